"""Games and states whose views have a type, for type checkers and editors.

    class Posy(TypedGame[View]): ...

    Posy().start(2).view(0).market  # an editor completes it

When programs run, a `TypedGame[View]` is a `Game` with nothing added, and `TypedState[View]`, which is for
annotations, is `State`: a generic base class would make every compiled state larger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from philtre.core.game import Game
from philtre.core.state import State

V = TypeVar("V")

if TYPE_CHECKING:

    class TypedState(State, Generic[V]):
        """A state whose views are of the type `V`."""

        def view(self, seat: int | None) -> V:
            """Everything that the seat (None: a spectator) may see."""

        def copy(self) -> TypedState[V]:
            """An independent twin, without events."""

    class TypedGame(Game, Generic[V]):
        """A game whose states have views of the type `V`; declare yours as `class Posy(TypedGame[View])`."""

        def start(self, seats: Any = None, variant: Any = None, **options: Any) -> TypedState[V]:
            """A new match."""

        def position(self, text: str) -> TypedState[V]:
            """The state that a position text describes."""

else:

    def subscriptable(name, *bases):
        """A class that ignores the type of views; without bases, one for annotations, which is `State`."""

        def of_views(cls, _view):
            return cls if bases else State

        return type(name, bases, {"__module__": __name__, "__class_getitem__": classmethod(of_views)})

    TypedState = subscriptable("TypedState")
    TypedGame = subscriptable("TypedGame", Game)
