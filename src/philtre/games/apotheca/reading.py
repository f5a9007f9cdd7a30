"""Reads the position texts of notation.py; omitted keys get default values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.bits import bit, count
from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game
from philtre.core.state import CHANCE, NOBODY
from philtre.games.apotheca.notation import DEEDS, LETTERS, has_token, usual_left
from philtre.games.apotheca.rules.layout import COUNT, HAND, NO_CARD, NO_COLOUR, NO_SIDE
from philtre.games.apotheca.rules.market import (
    ARROW,
    ARROW_TO_NOBODY,
    PLAIN,
    SPACES,
    STACKED,
    START_TILE,
    colour_at,
    mark_at,
    marked,
    occupied,
)
from philtre.games.apotheca.rules.moves import COLOURS, name
from philtre.games.apotheca.rules.phases import (
    ACTING,
    DEALING,
    DECREEING,
    DRAWING,
    FETCHED,
    FINISHED,
    PHASES,
    PLACING,
    REFILLING,
    SATISFYING,
    STACKING,
)
from philtre.games.apotheca.rules.pools import MOST, fresh_facedown, set_pools, tiles_on
from philtre.text.position import (
    number,
    one_of,
    read_entries,
    read_options,
    whole,
    words_of,
    wrong,
)

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

CHANCE_PHASES: Final = ("deal", "draw", "overload", "refill", "top", "fetched")
KEYS: Final = (
    "variant", "seats", "turn", "left", "taken", "phase", "dealt", "drawn", "pending", "touched", "stood",
    "claiming", "restocking", "token", "gems", "active", "satisfied", "alley", "supply", "deck", "outside",
    "score", "decree", "scored", "winner", "ages", "pools",
)  # fmt: skip
# Keys that are allowed only in one variant, or only in certain phases.
IN_VARIANT: Final = {
    "outside": "solo", "score": "solo", "decree": "master", "scored": "master", "touched": "master",
    "stood": "master", "claiming": "master",
}  # fmt: skip
IN_PHASES: Final = {
    "dealt": ["deal"],
    "drawn": ["place"],
    "pending": ["refill", "fetched", "stack", "satisfy"],
    "touched": ["collect", "satisfy"],
    "stood": ["collect", "satisfy"],
    "claiming": ["collect", "satisfy"],
    "restocking": ["overload"],
    "winner": ["over"],
}


def read_position(game: Game, text: str) -> Apotheca:
    """The state of a position text. Raises PhiltreError that names the faulty part."""
    market, _, rest = text.partition("|")
    given = read_entries(game, rest, KEYS, "behind the market")
    variant, seats = read_variant(game, given)
    check_keys(given, variant, seats)
    from philtre.games.apotheca.rules.state import Apotheca

    state = game.begin(variant, seats, read_options(game, variant, given))
    assert isinstance(state, Apotheca)
    read_market(state, market)
    read_turn(state, given)
    read_hands(state, given)
    read_goods(state, given)
    read_pools(state, given)
    read_question(state, given)
    return state


def read_variant(game: Game, given: dict[str, str]) -> tuple[str, int]:
    variant = given.get("variant", "standard")
    seats = number(given, "seats", 1 if variant == "solo" else 2, 1, 4)
    return game.settle(variant, seats)


def check_keys(given: dict[str, str], variant: str, seats: int) -> None:
    """Raises PhiltreError for a key that its variant or phase does not allow, or a flag of a wrong value."""
    phase = given.get("phase", "act")
    one_of("phase", phase, list(PHASES))
    for key in given:
        if IN_VARIANT.get(key, variant) != variant:
            raise PhiltreError(f"position: {key} means something in variant {IN_VARIANT[key]} only")
        if key in IN_PHASES and phase not in IN_PHASES[key]:
            raise PhiltreError(f"position: {key} means something in phase {listed(IN_PHASES[key])} only")
    if "token" in given and (variant != "standard" or seats != 3):
        raise PhiltreError("position: token means something with three players in variant standard only")
    for key, word in (("token", "used"), ("claiming", "yes"), ("restocking", "yes")):
        one_of(key, given.get(key, word), [word])


def read_market(state: Apotheca, text: str) -> None:
    rows = text.split("/")
    if len(rows) != 4:
        raise wrong("the market", "four rows with / between them", text.strip())
    for row, line in enumerate(rows):
        words = line.split()
        if len(words) != 4:
            raise wrong(f"row {row + 1}", "four spaces", line.strip())
        for column, word in enumerate(words):
            if word != ".":
                read_tile(state, row * 4 + column, word)


def read_tile(state: Apotheca, cell: int, word: str) -> None:
    place = "space " + name(cell)
    if word.startswith("?"):
        raise PhiltreError(f"position: {place}: {word} hides its colour; a position must name it")
    colour = LETTERS.find(word[0].upper())
    if colour < 0:
        raise wrong(place, "a tile such as R, r1 or . for none", word)
    mark: int = PLAIN
    if word[0].isupper():
        if word[1:] == "*" and state.setup.solo:
            mark = STACKED
        elif len(word) > 1:
            raise wrong(place, f"{word[0]} for a face-up tile (R* is a stack, in solo only)", word)
    elif word[1:] == "2'" and state.setup.master:
        mark = START_TILE
    elif word[1:] == "0" and state.setup.solo:
        mark = ARROW_TO_NOBODY
    else:
        mark = ARROW + whole(place, word[1:], 1, int(state.setup.seats)) - 1
    state.tiles |= bit(colour * 16 + cell)
    state.marks |= marked(cell, mark)


def read_turn(state: Apotheca, given: dict[str, str]) -> None:
    setup = state.setup
    phase = PHASES.index(given.get("phase", "act"))
    state.phase = phase
    before = phase in (DEALING, DECREEING)
    last = 2000 if setup.solo else int(setup.turns)
    cycle = 2 * (int(setup.seats) - 1) if setup.master else int(setup.seats)
    state.turn = number(given, "turn", 0 if before else min(cycle + 1, last), 0 if before else 1, last)
    state.seat = 0 if before else setup.seat_of(state.turn)
    state.left = number(given, "left", int(usual_left(phase)), 0, 2)
    if phase == ACTING and state.left == 0:
        raise wrong("left", "an action left, since somebody must act", "0")
    known = [*DEEDS, *setup.tables.cards]
    for word in words_of(given.get("taken", "-")):
        index = one_of("taken", word, known)
        state.taken |= DEEDS[word] if index < len(DEEDS) else bit(index - len(DEEDS))
    if PHASES[phase] in CHANCE_PHASES:
        state.actor = CHANCE
    else:
        state.actor = NOBODY if phase == FINISHED else state.seat


def spaces_of(key: str, text: str) -> i64:
    spaces: i64 = 0
    for word in words_of(text):
        spaces |= bit(one_of(key, word, [name(cell) for cell in range(16)]))
    return spaces


def groups(state: Apotheca, key: str, given: dict[str, str]) -> list[str]:
    seats = int(state.setup.seats)
    found = given[key].split("/") if key in given else ["-"] * seats
    if len(found) != seats:
        raise wrong(key, f"{seats} groups with / between them", given[key])
    return found


def read_hands(state: Apotheca, given: dict[str, str]) -> None:
    """Reads the cards of players and stations; the remaining cards are the deck."""
    for seat, group in enumerate(groups(state, "active", given)):
        for word in words_of(group):
            state.active |= take_card(state, "active", word) << seat * HAND
    for seat, group in enumerate(groups(state, "satisfied", given)):
        for word in words_of(group):
            id, _, brew = word.partition(":")
            card = take_card(state, "satisfied", id)
            state.satisfied |= card << seat * HAND
            colour: i64 = one_of("satisfied", brew or "-", ["r", "b", "y"])
            state.brews |= colour << 2 * state.setup.tables.cards.index(id)
    stations = given.get("alley", "-,-,-").split(",")
    if len(stations) != 3:
        raise wrong("alley", "three cards (- for none)", given["alley"])
    state.alley = 0
    for station, word in enumerate(stations):
        card = NO_CARD if word == "-" else state.setup.tables.cards.index(checked_card(state, "alley", word))
        if word != "-":
            take_card(state, "alley", word)
        state.alley |= card << station * 4
    left = int(count(state.deck))
    if number(given, "deck", left, 0, 15) != left:
        raise wrong("deck", f"{left}, the cards that lie nowhere else", given["deck"])


def checked_card(state: Apotheca, key: str, word: str) -> str:
    one_of(key, word, state.setup.tables.cards)
    return word


def take_card(state: Apotheca, key: str, word: str) -> i64:
    card = bit(one_of(key, word, state.setup.tables.cards))
    if state.deck & card == 0:
        raise PhiltreError(f"position: {key}: {word} is in two places, or not in this deck")
    state.deck &= ~card
    return card


def read_goods(state: Apotheca, given: dict[str, str]) -> None:
    """Reads gems, the drawn tile and the supply; the remaining tiles are out of play."""
    if "gems" in given:
        for seat, group in enumerate(groups(state, "gems", given)):
            numbers = group.split(",")
            if len(numbers) != 3:
                raise wrong("gems", "three numbers a player: rubies, sapphires, topazes", group)
            for colour, text in enumerate(numbers):
                state.add_gems(seat, colour, whole("gems", text, 0, 9999))
    if "drawn" in given:
        state.drawn = one_of("drawn", given["drawn"], ["r", "b", "y"])
    for word in words_of(given.get("scored", "-")):
        state.scored |= bit(one_of("scored", word, list(COLOURS)))
    supply = given["supply"].split(",") if "supply" in given else None
    if supply is not None and len(supply) != 3:
        raise wrong("supply", "three numbers: ruby, sapphire, topaz", given["supply"])
    state.supply = 0
    for colour in range(3):
        there = int(state.setup.tables.potions[colour] - count(state.tiles >> colour * 16 & SPACES))
        there -= 1 if state.drawn == colour else 0
        place = f"{COLOURS[colour]} tiles"
        if there < 0:
            raise PhiltreError(f"position: {place}: there are {-there} more than the box holds")
        left = (
            whole("supply", supply[colour], 0, there) if supply else max(0, there - usual_kept(state, colour))
        )
        state.supply |= left << colour * COUNT
        state.kept |= (there - left) << colour * COUNT


def read_pools(state: Apotheca, given: dict[str, str]) -> None:
    """Reads the epochs of facedown tiles, and the supplies that they were drawn from."""
    if ("ages" in given) != ("pools" in given):
        raise PhiltreError("position: ages and pools go together, or both are left out")
    if "ages" not in given:
        return
    pools = [read_pool(text, state) for text in given["pools"].split("/")]
    if len(pools) < 3 or len(pools) % 2 == 0 or len(pools) > 2 * MOST + 1:
        raise wrong(
            "pools", f"the supply at the beginning and end of 1 to {MOST} epochs, and now", given["pools"]
        )
    epochs = len(pools) // 2
    drawn = [0] * (epochs + 1)
    down = state.down()
    for word in words_of(given["ages"]):
        space, _, age = word.partition(":")
        cell = one_of("ages", space, [name(cell) for cell in range(16)])
        if (
            down >> cell & 1 == 0
            or mark_at(state.marks, cell) == START_TILE
            or mark_at(state.ages, cell) != 0
        ):
            raise wrong("ages", "facedown tiles that are no start tiles, each once", word)
        epoch = whole("ages", age, 1, epochs)
        state.ages |= marked(cell, epoch)
        drawn[epoch - 1] += int(bit(colour_at(state.tiles, cell) * COUNT))
    drawn[epochs] = int(tiles_on(state, fresh_facedown(state)))
    if state.drawn != NO_COLOUR:
        drawn[epochs] += int(bit(state.drawn * COUNT))
    ends = [*pools[1::2], int(state.supply)]
    for start, tiles, end in zip(pools[::2], drawn, ends, strict=True):
        for colour in range(3):
            before, hidden, after = (pool >> colour * COUNT & 0xFF for pool in (start, tiles, end))
            if before < hidden + after:
                raise wrong("pools", "supplies that the tiles can have been drawn from", given["pools"])
    set_pools(state, pools)


def read_pool(text: str, state: Apotheca) -> int:
    numbers = text.split(".")
    if len(numbers) != 3:
        raise wrong("pools", "three numbers a supply: ruby, sapphire, topaz", text)
    counts = [
        whole("pools", number, 0, int(potions))
        for number, potions in zip(numbers, state.setup.tables.potions, strict=True)
    ]
    return sum(number << colour * COUNT for colour, number in enumerate(counts))


def usual_kept(state: Apotheca, colour: int) -> int:
    """The default number of tiles out of play: three for each satisfied apothecary or master's match."""
    if state.setup.solo:
        return 0
    kept = 3 * int(state.scored >> colour & 1)
    for seat in range(int(state.setup.seats)):
        for card in range(15):
            if state.satisfied_by(seat) >> card & 1 != 0 and state.brews >> 2 * card & 3 == colour:
                kept += 3
    return kept


def read_question(state: Apotheca, given: dict[str, str]) -> None:
    """Reads the phase's own keys. Raises PhiltreError if its actor has no legal action."""
    setup = state.setup
    phase = state.phase
    state.outside = spaces_of("outside", given.get("outside", "-")) if setup.solo else 0
    state.score = number(given, "score", 0, 0, 9999)
    if setup.master:
        if "decree" in given:
            state.decree = one_of("decree", given["decree"], list(COLOURS))
        elif phase not in (DEALING, DECREEING):
            raise PhiltreError("position: decree is missing: expected decree=ruby, sapphire or topaz")
    if has_token(state):
        state.token = 0 if "token" in given else 1
    steps = len(setup.deal) + int(setup.seats - setup.first_holder) + 3
    state.dealt = number(given, "dealt", 0 if phase == DEALING else steps, 0, steps)
    state.claiming = 1 if "claiming" in given else 0
    state.restocking = 1 if phase in (DRAWING, PLACING) or "restocking" in given else 0
    state.touched = (
        SPACES if state.claiming != 0 or not setup.master else spaces_of("touched", given.get("touched", "-"))
    )
    state.stood = spaces_of("stood", given.get("stood", "-"))
    state.winner = number(given, "winner", 0, 1, int(setup.sides)) - 1 if "winner" in given else NO_SIDE
    if phase == REFILLING:
        state.pending = one_of("pending", given.get("pending", ""), list(COLOURS))
    elif phase == FETCHED:
        state.pending = one_of("pending", given.get("pending", ""), [name(cell) for cell in range(16)])
    elif phase in (STACKING, SATISFYING):
        spaces = spaces_of("pending", given.get("pending", "-"))
        if spaces & ~occupied(state.tiles) != 0 or spaces == 0:
            raise wrong("pending", "the spaces of the match", given.get("pending", ""))
        low = 0
        while spaces >> low & 1 == 0:
            low += 1
        state.pending = spaces | colour_at(state.tiles, low) << 16
    if phase == PLACING and state.drawn == NO_COLOUR:
        raise PhiltreError("position: drawn is missing: expected drawn=r, b or y")
    if state.actor >= 0 and len(state.actions()) == 0:
        raise PhiltreError(
            f"position: player {state.seat + 1} must decide ({PHASES[phase]}), but has nothing to choose from"
        )
    if state.actor == CHANCE and not state.outcomes():
        raise PhiltreError(f"position: chance is to draw ({PHASES[phase]}), but nothing can be drawn")
