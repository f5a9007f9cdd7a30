"""A client by hand: it sends any bytes, from any loopback address; and journals as the store has them."""

import contextlib
import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Self

MASK = b"\x01\x02\x03\x04"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
WAIT = 60.0


def frame(payload: bytes, first: int = TEXT, mask: bytes = MASK) -> bytes:
    """A frame as a client writes it."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    key = (mask * (size // 4 + 1))[:size]
    masked = int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")
    return head + mask + masked.to_bytes(size, "big")


def said(message: Any) -> bytes:
    """A message as a frame."""
    return frame(json.dumps(message).encode())


def connected(port: int, source: str = "127.0.0.1", wait: float = WAIT) -> socket.socket:
    """A TCP connection to the server, from that loopback address."""
    return socket.create_connection(("127.0.0.1", port), wait, (source, 0))


def head(target: str | bytes, port: int, *headers: bytes, method: str = "GET") -> bytes:
    """The head of a request, with whatever bytes its target and headers have."""
    path = target if isinstance(target, bytes) else target.encode()
    lines = [method.encode() + b" " + path + b" HTTP/1.1", f"Host: 127.0.0.1:{port}".encode(), *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


UPGRADE = (
    b"Upgrade: websocket",
    b"Connection: Upgrade",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    b"Sec-WebSocket-Version: 13",
)


class Answer(NamedTuple):
    """What a request was answered with."""

    status: int
    head: bytes
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def no(self) -> str:
        """The id of the refusal."""
        return str(self.json["message"]["id"])


def request(
    port: int,
    target: str | bytes,
    *headers: bytes,
    method: str = "GET",
    body: bytes = b"",
    source: str = "127.0.0.1",
) -> Answer:
    """One request on a connection of its own."""
    more = (*headers, b"Content-Length: %d" % len(body), b"Connection: close")
    with connected(port, source) as line:
        line.sendall(head(target, port, *more, method=method) + body)
        return answer(line)


def answer(line: socket.socket) -> Answer:
    """All that comes until the other side closes, as an answer; status 0 if nothing comes."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            got += part
    top, _, rest = got.partition(b"\r\n\r\n")
    found = re.match(rb"HTTP/1\.1 (\d+)", top)
    return Answer(int(found[1]) if found else 0, top, rest)


class Line:
    """A WebSocket by hand; `status` is what the handshake was answered with."""

    def __init__(
        self,
        port: int,
        target: str | bytes,
        *headers: bytes,
        source: str = "127.0.0.1",
        wait: float = WAIT,
    ) -> None:
        self.socket = connected(port, source, wait)
        self.got = b""
        self.code: int | None = None  # that the server closed with
        self.socket.sendall(head(target, port, *UPGRADE, *headers))
        while b"\r\n\r\n" not in self.got:
            if not self._more():
                break
        top, _, self.got = self.got.partition(b"\r\n\r\n")
        found = re.match(rb"HTTP/1\.1 (\d+)", top)
        self.status = int(found[1]) if found else 0

    def _more(self) -> bool:
        try:
            part = self.socket.recv(1 << 18)
        except ConnectionError:
            part = b""
        self.got += part
        return bool(part)

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def next(self) -> tuple[int, bytes] | None:
        """The opcode and the payload of the next frame; None when the connection has ended."""
        while True:
            found = lock_folder(self.got)
            if found is not None:
                first, payload, self.got = found
                if first & 15 == 8:
                    self.code = int.from_bytes(payload[:2], "big")
                return first & 15, payload
            if not self._more():
                return None

    def told(self) -> dict[str, Any] | None:
        """The next message; None when the connection has ended."""
        while True:
            found = self.next()
            if found is None or found[0] == 8:
                return None
            if found[0] == 1:
                message: dict[str, Any] = json.loads(found[1])
                return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.told()
            assert message is not None, f"the connection ended ({self.code}) before any of {kinds}"
            if message["type"] in kinds:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        self.send(said(message))
        return self.until("done", "refused", "reason", "advice", "warned")

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def lock_folder(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first byte and the payload of a server's frame, and what follows it; None if it is not whole."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size >= 126:
        start = 4 if size == 126 else 10
        if len(data) < start:
            return None
        size = int.from_bytes(data[2:start], "big")
    if len(data) < start + size:
        return None
    return data[0], data[start : start + size], data[start + size :]


def cookie(secret: str) -> bytes:
    return f"Cookie: philtre={secret}".encode()


# What the server keeps, read beside it


@contextlib.contextmanager
def stored(folder: Path) -> Iterator[sqlite3.Connection]:
    """The server's database, to read only."""
    address = f"file:{folder / 'philtre.db'}?mode=ro"
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=30)) as store:
        yield store


def journal(folder: Path, table: str) -> list[dict[str, Any]]:
    """The entries of a table's journal."""
    with stored(folder) as store:
        rows = store.execute("SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq", (table,))
        entries = [(seq, json.loads(body)) for seq, body in rows]
    assert [seq for seq, _ in entries] == list(range(1, len(entries) + 1)), f"{table}: a hole in the journal"
    return [entry for _, entry in entries]


def memory(process: int) -> int:
    """The resident memory of a process, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) // 1024


def roomy(settings: str, **values: int | list[str]) -> str:
    """The settings with these values, and with so much work allowed that no test runs into a budget."""
    from philtre.server.settings import Settings

    budgets: dict[str, int | list[str]] = {
        name: 1_000_000 for name in Settings.__struct_fields__ if name.startswith("work_")
    }
    values = budgets | values
    given = [line for line in settings.splitlines() if line.partition("=")[0].strip() not in values]
    return "\n".join([*given, *(f"{name} = {json.dumps(value)}" for name, value in values.items())]) + "\n"
