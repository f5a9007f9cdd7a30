"""The structs as TypeScript declarations, for the browser client: written once, and checked by a test."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from philtre.core.registry import game, list_games
from philtre.protocol import VERSION, http, live

HEAD = "// Made from the Python structs by `make golden`. Do not edit.\n"

PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "any",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.RawType: "Move",  # the only thing that is encoded beforehand
}


def protocol() -> str:
    """The declarations of every message, over HTTP and over a table's WebSocket."""
    unions = [("Asked", live.Asked), ("Heard", live.Heard)]
    http_structs = [
        kind for kind in vars(http).values() if is_struct(kind) and kind.__module__ == http.__name__
    ]
    structs = [*http_structs, live.Move, *(kind for _, union in unions for kind in get_args(union))]
    lines = [f"export const VERSION = {VERSION};", ""]
    lines += [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};"
        for name, union in unions
    ]
    return HEAD + "\n" + "\n".join(lines) + "\n\n" + declarations(structs)


def views() -> dict[str, str]:
    """The view of each game, for its board."""
    return {name: HEAD + "\n" + declarations([view_of(name)]) for name in list_games()}


def view_of(name: str) -> type[msgspec.Struct]:
    """The class of a game's view."""
    view = game(name).parts.view_type
    assert view is not None, f"{name} declares no view_type"
    return view


def declarations(structs: Iterable[type[msgspec.Struct]]) -> str:
    """An interface for each struct, and for each that it is made of."""
    found: dict[str, str] = {}
    for struct in structs:
        info = types.type_info(struct)
        assert isinstance(info, types.StructType)
        declare(info, found)
    return "\n".join(found.values())


def declare(info: types.StructType | types.DataclassType, found: dict[str, str]) -> None:
    name = info.cls.__name__
    if name in found:
        return
    found[name] = ""  # it may hold itself
    lines = [f"/** {about(info.cls)} */", f"export interface {name} {{"]
    if isinstance(info, types.StructType) and info.tag_field:
        lines.append(f"  {info.tag_field}: {info.tag!r};".replace("'", '"'))
    for field in info.fields:
        optional = "" if field.required or not may_be_left_out(info) else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type, found)};")
    found[name] = "\n".join([*lines, "}", ""])


def may_be_left_out(info: types.StructType | types.DataclassType) -> bool:
    """True if fields with a default may be absent: in requests, moves and messages of changes."""
    if isinstance(info, types.DataclassType):
        return False
    return info.forbid_unknown_fields or issubclass(info.cls, (live.Ask, live.News, live.Move))


def about(struct: type) -> str:
    return re.sub(r"\s+", " ", vars(struct).get("__doc__") or f"{struct.__name__}.")


def written(kind: types.Type, found: dict[str, str]) -> str:
    """A type in TypeScript."""
    if isinstance(kind, types.Metadata):
        return written(kind.type, found)
    if isinstance(kind, (types.StructType, types.DataclassType)):
        declare(kind, found)
        return kind.cls.__name__
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, types.UnionType):
        parts = [written(part, found) for part in kind.types]
        return " | ".join(dict.fromkeys(parts))
    if isinstance(kind, (types.ListType, types.VarTupleType)):
        item = written(kind.item_type, found)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(written(item, found) for item in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        key = kind.key_type  # that of JSON is text, also where a compiled class has lost the type
        text = "string" if isinstance(key, types.AnyType) else written(key, found)
        return f"Record<{text}, {written(kind.value_type, found)}>"
    return PLAIN[type(kind)]


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
