"""Bad input, as PettingZoo and Gymnasium expect it: refused with a sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from philtre import PhiltreError
from philtre.envs import MatchEnv, MatchVectorEnv, SeatEnv, aec


def masked(env: Any) -> int:
    """An action that is not legal now."""
    return int(np.flatnonzero(env.match_spec.mask(env.match) == 0)[0])


def finished(env: MatchEnv) -> MatchEnv:
    """The environment after its match, all agents gone."""
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        done = terminated or truncated
        env.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
    return env


@pytest.mark.parametrize("wrong", [1.0, np.float32(1), "roll", None, [1], np.array([1, 2])])
@pytest.mark.parametrize("kind", [MatchEnv, SeatEnv])
def test_an_action_is_a_whole_number(kind: Any, wrong: Any) -> None:
    env = kind("race")
    env.reset(seed=1)
    before = env.match.position()
    with pytest.raises(PhiltreError, match="an action is a whole number, not "):
        env.step(wrong)
    assert env.match.position() == before


@pytest.mark.parametrize("kind", [MatchEnv, SeatEnv])
def test_a_masked_action_and_one_out_of_range_say_why(kind: Any) -> None:
    env = kind("race")
    env.reset(seed=1)
    before = env.match.position()
    with pytest.raises(PhiltreError, match=env.match_spec.game.text(masked(env))):
        env.step(masked(env))
    with pytest.raises(PhiltreError, match="race has the actions 0 to 109, not 110"):
        env.step(110)
    with pytest.raises(PhiltreError, match="race has the actions 0 to 109, not -1"):
        env.step(np.int64(-1))
    assert env.match.position() == before


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.uint16, int])
def test_whole_numbers_of_any_type_are_actions(kind: Any) -> None:
    env = MatchEnv("race")
    env.reset(seed=1)
    env.step(kind(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0])))
    assert env.cycles == 1


@pytest.mark.parametrize("kind", [MatchEnv, MatchVectorEnv])
def test_a_limit_of_decisions_is_not_negative(kind: Any) -> None:
    with pytest.raises(PhiltreError, match=r"max_cycles: expected 1 or more, .*, found -3"):
        kind("race", max_cycles=-3)


def test_an_environment_begins_with_reset() -> None:
    for env in (MatchEnv("race"), SeatEnv("race")):
        with pytest.raises(PhiltreError, match=r"there is no match yet: reset\(\) begins one"):
            env.step(0)
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = aec("race").agent_selection


def test_a_finished_match_has_no_more_steps() -> None:
    env = finished(MatchEnv("race", rounds=1))
    assert env.agents == []
    with pytest.raises(PhiltreError, match=r"the match is over: reset\(\) begins another"):
        env.step(0)


def test_an_agent_whose_match_is_over_does_nothing() -> None:
    env = MatchEnv("race", max_cycles=1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


def test_the_wrappers_end_a_match_at_an_illegal_action() -> None:
    env = aec("race")
    assert isinstance(env, OrderEnforcingWrapper)
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(masked(env.unwrapped))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    env.reset(seed=1)
    env.last()
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(110)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (np.zeros(2, np.float64), "found float64"),
        (np.zeros(3, np.int64), r"found int64 of shape \(3,\)"),
        (np.zeros((2, 1), np.int64), r"found int64 of shape \(2, 1\)"),
        (["roll", "roll"], "expected 2 whole numbers"),
        (np.array([True, False]), "found bool"),
        (np.array([-1, 0]), "match 0: action -1 is not legal"),
        (np.array([0, 110]), "match 1: action 110 is not legal"),
    ],
)
def test_many_matches_take_one_whole_number_each(wrong: Any, told: str) -> None:
    env = MatchVectorEnv("race", num_envs=2)
    env.reset(seed=1)
    before = [state.position() for state in env.batch.states]
    with pytest.raises(PhiltreError, match=told):
        env.step(wrong)
    assert [state.position() for state in env.batch.states] == before
