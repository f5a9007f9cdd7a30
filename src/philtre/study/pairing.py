"""A matchup of bots, and its pairs: games with the same luck, one for each rotation of the seats.

Rotating the seats and sharing the luck leaves skill as the difference that is measured.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from philtre.bots import bot, described
from philtre.bots.guarded import Guarded
from philtre.bots.result import SearchResult
from philtre.core.dice import Dice
from philtre.core.errors import PhiltreError
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.options import Value
from philtre.core.registry import bound
from philtre.core.state import CHANCE, State

# Matchups


class Matchup(msgspec.Struct, frozen=True):
    """A game with its settings, the bots by seat, and a seed; it can be sent to another process."""

    game: str
    content: str | None  # the text of another deck or board; None: the packaged one
    variant: str
    options: dict[str, Value]
    bots: tuple[str, ...]  # by seat
    seed: int
    keep: bool = False  # True: results have the steps of their games

    def bound(self) -> Game:
        return bound(self.game, self.content)

    def start(self) -> State:
        return self.bound().begin(self.variant, len(self.bots), self.options)

    def header(self) -> dict[str, Any]:
        """The fields that comparable results have in common; a bot stands for its current setting or code."""
        game = self.bound()
        return {
            "game": game.name,
            "rules": game.rules_version,
            "content": game.content_hash,
            "variant": self.variant,
            "options": self.options,
            "bots": [described(name) for name in self.bots],
            "seed": self.seed,
        }


def make_matchup(
    game: Game, variant: str | None, options: dict[str, Value], names: str, seed: int, keep: bool = False
) -> Matchup:
    """A matchup of bots named with commas between them, one a seat; a single name sits at all seats.

    Raises PhiltreError for a wrong name, variant, option or number of seats.
    """
    bots = [name.strip() for name in names.split(",")]
    if not all(bots):
        raise PhiltreError(f"--seats: expected names of bots with commas between them, found {names!r}")
    settled, seats = game.settle(variant, len(bots) if len(bots) > 1 else None)
    for name in dict.fromkeys(bots):
        bot(name, game)
    if len(bots) == 1:
        bots *= seats
    content = None if game.packaged else game.content
    return Matchup(game.name, content, settled, game.chosen(settled, options), tuple(bots), seed, keep)


# Random numbers


def hash_bits(*parts: object) -> int:
    """128 bits that depend on all of the parts, and are the same on every machine."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big")


def stream(*parts: object) -> Dice:
    """A random stream seeded with the parts."""
    return Dice(hash_bits(*parts))


class PairedChance:
    """The luck of a pair: the k-th chance event of each kind has the same 32 bits in all its games.

    By kind, so that two games stay alike for as long as possible: one die more in one of them does not
    change which cards are drawn later. The kind is that of the game's moves.
    """

    def __init__(self, game: Game, seed: int, pair: int) -> None:
        self.game = game
        self.seed = seed
        self.pair = pair
        self.counts: dict[str, int] = {}
        self.kinds: dict[int, str] = {}

    def draw(self, state: State) -> int:
        """The outcome of the chance event in this state."""
        return int(state.pick(self.bits(self.kind(state))))

    def kind(self, state: State) -> str:
        first = state.outcomes()[0][0]
        if first not in self.kinds:
            self.kinds[first] = self.game.move(first)["kind"]
        return self.kinds[first]

    def bits(self, kind: str) -> int:
        """The bits for the next chance event of that kind."""
        count = self.counts.get(kind, 0)
        self.counts[kind] = count + 1
        return hash_bits(self.seed, self.pair, "chance", kind, count) & 0xFFFFFFFF


# One game


class Searched(msgspec.Struct, frozen=True, array_like=True):
    """The result of a bot's search for a decision."""

    simulations: int
    value: float | None  # of the seat; None: the only legal action was taken without a search
    values: list[float]  # by seat
    actions: list[tuple[int, float, float | None]]  # action, policy, value


class GameSteps(msgspec.Struct, frozen=True):
    """The actions of a game, decisions and chance events, and by step what searches found out."""

    actions: list[int]
    searched: dict[int, Searched]


class GameResult(msgspec.Struct, frozen=True):
    """A finished game; lists go by seat."""

    returns: list[float]
    decisions: list[int]
    seconds: list[float]  # that each seat's bot thought
    spent: float  # seconds of the whole game
    turns: int | None = None
    title: str | None = None  # of a solo player, where the game gives titles
    cut_short: bool = False
    failures: list[str] = []
    steps: GameSteps | None = None


def play_game(
    game: Game,
    state: State,
    bots: Sequence[str],
    chance: PairedChance,
    streams: Sequence[tuple[Dice, Dice]],
    listen: Callable[[Event], None] | None = None,
    keep: bool = False,
) -> GameResult:
    """Play to the end. Each seat has two streams: for its determinizations, and its bot's own.

    `listen` is called with every event. With `keep` the result has the steps of the game.
    """
    steps = GameSteps([], {})
    players = [Guarded(bot(name, game), game) for name in bots]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    began = perf_counter()
    while not state.over:
        if state.actor == CHANCE:
            action = chance.draw(state)
        else:
            seat = int(state.actor)
            worlds, own = streams[seat]
            world = state.copy()
            world.redeal(seat, worlds)
            asked = perf_counter()
            action = players[seat].choose(world, own)
            seconds[seat] += perf_counter() - asked
            decisions[seat] += 1
            found = players[seat].result
            if keep and found is not None:
                steps.searched[len(steps.actions)] = searched(found)
        if keep:
            steps.actions.append(int(action))
        if listen is None:
            state.play(action)
        else:
            happened: list[Event] = []
            state.events = happened
            state.play(action)
            for event in happened:
                listen(event)
    metrics = game.metrics()
    return GameResult(
        returns=state.returns(),
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
        spent=round(perf_counter() - began, 6),
        turns=metrics.turns(state),
        title=getattr(state.view(0), "title", None) if len(bots) == 1 else None,
        cut_short=metrics.cut_short(state),
        failures=[f"{bots[failure.seat]} at {failure}" for player in players for failure in player.failures],
        steps=steps if keep else None,
    )


def searched(result: SearchResult) -> Searched:
    actions = [
        (one.action, one.policy, None if math.isnan(one.value) else one.value) for one in result.actions
    ]
    return Searched(result.simulations, result.value, result.values, actions)


# Pairs


class Pair(msgspec.Struct, frozen=True):
    """Games with the same luck, one for each rotation of the bots."""

    number: int
    games: list[GameResult]

    def failures(self) -> list[str]:
        """The failed decisions of bots, as lines of a log."""
        return [
            f"pair {self.number}, game {turn}: {failure}"
            for turn, game in enumerate(self.games, 1)
            for failure in game.failures
        ]

    def without_steps(self) -> Pair:
        """The same results without the steps of the games, which take much memory."""
        return Pair(self.number, [msgspec.structs.replace(game, steps=None) for game in self.games])


def rotations(bots: Sequence[str]) -> int:
    """The number of different seatings when the bots are rotated."""
    seats = len(bots)
    return next(turn for turn in range(1, seats + 1) if rotated(bots, turn) == list(bots))


def rotated(bots: Sequence[str], turn: int) -> list[str]:
    """The bots by seat after that many rotations: the bot named first sits at seat `turn`, from 0."""
    return [bots[(seat - turn) % len(bots)] for seat in range(len(bots))]


def play_pair(matchup: Matchup, number: int) -> Pair:
    """Play one pair; the same number gives the same games, on any machine, in any order."""
    turns = range(rotations(matchup.bots))
    return Pair(number, [play_rotation(matchup, number, turn) for turn in turns])


def play_rotation(
    matchup: Matchup, number: int, turn: int, listen: Callable[[Event], None] | None = None
) -> GameResult:
    """Play the game of a pair after that many rotations; `listen` is called with every event."""
    game = matchup.bound()
    seats = len(matchup.bots)
    streams = []
    for seat in range(seats):
        which = (matchup.seed, number, turn, (seat - turn) % seats)  # the bot's place on the command line
        streams.append((stream(*which, "worlds"), stream(*which, "bot")))
    chance = PairedChance(game, matchup.seed, number)
    try:
        return play_game(
            game, matchup.start(), rotated(matchup.bots, turn), chance, streams, listen, keep=matchup.keep
        )
    except Exception as problem:  # bots are guarded: this is a fault of the game, and can be played again
        problem.add_note(f"in pair {number}, rotation {turn} of {matchup.header()}")
        raise
