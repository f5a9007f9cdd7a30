"""The match that an environment plays: its first state, and the spaces of its observations and actions."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from philtre.core.dice import Dice
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import game as game_named
from philtre.core.state import CHANCE, State

VERSION = 1  # of all environments: rises when equal seeds and actions give something else

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class MatchSpec:
    """A game with its variant, seats and options. Raises PhiltreError where `Game.start` does."""

    def __init__(
        self, game: str | Game, seats: int | None, variant: str | None, options: dict[str, Any]
    ) -> None:
        self.game: Game = game_named(game) if isinstance(game, str) else game
        self.first: State = self.game.start(seats, variant, **options)
        setup = self.first.get_setup()
        if setup is None:
            raise PhiltreError(f"{self.game.name} has no setup, so it cannot be observed")
        self.seats = int(setup.seats)
        self.spec = setup.encoder().spec

    @property
    def id(self) -> str:
        """The name of environments of this game, with their version."""
        return id_of(self.game)

    def observation_space(self) -> Any:
        highs = np.array(self.spec.highs(), dtype=np.int16)
        return spaces.Box(np.zeros_like(highs), highs, dtype=np.int16)

    def mask_space(self) -> Any:
        return spaces.Box(0, 1, (self.game.action_count,), dtype=np.int8)

    def action_space(self) -> Any:
        """All numbers of actions. Those of chance are among them, and always masked."""
        return spaces.Discrete(self.game.action_count)

    def observation(self, state: State, seat: int) -> Observation:
        found = np.empty(self.spec.size, dtype=np.int16)
        state.observe(seat, found)
        return found

    def mask(self, state: State) -> Mask:
        found = np.empty(self.game.action_count, dtype=np.int8)
        state.mask(found)
        return found


def id_of(game: Game) -> str:
    """The name of environments of a game, with their version."""
    return f"philtre_{game.name}_v{VERSION}"


def must_be_legal(state: State, action: Any) -> int:
    """The action as a number. Raises PhiltreError, with the reason, if it is not legal."""
    try:
        number = action.__index__()
    except (AttributeError, TypeError):  # TypeError: an array of several
        raise PhiltreError(f"an action is a whole number, not {action!r}") from None
    if not state.legal(number):
        state.copy().play_checked(number)  # raises, and says why
    return int(number)


def draw(state: State, dice: Dice) -> None:
    """Let chance draw until a seat must decide or the match is over."""
    while state.actor == CHANCE:
        state.play(state.draw(dice))


def dice_of(seed: int | None) -> Dice:
    """Dice of a seed; of the system's own randomness for None."""
    return Dice(secrets.randbits(64) if seed is None else seed)
