"""The least that a state must have: one of `actions` and `list_actions`, in plain Python."""

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance.pebbles import Pebbles

import philtre
from philtre import NOBODY, State
from philtre.core.setup import Setup


class Countdown(State):
    """Whoever takes the last of three stones has won."""

    def __init__(self, left: int = 3) -> None:
        super().__init__()
        self.actor = 0
        self.left = left

    def play(self, action: int) -> None:
        self.left -= action
        if self.left == 0:
            self.actor = NOBODY


class SaysActions(Countdown):
    def actions(self) -> vec[i64]:
        return vec[i64](range(1, min(2, self.left) + 1))


class ListsActions(Countdown):
    def list_actions(self, out: vec[i64]) -> int:
        for number in range(min(2, self.left)):
            out[number] = number + 1
        return min(2, self.left)


@pytest.mark.parametrize("kind", [SaysActions, ListsActions])
def test_one_way_to_say_what_is_legal_is_enough(kind: type[Countdown]) -> None:
    state = kind()
    out = vec[i64]([0] * 4)
    assert list(state.actions()) == [1, 2]
    assert list(out[: state.list_actions(out)]) == [1, 2]
    assert state.legal(2)
    assert not state.legal(3)
    decisions, chances = state.playout(philtre.Dice(1))
    assert state.over
    assert 2 <= decisions <= 3
    assert chances == 0


def test_with_neither_the_error_says_what_is_missing() -> None:
    missing = r"Countdown has neither list_actions\(out\) nor actions\(\): a game needs one of them"
    with pytest.raises(NotImplementedError, match=missing):
        Countdown().actions()
    with pytest.raises(NotImplementedError, match=missing):
        Countdown().playout(philtre.Dice(1))


def test_a_buffer_that_is_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="2 actions do not fit into a buffer for 1"):
        SaysActions().list_actions(vec[i64]([0]))


def test_without_a_setup_a_state_is_equal_to_itself_only() -> None:
    state = SaysActions()
    assert state == state
    assert state != SaysActions()
    assert repr(state) == str(state) == "<SaysActions>"
    assert len({state, SaysActions()}) == 2


def test_what_needs_a_setup_says_so() -> None:
    with pytest.raises(
        TypeError, match="pickling needs a Setup in the attribute `setup`: SaysActions has none"
    ):
        pickle.dumps(SaysActions())
    with pytest.raises(TypeError, match="play_checked needs a Setup"):
        SaysActions().play_checked(1)


def test_an_interpreted_game_has_all_manners_by_its_setup() -> None:
    state = Pebbles().start(seats=2)
    state.play_checked("draw")
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert twin.position() == state.position()
    assert str(state).startswith("turn: ")
    assert "chance to draw" in repr(state)


def test_a_setup_reads_options_by_their_type() -> None:
    setup = Setup(Pebbles(), "usual", 2, {"hand": 3, "bury": False})
    assert setup.number("hand") == 3
    assert setup.number("feet", 2) == 2
    assert setup.flag("bury") is False
    assert setup.flag("dig", default=True) is True
    with pytest.raises(TypeError, match="option bury of pebbles is False, not a whole number"):
        setup.number("bury")
    with pytest.raises(TypeError, match="option hand of pebbles is 3, not True or False"):
        setup.flag("hand")
