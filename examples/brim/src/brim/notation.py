"""Positions as texts: `turn=1 phase=play hands=dew,mint/plum taken=0/1 cup=1:dew,2:plum last=- lifter=0`.

Hands and corks taken stand in the order of the seats; `1:dew` is a card and the seat that poured it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from philtre import CHANCE, NOBODY, PhiltreError
from philtre.core.setup import Setup
from philtre.text.position import number, one_of, read_entries, read_options, whole, words_of, wrong

from .state import Cup, Poured

if TYPE_CHECKING:
    from .game import Brim

KEYS = ("turn", "phase", "hands", "taken", "cup", "last", "lifter")
PHASES = {"play": 0, "deal": CHANCE, "over": NOBODY}


def write_position(state: Cup) -> str:
    ids = state.cards.ids

    def listed(words: list[str]) -> str:
        return ",".join(words) or "-"

    def cup(cards: list[Poured]) -> str:
        return listed([f"{seat + 1}:{ids[card]}" for seat, card in cards])

    hands = [listed([ids[card] for card, n in enumerate(hand) for _ in range(n)]) for hand in state.hands]
    phase = next(name for name, actor in PHASES.items() if actor == min(state.actor, 0))
    entries = {
        "turn": state.turn + 1,
        "phase": phase,
        "hands": "/".join(hands),
        "taken": "/".join(map(str, state.corks)),
        "cup": cup(state.cup),
        "last": cup(state.last),
        "lifter": state.lifter + 1,
        "corks": state.goal(),
    }
    return " ".join(f"{key}={value}" for key, value in entries.items())


def read_position(game: Brim, text: str) -> Cup:
    """The state of a text. Raises PhiltreError with the place and what was expected there."""
    given = read_entries(game, text, KEYS, "brim")
    ids = game.tables.ids
    rows = given.get("hands", "-/-").split("/")
    variant, seats = game.settle(None, len(rows))
    options = read_options(game, variant, given)

    def cup(key: str) -> list[Poured]:
        found = []
        for word in words_of(given.get(key, "-")):
            seat, _, card = word.partition(":")
            found.append(Poured(whole(key, seat, 1, seats) - 1, one_of(key, card, ids)))
        return found

    hands = [[0] * len(ids) for _ in rows]
    for hand, row in zip(hands, rows, strict=True):
        for word in words_of(row):
            hand[one_of("hands", word, ids)] += 1
    taken = given.get("taken", "/".join("0" * seats)).split("/")
    if len(taken) != seats:
        raise wrong("taken", f"{seats} numbers", given["taken"])
    corks = [whole("taken", one, 0, 5) for one in taken]
    setup: Any = Setup(game, variant, seats, options)
    turn = number(given, "turn", 1, 1, seats) - 1
    lifter = number(given, "lifter", 0, 0, seats) - 1
    state = Cup(setup, turn, hands, corks, cup("cup"), cup("last"), lifter)
    if (lifter < 0) != (not state.last):
        raise PhiltreError("position: last and lifter: expected both or neither")
    for card, left in enumerate(state.deck()):
        if left < 0:
            raise PhiltreError(f"position: there are only {game.tables.counts[card]} cards {ids[card]}")
    phase = given.get("phase", "play")
    state.actor = PHASES[list(PHASES)[one_of("phase", phase, list(PHASES))]] or turn
    if phase == "play" and not len(state.actions()):
        raise PhiltreError(f"position: player {turn + 1} has neither a card nor a cup to open")
    return state
