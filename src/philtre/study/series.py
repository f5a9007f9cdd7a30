"""A series: the pairs of a setting one after the other, from the journal or played anew on all cores."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial

from philtre.study.journal import Journal
from philtre.study.pairing import Pair, play_pair, rotations
from philtre.study.progress import Progress
from philtre.study.setting import Setting
from philtre.study.workers import shared_out


def pairs_for(setting: Setting, games: int) -> int:
    """How many pairs it takes for at least so many games."""
    return -(-games // rotations(setting.bots))


def series(
    setting: Setting,
    count: int,
    journal: Journal,
    jobs: int,
    row: str = "",
    deadline: float | None = None,
    label: str = "",
) -> Generator[Pair, None, None]:
    """The pairs 0, 1, 2, … in this order, up to a count or a deadline.

    In this order, though short games end sooner: who stops early has not picked the short ones.
    """
    ready = {number: pair for number, pair in journal.pairs(row).items() if number < count}
    missing = [number for number in range(count) if number not in ready]
    seats = rotations(setting.bots)
    progress = Progress(count * seats, len(ready) * seats, label=label)
    fresh = shared_out(partial(play_pair, setting), missing, min(jobs, max(1, len(missing))), deadline)
    with closing(fresh):
        try:
            for number in range(count):
                while number not in ready:
                    pair = next(fresh, None)
                    if pair is None:
                        return
                    journal.add(pair, row)
                    ready[pair.number] = pair
                    progress.add(seats)
                    for failure in failures(pair):
                        progress.say(f"philtre: {failure}")
                yield ready[number]
        finally:
            progress.close()


def failures(pair: Pair) -> list[str]:
    """What bots did wrong in a pair, as lines of a log."""
    return [
        f"pair {pair.number}, game {turn}: {failure}"
        for turn, game in enumerate(pair.games, 1)
        for failure in game.failures
    ]
