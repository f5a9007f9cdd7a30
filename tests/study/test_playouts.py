"""Playouts of many states: the same games for a seed, whatever the number of processes."""

import random
import sys

import pytest

import philtre
from philtre import PhiltreError, State
from philtre.study import playouts as module

np = pytest.importorskip("numpy")


def some_states(name: str, count: int) -> list[State]:
    states, rng = [], random.Random(3)
    for _ in range(count):
        state = philtre.game(name).start(seats=2)
        for _ in range(30):
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
        states.append(state)
    return states


@pytest.mark.parametrize("policy", ["random", "rollout"])
@pytest.mark.parametrize("name", philtre.list_games())
def test_every_playout_ends_with_a_result(name: str, policy: str) -> None:
    states = some_states(name, 2)
    before = [state.position() for state in states]
    found = philtre.playouts(states, 3, policy=policy, seed=5)
    assert found.lengths.shape == (2, 3)
    assert found.returns.shape == (2, 3, 2)
    assert (found.lengths > 0).all()
    assert np.allclose(found.returns.sum(axis=2), 1)
    assert [state.position() for state in states] == before
    again = philtre.playouts(states, 3, policy=policy, seed=5)
    assert (again.lengths == found.lengths).all()
    assert (again.returns == found.returns).all()
    assert (philtre.playouts(states, 3, policy=policy, seed=6).lengths != found.lengths).any()


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK", 7)
    states = some_states("apotheca", 3)
    one = philtre.playouts(states, 20, seat=0, seed=1)
    two = philtre.playouts(states, 20, seat=0, seed=1, jobs=2)
    assert (one.lengths == two.lengths).all()
    assert (one.returns == two.returns).all()


def test_playouts_of_a_seat_begin_with_its_determinizations() -> None:
    """Elixir's chart is hidden: without the seat the playouts are of one world, with it of many."""
    (state,) = some_states("elixir", 1)
    plain, dealt = (philtre.playouts(state, 40, seat=seat, seed=1).lengths for seat in (None, 0))
    assert plain.shape == dealt.shape == (1, 40)
    assert (plain != dealt).any()


def test_a_finished_game_has_its_result_at_once() -> None:
    (state,) = some_states("race", 1)
    state.playout(philtre.Dice(1))
    found = philtre.playouts(state, 2)
    assert found.lengths.tolist() == [[0, 0]]
    assert found.returns.tolist() == [[state.returns()] * 2]


def test_without_numpy_results_are_memoryviews(monkeypatch: pytest.MonkeyPatch) -> None:
    states = some_states("race", 2)
    arrays = philtre.playouts(states, 3)
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    plain = philtre.playouts(states, 3)
    assert isinstance(plain.lengths, memoryview)
    assert plain.lengths.tolist() == arrays.lengths.tolist()
    assert plain.returns.tolist() == arrays.returns.tolist()


def test_philtre_itself_needs_no_numpy() -> None:
    import subprocess

    code = "import sys, philtre; philtre.playouts; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_wrong_arguments_are_answered_with_a_sentence() -> None:
    (state,) = some_states("race", 1)
    with pytest.raises(PhiltreError, match="no policy 'clever' for playouts: expected random or rollout"):
        philtre.playouts(state, 1, policy="clever")
    with pytest.raises(PhiltreError, match="n: expected at least 1 playout for each state, found 0"):
        philtre.playouts(state, 0)
    with pytest.raises(PhiltreError, match="states: expected a State or several, found 'r'"):
        philtre.playouts("race", 1)
    with pytest.raises(PhiltreError, match="states: expected at least one"):
        philtre.playouts([], 1)
    with pytest.raises(PhiltreError, match="there is no seat 2: expected 0 to 1"):
        philtre.playouts(state, 1, seat=2)
    with pytest.raises(PhiltreError, match=r"expected one number of seats, found \[2, 3\]"):
        philtre.playouts([state, philtre.game("race").start(seats=3)], 1)
    with pytest.raises(PhiltreError, match="expected at least 1, found 0"):
        philtre.playouts(state, 1, jobs=0)
