"""A table at a position of our choice: the page is real, the server's part is played by the test."""

import json
import random
import re
from typing import Any

import msgspec
from playwright.sync_api import Route, WebSocketRoute
from tests.web.visitor import Visitor

import philtre
from philtre.protocol.http import TableSeen
from philtre.protocol.live import Here
from philtre.server.live.table_summary import card_of
from philtre.server.live.updates import encoder, whole
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

NAME = "staged"


class Stage:
    """What the page at a staged table asks, and what it is told."""

    def __init__(self, visitor: Visitor, game: str, position: str, seats: int = 2, **setup: Any) -> None:
        plans = tuple(Plan("here") for _ in range(seats))
        self.table, _ = Table.open(Setup(game, plans, **setup), "ann", "Ann", random.Random(1), 0)
        self.table.match.state = philtre.game(game).position(position)
        self.acted: list[int] = []
        self.page = visitor.page
        self.socket: WebSocketRoute | None = None
        self.page.evaluate(
            """localStorage.philtre = JSON.stringify(
            {...JSON.parse(localStorage.philtre ?? '{}'), handOver: false})"""
        )
        self.page.route(re.compile(rf"/api/tables/{NAME}(\?|$)"), self._seen)
        self.page.route_web_socket(re.compile(rf"/api/tables/{NAME}/live"), self._met)

    def _seen(self, route: Route) -> None:
        seen = TableSeen(card_of(NAME, self.table), [0], True)
        route.fulfill(body=msgspec.json.encode(seen), content_type="application/json")

    def _met(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._asked)
        self.show()

    def show(self) -> None:
        """Tell the page all that there is."""
        assert self.socket
        self.socket.send(encoder.encode(whole(self.table, NAME, 0, Here([None, None], 0), 0)).decode())

    def _asked(self, text: str | bytes) -> None:
        asked = json.loads(text)
        if asked["type"] == "act":
            self.acted.append(asked["action"])
            assert self.socket
            done = {"type": "done", "id": asked["id"], "v": 1, "seq": self.table.seq}
            self.socket.send(json.dumps(done))

    def play(self, text: str, position: str = "") -> None:
        """Somebody makes this move (at another position, if one is named), and the page is told."""
        match = self.table.match
        if position:
            match.state = match.game.position(position)
        action = match.game.parse(text)
        self.table.act(match.actor, action, self.table.seq, 0)
        self.show()
