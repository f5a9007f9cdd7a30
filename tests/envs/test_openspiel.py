"""Our games as games of OpenSpiel: its own tests of the interface, and its own search on them."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from tests.envs.games import CASES, FIRST, GAMES
from tests.ours import OURS

import philtre
from philtre.envs.openspiel import MatchState

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of absl's own test cases


SLOW_BUT_FIRST = [pytest.param(*case, marks=[] if case in FIRST else [pytest.mark.slow]) for case in CASES]


def loaded(name: str, variant: str, seats: int, **more: Any) -> Any:
    options = philtre.game(name).quick_options(variant)
    return pyspiel.load_game(f"philtre_{name}_v1", {"players": seats, "variant": variant, **options, **more})


def first(name: str, **more: Any) -> Any:
    """The game in its first variant, with the least number of seats."""
    return loaded(*next(case for case in FIRST if case[0] == name), **more)


def in_the_middle(game: Any, seed: int, steps: int = 25) -> MatchState:
    """A position after so many steps at random, at which a player must decide."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=chances))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    assert isinstance(state, MatchState)
    return state


@pytest.mark.parametrize(("name", "variant", "seats"), SLOW_BUT_FIRST)
def test_openspiels_random_simulation_accepts_every_game(name: str, variant: str, seats: int) -> None:
    pyspiel.random_sim_test(
        loaded(name, variant, seats, recall_rows=2), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize(("name", "variant", "seats"), SLOW_BUT_FIRST)
@pytest.mark.parametrize(
    "test",
    [
        "sequence_lengths",
        "observations_raises_error_on_invalid_player",
        "legal_actions_returns_empty_list_on_opponent",
        "private_information_contents",
        "no_invalid_public_observations",
    ],
)
def test_openspiels_api_tests_accept_every_game(
    name: str, variant: str, seats: int, test: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
    from open_spiel.python.algorithms import sample_some_states

    sample = sample_some_states.sample_some_states
    monkeypatch.setattr(
        sample_some_states, "sample_some_states", lambda game, **_: sample(game, max_states=25)
    )

    class Case(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        game = loaded(name, variant, seats, recall_rows=2)
        game_name = name

    Case.setUpClass()
    getattr(Case(f"test_{test}"), f"test_{test}")()


@pytest.mark.parametrize(("name", "variant", "seats"), SLOW_BUT_FIRST)
def test_openspiels_simulation_in_python_accepts_every_game(name: str, variant: str, seats: int) -> None:
    """With clones at every decision, and serialization at some."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(loaded(name, variant, seats))


@pytest.mark.parametrize("name", GAMES)
def test_observers_write_what_our_states_do(name: str) -> None:
    game = first(name)
    state = in_the_middle(game, 3)
    ours = state.recall.state
    present, past = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for player in range(2):
        present.set_from(state, player)
        numbers = np.zeros(len(present.tensor), np.int16)
        ours.observe(player, numbers)
        assert (present.tensor == numbers).all()
        assert state.observation_tensor(player) == numbers.tolist()
        past.set_from(state, player)
        rows = np.zeros((16, state.recall.row_size), np.int16)
        state.recall.write(player, rows)
        assert (past.tensor == rows.reshape(-1)).all()
        assert past.string_from(state, player) == state.information_state_string(player)
        assert past.dict["did"].shape == (16, 1)
    if name in OURS:  # whose features are known
        assert present.dict["phase"].sum() == 1


@pytest.mark.parametrize("name", GAMES)
def test_resampled_worlds_look_the_same_to_the_player(name: str) -> None:
    game = first(name)
    varied = False
    for seed in range(5, 15):
        state = in_the_middle(game, seed)
        if state.is_terminal():  # a short game
            state = in_the_middle(game, seed, 3)
        player = state.current_player()
        worlds = set()
        for number in range(1, 5):
            world = state.resample_from_infostate(player, np.random.RandomState(number).uniform)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.history() == []
            assert str(pickle.loads(pickle.dumps(world))) == str(world)
            worlds.add(str(world))
        varied = varied or len(worlds) > 1
    assert varied == (not philtre.game(name).perfect_information)


@pytest.mark.parametrize("name", [name for name in GAMES if not philtre.game(name).perfect_information])
def test_openspiels_ismcts_plays(name: str) -> None:
    game = first(name)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 6, random_state=rng)
    state = in_the_middle(game, 7, 60)
    for _ in range(2):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        policy, action = bot.step_with_policy(state)
        assert action in state.legal_actions()
        assert sum(chance for _, chance in policy) == pytest.approx(1)
        state.apply_action(action)


def test_chance_has_numbers_of_its_own_and_players_have_ours() -> None:
    game = pyspiel.load_game("philtre_race_v1")
    assert game.max_chance_outcomes() == 6
    state = game.new_initial_state()
    race = philtre.game("race")
    assert state.legal_actions() == sorted(race.start().actions())
    state.apply_action(race.parse("roll"))
    assert [action for action, _ in state.chance_outcomes()] == list(range(6))
    assert [state.action_to_string(-1, action) for action in range(6)] == [f"die {n}" for n in range(1, 7)]
    assert game.utility_sum() == 1


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ({"players": 9}, "race is for 2, 3 or 4 seats, not for 9"),
        ({"variant": "slow"}, "race has no variant 'slow'"),
        ({"recall_rows": 0}, "recall_rows is the number of rows to remember: expected 1 or more, found 0"),
    ],
)
def test_what_makes_no_game_says_why(parameters: dict[str, Any], told: str) -> None:
    from philtre.envs.openspiel import MatchGame

    class OneGame(MatchGame):
        philtre = philtre.game("race")

    with pytest.raises(philtre.PhiltreError, match=told):
        OneGame(parameters)
