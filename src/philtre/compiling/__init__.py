"""Compilation of a game of anybody's own, against the compiled core that is installed: `philtre compile`."""

from philtre.compiling.game import compile_game, remove_libraries

__all__ = ["compile_game", "remove_libraries"]
