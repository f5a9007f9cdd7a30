"""The view of one seat or of a spectator."""

from __future__ import annotations

import msgspec

from philtre.core.bits import count
from philtre.games.elixir.rules.brewing import gem_value
from philtre.games.elixir.rules.deduction import SPECTATOR
from philtre.games.elixir.rules.evidence import BREWED, LOOKED, MISSED, about, pack_of, seat_of, what_of
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    CARRIED,
    GOLD,
    HAND,
    HEALERS,
    HIRED,
    LAB,
    MOST_LEVELS,
    NO_STRANGER,
    PLACE,
    SHELF,
    SHOP,
    STREET,
    TABLE,
    UNSEEN,
)
from philtre.games.elixir.rules.moves import CATEGORIES
from philtre.games.elixir.rules.packing import many, total
from philtre.games.elixir.rules.phases import FINISHED, MOVING, PHASES, WALKING
from philtre.games.elixir.rules.sheet import possible
from philtre.games.elixir.rules.state import Elixir
from philtre.games.elixir.rules.tables import POWERS
from philtre.games.elixir.rules.town import reachable
from philtre.games.elixir.rules.turns import is_patient, price_of_healing


class Place(msgspec.Struct, frozen=True):
    """A building or the Blind Alley, and the street space next to it."""

    place: str
    kind: str
    at: str


class Good(msgspec.Struct, frozen=True):
    """An ingredient in its shop; only gems have a value."""

    ingredient: str
    category: str
    price: int
    value: int | None
    stock: int


class Kind(msgspec.Struct, frozen=True):
    """A potion: its power, the turns it lasts (0: it cannot be drunk), and the number of its cards.

    `left` is the number that the viewer saw in the pack after their last brew; None before the first.
    """

    potion: str
    power: str
    levels: int
    number: int
    left: int | None


class Hireling(msgspec.Struct, frozen=True):
    """A Stranger: its effect, the lowest roll that succeeds, and the price to hire it."""

    stranger: str
    power: str
    success: int | None
    hire: int | None


class Brew(msgspec.Struct, frozen=True):
    """A successful brew of a cell: its seat, and whether a potion was left for it."""

    seat: int
    gained: bool


class Cell(msgspec.Struct, frozen=True):
    """A cell of the formula sheet: the formula if the viewer knows it, brews, looks, and deductions."""

    herb: str
    special: str
    potion: str | None
    brewed: list[Brew]
    looked: list[int]
    may: list[str]


class Active(msgspec.Struct, frozen=True):
    """A drunk potion and the turns it still lasts, this one included."""

    potion: str
    left: int


class Alley(msgspec.Struct, frozen=True):
    gold: int
    ingredients: list[str]
    potions: list[str]


class Player(msgspec.Struct, frozen=True):
    """A wizard. `hand` is None where the viewer may not see it; `healing` is the Healers' remaining price."""

    seat: int
    lab: str | None
    place: str | None
    gold: int
    carried: list[str]
    shelf: list[str]
    table: list[str]
    value: int
    potions: int
    hand: list[str] | None
    active: list[Active]
    hired: list[str]
    healing: int | None


class View(msgspec.Struct, frozen=True):
    """The whole town as one seat sees it."""

    variant: str
    seat: int | None
    phase: str
    actor: int
    player: int
    round: int
    rounds: int
    street: int
    places: list[Place]
    reachable: list[str]
    goods: list[Good]
    shelf: int
    pile: int
    alley: Alley
    unseen: int
    waiting: list[str]
    strangers: list[Hireling]
    stranger: str | None
    die: int | None
    kinds: list[Kind]
    chart: list[Cell]
    players: list[Player]
    winners: list[int]


def view(state: Elixir, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    setup = state.setup
    tables = setup.tables
    ids = tables.ids
    places = reachable(state) if state.phase in (MOVING, WALKING) else 0
    return View(
        variant=setup.variant,
        seat=seat,
        phase=PHASES[state.phase],
        actor=int(state.actor),
        player=int(state.seat),
        round=int(state.round),
        rounds=int(setup.rounds),
        street=int(tables.street),
        places=[
            Place(ids.places[place], place_kind(place), ids.places[STREET + int(tables.at[place])])
            for place in range(STREET)
        ],
        reachable=[name for place, name in enumerate(ids.places) if places >> place & 1],
        goods=[good(state, kind) for kind in range(9)],
        shelf=int(setup.number("shelf_limit")),
        pile=int(state.pile),
        alley=Alley(
            int(state.alley_gold),
            cards(state.alley_goods, ids.ingredients),
            cards(state.alley_potions, ids.potions),
        ),
        unseen=int(count(state.unseen)),
        waiting=[ids.strangers[state.queue >> 4 * place & 15] for place in range(int(state.waiting))],
        strangers=[hireling(state, stranger) for stranger in range(12)],
        stranger=ids.strangers[state.stranger] if state.stranger != NO_STRANGER else None,
        die=int(state.die) or None,
        kinds=[potion_kind(state, kind, seat) for kind in range(9)],
        chart=chart(state, seat),
        players=[player(state, other, seat) for other in range(int(setup.seats))],
        winners=[other for other in range(int(setup.seats)) if state.winners >> other & 1],
    )


def place_kind(place: int) -> str:
    if place < SHOP:
        return "lab"
    return CATEGORIES[place - SHOP] if place < HEALERS else ("healers", "alley")[place - HEALERS]


def cards(pieces: int, names: list[str]) -> list[str]:
    """The name of each piece, repeated by its number."""
    found: list[str] = []
    if pieces:
        for kind, name in enumerate(names):
            found += [name] * (pieces >> 4 * kind & 15)
    return found


def good(state: Elixir, kind: int) -> Good:
    tables = state.setup.tables
    value = int(tables.value[kind]) or None
    stock = int(many(state.stock, kind))
    return Good(tables.ids.ingredients[kind], CATEGORIES[kind // 3], int(tables.price[kind]), value, stock)


def potion_kind(state: Elixir, kind: int, seat: int | None) -> Kind:
    tables = state.setup.tables
    left: int | None = None
    for entry in state.past:
        if what_of(entry) in (BREWED, MISSED) and seat_of(entry) == seat:
            left = int(many(pack_of(entry), kind))
    if state.phase == FINISHED:
        left = int(many(state.pack, kind))
    return Kind(
        tables.ids.potions[kind], POWERS[kind], int(tables.levels[kind]), int(state.setup.potions), left
    )


def hireling(state: Elixir, stranger: int) -> Hireling:
    from philtre.games.elixir.rules.tables import DEEDS

    tables = state.setup.tables
    return Hireling(
        tables.ids.strangers[stranger],
        DEEDS[tables.deed[stranger]],
        int(tables.success[stranger]) or None,
        int(tables.hire[stranger]) or None,
    )


def chart(state: Elixir, seat: int | None) -> list[Cell]:
    """The formula sheet (E14); everything is open when the game is over."""
    ids = state.setup.tables.ids
    brews: list[list[Brew]] = [[] for _ in range(9)]
    looks: list[list[int]] = [[] for _ in range(9)]
    for entry in state.past:
        if what_of(entry) in (BREWED, MISSED):
            brews[about(entry)].append(Brew(int(seat_of(entry)), bool(what_of(entry) == BREWED)))
        elif what_of(entry) == LOOKED:
            looks[about(entry)].append(int(seat_of(entry)))
    over = state.phase == FINISHED
    may = [[]] * 9 if over else possible(state, SPECTATOR if seat is None else seat)
    found: list[Cell] = []
    for cell in range(9):
        kind = int(state.chart >> 4 * cell & 15)
        seen = kind != UNSEEN and (over or (seat is not None and state.knows(seat, cell)))
        potion = ids.potions[kind] if seen else None
        guesses = [] if seen else [ids.potions[other] for other in may[cell]]
        found.append(
            Cell(**ids.cell(cell), potion=potion, brewed=brews[cell], looked=looks[cell], may=guesses)
        )
    return found


def player(state: Elixir, seat: int, viewer: int | None) -> Player:
    ids = state.setup.tables.ids
    row = int(state.row(seat))
    own = state.own
    drawn = own[row + LAB] != UNSEEN
    open_hand = seat == viewer or state.phase == FINISHED
    active = [
        Active(name, level)
        for level in range(MOST_LEVELS, 0, -1)
        for name in cards(own[row + ACTIVE + level], ids.potions)
    ]
    return Player(
        seat=seat,
        lab=ids.places[own[row + LAB]] if drawn else None,
        place=ids.places[own[row + PLACE]] if drawn else None,
        gold=int(own[row + GOLD]),
        carried=cards(own[row + CARRIED], ids.ingredients),
        shelf=cards(own[row + SHELF], ids.ingredients),
        table=cards(own[row + TABLE], ids.ingredients),
        value=int(gem_value(state, own[row + TABLE])),
        potions=int(total(own[row + HAND])),
        hand=cards(own[row + HAND], ids.potions) if open_hand else None,
        active=active,
        hired=[name for stranger, name in enumerate(ids.strangers) if own[row + HIRED] >> stranger & 1],
        healing=int(price_of_healing(state, seat)) if drawn and is_patient(state, seat) else None,
    )


def openly_forced(state: Elixir) -> bool:
    """Whether all can tell that there is one action: only potions in hand are hidden (E15)."""
    return bool(state.own[state.row(state.seat) + HAND] == 0)
