"""The least that a state must have: one of `actions` and `list_actions`, in plain Python."""

import pickle
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance.pebbles import Pebbles

import philtre
from philtre import CHANCE, NOBODY, Game, Message, Refusal, State
from philtre.core.heuristics import Heuristics
from philtre.core.parts import Parts
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


class Bare(Game):
    name = "bare"
    variants: ClassVar[dict[str, tuple[int, ...]]] = {"usual": (2,)}


class Stones(SaysActions):
    def __init__(self, setup: Setup, left: int = 3) -> None:
        super().__init__(left)
        self.setup = setup

    def question(self, arguments: dict[str, Any]) -> Message:
        return Message("prompt-take", arguments | {"left": self.left})


class Declared(Bare):
    """Everything but the stones is a part."""

    parts = Parts(
        state=Stones,
        view=lambda state, seat: (state.left, seat),
        why_not=lambda state, action: None if action <= state.left else Refusal("few", "S1"),
        write_position=lambda state: f"{state.left} left",
        read_position=lambda game, text: Stones(game.start().setup, int(text.split()[0])),
        heuristics=lambda _: Heuristics(),
        safe_action=lambda heuristics, state: int(isinstance(heuristics, Heuristics)) * state.left,
        intended_action=lambda view, action: min(action, view[0]),
    )

    def __init__(self) -> None:
        super().__init__()
        self.action_count = 4


def test_what_is_neither_a_part_nor_a_method_is_named() -> None:
    for method, part in (("view", "view"), ("why_not", "why_not"), ("position", "write_position")):
        missing = f"Countdown has no method `{method}`, and its game declares no part `{part}`"
        with pytest.raises(NotImplementedError, match=missing):
            getattr(Countdown(), method)(*[0] * (method != "position"))
    with pytest.raises(
        NotImplementedError, match=r"Countdown has neither question\(arguments\) nor prompt\(\)"
    ):
        Countdown().prompt()
    with pytest.raises(NotImplementedError, match="Bare declares no part `state`, and has no `begin`"):
        Bare().start()
    with pytest.raises(NotImplementedError, match="Bare declares no part `read_position`"):
        Bare().position("3 left")


def test_a_game_without_parts_has_the_usual_ones() -> None:
    game = Bare()
    assert game.heuristics() is game.heuristics()
    assert game.safe_action(SaysActions()) == 1
    assert game.intended_action(None, 3) == 3
    assert game.metrics().things() == {}
    assert game.advice().reason(SaysActions(), 1) is None


def test_the_base_classes_call_the_parts_of_a_game() -> None:
    game = Declared()
    state = game.start()
    assert state.view(1) == (3, 1)
    assert state.why_not(4) == Refusal("few", "S1")
    assert state.why_not(2) is None
    assert state.position() == "3 left"
    assert game.position("2 left") != state
    assert game.position("3 left") == state
    assert game.safe_action(state) == 3
    assert game.intended_action(state.view(0), 9) == 3
    assert game.heuristics() is game.heuristics()


def test_a_prompt_is_a_games_own_question_to_a_seat_only() -> None:
    state = Declared().start()
    assert state.prompt() == Message("prompt-take", {"seat": 0, "left": 3})
    state.actor = CHANCE
    assert state.prompt() == Message("prompt-chance")
    state.actor = NOBODY
    assert state.prompt() == Message("prompt-over")


def test_an_interpreted_game_has_all_manners_by_its_setup() -> None:
    state = Pebbles().start(seats=2)
    state.play_checked("draw")
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert twin.position() == state.position()
    assert "in the bag 9" in str(state)
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
