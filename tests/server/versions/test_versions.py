"""Data folders and records that earlier versions wrote: they open, and their games go on.

Each version has a sample here, which `write.py` wrote. Where a game's rules have another version since,
its tables are closed and its records refused, each with the sentence that says so.
"""

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import play_on
from tests.server.versions.write import PASSPHRASE

import philtre
from philtre.client import Guest, RequestRefused
from philtre.text.record import OtherRules, read_record

SAMPLES = sorted(path.parent for path in Path(__file__).parent.glob("*/facts.json"))
RECORDS = [path for sample in SAMPLES for path in sorted(sample.glob("*.txt"))]
Play = Callable[[Any], Any]


def test_there_is_a_sample() -> None:
    assert SAMPLES[0].name == "0.1"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_are_read_or_their_rules_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    head = dict(line.split(" ", 1) for line in text.splitlines()[:16] if " " in line)
    if philtre.game(head["game"]).rules_version != int(head["rules"]):
        with pytest.raises(OtherRules) as other:
            read_record(text)
        assert other.value.rules == int(head["rules"])
        return
    record = read_record(text)
    *_, last = record.states()
    assert len(record.actions) == int(head["steps"])
    assert read_record(record.write()).actions == record.actions
    assert last.over == (head["result"] != "unfinished")


@pytest.mark.slow
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.name)
def test_a_data_folder_opens_and_its_games_go_on(sample: Path, serve: Any, play: Play) -> None:
    facts = json.loads((sample / "facts.json").read_text(encoding="utf-8"))
    running = serve()
    assert running.stop() == 0
    file = running.folder / "philtre.db"
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.executescript((sample / "philtre.sql").read_text(encoding="utf-8"))
    running.start()

    async def after() -> int:
        gone_on = 0
        for id, table in facts["tables"].items():
            guests = [Guest(running.base, seat["secret"]) for seat in table["seats"]]
            if philtre.game(table["game"]).rules_version != table["rules"]:
                with pytest.raises(RequestRefused) as refused:
                    await guests[0].table(id)
                assert refused.value.message.id == "table-closed-rules"
                continue
            places = [await guest.at(id, seat).__aenter__() for seat, guest in enumerate(guests)]
            for place, seat in zip(places, table["seats"], strict=True):
                assert place.whole is not None
                assert place.seq >= seat["seq"]
                assert place.whole.steps >= seat["steps"]
            gone_on += await play_on(places, random.Random(id), 4)
            for place in places:
                await place.close()
        ended = facts["finished"]
        keeper = Guest(running.base, ended["seats"][0]["secret"])
        if philtre.game(ended["game"]).rules_version == ended["rules"]:
            assert await keeper.record(ended["table"]) == (sample / "finished.txt").read_text(
                encoding="utf-8"
            )
        assert (await Guest(running.base).sign_in("Cyd", PASSPHRASE)).name == "Cyd"
        return gone_on

    same = [t for t in facts["tables"].values() if philtre.game(t["game"]).rules_version == t["rules"]]
    assert play(after()) >= len(same)
    assert '"level":"error"' not in running.log()
