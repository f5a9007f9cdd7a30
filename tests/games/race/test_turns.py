"""The course of a turn: what may be done before a roll, after it, and after the move."""

import pytest

from philtre.testing import entry, event_kinds, kinds, legal, play, refusal

from .scene import at, places, potions


def test_outside_the_market_rolling_is_a_duty() -> None:
    state = at("r1<r0 market |")
    assert legal(state) == {"roll"}
    for text in ("stay", "done"):
        assert refusal(state, text) == ("roll-duty", "R5")


def test_in_the_market_a_turn_can_be_spent_there_or_begun_with_the_die() -> None:
    assert legal(at("market r1<r0 |")) == {"roll", "trade"}


def test_potions_are_used_before_the_roll_in_any_number() -> None:
    state = at("r1<r0 r9<r8 | potions=speed,invisibility:2,defence/-")
    assert legal(state) == {"roll", "drink speed", "drink invisibility", "drink defence"}
    play(state, "drink defence", "drink invisibility", "drink invisibility", "drink speed")
    assert legal(state) == {"roll"}
    assert potions(state) == {}
    assert (entry(state, "unseen"), entry(state, "shielded"), entry(state, "rolls")) == ("1", "1", "2")


def test_after_the_roll_only_a_reroll_can_be_drunk() -> None:
    state = at("r1<r0 r9<r8 | potions=speed,invisibility,defence,teleport,swap,reroll/-")
    play(state, "roll", "die 2")
    assert legal(state) == {"keep", "drink reroll"}
    for text in ("drink invisibility", "drink defence", "teleport n1", "swap 2"):
        assert refusal(state, text) == ("too-late-before", "R5")
    assert refusal(state, "drink speed") == ("too-late-speed", "R5")


def test_without_a_reroll_the_move_follows_the_roll_at_once() -> None:
    state = at("r1<r0 r9<r8 |")
    assert event_kinds(state, "roll", "die 3") == ["rolled", "moved", "gained", "turn"]
    assert places(state) == "r4<r3 r9<r8"


def test_a_reroll_rolls_the_die_again_and_again() -> None:
    state = at("r1<r0 r9<r8 | potions=reroll:2/-")
    play(state, "roll", "die 1", "drink reroll", "die 1", "drink reroll", "die 3")
    assert places(state) == "r4<r3 r9<r8"
    assert potions(state) == {}


def test_a_kept_roll_is_moved() -> None:
    state = at("r1<r0 r9<r8 | potions=reroll/-")
    play(state, "roll", "die 3", "keep")
    assert places(state) == "r4<r3 r9<r8"
    assert potions(state) == {"reroll": 1}


def test_a_reroll_needs_a_roll() -> None:
    state = at("r1<r0 r9<r8 | potions=reroll/-")
    assert legal(state) == {"roll"}
    assert refusal(state, "drink reroll") == ("nothing-to-reroll", "R5")
    assert refusal(state, "keep") == ("nothing-rolled", "R5")


# Speed


def test_speed_before_the_roll_gives_one_more_roll_and_move() -> None:
    state = at("r1<r0 r9<r8 | potions=speed/-")
    play(state, "drink speed", "roll", "die 3")
    assert (state.actor, legal(state)) == (0, {"roll"})
    play(state, "roll", "die 2")
    assert places(state) == "r6<r5 r9<r8"
    assert state.actor == 1


def test_speed_after_a_move_gives_one_more_roll_and_move() -> None:
    state = at("r1<r0 r9<r8 | potions=speed/-")
    play(state, "roll", "die 3")
    assert (state.actor, legal(state)) == (0, {"drink speed", "done"})
    assert refusal(state, "roll") == ("no-roll-left", "R5")
    play(state, "drink speed", "roll", "die 2")
    assert (state.actor, places(state)) == (1, "r6<r5 r9<r8")


def test_speed_may_be_drunk_more_than_once() -> None:
    state = at("r13<r12 r9<r8 | potions=speed:3/-")
    play(state, "drink speed", "drink speed", "roll", "die 1", "roll", "die 1", "roll", "die 1")
    assert (state.actor, places(state)) == (0, "r16<r15 r9<r8")
    play(state, "drink speed", "roll", "die 1")
    assert (state.actor, places(state)) == (1, "r17<r16 r9<r8")


def test_a_speed_that_is_kept_is_there_next_turn() -> None:
    state = at("r1<r0 r9<r8 | potions=speed/-")
    play(state, "roll", "die 3", "done")
    assert (state.actor, potions(state)) == (1, {"speed": 1})


def test_before_each_further_roll_potions_may_be_used_again() -> None:
    state = at("r1<r0 r9<r8 | potions=speed,defence,teleport/-")
    play(state, "drink speed", "roll", "die 3")
    assert kinds(state) == {"roll", "drink", "teleport"}
    play(state, "teleport r15", "drink defence")
    assert legal(state) == {"roll"}


def test_a_space_takes_effect_after_each_move() -> None:
    state = at("r13<r12 r9<r8 | potions=speed/-")
    play(state, "drink speed", "roll", "die 1", "roll", "die 1")
    assert entry(state, "resources") == "flower,black-rock/-"


def test_a_further_roll_cannot_become_a_turn_in_the_market() -> None:
    state = at("r1<r0 r9<r8 | potions=speed,teleport/-")
    play(state, "drink speed", "roll", "die 3", "teleport market")
    assert legal(state) == {"roll", "stay"}
    assert refusal(state, "trade") == ("no-trade-now", "R6")


# What lasts


def test_invisibility_and_defence_last_until_the_drinkers_next_turn() -> None:
    state = at("r1<r0 market | potions=invisibility,defence/-")
    play(state, "drink invisibility", "drink defence", "roll", "die 3")
    assert (entry(state, "unseen"), entry(state, "shielded")) == ("1", "1")
    play(state, "trade", "done")
    assert (state.actor, entry(state, "unseen"), entry(state, "shielded")) == (0, "", "")


@pytest.mark.parametrize("potion", ["invisibility", "defence"])
def test_a_second_one_is_allowed_and_adds_nothing(potion: str) -> None:
    state = at(f"r1<r0 market | potions={potion}:2/-")
    play(state, f"drink {potion}", f"drink {potion}", "roll", "die 3", "trade", "done")
    assert (entry(state, "unseen"), entry(state, "shielded"), potions(state)) == ("", "", {})
