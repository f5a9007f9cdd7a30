"""Greedy where a game has no values: the results of rollouts take their place."""

from tests.conformance.pebbles import Pebbles

from philtre.bots.greedy import has_values
from philtre.core.registry import load_games
from philtre.study.pairing import PairedChance, play_game, stream


def test_all_games_have_values_but_the_toy() -> None:
    assert all(has_values(game.heuristics()) for game in load_games())
    assert not has_values(Pebbles().heuristics())


def test_greedy_plays_well_without_values() -> None:
    game = Pebbles()
    wins = 0.0
    for number in range(12):
        seat = number % 2
        bots = ["random", "random"]
        bots[seat] = "greedy"
        streams = [(stream(number, other, "worlds"), stream(number, other, "bot")) for other in range(2)]
        result = play_game(game, game.start(seats=2), bots, PairedChance(game, 1, number), streams)
        wins += result.returns[seat]
    assert wins >= 9  # of 12; by the default values alone it would be as good as random
