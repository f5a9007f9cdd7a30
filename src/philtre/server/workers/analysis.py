"""Analysis of finished games: accounts at once, turning points when bots have nothing else to do.

What is estimated is what a spectator could have known at the time: each position is dealt anew before a bot
looks at it. One small search after another is asked for, behind everything else that bots are asked, and what
came of it is stored: an analysis is made once. If the server stops meanwhile, it is begun again as soon as
somebody looks at the end of that game.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise

import msgspec

from philtre.bots.course import WORLDS, spaced, turn_starts
from philtre.bots.estimates import ESTIMATE_SIMULATIONS
from philtre.core.state import CHANCE
from philtre.protocol.http import Account, BetterMove, Course, CoursePoint, Swing
from philtre.server.live.registry import TableRegistry
from philtre.server.log_once import log_fields
from philtre.server.store.errors import StoreError
from philtre.table.match import Match
from philtre.table.table import Table

SWINGS = 3  # that are told
LEAST = 0.05  # of the whole chance, that a swing is told for
WITHIN = 5  # positions looked at within the turn of a swing, to find the decision
FEWEST = 4  # turns that an analysis needs
WAITING = 100  # games that wait for their turn; others are asked for again by their viewers
OF_ONE = 10  # of them, asked for from one address

log = logging.getLogger("philtre.analysis")
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Course)


class Analysis:
    """A finished game that is being analysed."""

    def __init__(self, table: Table, positions: int) -> None:
        match = self.match = table.match
        self.last = len(match.journal)
        self.sides = match.game.metrics().sides(match.state)
        self.accounts = accounts(match)
        turns = turns_of(match)
        self.steps = spaced(turns, positions) if len(turns) >= FEWEST else []
        self.points: dict[int, list[float]] = {}
        self.swings: list[Swing] = []
        ending = table.ending
        # A resignation or a clock that ran out is nobody's move: such a game ends with an estimate.
        if self.steps and match.over and ending is not None and ending.returns:
            self.points[self.last] = list(ending.returns)

    @property
    def most(self) -> int:
        """The number of points to come, before turns that moved much are looked into."""
        ends = [self.last] if self.steps and self.match.over else []
        return len({*self.steps, *ends})

    def result(self, done: bool) -> Course:
        points = [CoursePoint(step, expected) for step, expected in sorted(self.points.items())]
        return Course(done, self.most, self.sides, points, self.swings, self.accounts)

    def biggest(self) -> list[Swing]:
        """The biggest changes of an expected result from one point to the next, the biggest first."""
        steps = sorted(self.points)
        found = [self.swing(since, step) for since, step in pairwise(steps)]
        whole = self.match.game.heuristics().full_score() if self.match.seats == 1 else 1.0
        found = [swing for swing in found if size(swing) >= LEAST * whole]
        return sorted(found, key=size, reverse=True)[:SWINGS]

    def swing(self, since: int, step: int) -> Swing:
        """The change for the seat that it moved most; on a tie, for the seat that decided."""
        before, after = self.points[since], self.points[step]
        mover = self.match.journal[since].actor
        seats = sorted(range(len(before)), key=lambda seat: (seat != mover, seat))
        seat = max(seats, key=lambda seat: round(abs(after[seat] - before[seat]), 6))
        return Swing(since, step, seat, before[seat], after[seat], mover)

    def cost_its_side(self, swing: Swing) -> bool:
        """True if a seat decided at the swing, had a choice, and its expected result fell."""
        actor = swing.actor
        if actor < 0 or self.points[swing.step][actor] >= self.points[swing.since][actor]:
            return False
        return len(self.match.state_at(swing.since).actions()) > 1


class Analyses:
    """Analyses finished games, one after another; addresses that ask have their turns."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.analyses: dict[str, Analysis] = {}
        self.askers: dict[str, str] = {}  # the address that asked first for each of them
        self.turns: dict[str, int] = {}  # games analysed for each address since the last idle moment
        self.lock = asyncio.Lock()  # what is looked up and not found is begun before anybody else looks
        self.running = False

    async def of(self, id: str, table: Table, whom: str = "") -> Course:
        """The analysis of a table that is over: whole, or as far as it has come. `whom`: who asks."""
        async with self.lock:
            if id in self.analyses:
                return self.analyses[id].result(done=False)
            body = await asyncio.to_thread(self.registry.store.analysis, id)
            if body is not None:
                return read_analysis(body)
            analysis = Analysis(table, self.registry.settings.course_positions)
            if not analysis.steps:
                return analysis.result(done=True)
            if len(self.analyses) < WAITING and list(self.askers.values()).count(whom) < OF_ONE:
                self.analyses[id], self.askers[id] = analysis, whom
                self.turns.setdefault(whom, min(self.turns.values(), default=0))  # nobody saves turns up
                if not self.running:
                    self.running = True
                    self.registry.run_in_background(self._run())
            return analysis.result(done=False)

    async def _run(self) -> None:
        try:
            while self.analyses:
                id = min(self.analyses, key=lambda one: self.turns[self.askers[one]])  # the first of equals
                analysis = self.analyses[id]
                self.turns[self.askers[id]] += 1
                try:
                    await self._finish(id, analysis)
                except StoreError as problem:  # begun again by whoever looks next
                    self.registry.store_failed("course", problem)
                except Exception as problem:  # noqa: BLE001 - other games are analysed all the same
                    self.registry.metrics.count("errors")
                    log.error("a course failed", extra=log_fields(id, problem))
                finally:
                    del self.analyses[id], self.askers[id]
        finally:
            self.running = False
            self.turns.clear()

    async def _finish(self, id: str, analysis: Analysis) -> None:
        """Analyse a game and store the result."""
        whole = await self._look(id, analysis)
        async with self.lock:
            if whole:
                body = _encoder.encode(analysis.result(done=True))
                await asyncio.wrap_future(self.registry.store.put_analysis(id, body))
                self.registry.metrics.count("courses")
            else:
                log.error("no bot could tell how a game went", extra={"table": id})

    async def _look(self, id: str, analysis: Analysis) -> bool:
        """Estimate the ends of turns, then positions within the biggest swings. False if a bot fails."""
        for step in analysis.steps:
            if not await self._estimate(id, analysis, step):
                return False
        for swing in analysis.biggest():
            inner = spaced(decisions(analysis.match, swing.since, swing.step), WITHIN)
            for step in inner:
                if not await self._estimate(id, analysis, step):
                    return False
            steps = [swing.since, *inner, swing.step]
            parts = [analysis.swing(since, step) for since, step in pairwise(steps)]
            found = max(parts, key=size)
            better = await self._better(id, analysis, found)
            analysis.swings.append(msgspec.structs.replace(found, better=better))
        return True

    async def _better(self, id: str, analysis: Analysis, swing: Swing) -> BetterMove | None:
        """The move that a bot would have made at a turning point, from what the seat could see.

        None if the bot would have made the same, or if the decision cost its side nothing.
        """
        if not analysis.cost_its_side(swing):
            return None
        match = analysis.match
        world = match.state_at(swing.since)
        world.redeal(swing.actor, self.registry.rng)
        moves = await self.registry.bots.advise_later(id, match.game, world)
        if not moves or moves[0].action == match.journal[swing.since].action:
            return None
        game = match.game
        move = game.parts.described(world.view(swing.actor), game.move(moves[0].action))
        return BetterMove(move, moves[0].reason)

    async def _estimate(self, id: str, analysis: Analysis, step: int) -> bool:
        """Estimate a position: mean results over worlds that a spectator could have thought of."""
        if step in analysis.points:
            return True
        match, bots = analysis.match, self.registry.bots
        state = match.state_at(step)
        found: list[list[float]] = []
        for _ in range(WORLDS):
            world = state.copy()
            world.redeal(None, self.registry.rng)
            if expected := await bots.expect(id, match.game, world, ESTIMATE_SIMULATIONS):
                found.append(expected)
        if found:
            analysis.points[step] = [round(sum(seat) / len(found), 4) for seat in zip(*found, strict=True)]
        return bool(found)


def turns_of(match: Match) -> list[int]:
    """Steps at which a turn begins and somebody is to decide, and the last of a game that was broken off."""
    return turn_starts(match.game, match.start(), [step.action for step in match.journal])


def decisions(match: Match, since: int, step: int) -> list[int]:
    """The steps between at which somebody is to decide."""
    return [number for number in range(since + 1, step) if match.journal[number].actor != CHANCE]


def size(swing: Swing) -> float:
    return abs(swing.after - swing.before)


def accounts(match: Match) -> list[Account]:
    """The gains of each seat by account and by source, as the game counts them."""
    metrics = match.game.metrics()
    order = metrics.accounts()
    sums: dict[tuple[str, str, str], list[int]] = {}
    for step in match.journal:
        for event in step.events:
            for gain in metrics.gains(event):
                row = sums.setdefault((gain.account, gain.key, gain.thing), [0] * match.seats)
                row[gain.seat] += gain.amount
    rows = [Account(*name, amounts) for name, amounts in sums.items() if any(amounts)]
    return sorted(rows, key=lambda row: order.index(row.account))


def read_analysis(body: bytes) -> Course:
    course: Course = _decoder.decode(body)
    return course
