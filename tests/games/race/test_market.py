"""Turns in the Market: crafting and selling."""

import pytest

import philtre
from philtre.testing import entry, event_kinds, events, legal, play, refusal

from .scene import at, coins, potions, resources

RECIPES = {
    "speed": ("flower", "grass", 2),
    "invisibility": ("flower", "honey", 2),
    "defence": ("honey", "wood", 3),
    "reroll": ("grass", "mushroom", 2),
    "teleport": ("black-rock", "purple-crystal", 4),
    "swap": ("mushroom", "purple-crystal", 3),
    "poison": ("grass", "mushroom", 2),
    "meteor": ("wood", "black-rock", 4),
}


@pytest.mark.parametrize("potion", RECIPES)
def test_a_potion_is_crafted_out_of_its_two_resources(potion: str) -> None:
    first, second, _ = RECIPES[potion]
    state = play(at(f"market market | resources={first}:2,{second}/-"), "trade", f"craft {potion}")
    assert (resources(state), potions(state)) == ({first: 1}, {potion: 1})
    assert refusal(state, f"craft {potion}") == ("cost", "B28")


@pytest.mark.parametrize("potion", RECIPES)
def test_a_potion_is_sold_for_its_worth(potion: str) -> None:
    state = play(at(f"market market | potions={potion}:2/- coins=3/0"), "trade", f"sell {potion}")
    assert (coins(state), potions(state)) == (3 + RECIPES[potion][2], {potion: 1})


def test_poison_and_reroll_share_a_cost_and_are_told_apart_by_name() -> None:
    state = play(at("market market | resources=grass,mushroom/-"), "trade")
    assert legal(state) == {"craft poison", "craft reroll", "done"}
    assert potions(play(state, "craft reroll")) == {"reroll": 1}


def test_any_number_of_potions_in_any_order() -> None:
    state = play(at("market market | resources=flower:2,grass:2,wood,black-rock/- potions=swap/-"), "trade")
    play(state, "craft speed", "sell swap", "craft meteor", "sell speed", "craft speed")
    assert (coins(state), potions(state), resources(state)) == (5, {"speed": 1, "meteor": 1}, {})
    assert (state.actor, legal(state)) == (0, {"sell speed", "sell meteor", "done"})
    play(state, "done")
    assert state.actor == 1


def test_the_piles_do_not_run_out() -> None:
    state = play(at("market market | resources=flower:60,grass:60/-"), "trade", *["craft speed"] * 60)
    assert (potions(state), resources(state)) == ({"speed": 60}, {})


def test_a_market_turn_may_be_empty() -> None:
    state = at("market market |")
    assert event_kinds(state, "trade", "done") == ["trading", "turn"]
    assert state.actor == 1


def test_a_market_turn_is_the_whole_turn() -> None:
    state = play(at("market market | potions=speed,teleport/-"), "trade")
    assert legal(state) == {"sell speed", "sell teleport", "done"}
    assert refusal(state, "roll") == ("trading", "R6")
    for text in ("drink speed", "teleport r1", "stay"):
        assert refusal(state, text) == ("trade-first", "R6")


def test_after_a_potion_the_turn_cannot_be_spent_in_the_market() -> None:
    state = play(at("market market | potions=defence,speed/-"), "drink defence")
    assert legal(state) == {"roll", "stay", "drink speed", "sell speed"}
    assert refusal(state, "trade") == ("no-trade-now", "R6")
    assert refusal(state, "craft speed") == ("no-trade-now", "R6")
    assert event_kinds(state, "stay") == ["stayed", "turn"]


def test_whoever_arrives_crafts_in_the_next_turn() -> None:
    state = play(at("n1<n2 market | resources=flower,grass/-"), "roll", "die 1")
    assert state.actor == 1  # nothing to sell yet
    play(state, "trade", "done", "trade", "craft speed", "sell speed")
    assert coins(state) == 2


def test_one_stays_in_the_market_until_one_rolls() -> None:
    state = at("market market |")
    play(state, *["trade", "done"] * 6)
    assert (state.actor, entry(state, "round")) == (0, "4")
    assert legal(state) == {"roll", "trade"}


def test_nothing_is_crafted_or_sold_elsewhere() -> None:
    state = at("r1<r0 market | resources=flower,grass/- potions=swap/-")
    assert refusal(state, "craft speed") == ("not-in-market", "R6")
    assert refusal(state, "sell swap") == ("sell-in-market", "R6")
    assert refusal(state, "trade") == ("not-in-market", "R6")
    assert refusal(at("market market | resources=flower,grass/-"), "craft speed") == ("trade-begins", "R6")
    assert refusal(at("market market | potions=swap/-"), "sell speed") == ("no-potion", "R6")


# Selling without a turn of its own


def test_whoever_arrives_may_sell_at_once() -> None:
    state = play(
        at("n1<n2 market | coins=3/0 resources=flower,grass/- potions=swap,defence/-"), "roll", "die 1"
    )
    assert (state.actor, legal(state)) == (0, {"sell swap", "sell defence", "done"})
    assert refusal(state, "craft speed") == ("no-trade-now", "R6")
    assert refusal(state, "trade") == ("no-trade-now", "R6")
    play(state, "sell defence")
    assert (state.actor, coins(state), legal(state)) == (0, 6, {"sell swap", "done"})
    assert play(state, "done").actor == 1
    assert potions(state) == {"swap": 1}


def test_the_turn_ends_with_the_last_potion_that_is_sold_on_arrival() -> None:
    state = play(at("n1<n2 market | potions=swap/-"), "roll", "die 1", "sell swap")
    assert (state.actor, coins(state)) == (1, 3)


def test_without_potions_an_arrival_ends_the_turn() -> None:
    assert play(at("n1<n2 market | resources=flower,grass/-"), "roll", "die 1").actor == 1


def test_a_sale_on_arrival_can_win() -> None:
    state = play(at("n1<n2 market | round=3 coins=18/0 potions=meteor/-"), "roll", "die 1", "sell meteor")
    assert (state.over, state.returns()) == (True, [1.0, 0.0])


def test_one_may_sell_before_rolling_off_and_still_spend_the_turn_here() -> None:
    state = play(at("market market | resources=flower,grass/- potions=swap,speed/-"), "sell swap")
    assert (coins(state), legal(state)) == (3, {"roll", "trade", "sell speed", "drink speed"})
    assert play(state.copy(), "roll", "die 1", "go n1", "done").actor == 1
    assert "craft speed" in legal(play(state, "trade"))


def test_a_sale_before_the_roll_can_win() -> None:
    assert play(at("market market | coins=18/0 potions=speed/-"), "sell speed").returns() == [1.0, 0.0]


def test_passing_through_sells_nothing() -> None:
    state = play(at("n1<n2 market | potions=swap/-"), "roll", "die 3")
    assert legal(state) == {"stop", "go e1", "go s1", "go w1"}
    assert refusal(state, "sell swap") == ("go-first", "R8")
    assert "sell swap" in legal(play(state, "stop"))


@pytest.mark.parametrize("leap", ["teleport market", "swap 2"])
def test_after_a_leap_into_the_market_one_may_sell(leap: str) -> None:
    state = play(at("r3<r2 market | potions=teleport,swap,speed/-"), leap, "sell speed")
    assert coins(state) == 2
    assert {"roll", "stay"} <= legal(state)


def test_coins_buy_nothing_and_are_never_lost() -> None:
    state = play(at("market market | coins=19/0"), "trade")
    assert legal(state) == {"done"}
    state = play(at("r8<r7 r10<r11 | coins=19/0 potions=speed,swap/-"), "roll", "die 1", "done")
    assert coins(state) == 19


def test_twenty_coins_win_in_the_middle_of_a_market_turn() -> None:
    state = play(at("market market | coins=17/0 potions=speed,defence:2/-"), "trade")
    told = events(state, "sell defence")
    assert [event["kind"] for event in told] == ["sold", "won"]
    assert (state.over, state.actor, state.returns()) == (True, philtre.NOBODY, [1.0, 0.0])
    assert potions(state) == {"speed": 1, "defence": 1}


def test_nineteen_coins_do_not() -> None:
    state = play(at("market market | coins=17/0 potions=speed/-"), "trade", "sell speed")
    assert (state.over, coins(state), state.returns()) == (False, 19, [0.0, 0.0])


def test_more_than_twenty_win_too() -> None:
    state = play(at("market market | coins=0/19 turn=2 potions=-/meteor"), "trade", "sell meteor")
    assert (coins(state, 1), state.returns()) == (23, [0.0, 1.0])
