"""`philtre.playouts`: many games played on to their ends, in one compiled call or in several processes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from philtre.core.errors import PhiltreError
from philtre.core.playouts import PlayoutBlock
from philtre.core.state import State
from philtre.study.engine import job_count, run_tasks
from philtre.study.pairing import hash_bits

POLICIES: Final = ("random", "rollout")
BLOCK: Final = 256  # playouts that a process is given at once, at least


class Playouts(NamedTuple):
    """Results by state and playout: NumPy arrays where NumPy is installed, else memoryviews of that shape."""

    lengths: Any  # int64, states × playouts: decisions until the end
    returns: Any  # float64, states × playouts × seats


def playouts(
    states: State | Sequence[State],
    n: int,
    *,
    policy: str = "random",
    seat: int | None = None,
    seed: int = 0,
    jobs: int | None = 1,
) -> Playouts:
    """Play on from each state `n` times, to the end.

    `policy` is `random`, or `rollout`: the rollout policy of the game's heuristics. With a `seat`, every
    playout begins with a determinization for it. The results depend on the seed, not on `jobs`, the number of
    processes (None: one a core); starting one takes about half a second, and a script that uses several must
    be guarded by `if __name__ == "__main__"`. The states are not changed. Raises PhiltreError.
    """
    given = [states] if isinstance(states, State) else list(states)
    if policy not in POLICIES:
        raise PhiltreError(f"there is no policy {policy!r} for playouts: expected {' or '.join(POLICIES)}")
    if n < 1:
        raise PhiltreError(f"n: expected at least 1 playout for each state, found {n}")
    seats = same_seats(given)
    if seat is not None and not 0 <= seat < seats:
        raise PhiltreError(f"there is no seat {seat}: expected 0 to {seats - 1}")
    whole = len(given) * n
    block = max(BLOCK, -(-whole // (4 * job_count(jobs))))
    if job_count(jobs) == 1:
        block = whole
    task = partial(play_block, given, n, seats, policy, seat, hash_bits("playouts", seed), block)
    numbers = range(-(-whole // block))
    found = dict(run_tasks(task, numbers, min(job_count(jobs), len(numbers)), whole=True))
    lengths = b"".join(found[number][0] for number in numbers)
    returns = b"".join(found[number][1] for number in numbers)
    return Playouts(as_array(lengths, "q", (len(given), n)), as_array(returns, "d", (len(given), n, seats)))


def same_seats(states: Sequence[State]) -> int:
    """The number of seats of all states. Raises PhiltreError if they differ, or there is no state."""
    if not states:
        raise PhiltreError("states: expected at least one")
    for state in states:
        if not isinstance(state, State):
            raise PhiltreError(f"states: expected a State or several, found {state!r}")
    found = {len(state.returns()) for state in states}
    if len(found) > 1:
        raise PhiltreError(f"states: expected one number of seats, found {sorted(found)}")
    return found.pop()


def play_block(
    states: list[State],
    each: int,
    seats: int,
    policy: str,
    seat: int | None,
    seed: int,
    block: int,
    number: int,
) -> tuple[int, tuple[bytes, bytes]]:
    """The lengths and returns of one block of playouts, as bytes, with its number."""
    first = number * block
    playing = PlayoutBlock(seats, first, min(first + block, len(states) * each))
    heuristics = heuristics_of(states[0]) if policy == "rollout" else None
    playing.play(states, each, seed, heuristics, seat)
    return number, (memoryview(playing.lengths).tobytes(), memoryview(playing.returns).tobytes())


def heuristics_of(state: State) -> Any:
    setup = state.get_setup()
    if setup is None:
        raise TypeError(f"a rollout policy needs a Setup in the attribute `setup` of {type(state).__name__}")
    return setup.game.heuristics()


def as_array(data: bytes, kind: str, shape: tuple[int, ...]) -> Any:
    """A NumPy array of the data; without NumPy a memoryview of the same shape."""
    if find_spec("numpy") is None:
        flat: Any = memoryview(data)  # its stub wants formats as literals
        return flat.cast("B").cast(kind, shape)
    return import_module("numpy").frombuffer(bytearray(data), kind).reshape(shape)
