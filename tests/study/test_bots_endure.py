"""Very many games between bots, of every game, variant and number of seats: no bot ever fails."""

from __future__ import annotations

import os
import time

import pytest

import philtre
from philtre.conformance import Case, cases
from philtre.core.options import Value
from philtre.study.engine import job_count
from philtre.study.journal import Journal
from philtre.study.pairing import Matchup, make_matchup, play_pair
from philtre.study.series import pairs_for, play_series

GAMES = int(os.environ.get("PHILTRE_SOAK_MATCHES", "2000"))
MINUTES = float(os.environ.get("PHILTRE_SOAK_MINUTES", "2"))  # for each case, at most
EVERY = [case for name in philtre.list_games() for case in cases(philtre.game(name)) if not case.options]


def matchups(case: Case, search: str, options: dict[str, Value]) -> list[Matchup]:
    """Both bots at one table; where there is one seat, one after the other."""
    bots = ["greedy", search]
    tables = [bots] if case.seats > 1 else [[name] for name in bots]
    return [
        make_matchup(case.game, case.variant, options, ",".join((names * 4)[: case.seats]), 1)
        for names in tables
    ]


@pytest.mark.soak
def test_no_bot_ever_fails(capsys: pytest.CaptureFixture[str]) -> None:
    wrong: list[str] = []
    for number, case in enumerate(EVERY, 1):
        tables = matchups(case, "search:20", {})
        began = time.monotonic()
        games = decisions = 0
        for matchup in tables:
            count = pairs_for(matchup, -(-GAMES // len(tables)))
            deadline = time.monotonic() + 60 * MINUTES / len(tables)
            with capsys.disabled():
                played = play_series(
                    matchup, count, Journal(None, {}), job_count(None), deadline=deadline, label=str(case)
                )
            if played.stopped:
                raise KeyboardInterrupt
            for pair in played.pairs:
                wrong += [f"{case}: {failure}" for failure in pair.failures()]
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
    for matchup in matchups(case, "search:4", case.game.quick_options(case.variant)):
        pair = play_pair(matchup, 0)
        assert pair.failures() == []
        assert all(sum(game.decisions) > 0 for game in pair.games)
