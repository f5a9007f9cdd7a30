"""`philtre match`: bots against each other, in pairs of games with the same luck."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from philtre.bots.custom import name_of
from philtre.core.errors import PhiltreError
from philtre.core.options import Value, read_options, spell
from philtre.core.registry import game
from philtre.study.data import Export, PlayedRow, keeps_steps
from philtre.study.engine import job_count
from philtre.study.intervals import Interval
from philtre.study.journal import Journal, resume_note
from philtre.study.pairing import Matchup, make_matchup
from philtre.study.series import Score, Tally, pairs_for, play_series, tally


def match(
    game_name: str,
    bots: Sequence[str | type[Any]],
    *,
    games: int = 100,
    variant: str | None = None,
    options: dict[str, Value] | None = None,
    content: str | None = None,
    seed: int = 1,
    jobs: int | None = 1,
) -> Tally:
    """Let bots play at least so many games, in pairs with the same luck, and return the statistics.

    `bots` has a bot for each seat, or one for all of them: a name such as "greedy" or "./mine.py:MyBot", or a
    class. `content` is the path of another deck or board. With several `jobs` (None: one a core) games are
    played in processes of their own, so a script must be guarded by `if __name__ == "__main__"`. The same
    arguments give the same games. Raises PhiltreError for a wrong name, variant, option or number.
    """
    played = game(game_name, content)
    if games < 1:
        raise PhiltreError(f"games: expected at least 1, found {games}")
    names = ",".join(one if isinstance(one, str) else name_of(one) for one in bots)
    matchup = make_matchup(played, variant, options or {}, names, seed)
    pairs, stopped = play_series(
        matchup, pairs_for(matchup, games), Journal(None, matchup.header()), job_count(jobs)
    )
    if stopped:
        raise KeyboardInterrupt
    return tally(matchup.bots, pairs)


def main(arguments: argparse.Namespace) -> int:
    """Play and print the result; returns 1 if a bot failed, 130 if Ctrl-C stopped it."""
    matchup, count, jobs = read_arguments(arguments)
    export = Export(arguments, matchup.header())
    journal = Journal(arguments.out, matchup.header(), matchup.keep)
    pairs, stopped = play_series(matchup, count, journal, jobs)
    if pairs:
        export.write(journal, [PlayedRow("", matchup, [pair.number for pair in pairs])])
    if stopped:
        note = resume_note(arguments.out)
        print(f"philtre: stopped after {len(pairs)} of {count} pairs{note}", file=sys.stderr)
    if not pairs:
        return 130 if stopped else 0
    result = tally(matchup.bots, pairs)
    print(as_json(matchup, result) if arguments.json else as_text(matchup, result))
    if stopped:
        return 130
    return 1 if result.failures else 0


def read_arguments(arguments: argparse.Namespace) -> tuple[Matchup, int, int]:
    """The matchup, the number of pairs, and the number of processes. Raises PhiltreError."""
    played = game(arguments.game, arguments.content)
    if arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    options = read_options(played.options, arguments.option)
    keep = keeps_steps(arguments)
    matchup = make_matchup(played, arguments.variant, options, arguments.seats, arguments.seed, keep)
    return matchup, pairs_for(matchup, arguments.games), job_count(arguments.jobs)


def as_json(matchup: Matchup, result: Tally) -> str:
    """One object: the matchup and its statistics; `failures` is a count, their sentences are on stderr."""
    found: dict[str, Any] = {**matchup.header(), "bots": list(matchup.bots), **msgspec.to_builtins(result)}
    found["failures"] = len(result.failures)
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def as_text(matchup: Matchup, result: Tally) -> str:
    """Lines to read."""
    seats = f"{len(matchup.bots)} seat" + ("s" if len(matchup.bots) > 1 else "")
    known = matchup.bound().options
    changed = [
        f"{name} {spell(value)}" for name, value in matchup.options.items() if value != known[name].default
    ]
    lines = [
        ", ".join([f"{matchup.game} {matchup.variant}", seats, *changed]),
        f"{result.games:,} games{paired(result)}, seed {matchup.seed}",
        "",
    ]
    for name, speed in result.bot_moves_per_second.items():
        if result.score is None:
            what = f"wins {percent(result.wins[name], result.intervals[name])}"
        else:
            what = f"scores {score(result.score)}"
        lines.append(f"  {name:<18} {what}   {speed:,.0f} moves a second")
    if result.score is None:
        by_seat = zip(result.seat_wins, result.seat_intervals, strict=True)
        lines += [f"  {f'seat {number}':<18} wins {percent(*pair)}" for number, pair in enumerate(by_seat, 1)]
    else:
        lines += [f"  {title:<18} {share:.1%} of games" for title, share in result.score.titles.items()]
    lines += ["", "  " + length(result)]
    if result.failures:
        lines.append(f"  decisions that failed and were replaced: {len(result.failures)}")
    return "\n".join(lines)


def paired(result: Tally) -> str:
    return f" in {result.pairs:,} pairs with the same luck" if result.pairs < result.games else ""


def length(result: Tally) -> str:
    turns = f", {result.turns:.1f} turns" if result.turns is not None else ""
    limit = f"; {result.cut_short:.1%} of games ended by their limit" if result.cut_short else ""
    return (
        f"a game takes {result.length:.1f} decisions{turns}{limit}; "
        f"{result.moves_per_second:,.0f} moves a second on each core"
    )


def percent(share: float, interval: Interval) -> str:
    """A share with its interval: 62.5 % (58.1–66.9)."""
    return f"{share * 100:.1f} % ({interval.low * 100:.1f}–{interval.high * 100:.1f})"


def score(found: Score) -> str:
    return f"{found.mean:.2f} ({found.interval.low:.2f}–{found.interval.high:.2f})"
