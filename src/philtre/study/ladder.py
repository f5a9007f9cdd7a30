"""`philtre ladder`: does each level of bots beat the one below, by as much as the game claims?"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from typing import Final

import msgspec

from philtre.bots import LEVELS
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import game
from philtre.study.intervals import Interval
from philtre.study.journal import Journal, advice
from philtre.study.markdown import percent, percents, table
from philtre.study.pairing import Pair, rotations
from philtre.study.sequential import Verdict, judge, looks
from philtre.study.series import pairs_for, series
from philtre.study.setting import Setting, seating
from philtre.study.tally import Score, bot_score, fair_share, tally
from philtre.study.workers import jobs_of

ALONE: Final = 100  # games of a lone player: there is no claim that would stop them


class Row(msgspec.Struct, frozen=True):
    """One match of the ladder: its first bot should win so much, and more than its fair share in any case.

    Alone there is nothing to claim.
    """

    name: str
    setting: Setting
    claim: float | None = None


class Rung(msgspec.Struct, frozen=True):
    """What came of a row; `seconds` is how long its games took, added up over the cores."""

    name: str
    bots: list[str]
    variant: str
    games: int
    wins: float | None
    interval: Interval | None
    claim: float | None
    fair: float | None
    verdict: str  # nothing, where nothing was claimed
    score: Score | None
    seconds: float
    failures: int


def main(arguments: argparse.Namespace) -> int:
    """Play all rows; 1 if a claim was not shown, or a bot failed."""
    played = game(arguments.game, arguments.content)
    if arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    if not arguments.minutes > 0:
        raise PhiltreError(f"--minutes: expected a number above 0, found {arguments.minutes:g}")
    jobs = jobs_of(arguments.jobs)
    journal = Journal(arguments.out, header(played, arguments.seed))
    rungs: list[Rung] = []
    stopped = False
    try:
        for one in climb(
            rows(played, arguments.seed), journal, arguments.games, 60 * arguments.minutes, jobs
        ):
            rungs.append(one)  # noqa: PERF402 - not extend: what was climbed stays when somebody stops it
    except KeyboardInterrupt:
        stopped = True
        print(f"philtre: stopped after {len(rungs)} rows{advice(arguments.out)}", file=sys.stderr)
    if arguments.json:
        found = {"game": played.name, "levels": LEVELS, "rows": rungs}
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print(as_markdown(rungs))
    if stopped:
        return 130
    return 1 if any(one.failures or one.verdict not in (Verdict.KEPT, "") for one in rungs) else 0


def header(played: Game, seed: int) -> dict[str, object]:
    return {
        "game": played.name,
        "rules": played.rules,
        "content": played.content_hash,
        "ladder": LEVELS,
        "seed": seed,
    }


def rows(played: Game, seed: int) -> list[Row]:
    """Everything that is played of a game, the quick rows first."""
    claims = played.metrics().claims()

    def row(names: Sequence[str], claim: float | None, name: str = "") -> Row:
        variant, _ = played.settle(None, len(names))
        setting = seating(played, variant, {}, ",".join(names), seed)
        return Row(name or " over ".join(names), setting, claim)

    found: list[Row] = []
    if 2 in played.seats:
        found.append(row(("greedy", "random"), claims.greedy))
        found += [row((upper, lower), claims.level) for lower, upper in pairwise(LEVELS)]
        if claims.master is not None:
            found.append(row(("master", "greedy"), claims.master))
    if 4 in played.seats:
        found.append(row(claims.table, 0.0, ", ".join(claims.table)))
    if 1 in played.seats:
        found += [row((name,), None, f"{name} alone") for name in ("random", "master")]
    return found


def climb(rows: Sequence[Row], journal: Journal, games: int, seconds: float, jobs: int) -> Iterator[Rung]:
    """What comes of each row. A row may take its part of the time left; what it spares, others get."""
    end = time.monotonic() + seconds
    for number, row in enumerate(rows):
        now = time.monotonic()
        deadline = now + (end - now) / (len(rows) - number)
        yield rung(row, *play_row(row, journal, games, deadline, jobs))


def play_row(
    row: Row, journal: Journal, games: int, deadline: float, jobs: int
) -> tuple[list[Pair], Verdict]:
    """The pairs that it took to see whether the claim holds, and whether it does."""
    bots = row.setting.bots
    claim = row.claim
    count = pairs_for(row.setting, games if claim is not None else min(games, ALONE))
    upcoming = looks(rotations(bots))
    look = next(upcoming)
    pairs: list[Pair] = []
    scores: list[float] = []
    running = series(row.setting, count, journal, jobs, row.name, deadline, label=row.name)
    with closing(running):
        for pair in running:
            pairs.append(pair)
            scores.append(bot_score(bots, pair, bots[0]))
            if claim is not None and len(pairs) == look:
                verdict = judge(scores, claim, fair_share(pairs))
                if verdict != Verdict.OPEN:
                    return pairs, verdict
                look = next(upcoming)
    if claim is None or not scores:
        return pairs, Verdict.OPEN
    kept = judge(scores, claim, fair_share(pairs)) == Verdict.KEPT and len(pairs) >= next(
        looks(rotations(bots))
    )
    if kept:
        return pairs, Verdict.KEPT
    return pairs, Verdict.MISSED if len(pairs) == count else Verdict.OPEN


def rung(row: Row, pairs: Sequence[Pair], verdict: Verdict) -> Rung:
    bots = row.setting.bots
    found = tally(bots, pairs) if pairs else None
    alone = row.claim is None
    fair = fair_share(pairs) if pairs and not alone else None
    return Rung(
        name=row.name,
        bots=list(bots),
        variant=row.setting.variant,
        games=found.games if found else 0,
        wins=found.wins[bots[0]] if found and not alone else None,
        interval=found.intervals[bots[0]] if found and not alone else None,
        claim=row.claim,
        fair=fair,
        verdict="" if alone else verdict.value,
        score=found.score if found else None,
        seconds=round(sum(game.spent for pair in pairs for game in pair.games), 1),
        failures=len(found.failures) if found else 0,
    )


def as_markdown(rungs: Sequence[Rung]) -> str:
    """Tables for a document: who beats whom, then who scores how much alone."""
    against = [rung for rung in rungs if rung.claim is not None]
    alone = [rung for rung in rungs if rung.claim is None]
    parts: list[str] = []
    if against:
        lines = [
            [
                rung.name,
                str(rung.games),
                "–" if rung.wins is None else percent(rung.wins),
                "–" if rung.interval is None else percents(rung.interval),
                claimed(rung),
                said(rung),
            ]
            for rung in against
        ]
        parts.append(table(["who", "games", "wins of the first", "95 %", "claim", "shown"], lines))
    if alone:
        lines = [
            [
                rung.name,
                str(rung.games),
                "–" if rung.score is None else f"{rung.score.mean:.2f}",
                "–"
                if rung.score is None
                else f"{rung.score.interval.low:.2f}–{rung.score.interval.high:.2f}",
                ""
                if rung.score is None
                else ", ".join(f"{title} {percent(share)}" for title, share in rung.score.titles.items()),
            ]
            for rung in alone
        ]
        parts.append(table(["who", "games", "mean score", "95 %", "titles"], lines))
    failed = sum(rung.failures for rung in rungs)
    if failed:
        parts.append(f"Decisions that failed and were replaced: {failed}.")
    return "\n\n".join(parts)


def claimed(rung: Rung) -> str:
    if rung.claim is None or rung.fair is None:
        return "–"
    above = rung.claim < rung.fair + 1e-9
    return f"above {percent(rung.fair)}" if above else f"at least {percent(rung.claim)}"


def said(rung: Rung) -> str:
    return {"kept": "yes", "missed": "**no**"}.get(rung.verdict, "**not yet**")
