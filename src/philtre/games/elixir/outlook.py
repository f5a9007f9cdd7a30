"""How many turns a wizard still needs to win, as far as it can know: the measure that bots play by.

Only formulas that the wizard has seen itself count as known, whatever the chart of this world says: a
brew in the dark must not look like a brew by the book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.elixir.brewing import cell_on
from philtre.games.elixir.packing import bit, count, many, total
from philtre.games.elixir.phases import (
    ACTIVE,
    ALLEY,
    ARRIVING,
    ATTACKED,
    BANE,
    BURGLE,
    BURGLED,
    CARRIED,
    CURSE,
    EARNING,
    ENDING,
    FILCHED,
    FILCHING,
    FINDING,
    GOLD,
    HAND,
    HEALERS,
    HEALING,
    HIRED,
    HIRING,
    LAB,
    LOOKING,
    LUCK,
    MEETING,
    MOST_LEVELS,
    MOVING,
    MUG,
    PART,
    PLACE,
    PROWESS,
    ROBBED,
    ROLLED,
    SHELF,
    SHOP,
    SMASH,
    SMASHING,
    SPEED,
    STEAL_GOLD,
    STEAL_INGREDIENTS,
    STEAL_POTION,
    SWEET_TALKING,
    TABLE,
    TRADING,
)
from philtre.games.elixir.potions import drunk
from philtre.games.elixir.turns import price_of_healing
from philtre.games.elixir.ways import Ways

if TYPE_CHECKING:
    from philtre.games.elixir.rules import Elixir

# In turns, or turns for each piece of gold.
BREW_FROM_NOTHING: Final = 7.0  # earning, shopping and brewing, with empty hands
BREW_AT_LEAST: Final = 2.5  # with all the gold in the world
GOLD_SAVES: Final = 0.6
SPARE_PART: Final = 0.5
ANY_POTION: Final = 1.5  # one that is no missing part, before one knows which
GEM: Final = 1.1  # gold for each point of a gem's value
SAFE: Final = 3  # gems of this value never fail
WORTH_BUYING: Final = 1.08
SECOND: Final = 0.95
USELESS: Final = 0.3
CARRIED_RISK: Final = 0.03
LUCKY_TURN: Final = 0.25
CHARMED_SHOP: Final = 1.0
SWEET_TURN: Final = 0.4
FAST_TURN: Final = 0.25
FILCHING_TURN: Final = 1.6
FILCHING_IN_VAIN: Final = 0.5
MEETING_WORTH: Final = 0.0
ALLEY_SHARE: Final = 0.8
NEAR_THE_END: Final = 8.0  # turns; what does not help to win counts less from there on
HEALERS_COST: Final = 3.5


def held_worth(kind: i64) -> float:
    """What an undrunk potion is worth, in turns, to one who waits for the moment to drink it."""
    if kind == FILCHING:
        return 2.4
    if kind == LUCK:
        return 1.6
    if kind == PROWESS:
        return 4.0
    if kind == SWEET_TALKING:
        return 1.7
    if kind == SPEED:
        return 1.8
    return 0.8


def hired_worth(deed: i64) -> float:
    """What a Stranger in one's pay is worth, in turns."""
    if deed == STEAL_POTION:
        return 2.2
    if deed == CURSE:
        return 2.0
    if deed == MUG:
        return 1.5
    if deed == SMASH:
        return 1.6
    return 1.2


def chance_of(value: i64) -> float:
    """How likely gems of that value make a brew succeed in the end, rolls again included."""
    if value >= SAFE:
        return 1.0
    if value == 2:
        return 0.75
    if value == 1:
        return 0.5
    return 0.0


def rolls_again(value: i64) -> float:
    """How many more turns a brew takes, on average, for its rolls."""
    if value >= 5:
        return 0.0
    if value == 4:
        return 0.2
    return 0.5


def brews(known: i64, unknown: i64, cells: i64) -> float:
    """Brews it takes to get the missing parts: of those whose cells are unknown, by trying cells."""
    return float(known) + float(unknown) * float(cells + 1) / float(unknown + 1)


def stage(state: Elixir) -> i64:
    """Where the turn will go on, when something sent or filched is being settled."""
    phase = state.phase
    if (ATTACKED <= phase <= FILCHED) and (phase == FILCHED or state.victim != state.seat):
        return state.resuming
    if phase == FINDING and state.resuming == ROLLED:
        return ENDING
    return phase


def gems_on(values: vec[i64], goods: i64) -> i64:
    return many(goods, 3) * values[3] + many(goods, 4) * values[4] + many(goods, 5) * values[5]


def after(number: float, wealth: float) -> float:
    """Turns for so many more brews, by what one owns."""
    if number <= 0.0:
        return 0.0
    turns = BREW_FROM_NOTHING * number - GOLD_SAVES * wealth
    least = BREW_AT_LEAST * number
    if turns < least:
        return least
    return turns


def turns_left(ways: Ways, state: Elixir, seat: i64) -> float:
    """How many rounds from now the wizard may win."""
    setup = state.setup
    tables = setup.tables
    own = state.own
    row = state.row(seat)
    hand = own[row + HAND]
    phase = state.phase
    now = stage(state)
    mine = seat == state.seat and state.round != 0
    place = own[row + PLACE]
    home = own[row + LAB]
    price = tables.price

    # What is known, and what is missing
    seen = state.known >> seat * 9 & 0x1FF
    missing: i64 = 0
    kind: i64 = PART
    while kind < 9:
        if many(hand, kind) == 0:
            missing |= bit(kind)
        kind += 1
    if missing == 0 and mine:
        return 0.0
    wanted: i64 = 0  # cells whose brew brings the win nearer
    known: i64 = 0
    cell: i64 = 0
    while cell < 9:
        if seen >> cell & 1 != 0:
            if missing >> (state.chart >> 4 * cell & 15) & 1 != 0:
                wanted |= bit(cell)
                known += 1
        cell += 1
    unknown = count(missing) - known
    cells = 9 - count(seen)
    if unknown > 0:
        wanted |= 0x1FF & ~seen
    number = brews(known, unknown, cells)

    # Time: when the wizard moves next, and when it can roll next
    seats = setup.seats
    to_move = float((seat - state.seat + seats) % seats) / float(seats)
    to_roll = to_move
    gold = own[row + GOLD]
    wage = float(tables.wage)
    prowess = drunk(state, seat, PROWESS)
    coming = (1.0 - to_move) * wage
    if mine:
        coming = 0.0
        if now == EARNING:
            earned = tables.wage
            if prowess:
                earned = tables.extra[PROWESS]
            if earned > state.pile:
                earned = state.pile
            gold += earned
        if now > MOVING or state.bound != 0:
            to_move = 1.0
        if now >= ROLLED and phase != ROLLED:
            to_roll = 1.0
    elif state.round == 0:
        coming = 0.0

    # What the wizard owns
    shelf = own[row + SHELF]
    carried = own[row + CARRIED]
    table = own[row + TABLE]
    settling = mine and (phase == ARRIVING or phase == TRADING)
    risk = CARRIED_RISK * float(total(carried))
    if settling and place == home:
        shelf += carried  # may be shelved now
        carried = 0
    goods = shelf + carried
    values = tables.value
    on_shelf = gems_on(values, shelf)
    owned = on_shelf + gems_on(values, carried)
    healing = 0.0
    if place == HEALERS and not (mine and state.healed != 0):
        asked = price_of_healing(state, seat)
        short = asked - gold
        if short > 0:
            healing = float(short) / wage if wage > 0.0 else float(short)
        gold -= asked
        healing += 0.5
    wealth = float(gold) + coming
    points = owned
    if points > 8:
        wealth += GEM * USELESS * float(points - 8)
        points = 8
    wealth += GEM * WORTH_BUYING * float(points)
    kind = 0
    while kind < 3:
        herbs = many(goods, kind)
        if herbs != 0:
            wealth += pile_worth(price[kind], herbs, wanted >> 3 * kind & 7)
        specials = many(goods, 6 + kind)
        if specials != 0:
            wealth += pile_worth(price[6 + kind], specials, wanted >> kind & 0x49)
        kind += 1

    # The next brew
    luck: i64 = 0
    if drunk(state, seat, LUCK):
        luck = tables.extra[LUCK]
    fast = drunk(state, seat, SPEED)
    start = 0.0  # until the table is free
    scale = 1.0
    brewing: i64 = -1
    if table != 0:
        brewing = cell_on(table)
        value = gems_on(values, table)
        if value + luck < SAFE and phase != ROLLED and on_shelf > 0:
            more = SAFE - luck - value
            if more > on_shelf:
                more = on_shelf
            value += more
            wealth -= GEM * WORTH_BUYING * float(more)
        value += luck
        start = to_roll + rolls_again(value)
        if wanted >> brewing & 1 != 0:
            number -= chance_of(value)
        if number < 1.0:
            scale = number
            number = 1.0
    elif phase == FINDING and mine and state.resuming == ROLLED:
        number -= 1.0
        if number < 0.34:
            number = 0.34

    if scale < 1.0:
        best = start + scale * after(1.0, wealth)
    else:
        best = start + after(number, wealth)
    first = ways.first(fast, home, place)
    shop: i64 = -1
    if settling and SHOP <= place < HEALERS:
        shop = place - SHOP
    stock = state.stock
    cell = 0
    while cell < 9:
        if wanted >> cell & 1 != 0 and cell != brewing:
            herb = cell // 3
            special = 6 + cell % 3
            needed: i64 = 0
            lacking: i64 = 0
            possible = True
            homeward = False
            if many(shelf, herb) == 0:
                homeward = True
                if many(carried, herb) == 0:
                    needed |= 1
                    lacking += price[herb]
                    possible = many(stock, herb) != 0
            if many(shelf, special) == 0:
                homeward = True
                if many(carried, special) == 0:
                    needed |= 4
                    lacking += price[special]
                    possible = possible and many(stock, special) != 0
            if possible:
                basic = float(price[herb] + price[special])
                way: i64 = 0
                while way < 3:
                    value = on_shelf
                    homing = homeward
                    need = needed
                    lack = lacking
                    useful = True
                    if way == 1:
                        value = owned
                        homing = True
                        useful = owned != on_shelf
                    elif way == 2:
                        homing = True
                        value = SAFE - luck
                        useful = value > owned
                        need |= 2
                        lack += value - owned
                        if stock & 0xFF000 == 0:
                            lack = lacking + 4
                            useful = useful and stock & 0xF00000 != 0
                    if useful and value > 0:
                        if value > 5:
                            value = 5
                        if value > SAFE and way < 2:
                            value = SAFE
                        short = lack - gold
                        if shop >= 0 and short <= 0:
                            need &= ~bit(shop)
                        turns = to_roll
                        if homing:
                            turns = to_move + ways.tours[first + need] - 1.0 + healing
                        if short > 0:
                            waits = to_move + float(short)
                            if prowess:
                                waits = to_move + 0.4 * float(short)
                            if waits > turns:
                                turns = waits
                        if turns < start:
                            turns = start
                        rest = wealth - WORTH_BUYING * (basic + GEM * float(value)) + wage * turns
                        value += luck
                        turns += rolls_again(value)
                        turns += after(number - chance_of(value), rest)
                        if scale < 1.0:
                            turns = start * (1.0 - scale) + scale * turns
                        if turns < best:
                            best = turns
                    way += 1
        cell += 1
    if table != 0 and best < start:
        best = start

    # What helps on the way
    extras = helps(ways, state, seat, fast, prowess, shop) - risk
    extras += pending(state, seat, now, known, unknown, cells)
    if best < NEAR_THE_END and extras > 0.0:
        extras *= best / NEAR_THE_END
    best -= extras
    if best < 0.05:
        return 0.05
    return best


def pile_worth(price: i64, number: i64, wanted: i64) -> float:
    """What ingredients of a kind are worth, in gold: the second is for later, more are too many."""
    cost = float(price)
    if wanted == 0:
        return USELESS * cost * float(number)
    if number == 1:
        return WORTH_BUYING * cost
    return (WORTH_BUYING + SECOND) * cost + USELESS * cost * float(number - 2)


def helps(ways: Ways, state: Elixir, seat: i64, fast: bool, prowess: bool, shop: i64) -> float:
    """Potions in hand and in use, Strangers in one's pay, and what lies in the Blind Alley."""
    tables = state.setup.tables
    own = state.own
    row = state.row(seat)
    mine = seat == state.seat
    hand = own[row + HAND]
    sum = 0.0
    kind: i64 = 0
    if hand != 0:
        while kind < PART:
            held = many(hand, kind)
            if held != 0:
                sum += held_worth(kind) * (1.0 + 0.7 * float(held - 1))
            kind += 1
        while kind < 9:
            held = many(hand, kind)
            if held > 1:
                sum += SPARE_PART * float(held - 1)
            kind += 1
    hired = own[row + HIRED]
    stranger: i64 = 0
    while hired != 0:
        if hired & 1 != 0:
            sum += hired_worth(tables.deed[stranger])
        hired >>= 1
        stranger += 1
    level: i64 = 1
    while level <= MOST_LEVELS:
        active = own[row + ACTIVE + level]
        if active != 0:
            sum += active_worth(state, seat, active, level, shop)
        level += 1
    if state.alley_gold != 0 or state.alley_goods != 0 or state.alley_potions != 0:
        loot = alley_worth(state, seat)
        if own[row + PLACE] == ALLEY and mine and (state.phase == ARRIVING or state.phase == TRADING):
            sum += 0.95 * loot
        else:
            turns = ways.to_alley(fast, own[row + PLACE])
            if mine and state.phase <= MOVING:
                turns -= 1.0
            loot = ALLEY_SHARE * loot - turns - 0.5
            if loot > 0.0:
                sum += loot
    return sum


def active_worth(state: Elixir, seat: i64, active: i64, level: i64, shop: i64) -> float:
    """What drunk potions on that level will still do."""
    sum = 0.0
    mine = seat == state.seat
    now = stage(state)
    turns = float(level - 1)
    if many(active, PROWESS) != 0:
        earnings = turns
        more = float(state.setup.tables.extra[PROWESS] - state.setup.tables.wage)
        sum += GOLD_SAVES * more * earnings
    if many(active, LUCK) != 0:
        sum += LUCKY_TURN * turns
    if many(active, SWEET_TALKING) != 0:
        sum += SWEET_TURN * turns
        if mine and state.charmed == 0 and shop >= 0:
            sum += CHARMED_SHOP
    if many(active, SPEED) != 0:
        sum += FAST_TURN * turns
    if many(active, FILCHING) != 0:
        uses = turns
        if mine and state.filched == 0:
            uses += 1.0
        worth = FILCHING_IN_VAIN
        other: i64 = 0
        while other < state.setup.seats:
            if other != seat and state.own[state.row(other) + HAND] != 0:
                worth = FILCHING_TURN
            other += 1
        sum += worth * uses
    return sum


def card_worth(state: Elixir, seat: i64, kind: i64) -> float:
    """What one card of that kind would spare a wizard, in turns."""
    if kind < PART:
        return held_worth(kind)
    if many(state.own[state.row(seat) + HAND], kind) != 0:
        return SPARE_PART
    return BREW_FROM_NOTHING


def alley_worth(state: Elixir, seat: i64) -> float:
    """What lies in the Blind Alley, in turns."""
    sum = float(state.alley_gold)
    price = state.setup.tables.price
    kind: i64 = 0
    while kind < 9:
        sum += float(many(state.alley_goods, kind) * price[kind])
        kind += 1
    sum *= GOLD_SAVES
    kind = 0
    while kind < 9:
        if many(state.alley_potions, kind) != 0:
            sum += card_worth(state, seat, kind)
        kind += 1
    return sum


def hand_worth(state: Elixir, victim: i64, seat: i64) -> float:
    """What a card drawn from the victim's hand is worth to a seat; to the victim itself: what it loses."""
    hand = state.own[state.row(victim) + HAND]
    cards = total(hand)
    if cards == 0:
        return 0.0
    sum = 0.0
    kind: i64 = 0
    while kind < 9:
        held = many(hand, kind)
        if held != 0:
            worth = card_worth(state, seat, kind)
            if seat == victim and kind >= PART and held == 1:
                worth = BREW_FROM_NOTHING
            if kind == BANE and seat != victim:
                worth = -HEALERS_COST
            sum += worth * float(held)
        kind += 1
    return sum / float(cards)


def pending(state: Elixir, seat: i64, now: i64, known: i64, unknown: i64, cells: i64) -> float:
    """What chance, or an answer that is asked for, is about to bring this wizard."""
    phase = state.phase
    if phase == FILCHED:
        if seat == state.seat:
            return hand_worth(state, state.victim, seat)
        if seat == state.victim:
            return -hand_worth(state, seat, seat)
        return 0.0
    if phase == ATTACKED and seat == state.victim:
        return -harm(state, seat)
    if phase == ROBBED and seat == state.victim:
        return -hand_worth(state, seat, seat)
    if (phase == BURGLED or phase == SMASHING) and seat == state.victim:
        return -1.5
    if seat != state.seat:
        return 0.0
    if phase == ATTACKED and state.setup.tables.deed[state.stranger] == BURGLE:
        return 0.5
    if phase == MEETING:
        return MEETING_WORTH
    if phase == HIRING:
        tables = state.setup.tables
        gain = hired_worth(tables.deed[state.stranger]) - GOLD_SAVES * float(tables.hire[state.stranger])
        if gain > 0.0:
            return gain
        return 0.0
    if phase == LOOKING or (phase == FINDING and state.resuming == LOOKING):
        return look_worth(known, unknown, cells)
    return 0.0


def look_worth(known: i64, unknown: i64, cells: i64) -> float:
    """How many turns the sight of one more formula saves."""
    if unknown == 0 or cells == 0:
        return 0.0
    part = float(unknown) / float(cells)
    less = part * brews(known + 1, unknown - 1, cells - 1) + (1.0 - part) * brews(known, unknown, cells - 1)
    return BREW_FROM_NOTHING * (brews(known, unknown, cells) - less)


def harm(state: Elixir, victim: i64) -> float:
    """What an attack costs its victim on average, in turns."""
    tables = state.setup.tables
    own = state.own
    row = state.row(victim)
    likely = float(7 - tables.success[state.stranger]) / 6.0
    deed = tables.deed[state.stranger]
    cost = 0.0
    if deed == STEAL_GOLD:
        cost = GOLD_SAVES * 0.5 * float(own[row + GOLD])
    elif deed == STEAL_POTION:
        cost = hand_worth(state, victim, victim)
    elif deed == STEAL_INGREDIENTS:
        cost = GOLD_SAVES * goods_cost(state, own[row + CARRIED])
    elif deed == SMASH:
        cost = 0.5 * GOLD_SAVES * goods_cost(state, own[row + SHELF])
    elif deed == BURGLE:
        items = total(own[row + SHELF])
        if items != 0:
            cost = GOLD_SAVES * goods_cost(state, own[row + SHELF]) / float(items)
    elif own[row + PLACE] != HEALERS:
        cost = HEALERS_COST
    return likely * cost


def goods_cost(state: Elixir, goods: i64) -> float:
    """What goods cost in the shops."""
    sum: i64 = 0
    price = state.setup.tables.price
    kind: i64 = 0
    while goods != 0:
        sum += (goods & 15) * price[kind]
        goods >>= 4
        kind += 1
    return float(sum)
