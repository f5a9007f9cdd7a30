"""The view of one seat or of a spectator."""

from __future__ import annotations

import msgspec

from philtre.games.toil.rules.ages import EVERYBODY, known_cards
from philtre.games.toil.rules.layout import (
    DISCARDS,
    GOLD,
    HAND,
    LASTING,
    LENGTH,
    LINGERING,
    NONE,
    OLD,
    POTION,
    REMINDER,
    SIZE,
    SOLD,
    STACK,
    STRIDE,
    TOP,
)
from philtre.games.toil.rules.moves import DONE, EFFECTS, VARIABLE
from philtre.games.toil.rules.orders import CARD, current, knows, open_order
from philtre.games.toil.rules.phases import (
    BREWING,
    BRINGING,
    DROPPING,
    FORESEEING,
    GIVING,
    GROWING,
    HASTENING,
    PHASES,
    REPLACING,
    TAKING,
)
from philtre.games.toil.rules.setup import OPEN_ORDERS
from philtre.games.toil.rules.state import Toil


class Count(msgspec.Struct, frozen=True):
    """A number of cards of a kind."""

    ingredient: str
    count: int


class Card(msgspec.Struct, frozen=True):
    """A number of cards of a kind, and their effects."""

    ingredient: str
    count: int
    effects: list[str]


class Brewing(msgspec.Struct, frozen=True):
    """An effect in a cauldron: its number of ingredients, its cost, and whether it is active."""

    effect: str
    count: int
    cost: int
    variable: bool
    active: bool


class Missing(msgspec.Struct, frozen=True):
    """The number of ingredients with an effect that an Order still lacks."""

    effect: str
    count: int


class Fit(msgspec.Struct, frozen=True):
    """The effects that a cauldron's potion lacks for an Order in play: none, if it can be sold."""

    order: str
    missing: list[Missing]


class Cauldron(msgspec.Struct, frozen=True):
    number: int
    size: int
    cards: list[Card]
    effects: list[Brewing]
    orders: list[Fit]


class Lingering(msgspec.Struct, frozen=True):
    """A lingering effect and the ingredient that is its reminder (None: it shares another's)."""

    effect: str
    ingredient: str | None


class Player(msgspec.Struct, frozen=True):
    """The belongings of a seat, and the viewer's knowledge of its hand."""

    seat: int
    gold: int
    sold: list[str]
    hand: int
    cards: list[Card] | None  # the viewer's own hand, or one that the viewer is looking at
    known: list[Count]  # memory: the cards that the hand is known to have, at least
    held_over: int | None  # memory: number of cards held since before the last reshuffle
    cauldrons: list[Cauldron]
    lingering: list[Lingering]


class Want(msgspec.Struct, frozen=True):
    """An effect that an Order wants, and the number of ingredients that this takes."""

    effect: str
    least: int
    variable: bool


class Order(msgspec.Struct, frozen=True):
    order: str
    kind: str
    value: int
    wants: list[Want]


class Stack(msgspec.Struct, frozen=True):
    """A stack of Orders: its size and, with memory, the cards that the viewer knows, from the top."""

    kind: str
    count: int
    known: list[str | None]


class Drink(msgspec.Struct, frozen=True):
    """The potion being drunk, and its remaining effects."""

    cauldron: int
    cards: list[Card]
    effect: str | None
    todo: list[str]
    target: int | None


class Cost(msgspec.Struct, frozen=True):
    effect: str
    cost: int
    variable: bool


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    seat: int | None
    phase: str
    actor: int
    player: int
    turn: int
    round: int
    rounds: int
    goal: int
    even_rounds: bool
    cauldron: int | None  # the cauldron that the prompt is about
    brewed: list[int]  # the player's cauldrons that were added to in this phase
    dumped: list[int]  # the player's cauldrons that were dumped this turn
    left: int
    players: list[Player]
    orders: list[Order | None]
    stacks: list[Stack]
    foreseen: list[Order]
    brought: Order | None
    drink: Drink | None
    deck: int
    discards: list[Count]
    held_over: list[Count]  # memory: cards that the others held at the last reshuffle and still hold
    costs: list[Cost]


def view(state: Toil, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    setup = state.setup
    tables = setup.tables
    places = [order(state, int(open_order(state, place))) for place in range(OPEN_ORDERS)]
    return View(
        seat=seat,
        phase=PHASES[state.phase],
        actor=int(state.actor),
        player=int(state.seat),
        turn=int(state.turn),
        round=max(0, int(state.turn - 1)) // int(setup.seats) + 1,
        rounds=int(setup.turns // setup.seats),
        goal=int(tables.goal),
        even_rounds=setup.even_rounds,
        cauldron=int(state.at) + 1 if state.phase == DROPPING else None,
        brewed=numbers_in(state.brewed & ~state.dumped),
        dumped=numbers_in(state.dumped),
        left=int(state.left) if state.actor >= 0 else 0,
        players=[player(state, other, seat, places) for other in range(int(setup.seats))],
        orders=places,
        stacks=[stack(state, first, seat) for first in (0, int(STACK))],
        foreseen=foreseen(state, seat),
        brought=brought(state),
        drink=drink(state),
        deck=int(state.deck),
        discards=counts(state, lying_in(state, DISCARDS)),
        held_over=held_over(state, seat) if setup.memory else [],
        costs=[
            Cost(EFFECTS[effect], cost, EFFECTS[effect] in VARIABLE)
            for effect, cost in enumerate(tables.costs)
            if cost
        ],
    )


def numbers_in(mask: int) -> list[int]:
    """The numbers of the cauldrons of a mask, from 1."""
    return [number + 1 for number in range(3) if mask >> number & 1]


# Cards


def counts(state: Toil, numbers: list[int]) -> list[Count]:
    names = state.setup.tables.ingredients
    return [Count(names[kind], number) for kind, number in enumerate(numbers) if number]


def cards(state: Toil, numbers: list[int]) -> list[Card]:
    tables = state.setup.tables
    return [
        Card(tables.ingredients[kind], number, [EFFECTS[effect] for effect in tables.effects[kind]])
        for kind, number in enumerate(numbers)
        if number
    ]


def lying_in(state: Toil, place: int) -> list[int]:
    """The number of cards of each kind in a place."""
    shift = 4 * place
    return [int(word) >> shift & 15 for word in state.cards]


def in_place(state: Toil, place: int) -> list[Card]:
    return cards(state, lying_in(state, place))


def held_by(state: Toil, seat: int) -> list[int]:
    """A seat's words in `hands`."""
    kinds = int(state.setup.tables.kinds)
    return [int(word) for word in state.hands[seat * kinds : (seat + 1) * kinds]]


def hand(state: Toil, seat: int) -> list[Card]:
    return cards(state, [(word & 15) + (word >> 4 & 15) for word in held_by(state, seat)])


# Players


def player(state: Toil, seat: int, viewer: int | None, orders: list[Order | None]) -> Player:
    base = seat * STRIDE
    tally = state.tally
    memory = state.setup.memory
    looking = state.phase in (GIVING, TAKING) and viewer == state.seat and seat == state.target
    sold = int(tally[base + SOLD])
    return Player(
        seat=seat,
        gold=int(tally[base + GOLD]),
        sold=[id for number, id in enumerate(state.setup.tables.orders) if sold >> number & 1],
        hand=int(tally[base + HAND]),
        cards=hand(state, seat) if seat == viewer or looking else None,
        known=known(state, seat, viewer) if memory and seat != viewer else [],
        held_over=int(tally[base + OLD]) if memory else None,
        cauldrons=[cauldron(state, seat, number, orders) for number in range(3)],
        lingering=[
            lingering(state, effect, int(tally[base + LINGERING + effect]))
            for effect in range(4)
            if tally[base + LINGERING + effect] != NONE
        ],
    )


def known(state: Toil, seat: int, viewer: int | None) -> list[Count]:
    """T12: the cards that the viewer knows to be in a hand, including those that can be nowhere else."""
    kinds = int(state.setup.tables.kinds)
    found = known_cards(state, EVERYBODY if viewer is None else viewer)
    return counts(state, [int(number) for number in found[seat * kinds : (seat + 1) * kinds]])


def held_over(state: Toil, viewer: int | None) -> list[Count]:
    """T12: the cards that the others still hold from the last reshuffle; the deck was empty then."""
    hands = [held_by(state, seat) for seat in range(int(state.setup.seats)) if seat != viewer]
    return counts(state, [sum(word >> 4 & 15 for word in words) for words in zip(*hands, strict=True)])


def lingering(state: Toil, effect: int, entry: int) -> Lingering:
    card = state.setup.tables.ingredients[entry - REMINDER] if entry >= REMINDER else None
    return Lingering(LASTING[effect], card)


def cauldron(state: Toil, seat: int, number: int, orders: list[Order | None]) -> Cauldron:
    size = int(state.tally[seat * STRIDE + SIZE + number])
    held = in_place(state, seat * 3 + number) if size else []
    numbers = dict.fromkeys(EFFECTS, 0)
    for card in held:
        for effect in card.effects:
            numbers[effect] += card.count
    return Cauldron(
        number=number + 1,
        size=size,
        cards=held,
        effects=[
            brewing(effect, count, cost)
            for (effect, count), cost in zip(numbers.items(), state.setup.tables.costs, strict=True)
            if count
        ],
        orders=[Fit(wanted.order, missing(wanted, numbers)) for wanted in orders if wanted],
    )


def brewing(effect: str, count: int, cost: int) -> Brewing:
    return Brewing(effect, count, cost, effect in VARIABLE, count >= cost)


# Orders


def order(state: Toil, number: int) -> Order | None:
    if number < 0:
        return None
    tables = state.setup.tables
    card = tables.order_cards[number]
    return Order(
        order=card.id,
        kind="special" if card.special else "basic",
        value=card.value,
        wants=[
            Want(effect, max(power, tables.costs[EFFECTS.index(effect)]), effect in VARIABLE)
            for effect, power in card.wants.items()
        ],
    )


def missing(wanted: Order, numbers: dict[str, int]) -> list[Missing]:
    lacks = [(want.effect, want.least - numbers[want.effect]) for want in wanted.wants]
    return [Missing(effect, count) for effect, count in lacks if count > 0]


def stack(state: Toil, first: int, viewer: int | None) -> Stack:
    """T13: a stack with the cards that the viewer knows."""
    knower = EVERYBODY if viewer is None else viewer
    length = int(state.stacks[first + LENGTH])
    names = state.setup.tables.orders
    entries = [int(state.stacks[first + TOP + place]) for place in range(length)]
    noted = [names[(entry & CARD) - 1] if knows(entry, knower) else None for entry in entries]
    shown = state.setup.memory and any(noted)
    return Stack("special" if first else "basic", length, noted if shown else [])


def foreseen(state: Toil, viewer: int | None) -> list[Order]:
    """Prophecy: the Orders that the drinker is looking at."""
    if viewer is None or viewer != state.seat or state.phase not in (FORESEEING, BRINGING, REPLACING):
        return []
    first = int(current(state))
    length = min(2, int(state.stacks[first + LENGTH]))
    entries = [int(state.stacks[first + TOP + place]) for place in range(length)]
    seen = [order(state, (entry & CARD) - 1) for entry in entries if knows(entry, viewer)]
    return [card for card in seen if card is not None]


def brought(state: Toil) -> Order | None:
    """Prophecy: the Order that is about to come into play."""
    if state.phase != REPLACING:
        return None
    return order(state, (int(state.stacks[int(current(state)) + TOP + state.at]) & CARD) - 1)


def drink(state: Toil) -> Drink | None:
    if state.drunk < 0:
        return None
    return Drink(
        cauldron=int(state.drunk) + 1,
        cards=in_place(state, POTION),
        effect=EFFECTS[state.effect] if state.effect >= 0 else None,
        todo=[EFFECTS[effect] for effect in range(16) if state.todo >> effect & 1],
        target=int(state.target) if state.target >= 0 else None,
    )


def openly_forced(state: Toil) -> bool:
    """Whether all can tell that there is one action: not if it names a card of a hand or a hidden Order."""
    if state.phase in (BREWING, HASTENING, GROWING, TAKING, BRINGING):
        return False
    return state.phase != GIVING or bool(state.actions()[0] == DONE)  # the size of a hand is no secret
