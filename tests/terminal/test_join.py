"""philtre join: a served table in the plain terminal, against a real server."""

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.server.conftest import Process
from tests.server.people import bot

from philtre.cli import main
from philtre.client import Guest


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


def joined(link: str, typed: list[str], language: str = "en") -> str:
    """What the terminal shows when these lines are typed; numbers until the game is over."""
    done = subprocess.run(
        [sys.executable, "-m", "philtre", "join", link, "--name", "Zoe", "--language", language],
        input="".join(line + "\n" for line in typed),
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_person_plays_a_served_table_by_numbers(served: Process) -> None:
    link = link_to(served.base, {"kind": "person"}, bot(), options={"turns": 8})
    dice = random.Random(1)
    out = joined(link, ["?", "hint", *[str(dice.randint(1, 6)) for _ in range(60)], "log"])
    assert "Zoe" in out
    assert "Type a number" in out
    assert re.search(r"call pause", out)
    assert max(len(line) for line in out.splitlines()) <= 90


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


def test_a_vote_a_stand_in_and_a_rematch_in_the_terminal(served: Process) -> None:
    link = link_to(served.base, {"kind": "person"}, bot("novice"), absence=0)
    typed = ["why nonsense", "call stand-in 1 novice", "back", "call abandon", "rematch", "board", "quit"]
    out = joined(link, typed)
    assert "I do not understand “nonsense”." in out
    assert (
        out.index("The game is over.") < out.rindex("Zoe (you)") < out.index("Goodbye.")
    )  # at the next table


def test_a_link_that_leads_nowhere_gets_a_sentence(
    served: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    for link, said in (
        (served.base + "/s/nothing", "This link leads nowhere."),
        (served.base, "is no link to a seat or a table"),
        ("ftp://x", "is no address of a server"),
        ("http://127.0.0.1:1/s/x", "cannot reach http://127.0.0.1:1"),
    ):
        assert main(["join", link, "--language", "en"]) == 2
        assert said in capsys.readouterr().err
