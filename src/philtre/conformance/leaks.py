"""Nobody learns what it may not know: redealt worlds look the same, while what is hidden varies."""

from __future__ import annotations

from typing import Final

from philtre.conformance.run import Run, checking, choose, some
from philtre.conformance.sight import difference, reason, sight, truth, viewer
from philtre.core.state import State

WORLDS: Final = 2
ASKED: Final = 24
ONWARD: Final = 6
ENOUGH: Final = 12  # redealt worlds after which something hidden must have varied


@checking
def leaks(run: Run) -> None:
    """A world redealt for somebody keeps all it may know, has the same pieces, and is another world."""
    tallies = {seat: Tally() for seat in run.case.viewers}
    for state in run.states(events=True):
        for seat, tally in tallies.items():
            tally.secrets += withheld(run, state, seat)
            for _ in range(WORLDS):
                world = state.copy()
                must_look_alike(run, state, world, seat)
                if tally.secrets:
                    tally.worlds += 1
                    tally.others += world.position() != state.position()
            must_be_a_world(run, world)
    for seat, tally in tallies.items():
        run.must(
            tally.worlds < ENOUGH or tally.others > 0,
            f"{tally.secrets} secrets were kept from {viewer(seat)}, "
            f"but what is hidden never varied in {tally.worlds} redeals for it",
        )


class Tally:
    """What was kept from somebody, and how often a redeal for it made another world since."""

    def __init__(self) -> None:
        self.secrets = 0
        self.worlds = 0
        self.others = 0


def withheld(run: Run, state: State, seat: int | None) -> int:
    """How many secrets of the last step that seat was not told."""
    count = 0
    for event in state.events or []:
        told = run.game.told(event, seat) or {}
        count += sum(secret is not None and told.get(key) is None for key, secret in event.secrets.items())
    return count


def must_look_alike(run: Run, state: State, world: State, seat: int | None) -> None:
    """Redealt once, and again, the world shows the seat the same and refuses it for the same reasons."""
    before = sight(state, seat)
    pieces = state.pieces()
    for times in ("redealt", "redealt twice"):
        world.redeal(seat, run.rng)
        found = difference(before, sight(world, seat))
        run.must(found is None, f"{times} for {viewer(seat)}, it sees another {found}")
        run.must(world.pieces() == pieces, f"{times} for {viewer(seat)}: {world.pieces()} for {pieces}")
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
