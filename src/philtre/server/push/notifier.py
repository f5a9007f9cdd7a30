"""The notifier: when it becomes the turn of somebody who is not at the table, their devices get a message.

One message for each table until the player has come back. Nothing here holds up a move: a turn costs a look
at some sets, and all else is done later, in tasks whose number is bounded.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from philtre.core.registry import game
from philtre.server.metrics import Counters
from philtre.server.push.delivery import Outcome
from philtre.server.push.encryption import encrypted
from philtre.server.push.endpoints import Endpoint, proper_endpoint
from philtre.server.push.lanes import Lane, Lanes
from philtre.server.push.vapid import Signer, encoded, new_key
from philtre.server.settings import Settings
from philtre.server.store.store import Store, kept_value
from philtre.server.store.subscriptions import Subscription
from philtre.table.refused import Refused
from philtre.text.words import Words

if TYPE_CHECKING:
    from philtre.server.live.registry import TableRegistry
    from philtre.server.live.table import LiveTable

KEY = "push-key"  # the private key, in the store
REMEMBERED = 100_000  # calls of players who have not come back
WAITING = 1000  # messages of a lane that are on their way, at most
PAUSES = (2.0, 15.0)  # seconds before the second and the third attempt
LONGEST_PAUSE = 60  # seconds that a push service may ask for
DAY = 86_400  # seconds that a push service keeps a message, if no clock runs

log = logging.getLogger("philtre.push")


class PlayerCall(NamedTuple):
    """A player who was called to a table."""

    table: str
    player: str


class PushMessage(NamedTuple):
    """The subject of a message."""

    game: str
    table: str
    seconds: int  # that it is of any use


class Notifier:
    """Knows who was called, and sends messages."""

    def __init__(self, store: Store, settings: Settings, metrics: Counters, key: bytes, contact: str) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.key = key  # the server's own: topics are made from it
        self.registry: TableRegistry | None = None
        self.signer = Signer(kept_value(store, KEY, new_key), contact)
        self.lanes = Lanes(private=settings.push_private)
        self.called: OrderedDict[PlayerCall, None] = OrderedDict()
        self.sending = 0  # calls whose messages are on their way

    def stop(self) -> None:
        self.lanes.stop()

    # Who is called

    def turn_came(self, live: LiveTable) -> None:
        """It is somebody else's turn at a table: call its players who are not there, in a while."""
        if not self.settings.push or not self.store.subscriptions.players:
            return
        for player in waited_for(live):
            call = PlayerCall(live.id, player)
            if (
                player in self.store.subscriptions.players
                and call not in self.called
                and not live.sees(player)
            ):
                self.called[call] = None
                if len(self.called) > REMEMBERED:
                    self.called.popitem(last=False)
                asyncio.get_running_loop().call_later(self.settings.push_seconds, self._send_soon, live, call)

    def came(self, table: str, player: str) -> None:
        """The player sees the table: there may be another call when they have left."""
        self.called.pop(PlayerCall(table, player), None)

    def _send_soon(self, live: LiveTable, call: PlayerCall) -> None:
        """The player had a moment to come by themselves: now send."""
        if call not in self.called or self.registry is None or self.registry.stopping:
            return
        if call.player not in waited_for(live):  # the turn was taken back, or has gone on
            self.came(*call)
            return
        deadline = live.table.clocks.deadline()
        seconds = DAY if deadline is None else max(60, (deadline - self.store.now()) // 1000)
        message = PushMessage(live.table.match.game.name, live.id, min(seconds, 7 * DAY))
        self.sending += 1
        self.registry.run_in_background(self._send(call, message))

    # Sending

    async def _send(self, call: PlayerCall, message: PushMessage) -> None:
        """Send the message to all devices of the player, one after another."""
        try:
            for one in await asyncio.to_thread(self.store.subscriptions.of, call.player):
                await self._send_to(one, message)
        finally:
            self.sending -= 1

    async def _send_to(self, one: Subscription, message: PushMessage) -> None:
        """Send it to one device, unless too many messages wait in the same lane."""
        try:
            endpoint = proper_endpoint(one.endpoint, private=self.settings.push_private)
        except Refused:  # the settings have changed since
            self.metrics.count("push_failures")
            return
        lane = self.lanes.of(endpoint)
        if lane.waiting >= WAITING:
            self.metrics.count("push_failures")
            return
        lane.waiting += 1
        try:
            outcome = await self._deliver(lane, endpoint, one, message)
        finally:
            lane.waiting -= 1
        if outcome is None:
            return
        if outcome.delivered:
            self.metrics.count("pushes")
            return
        self.metrics.count("push_failures")
        log.info("a push message was not delivered", extra={"status": outcome.status})
        if outcome.gone:
            await asyncio.wrap_future(self.store.subscriptions.remove(one.session))

    async def _deliver(
        self, lane: Lane, endpoint: Endpoint, one: Subscription, message: PushMessage
    ) -> Outcome | None:
        """The outcome of the last attempt; None if the player came by themselves between two."""
        for pause in (*PAUSES, None):
            async with lane.places:
                outcome = await self._post(lane, endpoint, one, message)
            self.lanes.learn(endpoint, outcome)
            if pause is None or not outcome.passing:
                break
            await asyncio.sleep(min(max(pause, outcome.retry_after), LONGEST_PAUSE))
            if PlayerCall(message.table, one.player) not in self.called:
                return None
        return outcome

    async def _post(self, lane: Lane, endpoint: Endpoint, one: Subscription, message: PushMessage) -> Outcome:
        """One attempt to deliver a message to a device."""
        loop = asyncio.get_running_loop()
        headers, body = await loop.run_in_executor(lane.threads, self._written, one, message)
        return await lane.postman.post(endpoint, headers, body)

    def _written(self, one: Subscription, message: PushMessage) -> tuple[dict[str, str], bytes]:
        """The headers and the encrypted body of a message: the name of the game, and a link to the table."""
        text = msgspec.json.encode({"game": title(message.game, one.language), "link": f"/t/{message.table}"})
        headers = {
            "authorization": self.signer.authorization(one.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(message.seconds),
            "urgency": "high",  # somebody waits
            "topic": self._topic(message.table),
        }
        return headers, encrypted(text, one.key, one.secret)

    def _topic(self, table: str) -> str:
        """A name by which a newer message about a table replaces an older one; it does not tell the table."""
        return encoded(hmac.new(self.key, b"topic" + table.encode(), hashlib.sha256).digest()[:16])


def waited_for(live: LiveTable) -> set[str]:
    """The players whose decision the table waits for; none where a bot decides, or in a lesson."""
    table = live.table
    if (
        not table.begun
        or table.ending is not None
        or table.paused
        or table.lesson is not None
        or table.actor < 0
    ):
        return set()
    seat = table.seats[table.actor]
    return set() if seat.bot or seat.former else set(seat.players)


@lru_cache(64)
def title(name: str, language: str) -> str:
    return Words(language, game(name)).say("title")
