"""Copies, position texts and pickles of a state are equal to it and independent of it."""

from __future__ import annotations

import pickle
from typing import Final

from philtre.conformance.run import Run, checking, choose
from philtre.conformance.views import difference, everything
from philtre.core.state import State

BY_TURNS: Final = 5
ONWARD: Final = 4


@checking
def copies(run: Run) -> None:
    """A copy and its original are played on in turns, and neither changes the other."""
    state = run.case.start()
    state.events = []
    while not state.over:
        if not run.sampled():
            action = choose(state, run.rng)
            run.played(action)
            state.play(action)
            continue
        twin = state.copy()
        must_be_alike(run, state, twin, "the copy differs in its")
        run.must(twin.events is None, "the copy has events")
        for _ in range(BY_TURNS):
            must_grow_apart(run, state, twin)
            run.must(state.events is not None, "the original has lost its events")
            must_grow_apart(run, twin, state)
        must_not_be_dealt(run, state)


def must_grow_apart(run: Run, grows: State, stays: State) -> None:
    if grows.over:
        return
    before = everything(stays, run.case.viewers)
    action = choose(grows, run.rng)
    run.played(action)
    grows.play(action)
    found = difference(before, everything(stays, run.case.viewers))
    run.must(found is None, f"a step of one state changed its twin's {found}")


def must_not_be_dealt(run: Run, stays: State) -> None:
    """Redealing a copy leaves the original as it is."""
    before = everything(stays, run.case.viewers)
    stays.copy().redeal(run.rng.choice(run.case.viewers), run.rng)
    found = difference(before, everything(stays, run.case.viewers))
    run.must(found is None, f"redealing a copy changed the original's {found}")


@checking
def positions(run: Run) -> None:
    """A position is a line of text that reads back as the same state."""
    for state in run.states():
        if not run.sampled():
            continue
        text = state.position()
        run.must("\n" not in text, f"the position is not one line: {text!r}")
        must_play_on_alike(run, state.copy(), run.game.position(text), "read back, the state differs in its")


@checking
def pickles(run: Run) -> None:
    """A state survives pickling, at a seat's turn, at chance's and at the end."""
    for state in run.states():
        if not run.sampled():
            continue
        twin = pickle.loads(pickle.dumps(state))
        must_play_on_alike(run, state.copy(), twin, "unpickled, the state differs in its")


def must_play_on_alike(run: Run, state: State, twin: State, seen: str) -> None:
    """Two states are the same, and stay so while the same is done to both."""
    must_be_alike(run, state, twin, seen)
    for steps in range(1, ONWARD + 1):
        if state.over:
            return
        action = choose(state, run.rng)
        state.play(action)
        twin.play(action)
        run.must(
            state.position() == twin.position(),
            f"{seen} position {steps} steps on: {twin.position()!r} for {state.position()!r}",
        )


def must_be_alike(run: Run, state: State, twin: State, seen: str) -> None:
    found = difference(everything(state, run.case.viewers), everything(twin, run.case.viewers))
    run.must(found is None, f"{seen} {found}")
