"""Playing the settings of a sweep: all settings of a pair have the same luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from functools import cache, partial
from typing import NamedTuple

import msgspec

from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.metrics import Use
from philtre.core.registry import bound
from philtre.study.engine import Progress, own_numbers, run_tasks
from philtre.study.journal import Journal
from philtre.study.pairing import Matchup, Pair, play_rotation, rotations
from philtre.study.series import pairs_for, recorded_pairs
from philtre.study.sweep.measures import PairValues, Uses, pair_values
from philtre.study.sweep.settings import Combination


class PlayedPair(NamedTuple):
    """A pair of a setting, given by its place, and the uses that were counted."""

    place: int
    pair: Pair
    uses: Uses


def play_settings(settings: Sequence[Combination], games: int, journal: Journal, jobs: int) -> bool:
    """Play so many games of each setting, but for those in the journal; False if Ctrl-C stopped it.

    A setting whose bots are rotated plays whole pairs. Of a shard, the pairs that belong to it are played,
    with all settings, so that every shard has differences of its own.
    """
    matchups = [setting.matchup for setting in settings]
    rows = [setting.row() for setting in settings]
    counts = [pairs_for(matchup, games) for matchup in matchups]
    known = [recorded_pairs(journal, count, row) for row, count in zip(rows, counts, strict=True)]
    size = len(settings)
    missing = [
        number * size + place
        for number in own_numbers(list(range(max(counts))))
        for place in range(size)
        if number < counts[place] and number not in known[place]
    ]
    each = [rotations(matchup.bots) for matchup in matchups]
    done = sum(len(found) * times for found, times in zip(known, each, strict=True))
    progress = Progress(done + sum(each[task % size] for task in missing), done, exact=True)
    task = partial(play_task, tuple(matchups))
    running = run_tasks(task, missing, min(jobs, max(1, len(missing))), whole=True)
    try:
        with closing(running):
            for played in running:
                journal.add(played.pair, rows[played.place], msgspec.Raw(msgspec.json.encode(played.uses)))
                progress.add(len(played.pair.games))
                progress.say_failures(played.pair.failures(), f"{settings[played.place].label}, ")
    except KeyboardInterrupt:
        return False
    finally:
        progress.close()
    return True


def values_of(setting: Combination, games: int, journal: Journal) -> tuple[list[Pair], PairValues]:
    """The pairs of a setting that the journal has, up to that number of games, and their measures."""
    row = setting.row()
    found = recorded_pairs(journal, pairs_for(setting.matchup, games), row)
    pairs = [found[number] for number in sorted(found)]
    facts = {number: journal.facts[row, number] for number in found if (row, number) in journal.facts}
    uses = {number: msgspec.json.decode(noted, type=Uses) for number, noted in facts.items()}
    return pairs, pair_values(setting, pairs, uses)


def play_task(matchups: tuple[Matchup, ...], task: int) -> PlayedPair:
    """One pair of one setting, by the number of the task."""
    number, place = divmod(task, len(matchups))
    matchup = matchups[place]
    played = held(matchup.game, matchup.content)
    metrics = played.metrics()
    games = []
    uses: Uses = {}
    for turn in range(rotations(matchup.bots)):
        used: Counter[Use] = Counter()

        def listen(event: Event, used: Counter[Use] = used) -> None:
            used.update(metrics.uses(event))

        game = play_rotation(matchup, number, turn, listen)
        games.append(game)
        add_uses(uses, used)
    return PlayedPair(place, Pair(number, games), uses)


@cache
def held(name: str, content: str | None) -> Game:
    """A game that stays bound: a worker plays all settings in turn, and binding takes longer than a game."""
    return bound(name, content)


def add_uses(uses: Uses, used: Counter[Use]) -> None:
    """Add the uses of one game."""
    for use, times in used.items():
        group = uses.setdefault(use.group, {})
        group[use.thing] = group.get(use.thing, 0) + times
