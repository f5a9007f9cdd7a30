"""Information states: equal in histories that a seat cannot tell apart, and different in all others."""

from __future__ import annotations

from typing import Final

from philtre.conformance.events import Transition
from philtre.conformance.run import Run, checking, choose
from philtre.conformance.views import viewer, visible
from philtre.core.recall import Recall

POINTS: Final = 12  # of a game, at most
ONWARD: Final = 8  # steps from such a point on, in two worlds


@checking
def recall(run: Run) -> None:
    """A seat recalls the same of two histories exactly if it saw and was told the same in both."""
    course: Recall | None = None
    points = 0
    for state in run.states():
        if course is None:
            course = Recall(state)
        else:
            course.play(run.actions[-1])
        if points < POINTS and run.sampling.random() < POINTS / max(run.step, 2 * POINTS):
            points += 1
            for seat in run.case.viewers:
                if seat is not None:
                    compare(run, course.copy(), course.redealt(seat, run.rng), seat)


def compare(run: Run, ours: Recall, other: Recall, seat: int) -> None:
    """Play on in two worlds that the seat cannot tell apart, until it can."""
    for _ in range(ONWARD):
        must_recall(run, ours, other, seat, alike=True)
        if ours.state.over:
            return
        action = choose(ours.state, run.rng)
        if ours.state.actor == seat or (other.state.legal(action) and run.rng.random() < 0.5):
            another = action
        else:
            another = choose(other.state, run.rng)
        one, two = (
            Transition(run, world, number, seat)
            for world, number in ((ours.state, action), (other.state, another))
        )
        ours.play(action)
        other.play(another)
        if one.told != two.told or visible(one.after, seat) != visible(two.after, seat):
            must_recall(run, ours, other, seat, alike=False)
            return


def must_recall(run: Run, ours: Recall, other: Recall, seat: int, *, alike: bool) -> None:
    told = "cannot tell two worlds apart, but recalls" if alike else "can tell two worlds apart, but recalls"
    run.must(
        (ours.text(seat) == other.text(seat)) == alike,
        f"{viewer(seat)} {told} {'another' if alike else 'the same'} text: its last line is "
        f"{ours.text(seat).rpartition(chr(10))[2]!r}, and {other.text(seat).rpartition(chr(10))[2]!r}",
    )
    if alike or run.game.parts.encoder is not None:  # hashes of views may be equal where views are not
        run.must(
            (rows(ours, seat) == rows(other, seat)) == alike,
            f"{viewer(seat)} {told} {'other' if alike else 'the same'} numbers",
        )


def rows(course: Recall, seat: int) -> bytes:
    """The seat's information state, as numbers."""
    out = memoryview(bytearray(2 * course.row_size * course.count(seat))).cast("h")
    course.write(seat, out)
    return out.tobytes()
