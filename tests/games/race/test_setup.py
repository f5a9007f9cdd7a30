"""How a game begins, and what is on the board."""

import pytest

import philtre
from philtre.testing import entry, legal, play

from .scene import OURS as GAME

THE_SPOKES = {
    "n": ("-1p", "-1"),
    "e": ("mushroom", "honey"),
    "s": ("black-rock", "grass"),
    "w": ("-2", "flower"),
}
THE_RING = [
    *("-2", "purple-crystal", "-2", "flower"),
    *("mushroom", "flower", "-2", "-2"),
    *("-2", "honey", "black-rock", "-1"),
    *("wood", "grass", "mushroom", "grass"),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_wizards_start_in_the_market_with_nothing(seats: int) -> None:
    state = GAME.start(seats=seats)
    assert state.position() == " ".join(["market"] * seats) + " | round=1 turn=1"
    for player in state.view(None).players:
        assert (player.at, player.came, player.coins) == ("market", None, 0)
        assert not player.resources
        assert not player.potions
    assert state.actor == 0


def test_two_to_four_play() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(philtre.PhiltreError, match="race is for 2, 3 or 4 seats"):
            GAME.start(seats=seats)


def test_turns_go_round_and_then_the_next_round_begins() -> None:
    state = GAME.start(seats=3)
    for seat, number in ((0, 1), (1, 1), (2, 1), (0, 2)):
        assert (state.actor, entry(state, "round")) == (seat, str(number))
        play(state, "trade", "done")


def test_the_board_is_a_wheel_of_25_spaces() -> None:
    spaces = {space.id: space for space in GAME.start(seats=2).view(None).spaces}
    assert len(spaces) == 25
    assert spaces["market"].kind == "market"
    expected = {f"r{number}": what for number, what in enumerate(THE_RING)}
    for letter, row in THE_SPOKES.items():
        expected |= {f"{letter}{number}": what for number, what in enumerate(row, 1)}
    assert {"market", *expected} == set(spaces)
    for id, what in expected.items():
        space = spaces[id]
        if what[0] == "-":
            kind = "lose-potions" if what.endswith("p") else "lose-resources"
            assert (space.kind, space.count, space.resource) == (kind, int(what[1]), None)
        else:
            assert (space.kind, space.resource) == ("resource", what)


def test_spokes_meet_the_ring_at_four_junctions() -> None:
    beside = {space.id: set(space.beside) for space in GAME.start(seats=2).view(None).spaces}
    assert beside["market"] == {"n1", "e1", "s1", "w1"}
    assert beside["r0"] == {"r15", "r1", "n2"}
    assert beside["r4"] == {"r3", "r5", "e2"}
    assert beside["r8"] == {"r7", "r9", "s2"}
    assert beside["r12"] == {"r11", "r13", "w2"}
    junctions = {space for space, others in beside.items() if len(others) != 2}
    assert junctions == {"market", "r0", "r4", "r8", "r12"}
    assert all(space in beside[other] for space, others in beside.items() for other in others)


def test_no_two_spaces_are_drawn_in_one_place() -> None:
    spaces = GAME.start(seats=2).view(None).spaces
    assert len({(space.column, space.row) for space in spaces}) == 25
    for space in spaces:
        for other in spaces:
            if other.id in space.beside:
                assert max(abs(space.column - other.column), abs(space.row - other.row)) == 1


@pytest.mark.parametrize(
    ("potion", "cost", "worth"),
    [
        ("speed", {"flower", "grass"}, 2),
        ("invisibility", {"flower", "honey"}, 2),
        ("defence", {"wood", "honey"}, 3),
        ("teleport", {"black-rock", "purple-crystal"}, 4),
        ("swap", {"mushroom", "purple-crystal"}, 3),  # R1: the purple rock is the purple crystal
        ("poison", {"mushroom", "grass"}, 2),
        ("meteor", {"black-rock", "wood"}, 4),
        ("reroll", {"mushroom", "grass"}, 2),
    ],
)
def test_what_potions_cost_and_are_worth(potion: str, cost: set[str], worth: int) -> None:
    recipe = next(row for row in GAME.start(seats=2).view(None).recipes if row.potion == potion)
    assert (set(recipe.cost), recipe.worth) == (cost, worth)


def test_the_die_has_six_faces_alike() -> None:
    state = play(GAME.start(seats=2), "roll")
    assert state.actor == philtre.CHANCE
    assert legal(state) == {f"die {face}" for face in range(1, 7)}
    assert {weight for _, weight in state.outcomes()} == {1}
