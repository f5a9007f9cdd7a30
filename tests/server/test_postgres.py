"""A whole server on PostgreSQL: people play over sockets, and go on after a kill or a restart."""

import json
import random
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import ROOMY, Process, wait_until
from tests.server.people import bot, play_on, played, seated
from tests.server.postgres import PostgresServer
from tests.server.raw import Answer, Line, request

from philtre.cli import main
from philtre.client import Guest
from philtre.client.guest import RequestRefused
from philtre.protocol.http import MyGames

Play = Callable[[Any], Any]


def test_a_game_is_played_to_its_end_through_a_kill(postgres: PostgresServer, serve: Any, play: Play) -> None:
    running: Process = serve("--database", postgres.fresh())

    async def begin() -> tuple[str, list[Guest]]:
        table, guests = await seated(running.base, "race", seats=2)
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            await play_on([ann, bob], random.Random(1), 12)
            assert ann.seq == bob.seq
        return table, guests

    async def end(table: str, guests: list[Guest]) -> None:
        returns = await played(table, guests)
        assert sorted(returns) in ([0, 1], [0.5, 0.5])
        games = await guests[0].ask("GET", "/api/me/games", MyGames)
        assert [game.card.table for game in games.games] == [table]

    table, guests = play(begin())
    running.kill()
    running.start()
    for guest in guests:
        guest.base, guest.host = running.base, running.base.removeprefix("http://")
    play(end(table, guests))
    assert running.stop() == 0
    assert '"level":"error"' not in running.log()
    names = {path.name for path in running.folder.iterdir()}
    assert names == {"settings.toml", "errors.log", "server.lock"}  # the rest is in the database


@pytest.mark.slow
def test_the_administrator_reaches_the_database(
    postgres: PostgresServer, serve: Any, play: Play, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = postgres.fresh()
    running: Process = serve(settings=ROOMY + f'database = "{url}"\n')

    def admin(*order: str) -> str:
        """What philtre admin prints on the server's machine."""
        main(["admin", *order, "--data", str(running.folder)])
        printed = capsys.readouterr()
        return printed.out + printed.err

    async def scene() -> str:
        guest = Guest(running.base)
        await guest.called("Ann")
        return (await guest.open(game="race", seats=[{"kind": "here"}, bot()])).card.table

    table = play(scene())
    assert f"{table}  playing" in admin("list")
    assert admin("check") == "tables: 1, problems: 0\n"
    elsewhere = ["--data", str(tmp_path / "elsewhere"), "--database", url]
    assert main(["admin", "list", *elsewhere]) == 0  # beside the server, from another machine
    assert f"{table}  playing" in capsys.readouterr().out
    assert main(["admin", "move", "--to", str(tmp_path / "moved"), *elsewhere]) == 2
    assert "a philtre server uses the PostgreSQL database" in capsys.readouterr().err
    running.stop()
    assert f"{table}  playing" in admin("list")
    postgres.execute("DELETE FROM entries WHERE seq = 1", f"t{postgres.schemas}")
    assert "entry 1 is missing" in admin("check")


@pytest.mark.slow
def test_players_wait_while_postgresql_is_restarted(postgres: PostgresServer, serve: Any, play: Play) -> None:
    running: Process = serve("--database", postgres.fresh())

    def health() -> tuple[int, dict[str, Any]]:
        try:
            with urllib.request.urlopen(f"{running.base}/health") as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, json.load(problem)

    async def begin() -> tuple[str, list[Guest]]:
        table, guests = await seated(running.base, "race", seats=2)
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            await play_on([ann, bob], random.Random(1), 6)
        return table, guests

    async def refused(guest: Guest) -> None:
        with pytest.raises(RequestRefused) as no:
            await guest.called("Anna")
        assert (no.value.status, no.value.message.id) == (503, "store-failed")

    table, guests = play(begin())
    assert health()[0] == 200
    postgres.stop()
    try:
        play(refused(guests[0]))
        time.sleep(1.1)  # an answer about health holds a second
        code, found = health()
        assert code == 503
        assert "cannot reach the PostgreSQL database" in json.dumps(found)
    finally:
        postgres.start()
    wait_until(lambda: health()[0] == 200, 30)
    assert len(play(played(table, guests))) == 2


def test_text_that_postgresql_cannot_hold_is_refused_and_nobody_is_told_that_the_store_fails(
    postgres: PostgresServer, serve: Any
) -> None:
    """A visitor who wrote NUL into notes took every node out of service: /health said that writes fail."""
    running: Process = serve("--database", postgres.fresh())
    me = request(running.port, "/api/me", method="PUT", body=b'{"name":"Ann"}')
    ours = b"Cookie: " + re.findall(rb"set-cookie: ([^;]+)", me.head)[0]

    def ask(method: str, path: str, body: Any = None) -> Answer:
        sent = json.dumps(body).encode() if body is not None else b""
        return request(running.port, path, ours, method=method, body=sent)

    setup = {"game": "race", "seats": [{"kind": "here"}, {"kind": "here"}]}
    table = ask("POST", "/api/tables", setup).json["card"]["table"]
    sign = {"name": "Z\0", "passphrase": "a long enough passphrase"}
    for method, path, body, status in (
        ("PUT", f"/api/tables/{table}/seats/0/notes", {"text": "a\0b"}, 400),
        ("POST", "/api/me/sign-in", sign, 400),
        ("POST", "/api/me/keep", sign, 400),
        ("POST", "/api/tables", setup | {"options": {"\0": "\0"}}, 400),
        ("GET", "/api/tables/%00", None, 404),
        ("GET", f"/api/tables/{table}%00/past", None, 404),
        ("GET", "/api/words/en/race?content=%00", None, 400),
        ("GET", "/api/me/games?game=%00", None, 400),
        ("GET", "/api/me/games?%00=1", None, 400),
    ):
        assert ask(method, path, body).status == status, path
    with Line(running.port, "/api/tables/%00/live", ours) as line:
        gone = line.told()
        assert gone
        assert gone["message"]["id"] == "table-unknown"
    kept = ask("PUT", f"/api/tables/{table}/seats/0/notes", {"text": r"a\u0000b"})
    assert (kept.status, kept.json["text"]) == (200, r"a\u0000b")  # which only looks like it
    assert ask("GET", "/health").status == 200
    assert '"level":"error"' not in running.log()
