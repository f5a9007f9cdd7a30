"""Games that are over soon."""

from philtre.core.game import Game
from philtre.core.options import Value


def hurried(game: Game, variant: str) -> dict[str, Value]:
    """Limits of rounds or turns that end a game soon, whatever the game calls them."""
    return {
        name: max(option.allowed.start, 8)
        for name, option in game.options.items()
        if isinstance(option.allowed, range) and (not option.variants or variant in option.variants)
    }
