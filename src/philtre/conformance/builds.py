"""Builds of a game's rules: which one is loaded, and a checksum of many games to compare it with another."""

from __future__ import annotations

import hashlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES

from philtre.conformance.cases import Case
from philtre.core.dice import Dice
from philtre.core.game import Game
from philtre.core.state import CHANCE


def build_of(game: Game) -> str:
    """The build of the game's rules: `compiled` or `interpreted`, by the module of its states."""
    module = sys.modules[type(game.start()).__module__]
    return "compiled" if str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def checksum(case: Case, games: int = 1, seed: int = 0) -> str:
    """A hash of all positions, lists of actions and returns of random games played with Dice."""
    digest = hashlib.sha256()
    for number in range(seed, seed + games):
        dice = Dice(number)
        state = case.start()
        while not state.over:
            if state.actor == CHANCE:
                options = [list(outcome) for outcome in state.outcomes()]
                action = int(state.pick(dice.word()))
            else:
                actions = [int(action) for action in state.actions()]
                options = [actions]
                action = actions[dice.below(len(actions))]
            digest.update(f"{state.position()}\n{options} {action}\n".encode())
            state.play(action)
        shares = " ".join(f"{share:g}" for share in state.returns())
        digest.update(f"{state.position()}\n{shares}\n".encode())
    return digest.hexdigest()[:16]
