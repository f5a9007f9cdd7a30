"""A way to choose that earns gold, for golden games that ten gold end."""

import philtre
from philtre.testing.playthrough import at_random


def shopkeeper(game: philtre.Game, state: philtre.State, dice: philtre.Dice) -> int:
    """Brews what is ordered and sells it; what is left to chance or to drinking comes as it may."""
    if state.actor >= 0:
        moves = {int(action): game.move(int(action))["kind"] for action in state.actions()}
        sales = [action for action, kind in moves.items() if kind == "sell"]
        if sales or "dump" in moves.values() or "add" in moves.values():
            return sales[0] if sales else game.safe_action(state)
    return at_random(game, state, dice)
