"""Lanes of push messages: services that do not answer, or were never tried, hold up no others.

Anybody may subscribe with an address of their own that never answers. Messages to a service that took the
last one travel in a lane of their own, which such addresses cannot fill.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from philtre.server.push.delivery import Outcome, Postman
from philtre.server.push.endpoints import Endpoint

AT_ONCE = 8  # messages of a lane that are being delivered at the same time
REMEMBERED = 1000  # services that took their last message


class Lane:
    """Messages to some of the push services, delivered with places and threads of their own."""

    def __init__(self, name: str, *, private: bool) -> None:
        self.threads = ThreadPoolExecutor(2, f"philtre-push-{name}")  # look names up, and encrypt
        self.postman = Postman(self.threads, private=private)
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0  # messages that are not yet delivered or given up


class Lanes:
    """The lane of proven services, and the lane of all others."""

    def __init__(self, *, private: bool) -> None:
        self.proven = Lane("proven", private=private)
        self.others = Lane("others", private=private)
        self.answering: OrderedDict[tuple[str, int], None] = OrderedDict()  # hosts and ports

    def of(self, endpoint: Endpoint) -> Lane:
        return self.proven if endpoint[:2] in self.answering else self.others

    def learn(self, endpoint: Endpoint, outcome: Outcome) -> None:
        """Remember services that took a message, until one of them does not answer."""
        if outcome.delivered:
            self.answering[endpoint[:2]] = None
            self.answering.move_to_end(endpoint[:2])
            if len(self.answering) > REMEMBERED:
                self.answering.popitem(last=False)
        elif outcome.status == 0:
            self.answering.pop(endpoint[:2], None)

    def stop(self) -> None:
        for lane in (self.proven, self.others):
            lane.threads.shutdown(wait=False, cancel_futures=True)
