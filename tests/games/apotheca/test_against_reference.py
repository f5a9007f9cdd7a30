"""The fast rules and the slow reference, side by side through random games of every kind."""

from __future__ import annotations

import random
from typing import Any

import pytest

import philtre

from .reference import Reference

pytestmark = pytest.mark.both
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("standard", 2, {}),
    ("standard", 2, {"first_game": True}),
    ("standard", 2, {"own_restock": True}),
    ("standard", 3, {}),
    ("standard", 3, {"own_restock": True}),
    ("standard", 4, {}),
    ("standard", 4, {"own_restock": True, "turns": 20}),
    ("solo", 1, {}),
    ("solo", 1, {"first_game": True}),
    ("master", 2, {}),
    ("master", 2, {"own_restock": True}),
    ("master", 3, {}),
    ("master", 4, {"own_restock": True, "first_game": True}),
]


def legal(game: philtre.Game, state: philtre.State) -> set[str]:
    if state.actor == philtre.CHANCE:
        return {game.text(action) for action, _ in state.outcomes()}
    return {game.text(int(action)) for action in state.actions()}


def compare(variant: str, seats: int, options: dict[str, Any], seed: int) -> int:
    """Plays a game in both; returns the number of steps."""
    game = philtre.game("apotheca")
    state = game.start(variant=variant, seats=seats, **options)
    reference = Reference(variant, seats, **options)
    rng = random.Random(seed)
    steps = 0
    while not state.over:
        actor = "chance" if state.actor == philtre.CHANCE else int(state.actor)
        assert reference.actor == actor, reference.history
        texts = legal(game, state)
        assert texts == reference.legal(), reference.history
        if actor == "chance":
            weights = {game.text(action): weight for action, weight in state.outcomes()}
            expected = reference.weights()
            total, other_total = sum(weights.values()), sum(expected.values())
            assert all(weights[text] * other_total == expected[text] * total for text in texts)
        if "satisfy" not in next(iter(sorted(texts))):  # while that is asked, our tiles still lie there
            assert state.position().split(" |")[0].replace("'", "") == reference.market, reference.history
            view = state.view(None)
            for player in view.players:
                gems = reference.gems(player.seat)
                assert [player.gems.ruby, player.gems.sapphire, player.gems.topaz] == list(gems.values())
        choice = rng.choice(sorted(texts))
        state.play(game.parse(choice))
        reference.play(choice)
        steps += 1
    assert reference.actor is None
    assert list(reference.returns()) == pytest.approx(state.returns())
    return steps


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("variant", "seats", "options"), SETTINGS)
def test_random_games_agree(variant: str, seats: int, options: dict[str, Any], seed: int) -> None:
    compare(variant, seats, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats", "options"), SETTINGS)
def test_many_random_games_agree(variant: str, seats: int, options: dict[str, Any]) -> None:
    steps = sum(compare(variant, seats, options, seed) for seed in range(100, 160))
    print(f"{variant}, {seats} seats, {options}: {steps} steps")
