"""Many matches at once, for self-play: one decision of each in one compiled call."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from philtre.core.batch import Batch
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.envs.match_spec import Mask, MatchSpec, Observation


class MatchVectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[np.float64]]):
    """Matches in which the caller decides for every seat; a new one follows each that is over, at once.

    A row of the observations is what the seat that must decide in that match may know; `infos` has the number
    of that seat (`seat`), its legal actions (`action_mask`), and for matches that ended in this step the
    results of all seats (`returns`). The reward is that of the seat that decided, when the match is over.
    With `copy` False the arrays are read-only views that the next step writes anew, which is faster.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str | Game = "apotheca",
        num_envs: int = 64,
        seats: int | None = None,
        variant: str | None = None,
        *,
        max_cycles: int = 0,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.match_spec = MatchSpec(game, seats, variant, options)
        if max_cycles < 0:
            raise PhiltreError(f"max_cycles: expected 1 or more, or 0 for no limit, found {max_cycles}")
        self.batch = Batch(self.match_spec.first, num_envs, max_cycles)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = self.match_spec.observation_space()
        self.single_action_space = self.match_spec.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        buffers = self.batch.buffers()
        self._observations = np.frombuffer(buffers["observations"], np.int16).reshape(num_envs, -1)
        self._masks: Mask = np.frombuffer(buffers["masks"], np.int8).reshape(num_envs, -1)
        self._seats = np.frombuffer(buffers["actors"], np.int64)
        self._ended = np.frombuffer(buffers["ended"], np.uint8)
        self._returns = np.frombuffer(buffers["returns"], np.float64).reshape(num_envs, -1)
        self._rows = np.arange(num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches anew. One seed is for all of them together."""
        if isinstance(seed, list):
            raise PhiltreError("one seed is for all matches together: expected a number, found a list")
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**62))
        self.batch.reset(seed)
        self._begun = True
        return self._own(self._observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], Any, Any, dict[str, Any]]:
        """Play an action in each match. Raises PhiltreError, and plays nothing, if one is not legal."""
        if not self._begun:
            raise PhiltreError("there are no matches yet: reset() begins them")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise PhiltreError(
                f"expected {self.num_envs} whole numbers, one for each match; "
                f"found {numbers.dtype} of shape {numbers.shape}"
            )
        seats = self._seats.copy()
        self.batch.step(numbers.astype("<i8", copy=False).tobytes())
        terminated = self._ended == 1
        infos = self._infos()
        rewards = np.zeros(self.num_envs)
        if terminated.any():
            rewards[terminated] = self._returns[self._rows[terminated], seats[terminated]]
            infos["returns"] = self._returns.copy()
            infos["_returns"] = terminated
        return self._own(self._observations), rewards, terminated, self._ended == 2, infos

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each match."""
        return np.frombuffer(self.batch.sample(), np.int64).copy()

    def _own(self, found: Any) -> Any:
        return found.copy() if self.copy else found

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._own(self._masks), "seat": self._own(self._seats)}
