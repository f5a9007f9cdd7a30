"""Our games as Python games of OpenSpiel. Needs `philtre[openspiel]`.

Importing this module registers every game with OpenSpiel as `philtre_GAME_v1`, with the number of seats, the
variant and the options as parameters:

    import pyspiel
    import philtre.envs.openspiel
    game = pyspiel.load_game("philtre_apotheca_v1", {"players": 3})

Actions of players have the numbers that they have here; outcomes of chance are numbered anew from 0 on.
Observations are those of `State.observe`, information states those of `Recall`.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any, Final

from philtre.core.errors import PhiltreError

if find_spec("pyspiel") is None:
    raise PhiltreError("philtre.envs.openspiel needs open_spiel: pip install 'philtre[openspiel]'")

import numpy as np
import pyspiel

from philtre.core.dice import Dice
from philtre.core.encoder import MOST, ObservationSpec
from philtre.core.game import Game
from philtre.core.recall import Recall, recall_spec, seen_by
from philtre.core.registry import load_games
from philtre.core.setup import Setup
from philtre.core.state import CHANCE, NOBODY, State
from philtre.envs.match_spec import id_of

RECALL_ROWS: Final = 16  # rows of an information state's tensor, by default
LONGEST: Final = 100_000  # steps of a match, chance included; all matches end long before
OWN: Final = ("players", "variant", "recall_rows")  # parameters that are not options of the game


class MatchGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of OpenSpiel: one of ours, with a number of players, a variant and options as parameters.

    `recall_rows` is the number of rows of an information state's tensor: the newest that the player noticed.
    """

    philtre: Game  # that of the subclass which `register` makes

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.philtre
        given = params or {}
        defaults = parameters(game)
        options = {
            name: value for name, value in given.items() if name not in OWN and value != defaults[name]
        }
        players = given.get("players", defaults["players"])
        variant = given.get("variant", defaults["variant"]) or None
        self.recall_rows: int = given.get("recall_rows", RECALL_ROWS)
        if self.recall_rows < 1:
            raise PhiltreError(
                f"recall_rows is the number of rows to remember: expected 1 or more, found {self.recall_rows}"
            )
        self.first: State = game.start(players, variant, **options)
        setup = self.setup
        self.chance: list[int] = game.vocabulary(players, variant, **options).chance
        self.chance_numbers = {action: number for number, action in enumerate(self.chance)}
        sides = game.metrics().sides(self.first)
        shared = len(set(sides)) == len(sides) > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=len(self.chance) or game.action_count,
            num_players=int(setup.seats),
            min_utility=0.0,
            max_utility=1.0 if setup.seats > 1 else float(MOST),
            utility_sum=1.0 if shared else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, shared=shared), info, given)

    @property
    def setup(self) -> Setup:
        """The setup of matches."""
        setup = self.first.get_setup()
        if setup is None:
            raise PhiltreError(f"{self.philtre.name} has no setup, so it cannot be observed")
        return setup

    def new_initial_state(self) -> MatchState:
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """An observer of what a player knows, or of what everybody knows; None for other kinds."""
        if params:
            raise PhiltreError(f"observers of {self.philtre.name} have no parameters; found {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return PublicObserver(perfect_recall=kind.perfect_recall)
        return RecallObserver(self) if kind.perfect_recall else PresentObserver(self)


class MatchState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, with what each player has noticed so far: `recall.state` is our state."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.recall = Recall(game.first)

    def current_player(self) -> int:
        actor = int(self.recall.state.actor)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def _legal_actions(self, player: int) -> list[int]:
        state = self.recall.state
        return sorted(map(int, state.actions())) if player == state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.recall.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        numbers = self.get_game().chance_numbers
        return sorted((numbers.get(action, action), weight / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.recall.play(self._ours(action, chance=self.recall.state.actor == CHANCE))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._game().text(self._ours(action, chance=player == pyspiel.PlayerId.CHANCE))

    def _ours(self, action: int, *, chance: bool) -> int:
        """The number of an action in our game."""
        known = self.get_game().chance
        return known[action] if chance and known else int(action)

    def _game(self) -> Game:
        game: Game = self.get_game().philtre
        return game

    def is_terminal(self) -> bool:
        return self.recall.state.over

    def returns(self) -> list[float]:
        state = self.recall.state
        return state.returns() if state.over else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> MatchState:
        """Another world that agrees with everything the player has seen, drawn by its probability.

        `sampler` returns numbers from 0 up to 1. What the other players noticed before is not known there,
        nor the actions: `history()` and the information states of the others begin anew.
        """
        world: MatchState = self.get_game().new_initial_state()
        seed = int(sampler() * 2**53)
        world.recall = self.recall.redealt(player, Dice(seed))
        return world

    def __str__(self) -> str:
        return self.recall.state.position()


class Observer:
    """Writes what a player may know into `tensor`; `dict` has its parts by name, in the same memory."""

    def __init__(self, spec: ObservationSpec | None, rows: tuple[int, ...] = ()) -> None:
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if spec is not None:
            self.numbers = np.zeros((*rows, spec.size), dtype=np.int16)
            self.tensor = np.zeros(self.numbers.size, dtype=np.float32)
            self.dict = spec.split(self.tensor.reshape(self.numbers.shape))

    def set_from(self, state: MatchState, player: int) -> None:
        if self.tensor is not None:
            self.read(state.recall, player)
            self.tensor[:] = self.numbers.reshape(-1)

    def read(self, recall: Recall, player: int) -> None:
        """Read the numbers."""
        raise NotImplementedError

    def string_from(self, state: MatchState, player: int) -> str:
        raise NotImplementedError


class PresentObserver(Observer):
    """The present: the numbers of `State.observe`, and the view as JSON."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game.setup.encoder().spec)

    def read(self, recall: Recall, player: int) -> None:
        recall.state.observe(player, self.numbers)

    def string_from(self, state: MatchState, player: int) -> str:
        return present(state.recall.state, player)


class RecallObserver(Observer):
    """The information state: the newest rows of `Recall.write`, and all of its text."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(recall_spec(game.setup), (game.recall_rows,))

    def read(self, recall: Recall, player: int) -> None:
        recall.write(player, self.numbers)

    def string_from(self, state: MatchState, player: int) -> str:
        return state.recall.text(player)


class PublicObserver(Observer):
    """The public information, a spectator's: a text without numbers."""

    def __init__(self, *, perfect_recall: bool) -> None:
        super().__init__(None)
        self.perfect_recall = perfect_recall

    def string_from(self, state: MatchState, player: int) -> str:
        return state.recall.text(None) if self.perfect_recall else present(state.recall.state, None)


def present(state: State, seat: int | None) -> str:
    """The present view of a seat (None: a spectator), as JSON."""
    return json.dumps({"actor": int(state.actor), "seen": seen_by(state, seat)}, ensure_ascii=False)


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    numbers = next(iter(game.variants.values()))
    options = {name: option.default for name, option in game.options.items()}
    return {"players": numbers[0], "variant": "", "recall_rows": RECALL_ROWS, **options}


def game_type(game: Game, *, shared: bool) -> Any:
    """OpenSpiel's description of a game; with `shared`, one win is shared among the players."""
    kinds = pyspiel.GameType
    open_to_all = game.perfect_information
    return kinds(
        short_name=id_of(game),
        long_name=f"{game.name}, of philtre",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if open_to_all
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if shared else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def register(game: Game) -> None:
    """Register a game with OpenSpiel; those of `philtre.list_games()` are registered by the import."""
    # A class of its own, since OpenSpiel makes games by calling it; pickles find it in this module.
    kind = type(f"OpenSpiel_{game.name}", (MatchGame,), {"philtre": game, "__module__": __name__})
    globals()[kind.__name__] = kind
    pyspiel.register_game(game_type(game, shared=False), kind)


for _game in load_games():
    register(_game)

__all__ = ["MatchGame", "MatchState", "register"]
