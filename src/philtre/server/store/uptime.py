"""The clock of tables: milliseconds in which the server, or at least one node of a cluster, has been up.

Time in which nobody could play is on nobody's clock. It never goes back.
"""

from __future__ import annotations

import time
from typing import Protocol

GAP = 3000  # milliseconds without a sign of life, after which a cluster's clock stands still


class Uptime(Protocol):
    def now(self) -> int:
        """Milliseconds so far."""
        ...


class OwnUptime:
    """The clock of the only server of a database."""

    def __init__(self, began: int) -> None:
        self.began = began
        self.zero = time.monotonic_ns()

    def now(self) -> int:
        return self.began + (time.monotonic_ns() - self.zero) // 1_000_000


class SharedUptime:
    """The clock of a cluster, as the database counts it. Each node goes on by itself between two beats.

    A node that cannot reach the database stops its clock after GAP, as the database does when it hears from
    nobody: so all of them agree afterwards.
    """

    def __init__(self) -> None:
        self.up = self.latest = 0
        self.heard = time.monotonic_ns()

    def set(self, up: int, heard: int) -> None:
        """The database said `up` at that moment of the monotonic clock, in nanoseconds."""
        self.up, self.heard = up, heard

    def now(self) -> int:
        since = (time.monotonic_ns() - self.heard) // 1_000_000
        self.latest = max(self.latest, self.up + min(since, GAP))
        return self.latest
