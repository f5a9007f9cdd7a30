"""A bot that fails does not spoil the match: a safe move is made for it, and somebody is told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import philtre
from philtre.bots import bot
from philtre.bots.guarded import Failure, Guarded
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.state import State


class Raises:
    def choose(self, state: State, rng: Bits) -> int:
        raise LookupError("no idea")


class Names:
    """Names whatever it was told to, right or wrong."""

    def __init__(self, action: Any) -> None:
        self.action: Any = action

    def choose(self, state: State, rng: Bits) -> int:
        named: int = self.action
        return named


class Spoils:
    """Plays on in the state that it was lent, and then names a legal action."""

    def choose(self, state: State, rng: Bits) -> int:
        first = int(state.actions()[0])
        state.play(first)
        return first


def last(game: Game, state: State) -> int:
    return int(state.actions()[-1])


def illegal(game: Game, state: State) -> int:
    return -5


def fails(game: Game, state: State) -> int:
    raise RuntimeError("not even this")


@pytest.fixture
def state() -> State:
    """A decision with several actions."""
    state, rng = philtre.game("apotheca").start(seats=2), random.Random(3)
    while state.actor == philtre.CHANCE or len(state.actions()) < 3:
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else state.actions()[0])
    return state


def test_an_honest_bot_is_left_alone(state: State) -> None:
    game = philtre.game("apotheca")
    guarded = Guarded(bot("greedy", game), game)
    plain = bot("greedy", game).choose(state, random.Random(1))
    assert guarded.choose(state, random.Random(1)) == plain
    assert guarded.failures == []


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        (Raises(), "raised LookupError: no idea"),
        (Names(-1), "named -1, which is not legal"),
        (Names(10**6), "named 1000000, which is not legal"),
        (Names(None), "raised TypeError"),
        (Names("restock"), "raised "),
    ],
)
def test_a_failure_is_replaced_and_reported(state: State, player: Any, problem: str) -> None:
    reported: list[Failure] = []
    game = philtre.game("apotheca")
    guarded = Guarded(player, game, reported.append)
    before = state.position()
    assert guarded.choose(state, random.Random(1)) == game.safe_action(state.copy())
    assert state.position() == before
    assert guarded.failures == reported
    assert len(reported) == 1
    assert reported[0].seat == state.actor
    assert reported[0].problem.startswith(problem)
    assert reported[0].position == before
    assert reported[0].instead in str(reported[0])


def test_an_illegal_move_is_named_as_people_write_it(state: State) -> None:
    game = philtre.game("apotheca")
    legal = [int(action) for action in state.actions()]
    illegal = next(action for action in range(game.action_count) if action not in legal)
    guarded = Guarded(Names(illegal), game)
    guarded.choose(state, random.Random(1))
    assert game.text(illegal) in guarded.failures[0].problem


@pytest.mark.parametrize(("safe_action", "index"), [(last, -1), (illegal, 0), (fails, 0)])
def test_the_safe_action_is_asked_of_the_game_and_checked(
    state: State, safe_action: Callable[[Game, State], int], index: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = philtre.game("apotheca")
    monkeypatch.setattr(type(game), "safe_action", safe_action)
    assert Guarded(Raises(), game).choose(state, random.Random(1)) == list(state.actions())[index]


def test_a_bot_may_play_on_in_what_it_is_lent(state: State) -> None:
    guarded = Guarded(Spoils(), philtre.game("apotheca"))
    before = state.position()
    assert guarded.choose(state, random.Random(1)) == state.actions()[0]
    assert state.position() == before
    assert guarded.failures == []
