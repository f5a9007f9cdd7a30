"""One game of a report: played, then gone through once more to note what the measures need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from philtre.bots.course import open_chances, spaced, turn_starts
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.state import CHANCE, State
from philtre.study.pairing import (
    GameResult,
    Matchup,
    Pair,
    PairedChance,
    play_game,
    play_rotation,
    stream,
)
from philtre.study.report.measure import Measure, load_measure, measured

PARTS: Final = 10  # of a game, by decisions: the resolution of what is shown over time
POSITIONS: Final = 24  # of a game whose chances are estimated, at most
WORLDS: Final = 8  # determinizations for each
SIMULATIONS: Final = 100  # in each of them
LIMIT: Final = "limit"  # the ending of a game that its limit ended
CHUNK: Final = 10  # games that are sent to a process at once


class Part(msgspec.Struct, array_like=True):
    """The decisions of a tenth of a game: how many, all their legal actions, and those without a choice."""

    decisions: int = 0
    actions: int = 0
    forced: int = 0


class Point(msgspec.Struct, array_like=True, frozen=True):
    """A position: the share of the game's decisions made before it, and each seat's chance to win."""

    at: float
    chances: list[float]


class FirstUse(msgspec.Struct, array_like=True, frozen=True):
    """A thing that a seat used: how often, its chance to win before the first use, and when that was."""

    seat: int
    group: str
    thing: str
    times: int
    chance: float
    step: int


class Deal(msgspec.Struct, array_like=True):
    """Chance events of a game that could give a seat a thing.

    `surplus` sums (1 if it was drawn, else 0, minus its probability) × (the seat's result minus its chance
    before); `spread` sums probability × (1 - probability). Their quotient over many games is how much better
    a seat fares that is given the thing than one that is given something else at that moment.
    """

    drawn: int = 0
    surplus: float = 0.0
    spread: float = 0.0


class GameFacts(msgspec.Struct, array_like=True):
    """The notes of a report on a game, beside its result."""

    parts: list[Part]
    kinds: dict[str, int]  # decisions by the kind of their move
    ending: str  # LIMIT, or the kind of the last decision
    sides: list[int]
    course: list[Point]  # empty unless asked for; the last one is the result
    uses: list[FirstUse]
    deals: dict[str, dict[str, Deal]]  # by group (see `deal_group`) and thing
    own: dict[str, float | None]  # by the measures of other authors


class ReportPlan(msgspec.Struct, frozen=True):
    """The choice of notes on games: whether chances are estimated, and the measures of other authors."""

    course: bool = True
    positions: int = POSITIONS
    worlds: int = WORLDS
    simulations: int = SIMULATIONS
    measures: tuple[str, ...] = ()


def play_chunk(
    matchup: Matchup, plan: ReportPlan, numbers: Iterable[int]
) -> tuple[list[GameResult], list[GameFacts]]:
    """Play the games with these numbers, and note the facts of each."""
    noted = [play_noted(matchup, plan, number) for number in numbers]
    return [game for game, _ in noted], [facts for _, facts in noted]


def play_noted(matchup: Matchup, plan: ReportPlan, number: int) -> tuple[GameResult, GameFacts]:
    """Play a game and note its facts; the same number gives the same game and facts on any machine."""
    game = matchup.bound()
    streams = [
        (stream(matchup.seed, number, seat, "worlds"), stream(matchup.seed, number, seat, "bot"))
        for seat in range(len(matchup.bots))
    ]
    chance = PairedChance(game, matchup.seed, number)
    played = play_game(game, matchup.start(), matchup.bots, chance, streams, keep=True)
    assert played.steps is not None
    facts = GameNotes(game, matchup, plan, number).take(played.steps.actions, played)
    return (played if matchup.keep else msgspec.structs.replace(played, steps=None)), facts


def play_mirrored(matchup: Matchup, number: int) -> Pair:
    """Two games with the same luck between the same bots, whose own random choices differ."""
    return Pair(number, [play_rotation(matchup, number, turn) for turn in range(2)])


class DrawnEvent:
    """A chance event that has been drawn, until the seat that it concerns is known."""

    def __init__(self, group: str, chances: list[float], outcomes: list[tuple[str, float, bool]]) -> None:
        self.group = group
        self.chances = chances
        self.outcomes = outcomes  # thing, probability, whether it was drawn


class GameNotes:
    """Goes through a finished game and notes its facts."""

    def __init__(self, game: Game, matchup: Matchup, plan: ReportPlan, number: int) -> None:
        self.game = game
        self.matchup = matchup
        self.plan = plan
        self.metrics = game.metrics()
        self.rng = stream(matchup.seed, number, "course")
        self.moves: dict[int, tuple[str, str, str]] = {}
        self.used: dict[tuple[int, str, str], tuple[int, float, int]] = {}
        self.dealt: list[tuple[DrawnEvent, int]] = []
        self.open: list[DrawnEvent] = []

    def take(self, actions: Sequence[int], played: GameResult) -> GameFacts:
        """The facts of the game with these actions and this result."""
        state = self.matchup.start()
        sides = self.metrics.sides(state)
        whole = max(1, sum(played.decisions))
        looks: set[int] = set()
        if self.plan.course:
            starts = turn_starts(self.game, self.matchup.start(), actions)
            looks = set(spaced(starts, self.plan.positions))
        own = {name: load_measure(name, self.game) for name in self.plan.measures}
        parts = [Part() for _ in range(PARTS)]
        kinds: Counter[str] = Counter()
        course: list[Point] = []
        chances = self.fair(sides)
        done = 0
        last = ""
        for step, action in enumerate(actions):
            if step in looks:
                chances = open_chances(self.game, state, self.rng, self.plan.worlds, self.plan.simulations)
                course.append(Point(round(done / whole, 4), [round(chance, 4) for chance in chances]))
            pending: DrawnEvent | None = None
            if state.actor == CHANCE:
                pending = self.chance_event(state, action, chances)
            else:
                self.dealt += [(one, int(state.actor)) for one in self.open]
                self.open = []
                count = len(state.actions())
                part = parts[min(PARTS - 1, done * PARTS // whole)]
                part.decisions += 1
                part.actions += count
                part.forced += count == 1
                last = self.fields(action)[0]
                kinds[last] += 1
                done += 1
            for measure in own.values():
                measure.before(state, action)
            happened: list[Event] = []
            state.events = happened
            state.play(action)
            self.note_events(happened, chances, step, own)
            self.note_owner(pending, happened)
        if self.plan.course:
            course.append(Point(1.0, list(played.returns)))
        return GameFacts(
            parts=parts,
            kinds=dict(kinds),
            ending=LIMIT if played.cut_short else last,
            sides=sides,
            course=course,
            uses=[
                FirstUse(*who, times, round(chance, 4), step)
                for who, (times, chance, step) in self.used.items()
            ],
            deals=self.deals(played.returns),
            own={name: measured(name, measure, state) for name, measure in own.items()},
        )

    def fair(self, sides: list[int]) -> list[float]:
        """Each seat's chance before anything is known; alone: half of a full score."""
        if len(sides) == 1:
            return [self.game.heuristics().full_score() / 2]
        return [1 / len(set(sides))] * len(sides)

    def fields(self, action: int) -> tuple[str, str, str]:
        """The kind of a move, and the name and value of its first field, "" if it has none."""
        if action not in self.moves:
            move = dict(self.game.move(action))
            kind = str(move.pop("kind"))
            field, thing = next(iter(move.items()), ("", ""))
            self.moves[action] = kind, field, str(thing)
        return self.moves[action]

    def chance_event(self, state: State, action: int, chances: list[float]) -> DrawnEvent | None:
        """The chance event that is about to be drawn; None if it has one outcome only."""
        outcomes = state.outcomes()
        if len(outcomes) < 2:
            return None
        total = sum(weight for _, weight in outcomes)
        kind, field, _ = self.fields(action)
        by_thing: dict[str, tuple[float, bool]] = {}
        for outcome, weight in outcomes:
            thing = self.fields(outcome)[2]
            share, drawn = by_thing.get(thing, (0.0, False))
            by_thing[thing] = share + weight / total, drawn or outcome == action
        found = [(thing, share, drawn) for thing, (share, drawn) in by_thing.items()]
        return DrawnEvent(f"{kind}/{field}", chances, found) if field and len(found) > 1 else None

    def note_owner(self, pending: DrawnEvent | None, happened: list[Event]) -> None:
        """Find the seat that a chance event concerns: the one that its first event names, or alone is told.

        An event that concerns nobody more than others, such as a card that is laid out for all, concerns the
        seat that decides next: it is the first that can make use of it.
        """
        if pending is None or not happened:
            return
        first = happened[0]
        seat = (first.facts or {}).get("seat", first.privy[0] if len(first.privy) == 1 else None)
        if seat is None:
            pending.group = f"{pending.group}/open"
            self.open.append(pending)
        else:
            pending.group = f"{pending.group}/dealt"
            self.dealt.append((pending, int(seat)))

    def note_events(
        self, happened: list[Event], chances: list[float], step: int, own: dict[str, Measure]
    ) -> None:
        for event in happened:
            for use in self.metrics.uses(event):
                key = (use.seat, use.group, use.thing)
                times, chance, first = self.used.get(key, (0, chances[use.seat], step))
                self.used[key] = times + 1, chance, first
            for measure in own.values():
                measure.happened(event)

    def deals(self, returns: list[float]) -> dict[str, dict[str, Deal]]:
        found: dict[str, dict[str, Deal]] = {}
        for pending, seat in self.dealt:
            gain = returns[seat] - pending.chances[seat]
            group = found.setdefault(pending.group, {})
            for thing, share, drawn in pending.outcomes:
                deal = group.setdefault(thing, Deal())
                deal.drawn += drawn
                deal.surplus = round(deal.surplus + (drawn - share) * gain, 5)
                deal.spread = round(deal.spread + share * (1 - share), 5)
        return found
