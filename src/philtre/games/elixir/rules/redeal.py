"""Dealing anew what a seat cannot see: the formulas, and what was filched unseen.

A world is a chart and, for every filching between others, the card that moved. A chart is drawn from
those that agree with each kind's own story (clues.py); then all that happened to potions is told
again, unseen filchings drawing any card of the victim's hand. The world is taken with the share that
its likelihood has in the bound of its chart, so worlds come up by their probability, exactly: charts
alike, and which card went in each theft alike, given all that the seat has seen. A world that
contradicts anything seen is never taken.

When many filchings bear on what was shown later, few tries succeed. After TRIES of them charts are
weighed exactly instead, over all ways the cards can have gone: all charts if there are at most
CHARTS (then exact again), else that many drawn ones (then nearly so).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.dice import Bits, Dice
from philtre.core.state import NOBODY
from philtre.games.elixir.rules.deduction import SPECTATOR, WORD, Clues
from philtre.games.elixir.rules.evidence import (
    BREWED,
    DRANK,
    ENDED,
    LOOKED,
    MISSED,
    RAN_OUT,
    STOLEN,
    TAKEN,
    TRICKED,
    about,
    entry,
    other_of,
    seat_of,
    what_of,
)
from philtre.games.elixir.rules.packing import many, of_each, one, total
from philtre.games.elixir.rules.phases import ACTIVE, BANE, HAND, MOST_LEVELS
from philtre.games.elixir.rules.weighing import Stories

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

TRIES: Final = 400
CHARTS: Final = 128
ROUNDS: Final = 16


def redeal(state: Elixir, seat: int | None, rng: Bits) -> None:
    """Turn the state into another world that agrees with all the seat has seen."""
    if state.actor == NOBODY:  # all lies open
        return
    viewer: i64 = SPECTATOR if seat is None else seat
    clues = Clues(state, viewer)
    if len(clues.cells) == 0 and clues.tricks == 0:
        return
    dice = rng if isinstance(rng, Dice) else Dice(rng.getrandbits(32) << 32 | rng.getrandbits(32))
    tries: i64 = 0
    while tries < TRIES:
        if retell(state, clues, clues.draw_chart(dice), dice):
            return
        tries += 1
    weigh_charts(state, clues, dice)


def retell(state: Elixir, clues: Clues, chart: i64, dice: Dice) -> bool:
    """Tell all that happened under that chart; whether it agrees and is taken as the new world."""
    hands = vec[i64]([0, 0, 0, 0])
    told = state.past[:]
    product = 1.0
    n: i64 = len(told)
    at: i64 = 0
    while at < n:
        now = told[at]
        what = what_of(now)
        seat = seat_of(now)
        if what == BREWED:
            hands[seat] += one(chart >> 4 * about(now) & 15)
        elif what == DRANK:
            if many(hands[seat], about(now)) == 0:
                return False
            hands[seat] -= one(about(now))
        elif what == STOLEN:
            product *= float(many(hands[seat], about(now)))
            if product == 0.0:
                return False
            hands[seat] -= one(about(now))
        elif what == TAKEN:
            hands[seat] += one(about(now))
        elif what == ENDED:
            if complete(hands[seat]):
                return False
        elif what not in (MISSED, LOOKED, RAN_OUT):
            victim = other_of(now)
            kind = about(now)
            if what == TRICKED and clues.unseen(now):
                kind = any_card(hands[victim], dice)
                if kind == BANE:  # it would have been shown
                    return False
                told[at] = entry(TRICKED, seat, victim, kind)
            else:
                product *= float(many(hands[victim], kind))
                if product == 0.0:
                    return False
            hands[victim] -= one(kind)
            if what == TRICKED:
                hands[seat] += one(kind)
        at += 1
    if float(dice.word()) / WORD * clues.bound(chart) >= product:
        return False
    become(state, chart, hands, told)
    return True


def complete(hand: i64) -> bool:
    """Whether a hand has all three parts of the Elixir."""
    return many(hand, 6) != 0 and many(hand, 7) != 0 and many(hand, 8) != 0


def any_card(hand: i64, dice: Dice) -> i64:
    """A card of the hand, each as likely as the others."""
    rest = dice.below(total(hand))
    kind: i64 = 0
    while rest >= hand & 15:
        rest -= hand & 15
        hand >>= 4
        kind += 1
    return kind


def become(state: Elixir, chart: i64, hands: vec[i64], told: vec[i64]) -> None:
    """The new world: what is in no hand, in no use and not in the alley is in the pack."""
    state.chart = chart
    state.past = told
    pack = of_each(state.setup.potions, 9) - state.alley_potions
    seat: i64 = 0
    while seat < state.setup.seats:
        row = state.row(seat)
        state.own[row + HAND] = hands[seat]
        pack -= hands[seat]
        level: i64 = 1
        while level <= MOST_LEVELS:
            pack -= state.own[row + ACTIVE + level]
            level += 1
        seat += 1
    state.pack = pack


def weigh_charts(state: Elixir, clues: Clues, dice: Dice) -> None:
    """Choose among charts by their exact likelihoods, then how the cards went under the chosen one.

    The true chart is among all charts; if none of those drawn is possible, more are drawn. Should
    ROUNDS of them find none, the world stays as it is.
    """
    charts = clues.all_charts(CHARTS)
    drawn = len(charts) > CHARTS
    rounds: i64 = 0
    while rounds < ROUNDS:
        if drawn:
            at: i64 = 0
            while at < CHARTS:
                charts[at] = clues.draw_chart(dice)
                at += 1
        best: Stories | None = None
        whole = 0.0
        at = 0
        while at < len(charts) and at < CHARTS:
            stories = Stories(state, clues, charts[at], dice)
            weight = stories.weight
            if drawn and weight > 0.0:
                weight /= clues.bound(charts[at])
            whole += weight
            if weight > 0.0 and float(dice.word()) / WORD * whole < weight:
                best = stories
            at += 1
        if best is not None:
            hands = vec[i64]([0, 0, 0, 0])
            told = best.choose(hands, dice)
            become(state, best.chart, hands, told)
            return
        rounds += 1
