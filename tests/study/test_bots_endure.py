"""Very many games between bots, of every game, variant and number of seats: no bot ever fails."""

from __future__ import annotations

import os
import time

import pytest

import philtre
from philtre.conformance import Case, cases
from philtre.core.options import Value
from philtre.study.journal import Journal
from philtre.study.pairing import play_pair
from philtre.study.series import failures, pairs_for, series
from philtre.study.setting import Setting, seating
from philtre.study.workers import jobs_of

GAMES = int(os.environ.get("PHILTRE_SOAK_MATCHES", "2000"))
MINUTES = float(os.environ.get("PHILTRE_SOAK_MINUTES", "20"))  # for each case, at most
EVERY = [case for name in philtre.list_games() for case in cases(philtre.game(name)) if not case.options]


def settings(case: Case, search: str, options: dict[str, Value]) -> list[Setting]:
    """Both bots at one table; where there is one seat, one after the other."""
    bots = ["greedy", search]
    tables = [bots] if case.seats > 1 else [[name] for name in bots]
    return [
        seating(case.game, case.variant, options, ",".join((names * 4)[: case.seats]), 1) for names in tables
    ]


@pytest.mark.soak
def test_no_bot_ever_fails(capsys: pytest.CaptureFixture[str]) -> None:
    wrong: list[str] = []
    for number, case in enumerate(EVERY, 1):
        tables = settings(case, "search:20", {})
        began = time.monotonic()
        games = decisions = 0
        for setting in tables:
            count = pairs_for(setting, -(-GAMES // len(tables)))
            deadline = time.monotonic() + 60 * MINUTES / len(tables)
            journal = Journal(None, {})
            with capsys.disabled():
                for _ in series(setting, count, journal, jobs_of(None), deadline=deadline, label=str(case)):
                    pass
            for pair in journal.pairs().values():
                wrong += [f"{case}: {failure}" for failure in failures(pair)]
                games += len(pair.games)
                decisions += sum(sum(game.decisions) for game in pair.games)
        spent = time.monotonic() - began
        with capsys.disabled():
            print(
                f"{number}/{len(EVERY)} {case}: {games} games, {decisions} decisions, {spent:.0f} s",
                flush=True,
            )
        if not games:
            wrong.append(f"{case}: not one pair ended in {MINUTES:g} minutes")
    assert wrong == []


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_a_sample_of_it(case: Case) -> None:
    for setting in settings(case, "search:4", case.game.quick_options(case.variant)):
        pair = play_pair(setting, 0)
        assert failures(pair) == []
        assert all(sum(game.decisions) > 0 for game in pair.games)
