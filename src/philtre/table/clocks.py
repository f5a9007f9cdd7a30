"""The clocks of a table: time left for each seat. No clock of its own: time is handed in, in milliseconds."""

from __future__ import annotations

from philtre.table.setup import Clock, PerGame

DAY = 86_400_000


class Clocks:
    """The time left for each seat. Time runs for one seat at a time, or for nobody."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [self.first()] * seats
        self.running: int | None = None
        self.since = 0
        self.turn: tuple[int, int] | None = None  # the seat that ended the last turn, and its time left then

    def first(self) -> int:
        """The time that a seat begins with; with days per move, that it has for each turn."""
        if self.clock is None:
            return 0
        return self.clock.seconds * 1000 if isinstance(self.clock, PerGame) else self.clock.days * DAY

    def run(self, seat: int | None, now: int) -> None:
        """Charge who was running, and let that seat's time run from now on."""
        if self.clock is None:
            return
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - (now - self.since))
        self.running, self.since = seat, now

    def end_turn(self, seat: int) -> None:
        """The seat, already charged, has ended its turn: give it the time for the next one."""
        if self.clock is None:
            return
        self.turn = (seat, self.left[seat])
        if isinstance(self.clock, PerGame):
            self.left[seat] += self.clock.increment * 1000
        else:
            self.left[seat] = self.first()

    def reopen_turn(self, seat: int) -> None:
        """The end of the turn was taken back: take its added time back too, so that undo wins no time."""
        if self.turn is not None and self.turn[0] == seat:
            self.left[seat] = min(self.left[seat], self.turn[1])
            self.turn = None

    def left_at(self, seat: int, now: int) -> int:
        spent = now - self.since if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def deadline(self) -> int | None:
        """The time, in milliseconds, at which the running seat's time is up; None if no clock runs."""
        if self.clock is None or self.running is None:
            return None
        return self.since + self.left[self.running]
