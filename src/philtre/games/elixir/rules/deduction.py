"""Deductions about the formulas from everything that a viewer has seen (E14).

Under a given chart a potion of a kind can only come from the one cell that has its formula. So the cards of
each kind have a history of their own: brewed on that cell by certain seats, drunk, stolen and taken in
public, or filched by one seat from another without the viewer seeing the card. `weigh` replays that history
for a cell and a kind: 0 if it is impossible, else its greatest likelihood over all ways in which unseen
filchings may have moved these cards. The pack is a part of that history: the number of cards out of it
follows from the brews on the cell, and a brewer has seen it. A chart assigns a kind to each cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.bits import bit, count
from philtre.core.dice import Dice
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
    other_of,
    pack_of,
    seat_of,
    what_of,
)
from philtre.games.elixir.rules.layout import BANE, UNSEEN
from philtre.games.elixir.rules.packing import many, written

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

SPECTATOR: Final = -1
MOST_SPREADS: Final = 256  # at most nine cards among four seats: 220 distributions
WORD: Final = 4294967296.0


def missing_from(pack: i64, number: i64) -> i64:
    """The kinds of which the pack does not have all cards, as a mask."""
    found: i64 = 0
    kind: i64 = 0
    while kind < 9:
        if many(pack, kind) != number:
            found |= bit(kind)
        kind += 1
    return found


@final
class Clues:
    """The knowledge of a viewer (a seat or SPECTATOR) about the chart, and the charts that agree with it."""

    def __init__(self, state: Elixir, viewer: i64) -> None:
        self.viewer: i64 = viewer
        self.number: i64 = state.setup.potions  # number of cards of each kind
        self.chart: i64 = state.chart  # only the formulas that the viewer has seen are used
        self.trail: vec[i64] = vec[i64]([])  # the entries of the past that concern potions
        self.tricks: i64 = 0  # number of filchings whose card the viewer did not see
        self.ends: i64 = 0  # number of rivals' turns with three potions or more that ended without a win
        self.shown: i64 = 0  # kinds that the viewer knows to have been in play, as a mask
        self.cells: vec[i64] = vec[i64]([])  # formulas that somebody has seen, but not the viewer
        self.kinds: vec[i64] = vec[i64]([])  # kinds that were shown, but whose cell the viewer does not know
        self.others: vec[i64] = vec[i64]([])  # kinds that were never shown to the viewer
        self.plain: i64 = 0  # any one of `others`: their weights are equal
        self.spreads: vec[i64] = vec[i64]([0 for _ in range(MOST_SPREADS)])
        self.chances: vec[float] = vec[float]([0.0 for _ in range(MOST_SPREADS)])
        self.weights: vec[float] = vec[float]([0.0 for _ in range(81)])
        self.rests: vec[float] = vec[float]([])
        self.size: i64 = 1
        self.certain: float = 1.0  # upper bound of the likelihood of the known formulas
        self._follow(state)
        self._sort_cells(state)
        self._count()

    def _follow(self, state: Elixir) -> None:
        """Collects the trail of potions, and the kinds that were shown in it."""
        past = state.past
        trail = self.trail
        n: i64 = len(past)
        at: i64 = 0
        while at < n:
            entry = past[at]
            what = what_of(entry)
            if what not in (LOOKED, ENDED):
                trail = append(trail, entry)
            if self.looked_through(entry):
                self.shown |= missing_from(pack_of(entry), self.number)
            if what == ENDED and seat_of(entry) != self.viewer:
                self.ends += 1
            if what == TRICKED:
                if self.unseen(entry):
                    self.tricks += 1
                else:
                    self.shown |= bit(about(entry))
            elif what in (DRANK, STOLEN, SPRUNG):
                self.shown |= bit(about(entry))
            at += 1
        self.trail = trail

    def unseen(self, entry: i64) -> bool:
        """True if the viewer was neither thief nor victim of this filching."""
        return seat_of(entry) != self.viewer and other_of(entry) != self.viewer

    def looked_through(self, entry: i64) -> bool:
        """E13: True if the viewer saw the pack, after a brew of its own."""
        return seat_of(entry) == self.viewer and what_of(entry) <= MISSED

    def _sort_cells(self, state: Elixir) -> None:
        """Collects the cells whose formula the viewer does not know, and the weight of each kind there."""
        found: i64 = 0
        cells = self.cells
        cell: i64 = 0
        while cell < 9:
            kind = state.chart >> 4 * cell & 15
            if kind != UNSEEN:
                if self.viewer >= 0 and state.knows(self.viewer, cell):
                    found |= bit(kind)
                    self.certain *= self.weigh(cell, kind)
                else:
                    cells = append(cells, cell)
            cell += 1
        kinds = self.kinds
        others = self.others
        kind = 0
        while kind < 9:
            if found >> kind & 1 == 0:
                if self.shown >> kind & 1 != 0:
                    kinds = append(kinds, kind)
                else:
                    others = append(others, kind)
                    self.plain = kind
            kind += 1
        self.cells = cells
        self.kinds = kinds
        self.others = others
        for cell in cells:
            for kind in kinds:
                self.weights[cell * 9 + kind] = self.weigh(cell, kind)
            plain = self.weigh(cell, self.plain)
            for kind in others:
                self.weights[cell * 9 + kind] = plain

    def weigh(self, cell: i64, kind: i64) -> float:
        """The greatest likelihood of the history of that kind's cards, if they come from that cell."""
        spreads = self.spreads  # possible numbers of cards held by each seat, four bits a seat
        chances = self.chances
        spreads[0] = 0
        chances[0] = 1.0
        n: i64 = 1
        out: i64 = 0  # cards that are not in the pack
        for entry in self.trail:
            what = what_of(entry)
            if what == BREWED:
                if about(entry) == cell:
                    if out == self.number:
                        return 0.0
                    out += 1
                    n = self.add(n, seat_of(entry))
                if seat_of(entry) == self.viewer and many(pack_of(entry), kind) != self.number - out:
                    return 0.0
            elif what == MISSED:
                if about(entry) == cell and out < self.number:
                    return 0.0
                if seat_of(entry) == self.viewer and many(pack_of(entry), kind) != self.number - out:
                    return 0.0
            elif what == TRICKED and self.unseen(entry):
                if kind != BANE:
                    n = self.branch(n, seat_of(entry), other_of(entry))
            elif about(entry) == kind:
                if what == DRANK:
                    n = self.remove(n, seat_of(entry), False)
                elif what == STOLEN:
                    n = self.remove(n, seat_of(entry), True)
                elif what == TAKEN:
                    n = self.add(n, seat_of(entry))
                elif what == RAN_OUT:
                    out -= 1
                else:
                    n = self.remove(n, other_of(entry), True)
                    if what == TRICKED:
                        n = self.add(n, seat_of(entry))
                    else:
                        out -= 1
                if n == 0:
                    return 0.0
        best = 0.0
        at: i64 = 0
        while at < n:
            if chances[at] > best:
                best = chances[at]
            at += 1
        return best

    def add(self, n: i64, seat: i64) -> i64:
        """Adds a card to a seat in every distribution; returns the number of distributions."""
        at: i64 = 0
        while at < n:
            self.spreads[at] += bit(4 * seat)
            at += 1
        return n

    def remove(self, n: i64, seat: i64, drawn: bool) -> i64:
        """Removes a card from a seat; returns the number of distributions that had one there.

        If the card was drawn at random, the likelihood grows with the number of such cards held.
        """
        spreads = self.spreads
        kept: i64 = 0
        at: i64 = 0
        while at < n:
            held = many(spreads[at], seat)
            if held != 0:
                spreads[kept] = spreads[at] - bit(4 * seat)
                self.chances[kept] = self.chances[at]
                if drawn:
                    self.chances[kept] *= float(held)
                kept += 1
            at += 1
        return kept

    def branch(self, n: i64, thief: i64, victim: i64) -> i64:
        """Adds the distributions where an unseen filching moved one of these cards; returns the new total."""
        spreads = self.spreads
        chances = self.chances
        first = n
        at: i64 = 0
        while at < first:
            if many(spreads[at], victim) != 0:
                moved = spreads[at] - bit(4 * victim) + bit(4 * thief)
                same: i64 = 0
                while same < n and spreads[same] != moved:
                    same += 1
                if same == n:
                    spreads[n] = moved
                    chances[n] = chances[at]
                    n += 1
                elif chances[at] > chances[same]:
                    chances[same] = chances[at]
            at += 1
        return n

    # Charts

    def _count(self) -> None:
        """Fills `rests`: the total weight of all assignments of the cells from each index on.

        There is one total for each set of shown kinds that earlier cells have used. Kinds that were never
        shown are equivalent: a cell without a shown kind may get any of them that is left.
        """
        cells = self.cells
        kinds = self.kinds
        weights = self.weights
        last: i64 = len(cells)
        known: i64 = len(kinds)
        size = bit(known)
        rests = vec[float]([0.0 for _ in range(int((last + 1) * size))])
        rests[last * size + size - 1] = 1.0  # every kind that was shown has its cell
        given = last - 1
        while given >= 0:
            first = cells[given] * 9
            here = given * size
            after = here + size
            mask: i64 = 0
            while mask < size:
                left = self.left(given, mask)
                if left >= 0:
                    total = weights[first + self.plain] * float(left) * rests[after + mask]
                    k: i64 = 0
                    while k < known:
                        if mask >> k & 1 == 0:
                            total += weights[first + kinds[k]] * rests[after + (mask | bit(k))]
                        k += 1
                    rests[here + mask] = total
                mask += 1
            given -= 1
        self.rests = rests
        self.size = size

    def left(self, given: i64, mask: i64) -> i64:
        """The number of never-shown kinds left after `given` cells; `mask` has the shown kinds among them."""
        return len(self.others) - given + count(mask)

    def draw_chart(self, dice: Dice) -> i64:
        """A random chart that agrees with each kind's history, by the product of their weights."""
        chart = self.chart
        others = self.others[:]
        mask: i64 = 0
        given: i64 = 0
        while given < len(self.cells):
            cell = self.cells[given]
            first = cell * 9
            after = (given + 1) * self.size
            rest = float(dice.word()) / WORD * self.rests[given * self.size + mask]
            chosen: i64 = -1
            k: i64 = 0
            while k < len(self.kinds):
                if mask >> k & 1 == 0:
                    share = self.weights[first + self.kinds[k]] * self.rests[after + (mask | bit(k))]
                    if share > 0.0:
                        chosen = k
                        rest -= share
                        if rest < 0.0:
                            break
                k += 1
            left = self.left(given, mask)
            common = self.weights[first + self.plain] * float(left) * self.rests[after + mask]
            if common > 0.0 and (rest >= 0.0 or chosen < 0):
                at = dice.below(left)
                chart = written(chart, cell, others[at])
                others[at] = others[left - 1]
            else:
                chart = written(chart, cell, self.kinds[chosen])
                mask |= bit(chosen)
            given += 1
        return chart

    def bound(self, chart: i64) -> float:
        """The product of the weights: an upper bound of the trail's likelihood under that chart."""
        product = self.certain
        for cell in self.cells:
            product *= self.weights[cell * 9 + (chart >> 4 * cell & 15)]
        return product

    def all_charts(self, most: i64) -> vec[i64]:
        """All charts that draw_chart can return; if there are more than `most`, the first `most` + 1."""
        return self._extend(vec[i64]([]), 0, 0, 0, self.chart, most)

    def _extend(self, found: vec[i64], given: i64, mask: i64, used: i64, chart: i64, most: i64) -> vec[i64]:
        if given == len(self.cells):
            return append(found, chart)
        cell = self.cells[given]
        after = (given + 1) * self.size
        k: i64 = 0
        while k < len(self.kinds) and len(found) <= most:
            kind = self.kinds[k]
            more = mask | bit(k)
            if more != mask and self.weights[cell * 9 + kind] * self.rests[after + more] > 0.0:
                found = self._extend(found, given + 1, more, used, written(chart, cell, kind), most)
            k += 1
        if self.left(given, mask) > 0 and self.rests[after + mask] > 0.0:
            for kind in self.others:
                if used >> kind & 1 == 0 and self.weights[cell * 9 + kind] > 0.0 and len(found) <= most:
                    found = self._extend(
                        found, given + 1, mask, used | bit(kind), written(chart, cell, kind), most
                    )
        return found

    # The formula sheet

    def possible(self) -> list[list[int]]:
        """The kinds that each cell may still have, judged by the history of each kind on its own."""
        size = int(self.size)
        others = {int(kind) for kind in self.others}
        may: list[set[int]] = [set() for _ in range(9)]
        reached = {0}
        for given in range(len(self.cells)):
            cell = int(self.cells[given])
            after = (given + 1) * size
            further: set[int] = set()
            for mask in reached:
                for k, kind in enumerate(self.kinds):
                    more = mask | int(bit(k))
                    if more != mask and self.weights[cell * 9 + kind] * self.rests[after + more] > 0.0:
                        may[cell].add(int(kind))
                        further.add(more)
                common = self.weights[cell * 9 + self.plain] * self.rests[after + mask]
                if self.left(given, mask) > 0 and common > 0.0:
                    may[cell] |= others
                    further.add(mask)
            reached = further
        for cell in range(9):
            kind = int(self.chart >> 4 * cell & 15)
            if kind == UNSEEN:
                may[cell] = others
            elif not may[cell]:
                may[cell] = {kind}
        return [sorted(kinds) for kinds in may]
