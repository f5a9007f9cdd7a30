"""Ways that can be counted by hand, and random games watched by a plain reading of the rules."""

from collections import Counter

import pytest

import philtre
from philtre.games.toil.rules.moves import EFFECTS
from philtre.testing import legal, play

from .scene import GAME, TABLES, asked, at, drinking


def ends(state: philtre.State, phase: str) -> set[str]:
    """The different positions that deciding everything that a phase asks can lead to."""
    if asked(state) != phase:
        return {state.position()}
    found: set[str] = set()
    for action in state.actions():
        after = state.copy()
        after.play(action)
        found |= ends(after, phase)
    return found


def ways(state: philtre.State, phase: str) -> int:
    """How many ways there are to decide everything that a phase asks."""
    if asked(state) != phase:
        return 1
    total = 0
    for action in state.actions():
        after = state.copy()
        after.play(action)
        total += ways(after, phase)
    return total


def test_two_cards_go_into_three_cauldrons_in_thirteen_ways() -> None:
    assert len(ends(at("hands=cat-hair,amber-sap/-"), "brew")) == 1 + 2 * 3 + 3 * 2


def test_two_equal_cards_go_into_three_cauldrons_in_seven_ways() -> None:
    assert len(ends(at("hands=cat-hair*2/-"), "brew")) == 1 + 3 + 3


def test_a_filled_cauldron_can_also_be_dumped() -> None:
    one = ends(at("hands=-/- cauldrons=cat-hair;-;-/-;-;-"), "brew")
    three = ends(at("hands=-/- cauldrons=cat-hair;cat-hair;cat-hair/-;-;-"), "brew")
    assert (len(one), len(three)) == (2, 8)


def test_cauldrons_can_be_dealt_with_in_any_order_and_the_phase_ended_at_any_time() -> None:
    state = at("hands=-/- cauldrons=cat-hair;cat-hair;cat-hair/-;-;-")
    assert ways(state, "brew") == 1 + 3 * (1 + 2 * (1 + 1))


def test_sloth_leaves_one_choice_among_three() -> None:
    state = at("hands=-/- cauldrons=cat-hair;cat-hair;cat-hair/-;-;- lingering=sloth:-/-")
    assert ways(state, "brew") == 1 + 3


def test_growth_splits_three_cards_in_162_ways() -> None:
    state = drinking("growth", "hands=cat-hair,amber-sap,aqua-regia/-", power=2)
    assert ways(state, "grow") == (3 * 3) * (2 * 3) * 3


def test_transmutation_of_one_card_can_stop_at_any_time() -> None:
    state = drinking("transmutation", "hands=-/- cauldrons=cat-hair;-/-;-;-")
    assert ways(state, "move") == 1 + 2 * (1 + 2 * (1 + 2))


def test_theft_of_two_cards_into_three_cauldrons() -> None:
    state = drinking("theft", "hands=-/- cauldrons=-;-/cat-hair,amber-sap;-;-")
    assert ways(state, "steal") == 1 + 6 * (1 + 3)


def test_corrosion_of_two_among_three_kinds_by_sequence() -> None:
    state = drinking("corrosion", "hands=-/- cauldrons=-;-/cat-hair,amber-sap,aqua-regia;-;-", power=2)
    assert ways(state, "corrode") == 3 * 2


def test_three_others_can_be_aimed_at() -> None:
    state = drinking("paralysis", "seats=4 cauldrons=-;-/-;-;-/-;-;-/-;-;-")
    assert ways(state, "target") == 3


# Random games


def brewed(state: philtre.State, number: int) -> Counter[str]:
    """The effects in one of the actor's cauldrons, read off the cards."""
    cauldron = state.view(None).players[int(state.actor)].cauldrons[number]
    tally: Counter[str] = Counter()
    for card in cauldron.cards:
        for effect in TABLES.effects[TABLES.ingredients.index(card.ingredient)]:
            tally[EFFECTS[effect]] += card.count
    return tally


def offers(state: philtre.State) -> set[str]:
    """What can be sold and drunk, by a plain reading of the cards."""
    found = {"done"}
    for number in range(3):
        tally = brewed(state, number)
        if any(tally[effect] >= cost for effect, cost in zip(EFFECTS, TABLES.costs, strict=True)):
            found.add(f"drink {number + 1}")
        for order in state.view(None).orders:
            card = TABLES.order_cards[TABLES.orders.index(order.order)] if order else None
            if card and all(
                tally[effect] >= max(power, TABLES.costs[EFFECTS.index(effect)])
                for effect, power in card.wants.items()
            ):
                found.add(f"sell {number + 1} {card.id}")
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_offered_agrees_with_a_plain_reading_of_the_cards(seats: int) -> None:
    dice = philtre.Dice(seats)
    state = GAME.start(seats=seats, rounds=25)
    looked = 0
    while not state.over:
        if asked(state) == "potions":
            assert legal(state) == offers(state)
            looked += 1
        chance = state.actor == philtre.CHANCE
        actions = state.actions()
        state.play(state.pick(dice.word()) if chance else actions[dice.below(len(actions))])
    assert looked > 20


def test_hands_and_cauldrons_hold_as_many_cards_as_they_say() -> None:
    dice = philtre.Dice(9)
    state = GAME.start(seats=3, rounds=40)
    while not state.over:
        chance = state.actor == philtre.CHANCE
        actions = state.actions()
        state.play(state.pick(dice.word()) if chance else actions[dice.below(len(actions))])
        for seat in range(3):
            player = state.view(seat).players[seat]
            assert player.cards is not None
            assert player.hand == sum(card.count for card in player.cards)
            for cauldron in player.cauldrons:
                assert cauldron.size == sum(card.count for card in cauldron.cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_is_the_same_game_step_by_step(seats: int) -> None:
    whole = GAME.start(seats=seats)
    decisions, chances = whole.playout(philtre.Dice(7))
    state, dice = GAME.start(seats=seats), philtre.Dice(7)
    counted = Counter({"decisions": 0, "chances": 0})
    while not state.over:
        if state.actor == philtre.CHANCE:
            counted["chances"] += 1
            state.play(state.pick(dice.word()))
        else:
            counted["decisions"] += 1
            actions = state.actions()
            state.play(actions[dice.below(len(actions))])
    assert (decisions, chances) == (counted["decisions"], counted["chances"])
    assert whole.position() == state.position()


def test_a_copy_shares_nothing() -> None:
    state = at("hands=cat-hair,amber-sap/-")
    before = state.position()
    play(state.copy(), "add cat-hair 1", "add amber-sap 2")
    assert state.position() == before
    assert GAME.start().position() == GAME.start().position()
