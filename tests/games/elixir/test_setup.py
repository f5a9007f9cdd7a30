"""The box and the set-up."""

import pytest

import philtre
from philtre.testing import chance, entry, legal, play

from .scene import CELLS, GAME, POTIONS, at, stock, wizard

LABS = ["red-lab", "blue-lab", "green-lab", "yellow-lab"]


def started(seats: int, variant: str = "standard") -> philtre.State:
    state = GAME.start(seats=seats, variant=variant)
    return play(state, *[f"lab {lab}" for lab in LABS[:seats]])


# The box


def test_there_are_four_cards_of_each_of_nine_potions() -> None:
    pieces = GAME.start(seats=4).piece_counts()
    assert [pieces[potion] for potion in POTIONS] == [4] * 9


def test_there_are_four_cards_of_each_of_nine_ingredients() -> None:
    state = started(4)
    goods = state.view(None).goods
    assert [good.stock for good in goods] == [4] * 9
    assert [good.category for good in goods] == ["herbs"] * 3 + ["gems"] * 3 + ["specials"] * 3


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_wizards_there_are_three_cards_of_each(seats: int) -> None:
    pieces = GAME.start(seats=seats).piece_counts()
    assert [pieces[potion] for potion in POTIONS] == [3] * 9
    assert stock(started(seats), "opal") == 3


@pytest.mark.parametrize(("seats", "gold", "pile"), [(2, 22, 10), (3, 30, 12), (4, 36, 12)])
def test_gold_and_purse_by_the_number_of_wizards(seats: int, gold: int, pile: int) -> None:
    state = GAME.start(seats=seats)
    assert state.piece_counts()["gold"] == gold
    assert state.view(None).pile == pile
    assert [player.gold for player in state.view(None).players] == [6] * seats


def test_there_are_twelve_strangers_and_nobody_has_met_one() -> None:
    view = GAME.start().view(None)
    assert (len(view.strangers), view.unseen, view.waiting) == (12, 12, [])


def test_the_street_is_a_ring_of_sixteen_spaces_with_nine_places_on_it() -> None:
    view = GAME.start().view(None)
    assert view.street == 16
    assert {place.place: place.at for place in view.places} == {
        "red-lab": "s0", "blue-lab": "s4", "green-lab": "s8", "yellow-lab": "s12", "herbalist": "s2",
        "jeweller": "s6", "supplies": "s10", "healers": "s14", "alley": "s13",
    }  # fmt: skip


# Setting up


def test_which_lab_is_whose_is_drawn() -> None:
    state = GAME.start(seats=2)
    assert chance(state) == {f"lab {lab}": 1 for lab in LABS}
    play(state, "lab green-lab")
    assert chance(state) == {f"lab {lab}": 1 for lab in LABS if lab != "green-lab"}
    play(state, "lab red-lab")
    assert [(player.lab, player.place) for player in state.view(None).players] == [
        ("green-lab", "green-lab"),
        ("red-lab", "red-lab"),
    ]


def test_labs_may_go_by_seat_instead() -> None:
    state = GAME.start(seats=3, lab_draw=False)
    for lab in LABS[:3]:
        assert chance(state) == {f"lab {lab}": 1}
        play(state, f"lab {lab}")
    assert [player.lab for player in state.view(None).players] == list(LABS[:3])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins_and_play_goes_round(seats: int) -> None:
    state = started(seats)
    order = []
    for _ in range(2 * seats):
        order.append(int(state.actor))
        play(state, f"move {LABS[state.actor]}")
    assert order == [*range(seats), *range(seats)]


def test_nobody_knows_a_formula_and_none_is_stored() -> None:
    state = started(4)
    assert entry(state, "chart") == ""
    for seat in (None, 0, 1, 2, 3):
        assert all(cell.potion is None and cell.may == POTIONS for cell in state.view(seat).chart)


def test_a_formula_is_drawn_when_somebody_first_sees_it() -> None:
    state = at("chart=a1:luck,b1:soda past=1:a1,2:b1 phase=formula cell=c1 stranger=glassblower")
    assert chance(state) == {f"formula {kind}": 1 for kind in POTIONS if kind not in ("luck", "soda")}


# The short game


def test_in_the_short_game_each_wizard_first_looks_at_a_formula() -> None:
    state = started(3, "short")
    herbs, specials = ("henbane", "mandrake", "wolfsbane"), ("bat-wing", "newt-eye", "dragon-scale")
    for seat in range(3):
        assert state.actor == seat
        assert legal(state) == {f"look {herb} {special}" for herb in herbs for special in specials}
        play(state, f"look {herbs[seat]} bat-wing", f"formula {POTIONS[seat]}")
    assert (state.actor, entry(state, "round")) == (0, "1")
    assert [player.potions for player in state.view(None).players] == [0, 0, 0]
    assert [state.view(1).chart[CELLS.index(name)].potion for name in ("a1", "b1", "c1")] == [
        None,
        "luck",
        None,
    ]


def test_two_wizards_may_look_at_the_same_formula() -> None:
    state = started(2, "short")
    play(state, "look henbane bat-wing", "formula soda", "look henbane bat-wing")
    assert entry(state, "round") == "1"  # what it says is drawn once
    assert wizard(state, 2).potions == 0
    assert state.view(1).chart[0].potion == "soda"
    assert state.view(None).chart[0].looked == [0, 1]


def test_in_the_standard_game_nobody_looks() -> None:
    assert entry(started(2), "past") == ""
