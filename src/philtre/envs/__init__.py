"""Environments for learning: PettingZoo, Gymnasium, and many matches at once. Needs `philtre[envs]`.

`aec` is a PettingZoo environment of all seats, `SeatEnv` a Gymnasium environment of one seat against bots,
and `MatchVectorEnv` steps many matches in one compiled call. Observations are those of `State.observe`, masks
those of `State.mask`; rewards are the game's returns, when a match is over.

Importing this package registers `philtre/GAME-v1` with Gymnasium for every game.
"""

# ruff: noqa: E402 - what is missing is said before it is imported

from importlib.util import find_spec

from philtre.core.errors import PhiltreError

for _needed in ("numpy", "gymnasium", "pettingzoo"):
    if find_spec(_needed) is None:
        raise PhiltreError(f"philtre.envs needs {_needed}: pip install 'philtre[envs]'")

import gymnasium

from philtre.core.registry import list_games
from philtre.envs.aec import MatchEnv, aec
from philtre.envs.seat import SeatEnv
from philtre.envs.vector import MatchVectorEnv

for _name in list_games():
    gymnasium.register(
        f"philtre/{_name}-v1",
        entry_point="philtre.envs.seat:SeatEnv",
        vector_entry_point="philtre.envs.vector:MatchVectorEnv",
        kwargs={"game": _name},
    )

__all__ = ["MatchEnv", "MatchVectorEnv", "SeatEnv", "aec"]
