"""Redealing leaks nothing: the seat observes the same in every world, while hidden information varies."""

from __future__ import annotations

from typing import Final

from philtre.conformance.run import Run, checking, choose, some
from philtre.conformance.views import difference, everything, reason, viewer, visible
from philtre.core.state import State

WORLDS: Final = 2
ASKED: Final = 24
ONWARD: Final = 6
MORE_GAMES: Final = 10  # in one game all that is hidden from a seat may follow from what it sees


@checking
def leaks(run: Run) -> None:
    """A redeal for a seat keeps all it can observe and the number of pieces, and gives another world."""
    uninformed: set[int | None] = set()  # seats from which something was hidden
    varied: set[int | None] = set()  # seats for which a redeal gave another world since
    for state in run.states(events=True):
        for seat in run.case.viewers:
            if withheld(run, state, seat):
                uninformed.add(seat)
        if not run.sampled():
            continue
        for seat in run.case.viewers:
            for _ in range(WORLDS):
                world = state.copy()
                must_look_alike(run, state, world, seat)
                if seat in uninformed and world.position() != state.position():
                    varied.add(seat)
            must_be_a_world(run, world)
    for seat in uninformed - varied:
        more = [Run(run.check, run.case, run.seed + number) for number in range(1, MORE_GAMES + 1)]
        run.must(
            any(varies(other, seat) for other in more),
            f"secrets were kept from {viewer(seat)}, but redeals for it never varied what is hidden, "
            f"here and in {MORE_GAMES} more games",
        )


def varies(run: Run, seat: int | None) -> bool:
    """True if a redeal for the seat ever makes another world, once something was hidden from it."""
    guesses = False
    for state in run.states(events=True):
        guesses = guesses or withheld(run, state, seat)
        if guesses:
            world = state.copy()
            world.redeal(seat, run.rng)
            if world.position() != state.position():
                return True
    return False


def withheld(run: Run, state: State, seat: int | None) -> bool:
    """True if the last step had a secret that the seat was not told."""
    for event in state.events or []:
        told = run.game.redacted(event, seat) or {}
        if any(secret is not None and told.get(key) is None for key, secret in event.secrets.items()):
            return True
    return False


def must_look_alike(run: Run, state: State, world: State, seat: int | None) -> None:
    """Redealt once, and again, the world shows the seat the same and refuses it for the same reasons."""
    before = visible(state, seat)
    pieces = state.piece_counts()
    for times in ("redealt", "redealt twice"):
        world.redeal(seat, run.rng)
        found = difference(before, visible(world, seat))
        run.must(found is None, f"{times} for {viewer(seat)}, it sees another {found}")
        run.must(
            world.piece_counts() == pieces, f"{times} for {viewer(seat)}: {world.piece_counts()} for {pieces}"
        )
    if state.actor == seat or state.over:
        for action in some(list(range(run.game.action_count)), ASKED, run.rng):
            one, other = reason(state.why_not(action)), reason(world.why_not(action))
            run.must(
                one == other,
                f"redealt for {viewer(seat)}, {run.game.text(action)!r} is refused for another reason: "
                f"{other.decode()}, not {one.decode()}",
            )


def must_be_a_world(run: Run, world: State) -> None:
    """A redealt world can be written, read and played on like any other."""
    found = difference(
        everything(world, run.case.viewers), everything(run.game.position(world.position()), run.case.viewers)
    )
    run.must(found is None, f"a redealt world, read back, differs in its {found}")
    for _ in range(ONWARD):
        if world.over:
            return
        world.play(choose(world, run.rng))
