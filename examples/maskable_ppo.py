"""MaskablePPO of sb3-contrib on one seat of a match: for those who have PyTorch, which philtre does not need.

    pip install sb3-contrib 'philtre[envs]'
    python examples/maskable_ppo.py --rivals random --steps 50000

`SeatEnv` has `action_masks()`, which is all that MaskablePPO asks for.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

from philtre.envs import SeatEnv


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations from 0 to 1, as networks like them."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        space: Any = env.observation_space
        self.scale = 1 / np.maximum(space.high, 1).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, space.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return observation.astype(np.float32) * self.scale

    def action_masks(self) -> Any:
        env: Any = self.env
        return env.action_masks()


def win_share(model: Any, env: Any, games: int) -> float:
    """The share of wins of a model."""
    won = 0.0
    for number in range(games):
        observation, _ = env.reset(seed=number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, reward, over, _, _ = env.step(action)
        won += float(reward)
    return won / games


def main() -> int:
    from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, unused-ignore]  # pip install sb3-contrib

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="apotheca")
    parser.add_argument("--rivals", default="random", help="the bot at the other seats (random)")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--games", type=int, default=100, help="games of a measurement (100)")
    options = parser.parse_args()
    env = Scaled(SeatEnv(options.game, 2, rivals=options.rivals))
    model = MaskablePPO("MlpPolicy", env, seed=1, n_steps=1024, batch_size=256, gamma=1.0)
    print(f"before: {win_share(model, env, options.games):.0%} of games against {options.rivals}", flush=True)
    model.learn(options.steps)
    print(f"after {options.steps:,} steps: {win_share(model, env, options.games):.0%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
