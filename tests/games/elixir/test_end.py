"""Winning, and the end of the rounds."""

import pytest

from philtre.testing import entry, events, legal, play, refusal

from .scene import GAME, at

PARTS = "chart=a1:part-1,b1:part-2,c1:part-3,a2:luck"


def test_the_three_parts_at_the_end_of_ones_own_turn_win() -> None:
    state = at(f"{PARTS} past=1:a1,1:b1,1:c1 phase=end")
    told = events(state, "end")[-1]
    assert (told["kind"], told["seats"]) == ("won", [0])
    assert (state.over, state.returns()) == (True, [1.0, 0.0])
    assert refusal(state, "end") == ("over", "B2")


def test_three_cards_are_not_three_parts() -> None:
    state = play(at(f"{PARTS} past=1:a1,1:a1,1:b1 phase=end"), "end")
    assert not state.over


def test_the_win_waits_for_the_end_of_the_turn() -> None:
    state = at(f"{PARTS} past=1:a1,1:b1,1:c1 phase=brew at=s3/s8")
    assert not state.over
    play(state, "end")
    assert state.over


def test_nobody_wins_in_a_rivals_turn() -> None:
    state = at(f"{PARTS} past=2:a1,2:b1,2:c1 phase=brew at=s3/green-lab")
    play(state, "end", "earn", "move green-lab", "done")
    assert not state.over
    play(state, "end")
    assert state.returns() == [0.0, 1.0]


def test_a_part_can_be_filched_before_that() -> None:
    state = at(f"{PARTS},b2:filching past=2:a1,2:b1,2:c1,1:b2,1-filching active=filching:2/- at=s3/green-lab")
    play(state, "filch 2", "potion part-3", "move s3", "meet", "stranger larkspur", "end")
    play(state, "earn", "move green-lab", "done", "end")
    assert not state.over


def test_a_turn_that_ends_without_a_win_is_noted_once() -> None:
    state = at(f"{PARTS} past=1:a1,1:b1,1:a2 phase=end at=red-lab/green-lab")
    play(state, "end", "move green-lab")
    assert entry(state, "past").endswith(",1.")
    play(state, "earn", "move red-lab", "done", "end")
    assert entry(state, "past").count("1.") == 1


@pytest.mark.parametrize(
    ("past", "gold", "shares"),
    [
        ("2:a1", "9/1", [0.0, 1.0]),  # parts come first
        ("1:a1,1:a1,2:b1,2:c1", "9/1", [0.0, 1.0]),  # different ones
        ("1:a1,2:b1", "3/4", [0.0, 1.0]),  # then gold
        ("1:a1,2:b1", "4/4", [0.5, 0.5]),
    ],
)
def test_after_the_last_round_parts_then_gold(past: str, gold: str, shares: list[float]) -> None:
    state = at(f"{PARTS} rounds=7 round=7 player=2 past={past} phase=brew gold={gold} at=s3/s8")
    told = events(state, "end")[-1]
    assert told["kind"] == "rounds-over"
    assert state.returns() == shares
    assert legal(state) == set()


def test_three_may_share_what_two_of_them_lead() -> None:
    state = at(
        f"seats=3 {PARTS} rounds=7 round=7 player=3 past=1:a1,2:b1,3:a2 phase=brew gold=4/4/9 at=s3/s8/s9"
    )
    play(state, "end")
    assert state.returns() == [0.5, 0.5, 0.0]


def test_the_number_of_rounds_is_150_unless_the_host_says_otherwise() -> None:
    assert GAME.start().view(None).rounds == 150
    assert GAME.start(rounds=20).view(None).rounds == 20


def test_at_the_end_all_lies_open() -> None:
    state = play(at(f"{PARTS} past=1:a1,1:b1,1:c1,2:a2 phase=end"), "end")
    view = state.view(None)
    assert [player.hand for player in view.players] == [["part-1", "part-2", "part-3"], ["luck"]]
    assert view.chart[0].potion == "part-1"
    assert view.winners == [0]


@pytest.mark.both
def test_wizards_who_can_never_pay_the_healers_stay_until_the_rounds_are_over() -> None:
    attack = "phase=attack stranger=monk victim=2 die=1"
    state = at(f"at=healers/s15 player=2 gold=0/0 pile=0 alley=gold:22 {attack}")
    told = events(state, "die 5")
    assert sum(event["kind"] == "stayed" for event in told) == 2 * 150 - 2
    assert told[-1]["kind"] == "rounds-over"
    assert state.over
