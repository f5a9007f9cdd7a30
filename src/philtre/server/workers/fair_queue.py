"""A fair queue: everybody who waits has a turn, however much one of them asks for.

Start-time fair queueing. What one person asks for in one class (urgent, say) is a flow; a flow's items are
served in their order. Each flow has a tag, the virtual time at which its next item may start; the smallest
tag is served, and grows by what the item costs, divided by the weight of its class. Whoever comes anew
starts at the present virtual time, ahead of those who have had much. What an item costs is estimated from
items of its kind and corrected when it is known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")

GUESS = 0.05  # seconds that an item of an unknown kind is thought to cost
LEARNING = 0.2  # how much the last cost counts in the estimate
LEAST = 0.001  # seconds that anything costs
FLOWS = 10_000  # remembered, with nothing in them, for what they have had


class Flow(Generic[T]):
    """The items of one person in one class."""

    def __init__(self, rank: int, tag: float) -> None:
        self.rank = rank
        self.tag = tag
        self.serving = 0
        self.items: deque[tuple[int, str, T]] = deque()  # each with its number and kind


class Ticket(Generic[T]):
    """An item that is being served."""

    def __init__(self, flow: Flow[T], number: int, kind: str, item: T, cost: float) -> None:
        self.flow = flow
        self.number = number
        self.kind = kind
        self.item = item
        self.cost = cost  # as estimated, in seconds


class FairQueue(Generic[T]):
    """Items of many people, by classes with weights: the first class goes first where all else is equal."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = weights
        self.flows: dict[tuple[str, int], Flow[T]] = {}
        self.ready: set[Flow[T]] = set()  # those where something waits
        self.costs: dict[str, float] = {}  # seconds, by kind
        self.clock = 0.0  # virtual time
        self.serving = 0
        self.waiting = 0
        self.number = 0

    def __len__(self) -> int:
        return self.waiting

    def push(self, whom: str, rank: int, kind: str, item: T) -> None:
        """Append an item to the flow of that person and class."""
        self.number += 1
        flow = self.flows.get((whom, rank))
        if flow is None:
            flow = self.flows[whom, rank] = Flow(rank, self.clock)
        elif not flow.items:
            flow.tag = max(flow.tag, self.clock)
        flow.items.append((self.number, kind, item))
        self.ready.add(flow)
        self.waiting += 1

    def pop(self) -> Ticket[T] | None:
        """The item whose turn it is; None if nothing waits. Say `done` when it has been served."""
        if not self.ready:
            return None
        flow = min(self.ready, key=lambda flow: (flow.tag, flow.rank, flow.items[0][0]))
        number, kind, item = flow.items.popleft()
        if not flow.items:
            self.ready.discard(flow)
        flow.serving += 1
        cost = self.costs.get(kind, GUESS)
        self.clock = max(self.clock, flow.tag)
        flow.tag = self.clock + cost / self.weights[flow.rank]
        self.waiting -= 1
        self.serving += 1
        return Ticket(flow, number, kind, item, cost)

    def done(self, ticket: Ticket[T], seconds: float) -> None:
        """The item took so long: charge its owner, and correct the estimate for its kind."""
        self.costs[ticket.kind] = ticket.cost + LEARNING * (seconds - ticket.cost)
        self._charge(ticket, max(seconds, LEAST))
        self._forget()

    def again(self, ticket: Ticket[T], seconds: float) -> None:
        """The item failed after so long: charge its owner, and put it first in its flow again."""
        self._charge(ticket, seconds)
        ticket.flow.items.appendleft((ticket.number, ticket.kind, ticket.item))
        self.ready.add(ticket.flow)
        self.waiting += 1

    def drop(self, ticket: Ticket[T]) -> None:
        """Remove an item that is not waited for any more; it costs nothing."""
        self._charge(ticket, 0.0)
        self._forget()

    def _charge(self, ticket: Ticket[T], seconds: float) -> None:
        ticket.flow.tag += (seconds - ticket.cost) / self.weights[ticket.flow.rank]
        ticket.flow.serving -= 1
        self.serving -= 1

    def _forget(self) -> None:
        """Clear all flows once nothing waits; if there are too many, drop idle ones, debtors last."""
        if not self.waiting and not self.serving:
            self.flows.clear()
            self.clock = 0.0
        elif len(self.flows) > FLOWS:
            idle = [key for key, flow in self.flows.items() if not flow.items and not flow.serving]
            gone = [key for key in idle if self.flows[key].tag <= self.clock] or idle
            for key in gone:
                del self.flows[key]
