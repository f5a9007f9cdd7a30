"""One folder a game; nothing else knows a game by name."""

import sys
from types import ModuleType

from philtre.core import registry


class _Games(ModuleType):
    """Once a game is imported, `philtre.games` is this package: called, it still lists the games."""

    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
