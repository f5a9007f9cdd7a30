"""Playing the games of a report on all cores; games that its journal has are not played again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import Any, Final

import msgspec

from philtre.bots import described
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import Value
from philtre.study.engine import Progress, run_tasks
from philtre.study.journal import NOTHING, Journal
from philtre.study.pairing import Matchup, Pair, make_matchup, play_pair
from philtre.study.report.cases import StudyCase
from philtre.study.report.games import CHUNK, GameFacts, ReportPlan, play_chunk, play_mirrored
from philtre.study.report.measure import described_measure
from philtre.study.report.skill import Level, PlayerComparison, comparison, level

REACH: Final = 2  # players on the scale play their neighbours, and the neighbours of these

_facts = msgspec.json.Decoder(list[GameFacts])


class Study(msgspec.Struct, frozen=True):
    """The games that a report needs.

    `games` of each of the cases, the first of which is measured in full; at the first one's number of seats
    `pairs` of each level against itself, and between levels that are near each other, if two can play.
    """

    cases: list[Matchup]
    plan: ReportPlan
    games: int
    levels: list[str] = []
    pairs: int = 0

    @property
    def main(self) -> Matchup:
        return self.cases[0]

    def header(self) -> dict[str, Any]:
        """The header of the journal: what all its games have in common."""
        return {
            **self.main.header(),
            "study": "report",
            "bots": list(dict.fromkeys(described(one.bots[0]) for one in self.cases)),
            "noted": msgspec.to_builtins(self.plan)
            | {"measures": [described_measure(name) for name in self.plan.measures]},
        }

    def mirrors(self) -> list[Matchup]:
        """Each level against itself."""
        return [self.of(bot, *[bot] * (len(self.main.bots) - 1)) for bot in self.levels] if self.pairs else []

    def contests(self) -> list[Matchup]:
        """The stronger of two levels against the weaker; none unless two play."""
        if len(self.main.bots) != 2 or not self.pairs:
            return []
        return [
            self.of(self.levels[upper], self.levels[lower])
            for upper in range(len(self.levels))
            for lower in range(max(0, upper - REACH), upper)
        ]

    def of(self, *bots: str) -> Matchup:
        return msgspec.structs.replace(self.main, bots=bots)

    def count(self) -> int:
        """The number of all games."""
        return self.games * len(self.cases) + 2 * self.pairs * (len(self.mirrors()) + len(self.contests()))


class Results(msgspec.Struct):
    """All games of a study, by their use."""

    cases: list[StudyCase]
    levels: list[Level]
    comparisons: list[PlayerComparison]


def make_cases(
    played: Game,
    variant: str | None,
    seats: int | None,
    options: dict[str, Value],
    names: str,
    seed: int,
    keep: bool = False,
) -> list[Matchup]:
    """Each bot at each number of seats that the variant takes, or at the number that was asked for.

    Without a variant: the first one, or the first that takes this number of seats. Raises PhiltreError.
    """
    bots = [name.strip() for name in names.split(",")]
    if not all(bots):
        raise PhiltreError(f"--bots: expected names of bots with commas between them, found {names!r}")
    variant, _ = played.settle(variant, seats)
    numbers = played.variants[variant] if seats is None else (seats,)
    return [
        make_matchup(played, variant, options, ",".join([name] * number), seed, keep)
        for number in numbers
        for name in bots
    ]


def row_of(matchup: Matchup) -> str:
    """The row of a case in the journal."""
    return f"{matchup.bots[0]}, {len(matchup.bots)} seats"


def pair_row(kind: str, matchup: Matchup) -> str:
    """The row of pairs in the journal: `mirrored` or `against`, and the bots."""
    return f"{kind} {', '.join(matchup.bots)}"


def play_study(study: Study, journal: Journal, jobs: int) -> None:
    """Play all games of a study, or of the current shard, that the journal lacks, on all cores."""
    tasks = list_tasks(study)
    missing = [number for number, task in enumerate(tasks) if not is_recorded(journal, task)]
    progress = Progress(study.count(), study.count() - sum(tasks[number].games for number in missing))
    running = run_tasks(partial(play_task, tasks), missing, min(jobs, max(1, len(missing))))
    try:
        with closing(running):
            for number, pair, facts in running:
                journal.add(pair, tasks[number].row, facts=facts)
                tell(progress, pair)
    finally:
        progress.close()


class Task(msgspec.Struct, frozen=True):
    """A chunk of games of a case, if there is a plan, or a pair of games; `first` is its number."""

    row: str
    matchup: Matchup
    first: int
    games: int
    plan: ReportPlan | None = None
    mirrored: bool = False


def list_tasks(study: Study) -> list[Task]:
    """All tasks of a study: those of the first case come first."""
    quiet = msgspec.structs.replace(study.plan, course=False)
    found = [
        Task(
            row_of(matchup),
            matchup,
            first,
            min(CHUNK, study.games - first),
            study.plan if matchup is study.main else quiet,
        )
        for matchup in study.cases
        for first in range(0, study.games, CHUNK)
    ]
    for matchup in study.mirrors():
        row = pair_row("mirrored", matchup)
        found += [Task(row, matchup, number, 2, mirrored=True) for number in range(study.pairs)]
    for matchup in study.contests():
        row = pair_row("against", matchup)
        found += [Task(row, matchup, number, 2) for number in range(study.pairs)]
    return found


def play_task(tasks: Sequence[Task], number: int) -> tuple[int, Pair, msgspec.Raw]:
    """The games of a task, and their facts as JSON; the number says which task it was."""
    task = tasks[number]
    if task.plan is None:
        play = play_mirrored if task.mirrored else play_pair
        return number, play(task.matchup, task.first), NOTHING
    games, facts = play_chunk(task.matchup, task.plan, range(task.first, task.first + task.games))
    return number, Pair(task.first, games), msgspec.Raw(msgspec.json.encode(facts))


def is_recorded(journal: Journal, task: Task) -> bool:
    pair = journal.pairs(task.row).get(task.first)
    if pair is None or len(pair.games) != task.games:
        return False
    return task.plan is None or (task.row, task.first) in journal.facts


def results_of(study: Study, journal: Journal) -> Results:
    """The results of all games of a study, from its journal, which must have all of them."""
    cases = []
    for matchup in study.cases:
        row = row_of(matchup)
        firsts = range(0, study.games, CHUNK)
        games = [game for first in firsts for game in journal.pairs(row)[first].games]
        facts = [one for first in firsts for one in _facts.decode(journal.facts[row, first])]
        cases.append(StudyCase(matchup, games, facts))
    levels = []
    for matchup in study.mirrors():
        pairs = journal.pairs(pair_row("mirrored", matchup))
        played = [pairs[number] for number in range(study.pairs)]
        levels.append(level(matchup.bots[0], len(matchup.bots), played))
    comparisons = []
    for matchup in study.contests():
        pairs = journal.pairs(pair_row("against", matchup))
        first, second = matchup.bots
        comparisons.append(comparison(first, second, [pairs[number] for number in range(study.pairs)]))
    return Results(cases, levels, comparisons)


def tell(progress: Progress, pair: Pair) -> None:
    """Count the games of a pair, and report the failures of bots."""
    progress.add(len(pair.games))
    progress.say_failures(failure for game in pair.games for failure in game.failures)
