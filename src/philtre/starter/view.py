"""The view of a seat, built field by field from the facts that it may know."""

from __future__ import annotations

import msgspec

from .state import Sprigs


class Herb(msgspec.Struct):
    """A herb, and how many sprigs of it are in the box."""

    herb: str
    count: int


class Player(msgspec.Struct):
    """A player's sprigs and points; None: a sprig that this seat may not see."""

    seat: int
    points: int
    hand: list[str | None]


class View(msgspec.Struct):
    """The table. Boards draw it, and what a move names lights up: here herbs, by their ids."""

    seat: int | None
    goal: int
    claimed: str | None
    number: int
    herbs: list[Herb]
    players: list[Player]


def look(state: Sprigs, seat: int | None) -> View:
    ids = state.tables.herbs
    claim = state.claimed() if state.claim >= 0 else {}
    players = []
    for other, hand in enumerate(state.hands):
        open_to_me = state.shown or other == seat
        herbs = [ids[herb] if open_to_me else None for herb, count in enumerate(hand) for _ in range(count)]
        players.append(Player(other, state.points[other], herbs))
    herbs_in_box = [Herb(herb, count) for herb, count in zip(ids, state.tables.counts, strict=True)]
    return View(
        seat, state.setup.number("goal"), claim.get("herb"), claim.get("number", 0), herbs_in_box, players
    )
