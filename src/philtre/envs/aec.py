"""A PettingZoo environment (AEC): every seat is an agent, and each decides in its turn."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from philtre.core.dice import Dice
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.state import State
from philtre.envs.match_spec import MatchSpec, dice_of, draw, must_be_legal


def aec(game: str | Game, **arguments: Any) -> Any:
    """A `MatchEnv` in PettingZoo's usual wrappers: an illegal action ends the match and costs 1."""
    raw = MatchEnv(game, **arguments)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(checked)


class MatchEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The raw environment. Rewards are the game's returns, given when the match is over.

    Arguments are those of `Game.start`; `max_cycles` cuts a match off after so many decisions. An illegal
    action raises PhiltreError and changes nothing.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str | Game = "apotheca",
        seats: int | None = None,
        variant: str | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise PhiltreError(f"there is no render mode {render_mode!r}: expected 'ansi'")
        self.match_spec = MatchSpec(game, seats, variant, options)
        self.metadata = {**self.metadata, "name": self.match_spec.id}
        if max_cycles is not None and max_cycles < 1:
            raise PhiltreError(f"max_cycles: expected 1 or more, or None for no limit, found {max_cycles}")
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match_spec.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        parts = {
            "observation": self.match_spec.observation_space(),
            "action_mask": self.match_spec.mask_space(),
        }
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: self.match_spec.action_space() for agent in self.possible_agents}
        self.dice: Dice | None = None
        self.match: State = self.match_spec.first
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; chance has drawn until the first decision. Without a seed it goes on as it was."""
        if seed is not None or self.dice is None:
            self.dice = dice_of(seed)
        self.match = self.match_spec.first.copy()
        draw(self.match, self.dice)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's observation; the mask has its legal actions if it is the one to decide."""
        spec, match, seat = self.match_spec, self.match, self.seat_of[agent]
        mask = spec.mask(match)
        if seat != match.actor:
            mask[:] = 0
        return {"observation": spec.observation(match, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; None once its match is over."""
        if not self.agents:
            begun = self.dice is not None
            raise PhiltreError(
                "the match is over: reset() begins another"
                if begun
                else "there is no match yet: reset() begins one"
            )
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        match.play(must_be_legal(match, action))
        assert self.dice is not None
        draw(match, self.dice)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if match.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[match.actor]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        for agent, share in zip(self.possible_agents, self.match.returns(), strict=True):
            self.rewards[agent] = share
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The board as text, as a spectator sees it; None without a render mode."""
        return str(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
