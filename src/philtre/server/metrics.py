"""Counters and timings, in the text form that Prometheus reads. No label names a player or a table."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TIMED = {
    "deed_seconds": "From a message of a client to its answer, stored and told.",
    "bot_seconds": "From a bot's being asked to its decision.",
    "request_seconds": "Requests of the hall.",
    "collect_seconds": "Full passes of the garbage collector.",
}
COUNTED = {
    "entries": "Entries of journals stored.",
    "entries_followed": "Entries of other nodes read and told.",
    "tables_opened": "Tables opened.",
    "tables_replayed": "Tables brought back from their journals.",
    "messages": "Messages received from clients.",
    "refusals": "Messages and requests refused.",
    "connections": "Connections opened.",
    "pushes": "Push messages delivered.",
    "push_failures": "Push messages given up.",
    "bot_failures": "Decisions of bots replaced by the quiet move.",
    "courses": "Courses of finished games worked out.",
    "bot_restarts": "Thinking processes replaced.",
    "sweep_rounds": "Rounds of the sweep completed.",
    "sweep_failures": "Steps of the sweep that failed.",
    "store_failures": "Requests, actions and background tasks that the store failed.",
    "errors": "Errors that should not be.",
}


def label(value: str) -> str:
    """A value as Prometheus reads it."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


class Timing:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        self.counts[bisect_left(BOUNDS, seconds)] += 1


class Counters:
    """The server's counters, timings and gauges."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.timings = {name: Timing() for name in TIMED}
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.facts: dict[str, str] = {}  # what this server is

    def count(self, name: str, more: int = 1) -> None:
        self.counts[name] += more

    def observe(self, name: str, seconds: float) -> None:
        self.timings[name].add(seconds)

    @property
    def busy(self) -> int:
        """The number of entries, messages and requests so far: it stands still in a quiet moment."""
        return self.counts["entries"] + self.counts["messages"] + sum(self.timings["request_seconds"].counts)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        self.gauges[name] = (about, value)

    def text(self) -> str:
        lines: list[str] = []
        for name, about in COUNTED.items():
            full = f"philtre_{name}_total"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} counter", f"{full} {self.counts[name]}"]
        for name, (about, value) in self.gauges.items():
            full = f"philtre_{name}"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} gauge", f"{full} {value():g}"]
        if self.facts:
            labels = ",".join(f'{name}="{label(value)}"' for name, value in self.facts.items())
            lines += ["# HELP philtre_node What this server is.", "# TYPE philtre_node gauge"]
            lines.append(f"philtre_node{{{labels}}} 1")
        for name, timing in self.timings.items():
            full, sum_ = f"philtre_{name}", 0
            lines += [f"# HELP {full} {TIMED[name]}", f"# TYPE {full} histogram"]
            for bound, count in zip((*BOUNDS, "+Inf"), timing.counts, strict=True):
                sum_ += count
                lines.append(f'{full}_bucket{{le="{bound}"}} {sum_}')
            lines += [f"{full}_sum {timing.total:.6f}", f"{full}_count {sum_}"]
        return "\n".join(lines) + "\n"
