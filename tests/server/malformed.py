"""Messages, frames and heads of requests that nobody should send, written in bulk."""

import contextlib
import itertools
import json
import random
import select
import socket
import time
from collections.abc import Callable
from typing import Any, NamedTuple, get_args

from tests.server.raw import Line, cookie, frame, head

from philtre.protocol import live

WORDS = [kind.__struct_config__.tag for kind in get_args(live.Asked)]
FIELDS = [
    "id",
    "v",
    "seq",
    "action",
    "seat",
    "level",
    "keep",
    "vote",
    "yes",
    "text",
    "phrase",
    "chosen",
    "about",
]
VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 3, 7, 2**31, 2**31 + 1, 2**63, 2**64, 2**70, -(2**70), 10**400, 1.5, -0.0,
    1e308, "", "0", "1", "x" * 2000, "\u202e\x00", "\ud83e\uddea", "é" * 61, "a:b", "station:ruby", [], {},
    [[]], [None], {"a": 1}, ["x"] * 9, ["x" * 61], ["potion:a1"], "stand-in", "take-back", "abandon", "pause",
    "adept", "hello",
]  # fmt: skip
TYPES = [*WORDS, "", "Act", "act ", "whole", "news", "__class__", None, 1, [], {}]
NUMBERS = ["1e999", "-1e999", "NaN", "Infinity", "0x1", "01", "+1", "1.", ".5", "9" * 300, "-", "1e", "1_0"]
POOL = 4000  # frames made once for each seed, and sent in any order


def message(dice: random.Random) -> bytes:
    """A message by the grammar, more or less."""
    kind = dice.random()
    if kind < 0.04:
        deep = dice.choice([10, 100, 900, 1500])
        opening, closing = dice.choice([("[", "]"), ('{"type":', "}"), ('{"about":[', "]}")])
        return (opening * deep + closing * dice.choice([0, 1, deep]))[:8000].encode()
    if kind < 0.08:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    fields = {field: dice.choice(VALUES) for field in dice.sample(FIELDS, dice.randrange(6))}
    if dice.random() < 0.97:
        fields["type"] = dice.choice(WORDS) if dice.random() < 0.8 else dice.choice(TYPES)
    text = json.dumps(fields, ensure_ascii=dice.random() < 0.5)
    if kind < 0.14:
        text = text.replace(": ", f": {dice.choice(NUMBERS)}", 1)
    elif kind < 0.24:
        at = dice.randrange(len(text) + 1)
        text = (
            text[:at] + dice.choice(["", "}", "{", '"', "\\", "\\ud800", ",", "\x00", " " * 300]) + text[at:]
        )
    elif kind < 0.32:
        text = text[: dice.randrange(len(text) + 1)]
    elif kind < 0.36:
        text = dice.choice(["null", "[]", '""', "0", "true", "\ufeff" + text, text + text, f"[{text}]"])
    return text.encode("utf-8", "surrogatepass")


def harmless(dice: random.Random) -> bytes:
    """Frames that leave the connection open: messages, whole or in parts, and pings between them."""
    payload, mask = message(dice), dice.randbytes(4)
    try:
        payload.decode()
    except UnicodeDecodeError:
        return frame(payload, 0x82, mask)
    kind = dice.random()
    if kind < 0.8 or not payload:
        return frame(payload, dice.choice([0x81, 0x81, 0x81, 0x82]), mask)
    if kind < 0.85:
        return frame(dice.randbytes(dice.randrange(126)), dice.choice([0x89, 0x8A]), mask)
    at = sorted(dice.randrange(len(payload) + 1) for _ in range(dice.randrange(1, 4)))
    parts = [payload[a:b] for a, b in itertools.pairwise([0, *at, len(payload)])]
    between = frame(b"?", 0x89, mask) if dice.random() < 0.3 else b""
    made = frame(parts[0], 0x01, mask) + between
    made += b"".join(frame(part, 0x00, mask) for part in parts[1:-1])
    return made + frame(parts[-1], 0x80, mask)


def breaking(dice: random.Random) -> bytes:
    """A frame that the protocol forbids, or that is cut somewhere."""
    payload, mask = message(dice), dice.randbytes(4)
    whole = frame(payload, 0x81, mask)
    makers: list[Callable[[], bytes]] = [
        lambda: whole[: dice.randrange(len(whole))],
        lambda: bytes([0x81, len(payload) & 127]) + payload,  # not masked
        lambda: frame(
            payload, dice.choice([0xC1, 0xA1, 0x91, 0xF1, 0xF9]), mask
        ),  # bits that nobody agreed upon
        lambda: frame(payload, 0x80 | dice.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), mask),  # no such kind
        lambda: frame(payload, 0x80, mask),  # goes on with nothing
        lambda: frame(payload[:3], 0x01, mask) + whole,  # a message within another
        lambda: frame(payload, dice.choice([0x08, 0x09, 0x0A]), mask),  # a control frame in parts
        lambda: frame(b"x" * 126, dice.choice([0x88, 0x89, 0x8A]), mask),  # a control frame that is too long
        lambda: frame(
            dice.choice([b"", b"\x03", b"\x03\xe8\xff\xfe", b"\x00\x00", b"\x03\xe8bye"]), 0x88, mask
        ),
        lambda: frame(b'{"type":"say","text":"\xff\xfe\xc0\x80\xed\xa0\x80"}', 0x81, mask),  # no UTF-8
        lambda: frame(b"\xf0\x9f", 0x01, mask) + frame(b"\xff", 0x80, mask),
        lambda: frame(b" " * 9000, 0x81, mask),  # too long
        lambda: frame(b" " * 5000, 0x01, mask) + frame(b" " * 5000, 0x80, mask),
        lambda: (
            b"\x81\xff" + dice.choice([2**62, 2**63, 2**64 - 1, 9000]).to_bytes(8, "big")
        ),  # says that it will be
        lambda: b"\x81\xfe" + (5).to_bytes(2, "big") + mask + payload[:5],  # a length written too long
        lambda: b"\x81\xff" + len(payload).to_bytes(8, "big") + mask + payload,
        lambda: bytes([0x81, 0x80 | dice.randrange(126)]) + dice.randbytes(3),
        lambda: dice.randbytes(dice.randrange(200)),
        lambda: head("/api/me", 80),
        lambda: b"\x00" * dice.randrange(300),
    ]
    return dice.choice(makers)()


LIVE = b"/api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
HEADS = [
    b"\r\n\r\n", b"\x00" * 40, b"GET", b"GET / HTTP/9.9\r\n\r\n", b"GET  /  HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/1.1\r\nHost\r\n\r\n",
    b"GET / HTTP/1.1\r\n: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /%zz%ff%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET http://[ HTTP/1.1\r\nHost: [\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n\r\n" + b"[" * 12,
    b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3000\r\n\r\n" + b"[" * 3000,
    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 70000 + b"\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: a\r\nCookie: philtre=\xff\xfe\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: a\r\nOrigin: \xff://\r\n\r\n",
    b"GET " + LIVE + b"\r\n",
    b"GET " + LIVE + b"Connection: Upgrade\r\n\r\n",
    b"GET " + LIVE + b"Connection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: =\r\n\r\n",
    b"GET " + LIVE + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" + KEY + b"\r\n",
    b"GET /x" + LIVE + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" + KEY + b"\r\n",
    b"POST " + LIVE + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" + KEY + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
]  # fmt: skip


def broken_head(dice: random.Random) -> bytes:
    """A request that is none."""
    made = dice.choice(HEADS)
    kind = dice.random()
    if kind < 0.3:
        return made[: dice.randrange(len(made) + 1)]
    if kind < 0.6:
        at = dice.randrange(len(made))
        return made[:at] + dice.randbytes(dice.randrange(1, 4)) + made[at + 1 :]
    return made


class Sent(NamedTuple):
    """What was sent, and what came back."""

    frames: int
    heads: int
    connections: int
    answers: int
    trouble: list[str]


def flood(port: int, targets: list[tuple[str, str]], frames: int, seed: str) -> Sent:
    """Send so many frames to these (target, secret), on as many connections as it takes."""
    dice = random.Random(seed)
    pool = [harmless(dice) for _ in range(min(POOL, frames))]
    sent = heads = connections = answers = 0
    trouble: list[str] = []
    while sent < frames:
        target, secret = dice.choice(targets)
        number = min(dice.choice([0, 1, 3, 10, 30, 300, 1000]), frames - sent)
        try:
            line = Line(port, target, *([cookie(secret)] if secret else []))
        except OSError as problem:
            trouble.append(f"cannot connect: {problem}")
            break
        connections += 1
        if line.status == 101:
            answers += pour(line, b"".join(dice.choices(pool, k=number)) + breaking(dice), trouble)
        line.close()
        sent += number + 1
        if dice.random() < 0.3:
            heads += 1
            ask(port, broken_head(dice), trouble)
    return Sent(sent, heads, connections, answers, trouble)


def pour(line: Line, data: bytes, trouble: list[str], patience: float = 60.0) -> int:
    """Write all of it while reading what comes; how many frames came back."""
    plug, view, answers = line.socket, memoryview(data), 0
    plug.setblocking(False)
    rest, quiet, last, writing = line.got, 1.0, time.monotonic(), True
    end = last + patience
    while time.monotonic() < end:
        readable, writable, _ = select.select([plug], [plug] if view else [], [], 0.05)
        try:
            if writable:
                view = view[plug.send(view[:65536]) :]
                last = time.monotonic()
            if readable:
                got = plug.recv(1 << 18)
                if not got:
                    break
                answers, rest = answers + got.count(b'"type":'), got[-12:]
                if b"server-error" in rest + got:
                    trouble.append("a message was answered with server-error")
                last = time.monotonic()
        except OSError:
            break
        if not view and writing:
            writing = False
            with contextlib.suppress(OSError):
                plug.shutdown(socket.SHUT_WR)  # or a cut frame would be waited for
        if not writing and time.monotonic() - last > quiet:
            break
    return answers


def ask(port: int, data: bytes, trouble: list[str]) -> None:
    """Send the bytes of a request; whatever is answered is no error of the server's."""
    with socket.create_connection(("127.0.0.1", port), 30) as plug:
        try:
            plug.sendall(data)
            plug.shutdown(socket.SHUT_WR)
            got = plug.recv(65536)
        except OSError:
            return
    if got.startswith((b"HTTP/1.1 500", b"HTTP/1.0 500")):
        trouble.append(f"{data[:200]!r} was answered with {got[:60]!r}")
