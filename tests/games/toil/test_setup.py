"""The box and the set-up."""

import pytest

import philtre
from philtre.testing import chance, entry, legal, play

from .scene import GAME, TABLES, asked, at, cauldrons, gather, hand


def dealt(seats: int = 2) -> philtre.State:
    return gather(GAME.start(seats=seats))


def test_the_box_holds_128_ingredients_14_basic_and_12_special_orders() -> None:
    state = GAME.start()
    assert sum(chance(state).values()) == 128
    assert set(chance(state).values()) == {4}
    kinds = [order.special for order in TABLES.order_cards]
    assert (kinds.count(False), kinds.count(True)) == (14, 12)
    assert state.piece_counts()["orders"] == 26


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_six_cards_and_has_three_empty_cauldrons(seats: int) -> None:
    state = dealt(seats)
    for seat in range(seats):
        assert state.view(seat).players[seat].hand == 6
        assert cauldrons(state, seat) == ["-", "-", "-"]
    assert state.view(None).deck == 128 - 6 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twice_the_number_of_players_in_orders_make_each_stack_and_four_basic_ones_are_open(
    seats: int,
) -> None:
    state = dealt(seats)
    shown = entry(state, "orders").split(",")
    assert len(set(shown)) == 4
    basic, special = state.view(None).stacks
    assert (basic.count, special.count) == (2 * seats - 4, 2 * seats)
    assert all(order.kind == "basic" for order in state.view(None).orders)


def test_which_orders_are_set_aside_nobody_knows() -> None:
    state = play(GAME.start(seats=3), *["card spinning-eye"] * 4, *["card oracle-rust"] * 4)
    while not all(text.startswith("order ") for text in legal(state)):
        state.play(state.pick(0))
    assert len(legal(state)) == 14
    state.play(state.pick(0))
    assert len(legal(state)) == 13


def test_hands_are_hidden_but_their_number_is_open() -> None:
    state = dealt()
    assert hand(state, 1) != "-"
    for viewer in (0, None):
        seen = state.view(viewer).players[1]
        assert (seen.hand, seen.cards, seen.known) == (6, None, [])
    assert sum(card.count for card in state.view(1).players[1].cards) == 6


def test_cauldrons_and_discards_are_open_to_all() -> None:
    state = at("cauldrons=-;-;-/amber-sap*2;-;- discards=cat-hair hands=cat-hair/-")
    for viewer in (0, 1, None):
        seen = state.view(viewer)
        assert [(card.ingredient, card.count) for card in seen.players[1].cauldrons[0].cards] == [
            ("amber-sap", 2)
        ]
        assert [(card.ingredient, card.count) for card in seen.discards] == [("cat-hair", 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins_and_play_goes_round(seats: int) -> None:
    state = dealt(seats)
    order: list[int] = []
    while len(order) < 2 * seats:
        turn = entry(state, "turn")
        order.append(int(state.actor))
        while entry(state, "turn") == turn:
            choice = {"brew": "done", "potions": "done"}[asked(state)]
            play(state, next(text for text in legal(state) if text.startswith(choice)))
            gather(state)
    assert order == [*range(seats)] * 2
