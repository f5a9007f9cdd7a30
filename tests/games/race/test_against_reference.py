"""Random games side by side with the slow reference: the same questions, and the same hands after each."""

import random
from typing import Any

import pytest

import philtre
from philtre.testing import legal

from .reference import Table
from .scene import OURS as GAME

pytestmark = pytest.mark.both
SETTINGS: list[dict[str, Any]] = [
    {},
    {"even_rounds": True},
    {"rounds": 9, "even_rounds": True},
    {"carry": 8, "spoils": True},
    {"carry": 6, "spoils": False},
    {"carry": 0, "spoils": True},
]


def chosen(state: philtre.State, rng: random.Random) -> str:
    """A random move of a player who trades rather than idles, so that potions get used."""
    texts = sorted(legal(state))
    crafts = [text for text in texts if text.startswith("craft")]
    if crafts and rng.random() < 0.8:
        return rng.choice(crafts)
    for eager in ("trade", "stop"):
        if eager in texts and rng.random() < 0.5:
            return eager
    if rng.random() < 0.5:  # sales end games before the other potions are seen
        texts = [text for text in texts if not text.startswith("sell")]
    kinds = sorted({text.split()[0] for text in texts})
    kind = rng.choice(kinds)
    return rng.choice([text for text in texts if text.split()[0] == kind])


def side_by_side(seed: int, seats: int, options: dict[str, Any]) -> int:
    """Plays a game in both; returns the number of steps."""
    rng = random.Random(f"{seed} {seats} {options}")
    state = GAME.start(seats=seats, variant="lively" if "carry" in options else "standard", **options)
    table = Table(seats, **options)
    story = table.story()
    question = next(story)
    steps = 0
    while True:
        seat, texts = question
        assert state.actor == (philtre.CHANCE if seat is None else seat)
        assert legal(state) == set(texts), state.position()
        for player, wizard in zip(state.view(None).players, table.wizards, strict=True):
            assert (player.at, player.came, player.coins) == (wizard.place, wizard.came, wizard.coins)
            assert player.resources == +wizard.resources
            assert player.potions == +wizard.potions
            assert (player.unseen, player.shielded) == (wizard.unseen, wizard.shielded)
        text = chosen(state, rng)
        state.play(GAME.parse(text))
        steps += 1
        try:
            question = story.send(text)
        except StopIteration:
            break
    assert state.over
    assert state.returns() == table.shares
    return steps


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_go_as_in_the_reference(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        side_by_side(seed, seats, options)


@pytest.mark.slow
@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games_go_as_in_the_reference(seats: int, options: dict[str, Any]) -> None:
    steps = sum(side_by_side(seed, seats, options) for seed in range(3, 60))
    print(f"{seats} seats, {options}: {steps} steps")
