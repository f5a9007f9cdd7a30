"""Contact and attacks: before a roll, in passing, and where a move ends."""

import pytest

from philtre.testing import entry, event_kinds, events, kinds, legal, play, refusal

from .scene import at, places, potions, resources


def test_passing_a_player_one_may_attack_and_then_moves_on() -> None:
    # The rulebook's own example: a roll of 6, a player met after 4 spaces, and 2 more spaces to go.
    state = at("r13<r12 r17<r16 | potions=poison/- resources=-/wood,honey,flower")
    play(state, "roll", "die 6")
    assert (places(state), entry(state, "steps")) == ("r17<r16 r17<r16", "2")
    assert (state.actor, legal(state)) == (0, {"throw poison 2", "pass"})
    play(state, "throw poison 2")
    assert (state.actor, legal(state)) == (1, {"give wood", "give honey", "give flower"})
    play(state, "give wood", "give honey")
    assert resources(state, 1) == {"flower": 1}
    assert (state.actor, legal(state)) == (0, {"go w3", "go r19"})
    play(state, "go r19")
    assert (state.actor, places(state)) == (1, "r19<r18 r17<r16")


@pytest.mark.parametrize("heading", ["r17<r16", "r17<r18", "r17"])
def test_the_headings_of_the_two_do_not_matter(heading: str) -> None:
    state = play(at(f"r13<r12 {heading} | potions=poison/-"), "roll", "die 6")
    assert legal(state) == {"throw poison 2", "pass"}


def test_one_may_pass_without_attacking() -> None:
    state = play(at("r13<r12 r14<r13 | potions=poison,meteor/- resources=-/wood:3"), "roll", "die 3", "pass")
    assert (state.actor, resources(state, 1), potions(state)) == (1, {"wood": 3}, {"poison": 1, "meteor": 1})


def test_without_poison_or_meteor_nobody_is_asked() -> None:
    state = play(at("r13<r12 r14<r13 | potions=swap,teleport,defence/-"), "roll", "die 3")
    assert (state.actor, places(state)) == (1, "r16<r15 r14<r13")


def test_where_a_move_ends_one_may_attack_before_the_space_takes_effect() -> None:
    state = at("r4<r3 r5<r4 | potions=meteor/- resources=-/wood:3")
    assert event_kinds(state, "roll", "die 1") == ["rolled", "moved"]
    assert legal(state) == {"throw meteor 2", "pass"}
    assert event_kinds(state, "throw meteor 2") == [
        *("attacked", "gave", "jinxed", "nothing-to-spill", "turn")
    ]


def test_declining_where_a_move_ends_lets_the_space_take_effect() -> None:
    state = at("r4<r3 r5<r4 | potions=meteor/- resources=-/wood:3")
    assert event_kinds(state, "roll", "die 1", "pass")[-3:] == ["jinxed", "spilled", "turn"]


def test_entering_and_ending_is_one_contact() -> None:
    state = play(at("r13<r12 r14<r13 | potions=poison:2/- resources=-/wood:9"), "roll", "die 1")
    play(state, "throw poison 2")
    assert (state.actor, resources(state, 1)) == (1, {"wood": 7})


def test_one_poison_or_one_meteor_a_contact() -> None:
    state = at("r13<r12 r14<r13 | potions=poison,meteor/- resources=-/wood:9")
    play(state, "roll", "die 3")
    assert legal(state) == {"throw poison 2", "throw meteor 2", "pass"}
    play(state, "throw meteor 2")
    assert (state.actor, resources(state, 1), potions(state)) == (1, {"wood": 5}, {"poison": 1})


def test_before_the_roll_even_one_who_came_onto_this_space_may_be_attacked() -> None:
    # The draft asks for a target that was passed or reached, but also lets a turn begin with an attack.
    state = at("r3<r2 r2<r1 | turn=2 potions=poison/- resources=-/wood:3")
    play(state, "roll", "die 1")
    assert (state.actor, legal(state)) == (0, {"roll", "throw poison 2"})


def test_before_the_roll_those_on_the_same_space_may_be_attacked_once() -> None:
    state = at("r3<r2 r3<r4 r4<r5 | potions=poison:2,meteor/-/- resources=-/wood:9/wood:9")
    assert legal(state) == {"roll", "throw poison 2", "throw meteor 2"}
    assert refusal(state, "throw poison 3") == ("not-in-contact", "R10")
    assert refusal(state, "throw poison 1") == ("not-yourself", "R10")
    assert refusal(state, "throw poison 4") == ("no-such-player", "R10")
    play(state, "throw poison 2")
    assert (legal(state), resources(state, 1)) == ({"roll"}, {"wood": 7})
    assert refusal(state, "throw meteor 2") == ("contact-used", "R10")


def test_the_target_chooses_and_then_the_turn_goes_on_before_the_roll() -> None:
    state = at("r3<r2 r3<r4 | potions=poison,speed/- resources=-/wood,honey,flower")
    play(state, "throw poison 2", "give honey", "give wood")
    assert (state.actor, legal(state)) == (0, {"roll", "drink speed"})


def test_standing_together_and_meeting_again_are_two_contacts() -> None:
    state = at("r3<r2 r3<r4 | potions=poison:3,speed/- resources=-/wood:9")
    play(state, "throw poison 2", "drink speed", "roll", "die 1", "roll", "die 1")
    assert (state.actor, resources(state, 1)) == (1, {"wood": 7})
    # Ending a move with somebody, and then another roll: met on entering, and before that roll.
    state = at("r3<r2 r4<r5 | potions=poison:3,speed/- resources=-/wood:9")
    play(state, "drink speed", "roll", "die 1", "throw poison 2")
    assert "throw poison 2" in legal(state)
    play(state, "throw poison 2")
    assert resources(state, 1) == {"wood": 5}
    assert refusal(state, "throw poison 2") == ("contact-used", "R10")


def test_a_space_entered_twice_is_two_contacts() -> None:
    state = at("r13<r12 r14<r15 | potions=poison:2,speed,teleport/- resources=-/wood:9")
    play(state, "drink speed", "roll", "die 2", "throw poison 2")
    play(state, "teleport r13", "roll", "die 1", "go r14", "throw poison 2")
    assert resources(state, 1) == {"wood": 5}


def test_several_opponents_on_a_space_are_separate_contacts() -> None:
    state = at("r13<r12 r14<r13 r14<r15 r14 | potions=poison,meteor/-/-/- resources=-/wood:9/wood:9/wood:9")
    play(state, "roll", "die 3")
    assert kinds(state) == {"throw", "pass"}
    assert len(legal(state)) == 7
    play(state, "throw poison 3")
    assert legal(state) == {"throw meteor 2", "throw meteor 4", "pass"}
    play(state, "throw meteor 4")
    assert [resources(state, seat) for seat in (1, 2, 3)] == [{"wood": 9}, {"wood": 7}, {"wood": 5}]
    assert (state.actor, places(state).split()[0]) == (1, "r16<r15")


def test_passing_declines_all_who_stand_there_and_no_others() -> None:
    state = at("r13<r12 r14<r13 r14<r15 r15 | potions=poison/-/-/- resources=-/wood:9/wood:9/wood:9")
    play(state, "roll", "die 3", "pass")
    assert legal(state) == {"throw poison 4", "pass"}


# What the target gives up


@pytest.mark.parametrize(("potion", "left"), [("poison", 3), ("meteor", 1)])
def test_poison_takes_two_and_meteor_four(potion: str, left: int) -> None:
    state = at(f"r3<r2 r3<r4 | potions={potion}/- resources=-/wood:5")
    play(state, f"throw {potion} 2")
    assert resources(state, 1) == {"wood": left}


def test_a_target_with_fewer_gives_up_all_it_has() -> None:
    state = at("r3<r2 r3<r4 | potions=meteor/- resources=-/wood,honey:2")
    assert event_kinds(state, "throw meteor 2") == ["attacked", "gave", "gave"]
    assert (state.actor, resources(state, 1)) == (0, {})


def test_a_target_with_nothing_can_be_attacked_to_no_effect() -> None:
    state = at("r3<r2 r3<r4 | potions=meteor/- coins=0/7")
    assert event_kinds(state, "throw meteor 2") == ["attacked", "nothing-to-give"]
    assert (potions(state), entry(state, "coins")) == ({}, "0/7")


def test_what_is_given_up_goes_back_to_the_piles() -> None:
    state = play(at("r3<r2 r3<r4 | potions=poison/- resources=-/wood:5"), "throw poison 2")
    assert resources(state, 0) == {}
    lively = "variant=lively spoils=no potions=poison/- resources=-/wood:5"
    assert resources(play(at(f"r3<r2 r3<r4 | {lively}"), "throw poison 2"), 0) == {}


def test_what_the_attacker_cannot_carry_goes_back_to_the_piles() -> None:
    state = at("r3<r2 r3<r4 | variant=lively potions=meteor/- resources=honey:7/wood:5")
    told = events(state, "throw meteor 2")
    assert [(event["kind"], event.get("count")) for event in told[1:]] == [("gave-to", 1), ("gave", 3)]
    assert (resources(state, 0), resources(state, 1)) == ({"honey": 7, "wood": 1}, {"wood": 1})


def test_with_spoils_it_goes_to_the_attacker() -> None:
    state = at("r3<r2 r3<r4 | variant=lively potions=poison/- resources=-/wood,honey,flower")
    play(state, "throw poison 2")
    told = events(state, "give honey")
    assert told == [{"kind": "gave-to", "seat": 1, "to_seat": 0, "resource": "honey", "count": 1}]
    play(state, "give wood")
    assert (resources(state, 0), resources(state, 1)) == ({"honey": 1, "wood": 1}, {"flower": 1})


def test_four_pieces_are_given_up_one_by_one() -> None:
    state = at("r3<r2 r3<r4 | potions=meteor/- resources=-/wood:2,honey:2,flower:2")
    play(state, "throw meteor 2", "give wood", "give wood", "give honey")
    assert (state.actor, legal(state)) == (1, {"give honey", "give flower"})
    play(state, "give flower")
    assert (state.actor, resources(state, 1)) == (0, {"honey": 1, "flower": 1})
    assert refusal(state, "give honey") == ("nothing-asked", "R11")


# Where nobody can be attacked


def test_nobody_is_attacked_in_the_market_nor_attacks_from_it() -> None:
    state = at("market market n1<n2 | potions=poison,meteor/-/poison")
    assert kinds(state) == {"roll", "trade", "sell"}
    assert refusal(state, "throw poison 2") == ("peace-in-market", "R7")
    play(state, "trade", "done", "trade", "done", "roll", "die 3")
    assert legal(state) == {"stop", "go e1", "go s1", "go w1"}


def test_a_player_under_defence_is_not_attacked() -> None:
    state = at("r3<r2 r3<r4 r4<r5 | potions=poison/-/- shielded=2,3")
    assert legal(state) == {"roll"}
    assert refusal(state, "throw poison 2") == ("shielded", "R17")
    play(state, "roll", "die 2")
    assert (state.actor, places(state)) == (1, "r5<r4 r3<r4 r4<r5")


def test_defence_ends_when_the_turn_of_its_drinker_begins() -> None:
    state = at("r1<r0 r3<r4 | turn=2 potions=poison/defence resources=-/wood:5")
    play(state, "drink defence", "roll", "die 1")
    assert places(state) == "r1<r0 r2<r3"
    play(state, "roll", "die 1")  # past the shielded player, without a question
    assert (state.actor, entry(state, "shielded")) == (1, "")


def test_a_wizard_under_defence_may_attack() -> None:
    assert "throw poison 2" in legal(at("r3<r2 r3<r4 | potions=poison/- shielded=1"))


def test_the_mover_is_never_attacked_by_those_it_passes() -> None:
    state = play(at("r13<r12 r14<r13 | potions=-/poison,meteor resources=wood:7/-"), "roll", "die 3")
    assert state.actor == 1
    assert resources(state, 0) == {"wood": 7, "mushroom": 1}


# Teleport, Swap and contact


def test_after_a_teleport_onto_a_player_it_may_be_attacked() -> None:
    state = play(at("r13<r12 r3<r4 | potions=teleport,poison/-"), "teleport r3")
    assert legal(state) == {"roll", "throw poison 2"}


def test_after_a_swap_the_two_are_not_in_contact() -> None:
    state = play(at("r13<r12 r3<r4 r3 | potions=swap,poison/-/-"), "swap 2")
    assert legal(state) == {"roll", "throw poison 3"}
    state = play(at("r3<r2 r3<r4 | potions=swap,poison/-"), "swap 2")
    assert (places(state), legal(state)) == ("r3<r4 r3<r2", {"roll"})
    assert refusal(state, "throw poison 2") == ("contact-used", "R10")


def test_teleporting_away_and_back_is_no_new_contact_before_the_same_roll() -> None:
    state = at("r3<r2 r3<r4 | potions=poison:2,teleport:2/- resources=-/wood:9")
    play(state, "throw poison 2", "teleport r9", "teleport r3")
    assert legal(state) == {"roll"}
    assert refusal(state, "throw poison 2") == ("contact-used", "R10")
