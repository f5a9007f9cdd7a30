"""Functions for tests of a game's rules: set a position, play moves by their texts, read what came of it.

    from philtre.testing import events, legal, play, refusal

    def test_a_claim_must_be_higher():
        state = GAME.position("hands=sage,sage/mint,thyme claim=sage:2 turn=2 hand=2")
        assert refusal(state, "claim sage 1") == ("too-low", "")
        assert "doubt" in legal(state)

Our own games are tested with them; docs/testing.md describes them.
"""

from philtre.testing.playthrough import Playthrough, at_random
from philtre.testing.scene import (
    chance,
    entry,
    event_kinds,
    events,
    game_of,
    kinds,
    legal,
    play,
    refusal,
)

__all__ = [
    "Playthrough",
    "at_random",
    "chance",
    "entry",
    "event_kinds",
    "events",
    "game_of",
    "kinds",
    "legal",
    "play",
    "refusal",
]
