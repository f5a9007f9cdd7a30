"""Explains why a pointed-at piece is not selectable: the most specific refusal of the moves that name it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, NamedTuple

from philtre.core.game import Game
from philtre.core.message import Message, Refusal
from philtre.table.match import Match
from philtre.table.refused import Refused

CHANCE_DECIDES = "not-a-choice"  # the code of a refusal that says nothing about what a player could choose
MOST = 16  # moves of a kind that are looked at: others of it are refused for the same reasons


class Against(NamedTuple):
    """A kind of move, and why no such move is possible now."""

    kind: str
    refusal: Refusal


class Meant(NamedTuple):
    """A move that names a piece pointed at, the index of that field, and the refusal of the move."""

    kind: str
    place: int
    refusal: Refusal


def against(match: Match, chosen: list[str], about: list[str]) -> list[Against]:
    """Explain why the moves are refused that name all chosen pieces and one that is pointed at.

    Returns the nearest reason for the pieces pointed at, none if one can be chosen; with nothing pointed at,
    one for each kind of move that is not possible. Raises Refused if the game has no such move. The reasons
    are the game's refusals, which tell no more than the actor may know.
    """
    legal = set(match.legal())
    named: dict[str, list[tuple[int, int]]] = {}
    for action, move in enumerate(moves_of(match.game)):
        place = place_of(move, about)
        if place is not None and all(place_of(move, [piece]) is not None for piece in chosen):
            named.setdefault(str(move["kind"]), []).append((place, action))
    if not named:
        raise Refused(Message("why-no-move"))
    after = 1 + sum(not piece.startswith("kind:") for piece in chosen)  # where the next piece stands
    possible = {
        kind
        for kind, places in named.items()
        if any(action in legal and place in (0, after) for place, action in places)
    }
    if not about:
        meant = [refused(match, kind, places) for kind, places in named.items() if kind not in possible]
        return [likeliest(kind) for kind in meant if kind]
    every = [one for kind, places in named.items() for one in refused(match, kind, places)]
    return [nearest(every, {piece.rpartition(":")[2] for piece in about})] if every and not possible else []


def refused(match: Match, kind: str, places: list[tuple[int, int]]) -> list[Meant]:
    """The refusals of the moves of a kind; those come first that begin with a piece pointed at."""
    found = []
    for place, action in sorted(places)[:MOST]:
        refusal = match.state.why_not(action)
        if refusal is not None:
            found.append(Meant(kind, place, refusal))
    return found


@lru_cache(16)
def moves_of(game: Game) -> list[dict[str, Any]]:
    """Every move of a game, by its number."""
    return [game.move(action) for action in range(game.action_count)]


def place_of(move: dict[str, Any], about: list[str]) -> int | None:
    """The index of the field by which a move names one of these pieces; None if it names none.

    The kind is field 0; 0 also if `about` is empty. Fields such as `target_seat` count as `seat`.
    """
    if not about:
        return 0
    for place, (field, value) in enumerate(move.items()):
        name = "seat" if field.endswith("_seat") else field
        if str(value) in about or f"{name}:{value}" in about:
            return place
    return None


def likeliest(meant: list[Meant]) -> Against:
    """The reason that stands against most moves of a kind."""
    refusal, _ = Counter([one.refusal for one in meant]).most_common(1)[0]
    return Against(meant[0].kind, refusal)


def nearest(meant: list[Meant], named: set[str]) -> Against:
    """The reason that names a piece pointed at, stands against few kinds of move, and for an early field.

    Chance events count only if nothing else names the piece.
    """
    meant = [one for one in meant if one.refusal.code != CHANCE_DECIDES] or meant
    kinds = {(one.refusal.code, one.kind) for one in meant}
    shared = Counter([code for code, _ in kinds])
    often = Counter([one.refusal for one in meant])

    def distance(one: Meant) -> tuple[bool, int, int, int]:
        spoken = {str(value) for value in one.refusal.arguments.values()}
        return not spoken & named, shared[one.refusal.code], one.place, -often[one.refusal]

    best = min(meant, key=distance)
    return Against(best.kind, best.refusal)
