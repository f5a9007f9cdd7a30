"""Conformance checks for authors of games: does a game keep the contract?

    @pytest.mark.parametrize("case", cases(game), ids=str)
    @pytest.mark.parametrize("name", CHECKS)
    def test_my_game_keeps_the_contract(case, name):
        CHECKS[name](case, 0)

Each check plays a random game and raises Broken with a sentence: check, case, seed, step, what was seen.
"""

from philtre.conformance.builds import build_of, checksum
from philtre.conformance.cases import Case, cases
from philtre.conformance.chance import weights
from philtre.conformance.copies import copies, pickles, positions
from philtre.conformance.endurance import endure
from philtre.conformance.events import telling
from philtre.conformance.forced import forced
from philtre.conformance.history import records, replays
from philtre.conformance.information import recall
from philtre.conformance.invariants import ends, pieces, stuck
from philtre.conformance.labels import labels
from philtre.conformance.moves import notation, refusals
from philtre.conformance.observations import observations
from philtre.conformance.redeal import leaks
from philtre.conformance.run import Broken, Check
from philtre.conformance.words import words
from philtre.core.game import Game

CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        ends,
        stuck,
        pieces,
        weights,
        notation,
        refusals,
        copies,
        positions,
        pickles,
        replays,
        records,
        leaks,
        telling,
        forced,
        observations,
        recall,
        words,
        labels,
    )
}


def check(game: Game, games: int = 1, seed: int = 0) -> None:
    """Run every check over every case of a game. Raises Broken at the first promise that is not kept."""
    for case in cases(game):
        for number in range(seed, seed + games):
            for one in CHECKS.values():
                one(case, number)


__all__ = ["CHECKS", "Broken", "Case", "Check", "build_of", "cases", "check", "checksum", "endure"]
