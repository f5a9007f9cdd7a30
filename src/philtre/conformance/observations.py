"""Observations: as the specification says, and the same in all worlds that a seat cannot tell apart."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

import msgspec

from philtre.conformance.run import Run, checking
from philtre.conformance.views import encoded, excerpts
from philtre.core.encoder import ObservationSpec
from philtre.core.state import State

WORLDS = 2  # redealt for each seat at a looked-at step


@checking
def observations(run: Run) -> None:
    """A game's own encoder keeps to its specification, and tells a seat only what it may know, and all of it.

    Views with the same observation are the same, except for what the specification declares as omitted.
    """
    if run.game.parts.encoder is None:
        return  # observations are made of views, which `leaks` checks
    spec: ObservationSpec | None = None
    highs: list[int] = []
    views: dict[bytes, bytes] = {}
    missing = ""
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
                    seen = encoded(without(msgspec.to_builtins(state.view(seat)), spec.omitted))
                    first = views.setdefault(observed(state, seat, spec).tobytes(), seen)
                    if first != seen and not missing:
                        one, other = excerpts(first, seen)
                        missing = f"seat {seat} observes the same where it sees {one!r} and {other!r}"
    run.must(not missing, missing)


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


def without(view: Any, omitted: Iterable[str]) -> Any:
    """A view, as plain values, without the fields that observations leave out; it is changed."""
    for path in omitted:
        *way, last = path.removesuffix("[]").split(".")
        for holder in reached([view], way):
            holder[last] = sorted(holder[last], key=str) if path.endswith("[]") else None
    return view


def reached(things: list[Any], way: list[str]) -> list[Any]:
    """The things at the end of a path of fields, through all members of lists."""
    for field in way:
        found = [thing[field] for thing in things]
        things = [part for one in found for part in (one if isinstance(one, list) else [one])]
    return things


def observed(state: State, seat: int, spec: ObservationSpec) -> array[int]:
    numbers = array("h", [0] * spec.size)
    state.observe(seat, numbers)
    return numbers


def name_at(spec: ObservationSpec, place: int) -> str:
    """The feature that has that place of an observation."""
    return next(one.name for one in reversed(spec.features) if one.offset <= place)
