"""What the spaces give and take."""

import pytest

from philtre.testing import entry, event_kinds, events, legal, play, refusal

from .scene import at, places, potions, resources


@pytest.mark.parametrize(
    ("start", "resource"),
    [
        ("r3<r2", "flower"),
        ("r0<r23", "grass"),
        ("r2<r1", "black-rock"),
        ("n1<market", "flower"),
        ("r7<r6", "purple-crystal"),
    ],
)
def test_a_resource_space_gives_one(start: str, resource: str) -> None:
    state = play(at(f"{start} market |"), "roll", "die 1", *(["go r1"] if start == "r0<r23" else []))
    assert resources(state) == {resource: 1}


def test_without_a_bag_resources_have_no_limit() -> None:
    for variant in ("", "variant=lively carry=0 "):
        state = play(at(f"r3<r2 market | {variant}resources=flower:5000/-"), "roll", "die 1")
        assert resources(state) == {"flower": 5001}


def test_who_gains_more_than_can_be_carried_gives_one_up() -> None:
    state = at("r3<r2 market | variant=lively resources=wood:5,honey:2/-")
    play(state, "roll", "die 1")
    assert (state.actor, resources(state)) == (1, {"flower": 1, "wood": 5, "honey": 2})
    state = at("r3<r2 market | variant=lively resources=wood:5,honey:3/-")
    assert event_kinds(state, "roll", "die 1") == ["rolled", "moved", "gained"]
    assert (state.actor, legal(state)) == (0, {"give flower", "give wood", "give honey"})
    play(state, "give honey")
    assert (state.actor, resources(state)) == (1, {"flower": 1, "wood": 5, "honey": 2})


def test_minus_one_resource_is_the_players_choice() -> None:
    state = at("r1<r0 market | resources=flower:2,wood/-")
    assert event_kinds(state, "roll", "die 1") == ["rolled", "moved", "trapped"]
    assert (state.actor, legal(state)) == (0, {"give flower", "give wood"})
    assert refusal(state, "give honey") == ("no-resource", "R11")
    play(state, "give wood")
    assert (state.actor, resources(state)) == (1, {"flower": 2})


def test_minus_two_resources_are_chosen_one_by_one() -> None:
    state = play(at("r8<r7 market | resources=flower:2,wood,honey/-"), "roll", "die 1")
    assert (entry(state, "owed"), legal(state)) == ("2", {"give flower", "give wood", "give honey"})
    play(state, "give wood")
    assert (state.actor, entry(state, "owed"), legal(state)) == (0, "1", {"give flower", "give honey"})
    play(state, "give flower")
    assert (state.actor, resources(state)) == (1, {"flower": 1, "honey": 1})


@pytest.mark.parametrize(
    ("held", "left"),
    [("-", {}), ("wood", {}), ("wood,honey", {}), ("wood:3", {"wood": 1})],
)
def test_without_a_choice_nobody_is_asked(held: str, left: dict[str, int]) -> None:
    state = play(at(f"r8<r7 market | resources={held}/-"), "roll", "die 1")
    assert (state.actor, resources(state)) == (1, left)


def test_a_choice_that_is_gone_after_the_first_piece_is_not_asked_again() -> None:
    state = play(at("r8<r7 market | resources=wood,honey:2/-"), "roll", "die 1", "give wood")
    assert (state.actor, resources(state)) == (1, {"honey": 1})


def test_minus_one_potion_is_the_players_choice() -> None:
    state = play(at("r4<r3 market | potions=speed,meteor:2/-"), "roll", "die 1")
    assert legal(state) == {"spill speed", "spill meteor"}
    assert refusal(state, "spill swap") == ("no-potion", "R15")
    play(state, "spill speed")
    assert (state.actor, potions(state)) == (1, {"meteor": 2})


@pytest.mark.parametrize(("held", "left"), [("-", {}), ("swap", {}), ("swap:2", {"swap": 1})])
def test_without_a_choice_of_potions_nobody_is_asked(held: str, left: dict[str, int]) -> None:
    state = play(at(f"r4<r3 market | potions={held}/-"), "roll", "die 1")
    assert (state.actor, potions(state)) == (1, left)


def test_a_speed_that_is_left_can_be_drunk_after_a_negative_space() -> None:
    state = play(at("r4<r3 market | potions=speed,meteor/-"), "roll", "die 1", "spill meteor")
    assert legal(state) == {"drink speed", "done"}


@pytest.mark.parametrize("start", ["r1<r0", "r8<r7", "r4<r3"])
def test_invisibility_stops_negative_spaces(start: str) -> None:
    state = at(f"{start} market | resources=wood,honey,flower/- potions=swap,meteor/- unseen=1")
    assert event_kinds(state, "roll", "die 1") == ["rolled", "moved", "unseen", "turn"]
    assert (resources(state), potions(state)) == (
        {"flower": 1, "honey": 1, "wood": 1},
        {"swap": 1, "meteor": 1},
    )


def test_invisibility_does_not_stop_gains() -> None:
    assert resources(play(at("r3<r2 market | unseen=1"), "roll", "die 1")) == {"flower": 1}


def test_what_a_negative_space_takes_goes_to_nobody_even_with_spoils() -> None:
    state = play(
        at("r8<r7 r3<r2 | variant=lively resources=wood,honey,flower/-"), "roll", "die 1", "give wood"
    )
    told = events(state, "give honey")
    assert told[0] == {"kind": "gave", "seat": 0, "resource": "honey", "count": 1}
    assert (resources(state, 0), resources(state, 1)) == ({"flower": 1}, {})


def test_teleport_and_swap_trigger_no_space() -> None:
    state = at("r1<r0 r9<r8 | resources=wood,honey,flower/- potions=teleport,swap/-")
    play(state, "teleport r2", "swap 2")
    assert (places(state), resources(state)) == ("r9<r8 r2", {"flower": 1, "honey": 1, "wood": 1})
    assert state.actor == 0
