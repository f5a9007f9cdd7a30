"""Names for the fields and ids of a view, from a game's words: `field-NAME` and its attributes.

The generic board of the browser reads them in the same way (`web/src/lib/board/names.ts`).
"""

from __future__ import annotations

import re
from typing import Any, Final

from philtre.text.words import Words

Thing = dict[str, Any]
COORDINATE: Final = re.compile(r"[a-z][1-9]\d?")
FACEDOWN: Final = "facedown"


class ViewNames:
    """Names for one view, which must consist of dicts, lists and plain values."""

    def __init__(self, words: Words, view: Thing) -> None:
        self.words = words
        self._known: dict[str, str] = {}  # by id: a field that has a name for it
        self._learn("", view)

    def _learn(self, field: str, value: Any) -> None:
        if isinstance(value, list):
            for item in value:
                self._learn(field, item)
        elif isinstance(value, dict):
            for name, item in value.items():
                self._learn(name, item)
        elif isinstance(value, str) and self.words.has(f"{field}-{value}"):
            self._known.setdefault(value, field)

    def told(self, field: str, attribute: str) -> str:
        """The attribute of a field's label in the words; "" if there is none."""
        return (
            self.words.say(f"field-{field}", attribute) if self.words.has(f"field-{field}", attribute) else ""
        )

    def label(self, field: str) -> str:
        found = self.words.has(f"field-{field}")
        return self.words.say(f"field-{field}") if found else field.replace("_", " ").capitalize()

    def valued(self, label: str, value: str = "") -> str:
        """A label with its value, or as the heading of what follows."""
        return self.words.say("things-valued", name=label, value=value).rstrip()

    def is_seat(self, field: str) -> bool:
        return field == "seat" or field.endswith("_seat") or self.told(field, "of") == "seat"

    def name(self, field: str, value: Any) -> str:
        """An id, a number, a seat, a yes: as one says it."""
        if isinstance(value, bool):
            return self.words.say("yes" if value else "no")
        if isinstance(value, int) and self.is_seat(field):
            return self.words.player(value)
        if not isinstance(value, str):
            return str(value)
        categories = (self.told(field, "of"), field, field.removesuffix("s"), self._known.get(value, ""))
        for id in [f"{one}-{value}" for one in categories if one] + [f"board-kind-{value}", f"power-{value}"]:
            if self.words.has(id):
                return self.words.say(id, count=1)
        return value.replace("-", " ")

    def facedown(self, count: int) -> str:
        return self.words.say("things-facedown", count=count)

    def hides(self, field: str, items: list[Any] | None = None) -> bool:
        """Whether None in this field is a card that lies facedown.

        In a list of ids it is, in a list of things and elsewhere it is nothing; `.none` says otherwise.
        """
        said = self.told(field, "none")
        if said:
            return said == FACEDOWN
        return items is not None and not any(isinstance(item, dict) for item in items)

    def is_empty(self, field: str, value: Any) -> bool:
        """Whether there is nothing to show."""
        if value is None:
            return not self.hides(field)
        if isinstance(value, list):
            hidden = self.hides(field, value)
            return all(not hidden if item is None else self.is_empty("", item) for item in value)
        if isinstance(value, dict):
            return all(item == 0 or self.is_empty(name, item) for name, item in value.items())
        return value is False or value == ""

    def is_shown(self, field: str, value: Any, top: bool) -> bool:
        """Whether a field is shown, of the table itself (`top`) or of a thing."""
        shown, zero = self.told(field, "shown"), self.told(field, "zero")
        if self.is_empty(field, value) or shown == "no" or (top and shown):
            return False
        if isinstance(value, bool) or value != 0:
            return True
        return (zero == "yes" or self.is_seat(field)) if top else zero != "no"


def is_grid(value: Any) -> bool:
    """Whether a value is a list of things that lie at coordinates such as a1."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(
            isinstance(item, dict) and next(iter(item), "") == "at" and COORDINATE.fullmatch(str(item["at"]))
            for item in value
        )
    )
