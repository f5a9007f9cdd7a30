"""Refusals: the reason why an action is not legal, using only information that the player may have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from philtre.core.bits import count, lowest
from philtre.core.message import Refusal
from philtre.core.state import CHANCE, NOBODY
from philtre.games.apotheca.rules.layout import DECREED, HIRED, NO_CARD, RESTOCKED, REVEALED
from philtre.games.apotheca.rules.market import occupied
from philtre.games.apotheca.rules.matching import collectable
from philtre.games.apotheca.rules.moves import (
    ACTION_COUNT,
    COLLECT,
    COLOURS,
    DECREE,
    DONE,
    FETCH,
    HIRE,
    HIRE_ANY,
    HIRE_TOP,
    PLACE,
    POWERS,
    RESTOCK,
    SATISFY,
    SHADOW_SWAP,
    STACK,
    SWAPPERS,
    TILE,
    USE,
    USES,
    WIZARDING_WINDS,
    name,
)
from philtre.games.apotheca.rules.phases import (
    ACTING,
    COLLECTING,
    DECREEING,
    EXTRA,
    FETCHING,
    PLACING,
    SATISFYING,
    STACKING,
)
from philtre.games.apotheca.rules.restocking import own_facedown
from philtre.games.apotheca.rules.using import usable

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def why_not(state: Apotheca, action: int) -> Refusal | None:
    """The first reason against the action; None if it is legal."""
    if state.actor == NOBODY:
        return Refusal("over", "A30")
    if state.actor == CHANCE:
        return Refusal("chance-first", "A12")
    if not 0 <= action < ACTION_COUNT or TILE <= action < USE:
        return Refusal("not-a-choice", "A6")
    if action in list(state.actions()):
        return None
    phase = state.phase
    if phase != ACTING and phase != EXTRA:
        return other_question(state, action)
    if action >= USE:
        return against_power(state, action)
    if action < PLACE:
        return against_reveal(state, action)
    if action == RESTOCK:
        return against_restock(state)
    if HIRE <= action <= HIRE_TOP:
        return against_hire(state, action)
    if DECREE <= action < SATISFY:
        return against_decree(state, action - DECREE)
    if action == DONE:
        return Refusal("must-act", "A6")
    return Refusal("not-asked", "A6")


def other_question(state: Apotheca, action: int) -> Refusal:
    """The refusal while the game asks for something other than an action of the turn."""
    phase = state.phase
    spaces = {"at": name(action % 16)}
    if phase == PLACING and PLACE <= action < FETCH:
        return Refusal("not-empty", "A12", spaces)
    if phase == FETCHING and FETCH <= action < COLLECT:
        if state.outside >> (action - FETCH) & 1 == 0:
            return Refusal("nothing-outside", "A35", spaces)
        return Refusal("not-empty", "A35", spaces)
    if phase == COLLECTING and COLLECT <= action < STACK:
        for match in collectable(state):
            if match >> (action - COLLECT) & 1 != 0:  # A28: one action for a match
                return Refusal("match-by-first", "A28", {"at": name(int(lowest(match)))})
        return Refusal("no-match", "A28", spaces)
    if phase == STACKING and STACK <= action < RESTOCK:
        return Refusal("not-in-match", "A36", spaces)
    if phase == SATISFYING and SATISFY <= action < TILE:
        return not_active(state, action - SATISFY)
    asked = {
        int(PLACING): ("place-first", "A12"),
        int(FETCHING): ("fetch-first", "A35"),
        int(COLLECTING): ("collect-first", "A28"),
        int(STACKING): ("stack-first", "A36"),
        int(SATISFYING): ("satisfy-first", "A28"),
        int(DECREEING): ("decree-first", "A38"),
    }
    code, rule = asked[int(phase)]
    return Refusal(code, rule)


def not_active(state: Apotheca, card: int) -> Refusal:
    """The refusal of an apothecary that is not active for the player."""
    apothecary = {"apothecary": state.setup.tables.cards[card]}
    if state.satisfied_by(state.seat) >> card & 1 != 0:
        return Refusal("already-satisfied", "A9", apothecary)
    return Refusal("not-yours", "A28", apothecary)


def against_reveal(state: Apotheca, cell: int) -> Refusal:
    if state.taken & REVEALED != 0:
        return Refusal("already-revealed", "A9")
    if occupied(state.tiles) >> cell & 1 == 0:
        return Refusal("no-tile", "A11", {"at": name(cell)})
    return Refusal("not-facedown", "A11", {"at": name(cell)})


def against_restock(state: Apotheca) -> Refusal:
    if state.setup.solo:
        return Refusal("no-restock-in-solo", "A34")
    if state.taken & RESTOCKED != 0:
        return Refusal("already-restocked", "A9")
    enough = int(state.setup.tables.facedown)
    if state.setup.own_restock and count(own_facedown(state)) >= enough:
        return Refusal("enough-of-your-own", "H1", {"count": enough})
    if not state.setup.own_restock and count(state.down()) >= enough:
        return Refusal("enough-facedown", "A12", {"count": enough})
    if state.supply == 0:
        return Refusal("supply-empty", "A12")
    return Refusal("market-full", "A12")


def against_hire(state: Apotheca, action: int) -> Refusal:
    if state.setup.master and state.seat == 0:
        return Refusal("master-never-hires", "A39")
    if state.taken & HIRED != 0:
        return Refusal("already-hired", "A9")
    if action >= HIRE_ANY:
        if state.setup.solo:
            return Refusal("one-price-in-solo", "A34")
        if action == HIRE_TOP and state.deck == 0:
            return Refusal("deck-empty", "A13")
    station = action - HIRE if action < HIRE_ANY else action - HIRE_ANY
    if station < 3 and state.station(station) == NO_CARD:
        return Refusal("station-empty", "A13", {"station": COLOURS[station]})
    if action >= HIRE_ANY:
        return Refusal("one-of-each-needed", "A13")
    price = int(state.setup.hire_price)
    rule = "A34" if state.setup.solo else "A13"
    return Refusal("gems-needed", rule, {"gem": COLOURS[station], "count": price})


def against_decree(state: Apotheca, colour: int) -> Refusal:
    if not state.setup.master or state.seat != 0:
        return Refusal("no-decree", "A39")
    if state.taken & DECREED != 0:
        return Refusal("already-decreed", "A9")
    if state.decree == colour:
        return Refusal("same-decree", "A39", {"colour": COLOURS[colour]})
    price = int(state.setup.tables.decree_price)
    return Refusal("gems-needed", "A39", {"gem": COLOURS[colour], "count": price})


def against_power(state: Apotheca, action: int) -> Refusal:
    """The refusal of a power that is not available, or of a use that the market does not allow."""
    use = USES[action - USE]
    power = use.power
    apothecary: dict[str, Any] = {"apothecary": state.setup.tables.cards[power]}
    if usable(state) >> power & 1 == 0:
        if state.taken >> power & 1 != 0:
            return Refusal("already-used", "A9", apothecary)
        if not state.setup.master or state.seat != 0:
            return not_active(state, power)
        for colour in range(3):
            if state.station(colour) == power:
                price = int(state.setup.tables.alley_price)
                return Refusal("gems-needed", "A39", {"gem": COLOURS[colour], "count": price})
        return Refusal("not-in-alley", "A39", apothecary)
    return against_use(state, power, use.swaps)


def against_use(state: Apotheca, power: int, swaps: list[tuple[int, int]]) -> Refusal:
    taken = occupied(state.tiles)
    if power in SWAPPERS:
        for cell in swaps[0]:
            if taken >> cell & 1 == 0:
                return Refusal("no-tile", "A15", {"at": name(cell)})
        if power == SHADOW_SWAP:
            return Refusal("one-face-each", "A21")
        return Refusal("unchanged", "A14")
    if power == WIZARDING_WINDS:
        return Refusal("nothing-moves", "A23")
    if POWERS[power] in ("faithful-float", "reptilian-rush", "tetratwist"):
        spaces = 0
        for one, other in swaps:
            spaces |= 1 << one | 1 << other
        return Refusal("nothing-there" if taken & spaces == 0 else "unchanged", "A14")
    for start, target in swaps:
        if taken >> start & 1 == 0:
            return Refusal("no-tile", "A15", {"at": name(start)})
        if taken >> target & 1 != 0 and target != swaps[0][0]:  # a follower takes the lead's own place
            return Refusal("not-empty", "A15", {"at": name(target)})
    return Refusal("no-partner", "A20", {"at": name(swaps[0][0])})
