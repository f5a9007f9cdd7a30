"""A match can be replayed from its list of actions, and written to a record and read back."""

from __future__ import annotations

from philtre.conformance.run import Run, checking
from philtre.core.event import Event
from philtre.text.record import Record, read_record


@checking
def replays(run: Run) -> None:
    """The same actions give the same positions and events, and events change nothing."""
    positions: list[str] = []
    events: list[list[Event] | None] = []
    for state in run.states(events=True):
        positions.append(state.position())
        events.append(state.events)
    for silent in (False, True):
        again = run.case.start()
        for step, position in enumerate(positions):
            run.step = step
            how = "without events" if silent else "played again"
            run.must(again.position() == position, f"{how}: {again.position()!r}, but was {position!r}")
            run.must(
                silent or again.events == events[step], f"{how}: {again.events}, but were {events[step]}"
            )
            if step < len(run.actions):
                again.events = None if silent else []
                again.play(run.actions[step])


@checking
def records(run: Run) -> None:
    """A record is read back as it was written, whether the game was finished or not."""
    case = run.case
    last = ""
    for state in run.states():
        last = state.position()
    options = case.game.chosen(case.variant, dict(case.options))
    players = [f"Player {seat}" for seat in range(1, case.seats + 1)]
    for steps in (0, len(run.actions) // 2, len(run.actions)):
        run.step = steps
        actions = run.actions[:steps]
        written = Record(case.game, case.variant, case.seats, options, players, actions).write()
        read = read_record(written, case.game)
        run.must(read.actions == actions, "the record reads back with other actions")
        run.must(read.write() == written, f"the record is written anew as {read.write()!r}, not {written!r}")
    *_, final = read.states()
    run.must(final.position() == last, f"the record leads to {final.position()!r}, not to {last!r}")
