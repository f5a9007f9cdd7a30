"""The end of the game, and who wins."""

import pytest

from philtre.testing import entry, event_kinds, events, play

from .scene import at, gather, gold, pure

BASIC = "orders=morning-tonic,far-off-phial,locksmiths-acid,gardeners-gulp"
HASTE = pure("haste")


def test_the_game_ends_the_moment_somebody_has_ten_gold() -> None:
    state = at(f"phase=potions {BASIC} gold=9/3 cauldrons={HASTE};-;-/-;-;-")
    told = events(state, "sell 1 morning-tonic")
    assert state.over
    assert state.returns() == [1.0, 0.0]
    assert told[-1] == {"kind": "won", "seat": 0, "gold": 10}


def test_more_than_ten_will_do() -> None:
    state = at(f"phase=potions {BASIC} gold=9/3 cauldrons=basilisk-eye*3;-;-/-;-;-")
    play(state, "sell 1 locksmiths-acid")
    assert state.over
    assert gold(state) == 11


def test_nine_is_not_enough() -> None:
    state = at(f"phase=potions {BASIC} gold=8/3 cauldrons={HASTE};-;-/-;-;-")
    play(state, "sell 1 morning-tonic")
    assert not state.over


def test_without_an_order_in_play_the_most_gold_wins() -> None:
    state = at(f"phase=potions orders=morning-tonic,-,-,- special=0 gold=1/3 cauldrons={HASTE};-;-/-;-;-")
    assert "no-orders" in event_kinds(state, "sell 1 morning-tonic")
    assert state.over
    assert state.returns() == [0.0, 1.0]


def last_turn(text: str, seats: int = 2) -> list[float]:
    """The last player does nothing in the last round."""
    state = at(f"phase=potions rounds=3 turn={3 * seats} seats={seats} {text}")
    play(state, "done")
    gather(state)
    assert state.over
    return state.returns()


def test_after_the_last_round_the_most_gold_wins() -> None:
    assert last_turn("gold=4/3 cauldrons=-;-;-/phoenix-egg;-;-") == [1.0, 0.0]
    state = at("phase=potions rounds=3 turn=5 gold=4/3 hands=-/cat-hair cauldrons=phoenix-egg;-;-/-;-;-")
    gather(play(state, "done"))
    assert not state.over  # the round is not over yet


def test_then_the_fewest_orders_sold() -> None:
    sold = "sold=morning-tonic,far-off-phial/comet-cup"
    assert last_turn(f"gold=3/3 {sold} cauldrons=-;-;-/phoenix-egg;-;-") == [0.0, 1.0]


def test_else_the_win_is_shared() -> None:
    assert last_turn("gold=3/3 cauldrons=-;-;-/phoenix-egg;-;-") == [0.5, 0.5]
    three = "gold=3/1/3 cauldrons=-;-;-/-;-;-/phoenix-egg;-;-"
    assert last_turn(three, 3) == [0.5, 0.0, 0.5]


@pytest.mark.parametrize(("others", "returns"), [("0", [1.0, 0.0]), ("9", [0.0, 1.0])])
def test_with_even_rounds_the_round_is_finished_and_the_most_gold_wins(
    others: str, returns: list[float]
) -> None:
    brewed = f"cauldrons={HASTE};-;-/basilisk-eye*3;-;-"
    state = at(f"phase=potions turn=3 even_rounds=yes {BASIC} gold=9/{others} {brewed}")
    gather(play(state, "sell 1 morning-tonic"))
    assert not state.over
    play(state, "done", "sell 1 locksmiths-acid")
    gather(state)
    assert state.over
    assert state.returns() == returns


def test_with_even_rounds_the_last_seats_sale_ends_the_game_with_its_turn() -> None:
    state = at(f"phase=potions turn=4 even_rounds=yes {BASIC} gold=3/9 cauldrons=-;-;-/{HASTE};-;-")
    gather(play(state, "sell 1 morning-tonic"))
    assert state.over
    assert entry(state, "winners") == "2"
