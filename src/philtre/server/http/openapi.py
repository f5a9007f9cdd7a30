"""OpenAPI: the HTTP API described to machines (OpenAPI 3.1), made from the routes and their structs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from philtre.protocol import VERSION
from philtre.protocol.http import No
from philtre.server.http.api import ApiRoute
from philtre.server.store.history import RESULTS

REF = "#/components/schemas/{name}"
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
TEXT = {"type": "string", "maxLength": 200}
TEXTS = {
    "watch": TEXT,
    "game": TEXT,
    "who": TEXT,
    "result": {"enum": sorted(RESULTS)},
}  # all else are numbers


def document(routes: Sequence[ApiRoute]) -> dict[str, Any]:
    """The whole description."""
    types = [No, *dict.fromkeys(kind for route in routes for kind in (route.answer, route.body) if kind)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "philtre",
            "version": str(VERSION),
            "description": "The hall: tables and games.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(route: ApiRoute, schemas: dict[Any, Any]) -> dict[str, Any]:
    named = re.findall(r"{(\w+)}", route.path)
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named
    ]
    parameters += [
        {
            "name": name,
            "in": "query",
            "description": about,
            "schema": TEXTS.get(name, NUMBER),
        }
        for name, about in route.query.items()
    ]
    content = (
        {"text/plain": {"schema": {"type": "string"}}}
        if route.answer is None
        else {"application/json": {"schema": schemas[route.answer]}}
    )
    described: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.about,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": content},
            "4XX": refusal("Refused: nothing has changed, and the message says why.", schemas),
            "503": refusal("The server cannot do this now.", schemas),
        },
    }
    if route.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[route.body]}},
        }
    return described


def refusal(about: str, schemas: dict[Any, Any]) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schemas[No]}}}
