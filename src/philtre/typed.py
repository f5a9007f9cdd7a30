"""The types of our games by their names, for type checkers and editors: nothing imports this at run time.

`philtre.game("apotheca")` is an `ApothecaGame`, whose states have views of its own type, so an editor
completes `state.view(0).market`. For another game, name its class: `Brim()`, not `philtre.game("brim")`.
"""

from pathlib import Path
from typing import Literal, overload

from philtre.core import registry
from philtre.core.game import Game
from philtre.games.apotheca import ApothecaGame
from philtre.games.elixir import ElixirGame
from philtre.games.race import RaceGame
from philtre.games.toil import ToilGame


@overload
def game(name: Literal["apotheca"], content: str | Path | None = None) -> ApothecaGame: ...
@overload
def game(name: Literal["elixir"], content: str | Path | None = None) -> ElixirGame: ...
@overload
def game(name: Literal["race"], content: str | Path | None = None) -> RaceGame: ...
@overload
def game(name: Literal["toil"], content: str | Path | None = None) -> ToilGame: ...
@overload
def game(name: str, content: str | Path | None = None) -> Game: ...
def game(name: str, content: str | Path | None = None) -> Game:
    """A game by name; `content` is a file with another deck or board."""
    return registry.game(name, content)
