"""The formula sheet: which potions each cell may still have, after everything that a viewer has seen (E14).

`Clues.possible` judges each kind by its own history. Two things tie kinds together: a rival's turn that ended
without a win (that rival did not have all three parts), and a filching that the viewer did not see (one card
moved, whichever it was). Where the past has such entries, a kind stays on the sheet only if some whole chart
with it agrees with the past. Kinds that were never shown and have the same effect are equivalent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.core.dice import Dice
from philtre.games.elixir.rules.deduction import Clues
from philtre.games.elixir.rules.evidence import (
    BREWED,
    DRANK,
    ENDED,
    SPRUNG,
    STOLEN,
    TAKEN,
    TRICKED,
    about,
    other_of,
    seat_of,
    what_of,
)
from philtre.games.elixir.rules.layout import BANE, PART, UNSEEN
from philtre.games.elixir.rules.packing import many, of_each, one, written

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

SAMPLES: Final = 24  # random charts, by which most of what is possible is found at once
STEPS: Final = 100_000  # entries read at most; what is undecided then stays on the sheet
PARTS: Final = 0x1C0  # masks of kinds
BANES: Final = 0x20
OTHERS: Final = 0x1F


def possible(state: Elixir, viewer: i64) -> list[list[int]]:
    """The kinds that each of the nine cells may still have, for a viewer (a seat or SPECTATOR)."""
    clues = Clues(state, viewer)
    by_kind = clues.possible()
    if clues.tricks == 0 and clues.ends == 0:
        return by_kind
    sheet = FormulaSheet(state, clues)
    for cell in range(9):
        for kind in by_kind[cell]:
            sheet.asked[cell] |= bit(kind)
    sheet.settle()
    return [[kind for kind in by_kind[cell] if sheet.found[cell] >> kind & 1 != 0] for cell in range(9)]


def whole(hand: i64) -> bool:
    """True if a hand has all three parts of the Elixir."""
    return many(hand, PART) != 0 and many(hand, PART + 1) != 0 and many(hand, PART + 2) != 0


@final
class FormulaSheet:
    """Seeks a chart for each kind that a cell may have; `asked` and `found` are masks of kinds by cell."""

    def __init__(self, state: Elixir, clues: Clues) -> None:
        self.past = state.past
        self.clues = clues
        self.asked: vec[i64] = vec[i64]([0 for _ in range(9)])
        self.found: vec[i64] = vec[i64]([0 for _ in range(9)])
        self.steps: i64 = STEPS
        self.cell: i64 = 0  # the cell and the kind for which a chart is sought
        self.kind: i64 = 0
        self.blank: i64 = of_each(UNSEEN, 9)  # the chart with what the viewer has seen only
        self.others: i64 = 0  # kinds that were never shown, as a mask
        self.unseen: i64 = 0  # cells that nobody has looked at, as a mask
        for kind in clues.others:
            self.others |= bit(kind)
        mine: i64 = 0x1FF
        for cell in clues.cells:
            mine &= ~bit(cell)
        cell = 0
        while cell < 9:
            if state.chart >> 4 * cell & 15 == UNSEEN:
                self.unseen |= bit(cell)
            elif mine >> cell & 1 != 0:
                self.blank = written(self.blank, cell, state.chart >> 4 * cell & 15)
                self.found[cell] = 0x1FF
            cell += 1

    def settle(self) -> None:
        """Fills `found`: by random charts first, then by a search for each kind that they did not show."""
        dice = Dice(1)
        tries: i64 = 0
        while tries < SAMPLES:
            chart = self.clues.draw_chart(dice)
            if self.agrees(chart):
                self.mark(chart)
            tries += 1
        cell: i64 = 0
        while cell < 9:
            kind: i64 = 0
            while kind < 9:
                if (self.asked[cell] & ~self.found[cell]) >> kind & 1 != 0:
                    self.cell = cell
                    self.kind = kind
                    if self.try_kind():
                        self.found[cell] |= self.like(kind)
                kind += 1
            cell += 1

    def like(self, kind: i64) -> i64:
        """The kinds that are equivalent to this one, as a mask: never shown, and of the same effect."""
        if self.others >> kind & 1 == 0:
            return bit(kind)
        if kind >= PART:
            return self.others & PARTS
        if kind == BANE:
            return self.others & BANES
        return self.others & OTHERS

    def mark(self, chart: i64) -> None:
        """Notes everything that a chart which agrees with the past shows to be possible."""
        used: i64 = 0
        for cell in self.clues.cells:
            kind = chart >> 4 * cell & 15
            used |= bit(kind)
            self.found[cell] |= self.like(kind)
        left = self.others & ~used
        kind = 0
        while kind < 9:
            if left >> kind & 1 != 0:
                cell = 0
                while cell < 9:
                    if self.unseen >> cell & 1 != 0:
                        self.found[cell] |= self.like(kind)
                    cell += 1
            kind += 1

    def try_kind(self) -> bool:
        """True if some chart with that kind in that cell agrees with the past, or if the steps run out."""
        if self.unseen >> self.cell & 1 != 0:
            return self.extend(self.blank, 0, 0, bit(self.kind))
        return self.extend(written(self.blank, self.cell, self.kind), 0, 0, bit(self.kind))

    def extend(self, chart: i64, given: i64, mask: i64, used: i64) -> bool:
        """Assigns kinds to the cells from index `given` on; `mask` has the shown kinds assigned so far."""
        if self.steps <= 0:
            return True
        clues = self.clues
        if clues.tricks == 0 and self.breaks(chart):
            return False
        if given == len(clues.cells):
            if not self.agrees(chart):
                return False
            self.mark(chart)
            return True
        cell = clues.cells[given]
        tried: i64 = 0
        kind: i64 = 0
        while kind < 9:
            fits = used >> kind & 1 == 0
            if cell == self.cell:
                fits = kind == self.kind
            if fits and tried >> kind & 1 == 0 and clues.weights[cell * 9 + kind] > 0.0:
                more = mask | self.shown_bit(kind)
                if clues.rests[(given + 1) * clues.size + more] > 0.0:
                    tried |= self.like(kind)
                    if self.extend(written(chart, cell, kind), given + 1, more, used | bit(kind)):
                        return True
            kind += 1
        return False

    def shown_bit(self, kind: i64) -> i64:
        """The bit of a shown kind in the masks of `Clues`; 0 for kinds that were never shown."""
        place: i64 = 0
        while place < len(self.clues.kinds):
            if self.clues.kinds[place] == kind:
                return bit(place)
            place += 1
        return 0

    def breaks(self, chart: i64) -> bool:
        """True if some rival surely had all three parts at the end of a turn that it did not win.

        The chart may have blanks. Only for a past without filchings that the viewer did not see.
        """
        hands = vec[i64]([0, 0, 0, 0])
        for now in self.past:
            what = what_of(now)
            seat = seat_of(now)
            kind = about(now)
            if what == BREWED:
                kind = chart >> 4 * kind & 15
                if PART <= kind < 9:
                    hands[seat] += one(kind)
            elif what == ENDED:
                if whole(hands[seat]):
                    return True
            elif what == TAKEN:
                if kind >= PART:
                    hands[seat] += one(kind)
            elif what in (STOLEN, TRICKED) and kind >= PART:
                loser = seat
                if what == TRICKED:
                    loser = other_of(now)
                    hands[seat] += one(kind)
                if many(hands[loser], kind) != 0:
                    hands[loser] -= one(kind)
        self.steps -= len(self.past)
        return False

    def agrees(self, chart: i64) -> bool:
        """True if the whole past can have happened under a chart, or if the steps run out."""
        if self.clues.tricks == 0:
            return not self.breaks(chart)
        return self.tell(chart, vec[i64]([0, 0, 0, 0]), 0)

    def tell(self, chart: i64, hands: vec[i64], at: i64) -> bool:
        """Replays the past from index `at` on, with every card that an unseen filching may have moved."""
        n: i64 = len(self.past)
        while at < n:
            if self.steps <= 0:
                return True
            self.steps -= 1
            now = self.past[at]
            what = what_of(now)
            seat = seat_of(now)
            kind = about(now)
            if what == BREWED:
                hands[seat] += one(chart >> 4 * kind & 15)
            elif what == TAKEN:
                hands[seat] += one(kind)
            elif what == ENDED:
                if whole(hands[seat]):
                    return False
            elif what == TRICKED and self.clues.unseen(now):
                return self.guess(chart, hands, at)
            elif what in (DRANK, STOLEN, TRICKED, SPRUNG):
                loser = seat
                if what in (TRICKED, SPRUNG):
                    loser = other_of(now)
                if many(hands[loser], kind) == 0:
                    return False
                hands[loser] -= one(kind)
                if what == TRICKED:
                    hands[seat] += one(kind)
            at += 1
        return True

    def guess(self, chart: i64, hands: vec[i64], at: i64) -> bool:
        """Goes on with each card but Baneful Brew that the victim of an unseen filching may have lost."""
        thief = seat_of(self.past[at])
        victim = other_of(self.past[at])
        kind: i64 = 0
        while kind < 9:
            if kind != BANE and many(hands[victim], kind) != 0:
                further = hands[:]
                further[victim] -= one(kind)
                further[thief] += one(kind)
                if self.tell(chart, further, at + 1):
                    return True
            kind += 1
        return False
