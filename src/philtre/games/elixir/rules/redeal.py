"""Redealing the information that a seat cannot see: formulas, and cards filched unseen.

A world is a chart and the card of each filching between others. A chart is drawn from those that agree with
each kind's own history (deduction.py); then all events of potions are replayed, with a random card of the
victim's hand for each unseen filching. The world is accepted with probability likelihood / bound of its chart
(rejection sampling), so worlds come up exactly by their probability given everything the seat has seen: all
charts equally likely, all cards of a victim equally likely. A world that contradicts something seen is never
accepted.

When many filchings affect cards shown later, few tries succeed. After TRIES of them charts are weighed
exactly instead, over all ways in which cards may have moved: all charts if there are at most CHARTS (exact
again), else a sample of that many (nearly exact).
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
    SPRUNG,
    STOLEN,
    TAKEN,
    TRICKED,
    about,
    entry,
    other_of,
    seat_of,
    what_of,
    with_pack,
)
from philtre.games.elixir.rules.layout import ACTIVE, BANE, HAND, MOST_LEVELS
from philtre.games.elixir.rules.packing import many, of_each, one, total
from philtre.games.elixir.rules.weighing import Stories

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

TRIES: Final = 400
CHARTS: Final = 128
ROUNDS: Final = 16


def redeal(state: Elixir, seat: int | None, rng: Bits) -> None:
    """Changes the state to a random world that agrees with all that the seat (None: a spectator) has seen."""
    if state.actor == NOBODY:  # everything is open
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
    """Replays the past under a chart; if it is accepted, changes the state to it and returns True."""
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
                if kind == BANE:  # a filched Baneful Brew would have been shown
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
    """True if a hand has all three parts of the Elixir."""
    return many(hand, 6) != 0 and many(hand, 7) != 0 and many(hand, 8) != 0


def any_card(hand: i64, dice: Dice) -> i64:
    """The kind of a random card of the hand, each card equally likely."""
    rest = dice.below(total(hand))
    kind: i64 = 0
    while rest >= hand & 15:
        rest -= hand & 15
        hand >>= 4
        kind += 1
    return kind


def become(state: Elixir, chart: i64, hands: vec[i64], told: vec[i64]) -> None:
    """Changes the state to a world; potions not in hands, in use or in the alley go to the pack."""
    state.chart = chart
    state.past = told
    tell_packs(state)
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


def tell_packs(state: Elixir) -> None:
    """Writes into each brew of the past what its brewer saw in the pack of this world."""
    past = state.past
    pack = of_each(state.setup.potions, 9)
    n: i64 = len(past)
    at: i64 = 0
    while at < n:
        now = past[at]
        what = what_of(now)
        if what == BREWED:
            pack -= one(state.chart >> 4 * about(now) & 15)
            past[at] = with_pack(now, pack)
        elif what == MISSED:
            past[at] = with_pack(now, pack)
        elif what in (RAN_OUT, SPRUNG):
            pack += one(about(now))
        at += 1


def weigh_charts(state: Elixir, clues: Clues, dice: Dice) -> None:
    """Draws a chart by exact likelihoods, then the moves of its cards, and changes the state to them.

    The true chart is among all charts; if none of a sample is possible, another sample is drawn. After ROUNDS
    samples without one the state stays unchanged.
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
