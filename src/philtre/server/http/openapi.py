"""The hall's interface, told to machines: OpenAPI 3.1, made from the calls and their structs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from philtre.protocol import VERSION
from philtre.protocol.http import No
from philtre.server.http.routes import Call
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


def document(calls: Sequence[Call]) -> dict[str, Any]:
    """The whole description."""
    types = [No, *dict.fromkeys(kind for call in calls for kind in (call.answer, call.body) if kind)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, by_type)
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


def operation(call: Call, schemas: dict[Any, Any]) -> dict[str, Any]:
    named = re.findall(r"{(\w+)}", call.path)
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
        for name, about in call.query.items()
    ]
    content = (
        {"text/plain": {"schema": {"type": "string"}}}
        if call.answer is None
        else {"application/json": {"schema": schemas[call.answer]}}
    )
    described: dict[str, Any] = {
        "operationId": call.does.__name__,
        "summary": call.about,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": content},
            "4XX": refusal("Refused: nothing has changed, and the message says why.", schemas),
            "503": refusal("The server cannot do this now.", schemas),
        },
    }
    if call.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[call.body]}},
        }
    return described


def refusal(about: str, schemas: dict[Any, Any]) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schemas[No]}}}
