"""Nobody learns what it may not know: redealt worlds look the same, while what is hidden varies."""

from __future__ import annotations

from typing import Final

from philtre.conformance.run import Run, checking, choose, some
from philtre.conformance.sight import difference, reason, sight, truth, viewer
from philtre.core.state import State

WORLDS: Final = 2
ASKED: Final = 24
ONWARD: Final = 6
MORE_GAMES: Final = 10  # in one game all that is kept from a seat may follow from what it sees


@checking
def leaks(run: Run) -> None:
    """A world redealt for somebody keeps all it may know, has the same pieces, and is another world."""
    guessing: set[int | None] = set()  # from whom something was kept
    surprised: set[int | None] = set()  # who has met another world since
    for state in run.states(events=True):
        for seat in run.case.viewers:
            if withheld(run, state, seat):
                guessing.add(seat)
        if not run.glance():
            continue
        for seat in run.case.viewers:
            for _ in range(WORLDS):
                world = state.copy()
                must_look_alike(run, state, world, seat)
                if seat in guessing and world.position() != state.position():
                    surprised.add(seat)
            must_be_a_world(run, world)
    for seat in guessing - surprised:
        more = [Run(run.check, run.case, run.seed + number) for number in range(1, MORE_GAMES + 1)]
        run.must(
            any(varies(other, seat) for other in more),
            f"secrets were kept from {viewer(seat)}, but redeals for it never varied what is hidden, "
            f"here and in {MORE_GAMES} more games",
        )


def varies(run: Run, seat: int | None) -> bool:
    """Whether a redeal for the seat ever makes another world, once something was kept from it."""
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
    """Whether the last step had a secret that the seat was not told."""
    for event in state.events or []:
        told = run.game.redacted(event, seat) or {}
        if any(secret is not None and told.get(key) is None for key, secret in event.secrets.items()):
            return True
    return False


def must_look_alike(run: Run, state: State, world: State, seat: int | None) -> None:
    """Redealt once, and again, the world shows the seat the same and refuses it for the same reasons."""
    before = sight(state, seat)
    pieces = state.piece_counts()
    for times in ("redealt", "redealt twice"):
        world.redeal(seat, run.rng)
        found = difference(before, sight(world, seat))
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
        truth(world, run.case.viewers), truth(run.game.position(world.position()), run.case.viewers)
    )
    run.must(found is None, f"a redealt world, read back, differs in its {found}")
    for _ in range(ONWARD):
        if world.over:
            return
        world.play(choose(world, run.rng))
