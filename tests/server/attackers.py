"""Floods, each from one loopback address, for tests that ask whether honest players notice."""

import contextlib
import random
import select
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.server.raw import Line, connected, frame, head, said

ADDRESS = "127.0.0.2"
LINES = 4  # connections that flood at a time
IDLE = 1500  # connections that do nothing
FULL = 4.0  # seconds until the buffers on the way are full


class Attack(NamedTuple):
    """How much the server took (bytes, or requests), and how often it closed or refused a connection."""

    taken: int
    closed: int
    rate: float = 0.0  # bytes a second, when the buffers on the way were full


class Going:
    """Whether a flood is to go on: until a file is there, and not for ever."""

    def __init__(self, stop: Path, seconds: float) -> None:
        self.stop = stop
        self.began = time.monotonic()
        self.end = self.began + seconds

    def __bool__(self) -> bool:
        return time.monotonic() < self.end and not self.stop.exists()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began


class Hose:
    """A connection that writes the same bytes again and again, frame after frame."""

    def __init__(self, port: int, target: str, data: bytes, first: bytes) -> None:
        self.line = Line(port, target, source=ADDRESS, wait=5)
        self.line.socket.setblocking(False)
        self.data = data
        self.left = memoryview(first or data)

    def write(self) -> int:
        number = self.line.socket.send(self.left)
        self.left = self.left[number:] if number < len(self.left) else memoryview(self.data)
        return number


def flooding(
    port: int, target: str, data: bytes, going: Going, *, first: bytes = b"", reads: bool = True
) -> Attack:
    """Write on a few connections; come back whenever one is closed."""
    hoses: dict[socket.socket, Hose] = {}
    taken = closed = late = 0
    began = 0.0
    while going:
        while len(hoses) < LINES and going:
            try:
                hose = Hose(port, target, data, first)
            except OSError:
                closed += 1
                break
            if hose.line.status != 101:
                hose.line.close()
                closed += 1
                break
            hoses[hose.line.socket] = hose
        readable, writable, _ = select.select([*hoses] if reads else [], [*hoses], [], 0.1)
        for plug in {*readable, *writable}:
            try:
                if plug in readable and not plug.recv(1 << 18):
                    raise ConnectionResetError
                if plug in writable:
                    number = hoses[plug].write()
                    taken += number
                    if going.seconds > FULL:
                        began, late = began or time.monotonic(), late + number
            except BlockingIOError:
                pass
            except OSError:
                hoses.pop(plug).line.close()
                closed += 1
        if not writable:
            time.sleep(0.002)
    rate = late / max(1.0, time.monotonic() - began) if began else 0.0
    for hose in hoses.values():
        hose.line.close()
    return Attack(taken, closed, rate)


def pings(port: int, target: str, going: Going) -> Attack:
    return flooding(port, target, frame(b"", 0x89) * 20_000, going)


def pongs(port: int, target: str, going: Going) -> Attack:
    return flooding(port, target, frame(b"", 0x8A) * 20_000, going)


def parts(port: int, target: str, going: Going) -> Attack:
    """Parts of a message that never ends: nothing in each."""
    return flooding(port, target, frame(b"", 0x00) * 20_000, going, first=frame(b"", 0x01))


def more_parts(port: int, target: str, going: Going) -> Attack:
    """Messages in many empty parts."""
    return flooding(port, target, (frame(b"", 0x01) + frame(b"", 0x00) * 50 + frame(b"{", 0x80)) * 400, going)


def broken_json(port: int, target: str, going: Going) -> Attack:
    return flooding(port, target, frame(b'{"type":') * 5000, going)


def deep_json(port: int, target: str, going: Going) -> Attack:
    return flooding(port, target, frame(b'{"x":' + b"[" * 1500) * 40, going)


def looks(port: int, target: str, going: Going) -> Attack:
    return flooding(port, target, said({"type": "look"}) * 2000, going)


def deaf(port: int, target: str, going: Going) -> Attack:
    """Ask for the whole view again and again, and never read it."""
    return flooding(port, target, said({"type": "look"}) * 100, going, reads=False)


def after_the_end(port: int, target: str, going: Going) -> Attack:
    """A frame that ends the connection, and then more and more."""
    return flooding(port, target, bytes(100_000), going, first=frame(b"", 0x83))


def half_requests(port: int, target: str, going: Going) -> Attack:
    """Heads that never end."""
    return idling(port, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", going)


def idle(port: int, target: str, going: Going) -> Attack:
    return idling(port, b"", going)


def idling(port: int, start: bytes, going: Going) -> Attack:
    """Very many connections that stay; those that the server ends are made again."""
    plugs: dict[int, socket.socket] = {}
    waiting, closed, made = select.poll(), 0, 0
    while going:
        while len(plugs) < IDLE and going:
            try:
                plug = connected(port, ADDRESS, 2)
                if start:
                    plug.sendall(start)
            except OSError:
                closed += 1
                break
            made += 1
            plugs[plug.fileno()] = plug
            waiting.register(plug, select.POLLIN)
        for number, _ in waiting.poll(50):
            with contextlib.suppress(OSError):
                if plugs[number].recv(4096):
                    continue
            waiting.unregister(number)
            plugs.pop(number).close()
            closed += 1
    for plug in plugs.values():
        plug.close()
    return Attack(made, closed)


def handshakes(port: int, target: str, going: Going) -> Attack:
    """Connections that are opened and left."""
    taken = closed = 0
    while going:
        try:
            with Line(port, target, source=ADDRESS, wait=5) as line:
                taken += line.status == 101
                closed += line.status != 101
        except OSError:
            closed += 1
    return Attack(taken, closed)


def pages(port: int, target: str, going: Going) -> Attack:
    """Requests for the page, many on one connection."""
    taken = closed = 0
    asked = head("/", port) * 50
    while going:
        try:
            with connected(port, ADDRESS, 5) as plug:
                while going:
                    plug.sendall(asked)
                    got = plug.recv(1 << 20)
                    taken += got.count(b" 200 OK")
                    closed += got.count(b" 429 ")
                    if not got:
                        break
        except OSError:
            closed += 1
    return Attack(taken, closed)


def broken_requests(port: int, target: str, going: Going) -> Attack:
    """Requests that are none, each on a connection of its own."""
    taken = closed = 0
    dice = random.Random(1)
    while going:
        try:
            with connected(port, ADDRESS, 5) as plug:
                plug.sendall(dice.randbytes(40) + b"\r\n\r\n")
                taken += bool(plug.recv(4096))
        except OSError:
            closed += 1
    return Attack(taken, closed)


ATTACKS: dict[str, Callable[[int, str, Going], Attack]] = {
    made.__name__: made
    for made in (
        pings,
        pongs,
        parts,
        more_parts,
        broken_json,
        deep_json,
        looks,
        deaf,
        after_the_end,
        half_requests,
        idle,
        handshakes,
        pages,
        broken_requests,
    )
}


def attack(name: str, port: int, target: str, stop: Path, seconds: float) -> Attack:
    """Flood until the file `stop` is there, at most so many seconds."""
    return ATTACKS[name](port, target, Going(stop, seconds))
