"""Many playouts in one compiled call: games played on to their ends, at random or by the rollout policy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.heuristics import Heuristics
from philtre.core.state import CHANCE, NOBODY, State

ENDLESS: Final = 1 << 60  # decisions


@final
class PlayoutBlock:
    """The playouts `first` to `last` of a batch that plays on from each state `each` times.

    Every playout has random numbers of its own, drawn from the seed by its number, so a batch gives the same
    games however it is divided into blocks.
    """

    def __init__(self, seats: i64, first: i64, last: i64) -> None:
        self.seats: i64 = seats
        self.first: i64 = first
        self.last: i64 = last
        self.lengths: vec[i64] = vec[i64]([0] * (last - first))  # decisions
        self.returns: vec[float] = vec[float]([0.0] * ((last - first) * seats))

    def play(
        self, states: list[State], each: i64, seed: int, policy: Heuristics | None, seat: int | None
    ) -> None:
        """Play all of them: by the rollout policy of `policy`, or at random without one.

        With a seat, every playout begins with a determinization for it.
        """
        seeds = Dice(seed)
        skipped: i64 = 0
        while skipped < 4 * self.first:
            seeds.word()
            skipped += 1
        dice = Dice(0)
        number = self.first
        while number < self.last:
            dice.a = seeds.word() | 1
            dice.b = seeds.word()
            dice.c = seeds.word()
            dice.d = seeds.word()
            state = states[number // each].copy()
            if seat is not None:
                state.redeal(seat, dice)
            if policy is None:
                decisions, _ = state.playout(dice)
            else:
                decisions, _ = play_on(policy, state, dice, ENDLESS)
            row = number - self.first
            self.lengths[row] = decisions
            place = row * self.seats
            for share in state.returns():
                self.returns[place] = share
                place += 1
            number += 1


def play_on(heuristics: Heuristics, state: State, dice: Dice, limit: i64) -> tuple[int, int]:
    """Play by the rollout policy until `limit` decisions are made and a seat must decide, or to the end.

    Returns the numbers of decisions and of chance events.
    """
    decisions: i64 = 0
    chances: i64 = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            chances += 1
            state.play(state.pick(dice.word()))
        elif decisions == limit:
            break
        else:
            decisions += 1
            state.play(heuristics.rollout_action(state, dice))
    return int(decisions), int(chances)
