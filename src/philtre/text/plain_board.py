"""The generic board as text, at most eighty columns wide, made from the fields of any view."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from philtre.text.view_names import Thing, ViewNames, is_grid
from philtre.text.words import Words

WIDTH: Final = 78
STEP: Final = "  "
ELSEWHERE: Final = ("variant", "seat", "phase", "actor", "players")  # told by the page, or below
PLACED: Final = ("column", "row")  # where a browser draws a place


def plain_board(view: Any, words: Words) -> str:
    """Any view as text: facts, lists and grids, and a paragraph for each player."""
    import msgspec  # not at the top: `philtre --help` needs no board

    fields: Thing = msgspec.to_builtins(view)
    return "\n".join(PlainBoard(ViewNames(words, fields), fields).lines())


class PlainBoard:
    """A view that is written as lines."""

    def __init__(self, names: ViewNames, view: Thing) -> None:
        self.names = names
        self.view = view

    def lines(self) -> list[str]:
        shown = {
            field: value
            for field, value in self.view.items()
            if field not in ELSEWHERE and self.names.is_shown(field, value, top=True)
        }
        simple = {field: value for field, value in shown.items() if not isinstance(value, (list, dict))}
        lines = wrapped(" · ".join(self.inline(simple)), "")
        for field, value in shown.items():
            if field not in simple:
                lines += self.part(field, value, "")
        for place, player in enumerate(self.players()):
            lines += ["", *self.player(player, place)]
        return lines

    def players(self) -> list[Thing]:
        found = self.view.get("players")
        return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []

    def player(self, player: Thing, place: int) -> list[str]:
        seat = player.get("seat", place)
        says = self.names.words.say
        notes = [says("things-you")] if seat == self.view.get("seat") else []
        notes += [says("things-deciding")] if seat == self.view.get("actor") else []
        head = self.names.words.player(seat) + (f" ({', '.join(notes)})" if notes else "")
        rest = {field: value for field, value in player.items() if field != "seat"}
        return [head, *self.fields(rest, STEP)]

    # Parts

    def part(self, field: str, value: Any, indent: str) -> list[str]:
        """A list or a thing under its label."""
        label = self.names.label(field)
        if is_grid(value):
            return [f"{indent}{self.names.valued(label)}", *self.grid(value, indent + STEP)]
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            lines = [f"{indent}{self.names.valued(label)}"]
            for item in value:
                if isinstance(item, dict):
                    lines += self.thing(item, indent + STEP)
            return lines
        if isinstance(value, dict):
            return [f"{indent}{self.names.valued(label)}", *self.thing(value, indent + STEP)]
        return wrapped(self.names.valued(label, self.listed(field, value)), indent)

    def fields(self, thing: Thing, indent: str) -> list[str]:
        """The fields of a thing: what is short in one paragraph, then what has parts of its own."""
        shown = {
            field: value
            for field, value in thing.items()
            if field not in PLACED and self.names.is_shown(field, value, top=False)
        }
        deep = {field: value for field, value in shown.items() if self.is_deep(value)}
        short = {field: value for field, value in shown.items() if field not in deep}
        lines = wrapped(" · ".join(self.inline(short)), indent)
        for field, value in deep.items():
            lines += self.part(field, value, indent)
        return lines

    def thing(self, thing: Thing, indent: str) -> list[str]:
        """A thing by its id (with its number) or player, if its first field is one; then its other fields."""
        first, value = next(iter(thing.items()), ("", None))
        seat = isinstance(value, int) and first == "seat"
        if not (isinstance(value, str) or seat):
            return self.fields(thing, indent)
        name, rest = self.names.name(first, value), {**thing}
        del rest[first]
        if isinstance(value, str) and isinstance(rest.get("count"), int):
            name = self.counted(name, rest.pop("count"))
        lines = self.fields(rest, indent + STEP)
        deep = [value for value in thing.values() if self.is_deep(value)]
        if not deep and len(lines) == 1 and len(name) + len(lines[0]) < WIDTH:
            return [indent + self.names.valued(name, lines[0].strip())]
        return [f"{indent}{name}", *lines]

    def is_deep(self, value: Any) -> bool:
        return isinstance(value, dict) or (
            isinstance(value, list) and any(isinstance(one, dict) for one in value)
        )

    def inline(self, fields: Thing) -> list[str]:
        """Each field as a label and its value; what is merely true, as its label."""
        said = []
        for field, value in fields.items():
            label = self.names.label(field)
            if value is True:
                said.append(label)
            elif isinstance(value, list):
                said.append(self.names.valued(label, self.listed(field, value)))
            elif value is None:
                said.append(self.names.facedown(1))
            else:
                said.append(f"{label} {self.names.name(field, value)}")
        return said

    def listed(self, field: str, items: list[Any]) -> str:
        """Ids by their names, the same ones once with their number; the number of cards that lie facedown."""
        counts: dict[Any, int] = {}
        for item in items:
            key = str(item) if isinstance(item, list) else item
            counts[key] = counts.get(key, 0) + 1
        hidden = counts.pop(None, 0)
        said = []
        for item, count in counts.items():
            name = self.names.name(field, item)
            said.append(self.counted(name, count) if count > 1 else name)
        if hidden and self.names.hides(field, items):
            said.append(self.names.facedown(hidden))
        return ", ".join(said)

    def counted(self, name: str, count: int) -> str:
        return self.names.words.say("things-counted", name=name, count=count)

    # Grids

    def grid(self, things: list[Thing], indent: str) -> list[str]:
        """Rows and columns with the name of what lies there, then what else is to be known of it."""
        lying = {str(thing["at"]): thing for thing in things}
        columns = max(ord(at[0]) - 96 for at in lying)
        rows = max(int(at[1:]) for at in lying)
        letters = [chr(97 + column) for column in range(columns)]
        table = [[self.cell(lying.get(f"{letter}{row + 1}")) for letter in letters] for row in range(rows)]
        most = (WIDTH - len(indent) - 3) // columns - 1
        width = min(most, max(len(text) for line in table for text in line))
        lines = [indent + "   " + " ".join(letter.ljust(width) for letter in letters).rstrip()]
        for number, line in enumerate(table, 1):
            lines.append(
                (f"{indent}{number:2} " + " ".join(text[:width].ljust(width) for text in line)).rstrip()
            )
        for at, thing in lying.items():
            main = self.main(thing)
            rest = {field: value for field, value in thing.items() if field not in ("at", main)}
            rest = {
                field: value for field, value in rest.items() if self.names.is_shown(field, value, top=False)
            }
            said = " · ".join(
                self.inline({field: one for field, one in rest.items() if not self.is_deep(one)})
            )
            if said:
                lines += wrapped(self.names.valued(at, said), indent)
        return lines

    def main(self, thing: Thing) -> str:
        """The field that tells most of a thing on a grid; "" if that is not known."""
        return next((field for field, one in thing.items() if field != "at" and isinstance(one, str)), "")

    def cell(self, thing: Thing | None) -> str:
        if thing is None:
            return "."
        main = self.main(thing)
        return self.names.name(main, thing[main]) if main else "?"


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent + STEP, break_on_hyphens=False
    )
