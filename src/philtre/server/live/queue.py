"""The queue of a table's actions: a lock without tasks. Each waits until the one before is done and told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Start = Callable[[], None]


class ActionQueue:
    """Actions run at once while nobody holds the table, else in the order in which they came.

    An action that waits for the store holds the table until it is called back. Tasks use `async with`.
    """

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[Start] = deque()

    def when_free(self, start: Start) -> None:
        """Call `start` as soon as nobody holds the table."""
        if self.held or self.waiting:
            self.waiting.append(start)
        else:
            start()

    def hold(self) -> None:
        self.held = True

    def release(self) -> None:
        """Let the table go; the actions that wait are started."""
        self.held = False
        self._go_on()

    def _go_on(self) -> None:
        while self.waiting and not self.held:
            try:
                self.waiting.popleft()()
            except BaseException:
                asyncio.get_running_loop().call_soon(self._go_on)  # the others have their turn all the same
                raise

    async def __aenter__(self) -> None:
        """For tasks: hold the table as soon as it is free."""
        free = asyncio.get_running_loop().create_future()

        def take() -> None:
            if not free.cancelled():
                self.hold()
                free.set_result(None)

        self.when_free(take)
        try:
            await free
        except asyncio.CancelledError:
            if free.done() and not free.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
