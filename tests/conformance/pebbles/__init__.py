"""Pebbles: a toy game, not compiled, that keeps every promise of the contract.

In turn a seat draws a pebble from the bag, shows one (it counts), buries one in its own pit (it does
not), or boasts of a colour, truly or not. What a seat holds and has buried is its secret.
"""

from .game import Pebbles
from .state import Bag

GAME = Pebbles

__all__ = ["GAME", "Bag", "Pebbles"]
