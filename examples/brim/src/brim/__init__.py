"""Brim: players pour cards facedown into one cup, until somebody thinks that it overflows."""

from .game import Brim

GAME = Brim

__all__ = ["GAME"]
