"""`philtre match`: bots against each other, in pairs of games with the same luck."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from philtre.core.errors import PhiltreError
from philtre.core.options import read_options, spell
from philtre.core.registry import game
from philtre.study.intervals import Interval
from philtre.study.journal import Journal, advice
from philtre.study.series import pairs_for, series
from philtre.study.setting import Setting, seating
from philtre.study.tally import Score, Tally, tally
from philtre.study.workers import jobs_of


def main(arguments: argparse.Namespace) -> int:
    """Play, tell what came of it; 1 if a bot failed, 130 if somebody stopped it."""
    setting, count, jobs = asked(arguments)
    journal = Journal(arguments.out, setting.header())
    stopped = False
    try:
        for _ in series(setting, count, journal, jobs):
            pass  # the journal has it
    except KeyboardInterrupt:
        stopped = True
    played = [pair for number, pair in sorted(journal.pairs().items()) if number < count]
    if stopped:
        print(
            f"philtre: stopped after {len(played)} of {count} pairs{advice(arguments.out)}", file=sys.stderr
        )
    if not played:
        return 130
    result = tally(setting.bots, played)
    print(as_json(setting, result) if arguments.json else as_text(setting, result))
    if stopped:
        return 130
    return 1 if result.failures else 0


def asked(arguments: argparse.Namespace) -> tuple[Setting, int, int]:
    """What to play, how many pairs of it, and on how many cores."""
    played = game(arguments.game, arguments.content)
    if arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    options = read_options(played.options, arguments.option)
    setting = seating(played, arguments.variant, options, arguments.seats, arguments.seed)
    return setting, pairs_for(setting, arguments.games), jobs_of(arguments.jobs)


def as_json(setting: Setting, result: Tally) -> str:
    """One object: the setting and the numbers; `failures` are counted, their sentences are on stderr."""
    found: dict[str, Any] = {**setting.header(), "bots": list(setting.bots), **msgspec.to_builtins(result)}
    found["failures"] = len(result.failures)
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def as_text(setting: Setting, result: Tally) -> str:
    """Lines to read."""
    seats = f"{len(setting.bots)} seat" + ("s" if len(setting.bots) > 1 else "")
    known = setting.bound().options
    changed = [
        f"{name} {spell(value)}" for name, value in setting.options.items() if value != known[name].default
    ]
    lines = [
        ", ".join([f"{setting.game} {setting.variant}", seats, *changed]),
        f"{result.games:,} games{paired(result)}, seed {setting.seed}",
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
