"""What is counted in a game of a balance study, and how counts of many games come together."""

from __future__ import annotations

from collections import Counter
from statistics import fmean

import msgspec

from philtre.core.event import Event
from philtre.core.metrics import Use
from philtre.study.deals import Deals, stream
from philtre.study.playing import Played, play
from philtre.study.setting import Setting

CHUNK = 10  # games that are sent to a process at once


class Counts(msgspec.Struct):
    """Of a thing: how often it was used, by how many seats of how many games, and what those won."""

    uses: int = 0
    users: int = 0
    won: float = 0.0


class Counted(msgspec.Struct):
    """Some games, from the number of the first, and what was used in them: group, thing, counts."""

    first: int
    games: list[Played]
    things: dict[str, dict[str, Counts]]


def count_chunk(setting: Setting, games: int, number: int) -> Counted:
    """Play the games of that chunk, all by one kind of bot, and count."""
    found = Counted(number * CHUNK, [], {})
    for pair in range(number * CHUNK, min(games, (number + 1) * CHUNK)):
        played, used = count_game(setting, pair)
        found.games.append(played)
        merge(found, counts_of(used, played.returns))
    return found


def count_game(setting: Setting, number: int) -> tuple[Played, Counter[Use]]:
    game = setting.bound()
    metrics = game.metrics()
    used: Counter[Use] = Counter()

    def listen(event: Event) -> None:
        used.update(metrics.uses(event))

    streams = [
        (stream(setting.seed, number, seat, "worlds"), stream(setting.seed, number, seat, "bot"))
        for seat in range(len(setting.bots))
    ]
    deals = Deals(game, setting.seed, number)
    return play(game, setting.start(), setting.bots, deals, streams, listen), used


def counts_of(used: Counter[Use], returns: list[float]) -> dict[str, dict[str, Counts]]:
    found: dict[str, dict[str, Counts]] = {}
    for use, times in used.items():
        counts = found.setdefault(use.group, {}).setdefault(use.thing, Counts())
        counts.uses += times
        counts.users += 1
        counts.won += returns[use.seat]
    return found


def merge(whole: Counted, things: dict[str, dict[str, Counts]]) -> None:
    """Add counts to those of other games."""
    for group, found in things.items():
        for thing, more in found.items():
            counts = whole.things.setdefault(group, {}).setdefault(thing, Counts())
            counts.uses += more.uses
            counts.users += more.users
            counts.won += more.won


def base_rate(counted: Counted) -> float:
    """What a seat wins of a game, whoever sits there and whatever it does."""
    return fmean([share for game in counted.games for share in game.returns])
