"""Write the sample of a version: `python -m tests.server.versions.write VERSION`, once, before its release.

The sample is a folder here: a server's database (as SQL, so that a diff can be read), records of games that
are over and that are not, and `facts.json`, which says what must be found in them. It never changes again.
"""

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.conftest import Process
from tests.server.people import bot, play_on, seated

import philtre
from philtre.client import Guest
from philtre.protocol import live

HERE = Path(__file__).parent
PASSPHRASE = "seven small owls in a hazel tree"


async def play(base: str) -> dict[str, Any]:
    """Tables of every game, one of them over and one with a bot; what must be found again."""
    facts: dict[str, Any] = {"tables": {}, "secrets": []}
    for name in philtre.list_games():
        table, guests = await seated(base, name)
        async with contextlib.AsyncExitStack() as stack:
            places = [
                await stack.enter_async_context(guest.at(table, seat)) for seat, guest in enumerate(guests)
            ]
            await places[0].ask(live.Say(text=f"Good luck with {name}!"))
            await play_on(places, random.Random(name), 12)
            assert places[0].whole is not None
        facts["tables"][table] = await found(guests, table, name)
    quick = philtre.game("race").quick_options("standard")
    table, guests = await seated(base, "race", options=quick)
    async with guests[0].at(table, 0) as left, guests[1].at(table, 1) as right:
        await play_on([left, right], random.Random(5))
        assert left.over
    facts["finished"] = {**await found(guests, table, "race"), "table": table}
    facts["finished"]["record"] = await guests[0].record(table)
    table, guests = await seated(base, "toil", plans=[{"kind": "here"}, bot()])
    async with guests[0].at(table, 0) as only:
        await play_on([only], random.Random(6), 3)
    facts["tables"][table] = await found(guests, table, "toil")
    keeper = Guest(base)
    await keeper.called("Cyd")
    await keeper.fetch("POST", "/api/me/keep", {"name": "Cyd", "passphrase": PASSPHRASE})
    return facts


async def found(guests: list[Guest], table: str, name: str) -> dict[str, Any]:
    seen = []
    for seat, guest in enumerate(guests):
        async with guest.at(table, seat) as place:
            assert place.whole is not None
            seen.append({"secret": guest.secret, "seq": place.seq, "steps": place.whole.steps})
    return {"game": name, "rules": philtre.game(name).rules_version, "seats": seen}


def records(folder: Path) -> None:
    """A record of each game and variant, played by a random bot; every second one breaks off."""
    for name in philtre.list_games():
        game = philtre.game(name)
        for number, variant in enumerate(game.variants):
            seats = min(game.variants[variant])
            state = game.start(seats, variant, **game.quick_options(variant))
            rng = random.Random(f"{name} {variant}")
            actions: list[int] = []
            while not state.over and (number % 2 == 0 or len(actions) < 40):
                action = state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions())
                actions.append(action)
                state.play(action)
            record = philtre.Record(
                game,
                variant,
                seats,
                game.quick_options(variant),
                [f"Guest {seat}" for seat in range(seats)],
                actions,
            )
            (folder / f"{name}-{variant}.txt").write_text(record.write(), encoding="utf-8")


def main(version: str) -> None:
    folder = HERE / version
    folder.mkdir()
    with tempfile.TemporaryDirectory() as data:
        running = Process(Path(data), really=True)
        try:
            facts = asyncio.run(play(running.base))
        finally:
            running.stop()
        with contextlib.closing(sqlite3.connect(Path(data) / "philtre.db")) as database:
            lines = [*database.iterdump()]
            lines += [
                f"PRAGMA {pragma} = {database.execute(f'PRAGMA {pragma}').fetchone()[0]};"
                for pragma in ("application_id", "user_version")
            ]
            (folder / "philtre.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "finished.txt").write_text(facts["finished"].pop("record"), encoding="utf-8")
    records(folder)
    (folder / "facts.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
