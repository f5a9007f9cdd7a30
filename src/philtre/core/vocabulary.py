"""The vocabulary of a game: every id and largest number of its moves, observations and pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from philtre.core.state import State


@dataclass(frozen=True)
class Vocabulary:
    """All ids of a match, as moves, views, events and observations use them, and the largest numbers.

    It is made of what every game declares, so it is the same for games of other packages.
    """

    actions: list[str]  # the notation of each action, in the order of their numbers
    moves: dict[str, dict[str, list[Any]]]  # each kind of move: its fields, and the values of each
    chance: list[int]  # the actions that are chance events; empty if the game does not tell their kinds
    things: dict[str, list[str]]  # ids that have names: of cards, potions, places, by what they are
    features: dict[str, list[list[str]]]  # each feature of observations: the ids along its axes
    maxima: dict[str, int]  # the largest number of each feature; 32767: no limit is known
    pieces: dict[str, int]  # the number of pieces of each kind, which never changes


def vocabulary_of(state: State) -> Vocabulary:
    """The vocabulary of a match, from any of its positions."""
    setup = state.get_setup()
    if setup is None:
        raise TypeError(
            f"a vocabulary needs a Setup in the attribute `setup`: {type(state).__name__} has none"
        )
    game = setup.game
    actions: list[str] = []
    chance: list[int] = []
    moves: dict[str, dict[str, dict[Any, None]]] = {}
    for action in range(game.action_count):
        move = game.move(action)
        actions.append(game.text(action))
        if move["kind"] in game.chance_kinds:
            chance.append(action)
        fields = moves.setdefault(move["kind"], {})
        for field, value in move.items():
            if field != "kind":
                fields.setdefault(field, {})[value] = None
    things: dict[str, list[str]] = {}
    for name in game.names("en"):
        kind, _, thing = name.partition("-")
        things.setdefault(kind, []).append(thing)
    spec = setup.encoder().spec
    return Vocabulary(
        actions,
        {kind: {field: list(found) for field, found in fields.items()} for kind, fields in moves.items()},
        chance,
        things,
        {feature.name: feature.labels for feature in spec.features},
        {feature.name: feature.high for feature in spec.features},
        state.piece_counts(),
    )
