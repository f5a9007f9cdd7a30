"""A Gymnasium environment: one seat of a match, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from philtre.bots.basic import Bot
from philtre.bots.registry import bot
from philtre.core.dice import Dice
from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game
from philtre.core.state import State
from philtre.envs.match_spec import Mask, MatchSpec, Observation, dice_of, draw, must_be_legal


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a match; bots have the others, and see only what their seats may know.

    `rivals` names a bot, or one for each other seat in the order of play. The reward is the seat's return
    when the match is over. An illegal action raises PhiltreError; `action_masks()`, and `action_mask` in the
    infos, say which are legal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str | Game = "apotheca",
        seats: int | None = None,
        variant: str | None = None,
        *,
        seat: int = 0,
        rivals: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise PhiltreError(f"there is no render mode {render_mode!r}: expected 'ansi'")
        self.match_spec = MatchSpec(game, seats, variant, options)
        if not 0 <= seat < self.match_spec.seats:
            raise PhiltreError(f"there is no seat {seat}: expected 0 to {self.match_spec.seats - 1}")
        self.seat = seat
        self.render_mode = render_mode
        self.bots = self._bots(rivals)
        self.observation_space = self.match_spec.observation_space()
        self.action_space = self.match_spec.action_space()
        self.dice: Dice | None = None
        self.match: State | None = None

    def _bots(self, rivals: str | Sequence[str]) -> dict[int, Bot]:
        others = self.match_spec.seats - 1
        names = [rivals] * others if isinstance(rivals, str) else list(rivals)
        if len(names) != others:
            raise PhiltreError(f"expected {others} rivals, one for each other seat, found {listed(names)}")
        seats = [(self.seat + place) % self.match_spec.seats for place in range(1, others + 1)]
        return {seat: bot(name, self.match_spec.game) for seat, name in zip(seats, names, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; bots and chance have played until the seat must decide."""
        super().reset(seed=seed)
        if seed is not None or self.dice is None:
            self.dice = dice_of(seed)
        match = self.match_spec.first.copy()
        draw(match, self.dice)
        while not self._go_on(match):  # a match that ends before the seat has decided anything is no match
            match = self.match_spec.first.copy()
            draw(match, self.dice)
        self.match = match
        return self._observation(match), self._info(match)

    def _go_on(self, match: State) -> bool:
        """Let the bots decide until it is the seat's turn; False if the match is over."""
        assert self.dice is not None
        while not match.over and match.actor != self.seat:
            world = match.copy()
            world.redeal(match.actor, self.dice)
            match.play(self.bots[match.actor].choose(world, self.dice))
            draw(match, self.dice)
        return not match.over

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; then bots and chance, until the seat must decide again or the match is over."""
        match = self._current()
        if match.over:
            raise PhiltreError("the match is over: reset() begins another")
        match.play(must_be_legal(match, action))
        assert self.dice is not None
        draw(match, self.dice)
        reward = 0.0
        if not self._go_on(match):
            reward = float(match.returns()[self.seat])
        return self._observation(match), reward, match.over, False, self._info(match)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, as MaskablePPO of sb3-contrib asks for them."""
        return self.match_spec.mask(self._current()).astype(np.bool_)

    def _current(self) -> State:
        if self.match is None:
            raise PhiltreError("there is no match yet: reset() begins one")
        return self.match

    def _observation(self, match: State) -> Observation:
        return self.match_spec.observation(match, self.seat)

    def _info(self, match: State) -> dict[str, Mask]:
        return {"action_mask": self.match_spec.mask(match)}

    def render(self) -> Any:
        """The board as text, as a spectator sees it; None without a render mode."""
        return str(self.match) if self.render_mode == "ansi" else None
