"""Information states with perfect recall: everything that a seat has done, been told and seen.

A `Recall` plays a match and keeps its course. A seat's part of it is a text, or rows of numbers: one for each
step that the seat noticed. Steps that it was not told of and that changed nothing for it leave no trace, so
two histories have the same information state exactly if the seat cannot tell them apart.
"""

from __future__ import annotations

import json
from array import array
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from philtre.core.encoder import MOST, OBSERVATION, Feature, ObservationSpec, needs, writable
from philtre.core.errors import PhiltreError
from philtre.core.view_encoder import hashed

if TYPE_CHECKING:
    from philtre.core.dice import Source
    from philtre.core.setup import Setup
    from philtre.core.state import State

TOLD: Final = 256  # numbers of a row to which the facts of events are hashed
WAITS: Final = "who must decide then: 0 nobody, 1 chance, 2 the seat itself, 3 the next one, and so on"
DIGEST: Final = 4  # numbers of 15 bits that tell events apart whose facts share a number


class PlayedStep(NamedTuple):
    """One action, the events that it caused, and the position after it."""

    actor: int
    action: int
    events: list[Any]
    after: State


class Memory:
    """The knowledge of one seat after the first `done` steps of the course."""

    def __init__(self, last: Any) -> None:
        self.done = 0
        self.noticed: list[Any] = []
        self.last = last  # what the seat saw last

    def copy(self) -> Memory:
        twin = Memory(self.last)
        twin.done = self.done
        twin.noticed = [*self.noticed]
        return twin

    def parts(self) -> tuple[list[Any], Any]:
        """The notices so far and the last view, for going on with another course."""
        return self.noticed, self.last


class Recall:
    """The course of a match from a position on, and what each seat has noticed of it.

    `state` is the present position; change it with `play` only. Texts and rows are worked out when they are
    asked for, each step once.
    """

    def __init__(self, state: State) -> None:
        setup = state.get_setup()
        if setup is None:
            raise TypeError(
                f"a Recall needs a Setup in the attribute `setup`: {type(state).__name__} has none"
            )
        self.state: State = state.copy()
        self.setup: Setup = setup
        self.row_size: int = 2 + DIGEST + TOLD + setup.encoder().spec.size  # numbers of a row of `write`
        self._steps: list[PlayedStep] = []
        self._first: State = state.copy()
        self._lines: dict[int | None, Memory] = {}
        self._rows: dict[int, Memory] = {}

    def play(self, action: int) -> None:
        """Play an action, which must be legal: it is not checked."""
        state = self.state
        actor = int(state.actor)
        state.events = []
        state.play(action)
        events, state.events = state.events, None
        self._steps.append(PlayedStep(actor, int(action), events, state.copy()))

    def text(self, seat: int | None) -> str:
        """The information state of a seat (None: a spectator) as lines of JSON.

        The first line has the view at the beginning. Each other line is a step that the seat noticed: `did`,
        the seat's own move; `told`, events; `actor`, who must decide now, if that changed (-1: chance, -2:
        nobody); `seen`, the fields of the view that changed, by their paths.
        """
        return "\n".join(self._memory_of_lines(seat).noticed)

    def count(self, seat: int) -> int:
        """The number of rows that `write` has to write: of the beginning, and of each noticed step."""
        return len(self._memory_of_rows(seat).noticed)

    def write(self, seat: int, out: Any) -> None:
        """Write the information state of a seat into `out`, a buffer of int16, such as a NumPy array.

        `Game.recall_spec` names the numbers of a row, of which there are `row_size`. The buffer has room for
        one row or more. The last row is the newest; what does not fit is forgotten from the beginning on, and
        rows without a step are zeros. Raises PhiltreError.
        """
        size = self.row_size
        what, each = "an information state", f"rows of {size}"
        target = writable(out, (OBSERVATION,), what, each)
        room, odd = divmod(target.nbytes, 2 * size)
        if odd or room == 0:
            raise PhiltreError(f"{needs(what, each, (OBSERVATION,))}; found {target.nbytes // 2} numbers")
        rows = self._memory_of_rows(seat).noticed[-room:]
        target.cast("B")[:] = bytes(2 * size * (room - len(rows))) + b"".join(rows)

    def copy(self) -> Recall:
        """An independent twin."""
        twin = Recall(self.state)
        twin._first = self._first
        twin._steps = [*self._steps]
        twin._lines = {seat: memory.copy() for seat, memory in self._lines.items()}
        twin._rows = {seat: memory.copy() for seat, memory in self._rows.items()}
        return twin

    def __copy__(self) -> Recall:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle has the present position and what was noticed, not the course that led there."""
        seats = range(int(self.setup.seats))
        lines = {seat: self._memory_of_lines(seat).parts() for seat in (*seats, None)}
        rows = {seat: self._memory_of_rows(seat).parts() for seat in seats}
        return restored, (self.state, lines, rows)

    def redealt(self, seat: int, rng: Source) -> Recall:
        """Another world that agrees with everything the seat has seen, with the memory of that seat.

        What the other seats have seen there is not known; their information states begin now.
        """
        world = self.state.copy()
        world.redeal(seat, rng)
        found: Recall = Recall(world)
        found._lines[seat] = remembered(self._memory_of_lines(seat).parts())
        found._rows[seat] = remembered(self._memory_of_rows(seat).parts())
        return found

    def _memory_of_lines(self, seat: int | None) -> Memory:
        memory = self._lines.get(seat)
        if memory is None:
            if seat is not None:
                self._must_be_a_seat(seat)
            seen = seen_by(self._first, seat)
            actor = int(self._first.actor)
            memory = self._lines[seat] = Memory((actor, seen))
            memory.noticed.append(written({"actor": actor, "seen": seen}))
        for step in self._steps[memory.done :]:
            before, last = memory.last
            seen = seen_by(step.after, seat)
            actor = int(step.after.actor)
            line: dict[str, Any] = {}
            if step.actor == seat:
                line["did"] = self.setup.game.text(step.action)
            if told := self._told(step, seat):
                line["told"] = told
            if actor != before:
                line["actor"] = actor
            if changes := dict(changed(last, seen, "")):
                line["seen"] = changes
            if line:
                memory.noticed.append(written(line))
            memory.last = (actor, seen)
        memory.done = len(self._steps)
        return memory

    def _memory_of_rows(self, seat: int) -> Memory:
        memory = self._rows.get(seat)
        if memory is None:
            self._must_be_a_seat(seat)
            seen = self._observed(self._first, seat)
            memory = self._rows[seat] = Memory(seen)
            memory.noticed.append(array("h", [0, *numbers_of([])]).tobytes() + seen)
        for step in self._steps[memory.done :]:
            seen = self._observed(step.after, seat)
            told = self._told(step, seat)
            if step.actor == seat or told or seen != memory.last:
                did = min(step.action + 1, MOST) if step.actor == seat else 0
                memory.noticed.append(array("h", [did, *numbers_of(told)]).tobytes() + seen)
            memory.last = seen
        memory.done = len(self._steps)
        return memory

    def _observed(self, state: State, seat: int) -> bytes:
        """The observation, after the number of the seat that must decide."""
        numbers = array("h", bytes(2 * self.setup.encoder().spec.size))
        state.observe(seat, numbers)
        actor = int(state.actor)
        waits = 2 + (actor - seat) % int(self.setup.seats) if actor >= 0 else 2 + actor
        return array("h", [waits]).tobytes() + numbers.tobytes()

    def _told(self, step: PlayedStep, seat: int | None) -> list[dict[str, Any]]:
        game = self.setup.game
        redacted = [game.redacted(event, seat) for event in step.events]
        return [message for message in redacted if message is not None]

    def _must_be_a_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise PhiltreError(f"there is no seat {seat}: expected 0 to {self.setup.seats - 1}")


def remembered(parts: tuple[list[Any], Any]) -> Memory:
    """A memory with these parts, before any step of a course."""
    noticed, last = parts
    memory = Memory(last)
    memory.noticed = [*noticed]
    return memory


def restored(state: State, lines: dict[int | None, Any], rows: dict[int, Any]) -> Recall:
    """Return the Recall that was pickled."""
    recall = Recall(state)
    recall._lines = {seat: remembered(parts) for seat, parts in lines.items()}
    recall._rows = {seat: remembered(parts) for seat, parts in rows.items()}
    return recall


def recall_spec(setup: Setup) -> ObservationSpec:
    """The features of a row of `Recall.write`: what the seat did and was told, and what it saw afterwards."""
    most = min(setup.game.action_count, MOST)
    features = [
        Feature("did", [["number"]], most, "the number of the seat's own action, plus 1; 0: none"),
        Feature("digest", [numbered(DIGEST)], MOST, "a hash of the events that the seat was told"),
        Feature("told", [numbered(TOLD)], MOST, "their numbers and ids, each added at the hash of its path"),
        Feature("waits_for", [["number"]], 1 + int(setup.seats), WAITS),
    ]
    seen = setup.encoder().spec
    features += [Feature(one.name, one.labels, one.high, one.meaning) for one in seen.features]
    return ObservationSpec(features, seen.omitted)


def numbered(size: int) -> list[str]:
    return [str(number) for number in range(size)]


def seen_by(state: State, seat: int | None) -> Any:
    return msgspec.to_builtins(state.view(seat), str_keys=True)


def written(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def numbers_of(told: list[dict[str, Any]]) -> list[int]:
    """The numbers of a row that stand for events."""
    if not told:
        return [0] * (DIGEST + TOLD)
    text = written({"told": told})
    digest = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
    counts = [0] * TOLD
    for event in told:
        for place, number in hashed(event, TOLD).items():
            counts[place] = min(counts[place] + number, MOST)
    return [digest >> 15 * place & MOST for place in range(DIGEST)] + counts


def changed(before: Any, after: Any, path: str) -> list[tuple[str, Any]]:
    """The paths of fields that differ between two views, with their values afterwards."""
    if before == after:
        return []
    pairs: list[tuple[str, Any, Any]]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        pairs = [(key, before[key], after[key]) for key in after]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [
            (str(place), one, other) for place, (one, other) in enumerate(zip(before, after, strict=True))
        ]
    else:
        return [(path, after)]
    return [
        found for key, one, other in pairs for found in changed(one, other, f"{path}.{key}" if path else key)
    ]
