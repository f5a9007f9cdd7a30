"""The observations of a seat in a position, as bytes that can be compared."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from philtre.core.message import Refusal
from philtre.core.state import State

AROUND: Final = 24


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def visible(state: State, seat: int | None) -> dict[str, bytes]:
    """Everything that a seat (None: a spectator) can observe of a position, by name."""
    prompt = state.prompt()
    seen = {
        "actor": encoded(state.actor),
        "over": encoded(state.over),
        "prompt": encoded([prompt.id, prompt.arguments]),
        "view": encoded(state.view(seat)),
    }
    if state.actor == seat:
        seen["moves"] = encoded(list(state.actions()))
    if state.over:
        seen["returns"] = encoded(state.returns())
    return seen


def everything(state: State, viewers: list[int | None]) -> dict[str, bytes]:
    """Everything that a position answers, hidden information included, by name."""
    whole = {
        "position": state.position().encode(),
        "actions": encoded(list(state.actions())),
        "outcomes": encoded(state.outcomes()),
    }
    for seat in viewers:
        whole |= {f"{what} for {viewer(seat)}": seen for what, seen in visible(state, seat).items()}
    return whole


def reason(refusal: Refusal | None) -> bytes:
    """A refusal as bytes."""
    return encoded(None if refusal is None else [refusal.code, refusal.rule, refusal.arguments])


def viewer(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def difference(one: dict[str, bytes], other: dict[str, bytes]) -> str | None:
    """The first difference between two sets of observations, with the bytes around it; None if equal."""
    for what in [*one, *[what for what in other if what not in one]]:
        if one.get(what) != other.get(what):
            first, second = excerpts(one.get(what, b""), other.get(what, b""))
            return f"{what} ({first!r} became {second!r})"
    return None


def excerpts(one: bytes, other: bytes) -> tuple[str, str]:
    """The two texts around the first place where they differ."""
    place = 0
    while place < min(len(one), len(other)) and one[place] == other[place]:
        place += 1
    first = max(0, place - AROUND)
    return one[first : place + AROUND].decode(errors="replace"), other[first : place + AROUND].decode(
        errors="replace"
    )
