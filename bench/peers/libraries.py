"""The same measurements for other libraries, where they are installed: OpenSpiel and python-chess."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from typing import Any

import msgspec
from meter import DECISIONS, POSITIONS, SIMULATIONS, SearchSpeed, Speed, search_speed, speed

OPEN_SPIEL_GAMES = ("connect_four", "backgammon", "gin_rummy")
OPEN_SPIEL_SEARCHED = ("gin_rummy", "hearts")  # by its information-set search
ROLLOUTS = 5000
LONGEST_CHESS_GAME = 300


class Figures(msgspec.Struct, frozen=True):
    """A peer's speed; `rollout` is its own native random play, `search` its own search, where it has them."""

    loop: Speed | None = None
    rollout: Speed | None = None
    search: SearchSpeed | None = None
    copies_per_second: float | None = None


def figures(seconds: float) -> dict[str, Figures]:
    """The figures of all peers that are installed."""
    found: dict[str, Figures] = {}
    if importlib.util.find_spec("pyspiel"):
        found.update(open_spiel(importlib.import_module("pyspiel"), seconds))
    if importlib.util.find_spec("chess"):
        found["python-chess"] = python_chess(importlib.import_module("chess"), seconds)
    return found


def open_spiel(pyspiel: Any, seconds: float) -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    for name in OPEN_SPIEL_GAMES:
        game = pyspiel.load_game(name)
        start = game.new_initial_state()
        rollout = native_rollouts(pyspiel, game, seconds) if name == "connect_four" else None
        found[f"open_spiel {name}"] = Figures(
            loop=speed(spiel_loop(game, random.Random(1)), seconds),
            rollout=rollout,
            copies_per_second=speed(copying(start.clone), seconds / 2).decisions_per_second,
        )
    for name in OPEN_SPIEL_SEARCHED:
        search = ismcts(pyspiel, pyspiel.load_game(name), seconds)
        found[f"open_spiel {name} ISMCTS"] = Figures(search=search)
    return found


def spiel_loop(game: Any, rng: random.Random, start: Any = None) -> Callable[[], tuple[int, int]]:
    """Random play driven from Python, as one writes it with OpenSpiel."""

    def play() -> tuple[int, int]:
        state = start.clone() if start else game.new_initial_state()
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                chances += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions, chances

    return play


def ismcts(pyspiel: Any, game: Any, seconds: float) -> SearchSpeed:
    """Its information-set search with random rollouts, on positions in the middle of random games."""
    rng = random.Random(1)
    positions = [spiel_position(game, rng) for _ in range(POSITIONS)]
    lengths = [mean_length(game, 100, position) for position in positions]
    number = 0

    def think() -> tuple[int, int]:
        nonlocal number
        number += 1
        chosen = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.ISMCTSBot(number, evaluator, 2.0, SIMULATIONS, -1, chosen, False, True)
        bot.step(positions[number % POSITIONS])
        return SIMULATIONS, round(SIMULATIONS * lengths[number % POSITIONS])

    return search_speed(think, seconds)


def spiel_position(game: Any, rng: random.Random) -> Any:
    """A decision with a choice, somewhere in a random game."""
    state = game.new_initial_state()
    decisions = 0
    while state.is_chance_node() or decisions < DECISIONS or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        if state.is_terminal():
            state, decisions = game.new_initial_state(), 0
    return state


def native_rollouts(pyspiel: Any, game: Any, seconds: float) -> Speed:
    """A search bot with one simulation and many rollouts: all of the work is random play in C++."""
    length = mean_length(game)
    start = game.new_initial_state()
    seed = 1

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, seed, False).step(start)
        return round(ROLLOUTS * length), 0

    return speed(play, seconds)


def mean_length(game: Any, games: int = 2000, start: Any = None) -> float:
    """Decisions and chance events to the end of a random game, on average."""
    play = spiel_loop(game, random.Random(2), start)
    return sum(sum(play()) for _ in range(games)) / games


def python_chess(chess: Any, seconds: float) -> Figures:
    rng = random.Random(1)

    def play() -> tuple[int, int]:
        board = chess.Board()
        decisions = 0
        while decisions < LONGEST_CHESS_GAME:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            decisions += 1
        return decisions, 0

    board = chess.Board()
    return Figures(
        loop=speed(play, seconds),
        copies_per_second=speed(copying(lambda: board.copy(stack=False)), seconds / 2).decisions_per_second,
    )


def copying(copy: Callable[[], Any]) -> Callable[[], tuple[int, int]]:
    def many() -> tuple[int, int]:
        for _ in range(1000):
            copy()
        return 1000, 0

    return many
