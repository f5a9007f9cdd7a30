"""A pair: the same luck played once from each seat, so that what is measured is skill."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from philtre.study.deals import Deals, stream
from philtre.study.playing import Played, play
from philtre.study.setting import Setting


class Pair(msgspec.Struct, frozen=True):
    """Games with the same luck, one for each rotation of the bots; `returns` and the like go by seat."""

    number: int
    games: list[Played]


def rotations(bots: Sequence[str]) -> int:
    """How many seatings there are, turning the bots round the table, before the first comes again."""
    seats = len(bots)
    return next(turn for turn in range(1, seats + 1) if rotated(bots, turn) == list(bots))


def rotated(bots: Sequence[str], turn: int) -> list[str]:
    """Who sits where after that many turns: the bot named first sits at seat `turn`, from 0."""
    return [bots[(seat - turn) % len(bots)] for seat in range(len(bots))]


def play_pair(setting: Setting, number: int) -> Pair:
    """Play one pair; the same numbers give the same games, on any machine, in any order."""
    turns = range(rotations(setting.bots))
    return Pair(number, [play_rotation(setting, number, turn) for turn in turns])


def play_rotation(setting: Setting, number: int, turn: int) -> Played:
    game = setting.bound()
    seats = len(setting.bots)
    streams = []
    for seat in range(seats):
        which = (setting.seed, number, turn, (seat - turn) % seats)  # the bot's place on the command line
        streams.append((stream(*which, "worlds"), stream(*which, "bot")))
    deals = Deals(game, setting.seed, number)
    try:
        return play(game, setting.start(), rotated(setting.bots, turn), deals, streams)
    except Exception as problem:  # bots are guarded: this is a fault of the game, and can be played again
        problem.add_note(f"in pair {number}, rotation {turn} of {setting.header()}")
        raise
