"""Reads the position texts of notation.py; omitted keys get default values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.state import CHANCE, NOBODY
from philtre.games.elixir.notation import CELLS, MARKS, TURN, has_victim, own, seats_of
from philtre.games.elixir.rules.evidence import (
    BREWED,
    DRANK,
    ENDED,
    LOOKED,
    MISSED,
    RAN_OUT,
    SPRUNG,
    STOLEN,
    TAKEN,
    TRICKED,
    about,
    entry,
    other_of,
    seat_of,
    what_of,
    with_pack,
)
from philtre.games.elixir.rules.frames import FRAME, frame
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    BANE,
    CARRIED,
    CREDIT,
    GOLD,
    HAND,
    HEALERS,
    HIRED,
    LAB,
    MOST_LEVELS,
    NO_STRANGER,
    PLACE,
    SHELF,
    TABLE,
    UNSEEN,
)
from philtre.games.elixir.rules.packing import many, one, sort_of, total, written
from philtre.games.elixir.rules.phases import (
    ADDING,
    ARRIVING,
    ATTACKED,
    BREWING,
    BURGLED,
    CHANCE_PHASES,
    EARNING,
    ENDING,
    FACING,
    FINDING,
    FINISHED,
    HEALING,
    HIRING,
    LOOKING,
    MOVING,
    MOVING_IN,
    PHASES,
    ROBBED,
    SMASHING,
    WALKING,
)
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
    from philtre.games.elixir.rules.state import Elixir

KEYS: Final = (
    "variant", "seats", "round", "player", "phase", "labs", "at", "gold", "pile", "carried", "shelf", "table",
    "hired", "active", "credit", "alley", "strangers", "chart", "past", "stranger", "victim", "cell",
    "resuming", "turn", "healed", "die", "winners",
)  # fmt: skip
DEFAULT_LABS: Final = (0, 2, 1, 3)
WITH_STRANGER: Final = (HIRING, FACING, WALKING, LOOKING, SMASHING)
INTERRUPTED: Final = (*WITH_STRANGER, EARNING, HEALING, MOVING, ARRIVING, BREWING, ADDING, ENDING)


def read_position(game: Game, text: str) -> Elixir:
    """The state of a position text. Raises PhiltreError that names the faulty part."""
    given = read_entries(game, text, KEYS, "the text")
    seats = number(given, "seats", 2, 2, 4)
    variant, seats = game.settle(given.get("variant", "standard"), seats)
    from philtre.games.elixir.rules.state import Elixir

    state = game.begin(variant, seats, read_options(game, variant, given))
    assert isinstance(state, Elixir)
    read_turn(state, given)
    read_wizards(state, given)
    read_goods(state, given)
    read_strangers(state, given)
    read_alley(state, given)
    read_chart(state, given)
    read_active(state, given)
    read_past(state, given)
    read_gold(state, given)
    read_question(state, given)
    return state


def groups(state: Elixir, key: str, given: dict[str, str], usual: str) -> list[str]:
    seats = int(state.setup.seats)
    found = given[key].split("/") if key in given else [usual] * seats
    if len(found) != seats:
        raise wrong(key, f"{seats} groups with / between them", given[key])
    return found


def put(state: Elixir, seat: int, field: int, value: i64) -> None:
    state.own[state.row(seat) + field] = value


def read_turn(state: Elixir, given: dict[str, str]) -> None:
    phase = one_of("phase", given.get("phase", "move"), list(PHASES))
    state.phase = phase
    before = phase in (MOVING_IN, LOOKING, FINDING)
    state.round = number(given, "round", 0 if phase == MOVING_IN else 1, 0 if before else 1, 150)
    state.seat = number(given, "player", 1, 1, int(state.setup.seats)) - 1
    if PHASES[phase] in CHANCE_PHASES:
        state.actor = CHANCE
    else:
        state.actor = NOBODY if phase == FINISHED else state.seat
    for word in words_of(given.get("turn", "-")):
        one_of("turn", word, list(TURN))
        setattr(state, word, 1)


def read_wizards(state: Elixir, given: dict[str, str]) -> None:
    """Reads labs and places."""
    places = state.setup.tables.ids.places
    taken: list[int] = []
    drawn = int(state.seat) if state.phase == MOVING_IN else int(state.setup.seats)
    usual = [places[DEFAULT_LABS[seat]] if seat < drawn else "?" for seat in seats_of(state)]
    for seat, word in enumerate(given["labs"].split("/") if "labs" in given else usual):
        if seat >= drawn:
            break
        lab = one_of("labs", word, places[:4])
        if lab in taken:
            raise PhiltreError(f"position: labs: {word} is given to two players")
        taken.append(lab)
        put(state, seat, LAB, lab)
        put(state, seat, PLACE, lab)
    if len(taken) != drawn:
        raise wrong("labs", f"{state.setup.seats} labs with / between them", given.get("labs", ""))
    if "at" not in given or state.phase == MOVING_IN:
        return
    for seat, word in enumerate(groups(state, "at", given, "")):
        place = one_of("at", word, places)
        if place < 4 and place != own(state, seat, LAB):
            raise wrong("at", f"no lab but {places[own(state, seat, LAB)]} for player {seat + 1}", word)
        put(state, seat, PLACE, place)


def pieces_of(place: str, words: list[str], names: list[str]) -> i64:
    pieces: i64 = 0
    for word in words:
        pieces += one(one_of(place, word, names))
    return pieces


def read_goods(state: Elixir, given: dict[str, str]) -> None:
    """Reads carried goods, shelves and tables; the remaining ingredients are in the shops."""
    names = state.setup.tables.ids.ingredients
    for key, field in (("carried", CARRIED), ("shelf", SHELF), ("table", TABLE)):
        for seat, group in enumerate(groups(state, key, given, "-")):
            goods = pieces_of(key, words_of(group), names)
            for kind, name in enumerate(names):
                if many(goods, kind) > many(state.stock, kind):
                    raise PhiltreError(f"position: {key}: there are not so many cards of {name}")
                if field == SHELF and many(goods, kind) > state.setup.shelf:
                    raise wrong(key, f"at most {state.setup.shelf} of {name}", group)
            state.stock -= goods
            put(state, seat, field, goods)
            adding = state.phase == ADDING or "gems" in given.get("resuming", "")
            started = adding and seat == state.seat
            parts = [int(total(sort_of(goods, category))) for category in range(3)]
            if (
                field == TABLE
                and goods != 0
                and (parts[0] != 1 or parts[2] != 1 or not (parts[1] or started))
            ):
                raise wrong(key, "one herb, one special and a gem", group)


def read_strangers(state: Elixir, given: dict[str, str]) -> None:
    """Reads hired Strangers and those under the pack; nobody has met the others yet."""
    names = state.setup.tables.ids.strangers
    for seat, group in enumerate(groups(state, "hired", given, "-")):
        for word in words_of(group):
            stranger = one_of("hired", word, names)
            if state.setup.tables.hire[stranger] == 0:
                raise PhiltreError(f"position: hired: {word} cannot be hired")
            put(state, seat, HIRED, own(state, seat, HIRED) | bit(find_stranger(state, "hired", stranger)))
    for word in words_of(given.get("strangers", "-")):
        stranger = find_stranger(state, "strangers", one_of("strangers", word, names))
        state.queue |= stranger << 4 * state.waiting
        state.waiting += 1
    if "stranger" in given:
        state.stranger = find_stranger(state, "stranger", one_of("stranger", given["stranger"], names))
    frames: i64 = 0
    for word in reversed(words_of(given.get("resuming", "-"))):
        frames = frames << FRAME | read_frame(state, word)
    state.resuming = frames


def read_frame(state: Elixir, word: str) -> i64:
    """An interrupted phase, as `phase`, `phase:stranger` or `smash:stranger:victim`."""
    name, _, rest = word.partition(":")
    phase = one_of("resuming", name, list(PHASES))
    if phase not in INTERRUPTED:
        raise wrong("resuming", "a phase in which a player decides", word)
    if phase not in WITH_STRANGER:
        if rest:
            raise wrong("resuming", f"no Stranger with {name}", word)
        return frame(phase, NO_STRANGER, 0)
    who, _, victim = rest.partition(":")
    stranger = one_of("resuming", who, state.setup.tables.ids.strangers)
    find_stranger(state, "resuming", stranger)
    if phase == SMASHING:
        return frame(phase, stranger, whole("resuming", victim, 1, int(state.setup.seats)) - 1)
    if victim:
        raise wrong("resuming", f"no victim with {name}", word)
    return frame(phase, stranger, state.seat)


def find_stranger(state: Elixir, key: str, stranger: i64) -> i64:
    if state.unseen >> stranger & 1 == 0:
        name = state.setup.tables.ids.strangers[stranger]
        raise PhiltreError(f"position: {key}: {name} is in two places")
    state.unseen &= ~bit(stranger)
    return stranger


def read_alley(state: Elixir, given: dict[str, str]) -> None:
    ids = state.setup.tables.ids
    for word in words_of(given.get("alley", "-")):
        if word.startswith("gold:"):
            state.alley_gold = whole("alley", word[5:], 1, 999)
        elif word in ids.potions:
            state.alley_potions += one(ids.potions.index(word))
        else:
            kind = one_of("alley", word, [*ids.ingredients, *ids.potions, "gold:N"])
            if many(state.stock, kind) == 0:
                raise PhiltreError(f"position: alley: there are not so many cards of {word}")
            state.stock -= one(kind)
            state.alley_goods += one(kind)


def read_chart(state: Elixir, given: dict[str, str]) -> None:
    potions = state.setup.tables.ids.potions
    found: list[int] = []
    for word in words_of(given.get("chart", "-")):
        name, _, potion = word.partition(":")
        cell = one_of("chart", name, CELLS)
        kind = one_of("chart", potion, potions)
        if kind in found or state.chart >> 4 * cell & 15 != UNSEEN:
            raise PhiltreError(f"position: chart: {word}: a cell or a potion stands twice")
        found.append(kind)
        state.chart = written(state.chart, cell, kind)


def read_active(state: Elixir, given: dict[str, str]) -> None:
    tables = state.setup.tables
    for seat, group in enumerate(groups(state, "active", given, "-")):
        for word in words_of(group):
            name, _, left = word.partition(":")
            kind = one_of("active", name, tables.ids.potions)
            if tables.levels[kind] == 0:
                raise PhiltreError(f"position: active: {name} cannot be drunk")
            level = ACTIVE + whole("active", left, 1, int(tables.levels[kind]))
            put(state, seat, level, own(state, seat, level) + one(kind))


def read_past(state: Elixir, given: dict[str, str]) -> None:
    """Replays the history of potions, which gives every hand. Raises PhiltreError if it is impossible."""
    alley: i64 = 0
    drunk = [0] * 9
    for word in words_of(given.get("past", "-")):
        now = read_entry(state, word)
        what = what_of(now)
        seat = int(seat_of(now))
        cell = int(about(now))
        if what in (BREWED, MISSED, LOOKED):
            kind = int(state.chart >> 4 * cell & 15)
            if kind == UNSEEN:
                raise PhiltreError(f"position: past: {word}: the chart does not say what {CELLS[cell]} is")
            state.known |= bit(seat * 9 + cell)
            if what != LOOKED and (many(state.pack, kind) == 0) != (what == MISSED):
                left = many(state.pack, kind)
                raise PhiltreError(f"position: past: {word}: {left} of its potions are left then")
            if what == BREWED:
                state.pack -= one(kind)
                put(state, seat, HAND, own(state, seat, HAND) + one(kind))
            if what != LOOKED:
                now = with_pack(now, state.pack)
        elif what == RAN_OUT:
            if drunk[cell] == 0:
                raise PhiltreError(f"position: past: {word}: nobody has drunk it")
            drunk[cell] -= 1
            state.pack += one(cell)
        elif what == TAKEN:
            if many(alley, cell) == 0:
                raise PhiltreError(f"position: past: {word}: it does not lie in the alley then")
            alley -= one(cell)
            put(state, seat, HAND, own(state, seat, HAND) + one(cell))
        elif what != ENDED:
            loser = int(other_of(now)) if what in (TRICKED, SPRUNG) else seat
            if many(own(state, loser, HAND), cell) == 0:
                raise PhiltreError(f"position: past: {word}: player {loser + 1} does not hold it then")
            put(state, loser, HAND, own(state, loser, HAND) - one(cell))
            if what == DRANK:
                drunk[cell] += 1
            elif what == STOLEN:
                alley += one(cell)
            elif what == SPRUNG:
                state.pack += one(cell)
            else:
                put(state, seat, HAND, own(state, seat, HAND) + one(cell))
        state.past = append(state.past, now)
    check_potions(state, alley, drunk)


def check_potions(state: Elixir, alley: i64, drunk: list[int]) -> None:
    """Raises PhiltreError if the potions in the alley or in use contradict the history."""
    for kind, name in enumerate(state.setup.tables.ids.potions):
        active = 0
        for seat in seats_of(state):
            for level in range(1, MOST_LEVELS + 1):
                active += int(many(own(state, seat, ACTIVE + level), kind))
        if active != drunk[kind]:
            raise wrong("active", f"{drunk[kind]} of {name}, as the past says", str(active))
        if many(state.alley_potions, kind) != many(alley, kind):
            raise wrong(
                "alley",
                f"{many(alley, kind)} of {name}, as the past says",
                str(many(state.alley_potions, kind)),
            )


def read_entry(state: Elixir, word: str) -> i64:
    ids = state.setup.tables.ids
    seats = int(state.setup.seats)
    expected = "something like 1:a1, 1?a1, 1-luck, 1<2:luck or 1."
    if not word[:1].isdecimal() or len(word) < 2:
        raise wrong("past", expected, word)
    seat = whole("past", word[0], 1, seats) - 1
    mark, rest = word[1], word[2:]
    if mark == "." and not rest:
        return entry(ENDED, seat, 0, 0)
    if mark in ":?":
        missed = mark == ":" and rest.endswith("!")
        cell = one_of("past", rest.removesuffix("!") if missed else rest, CELLS)
        return entry(LOOKED if mark == "?" else MISSED if missed else BREWED, seat, 0, cell)
    if mark == "<":
        victim, _, potion = rest.partition(":")
        other = whole("past", victim, 1, seats) - 1
        kind = one_of("past", potion, ids.potions)
        return entry(SPRUNG if kind == BANE else TRICKED, seat, other, kind)
    for what, known in MARKS.items():
        if mark == known:
            return entry(what, seat, 0, one_of("past", rest, ids.potions))
    raise wrong("past", expected, word)


def read_gold(state: Elixir, given: dict[str, str]) -> None:
    """Reads the gold; the rest, neither with a wizard nor in the alley, is in the pile."""
    left = int(state.setup.gold - state.alley_gold)
    for seat, text in enumerate(groups(state, "gold", given, str(state.setup.tables.purse))):
        put(state, seat, GOLD, whole("gold", text, 0, 999))
        left -= own(state, seat, GOLD)
    if left < 0:
        raise PhiltreError(f"position: gold: there are {-left} more than the game has")
    state.pile = left
    if number(given, "pile", left, 0, 999) != left:
        raise wrong("pile", f"{left}, the gold that is nowhere else", given["pile"])
    for seat, text in enumerate(groups(state, "credit", given, "0")):
        put(state, seat, CREDIT, whole("credit", text, 0, 999))


def read_question(state: Elixir, given: dict[str, str]) -> None:
    """Reads the phase's own keys. Raises PhiltreError if its actor has no legal action."""
    phase = state.phase
    seats = int(state.setup.seats)
    if has_victim(phase):
        state.victim = number(given, "victim", int(state.seat) + 1, 1, seats) - 1
        if state.victim == state.seat and phase not in (ATTACKED, ROBBED):
            raise wrong("victim", "another player", given.get("victim", ""))
    interrupting = has_victim(phase) and state.victim != state.seat
    if interrupting and state.resuming == 0:
        state.resuming = frame(MOVING, NO_STRANGER, 0)
    if not interrupting and state.resuming != 0:
        raise wrong("resuming", "nothing: this phase interrupts no other", given["resuming"])
    if phase == FACING:
        state.victim = state.seat
    if phase == FINDING:
        state.cell = one_of("cell", given.get("cell", ""), CELLS)
    about_stranger = phase in (ATTACKED, ROBBED, BURGLED) or (
        phase in WITH_STRANGER and not (phase == LOOKING and state.round == 0)
    )
    if about_stranger and state.stranger == NO_STRANGER:
        raise PhiltreError("position: stranger is missing: expected the Stranger that this is about")
    if not about_stranger and phase != FINDING and state.stranger != NO_STRANGER:
        raise wrong("stranger", "none: this phase is about no Stranger", given["stranger"])
    for word in words_of(given.get("healed", "-")):
        seat = whole("healed", word, 1, seats) - 1
        if own(state, seat, PLACE) != HEALERS:
            raise wrong("healed", "a player at the Healers", word)
        state.healed |= bit(seat)
    state.die = number(given, "die", 0, 1, 6)
    for word in words_of(given.get("winners", "-")):
        state.winners |= bit(whole("winners", word, 1, seats) - 1)
    if state.actor >= 0 and len(state.actions()) == 0:
        raise PhiltreError(
            f"position: player {state.seat + 1} must decide ({PHASES[phase]}), but has nothing to choose from"
        )
    if state.actor == CHANCE and not state.outcomes():
        raise PhiltreError(f"position: chance is to draw ({PHASES[phase]}), but nothing can be drawn")
