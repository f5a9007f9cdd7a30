"""Environments: PettingZoo's and Gymnasium's own tests, on all games and numbers of seats."""

import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test
from tests.envs.games import CASES, FIRST

import philtre
from philtre.envs import MatchEnv, MatchVectorEnv, SeatEnv, aec

SLOW_BUT_FIRST = [pytest.param(*case, marks=[] if case in FIRST else [pytest.mark.slow]) for case in CASES]


def arguments(name: str, variant: str, seats: int) -> dict[str, Any]:
    return {"game": name, "variant": variant, "seats": seats, **philtre.game(name).quick_options(variant)}


def random_match(env: MatchEnv, seed: int) -> tuple[list[int], list[float]]:
    """The actions of a match at random, and the rewards of all seats."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    actions, rewards = [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            assert observation is not None
            actions.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            env.step(actions[-1])
    return actions, list(rewards.values())


@pytest.mark.filterwarnings("ignore::UserWarning")  # for an observation that is a Dict
@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_pettingzoo_accepts_every_game(name: str, variant: str, seats: int) -> None:
    api_test(aec(**arguments(name, variant, seats)), num_cycles=150, verbose_progress=False)


class Clock:
    """A clock that goes on by a second each time that somebody looks."""

    def __init__(self) -> None:
        self.now = 0

    def time(self) -> int:
        self.now += 1
        return self.now


@pytest.mark.parametrize(("name", "variant", "seats"), SLOW_BUT_FIRST)
def test_pettingzoos_benchmark_runs(
    name: str, variant: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", Clock())
    performance_benchmark(aec(**arguments(name, variant, seats)))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "variant", "seats"), SLOW_BUT_FIRST)
def test_equal_seeds_give_equal_matches(name: str, variant: str, seats: int) -> None:
    seed_test(lambda: aec(**arguments(name, variant, seats)), num_cycles=100)
    env = MatchEnv(**arguments(name, variant, seats))
    assert random_match(env, 5) == random_match(env, 5)
    assert random_match(env, 5) != random_match(env, 6)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_gymnasium_accepts_every_game(name: str, variant: str, seats: int) -> None:
    check_env(_Legal(SeatEnv(rivals="random", **arguments(name, variant, seats))), skip_render_check=True)


class _Legal(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Replaces an illegal action by a legal one: Gymnasium's check draws from all of them."""

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.get_wrapper_attr("action_masks")())
        return self.env.step(action if action in legal else legal[int(action) % len(legal)])


@pytest.mark.parametrize(("name", "variant", "seats"), FIRST)
def test_rewards_are_the_returns_of_the_match(name: str, variant: str, seats: int) -> None:
    env = MatchEnv(**arguments(name, variant, seats))
    _, rewards = random_match(env, 3)
    assert rewards == env.match.returns()
    assert env.match.over


def test_only_the_seat_that_decides_has_legal_actions() -> None:
    env = MatchEnv("apotheca", seats=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_match_is_cut_off_after_max_cycles() -> None:
    env = MatchEnv("race", max_cycles=4)
    actions, _ = random_match(env, 1)
    assert len(actions) == 4
    assert not env.match.over


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = MatchEnv("apotheca")
    env.reset(seed=1)
    before = env.match.position()
    with pytest.raises(philtre.PhiltreError, match=r"^reveal a1: "):
        env.step(env.match_spec.game.parse("reveal a1"))
    with pytest.raises(philtre.PhiltreError, match="an action is a whole number, not 'reveal'"):
        env.step("reveal")  # type: ignore[arg-type]
    assert env.match.position() == before


def test_a_finished_match_asks_for_reset() -> None:
    env = SeatEnv("race", rivals="random", rounds=1)
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert reward == env.match.returns()[0]  # type: ignore[union-attr]
    with pytest.raises(philtre.PhiltreError, match=r"the match is over: reset\(\) begins another"):
        env.step(0)


def test_gymnasium_makes_them_by_name() -> None:
    env = gymnasium.make("philtre/toil-v1", seats=3, rivals=["greedy", "random"], disable_env_checker=True)
    observation, _ = env.reset(seed=2)
    assert observation in env.observation_space
    many = gymnasium.make_vec("philtre/race-v1", num_envs=3, vectorization_mode="vector_entry_point")
    assert many.reset(seed=2)[0].shape[0] == 3


@pytest.mark.parametrize(("name", "variant", "seats"), FIRST)
def test_many_matches_are_played_as_one_is(name: str, variant: str, seats: int) -> None:
    """Each row shows what its own state shows, and matches follow one another with their results."""
    env = MatchVectorEnv(num_envs=4, **arguments(name, variant, seats))
    observations, infos = env.reset(seed=9)
    ended = 0
    for _ in range(400):
        for row, state in enumerate(env.batch.states):
            assert infos["seat"][row] == state.actor
            assert (env.match_spec.observation(state, state.actor) == observations[row]).all()
            assert (env.match_spec.mask(state) == infos["action_mask"][row]).all()
        before = [state.copy() for state in env.batch.states]
        actions = env.random_actions()
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        for row in map(int, np.flatnonzero(terminated)):
            ended += 1
            shares = infos["returns"][row]
            assert shares[before[row].actor] == rewards[row]
            assert shares.sum() == pytest.approx(1)
    assert ended > 3


def test_rows_are_the_callers_unless_they_are_to_be_shared() -> None:
    for copy in (True, False):
        env = MatchVectorEnv("race", num_envs=2, copy=copy)
        first, _ = env.reset(seed=1)
        kept = first.copy()
        env.step(env.random_actions())
        assert (first == kept).all() == copy
        assert first.flags.writeable == copy


def test_an_illegal_action_in_one_match_plays_in_none() -> None:
    env = MatchVectorEnv("race", num_envs=3)
    with pytest.raises(philtre.PhiltreError, match=r"there are no matches yet: reset\(\) begins them"):
        env.step(np.zeros(3, np.int64))
    env.reset(seed=1)
    before = [state.position() for state in env.batch.states]
    wrong = env.random_actions()
    wrong[2] = 109
    with pytest.raises(philtre.PhiltreError, match="match 2: action 109 is not legal"):
        env.step(wrong)
    with pytest.raises(philtre.PhiltreError, match="expected 3 whole numbers, one for each match"):
        env.step(wrong[:2])
    with pytest.raises(philtre.PhiltreError, match="found float64"):
        env.step(wrong.astype(float))
    assert [state.position() for state in env.batch.states] == before


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seats": 9}, "apotheca is for 1, 2, 3 or 4 seats, not for 9"),
        ({"seat": 2}, "there is no seat 2: expected 0 to 1"),
        ({"rivals": ["greedy", "greedy"]}, "expected 1 rivals"),
        ({"rivals": "clever"}, "there is no bot 'clever'"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
        ({"potions": 3}, "apotheca has no option 'potions'"),
    ],
)
def test_what_makes_no_environment_says_why(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(philtre.PhiltreError, match=told):
        SeatEnv("apotheca", **{"seats": 2, **wrong})
