"""A new philtre opens a data folder of an earlier one: other rules, other content, records of both."""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import HERE, bot, play_on

from philtre import game, read_record
from philtre.client import Guest, TableClient
from philtre.client.guest import RequestRefused
from philtre.protocol.http import MyGames
from philtre.server.store.folder import FILE

Play = Callable[[Any], Any]
SOURCES = Path(__file__).parents[3] / "src" / "philtre"
RULES = game("apotheca").rules_version
PERSON = {"kind": "person"}


def changed(folder: Path, *, rules: bool = False, content: bool = False) -> dict[str, str]:
    """The environment of a copy of this program where Apotheca has new rules, or another content."""
    home = folder / "philtre"
    shutil.copytree(SOURCES, home, ignore=shutil.ignore_patterns("__pycache__"))
    place = home / "games" / "apotheca"
    if rules:
        old, new = f"rules_version = {RULES}", f"rules_version = {RULES + 1}"
        edit(place / "__init__.py", old, new)
    if content:
        edit(place / "content.toml", "", "# read again\n")
    return {"PYTHONPATH": str(folder)}


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")


def philtre(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "philtre", *arguments]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=300, check=False
    )


async def some_moves(guest: Guest, table: str, decisions: int) -> TableClient:
    async with guest.at(table) as place:
        await play_on([place], random.Random(table), decisions)
        return place


async def refused(asked: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RequestRefused) as no:
        await asked
    assert no.value.status < 500
    return no.value.message.id, no.value.message.arguments


def closings(log: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    return [line for line in lines if "new rules" in str(line)]


def test_new_rules_close_tables_in_play_and_keep_results(serve: Any, play: Play, tmp_path: Path) -> None:
    running = serve()
    tables: dict[str, str] = {}

    async def before() -> str:
        ann = Guest(running.base)
        await ann.called("Ann")
        setups: dict[str, dict[str, Any]] = {
            "playing": {"game": "apotheca", "seats": [HERE, bot()]},
            "waiting": {"game": "apotheca", "seats": [HERE, PERSON], "open": True},
            "over": {"game": "apotheca", "seats": [HERE, bot()], "options": {"turns": 4}},
            "other": {"game": "toil", "seats": [HERE, bot()]},
        }
        for name, setup in setups.items():
            tables[name] = (await ann.open(**setup)).card.table
        tables["lesson"] = (await ann.learn("apotheca")).card.table
        await some_moves(ann, tables["playing"], 3)
        await some_moves(ann, tables["other"], 3)
        await some_moves(ann, tables["over"], 1000)
        return ann.secret

    secret = play(before())
    assert running.stop() == 0
    running.environment = changed(tmp_path / "new", rules=True)
    running.start()
    versions = {"rules": RULES, "ours": RULES + 1}

    async def after() -> None:
        ann = Guest(running.base, secret)
        for name in ("playing", "waiting", "lesson"):
            assert await refused(ann.table(tables[name])) == ("table-closed-rules", versions)
        for asked in (ann.table, ann.record, ann.course, lambda id: ann.past(id, step=1)):
            assert await refused(asked(tables["over"])) == ("table-outdated", versions)
        await some_moves(ann, tables["other"], 2)
        shown = {one.card.table: one.card for one in (await ann.mine()).tables}
        for name in ("playing", "waiting"):
            card = shown[tables[name]]
            assert (card.phase, card.actor) == ("over", -2)
            assert card.ending is not None
            assert card.ending.reason == "rules"
            assert not card.ending.returns
        assert shown[tables["other"]].phase == "playing"
        finished = await ann.ask("GET", "/api/me/games", MyGames)
        assert {one.card.table: one.rules for one in finished.games} == {
            tables["over"]: RULES,
            tables["playing"]: RULES,
        }
        (kept,) = [one for one in finished.games if one.card.table == tables["over"]]
        assert kept.card.ending is not None
        assert len(kept.card.ending.returns) == 2
        assert kept.result
        again = (await ann.learn("apotheca")).card.table
        assert again != tables["lesson"]
        fresh = (await ann.open(game="apotheca", seats=[HERE, bot()])).card.table
        await some_moves(ann, fresh, 3)

    play(after())
    (told,) = closings(running.log())
    assert told["tables"] == 3
    assert told["level"] == "warning"
    assert running.stop() == 0
    running.start()
    assert len(closings(running.log())) == 1, "told once"
    assert '"level":"error"' not in running.log()
    checked = philtre(running.environment, "admin", "check", "--data", str(running.folder))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert f"tables of apotheca under rules {RULES}, this philtre has {RULES + 1}: 4\n" in checked.stdout
    assert "problems: 0" in checked.stdout


@pytest.mark.slow
def test_tables_of_newer_rules_are_left_alone(serve: Any, play: Play, tmp_path: Path) -> None:
    running = serve()
    assert running.stop() == 0
    ours, running.environment = running.environment, changed(tmp_path / "new", rules=True)
    running.start()

    async def newer() -> tuple[str, str]:
        ann = Guest(running.base)
        await ann.called("Ann")
        table = (await ann.open(game="apotheca", seats=[HERE, bot()])).card.table
        await some_moves(ann, table, 3)
        return ann.secret, table

    secret, table = play(newer())
    new = running.environment
    assert running.stop() == 0
    running.environment = ours
    running.start()

    async def back() -> None:
        ann = Guest(running.base, secret)
        versions = {"rules": RULES + 1, "ours": RULES}
        assert await refused(ann.table(table)) == ("table-newer", versions)
        assert [one.card.phase for one in (await ann.mine()).tables] == ["playing"]

    play(back())
    assert running.stop() == 0
    running.environment = new
    running.start()

    async def on() -> None:
        await some_moves(Guest(running.base, secret), table, 2)

    play(on())


def test_tables_of_an_earlier_content_open_although_nothing_stored_it(
    serve: Any, play: Play, tmp_path: Path
) -> None:
    running = serve()

    async def before() -> tuple[str, str, str]:
        ann = Guest(running.base)
        await ann.called("Ann")
        table = (await ann.open(game="apotheca", seats=[HERE, bot()])).card.table
        over = (await ann.open(game="apotheca", seats=[HERE, bot()], options={"turns": 4})).card.table
        await some_moves(ann, table, 3)
        await some_moves(ann, over, 1000)
        return ann.secret, table, over

    secret, table, over = play(before())
    assert running.stop() == 0
    connection = sqlite3.connect(running.folder / FILE)
    with connection:
        connection.execute("DELETE FROM contents")  # as published versions before had it
    connection.close()
    running.environment = changed(tmp_path / "new", content=True)
    running.start()

    async def after() -> str:
        ann = Guest(running.base, secret)
        place = await some_moves(ann, table, 3)
        assert place.whole is not None
        assert place.whole.setup.content == game("apotheca").content_hash
        assert (await ann.past(over, step=2)).step == 2
        return await ann.record(over)

    text = play(after())
    assert f"content {game('apotheca').content_hash}\n" in text
    record = tmp_path / "record.txt"  # as an earlier version wrote it, without the text of its content
    record.write_text("".join(line for line in text.splitlines(True) if not line.startswith("|")), "utf-8")
    shown = philtre(running.environment, "replay", "--all", str(record))
    assert shown.returncode == 0, shown.stderr


# tests/server/store/version5.sql is the database of a server as it was before resigning, offers and notices:
# Ann and Bob at a table of each game, with talk, moves taken back alone and by a vote, and a note of Ann's.
WRITTEN = {  # tables: the version of the rules, steps of the match, entries of the journal
    "4kcG87sQHGnZ": ("apotheca", 1, 24, 26),
    "FLfCLcEHI8rG": ("elixir", 2, 18, 26),
    "0LbZRSXQWyHt": ("race", 3, 13, 25),
    "VEsGx5CnH3ms": ("toil", 2, 29, 26),
}
FINISHED = "Wv2fzhOxQ5Xj"  # a table of Apotheca
SECRETS = ("j-uMqwZWFjzdcZxSSdta6JGiKNpswql1XuBnYkZpxrE", "ysPImvUiSsyGqSJOFtrDV4sKxiE3gyA4RR50-QVYSRA")


def test_a_data_folder_that_an_earlier_version_wrote_opens_and_its_games_go_on(
    serve: Any, play: Play
) -> None:
    running = serve()
    assert running.stop() == 0
    (running.folder / FILE).unlink()
    written = Path(__file__).parents[1] / "store" / "version5.sql"
    connection = sqlite3.connect(running.folder / FILE)
    connection.executescript(written.read_text(encoding="utf-8"))
    connection.close()
    running.start()

    async def after() -> None:
        ann, bob = (Guest(running.base, secret) for secret in SECRETS)
        assert (await ann.me()).name == "Ann"
        for table, (name, rules, steps, seq) in WRITTEN.items():
            if game(name).rules_version != rules:
                assert (await refused(ann.table(table)))[0] == "table-closed-rules"
                continue
            async with ann.at(table, 0) as left, bob.at(table, 1) as right:
                assert left.whole is not None
                assert (left.whole.steps, left.seq, left.sides.actor) == (steps, seq, 1), name
                assert [line.text for line in left.whole.chat] == ["Good luck!", "And to you."]
                assert [seat.name for seat in left.sides.seats] == ["Ann", "Bob"]
                await play_on([left, right], random.Random(name), 6)
                assert right.seq > seq
            note = json.loads(await ann.fetch("GET", f"/api/tables/{table}/seats/0/notes"))
            assert note["text"] == f"a note on {name}"
        if WRITTEN["4kcG87sQHGnZ"][1] == RULES:
            assert (await ann.past(FINISHED, seat=1)).steps == 22
            assert list(read_record(await ann.record(FINISHED)).states())[-1].over

    play(after())
    assert '"level":"error"' not in running.log()
    checked = philtre({}, "admin", "check", "--data", str(running.folder))
    assert "problems: 0" in checked.stdout, checked.stdout + checked.stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            (
                "this record was made under version {old} of the rules of Apotheca; this philtre plays "
                "version {new} and cannot read it."
            ),
        ),
        (
            "fr",
            (
                "ce fichier a été fait avec la version {old} des règles d’Apotheca\u202f; ce philtre joue la "
                "version {new} et ne peut pas le lire."
            ),
        ),
    ],
)
def test_records_of_other_rules_are_refused_by_name(tmp_path: Path, language: str, sentence: str) -> None:
    from philtre.table.match import Match

    record = tmp_path / "old.txt"
    record.write_text(Match(game("apotheca"), random.Random(1)).record().write(), encoding="utf-8")
    environment = changed(tmp_path / "new", rules=True) | {"PYTHONIOENCODING": "utf-8"}
    expected = f"philtre: {record}{':' if language == 'en' else chr(0x202F) + ':'} " + sentence.format(
        old=RULES, new=RULES + 1
    )
    for command in (["replay", str(record)], ["play", "--load", str(record)]):
        said = philtre(environment, *command, "--language", language)
        assert (said.returncode, said.stderr) == (2, expected + "\n")
