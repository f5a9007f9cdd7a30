"""docs/protocol.md tells every message with every field, and nothing else: it is made from the structs."""

import dataclasses
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from tests.conftest import Golden

from philtre.core.advice import Threat
from philtre.core.message import Message
from philtre.protocol import VERSION, common, http, live
from philtre.server.app import ROUTES
from philtre.server.settings import Settings
from philtre.table import setup
from philtre.table.entries import Told

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
BEGIN, END = "<!-- made from the structs: pytest --golden writes it -->\n", "<!-- end -->"
COMPILED = {str: "str", dict: "dict[str, Any]"}  # the annotations that compiled classes keep


def kind_of(annotation: str) -> str:
    """A field's type as a reader wants it."""
    text = re.sub(r"Annotated\[(.+?), msgspec\.Meta\(.*?\)\]", r"\1", annotation)
    text = text.replace(" | UnsetType", "").replace("msgspec.Raw", "Move").replace(" | None", " or null")
    text = text.replace("Number", "int").replace("|", "or")
    return re.sub(r"\bNone\b", "null", text)


def names(kind: type) -> tuple[str, ...]:
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    assert dataclasses.is_dataclass(kind)
    return tuple(field.name for field in dataclasses.fields(kind))


def fields(kind: type) -> list[str]:
    written: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        written |= {
            name: COMPILED.get(note) or str(note)
            for name, note in vars(base).get("__annotations__", {}).items()
            if name in names(kind)
        }
    return [f"| `{name}` | {kind_of(written[name])} |" for name in names(kind)]


def told(kind: type) -> list[str]:
    """A struct or dataclass as a small table."""
    config = kind.__struct_config__ if issubclass(kind, msgspec.Struct) else None
    name = f"`{config.tag_field}: {config.tag}`" if config and config.tag else kind.__name__
    about = re.sub(r"\s+", " ", kind.__doc__ or "").strip()
    return [f"#### {name}", "", about, "", "| field | type |", "|---|---|", *fields(kind), ""]


def structs(module: Any) -> list[type[msgspec.Struct]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def reference() -> str:
    asked, heard = get_args(live.Asked), get_args(live.Heard)
    parts = [kind for kind in structs(live) if kind not in (*asked, *heard, live.Ask, live.Tell, live.Sides)]
    lines = [f"Version {VERSION}.", "", "### From the client, over a table's WebSocket", ""]
    for kind in asked:
        lines += told(kind)
    lines += ["### From the server, over a table's WebSocket", ""]
    for kind in heard:
        lines += told(kind)
    lines += ["### What they are made of", ""]
    made_of: list[type] = [
        Message,
        *structs(common),
        Told,
        *parts,
        Threat,
        setup.Setup,
        setup.Plan,
        setup.PerGame,
        setup.PerMove,
    ]
    for kind in made_of:
        lines += told(kind)
    lines += ["### The hall, over HTTP", "", "| call | what | body | answer |", "|---|---|---|---|"]
    for call in ROUTES:
        body = call.body.__name__ if call.body else ""
        answer = call.answer.__name__ if call.answer else "text"
        lines.append(f"| `{call.method} {call.path}` | {call.about} | {body} | {answer} |")
    lines.append("")
    for kind in structs(http):
        lines += told(kind)
    return "\n".join(lines)


def test_the_protocols_document_is_what_the_structs_say(golden: Golden, rewriting: bool) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{DOCUMENT} has lost its marks"
    golden(DOCUMENT, before + BEGIN + reference() + END + after)


def test_every_message_carries_the_version() -> None:
    for kind in (
        *get_args(live.Asked),
        *get_args(live.Heard),
        *[call.answer for call in ROUTES if call.answer],
    ):
        if kind is not http.Notes:
            assert "v" in kind.__struct_fields__, kind


def test_news_and_the_whole_tell_the_same_sides() -> None:
    sides = [name for name in live.News.__struct_fields__ if name in live.Sides.__struct_fields__]
    assert sides == [name for name in live.Whole.__struct_fields__ if name in sides]
    assert sides == list(live.Sides.__struct_fields__)
    assert sides == [
        field.name for field in msgspec.structs.fields(live.News) if field.default is msgspec.UNSET
    ]
    wanted, whole, news = (get_type_hints(kind) for kind in (live.Sides, live.Whole, live.News))
    for name in sides:
        assert whole[name] == wanted[name]
        assert news[name] == wanted[name] | msgspec.UnsetType


def test_every_setting_is_explained_for_who_hosts() -> None:
    hosting = (DOCUMENT.parent / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in hosting] == []
