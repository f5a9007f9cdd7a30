"""`philtre ladder`: does each level of bots beat the one below, by as much as the game claims?

A claim about a share of wins is judged now and then while the games are played: after 40 games, then each
time half as many again have been played: 60, 90, 135, … The claim is kept if the measured share reaches it
and the lower 95 % bound is above the fair share (one half between two); it is missed if even the upper bound
stays below it.

The power of that test, by simulation with at most 400 games, pairs of two independent games: a bot exactly
as good as is claimed is found to keep the claim 75 to 85 times in a hundred; one that is 5 points better, 99
times; one 5 points worse, still 24 to 41 times; 10 points worse, 4 to 14; 20 points worse, less than once.
A bot that is no better (one half) passes for better than one half 9 times in a hundred, for 60 % 4 times. So
a claim that is kept says: better than fair for all but certain, and at most a few points below the claim.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from enum import StrEnum
from itertools import pairwise
from statistics import fmean
from typing import Final

import msgspec

from philtre.bots import LEVELS, described
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import game
from philtre.study.claims import claims_of
from philtre.study.data import Export, PlayedRow, keeps_steps
from philtre.study.engine import current_shard, job_count
from philtre.study.intervals import Interval, share_interval
from philtre.study.journal import Journal, resume_note
from philtre.study.markdown import percent, percents, table
from philtre.study.pairing import Matchup, Pair, make_matchup, rotations
from philtre.study.series import Score, bot_score, fair_share, pairs_for, pairs_in_order, tally

FIRST_LOOK: Final = 40  # games
JUST_BETTER: Final = 0.0  # a claim: more than the fair share, by whatever
SOLO_GAMES: Final = 100  # there is no claim that would stop them earlier


class Comparison(msgspec.Struct, frozen=True):
    """A row of the ladder: the first bot should win at least `claim`, and more than its fair share.

    A solo game has no claim.
    """

    name: str
    matchup: Matchup
    claim: float | None = None


class Rung(msgspec.Struct, frozen=True):
    """The result of a comparison; `seconds` is the time of its games, added up over the cores."""

    name: str
    bots: list[str]
    variant: str
    games: int
    wins: float | None
    interval: Interval | None
    claim: float | None
    fair: float | None
    verdict: str  # empty without a claim
    score: Score | None
    seconds: float
    failures: int


def main(arguments: argparse.Namespace) -> int:
    """Play all comparisons and print them; returns 1 if a claim was not shown, or a bot failed.

    A shard plays all its games: only the whole study can tell whether a claim is decided.
    """
    played = game(arguments.game, arguments.content)
    if arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    if not arguments.minutes > 0:
        raise PhiltreError(f"--minutes: expected a number above 0, found {arguments.minutes:g}")
    jobs = job_count(arguments.jobs)
    ladder = [name.strip() for name in arguments.bots.split(",")] if arguments.bots else list(LEVELS)
    if len(ladder) < 2 or len(set(ladder)) < len(ladder):
        raise PhiltreError(f"--bots: expected two bots or more, each once, found {arguments.bots!r}")
    keep = keeps_steps(arguments)
    if arguments.bots:
        rows = own(played, ladder, arguments.seed, keep)
    else:
        rows = comparisons(played, arguments.seed, keep)
    export = Export(arguments, header(played, ladder, arguments.seed))
    journal = Journal(arguments.out, header(played, ladder, arguments.seed), keep)
    rungs: list[Rung] = []
    studies: list[PlayedRow] = []
    stopped = False
    try:
        for one, games in climb(rows, journal, arguments.games, 60 * arguments.minutes, jobs):
            rungs.append(one)
            studies.append(games)
    except KeyboardInterrupt:
        stopped = True
        print(f"philtre: stopped after {len(rungs)} rows{resume_note(arguments.out)}", file=sys.stderr)
    export.write(journal, studies)
    if arguments.json:
        found = {"game": played.name, "levels": described_all(ladder), "rows": rungs}
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print(as_markdown(rungs))
    if stopped:
        return 130
    if current_shard() is not None:
        return 1 if any(one.failures for one in rungs) else 0
    return 1 if any(one.failures or one.verdict not in (Verdict.KEPT, "") for one in rungs) else 0


def described_all(ladder: Sequence[str]) -> dict[str, str]:
    """The bots of a ladder, and what each stands for now."""
    return {name: described(name) for name in ladder}


def header(played: Game, ladder: Sequence[str], seed: int) -> dict[str, object]:
    return {
        "game": played.name,
        "rules": played.rules_version,
        "content": played.content_hash,
        "ladder": described_all(ladder),
        "seed": seed,
    }


def own(played: Game, ladder: Sequence[str], seed: int, keep: bool = False) -> list[Comparison]:
    """The comparisons of a ladder of other bots, the weakest first: each should beat the one before it."""
    if 2 not in played.seats:
        raise PhiltreError(f"--bots: {played.name} is not for two players, who could be compared")
    return kept(
        [compare(played, (upper, lower), JUST_BETTER, seed) for lower, upper in pairwise(ladder)], keep
    )


def kept(rows: list[Comparison], keep: bool) -> list[Comparison]:
    """The comparisons, with the steps of their games if they are to be kept."""
    return [
        msgspec.structs.replace(row, matchup=msgspec.structs.replace(row.matchup, keep=keep)) for row in rows
    ]


def compare(played: Game, names: Sequence[str], claim: float | None, seed: int, name: str = "") -> Comparison:
    variant, _ = played.settle(None, len(names))
    matchup = make_matchup(played, variant, {}, ",".join(names), seed)
    return Comparison(name or " over ".join(names), matchup, claim)


def comparisons(played: Game, seed: int, keep: bool = False) -> list[Comparison]:
    """The comparisons for a game, the quick ones first."""
    claims = claims_of(played)
    found: list[Comparison] = []
    if 2 in played.seats:
        found.append(compare(played, ("greedy", "random"), claims.greedy, seed))
        found += [compare(played, (upper, lower), claims.level, seed) for lower, upper in pairwise(LEVELS)]
        if claims.master is not None:
            found.append(compare(played, ("master", "greedy"), claims.master, seed))
    if 4 in played.seats:
        found.append(compare(played, claims.table, 0.0, seed, ", ".join(claims.table)))
    if 1 in played.seats:
        found += [compare(played, (name,), None, seed, f"{name} alone") for name in ("random", "master")]
    return kept(found, keep)


def climb(
    rows: Sequence[Comparison], journal: Journal, games: int, seconds: float, jobs: int
) -> Iterator[tuple[Rung, PlayedRow]]:
    """The result of each comparison, and its games. Each may take an equal part of the time that is left."""
    end = time.monotonic() + seconds
    for number, row in enumerate(rows):
        now = time.monotonic()
        deadline = now + (end - now) / (len(rows) - number)
        pairs, verdict = play_comparison(row, journal, games, deadline, jobs)
        yield rung(row, pairs, verdict), PlayedRow(row.name, row.matchup, [pair.number for pair in pairs])


def play_comparison(
    row: Comparison, journal: Journal, games: int, deadline: float, jobs: int
) -> tuple[list[Pair], Verdict]:
    """The pairs that were needed to decide the claim, and the verdict."""
    bots = row.matchup.bots
    claim = row.claim
    count = pairs_for(row.matchup, games if claim is not None else min(games, SOLO_GAMES))
    upcoming = looks(rotations(bots))
    look = next(upcoming)
    pairs: list[Pair] = []
    scores: list[float] = []
    running = pairs_in_order(row.matchup, count, journal, jobs, row.name, deadline, label=row.name)
    with closing(running):
        for pair in running:
            pairs.append(pair)
            scores.append(bot_score(bots, pair, bots[0]))
            if claim is not None and len(pairs) == look and current_shard() is None:
                verdict = judge(scores, claim, fair_share(pairs))
                if verdict != Verdict.OPEN:
                    return pairs, verdict
                look = next(upcoming)
    if claim is None or not scores or current_shard() is not None:
        return pairs, Verdict.OPEN
    kept = judge(scores, claim, fair_share(pairs)) == Verdict.KEPT and len(pairs) >= next(
        looks(rotations(bots))
    )
    if kept:
        return pairs, Verdict.KEPT
    return pairs, Verdict.MISSED if len(pairs) == count else Verdict.OPEN


# The sequential test


class Verdict(StrEnum):
    """The verdict on a claim after the games played so far."""

    KEPT = "kept"
    MISSED = "missed"
    OPEN = "open"


def looks(games_of_a_pair: int) -> Iterator[int]:
    """The numbers of pairs after which the claim is judged."""
    games = FIRST_LOOK
    while True:
        yield -(-games // games_of_a_pair)
        games += games // 2


def judge(scores: Sequence[float], claim: float, fair: float) -> Verdict:
    """The verdict after pairs with these scores."""
    interval = share_interval(scores)
    if fmean(scores) >= claim and interval.low > fair:
        return Verdict.KEPT
    return Verdict.MISSED if interval.high < max(claim, fair) else Verdict.OPEN


# Results


def rung(row: Comparison, pairs: Sequence[Pair], verdict: Verdict) -> Rung:
    bots = row.matchup.bots
    found = tally(bots, pairs) if pairs else None
    solo = row.claim is None
    fair = fair_share(pairs) if pairs and not solo else None
    return Rung(
        name=row.name,
        bots=list(bots),
        variant=row.matchup.variant,
        games=found.games if found else 0,
        wins=found.wins[bots[0]] if found and not solo else None,
        interval=found.intervals[bots[0]] if found and not solo else None,
        claim=row.claim,
        fair=fair,
        verdict="" if solo else verdict.value,
        score=found.score if found else None,
        seconds=round(sum(game.spent for pair in pairs for game in pair.games), 1),
        failures=len(found.failures) if found else 0,
    )


def as_markdown(rungs: Sequence[Rung]) -> str:
    """Markdown tables: shares of wins, then solo scores."""
    against = [rung for rung in rungs if rung.claim is not None]
    solo = [rung for rung in rungs if rung.claim is None]
    parts: list[str] = []
    if against:
        lines = [
            [
                rung.name,
                str(rung.games),
                "–" if rung.wins is None else percent(rung.wins),
                "–" if rung.interval is None else percents(rung.interval),
                claim_text(rung),
                verdict_text(rung),
            ]
            for rung in against
        ]
        parts.append(table(["who", "games", "wins of the first", "95 %", "claim", "shown"], lines))
    if solo:
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
            for rung in solo
        ]
        parts.append(table(["who", "games", "mean score", "95 %", "titles"], lines))
    failed = sum(rung.failures for rung in rungs)
    if failed:
        parts.append(f"Decisions that failed and were replaced: {failed}.")
    return "\n\n".join(parts)


def claim_text(rung: Rung) -> str:
    if rung.claim is None or rung.fair is None:
        return "–"
    above = rung.claim < rung.fair + 1e-9
    return f"above {percent(rung.fair)}" if above else f"at least {percent(rung.claim)}"


def verdict_text(rung: Rung) -> str:
    return {"kept": "yes", "missed": "**no**"}.get(rung.verdict, "**not yet**")
