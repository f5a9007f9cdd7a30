"""Observations: what a seat may know, as numbers of a fixed shape, for programs that learn.

A game's encoder writes the numbers; the specification beside it names each of them. Observations are relative
to their seat: wherever players stand in a row, the observing seat is the first, and the others follow in the
order of play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from philtre.core.errors import PhiltreError

if TYPE_CHECKING:
    from philtre.core.state import State

MOST: Final = 32767  # the largest number of an observation; larger ones are written as this
OBSERVATION: Final = "h"  # int16, as the struct module writes it
BYTES: Final = ("?", "b", "B")  # bool, int8, uint8
TYPES: Final = {"h": "int16", "?": "bool", "b": "int8", "B": "uint8"}


@final
class Feature:
    """A named part of an observation: its shape, its largest number, and the meaning of its numbers.

    `labels` has, for each axis of the shape, the ids of its places: of spaces, cards or potions, as views and
    moves name them. All numbers are at least 0.
    """

    def __init__(self, name: str, labels: list[list[str]], high: int, meaning: str) -> None:
        self.name = name
        self.labels = labels
        self.high = min(high, MOST)
        self.meaning = meaning
        self.shape: tuple[int, ...] = tuple([len(axis) for axis in labels])
        size = 1
        for length in self.shape:
            size *= length
        self.size: int = size
        self.offset: int = 0  # where it begins in the observation

    def __repr__(self) -> str:
        return f"<Feature {self.name} {self.shape}, 0 to {self.high}: {self.meaning}>"


@final
class ObservationSpec:
    """The features of an observation, one after another, and the number of all their numbers.

    `omitted` says why fields of a view that change in a match are not in the observation, by their paths:
    `chart.may` is the field `may` of all things in the list `chart`; with `[]` at its end, only the order of
    a list is left out.
    """

    def __init__(self, features: list[Feature], omitted: dict[str, str] | None = None) -> None:
        self.features = features
        self.omitted: dict[str, str] = omitted or {}
        size = 0
        for feature in features:
            feature.offset = size
            size += feature.size
        self.size: int = size

    def __getitem__(self, name: str) -> Feature:
        for feature in self.features:
            if feature.name == name:
                return feature
        raise KeyError(name)

    def highs(self) -> list[int]:
        """The largest value of each number of an observation."""
        found: list[int] = []
        for feature in self.features:
            found += [feature.high] * feature.size
        return found

    def split(self, observation: Any) -> dict[str, Any]:
        """Return the parts of an observation, or of the rows of a batch, by name, in their shapes."""
        rows = tuple(observation.shape[:-1])
        return {
            feature.name: observation[..., feature.offset : feature.offset + feature.size].reshape(
                rows + feature.shape
            )
            for feature in self.features
        }

    def __repr__(self) -> str:
        return f"<ObservationSpec: {self.size} numbers in {len(self.features)} features>"


def seat_labels(seats: i64) -> list[str]:
    """The labels of an axis of seats: the observing one, then the others in the order of play."""
    return ["me"] + [f"next-{place}" for place in range(1, int(seats))]


def turn_features(seats: i64, phases: tuple[str, ...]) -> list[Feature]:
    """The features that `Buffer.write_turn` writes."""
    labels = seat_labels(seats)
    return [
        Feature("seat", [[str(seat) for seat in range(int(seats))]], 1, "the number of the observing seat"),
        Feature("phase", [list(phases)], 1, "the phase"),
        Feature("actor", [labels], 1, "the seat that must decide; none: chance, or the end"),
        Feature("player", [labels], 1, "the seat whose turn it is"),
    ]


@final
class Buffer:
    """The buffer that an encoder writes to: rows of numbers, all of the same length."""

    def __init__(self, length: i64, rows: i64) -> None:
        self.length: i64 = length
        self.values: vec[i16] = vec[i16]([0] * (length * rows))
        self.place: i64 = 0

    def begin(self, row: i64) -> None:
        """Make a row all zeros, and write to it from now on."""
        self.place = row * self.length
        values = self.values
        place = self.place
        end = place + self.length
        while place < end:
            values[place] = 0
            place += 1

    def put(self, value: i64) -> None:
        """Write a number that is at least 0."""
        if value > MOST:
            value = MOST
        self.values[self.place] = i16(value)
        self.place += 1

    def one_hot(self, value: i64, size: i64) -> None:
        """Write a 1 at the place of the value among `size` zeros; all are zeros if it is outside."""
        if 0 <= value < size:
            self.values[self.place + value] = 1
        self.place += size

    def seat(self, other: i64, seat: i64, seats: i64) -> None:
        """Write a seat as a 1 among the seats from `seat` on; all are zeros if `other` is none."""
        self.one_hot((other - seat + seats) % seats if other >= 0 else -1, seats)

    def flags(self, mask: i64, size: i64) -> None:
        """Write the lowest `size` bits of the mask, the lowest first."""
        values = self.values
        place = self.place
        rest = mask
        end = place + size
        while place < end:
            values[place] = i16(rest & 1)
            rest >>= 1
            place += 1
        self.place = end

    def skip(self, size: i64) -> None:
        """Leave zeros."""
        self.place += size

    def write_turn(self, seat: i64, seats: i64, phase: i64, phases: i64, actor: i64, player: i64) -> None:
        """Write the observing seat, the phase out of so many, the actor, and the player whose turn it is."""
        self.one_hot(seat, seats)
        self.one_hot(phase, phases)
        self.seat(actor, seat, seats)
        self.seat(player, seat, seats)

    def view(self) -> memoryview:
        """All rows as a read-only buffer, which changes with them."""
        return memoryview(self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the observations of a setup's matches. A game's own subclass says `write`."""

    def __init__(
        self, features: list[Feature], action_count: i64, omitted: dict[str, str] | None = None
    ) -> None:
        self.spec = ObservationSpec(features, omitted)
        self.buffer = Buffer(self.spec.size, 1)
        self.legal = Mask(action_count, 1)

    def write(self, state: State, seat: i64, out: Buffer) -> None:
        """Write all features of the observation of a seat, in the order of the specification."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, out: Any) -> None:
        """Write the observation of a seat into a buffer of int16. Raises PhiltreError if it does not fit."""
        buffer = self.buffer
        buffer.begin(0)
        self.write(state, seat, buffer)
        if buffer.place != buffer.length:
            raise ValueError(f"{buffer.place} numbers were written of {buffer.length} in the specification")
        fill(out, buffer.view(), (OBSERVATION,), "an observation")

    def mask(self, state: State, out: Any) -> None:
        """Write 1 for each legal action of the seat that must decide, else 0, into a buffer of bytes."""
        self.legal.write(state, 0)
        fill(out, self.legal.view(), BYTES, "a mask")


@final
class Mask:
    """Rows of a byte for each action: 1 if it is legal. Writing a row takes back what was written before."""

    def __init__(self, length: i64, rows: i64) -> None:
        self.length: i64 = length
        self.values: vec[u8] = vec[u8]([0] * (length * rows))
        self.actions: vec[i64] = vec[i64]([0] * (length * rows))  # the legal ones of each row, at its front
        self.counts: vec[i64] = vec[i64]([0] * rows)

    def write(self, state: State, row: i64) -> None:
        """Write the legal actions of the seat that must decide; none for chance and the end."""
        values = self.values
        actions = self.actions
        first = row * self.length
        end = first + self.counts[row]
        place = first
        while place < end:
            values[first + actions[place]] = 0
            place += 1
        number: i64 = 0
        if state.actor >= 0:
            listed = state.scratch()
            number = state.list_actions(listed)
            place = 0
            while place < number:
                action = listed[place]
                actions[first + place] = action
                values[first + action] = 1
                place += 1
        self.counts[row] = number

    def nth(self, row: i64, place: i64) -> i64:
        """A legal action of a row, by its place among them."""
        return self.actions[row * self.length + place]

    def view(self) -> memoryview:
        """All rows as a read-only buffer, which changes with them."""
        return memoryview(self.values)


def fill(out: Any, found: memoryview, types: tuple[str, ...], what: str) -> None:
    """Copy numbers into a caller's buffer. Raises PhiltreError, and writes nothing, if it is another kind."""
    target = writable(out, types, what, len(found))
    if target.nbytes != found.nbytes:
        raise PhiltreError(
            f"{needs(what, len(found), types)}; found {target.nbytes // target.itemsize} numbers"
        )
    target.cast("B")[:] = found.cast("B")


def writable(out: Any, types: tuple[str, ...], what: str, size: object) -> memoryview:
    """A caller's buffer, to be written to. Raises PhiltreError, which says what is needed."""
    try:
        target = memoryview(out)
    except TypeError:
        found = f"such as a NumPy array; found {type(out).__name__}"
        raise PhiltreError(f"{needs(what, size, types)}, {found}") from None
    if target.format not in types:
        raise PhiltreError(f"{needs(what, size, types)}; found one of format {target.format!r}")
    if target.readonly or not target.c_contiguous:
        fault = "a read-only one" if target.readonly else "one with gaps"
        raise PhiltreError(f"{needs(what, size, types)}; found {fault}")
    return target


def needs(what: str, size: object, types: tuple[str, ...]) -> str:
    kinds = " or ".join([TYPES[kind] for kind in types])
    return f"{what} needs a writable buffer of {size} numbers of type {kinds}"
