"""A word of advice: the two best moves, what they are worth, and why."""

import random

import pytest
from tests.bots.toys import Gamble, Nim, Toy

import philtre
from philtre import CHANCE
from philtre.bots import advise


def test_the_best_move_comes_first_with_its_chance() -> None:
    first, second = advise(Toy(), Nim(heap=7), random.Random(1))
    assert first.action == 3
    assert first.chance is not None
    assert second.chance is not None
    assert first.chance > 0.9 > second.chance
    risky = advise(Toy(), Gamble(), random.Random(1))[0]
    assert risky.chance == pytest.approx(5 / 6, abs=0.06)


def test_a_single_move_is_all_there_is_to_say() -> None:
    assert [advice.action for advice in advise(Toy(), Nim(heap=1), random.Random(1))] == [1]


@pytest.mark.parametrize("name", philtre.list_games())
def test_every_game_gives_advice_that_is_legal(name: str) -> None:
    game, rng = philtre.game(name), random.Random(3)
    state = game.start(seats=2)
    while state.actor == CHANCE or len(state.actions()) < 2:
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.actions()))
    given = advise(game, state, rng)
    assert len(given) == 2
    for advice in given:
        assert advice.action in state.actions()
        assert advice.chance is not None
        assert 0 <= advice.chance <= 1


def test_a_solo_game_has_no_chance_to_win() -> None:
    game, rng = philtre.game("apotheca"), random.Random(3)
    state = game.start(seats=1)
    while state.actor == CHANCE:
        state.play(state.draw(rng))
    assert all(advice.chance is None for advice in advise(game, state, rng))
