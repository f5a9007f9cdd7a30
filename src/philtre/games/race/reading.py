"""Reads the position texts of notation.py; omitted keys get default values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.state import CHANCE, NOBODY
from philtre.games.race.notation import may_be_fresh, place_text, usual_rolls
from philtre.games.race.rules.layout import (
    CAME,
    COINS,
    GOODS,
    NO_SEAT,
    NOWHERE,
    PLACE,
    POTIONS,
    ROW,
    SHIELDED,
    UNSEEN,
)
from philtre.games.race.rules.losing import held
from philtre.games.race.rules.moves import FACES, REROLL, RESOURCES, SPEED
from philtre.games.race.rules.phases import (
    AFTER,
    FINISHED,
    GIVING,
    MEETING,
    MOVING,
    PHASES,
    ROLLED,
    ROLLING,
    SPILLING,
    TRADING,
)
from philtre.games.race.rules.tables import LOSE_POTIONS, LOSE_RESOURCES, MARKET, RESOURCE
from philtre.text.position import number, one_of, read_entries, read_options, whole, wrong

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race

KEYS: Final = (
    "variant", "round", "turn", "phase", "rolls", "busy", "die", "steps", "met", "giver", "owed", "coins",
    "resources", "potions", "unseen", "shielded",
)  # fmt: skip
MOST: Final = 99_999


def read_position(game: Game, text: str) -> Race:
    """The state of a position text. Raises PhiltreError that names the faulty part."""
    from philtre.games.race.rules.state import Race

    places, _, rest = text.partition("|")
    given = read_entries(game, rest, KEYS, "behind the places")
    words = places.split()
    if len(words) not in game.seats:
        raise wrong("the places", "a space for each of two to four players", places.strip())
    variant = given.get("variant", "standard")
    one_of("variant", variant, list(game.variants))
    state = game.begin(variant, len(words), read_options(game, variant, given))
    assert isinstance(state, Race)
    for seat, word in enumerate(words):
        read_place(state, seat, word)
    read_turn(state, given)
    read_hands(state, given)
    read_question(state, given)
    check_question(state)
    return state


def read_place(state: Race, seat: int, word: str) -> None:
    tables = state.setup.tables
    who = f"player {seat + 1}"
    name, comes, origin = word.partition("<")
    place = one_of(who, name, tables.spaces)
    state.table[seat * ROW + PLACE] = place
    if comes:
        beside = [tables.spaces[other] for other in tables.neighbours(place)]
        one_of(f"{who}, behind <", origin, beside)
        state.table[seat * ROW + CAME] = tables.spaces.index(origin)


def read_turn(state: Race, given: dict[str, str]) -> None:
    setup = state.setup
    state.phase = one_of("phase", given.get("phase", "before"), list(PHASES))
    state.round = number(given, "round", 1, 1, int(setup.rounds))
    state.seat = number(given, "turn", 1, 1, int(setup.seats)) - 1
    state.rolls = number(given, "rolls", int(usual_rolls(state.phase)), int(usual_rolls(state.phase)), MOST)
    state.fresh = 1 if may_be_fresh(state) and given.get("busy") != "yes" else 0
    state.met = players(state, "met", given)


def players(state: Race, key: str, given: dict[str, str]) -> int:
    """A bit for each player named under the key."""
    found = 0
    for word in given[key].split(",") if key in given else []:
        found |= 1 << (whole(key, word, 1, int(state.setup.seats)) - 1)
    return found


def groups(state: Race, key: str, given: dict[str, str], usual: str) -> list[str]:
    seats = int(state.setup.seats)
    found = given[key].split("/") if key in given else [usual] * seats
    if len(found) != seats:
        raise wrong(key, f"{seats} groups with / between them", given[key])
    return found


def read_hands(state: Race, given: dict[str, str]) -> None:
    tables = state.setup.tables
    for seat, text in enumerate(groups(state, "coins", given, "0")):
        state.table[seat * ROW + COINS] = whole("coins", text, 0, MOST)
    for seat, text in enumerate(groups(state, "resources", given, "-")):
        read_held(state, seat, "resources", text, GOODS, list(RESOURCES))
    for seat, text in enumerate(groups(state, "potions", given, "-")):
        read_held(state, seat, "potions", text, POTIONS, tables.potions)
    unseen, shielded = players(state, "unseen", given), players(state, "shielded", given)
    for seat in range(int(state.setup.seats)):
        state.table[seat * ROW + UNSEEN] = unseen >> seat & 1
        state.table[seat * ROW + SHIELDED] = shielded >> seat & 1


def read_held(state: Race, seat: int, key: str, text: str, first: int, names: list[str]) -> None:
    for word in [] if text == "-" else text.split(","):
        name, colon, count = word.partition(":")
        place = seat * ROW + first + one_of(key, name, names)
        if state.table[place] != 0:
            raise PhiltreError(f"position: {key}: {name} stands twice for player {seat + 1}")
        state.table[place] = whole(key, count, 1, MOST) if colon else 1


def read_question(state: Race, given: dict[str, str]) -> None:
    """Reads the phase's own keys, and the actor."""
    phase = state.phase
    state.die = number(given, "die", 0, 1, FACES)
    state.steps = number(given, "steps", 0, 1, FACES)
    state.giver = number(given, "giver", NO_SEAT + 1, 1, int(state.setup.seats)) - 1
    state.owed = number(given, "owed", 0, 1, 99)
    if phase == ROLLING:
        state.actor = CHANCE
    elif phase == FINISHED:
        state.actor = NOBODY
    elif phase in (GIVING, SPILLING):
        if state.giver == NO_SEAT or state.owed == 0:
            raise wrong("phase", "giver= and owed= beside it", PHASES[phase])
        state.actor = state.giver
    elif state.giver != NO_SEAT:
        raise wrong("giver", "phase=give or phase=spill beside it", PHASES[phase])
    else:
        state.actor = state.seat


def check_question(state: Race) -> None:
    """Raises PhiltreError if the phase does not fit the position of the pieces, or other keys the phase."""
    tables = state.setup.tables
    phase = state.phase
    name = PHASES[phase]
    kind = tables.kind[state.place(state.seat)]
    attack = phase == GIVING and state.giver != state.seat
    if phase in (ROLLED, MOVING, MEETING) and state.die == 0:
        raise wrong("phase", "die= beside it", name)
    if state.die != 0 and not attack and phase not in (ROLLED, MOVING, MEETING):
        raise wrong("die", "a phase in which a roll is moved", name)
    if state.steps != 0 and not attack and phase not in (MOVING, MEETING):
        raise wrong("steps", "a phase in which a roll is moved", name)
    if state.steps > state.die or (phase == MOVING and state.steps == 0):
        raise wrong("steps", f"a number from 1 to {state.die}, what is left of the roll", str(state.steps))
    if state.owed != 0 and phase not in (GIVING, SPILLING):
        raise wrong("owed", "phase=give or phase=spill beside it", name)
    if phase == TRADING and kind != MARKET:
        raise wrong("phase", "the player to stand in the market", name)
    for seat in range(int(state.setup.seats)):
        passing = phase == MOVING and seat == state.seat
        if state.place(seat) == tables.market and state.table[seat * ROW + CAME] != NOWHERE and not passing:
            raise wrong(f"player {seat + 1}", "no heading, who stands in the market", place_text(state, seat))
    check_bags(state)
    if phase == GIVING:
        must_choose(held(state, state.giver, GOODS), "resources", state)
        laden = kind == RESOURCE and state.room(state.seat) < 0  # R30
        if not attack and kind != LOSE_RESOURCES and not laden:
            raise wrong("giver", "another player, or a space that takes resources", str(state.giver + 1))
    if phase == SPILLING:
        must_choose(held(state, state.giver, POTIONS), "potions", state)
        if state.giver != state.seat or kind != LOSE_POTIONS:
            raise wrong("giver", "the player on a space that takes potions", str(state.giver + 1))
    if phase == ROLLED and state.potion(state.seat, REROLL) == 0:
        raise wrong("phase", f"a potion {tables.potions[REROLL]} to decide about", name)
    if phase == AFTER and len(state.actions()) == 1:
        raise wrong("phase", f"a potion {tables.potions[SPEED]}, or in the market one to sell", name)
    if phase == MEETING and len(state.actions()) == 1:
        raise wrong("phase", "somebody on the space to attack, and a potion for it", name)


def check_bags(state: Race) -> None:
    """R30: raises PhiltreError if a player has more than the bag holds, unless it is being given up."""
    carry = int(state.setup.carry)
    for seat in range(int(state.setup.seats)) if carry else []:
        total = int(held(state, seat, GOODS))
        laden = state.phase == GIVING and seat == state.giver == state.seat
        if total > carry + (int(state.owed) if laden else 0):
            most = f"at most {carry} pieces for player {seat + 1}, which is what the bag holds"
            raise wrong("resources", most, str(total))


def must_choose(total: i64, what: str, state: Race) -> None:
    if total <= state.owed:
        who = f"player {state.giver + 1}"
        raise wrong("owed", f"less than the {total} {what} that {who} has", str(state.owed))
