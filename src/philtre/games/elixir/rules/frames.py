"""Interruptions: a Stranger sent or a potion filched at any decision of a turn, after which the turn goes on.

Each interruption is a frame of eleven bits: the phase that was interrupted, the Stranger and the victim that
it was about. Frames are packed into the word `resuming`, the latest lowest. Only a smashed shelf asks for a
decision inside an interruption, so there is at most one frame more than Strangers who smash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.games.elixir.rules.layout import NO_STRANGER

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

FRAME: Final = 11  # bits: five for the phase, four for the Stranger, two for the victim
MOST_SMASHERS: Final = 4  # five frames fit into a word


def interrupt(state: Elixir) -> None:
    """Saves the phase, its Stranger and its victim; the Stranger now waits in the frame alone."""
    state.resuming = state.resuming << FRAME | frame(state.phase, state.stranger, state.victim)
    state.stranger = NO_STRANGER


def go_back(state: Elixir) -> i64:
    """Restores the Stranger and the victim of the latest frame; returns its phase."""
    latest = state.resuming
    state.resuming = latest >> FRAME
    state.stranger = stranger_of(latest)
    state.victim = victim_of(latest)
    return phase_of(latest)


def frame(phase: i64, stranger: i64, victim: i64) -> i64:
    return phase | stranger << 5 | victim << 9


def phase_of(frame: i64) -> i64:
    return frame & 31


def stranger_of(frame: i64) -> i64:
    return frame >> 5 & 15


def victim_of(frame: i64) -> i64:
    return frame >> 9 & 3


def stage(state: Elixir) -> i64:
    """The phase of the turn itself: that of the first frame if there are any, else the state's own."""
    phase = state.phase
    frames = state.resuming
    while frames != 0:
        phase = phase_of(frames)
        frames >>= FRAME
    return phase


def out_of_pack(state: Elixir) -> i64:
    """The number of Strangers that are acting now: in no pack, and not hired."""
    number: i64 = 0
    if state.stranger != NO_STRANGER:
        number = 1
    frames = state.resuming
    while frames != 0:
        if stranger_of(frames) != NO_STRANGER:
            number += 1
        frames >>= FRAME
    return number
