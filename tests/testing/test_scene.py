"""The functions for tests of a game's rules, on the starter game."""

import pytest

from philtre.conformance import Case
from philtre.core.state import State
from philtre.starter import GAME
from philtre.testing import (
    Playthrough,
    chance,
    entry,
    event_kinds,
    events,
    game_of,
    kinds,
    legal,
    play,
    refusal,
)

STARTER = GAME()
CLAIM = "claim sage 1"


def dealt() -> State:
    return play(STARTER.start(seats=2, hand=2, goal=1), *["draw sage"] * 3, "draw arnica")


def test_moves_are_played_by_their_texts_and_listed() -> None:
    state = STARTER.start(seats=2, hand=2)
    assert legal(state) == {"draw sage", "draw thyme", "draw nettle", "draw arnica"}
    assert chance(state) == {"draw sage": 7, "draw thyme": 6, "draw nettle": 5, "draw arnica": 4}
    assert kinds(dealt()) == {"claim"}
    assert chance(dealt()) == {}
    assert kinds(play(dealt(), CLAIM)) == {"claim", "doubt"}
    assert game_of(state) is STARTER


def test_an_illegal_move_is_named_with_the_legal_ones() -> None:
    with pytest.raises(AssertionError, match=r"doubt is not among \['claim arnica 1'"):
        play(dealt(), "doubt")
    assert refusal(dealt(), "doubt") == ("no-claim", "")
    with pytest.raises(AssertionError, match="claim sage 1 is legal"):
        refusal(dealt(), CLAIM)


def test_events_are_those_that_a_seat_is_told() -> None:
    state = STARTER.start(seats=2, hand=2)
    assert events(state, "draw sage") == [{"kind": "draw", "seat": 0, "herb": None}]
    assert events(state, "draw sage", seat=0) == [{"kind": "draw", "seat": 0, "herb": "sage"}]
    assert state.events is None
    assert event_kinds(play(dealt(), CLAIM), "doubt") == ["doubt", "point"]


def test_entries_of_a_position_are_read() -> None:
    class Written(State):
        def position(self) -> str:
            return "R . / . B | turn=2 gems=0,1"

    assert entry(Written(), "turn") == "2"
    assert entry(Written(), "gems") == "0,1"
    assert entry(Written(), "seats") == ""


def test_a_playthrough_is_the_same_each_time_and_shows_everything() -> None:
    case = Case(STARTER, "standard", 2, {"goal": 1})
    text = Playthrough(case, 1).play().text()
    assert text == Playthrough(case, 1).play().text()
    assert text != Playthrough(case, 2).play().text()
    assert "told 1 {" in text
    assert text.rstrip().endswith(("returns [1.0,0.0]", "returns [0.0,1.0]"))
