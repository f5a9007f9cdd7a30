"""Limits: rates (token buckets), numbers at a time, and budgets of processor time, by address or player."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from philtre.core.message import Message
from philtre.table.refused import Refused

Result = TypeVar("Result")

FORGET = 4096  # buckets kept before the full ones are first forgotten


class TokenBucket:
    """A token bucket: so many at once, so many a second in the long run."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """Seconds until one more is allowed."""
        return max(1, math.ceil((1 - self.left) / self.rate))

    def spend(self, amount: float, now: float) -> float:
        """Subtract an amount already used, even below 0. Returns the seconds until some is left."""
        left = min(self.most, self.left + (now - self.at) * self.rate) - amount
        self.left = left
        self.at = now
        return 0.0 if left > 0 else -left / self.rate


class RateLimit:
    """A rate limit: a token bucket for each address or player."""

    def __init__(
        self,
        most: float,
        rate: float,
        time: Callable[[], float] = time.monotonic,
        id: str = "limit-rate",
    ) -> None:
        self.id = id
        self.most = most
        self.rate = rate
        self.time = time
        self.buckets: dict[str, TokenBucket] = {}
        self.room = FORGET

    def take(self, whom: str) -> None:
        """Count one more; Refused if that is too many."""
        now = self.time()
        bucket = self.bucket(whom, now)
        if not bucket.take(now):
            raise Refused(Message(self.id, {} if self.id == "limit-rate" else {"seconds": bucket.wait()}))

    def spend(self, whom: str, amount: float) -> float:
        """Subtract an amount already used. Returns the seconds until some is left."""
        now = self.time()
        return self.bucket(whom, now).spend(amount, now)

    def bucket(self, whom: str, now: float) -> TokenBucket:
        bucket = self.buckets.get(whom)
        if bucket is None:
            if len(self.buckets) >= self.room:
                self._forget(now)
            bucket = self.buckets[whom] = TokenBucket(self.most, self.rate, now)
        return bucket

    def give(self, whom: str) -> None:
        """Give one token back."""
        bucket = self.buckets.get(whom)
        if bucket is not None:
            bucket.left = min(bucket.most, bucket.left + 1)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again."""
        self.buckets = {
            whom: bucket
            for whom, bucket in self.buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate < bucket.most
        }
        self.room = max(FORGET, 2 * len(self.buckets))  # so that looking through them stays cheap for each


class Budget:
    """Processor time of the event loop that one connection spends: a person's, and its address's.

    What is spent cannot be refused any more, so a budget may be overdrawn: whoever spends says how much, and
    is told how long to wait before the next thing.
    """

    def __init__(self, *parts: tuple[RateLimit, str]) -> None:
        self.parts = parts

    def spend(self, seconds: float) -> float:
        """Seconds to wait until nothing is overdrawn any more; 0 where nothing is."""
        now, longest = time.monotonic(), 0.0
        for rate, whom in self.parts:
            wait = rate.bucket(whom, now).spend(seconds, now)
            if wait > longest:
                longest = wait
        return longest


payer: ContextVar[Callable[[float], object] | None] = ContextVar("payer", default=None)
"""Charges seconds of the event loop to the request that caused the work; None: nobody is charged."""


async def in_thread(work: Callable[..., Result], *arguments: Any) -> Result:
    """The result of work in a thread, at the cost of the request: it holds up the event loop, too."""
    took = 0.0

    def timed() -> Result:
        nonlocal took
        began = time.thread_time()
        try:
            return work(*arguments)
        finally:
            took = time.thread_time() - began

    try:
        return await asyncio.to_thread(timed)
    finally:
        spend = payer.get()
        if spend is not None:
            spend(took)


class Metered:
    """Awaits a coroutine and reports the seconds of the event loop that each of its steps took."""

    def __init__(self, work: Coroutine[Any, Any, None], spend: Callable[[float], object]) -> None:
        self.work = work
        self.spend = spend

    def __await__(self) -> Generator[Any, None, None]:
        problem: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waiting = self.work.send(None) if problem is None else self.work.throw(problem)
            except StopIteration:
                return
            finally:
                self.spend(time.thread_time() - began)
            problem = None
            try:
                yield waiting
            except BaseException as raised:  # noqa: BLE001 - it is the coroutine's
                problem = raised


class ConcurrencyLimit:
    """A concurrency limit: so many at a time, for each address or player."""

    def __init__(self, most: int, id: str) -> None:
        self.most = most
        self.id = id
        self.taken: Counter[str] = Counter()

    def take(self, whom: str) -> None:
        if self.taken[whom] >= self.most:
            raise Refused(Message(self.id, {"most": self.most}))
        self.taken[whom] += 1

    def leave(self, whom: str) -> None:
        self.taken[whom] -= 1
        if self.taken[whom] <= 0:
            del self.taken[whom]
