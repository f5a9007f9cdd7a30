"""One game between bots: each sees a world that its seat could be in, and has random bits of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from philtre.bots import bot
from philtre.bots.guarded import Guarded
from philtre.core.dice import Dice
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.state import CHANCE, State
from philtre.study.deals import Deals


class Played(msgspec.Struct, frozen=True):
    """A finished game; what is listed goes by seat."""

    returns: list[float]
    decisions: list[int]
    seconds: list[float]  # that each seat's bot thought
    spent: float  # seconds of the whole game
    turns: int | None = None
    title: str | None = None  # what a lone player earned, where the game gives titles
    cut_short: bool = False
    failures: list[str] = []


def play(
    game: Game,
    state: State,
    bots: Sequence[str],
    deals: Deals,
    streams: Sequence[tuple[Dice, Dice]],
    listen: Callable[[Event], None] | None = None,
) -> Played:
    """Play to the end. Each seat has two streams: for the worlds it is shown, and its bot's own."""
    players = [Guarded(bot(name, game), game) for name in bots]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    began = perf_counter()
    while not state.over:
        if state.actor == CHANCE:
            action = deals.draw(state)
        else:
            seat = int(state.actor)
            worlds, own = streams[seat]
            world = state.copy()
            world.redeal(seat, worlds)
            asked = perf_counter()
            action = players[seat].choose(world, own)
            seconds[seat] += perf_counter() - asked
            decisions[seat] += 1
        if listen is None:
            state.play(action)
        else:
            happened: list[Event] = []
            state.events = happened
            state.play(action)
            for event in happened:
                listen(event)
    metrics = game.metrics()
    return Played(
        returns=state.returns(),
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
        spent=round(perf_counter() - began, 6),
        turns=metrics.turns(state),
        title=getattr(state.view(0), "title", None) if len(bots) == 1 else None,
        cut_short=metrics.cut_short(state),
        failures=[f"{bots[failure.seat]} at {failure}" for player in players for failure in player.failures],
    )
