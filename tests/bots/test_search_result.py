"""What a search found out can be read: policy, values, line; and its parameters can be set."""

import math
import random

import pytest
from tests.bots.toys import Nim, Toy

import philtre
from philtre import PhiltreError, State
from philtre.bots import Search, SearchParameters, SearchResult, bot, run_search
from philtre.bots.basic import Careless
from philtre.bots.guarded import Guarded
from philtre.core.heuristics import Heuristics

GAMES = philtre.list_games()


def opened(name: str, decisions: int = 12) -> State:
    """A match of two after some random decisions, where a seat has a choice."""
    state, rng = philtre.game(name).start(seats=2), random.Random(4)
    while decisions > 0 or state.actor == philtre.CHANCE or len(state.actions()) < 2:
        decisions -= state.actor != philtre.CHANCE
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_result_has_policy_values_and_a_line(name: str) -> None:
    state = opened(name)
    before = state.position()
    result = run_search(state, 300, seed=2)
    assert state.position() == before
    assert sorted(result.policy) == sorted(state.legal_actions())
    assert sum(result.policy.values()) == pytest.approx(1)
    assert [one.visits for one in result.actions] == sorted(
        (one.visits for one in result.actions), reverse=True
    )
    assert result.action == result.actions[0].action == result.line[0]
    assert sum(one.visits for one in result.actions) == result.simulations <= 300
    assert sum(one.prior for one in result.actions) == pytest.approx(1)
    assert result.value == result.values[state.actor]
    assert all(0 <= value <= 1 for value in result.values)
    assert run_search(state, 300, seed=2)[:-1] == result[:-1]  # all but the seconds


def test_the_value_of_the_root_is_the_mean_of_its_actions() -> None:
    """Every simulation ends the game of Nim, so only the first values, worth two visits, differ."""
    player = Search(Heuristics(), Toy().action_count, 400)
    player.think(Nim(heap=13), random.Random(1))
    result = player.result
    assert result is not None
    sums = sum(one.value * (one.visits + 2) - 2 * 0.5 for one in result.actions)
    assert result.value == pytest.approx(sums / result.simulations)


def test_the_line_of_a_solved_game_is_its_solution() -> None:
    player = Search(Heuristics(), Toy().action_count, 2000)
    player.think(Nim(heap=6), random.Random(1))
    assert player.result is not None
    assert player.result.line[0] == 2  # leaves four, which are lost
    assert sum(player.result.line) == 6


def test_the_result_stays_when_the_choice_ends_the_turn() -> None:
    player = Search(Heuristics(), Toy().action_count, 100)
    chosen = player.choose(Nim(heap=13), random.Random(1))
    assert player.size == 0  # the rival moves next, so the tree is gone
    assert player.result is not None
    assert player.result.action == chosen
    assert player.result.simulations > 0


def test_the_only_legal_action_needs_no_search() -> None:
    player = Search(Heuristics(), Toy().action_count, 100)
    player.choose(Nim(heap=1), random.Random(1))
    assert player.result is not None
    assert (player.result.policy, player.result.simulations, player.result.value) == ({1: 1.0}, 0, None)
    assert math.isnan(player.result.actions[0].value)


def test_wrapped_bots_show_the_result_too_but_not_for_a_whim() -> None:
    guarded = Guarded(bot("careless:50/search:20", Toy()), Toy())
    found = set()
    for seed in range(20):
        guarded.choose(Nim(heap=13), random.Random(seed))
        found.add(type(guarded.result))
    assert found == {SearchResult, type(None)}
    assert isinstance(guarded.bot, Careless)


def test_parameters_are_part_of_a_bots_name() -> None:
    player = bot("search:2000/1s?explore=0.4&depth=8&expand=5&sharp=3&even=0.5", Toy())
    assert isinstance(player, Search)
    assert (player.explore, player.rollout_depth, player.expand_at, player.sharp, player.even) == (
        0.4,
        8,
        5,
        3.0,
        0.5,
    )
    assert isinstance(bot("careless:5/search:200?explore=0.4", Toy()), Careless)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("?", "expected NAME=VALUE with & between them, found ''"),
        ("?explore", "expected NAME=VALUE with & between them, found 'explore'"),
        ("?haste=2", "a search has no parameter 'haste': expected explore, depth, expand, sharp"),
        ("?explore=-1", "explore: expected a number from 0 to 100, found '-1'"),
        ("?explore=nan", "explore: expected a number from 0 to 100"),
        ("?explore=much", "explore: expected a number from 0 to 100, found 'much'"),
        ("?depth=2.5", "depth: expected a whole number from 0 to 100000, found '2.5'"),
        ("?depth=inf", "depth: expected a whole number"),
        ("?expand=0", "expand: expected a whole number from 1 to"),
        ("?even=2", "even: expected a number from 0 to 1, found '2'"),
        ("?depth=1&depth=2", "depth stands twice"),
    ],
)
def test_a_wrong_parameter_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(PhiltreError) as refusal:
        bot(f"search:20{text}", Toy())
    assert str(refusal.value).startswith(f"bot 'search:20{text}': ")
    assert sentence in str(refusal.value)


def test_parameters_as_arguments_are_checked_too() -> None:
    state = opened("apotheca")
    with pytest.raises(PhiltreError, match="explore: expected a number from 0 to 100, found -1"):
        run_search(state, 10, explore=-1)
    with pytest.raises(PhiltreError, match="needs a number of simulations"):
        run_search(state, 0)
    with pytest.raises(PhiltreError, match="depth: expected a whole number"):
        SearchParameters(depth=-1)


def test_there_is_nothing_to_search_where_no_seat_decides() -> None:
    state: philtre.State = philtre.game("apotheca").start(seats=2)
    with pytest.raises(PhiltreError, match="chance is to draw"):
        run_search(state, 10)
    state = opened("apotheca")
    state.playout(philtre.Dice(1))
    with pytest.raises(PhiltreError, match="the game is over"):
        run_search(state, 10)


@pytest.mark.parametrize("name", GAMES)
def test_the_depth_of_rollouts_can_be_set(name: str) -> None:
    game, state = philtre.game(name), opened(name)

    def steps(depth: int) -> float:
        player = Search(game.heuristics(), game.action_count, 50, parameters=SearchParameters(depth=depth))
        player.think(state, random.Random(1))
        return int(player.steps) / int(player.done)

    assert steps(0) <= 2  # chance events only
    assert steps(0) < steps(3) < steps(12)


def test_more_exploration_spreads_the_visits() -> None:
    state = opened("apotheca")
    least, most = (run_search(state, 400, explore=weight, even=1).actions for weight in (0.01, 20.0))
    assert most[0].visits < least[0].visits
