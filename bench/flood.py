"""How long honest players wait while somebody floods the server, beside how long they wait otherwise.

    python bench/flood.py                       every kind of flood, six seconds each
    python bench/flood.py --only pings --seconds 10

The server runs with its default limits in a process of its own. Honest pairs play from 127.0.0.3 at a steady
pace; the flood comes from 127.0.0.2, from another process, as fast as it goes. All of it stays on this
machine and is bounded in time. Prints one JSON object: milliseconds from when a move was due until it was
told, and the most bytes of memory that the server had meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import uvloop
from server import OurMatch, Ours, memory, paced, summary
from wire import Wire

from philtre.client import Guest

ATTACKER, HONEST = "127.0.0.2", "127.0.0.3"
PAIRS = 10
RATE = 50.0  # honest moves a second, in all
BLOCK = 64 * 1024  # bytes that a flood writes at once
SOCKETS, SOCKETS_OF_ONE = 195, 39  # in a wave, and of each guest
WAVE = 1.0  # seconds between two waves: the budget is full again
SAMPLE = 0.1  # seconds between two looks at the server's memory
DECISIONS = 120  # that the table of the flood has come to: looking at it is dear


def masked(first: int, payload: bytes = b"") -> bytes:
    size = len(payload)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


LOOK = masked(0x81, b'{"type":"look","id":1}')
FRAMES = {
    "empty parts": (masked(0x01, b"{"), masked(0x00)),  # one beginning, then parts without end
    "pings": (b"", masked(0x89, b"x" * 100)),
    "pongs": (b"", masked(0x8A)),
    "broken messages": (b"", masked(0x81, b"{")),
    "deep messages": (b"", masked(0x81, b'{"id":' + b"[" * 1000)),
    "looks": (b"", LOOK),
    "words": (b"", masked(0x81, b'{"type":"say","id":1,"text":"hello"}')),
}


PARAMETERS = "/api/tables/open?" + "&".join(f"{number:x}" for number in range(3500))
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
NO_SOCKET = ("/api/tables/none/live", 50, UPGRADE + "a: b\r\n" * 200)  # more headers than the library takes


class Served(Ours):
    """The server as it is, but for how many tables one may open: the honest open them all."""

    def __init__(self) -> None:
        super().__init__("forwarded = []\ntables_per_player = 1000\ntables_per_hour = 1000\n")

    async def seat(self, table: str, seat: int) -> Wire:
        path = f"/api/tables/{table}/live?seat={seat}"
        return await Wire.connect("127.0.0.1", self.port, path, f"philtre={self.guest.secret}", HONEST)


# The floods, each in a process of its own


async def write_all(wire: Wire, frame: bytes, end: float) -> None:
    """The same frame again and again, as fast as the server takes it."""
    block = frame * max(1, BLOCK // len(frame))
    while time.monotonic() < end and not wire.lost:
        if wire.transport.get_write_buffer_size() < 4 * BLOCK:
            wire.transport.write(block)
        await asyncio.sleep(0.001)


async def frames(aim: Aim, kind: str, sockets: int) -> None:
    first, frame = FRAMES[kind]

    async def one() -> None:
        while time.monotonic() < aim.end:
            try:
                wire = await aim.wire()
            except (ConnectionError, OSError):
                await asyncio.sleep(0.05)
                continue
            wire.transport.write(first)
            await write_all(wire, frame, aim.end)
            wire.close()

    await asyncio.gather(*[one() for _ in range(sockets)])


async def not_reading(aim: Aim) -> None:
    """Sockets that ask for everything and read nothing."""
    wires = [await aim.wire() for _ in range(30)]
    for wire in wires:
        wire.transport.pause_reading()
    await asyncio.gather(*[write_all(wire, LOOK, aim.end) for wire in wires])


async def connections(aim: Aim, said: bytes, count: int) -> None:
    """As many connections as one can get, that say this and then nothing."""
    held: list[asyncio.StreamWriter] = []
    while time.monotonic() < aim.end:
        if len(held) >= count:
            await asyncio.sleep(0.1)
            held = [writer for writer in held if not writer.is_closing()]
            continue
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", aim.port, local_addr=(ATTACKER, 0))
        except OSError:
            await asyncio.sleep(0.01)
            continue
        writer.write(said)
        held.append(writer)


async def requests(aim: Aim, path: str, lines: int, more: str = "") -> None:
    """Requests over connections that are kept, many at a time on each."""
    cookie = f"Cookie: philtre={aim.secret}\r\n"
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}{more}\r\n".encode()

    async def one() -> None:
        while time.monotonic() < aim.end:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", aim.port, local_addr=(ATTACKER, 0)
                )
                while time.monotonic() < aim.end:
                    if writer.is_closing():
                        break
                    writer.write(request * 10)
                    if not await asyncio.wait_for(reader.read(1 << 20), 5):
                        break
                writer.close()
            except (OSError, RuntimeError, TimeoutError):  # uvloop's, where the other side has closed
                await asyncio.sleep(0.01)

    await asyncio.gather(*[one() for _ in range(lines)])


async def broken_requests(aim: Aim) -> None:
    """Requests that are none, each on a connection of its own."""

    async def one() -> None:
        while time.monotonic() < aim.end:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", aim.port, local_addr=(ATTACKER, 0)
                )
                writer.write(b"nonsense\r\n\r\n")
                await asyncio.wait_for(reader.read(1000), 5)
                writer.close()
            except (OSError, RuntimeError, TimeoutError):  # uvloop's, where the other side has closed
                await asyncio.sleep(0.01)

    await asyncio.gather(*[one() for _ in range(50)])


async def waves(aim: Aim) -> None:
    """As many sockets as one address may have, of several guests, that all ask at the same moments."""
    guests = [Guest(f"http://127.0.0.1:{aim.port}") for _ in range(SOCKETS // SOCKETS_OF_ONE)]
    for guest in guests:
        await guest.called("wave")
    wires: list[Wire] = []
    while len(wires) < SOCKETS and time.monotonic() < aim.end:
        try:
            wires.append(await aim.wire(guests[len(wires) // SOCKETS_OF_ONE].secret))
        except OSError:  # which a handshake that is refused is, too
            await asyncio.sleep(0.1)
    while time.monotonic() < aim.end:
        for wire in wires:
            wire.heard.clear()
            if not wire.transport.get_write_buffer_size():
                wire.transport.write(LOOK)
        await asyncio.sleep(WAVE)


async def everything(aim: Aim) -> None:
    """A mix: frames of all kinds, sockets that do not read, connections and requests, at the same time."""
    kinds = [frames(aim, kind, 3) for kind in FRAMES]
    await asyncio.gather(
        *kinds,
        connections(aim, b"GET / HTTP/1.1\r\nHost: x\r\n", 100),
        requests(aim, "/", 5),
        requests(aim, f"/api/tables/{aim.table}/past", 5),
        broken_requests(aim),
    )


async def handshakes(aim: Aim) -> None:
    async def one() -> None:
        while time.monotonic() < aim.end:
            try:
                (await aim.wire()).close()
            except OSError:
                await asyncio.sleep(0)

    await asyncio.gather(*[one() for _ in range(20)])


class Aim:
    """What a flood must know of the server."""

    def __init__(self, port: int, table: str, secret: str, seconds: float) -> None:
        self.port = port
        self.table = table
        self.secret = secret
        self.end = time.monotonic() + seconds

    async def wire(self, secret: str = "") -> Wire:
        path = f"/api/tables/{self.table}/live"
        cookie = f"philtre={secret or self.secret}"
        return await Wire.connect("127.0.0.1", self.port, path, cookie, ATTACKER)


FLOODS: dict[str, Callable[[Aim], Awaitable[Any]]] = {
    **{kind: partial(frames, kind=kind, sockets=1) for kind in FRAMES},
    "looks of 39 sockets": lambda aim: frames(aim, "looks", 39),
    "empty parts of 39 sockets": lambda aim: frames(aim, "empty parts", 39),
    "sockets that do not read": not_reading,
    "idle connections": lambda aim: connections(aim, b"", 2000),
    "half requests": lambda aim: connections(aim, b"GET / HTTP/1.1\r\nHost: x\r\n", 2000),
    "handshakes": handshakes,
    "broken requests": broken_requests,
    "waves of 195 sockets": waves,
    "everything at once": everything,
    "pages": lambda aim: requests(aim, "/", 50),
    "thousands of parameters": lambda aim: requests(aim, PARAMETERS, 50),
    "handshakes that are refused": lambda aim: requests(aim, *NO_SOCKET),
    "tables looked back at": lambda aim: requests(aim, f"/api/tables/{aim.table}/past", 50),
}


# The honest


async def honest(matches: list[OurMatch], seconds: float) -> dict[str, float]:
    """Moves at a steady pace."""
    began = time.perf_counter()
    times = await paced(matches, RATE, seconds)
    found = summary(times, time.perf_counter() - began)
    return found | {"worst_ms": round(times[-1] * 1000, 1)}


async def measured(server: Served, matches: list[OurMatch], seconds: float) -> dict[str, float]:
    """How long the honest wait, and the most memory that the server had meanwhile."""
    most = memory(server.process.pid)

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, memory(server.process.pid))
            await asyncio.sleep(SAMPLE)

    watching = asyncio.create_task(watch())
    found = await honest(matches, seconds)
    watching.cancel()
    return found | {"server_bytes": most}


async def pairs(server: Served, dice: random.Random) -> list[OurMatch]:
    return [await server.match(table, dice) for table in await server.tables(PAIRS)]


async def aim_of(server: Served, dice: random.Random) -> tuple[str, str]:
    """The table of the flood, well advanced, and the cookie of its player."""
    guest = Guest(f"http://127.0.0.1:{server.port}")
    seats = [{"kind": "here"}, {"kind": "here"}]
    table = (await guest.open(game="elixir", seats=seats, watch="all")).card.table
    wires = [
        await Wire.connect(
            "127.0.0.1",
            server.port,
            f"/api/tables/{table}/live?seat={seat}",
            f"philtre={guest.secret}",
            ATTACKER,
        )
        for seat in (0, 1)
    ]
    match = OurMatch(wires, dice)
    await match.begin()
    for _ in range(DECISIONS):
        if match.over:
            break
        await match.move()
    match.close()
    return table, guest.secret


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    server = Served()
    dice = random.Random(1)
    results: dict[str, Any] = {}
    try:
        table, secret = await aim_of(server, dice)
        results["nothing"] = await measured(server, await pairs(server, dice), arguments.seconds)
        for kind in [arguments.only] if arguments.only else FLOODS:
            matches = await pairs(server, dice)
            command = [sys.executable, __file__, "--flood", kind, "--port", str(server.port)]
            command += ["--table", table, "--secret", secret, "--seconds", str(arguments.seconds + 0.5)]
            flood = subprocess.Popen(command)
            await asyncio.sleep(0.5)
            results[kind] = await measured(server, matches, arguments.seconds)
            flood.wait(60)
            print(kind, results[kind], file=sys.stderr)
            for match in matches:
                match.close()
            await asyncio.sleep(1.0)  # until the flood's budget is full again
    finally:
        server.stop()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--only", choices=list(FLOODS))
    for hidden in ("flood", "table", "secret"):
        parser.add_argument(f"--{hidden}", default="", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.flood:
        aim = Aim(arguments.port, arguments.table, arguments.secret, arguments.seconds)
        uvloop.run(asyncio.wait_for(FLOODS[arguments.flood](aim), arguments.seconds + 20))
    else:
        print(json.dumps(uvloop.run(measure(arguments)), indent=2))


if __name__ == "__main__":
    main()
