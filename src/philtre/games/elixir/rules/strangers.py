"""Strangers: meeting, hiring and sending them, and their attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.core.state import CHANCE
from philtre.games.elixir.rules import events, evidence
from philtre.games.elixir.rules.frames import interrupt
from philtre.games.elixir.rules.layout import (
    BURGLE,
    CARRIED,
    GIVE_GOLD,
    GOLD,
    HAND,
    HEALERS,
    HIRED,
    MUG,
    NO_STRANGER,
    PLACE,
    SHELF,
    SHOW_FORMULA,
    SMASH,
    STEAL_GOLD,
    STEAL_INGREDIENTS,
    STEAL_POTION,
    SWEET_TALKING,
)
from philtre.games.elixir.rules.moves import MOST_SEATS
from philtre.games.elixir.rules.packing import one, sort_of
from philtre.games.elixir.rules.phases import (
    ATTACKED,
    BURGLED,
    FACING,
    HIRING,
    LOOKING,
    MEETING,
    ROBBED,
    SMASHING,
    WALKING,
)
from philtre.games.elixir.rules.potions import drunk, send_to_healers

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def under_the_pack(state: Elixir, stranger: i64) -> None:
    """E11: puts a Stranger under the pack, which is never shuffled again."""
    state.queue |= stranger << 4 * state.waiting
    state.waiting += 1


def meet(state: Elixir) -> None:
    """Draws a Stranger whom nobody has met yet, else the one that has been under the pack longest."""
    if state.unseen != 0:
        state.phase = MEETING
        state.actor = CHANCE
    elif state.waiting != 0:
        stranger = state.queue & 15
        state.queue >>= 4
        state.waiting -= 1
        met(state, stranger)
    else:  # all Strangers are hired
        events.by(state, "nobody-came", state.seat)
        state.go_on()


def leave(state: Elixir) -> None:
    """Puts the Stranger that has acted under the pack, and goes on after the effect of the space."""
    under_the_pack(state, state.stranger)
    state.stranger = NO_STRANGER
    state.go_on()


def met(state: Elixir, stranger: i64) -> None:
    """E5: a Stranger with a price waits to be hired, any other acts on the finder."""
    tables = state.setup.tables
    state.unseen &= ~bit(stranger)
    events.stranger(state, "met", state.seat, stranger)
    state.stranger = stranger
    price = tables.hire[stranger]
    if price != 0:
        if state.own[state.row(state.seat) + GOLD] >= price:
            state.ask(HIRING)
            return
        events.stranger(state, "too-dear", state.seat, stranger)
        leave(state)
        return
    deed = tables.deed[stranger]
    if deed == GIVE_GOLD:
        give_gold(state, tables.amount[stranger])
        leave(state)
    elif deed == SHOW_FORMULA:
        state.ask(LOOKING)
    elif deed < GIVE_GOLD:
        face(state)
    else:
        state.ask(WALKING)


def face(state: Elixir) -> None:
    """E15: the finder rolls when ready; E17: against Sweet Talking the attack fails at once."""
    state.victim = state.seat
    if drunk(state, state.seat, SWEET_TALKING):
        events.by(state, "sweet-talked", state.seat)
        leave(state)
    else:
        state.ask(FACING)


def walk_on(state: Elixir) -> None:
    """Asks where to go with the Lamplighter; a wizard who was cursed meanwhile goes nowhere."""
    if state.own[state.row(state.seat) + PLACE] == HEALERS:
        leave(state)
    else:
        state.ask(WALKING)


def give_gold(state: Elixir, gift: i64) -> None:
    """Gives gold from the pile to the player; a part that the pile cannot pay is lost (E1)."""
    if gift > state.pile:
        gift = state.pile
    state.pile -= gift
    state.own[state.row(state.seat) + GOLD] += gift
    events.gold(state, "given", state.seat, gift)


# Hiring


def hire(state: Elixir) -> None:
    stranger = state.stranger
    row = state.row(state.seat)
    price = state.setup.tables.hire[stranger]
    state.own[row + GOLD] -= price
    state.pile += price
    state.own[row + HIRED] |= bit(stranger)
    state.stranger = NO_STRANGER
    events.stranger(state, "hired", state.seat, stranger)
    state.go_on()


def refuse(state: Elixir) -> None:
    events.stranger(state, "refused", state.seat, state.stranger)
    leave(state)


def send(state: Elixir, choice: i64) -> None:
    """E6: sends a hired Stranger against a rival anywhere; then it goes under the pack, whatever the roll."""
    stranger = choice // MOST_SEATS
    victim = choice % MOST_SEATS
    state.own[state.row(state.seat) + HIRED] &= ~bit(stranger)
    interrupt(state)
    state.stranger = stranger
    state.victim = victim
    events.sent(state, state.seat, stranger, victim)
    if drunk(state, victim, SWEET_TALKING):  # E17
        events.by(state, "sweet-talked", victim)
        attack_over(state)
    else:
        roll(state)


# Attacks


def roll(state: Elixir) -> None:
    state.phase = ATTACKED
    state.actor = CHANCE


def attack_rolled(state: Elixir, roll: i64) -> None:
    """E7: resolves an attack; it succeeds from the Stranger's number up to 6."""
    stranger = state.stranger
    if roll < state.setup.tables.success[stranger]:
        events.rolled(state, "attack-failed", roll, roll)
        attack_over(state)
        return
    events.rolled(state, "attack-succeeded", roll, roll)
    deed = state.setup.tables.deed[stranger]
    victim = state.victim
    row = state.row(victim)
    if deed == STEAL_POTION and state.own[row + HAND] != 0:
        state.phase = ROBBED
        state.actor = CHANCE
        return
    if deed == BURGLE and state.own[row + SHELF] != 0:
        state.phase = BURGLED
        state.actor = CHANCE
        return
    if deed == SMASH:
        choose_category(state)
        return
    if deed == STEAL_GOLD:
        steal_gold(state, row)
    elif deed == STEAL_INGREDIENTS:
        steal_ingredients(state, row)
    elif deed == MUG:
        send_to_healers(state, victim, "mugged")
    elif deed in (BURGLE, STEAL_POTION):
        events.by(state, "nothing-there", victim)
    else:
        send_to_healers(state, victim, "cursed")
    attack_over(state)


def attack_over(state: Elixir) -> None:
    """Puts the Stranger under the pack, and continues the turn where the attack came from."""
    if state.victim == state.seat:
        leave(state)
    else:
        under_the_pack(state, state.stranger)
        state.resume()


def steal_gold(state: Elixir, row: i64) -> None:
    """Moves half of the victim's gold, rounded up, to the Blind Alley."""
    half = (state.own[row + GOLD] + 1) // 2
    state.own[row + GOLD] -= half
    state.alley_gold += half
    events.gold(state, "gold-stolen", state.victim, half)


def steal_ingredients(state: Elixir, row: i64) -> None:
    """Moves all ingredients that the victim carries to the Blind Alley."""
    goods = state.own[row + CARRIED]
    if goods == 0:
        events.by(state, "nothing-there", state.victim)
        return
    state.own[row + CARRIED] = 0
    state.alley_goods += goods
    events.ingredients(state, "ingredients-stolen", state.victim, goods)


def rob(state: Elixir, kind: i64) -> None:
    """E22: shows the stolen potion to all and moves it to the Blind Alley."""
    state.own[state.row(state.victim) + HAND] -= one(kind)
    state.alley_potions += one(kind)
    evidence.note(state, evidence.STOLEN, state.victim, kind)
    events.potion(state, "potion-stolen", state.victim, kind)
    attack_over(state)


def burgle(state: Elixir, ingredient: i64) -> None:
    """Moves one ingredient from the victim's shelf to the goods that the hirer carries."""
    state.own[state.row(state.victim) + SHELF] -= one(ingredient)
    state.own[state.row(state.seat) + CARRIED] += one(ingredient)
    events.burgled(state, state.seat, state.victim, ingredient)
    attack_over(state)


def smashable(state: Elixir) -> i64:
    """The number of categories on the victim's shelf."""
    shelf = state.own[state.row(state.victim) + SHELF]
    number: i64 = 0
    category: i64 = 0
    while category < 3:
        if sort_of(shelf, category) != 0:
            number += 1
        category += 1
    return number


def choose_category(state: Elixir) -> None:
    """Asks which category is smashed, if the victim's shelf has more than one."""
    number = smashable(state)
    if number > 1:
        state.ask(SMASHING)
        return
    if number == 0:
        events.by(state, "nothing-there", state.victim)
    else:
        category: i64 = 0
        while sort_of(state.own[state.row(state.victim) + SHELF], category) == 0:
            category += 1
        smash_shelf(state, category)
    attack_over(state)


def smash(state: Elixir, category: i64) -> None:
    smash_shelf(state, category)
    attack_over(state)


def smash_shelf(state: Elixir, category: i64) -> None:
    """Returns all ingredients of one category to the shops; those on the table are safe (E10)."""
    row = state.row(state.victim)
    goods = sort_of(state.own[row + SHELF], category)
    state.own[row + SHELF] -= goods
    state.stock += goods
    events.smashed(state, state.seat, state.victim, category)
