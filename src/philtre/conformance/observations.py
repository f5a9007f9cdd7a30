"""Observations: as the specification says, and the same in all worlds that a seat cannot tell apart."""

from __future__ import annotations

from array import array

from philtre.conformance.run import Run, checking
from philtre.core.encoder import ObservationSpec
from philtre.core.state import State

WORLDS = 2  # redealt for each seat at a looked-at step


@checking
def observations(run: Run) -> None:
    """A game's own encoder keeps to its specification, and tells a seat only what it may know."""
    if run.game.parts.encoder is None:
        return  # observations are made of views, which `leaks` checks
    spec: ObservationSpec | None = None
    highs: list[int] = []
    for state in run.states():
        if spec is None:
            setup = state.get_setup()
            run.must(setup is not None, "there is an encoder, but states have no attribute `setup`")
            assert setup is not None
            spec = setup.encoder().spec
            highs = spec.highs()
        if run.sampled():
            for seat in run.case.viewers:
                if seat is not None:
                    look(run, state, seat, spec, highs)


def look(run: Run, state: State, seat: int, spec: ObservationSpec, highs: list[int]) -> None:
    seen = observed(state, seat, spec)
    for place, (number, high) in enumerate(zip(seen, highs, strict=True)):
        run.must(
            0 <= number <= high,
            f"{name_at(spec, place)} is {number} for seat {seat}: expected 0 to {high}",
        )
    for _ in range(WORLDS):
        world = state.copy()
        world.redeal(seat, run.rng)
        other = observed(world, seat, spec)
        for place, (one, another) in enumerate(zip(seen, other, strict=True)):
            run.must(
                one == another,
                f"seat {seat} observes {name_at(spec, place)} {one}, and {another} in a redealt world",
            )


def observed(state: State, seat: int, spec: ObservationSpec) -> array[int]:
    numbers = array("h", [0] * spec.size)
    state.observe(seat, numbers)
    return numbers


def name_at(spec: ObservationSpec, place: int) -> str:
    """The feature that has that place of an observation."""
    return next(one.name for one in reversed(spec.features) if one.offset <= place)
