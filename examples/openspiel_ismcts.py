"""An algorithm of OpenSpiel on one of our games: information-set tree search against a random player.

    pip install 'philtre[openspiel]'
    python examples/openspiel_ismcts.py --games 4

Importing `philtre.envs.openspiel` registers the games; from there on everything is OpenSpiel's own.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

import numpy as np


def play(game: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    """The returns of one match."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=weights))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    found: list[float] = state.returns()
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="philtre_apotheca_v1", help="a game, as OpenSpiel names it")
    parser.add_argument("--turns", type=int, default=12, help="the length of a game of Apotheca (12)")
    parser.add_argument("--simulations", type=int, default=30, help="for each decision (30)")
    parser.add_argument("--games", type=int, default=4)
    options = parser.parse_args(arguments)
    import_module("philtre.envs.openspiel")
    pyspiel = import_module("pyspiel")
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    uniform = import_module("open_spiel.python.bots.uniform_random")
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(options.game, {"turns": options.turns} if "apotheca" in options.game else {})
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), 1.0, options.simulations, random_state=rng
    )
    won = 0.0
    for number in range(options.games):
        seat = number % 2
        bots = [search, uniform.UniformRandomBot(1 - seat, rng)]
        won += play(game, bots if seat == 0 else bots[::-1], rng)[seat]
    print(f"OpenSpiel's ISMCTS won {won:g} of {options.games} games of {options.game} against random")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
