"""The parts of a game, which its class declares once and the base classes of the contract call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from philtre.core.advice import Advice
    from philtre.core.encoder import Encoder
    from philtre.core.heuristics import Heuristics
    from philtre.core.message import Refusal
    from philtre.core.metrics import Metrics
    from philtre.core.setup import Setup
    from philtre.core.state import State


@dataclass(frozen=True, kw_only=True)
class BrowserFiles:
    """Files in a game's folder that the server sends to browsers: paths such as `web/board.js`."""

    board: str | None = None  # an ES module that exports `mount`: docs/contract.md, "A board of one's own"
    style: str | None = None  # a style sheet for that board
    box: str | None = None  # the picture on the game's box, as SVG
    others: tuple[str, ...] = ()  # what the board imports or shows: modules, pictures, fonts

    def paths(self) -> tuple[str, ...]:
        """Every declared path, without repetition."""
        declared = (self.board, self.style, self.box, *self.others)
        return tuple(dict.fromkeys(path for path in declared if path is not None))


@dataclass(frozen=True, kw_only=True)
class Parts:
    """The functions and classes of a game, in modules of their own. Every part is optional.

    The method of `Game` or `State` that calls a part can be overridden instead. The parameters `Any` are the
    game's own classes: of its setup, its state and its view.
    """

    setup: Callable[..., Setup] | None = None  # (game, variant, seats, options); None: the base class
    state: Callable[[Any], State] | None = None  # the first position of a match, from its setup
    view: Callable[[Any, int | None], Any] | None = None  # of a state, for a seat or a spectator
    view_type: type[Any] | None = None  # the msgspec Struct that `view` returns
    why_not: Callable[[Any, int], Refusal | None] | None = None  # of a state and an action
    write_position: Callable[[Any], str] | None = None  # a state's text
    read_position: Callable[[Any, str], State] | None = None  # from the game and a text
    board: Callable[[Any, Any], str] | None = None  # lines of text, from a view and Words
    heuristics: Callable[[Any], Heuristics] | None = None  # from the game, once
    advice: Callable[[Any], Advice] | None = None  # from the game
    metrics: Callable[[Any], Metrics] | None = None  # from the game
    encoder: Callable[[Any], Encoder] | None = None  # of observations, from the setup of a match
    safe_action: Callable[[Any, Any], int] | None = None  # from the heuristics and a state
    intended_action: Callable[[Any, int], int] | None = None  # from a view and an action
    openly_forced: Callable[[Any], bool] | None = None  # of a state with one legal action
    move_details: Callable[[Any, dict[str, Any]], dict[str, Any]] | None = None  # from a view and a move
    browser: BrowserFiles | None = None  # a board and a box for the browser, of a game outside this package

    def described(self, view: Any, move: dict[str, Any]) -> dict[str, Any]:
        """The move with its details for a person who sees this view: whom it hires, what it costs."""
        return move if self.move_details is None else move | self.move_details(view, move)
