"""HTTP client of a server: a guest with a cookie, who opens, finds and joins tables."""

from __future__ import annotations

import asyncio
import http.client
import ssl
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from philtre.client.table import TableClient
from philtre.core.errors import PhiltreError
from philtre.core.message import Message
from philtre.protocol.http import Best, Course, Links, LinkSeen, Me, MyTables, No, Past, Shelf, TableSeen

WAIT = 30.0
COOKIE = "philtre"  # the beginning of its name, after __Host- or not

T = TypeVar("T")


class RequestRefused(PhiltreError):
    """The server refused a request: its status and its message."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(f"the server refused: {message.id} {message.arguments or ''}".rstrip())
        self.status = status
        self.message = message


class Guest:
    """A player at a server, known by the secret of a cookie from the first request on."""

    def __init__(self, base: str, secret: str = "") -> None:
        parts = urlsplit(base)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise PhiltreError(f"{base!r} is no address of a server: expected http://… or https://…")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.host = parts.netloc
        self.secure = parts.scheme == "https"
        self.secret = secret
        self.cookie = COOKIE  # the name that the server gave it

    # Requests

    async def me(self) -> Me:
        return await self.ask("GET", "/api/me", Me)

    async def called(self, name: str) -> Me:
        return await self.ask("PUT", "/api/me", Me, {"name": name})

    async def sign_in(self, name: str, passphrase: str) -> Me:
        """Sign in with a registered name; its owner gets all that this guest has."""
        return await self.ask("POST", "/api/me/sign-in", Me, {"name": name, "passphrase": passphrase})

    async def shelf(self) -> Shelf:
        return await self.ask("GET", "/api/games", Shelf)

    async def open(self, **setup: Any) -> TableSeen:
        return await self.ask("POST", "/api/tables", TableSeen, setup)

    async def learn(self, game: str, **wish: Any) -> TableSeen:
        return await self.ask("POST", "/api/lessons", TableSeen, {"game": game, **wish})

    async def mine(self) -> MyTables:
        return await self.ask("GET", "/api/tables/mine", MyTables)

    async def table(self, id: str) -> TableSeen:
        return await self.ask("GET", f"/api/tables/{quote(id)}", TableSeen)

    async def links(self, id: str) -> Links:
        return await self.ask("GET", f"/api/tables/{quote(id)}/links", Links)

    async def free(self, id: str, seat: int) -> TableSeen:
        """Free a seat of a table of one's own before the game; its link is void."""
        return await self.ask("POST", f"/api/tables/{quote(id)}/seats/{seat}/free", TableSeen)

    async def seat_bot(self, id: str, seat: int, level: str = "apprentice") -> TableSeen:
        """Give a free seat of a table of one's own to a bot before the game."""
        return await self.ask(
            "POST", f"/api/tables/{quote(id)}/seats/{seat}/bot", TableSeen, {"level": level}
        )

    async def dismiss(self, id: str) -> TableSeen:
        """Remove a table from the list of one's own; where nobody else plays, an unfinished one ends."""
        return await self.ask("POST", f"/api/tables/{quote(id)}/dismiss", TableSeen)

    async def try_from(self, id: str, step: int, seat: int, **wish: Any) -> TableSeen:
        """A table of one's own that begins where a finished game was after so many steps."""
        body = {"step": step, "seat": seat, **wish}
        return await self.ask("POST", f"/api/tables/{quote(id)}/try", TableSeen, body)

    async def best(self, id: str) -> Best:
        return await self.ask("GET", f"/api/tables/{quote(id)}/best", Best)

    async def replace_watch_link(self, id: str) -> Links:
        """Make the link to watch void, for a new one."""
        return await self.ask("POST", f"/api/tables/{quote(id)}/watch/link", Links)

    async def device_link(self, id: str, seat: int) -> Links:
        """A link to go on with a seat of one's own on another device."""
        return await self.ask("POST", f"/api/tables/{quote(id)}/seats/{seat}/device", Links)

    async def end_devices(self, id: str, seat: int) -> TableSeen:
        """End the access of all other devices to a seat."""
        return await self.ask("POST", f"/api/tables/{quote(id)}/seats/{seat}/alone", TableSeen)

    async def join(self, id: str, seat: int | None = None) -> TableSeen:
        return await self.ask("POST", f"/api/tables/{quote(id)}/join", TableSeen, {"seat": seat})

    async def where(self, link: str) -> LinkSeen:
        return await self.ask("GET", f"/api/links/{quote(link)}", LinkSeen)

    async def sit(self, link: str, name: str = "") -> TableSeen:
        return await self.ask("POST", f"/api/links/{quote(link)}", TableSeen, {"name": name})

    async def past(self, id: str, **query: int | str) -> Past:
        wish = "&".join(f"{name}={value}" for name, value in query.items())
        return await self.ask("GET", f"/api/tables/{quote(id)}/past?{wish}", Past)

    async def course(self, id: str) -> Course:
        return await self.ask("GET", f"/api/tables/{quote(id)}/course", Course)

    async def record(self, id: str) -> str:
        return (await self.fetch("GET", f"/api/tables/{quote(id)}/record")).decode()

    def at(self, table: str, seat: int | None = None, watch: str = "") -> TableClient:
        """A view of a table: of a seat of one's own, or a watcher's."""
        scheme = "wss" if self.secure else "ws"
        query = f"?seat={seat}" if seat is not None else f"?watch={quote(watch)}" if watch else ""
        url = f"{scheme}://{self.host}/api/tables/{quote(table)}/live{query}"
        return TableClient(url, f"{self.cookie}={self.secret}" if self.secret else "")

    # HTTP

    async def ask(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        content = await self.fetch(method, path, body)
        try:
            return msgspec.json.decode(content, type=answer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise PhiltreError(f"{self.base} does not speak like a philtre server") from None

    async def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        """The answer's body. When the session has ended, a new guest is made and a GET is repeated."""
        try:
            return await asyncio.to_thread(self._fetch, method, path, body)
        except RequestRefused as no:
            if no.message.id != "session-ended" or (method, path) == ("GET", "/api/me"):
                raise
            await self.me()
            if method != "GET":
                raise
            return await asyncio.to_thread(self._fetch, method, path, body)

    def _fetch(self, method: str, path: str, body: Any) -> bytes:
        line = (
            http.client.HTTPSConnection(self.host, timeout=WAIT, context=ssl.create_default_context())
            if self.secure
            else http.client.HTTPConnection(self.host, timeout=WAIT)
        )
        headers = {"Content-Type": "application/json"}
        if self.secret:
            headers["Cookie"] = f"{self.cookie}={self.secret}"
        try:
            line.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            response = line.getresponse()
            content = response.read()
            self._take_cookie(response.headers.get_all("Set-Cookie", []))
        except OSError as problem:
            raise PhiltreError(f"cannot reach {self.base}: {problem.strerror or problem}") from None
        except http.client.HTTPException as problem:
            raise PhiltreError(f"{self.base} does not speak like a philtre server: {problem!r}") from None
        finally:
            line.close()
        if response.status != 200:
            raise self._no(response.status, content)
        return content

    def _take_cookie(self, cookies: list[str]) -> None:
        """Take the secret that the server gives; cookies without one only clear older names."""
        ours = [
            cookie.partition("=") for cookie in cookies if cookie.removeprefix("__Host-").startswith(COOKIE)
        ]
        given = [(name, rest.partition(";")[0]) for name, _, rest in ours]
        if given:
            self.cookie, self.secret = next((one for one in given if one[1]), (COOKIE, ""))

    def _no(self, status: int, content: bytes) -> PhiltreError:
        try:
            no = msgspec.json.decode(content, type=No)
        except msgspec.DecodeError:
            return PhiltreError(f"{self.base} does not speak like a philtre server (status {status})")
        return RequestRefused(status, no.message)
