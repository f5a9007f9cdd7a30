"""philtre join: a served table in the plain terminal, against a real server."""

import asyncio
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import Process
from tests.server.people import bot

from philtre import game
from philtre.cli import main
from philtre.client import Guest
from philtre.protocol.http import Me
from philtre.terminal.visitor import secrets


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(tmp_path_factory.mktemp("join"))
    yield running
    running.stop()


def link_to(base: str, *seats: dict[str, str], **setup: object) -> str:
    async def made() -> str:
        host = Guest(base)
        table = (await host.open(game="apotheca", seats=list(seats), **setup)).card.table
        return (await host.links(table)).links[0].url

    return asyncio.run(made())


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this terminal remembers who it was."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "philtre" / "servers.json"


def joined(link: str, typed: list[str], language: str = "en", *more: str) -> str:
    """What the terminal shows when these lines are typed; numbers until the game is over."""
    done = subprocess.run(
        [sys.executable, "-m", "philtre", "join", link, "--name", "Zoe", "--language", language, *more],
        input="".join(line + "\n" for line in typed),
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.slow
def test_a_person_plays_a_served_table_by_numbers(served: Process) -> None:
    link = link_to(served.base, {"kind": "person"}, bot(), options={"turns": 8})
    dice = random.Random(1)
    out = joined(link, ["?", "hint", *[str(dice.randint(1, 6)) for _ in range(60)], "log"])
    assert "Zoe" in out
    assert "Type a number" in out
    assert re.search(r"call pause", out)
    assert max(len(line) for line in out.splitlines()) <= 90


def test_a_table_with_another_box_is_shown_with_its_names(served: Process) -> None:
    text = game("apotheca").content.replace('name.en = "', 'name.en = "Zz ')
    link = link_to(served.base, {"kind": "person"}, bot(), file={"name": "Sleepy.toml", "text": text})
    out = joined(link, ["quit"])
    assert "Another box: “Sleepy”" in out
    assert "Zz " in out


def test_it_speaks_french(served: Process) -> None:
    link = link_to(served.base, {"kind": "person"}, bot())
    out = joined(link, ["nonsense", "undo", "board", "quitter"], "fr")
    assert "Je ne comprends pas" in out
    assert "Au revoir" in out


def test_its_commands_are_french_too_and_reach_votes_stand_ins_and_talk(served: Process) -> None:
    link = link_to(served.base, {"kind": "person"}, {"kind": "person"}, watch="all")
    typed = [
        "règles",
        "plateau",
        "dire Bonjour à tous",
        "proposer pause",
        "proposer remplaçant",
        "aide",
        "quitter",
    ]
    out = joined(link, typed, "fr")
    assert "Bonjour à tous" in out
    assert "proposer remplaçant 2" in out
    assert "Nommez une place où joue une personne." in out
    assert "Je ne comprends pas" not in out


@pytest.mark.slow
def test_a_vote_a_stand_in_and_a_rematch_in_the_terminal(served: Process) -> None:
    link = link_to(served.base, {"kind": "person"}, bot("novice"), absence=0)
    typed = ["why nonsense", "call stand-in 1 novice", "back", "call abandon", "rematch", "board", "quit"]
    out = joined(link, typed)
    assert "I do not understand “nonsense”." in out
    assert (
        out.index("The game is over.") < out.rindex("Zoe (you)") < out.index("Goodbye.")
    )  # at the next table


def test_a_person_whose_coming_draws_the_lots_sits_where_they_fell(served: Process) -> None:
    zoe = Guest(served.base)
    tables: dict[str, int] = {}  # the seat that Zoe has got, by table; the link was that of seat 0
    while set(tables.values()) != {0, 1} and len(tables) < 20:
        link = link_to(served.base, {"kind": "person"}, bot(), shuffle=True)
        assert "Zoe (you)" in joined(link, ["board", "quit"])
        zoe.secret = secrets(os.environ)[served.base]
        mine = {one.card.table: one.seats for one in asyncio.run(zoe.mine()).tables}
        assert len(mine) == len(tables) + 1
        tables = {table: seat for table, [seat] in mine.items()}
    assert set(tables.values()) == {0, 1}


def test_a_person_at_a_waiting_table_is_told_where_the_lots_have_put_them(served: Process) -> None:
    assert any(seat_after_the_lots(served.base) != 1 for _ in range(12))


def seat_after_the_lots(base: str) -> int:
    """Zoe waits at seat 1 of three in a terminal until all have come; the seat that she gets then."""
    people = [{"kind": "person"}] * 3

    async def made() -> list[str]:
        host = Guest(base)
        table = (await host.open(game="apotheca", seats=people, shuffle=True)).card.table
        return [link.url for link in (await host.links(table)).links if link.seat is not None]

    async def come(links: list[str]) -> list[str]:
        for name, link in zip(["Ann", "Bob"], links, strict=True):
            seen = await Guest(base).sit(link.rsplit("/", 1)[1], name)
        return [seat.name for seat in seen.card.seats]

    first, *others = asyncio.run(made())
    zoe = subprocess.Popen(
        [sys.executable, "-m", "philtre", "join", first, "--name", "Zoe", "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert zoe.stdin
    assert zoe.stdout
    line = ""
    while "Who sits where is drawn by lot when the game begins." not in line:
        line = zoe.stdout.readline()
        assert line
    seat = asyncio.run(come(others)).index("Zoe") + 1
    out, _ = zoe.communicate("board\nquit\n", timeout=60)
    assert (f"you sit at seat {seat}." in out) == (seat != 1)
    assert "Zoe (you)" in out
    assert zoe.returncode == 0
    return seat


def test_a_link_that_leads_nowhere_gets_a_sentence(
    served: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    for link, said in (
        (served.base + "/s/nothing", "This link leads nowhere."),
        (served.base + "/x/nothing", "is no link to a seat or a table"),
        ("ftp://x", "is no address of a server"),
        ("http://127.0.0.1:1/s/x", "cannot reach http://127.0.0.1:1"),
    ):
        assert main(["join", link, "--language", "en"]) == 2
        assert said in capsys.readouterr().err


@pytest.mark.slow
def test_who_comes_back_is_the_same_person(served: Process, home: Path) -> None:
    link = link_to(served.base, {"kind": "person"}, bot())
    joined(link, ["say I was here", "quit"])
    assert home.stat().st_mode & 0o777 == 0o600
    out = joined(served.base, [])
    assert "Apotheca: Zoe, " in out
    address = out.rsplit("philtre join ", 1)[1].strip()
    assert "Zoe (you)" in joined(address, ["board", "quit"])
    assert "Zoe (you)" in joined(link, ["quit"])
    assert "Zoe (you)" not in joined(address, ["quit"], "en", "--new")  # somebody else, who watches
    assert "Vous n’avez pas de table" in joined(served.base, [], "fr", "--new")


def test_who_only_asks_for_tables_is_one_guest_however_often(served: Process, home: Path) -> None:
    assert "You have no unfinished table" in joined(served.base, [])
    known = home.read_text()
    joined(served.base, [])
    assert home.read_text() == known


def test_a_kept_name_is_signed_in_with(served: Process) -> None:
    async def kept() -> None:
        guest = Guest(served.base)
        await guest.me()
        await guest.ask("POST", "/api/me/keep", Me, {"name": "Ann Lee", "passphrase": "over the hills"})
        await guest.open(game="race", seats=[{"kind": "here"}, bot()])

    asyncio.run(kept())
    out = joined(served.base, ["over the hills"], "en", "--sign-in", "Ann Lee")
    assert "Passphrase of “Ann Lee”" in out
    assert "The Magical Race: Ann Lee" in out
    assert "The Magical Race" in joined(served.base, [], "en", "--sign-in", "Ann Lee")  # is that already


def test_a_wrong_passphrase_changes_nothing(
    served: Process, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("wrong words\n"))
    assert main(["join", served.base, "--sign-in", "Nobody", "--language", "en"]) == 2
    assert "do not go together" in capsys.readouterr().err
    assert not home.exists()


def test_a_file_of_secrets_that_cannot_be_read_gets_a_sentence(
    served: Process, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.parent.mkdir()
    for content in ("{", "[1]", '{"a": 1}'):
        home.write_text(content)
        assert main(["join", served.base, "--language", "en"]) == 2
        assert f"{home} should tell who you are" in capsys.readouterr().err
        assert home.read_text() == content


def test_who_cannot_be_remembered_can_still_play(served: Process, home: Path) -> None:
    home.parent.write_text("in the way of the folder")
    out = joined(link_to(served.base, {"kind": "person"}, bot()), ["board", "quit"])
    assert "cannot write" in out
    assert "Zoe (you)" in out
