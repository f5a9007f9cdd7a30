"""Reads the position texts of notation.py; omitted keys get default values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append

from philtre.core.bits import bit
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.state import CHANCE, NOBODY
from philtre.games.toil.notation import AGED
from philtre.games.toil.rules import evidence
from philtre.games.toil.rules.ages import COUNT, EVERYBODY, add_elders, generation
from philtre.games.toil.rules.cards import SHOWN_BYTE, brew_in, lying
from philtre.games.toil.rules.layout import (
    DECK,
    DISCARDS,
    GOLD,
    HAND,
    LASTING,
    LENGTH,
    LINGERING,
    OLD,
    PENDING,
    POTION,
    REMINDER,
    SHARED,
    SOLD,
    STACK,
    STRIDE,
    TOP,
    UNSEEN,
)
from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.rules.orders import KNOWERS, SHOWN, current
from philtre.games.toil.rules.phases import (
    BREWING,
    CHANCE_PHASES,
    DEALING,
    FINISHED,
    HASTENING,
    PARTING,
    PHASES,
)
from philtre.games.toil.rules.setup import OPEN_ORDERS, ORDERS_A_SEAT
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
    from philtre.games.toil.rules.state import Toil

KEYS: Final = (
    "seats", "turn", "phase", "dealt", "at", "left", "brewed", "dumped", "nausea", "fewer", "fresh", "drunk",
    "todo", "effect", "target", "given", "taken", "hands", "known", "evidence", "cauldrons", "discards",
    "orders", "basic", "special", "gold", "sold", "lingering", "winners",
)  # fmt: skip


def read_position(game: Game, text: str) -> Toil:
    """The state of a position text. Raises PhiltreError that names the faulty part."""
    from philtre.games.toil.rules.state import Toil

    given = read_entries(game, text, KEYS, "the text")
    seats = number(given, "seats", 2, 2, 4)
    state = game.begin("standard", seats, read_options(game, "standard", given))
    assert isinstance(state, Toil)
    read_turn(state, given)
    read_cards(state, given)
    read_known(state, given)
    read_evidence(state, given)
    read_orders(state, given)
    read_lingering(state, given)
    read_question(state, given)
    check(state)
    return state


def groups(state: Toil, key: str, given: dict[str, str], usual: str = "-") -> list[str]:
    seats = int(state.setup.seats)
    found = given[key].split("/") if key in given else [usual] * seats
    if len(found) != seats:
        raise wrong(key, f"{seats} players' parts with / between them", given[key])
    return found


def read_cards_of(state: Toil, key: str, text: str, *, aged: bool = False) -> list[tuple[int, int, int]]:
    """The cards of a text, as (kind, number, age)."""
    found: list[tuple[int, int, int]] = []
    for word in words_of(text):
        name, star, times = word.partition("*")
        plain = name.rstrip(AGED) if aged else name
        kind = one_of(key, plain, state.setup.tables.ingredients)
        copies = int(state.setup.tables.copies[kind])
        found.append((kind, whole(key, times, 1, copies) if star else 1, len(name) - len(plain)))
    return found


def from_deck(state: Toil, key: str, kind: int, times: int) -> None:
    """Removes cards from the deck. Raises PhiltreError if it has fewer."""
    if lying(state, DECK, kind) < times:
        name = state.setup.tables.ingredients[kind]
        raise PhiltreError(f"position: {key}: there are more {name} than the box holds")
    state.cards[kind] -= times * bit(DECK * 4)
    state.deck -= times


def read_turn(state: Toil, given: dict[str, str]) -> None:
    phase = one_of("phase", given.get("phase", "brew"), list(PHASES))
    seats = int(state.setup.seats)
    state.phase = phase
    state.turn = number(given, "turn", 0 if phase == DEALING else seats + 1, 0, int(state.setup.turns))
    if phase != DEALING:
        if state.turn == 0:
            raise wrong("turn", "a turn, since the cards are dealt", "0")
        state.seat = (state.turn - 1) % seats
    if phase in CHANCE_PHASES:
        state.actor = CHANCE
    else:
        state.actor = NOBODY if phase == FINISHED else state.seat


def read_cards(state: Toil, given: dict[str, str]) -> None:
    """Reads hands, cauldrons, the discards and the potion being drunk; the remaining cards are the deck."""
    for seat, part in enumerate(groups(state, "hands", given)):
        for kind, times, age in read_cards_of(state, "hands", part, aged=True):
            from_deck(state, "hands", kind, times)
            put(state, seat, kind, age, times)
            state.tally[seat * STRIDE + HAND] += times
            state.tally[seat * STRIDE + OLD] += times if age else 0
    for seat, part in enumerate(groups(state, "cauldrons", given, "-;-;-")):
        three = part.split(";")
        if len(three) != 3:
            raise wrong("cauldrons", "three cauldrons with ; between them", part)
        for place, text in enumerate(three):
            for kind, times, _ in read_cards_of(state, "cauldrons", text):
                from_deck(state, "cauldrons", kind, times)
                for _ in range(times):
                    brew_in(state, seat * 3 + place, kind)
    for kind, times, _ in read_cards_of(state, "discards", given.get("discards", "-")):
        from_deck(state, "discards", kind, times)
        state.cards[kind] += times * bit(DISCARDS * 4)
        state.discarded += times
    if "drunk" in given:
        place_word, colon, text = given["drunk"].partition(":")
        if not colon:
            raise wrong("drunk", "a cauldron and what was in it, such as 2:amber-sap*3", given["drunk"])
        state.drunk = whole("drunk", place_word, 1, 3) - 1
        for kind, times, _ in read_cards_of(state, "drunk", text):
            from_deck(state, "drunk", kind, times)
            state.cards[kind] += times * bit(POTION * 4)


def put(state: Toil, seat: int, kind: int, age: int, times: int, shift: int = 0) -> None:
    """Adds cards to one byte of a word of `hands`."""
    word = times * bit(shift + (4 if age else 0))
    state.hands[seat * state.setup.tables.kinds + kind] += word
    if age > 1:
        add_elders(state, seat, kind, age, word)


def read_known(state: Toil, given: dict[str, str]) -> None:
    """T12: reads the seats' knowledge of hands; each seat knows the cards that are known to everybody."""
    seats = int(state.setup.seats)
    kinds = int(state.setup.tables.kinds)
    shown = [part for part in given.get("known", "-").split(";") if part != "-"]
    for part in shown:
        who, colon, text = part.partition(":")
        knower_word, arrow, seat_word = who.partition(">")
        if not colon or not arrow:
            raise wrong("known", "knower>player:cards, such as 1>2:cat-hair", part)
        knower = whole("known", knower_word, 0, seats) - 1
        seat = whole("known", seat_word, 1, seats) - 1
        knowers = [other for other in [*range(seats), EVERYBODY] if other != seat] if knower < 0 else [knower]
        for kind, times, age in read_cards_of(state, "known", text, aged=True):
            word = generation(state, age)[seat * kinds + kind]
            for other in knowers:
                if times + (word >> 8 + 8 * other & COUNT) > word & COUNT:
                    raise wrong("known", f"no more than player {seat + 1} holds", part)
                put(state, seat, kind, age, times, 8 + 8 * other)
            word = generation(state, age)[seat * kinds + kind]
            if (word >> 8 + 8 * seat & COUNT) + (word >> SHOWN_BYTE & COUNT) > word & COUNT:
                raise wrong("known", "no card that was shown among those that came by a swap", part)


def read_evidence(state: Toil, given: dict[str, str]) -> None:
    """T18: reads the hypotheses about hands that cards were drawn from at random."""
    expected = "knower>player:cards:weight, such as 1>2:cat-hair:2"
    for part in given["evidence"].split(";") if "evidence" in given else []:
        fields = part.split(":")
        viewer_word, arrow, seat_word = fields[0].partition(">")
        if len(fields) != 3 or not arrow:
            raise wrong("evidence", expected, part)
        seats = int(state.setup.seats)
        viewer = whole("evidence", viewer_word, 0, seats) - 1
        seat = whole("evidence", seat_word.rstrip(AGED), 1, seats) - 1
        age = len(seat_word) - len(seat_word.rstrip(AGED))
        kinds = [kind for kind, times, _ in read_cards_of(state, "evidence", fields[1]) for _ in range(times)]
        if len(kinds) > evidence.MOST_CARDS:
            raise wrong("evidence", f"at most {evidence.MOST_CARDS} cards", part)
        key = evidence.key_of(EVERYBODY if viewer < 0 else viewer, seat, age)
        weight = whole("evidence", fields[2], 1, evidence.HEAVIEST)
        state.evidence = append(append(state.evidence, key | evidence.packed(kinds)), weight)


def take_order(state: Toil, key: str, name: str, free: list[str]) -> int:
    """The number of an Order, which is removed from `free`. Raises PhiltreError if it is not there."""
    order = one_of(key, name, state.setup.tables.orders)
    if name not in free:
        raise PhiltreError(f"position: {key}: {name} is in two places")
    free.remove(name)
    return order


def read_orders(state: Toil, given: dict[str, str]) -> None:
    """Reads the Orders in play, sold and in the stacks; nobody has seen the others."""
    tables = state.setup.tables
    seats = int(state.setup.seats)
    free = list(tables.orders)
    usual = "-" if state.phase == DEALING else ",".join(usual_orders(tables.orders, given))
    names = given.get("orders", usual).split(",")
    if len(names) not in (1, OPEN_ORDERS) or (len(names) == 1 and names != ["-"]):
        raise wrong("orders", "four Orders (- for none)", given["orders"])
    for place, name in enumerate(names):
        if name != "-":
            state.open |= (take_order(state, "orders", name, free) + 1) << 8 * place
    for seat, part in enumerate(groups(state, "sold", given)):
        for name in words_of(part):
            state.tally[seat * STRIDE + SOLD] |= bit(take_order(state, "sold", name, free))
    for seat, part in enumerate(groups(state, "gold", given, "0")):
        state.tally[seat * STRIDE + GOLD] = whole("gold", part, 0, 999)
    full = ORDERS_A_SEAT * seats
    left = full if state.phase == DEALING else full - OPEN_ORDERS
    read_stack(state, "basic", 0, given.get("basic", str(left)), free)
    read_stack(state, "special", STACK, given.get("special", str(full)), free)
    unseen = sum(1 << tables.orders.index(name) for name in free)
    state.stacks[UNSEEN] = unseen & tables.basic
    state.stacks[STACK + UNSEEN] = unseen & tables.special
    for stack, key in ((0, "basic"), (int(STACK), "special")):
        length = int(state.stacks[stack + LENGTH])
        hidden = sum(state.stacks[stack + TOP + place] == 0 for place in range(length))
        if hidden > int(state.stacks[stack + UNSEEN]).bit_count():
            raise wrong(key, "no more unseen cards than there are", str(hidden))


def usual_orders(orders: list[str], given: dict[str, str]) -> list[str]:
    """The default Orders in play: the first four that the text does not mention elsewhere."""
    elsewhere = " ".join([given.get("sold", ""), given.get("basic", ""), given.get("special", "")])
    named = elsewhere.replace("/", " ").replace(",", " ").replace(":", " ").split()
    return [name for name in orders if name not in named][:OPEN_ORDERS]


def read_stack(state: Toil, key: str, stack: int, text: str, free: list[str]) -> None:
    most = STACK - TOP
    entries: list[int] = []
    if text.isdecimal():
        entries = [0] * whole(key, text, 0, most)
    else:
        for word in words_of(text):
            name, colon, knowers = word.partition(":")
            if name == "?":
                entries.append(0)
                continue
            entry = take_order(state, key, name, free) + 1
            if not colon:
                entry |= SHOWN
            for digit in knowers:
                entry |= 1 << KNOWERS + whole(key, digit, 1, int(state.setup.seats)) - 1
            entries.append(entry)
    if len(entries) > most:
        raise wrong(key, f"at most {most} cards", text)
    state.stacks[stack + LENGTH] = len(entries)
    for place in range(most):
        state.stacks[stack + TOP + place] = entries[place] if place < len(entries) else 0


def read_lingering(state: Toil, given: dict[str, str]) -> None:
    for seat, part in enumerate(groups(state, "lingering", given)):
        for word in words_of(part):
            name, _, card = word.partition(":")
            effect = one_of("lingering", name, list(LASTING))
            entry: int = SHARED
            if card == "?":
                if state.drunk < 0:
                    raise wrong("lingering", "? only while a potion is drunk", word)
                entry = PENDING
            elif card not in ("", "-"):
                kind = one_of("lingering", card, state.setup.tables.ingredients)
                from_deck(state, "lingering", kind, 1)
                entry = kind + REMINDER
            state.tally[seat * STRIDE + LINGERING + effect] = entry


def read_question(state: Toil, given: dict[str, str]) -> None:
    """Reads the phase's own keys."""
    tables = state.setup.tables
    seats = int(state.setup.seats)
    state.dealt = number(given, "dealt", 0, 0, int(tables.hand) * seats + OPEN_ORDERS - 1)
    state.at = number(given, "at", 1, 1, 3 if state.actor >= 0 else OPEN_ORDERS)
    if state.phase != PARTING:
        state.at -= 1
    state.left = number(given, "left", 0, 0, 99)
    for word in words_of(given.get("dumped", "-")):
        state.dumped |= bit(whole("dumped", word, 1, 3) - 1)
    if state.phase in (BREWING, HASTENING):
        state.brewed = state.dumped
    for word in words_of(given.get("brewed", "-")):
        state.brewed |= bit(whole("brewed", word, 1, 3) - 1)
    state.fewer = number(given, "fewer", 0, 0, 3)
    state.nausea = one_of("nausea", given.get("nausea", "no"), ["no", "yes"])
    state.fresh = one_of("fresh", given.get("fresh", "-"), ["-", "gilding"])
    for name in words_of(given.get("todo", "-")):
        state.todo |= bit(one_of("todo", name, list(EFFECTS)))
    if "effect" in given:
        state.effect = one_of("effect", given["effect"], list(EFFECTS))
    if "target" in given:
        state.target = whole("target", given["target"], 1, seats) - 1
    names = words_of(given.get("given", "-"))
    if len(names) > 2:
        raise wrong("given", "at most two ingredients", given["given"])
    for name in names:
        state.given = state.given << 8 | one_of("given", name, tables.ingredients) + 1
    if "taken" in given:
        state.taken = one_of("taken", given["taken"], tables.ingredients) + 1
    for word in words_of(given.get("winners", "-")):
        state.winners |= bit(whole("winners", word, 1, seats) - 1)
    if state.phase == FINISHED and state.winners == 0:
        raise PhiltreError("position: winners is missing: expected the players who won, such as winners=1")


def check(state: Toil) -> None:
    """Raises PhiltreError if the actor has no legal action, or the phase no subject."""
    phase = PHASES[state.phase]
    about_target = ("burn", "steal", "corrode", "give", "take")
    if phase in about_target and (state.target < 0 or state.target == state.seat):
        raise PhiltreError(f"position: target is missing: expected the other player that {phase} is about")
    if phase in ("foresee", "bring", "replace", "order") and no_order(state, phase):
        raise PhiltreError(f"position: there is no Order to {phase}")
    if state.actor >= 0 and len(state.actions()) == 0:
        raise PhiltreError(
            f"position: player {state.seat + 1} must decide ({phase}), but has nothing to choose from"
        )
    if state.actor == CHANCE and not state.outcomes():
        raise PhiltreError(f"position: chance is to draw ({phase}), but nothing can be drawn")


def no_order(state: Toil, phase: str) -> bool:
    """True if the current stack does not have the cards that the phase needs."""
    stack = int(current(state))
    if stack < 0:
        return True
    if phase in ("foresee", "order"):
        place = int(state.at) if phase == "foresee" else 0
        return place >= state.stacks[stack + LENGTH] or state.stacks[stack + TOP + place] != 0
    places = range(min(2, int(state.stacks[stack + LENGTH])))
    return any(state.stacks[stack + TOP + place] == 0 for place in places)
