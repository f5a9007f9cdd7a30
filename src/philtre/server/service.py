"""The server's parts: store, registry, bots, identities and limits, made once and passed to all routes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from philtre.core.message import Message
from philtre.server.bus.interface import Subscribed
from philtre.server.http.attempts import attempts
from philtre.server.http.cookies import cookie_name
from philtre.server.http.hosts import Hosts, written
from philtre.server.http.limits import ConcurrencyLimit, RateLimit
from philtre.server.live.outdated import close_outdated
from philtre.server.live.registry import TableRegistry
from philtre.server.live.sweep import Sweep
from philtre.server.metrics import Counters
from philtre.server.node import Node
from philtre.server.people.identity import Identities
from philtre.server.people.passwords import Passphrases
from philtre.server.push.notifier import Notifier
from philtre.server.settings import Settings
from philtre.server.store.keys import refold
from philtre.server.store.store import Store, kept_value
from philtre.server.workers.analysis import Analyses
from philtre.server.workers.pool import BotPool
from philtre.table.refused import Refused

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
PORTS = {"http": 80, "https": 443}


class Service:
    """Store, registry, bots, limits and the server's key."""

    def __init__(self, store: Store, settings: Settings, url: str = "", host: str = "") -> None:
        self.store = store
        refold(store)
        self.settings = settings
        self.url = url.rstrip("/")
        self.hosts = Hosts(self.url, host, settings.hosts)
        self.origin = origin_of(self.url) if url else ""
        self.metrics = Counters()
        self.bots = BotPool(self.metrics, settings.bot_workers, settings.bot_seconds)
        self.registry = TableRegistry(store, settings, self.bots, self.metrics)
        self.analyses = Analyses(self.registry)
        self.key = self._key()
        contact = settings.push_contact or self.url or "https://localhost"
        self.push = Notifier(store, settings, self.metrics, self.key, contact)
        self.push.registry = self.registry
        self.registry.notifier = self.push
        self.identities = Identities(store, cookie_name(self.key), self.registry.bus)
        store.subscriptions.on_new = lambda player: self.registry.bus.publish(Subscribed(player))
        self.passphrases = Passphrases(settings.sign_ins_waiting)
        self.bans = store.banned()
        self.work_of_person = work(settings.work_per_person, settings.work_per_person_at_once)
        self.work_of_address = work(settings.work_per_address, settings.work_per_address_at_once)
        self.requests = RateLimit(settings.requests_at_once, settings.requests_per_second)
        self.newcomers = RateLimit(settings.players_per_hour, settings.players_per_hour / 3600)
        self.openings = RateLimit(settings.tables_per_hour, settings.tables_per_hour / 3600)
        self.checks = RateLimit(settings.contents_per_hour, settings.contents_per_hour / 3600)
        self.names = RateLimit(settings.names_per_hour, settings.names_per_hour / 3600)
        self.exports = RateLimit(settings.exports_per_hour, settings.exports_per_hour / 3600)
        self.exporting = asyncio.Lock()  # one copy at a time: each replays all games of somebody
        self.guesses_of_name = attempts(store, self.key, "name", settings.sign_ins_per_name)
        self.guesses_of_address = attempts(store, self.key, "address", settings.sign_ins_per_address)
        self.chat = RateLimit(settings.chat_at_once, 1.0)
        self.whys = RateLimit(settings.whys_at_once, 4.0)
        self.sockets_of_player = ConcurrencyLimit(settings.sockets_per_player, "limit-sockets")
        self.sockets_of_address = ConcurrencyLimit(settings.sockets_per_address, "limit-sockets")
        self.sockets_of_all = ConcurrencyLimit(settings.sockets, "limit-full")
        self.hints = ConcurrencyLimit(settings.hints_at_once, "limit-hints")
        self.node = Node(self)
        self.sweep = Sweep(self.registry, self.node)
        self._gauges()

    def _key(self) -> bytes:
        """The key that links are signed with, made once for a data folder."""
        return kept_value(self.store, "key", lambda: secrets.token_bytes(32))

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("tables_in_memory", "Tables in memory.", lambda: len(self.registry.live))
        gauge("sockets", "Open connections.", lambda: self.sockets_of_all.taken["all"])
        gauge("tables_aside", "Tables set aside: they are damaged.", self.registry.damaged)
        gauge("bots_waiting", "Questions that wait for a thinking process.", lambda: len(self.bots.queue))
        gauge("commits", "Transactions written.", lambda: self.store.writer.commits)
        gauge("up_milliseconds", "How long this data folder has been served.", self.store.now)
        dialect = self.store.database.dialect
        self.metrics.facts = {"node": self.node.name, "program": self.node.program, "store": dialect}
        bus = self.registry.bus
        gauge("nodes", "Servers that use this database.", lambda: max(1, len(self.node.others)))
        gauge("bus_up", "1 while other nodes are heard, or there can be none.", lambda: not bus.problem)
        gauge("bus_lag_seconds", "How long a message to other nodes takes.", lambda: bus.lag)

    def own(self, origin: str, host: str) -> bool:
        """True if a page of that origin is one of ours, reached as `host`."""
        if self.origin and origin == self.origin:
            return True
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            return False
        if self.origin:
            return place == host and host.rpartition(":")[0] in LOOPBACK
        return bool(place) and place == host

    def base(self, scheme: str, host: str) -> str:
        """The address that links begin with."""
        return self.url or f"{scheme}://{host}"

    def local(self, host: str) -> bool:
        """True if links work on this machine only."""
        return not self.url and (host.rpartition(":")[0] or host) in LOOPBACK

    async def require_room(self, player: str, address: str) -> None:
        """Refuse a player who hosts too many tables, or an address that opened too many within the hour."""
        most = self.settings.tables_per_player
        if await asyncio.to_thread(self.store.hosted, player) >= most:
            raise Refused(Message("limit-tables", {"most": most}))
        self.openings.take(address)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Clocks, bots and the sweep, from start to stop."""
        await asyncio.to_thread(close_outdated, self.store)  # before the sweep looks for tables to go on with
        await self.node.start()
        sweep = asyncio.create_task(self.sweep.run())
        start = asyncio.create_task(self.bots.start())
        self.registry.run_in_background(self.registry.contents.store_packaged())
        try:
            yield
        finally:
            sweep.cancel()
            await asyncio.gather(sweep, start, return_exceptions=True)
            await self.registry.stop()
            await self.node.stop()
            await self.bots.stop()
            self.push.stop()
            self.passphrases.stop()
            await asyncio.to_thread(self.store.close)


def work(share: int, at_once: int) -> RateLimit:
    """A rate of processor time, from milliseconds."""
    return RateLimit(at_once / 1000, share / 1000)


def origin_of(url: str) -> str:
    """The origin that browsers name for pages of that address: without the port that its scheme implies."""
    parts = urlsplit(url)
    name = written(parts.hostname or "")
    host = f"[{name}]" if ":" in name else name
    port = "" if parts.port in (None, PORTS.get(parts.scheme)) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"
