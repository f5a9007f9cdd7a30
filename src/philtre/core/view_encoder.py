"""Observations of games without an encoder of their own: the fields of a view, hashed into a fixed number."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from philtre.core.encoder import MOST, Buffer, Encoder, Feature

if TYPE_CHECKING:
    from philtre.core.game import Game
    from philtre.core.state import State

SIZE: Final = 4096  # numbers of an observation


class ViewEncoder(Encoder):
    """Adds every number, flag and id of a view to a number that its path and id are hashed to.

    Two of them may share a number. It is slow, and good enough to begin with. Unlike other encoders, it names
    seats as the view does, not relative to the observing seat.
    """

    def __init__(self, game: Game) -> None:
        meaning = "numbers and ids of the view, each added at the hash of its path"
        super().__init__([Feature("view", [[str(n) for n in range(SIZE)]], MOST, meaning)], game.action_count)

    def write(self, state: State, seat: int, out: Buffer) -> None:
        first = out.place
        for place, number in hashed(msgspec.to_builtins(state.view(seat)), SIZE).items():
            out.place = first + place
            out.put(number)
        out.place = first + SIZE


def hashed(value: Any, size: int) -> dict[int, int]:
    """The sum of all leaves whose paths are hashed to the same one of `size` numbers, by that number."""
    counts: dict[int, int] = {}
    for path, number in flattened(value, ""):
        place = zlib.crc32(path.encode()) % size
        counts[place] = counts.get(place, 0) + abs(number)
    return counts


def flattened(value: Any, path: str) -> list[tuple[str, int]]:
    """Every leaf of nested dicts and lists with its path; an id is a part of its path, and counts 1."""
    if value is None:
        return []
    if isinstance(value, dict):
        return [leaf for key, part in value.items() for leaf in flattened(part, f"{path}.{key}")]
    if isinstance(value, (list, tuple)):
        return [leaf for place, part in enumerate(value) for leaf in flattened(part, f"{path}[{place}]")]
    if isinstance(value, bool):
        return [(path, int(value))]
    if isinstance(value, (int, float)):
        sign = "-" if value < 0 else ""
        return [(f"{path}{sign}", int(value))]
    return [(f"{path}={value}", 1)]
