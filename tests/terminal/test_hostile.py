"""A hostile server: whatever it sends, the terminal shows text and obeys nothing."""

import asyncio
import http.server
import io
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import Process
from tests.server.people import seated
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from philtre.cli import main
from philtre.protocol.common import SeatSeen
from philtre.terminal.far import name_of
from philtre.terminal.screen import Screen
from philtre.text.printing import harmless
from philtre.text.words import Words

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\r\x08\x00\u202eevil\u2066\u200f\x7f"
COMMAND = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(tmp_path_factory.mktemp("honest"))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@given(st.text())
def test_nothing_that_is_printed_commands_the_terminal(text: str) -> None:
    sink = io.StringIO()
    Screen(io.StringIO(), sink).say(text)
    assert not COMMAND.search(sink.getvalue())
    assert harmless(text) == COMMAND.sub("", text)


def test_honest_text_is_printed_as_it_is() -> None:
    for text in ("a\tb\nc", "Zoé – « ça » → 5 ×", "山田 ผู้เล่น 👩\u200d🚀"):
        assert harmless(text) == text


async def first_frame(base: str) -> dict[str, Any]:
    """What an honest server tells a seat first."""
    table, guests = await seated(base, "race")
    url = f"{base.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
    cookie = {"Cookie": f"{guests[0].cookie}={guests[0].secret}"}
    async with connect(url, additional_headers=cookie) as line:
        frame: dict[str, Any] = json.loads(await line.recv())
        return frame


def poisoned(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The same table with names, talk, questions, events and a last word full of commands."""
    for seat in frame["seats"]:
        seat["name"] = f"Ann{EVIL}"
    frame["seats"][0]["registered"] = True
    news = {
        "type": "news",
        "seq": frame["seq"] + 1,
        "since": frame["seq"],
        "now": frame["now"],
        "steps": frame["steps"] + 1,
        "keep": frame["steps"],
        "chat": [{"seq": 1, "seat": 1, "at": 0, "text": f"hello{EVIL}"}],
        "log": [{"step": 1, "actor": 0, "event": {"kind": f"told{EVIL}", "what": EVIL}}],
        "prompt": {"id": f"ask{EVIL}", "arguments": {f"key{EVIL}": EVIL}},
    }
    gone = {"type": "gone", "seq": 0, "message": {"id": f"gone{EVIL}", "arguments": {"why": EVIL}}}
    return [frame, news, {**gone, "again": False}]


class Silent(io.StringIO):
    """Somebody who types nothing until all is over."""

    over = threading.Event()

    def readline(self, *_: object) -> str:  # type: ignore[override]  # typeshed: bytes
        self.over.wait(30)
        return ""


def test_what_a_hostile_table_tells_is_shown_without_its_commands(
    served: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = poisoned(asyncio.run(first_frame(served.base)))
    typed, sink = Silent(), io.StringIO()
    monkeypatch.setattr("sys.stdin", typed)
    monkeypatch.setattr("sys.stdout", sink)

    async def lie(line: ServerConnection) -> None:
        for frame in frames:
            await line.send(json.dumps(frame))
        await line.wait_closed()
        typed.over.set()

    async def scene() -> int:
        async with serve(lie, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            link = f"http://127.0.0.1:{port}/t/abc"
            return await asyncio.to_thread(main, ["join", link, "--language", "en"])

    assert asyncio.run(scene()) == 0
    out = sink.getvalue()
    for word in ("Ann", "hello", "told", "ask", "gone"):
        assert f"{word}]0;owned" in out  # it is there, as text
    assert "\u2713" in out
    assert not COMMAND.search(out)


class Refusing(http.server.BaseHTTPRequestHandler):
    """Answers everything with a refusal full of commands."""

    def do_GET(self) -> None:
        body = json.dumps({"message": {"id": f"no{EVIL}", "arguments": {"what": EVIL}}, "v": 1}).encode()
        self.send_response(403)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def test_what_a_hostile_server_refuses_with_is_shown_without_its_commands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Refusing)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        assert main(["join", f"http://127.0.0.1:{server.server_port}/s/abc", "--language", "en"]) == 2
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
    told = capsys.readouterr().err
    assert "no]0;owned" in told
    assert not COMMAND.search(told)


def test_nonsense_from_a_server_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    async def lie(line: ServerConnection) -> None:
        await line.send('{"type": "whole", "seq": "nonsense"}')
        await line.wait_closed()

    async def scene() -> int:
        async with serve(lie, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return await asyncio.to_thread(main, ["join", f"http://127.0.0.1:{port}/t/abc"])

    assert asyncio.run(scene()) == 2
    assert "does not speak like a philtre server" in capsys.readouterr().err


def test_the_mark_of_registered_names_cannot_be_typed() -> None:
    words = Words("en")
    seat = SeatSeen("person", "", "Maggie (Registered)", taken=True, yours=False)
    assert name_of(seat, 1, words) == "Maggie"
    assert name_of(msgspec.structs.replace(seat, name="( registered )"), 2, words) == "Player 2"
    assert name_of(msgspec.structs.replace(seat, name="Maggie", registered=True), 1, words) == "Maggie ✓"
