"""A checksum of many games, to compare one build with another."""

from __future__ import annotations

import hashlib

from philtre.conformance.cases import Case
from philtre.core.dice import Dice
from philtre.core.state import CHANCE


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
