"""Content files of hosts' own: checked as on the command line, kept with the table, bounded in every way."""

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import ROOMY
from tests.server.http.test_middleware import no
from tests.server.people import HERE, PERSON, SHORT, bot, play_on, seated

from philtre import game
from philtre.client import Guest
from philtre.client.guest import RequestRefused
from philtre.core.errors import PhiltreError
from philtre.core.registry import bound
from philtre.protocol import live
from philtre.protocol.http import ContentSeen, WordsSeen
from philtre.server.admin.check import check
from philtre.server.store.folder import FILE
from philtre.text.record import read_record

Play = Callable[[Any], Any]
GAMES = ("apotheca", "elixir", "race", "toil")


def changed(name: str, old: str, new: str) -> str:
    text = game(name).content
    assert old in text
    return text.replace(old, new, 1)


OTHER_RACE = changed("race", 'name.en = "Speed"', 'name.en = "Haste"').replace("coins = 20", "coins = 9", 1)


def file(text: str, name: str = "Fast race.toml") -> dict[str, str]:
    return {"name": name, "text": text}


async def checked(guest: Guest, name: str, text: str) -> ContentSeen:
    return await guest.ask("POST", f"/api/games/{name}/content", ContentSeen, file(text))


async def problem(guest: Guest, name: str, text: str) -> str:
    """The sentence about a faulty file, which is the same when a table is opened with it."""
    seats = [HERE] * min(number for number in game(name).seats)
    said = []
    for request in (
        checked(guest, name, text),
        guest.open(game=name, seats=seats, file=file(text)),
    ):
        with pytest.raises(RequestRefused) as refused:
            await request
        assert refused.value.message.id == "content-wrong"
        said.append(refused.value.message.arguments["problem"])
    assert said[0] == said[1]
    return str(said[0])


FAULTS = {
    "a field": ("race", "coins = 20", "coins = 2000"),
    "no TOML": ("race", "coins = 20", "coins = = 20"),
    "an unknown field": ("toil", "hand = 6", "hand = 6\nfoot = 2"),
    "a missing row": ("elixir", 'power = "luck"', 'power = "unluck"'),
    "an id": ("apotheca", 'id = "assistant"', 'id = "assistant\\nhello = Hello"'),
    "a name over two lines": ("apotheca", 'name.en = "Assistant"', 'name.en = "Assist\\nant = x"'),
    "a name that turns the page around": ("race", 'name.en = "Speed"', 'name.en = "\\u202Edeeps"'),
    "a very long name": ("race", 'name.en = "Speed"', f'name.en = "{"S" * 81}"'),
    "a number of many digits": ("race", "coins = 20", f"coins = {'9' * 5000}"),
    "a number of many hexadecimal digits": ("race", "coins = 20", f"coins = 0x{'f' * 9000}"),
    "a power of many digits": ("toil", '"growth 3"', f'"growth {"9" * 5000}"'),
    "deep lists": ("race", "coins = 20", f"coins = {'[' * 9000}{']' * 9000}"),
    "deep tables": ("race", "coins = 20", f"coins = {'{a=' * 9000}"),
    "a key with controls": ("race", "coins = 20", '"\\u0007\\u202E" = 20'),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_file_is_refused_with_the_sentence_of_the_command_line(
    server: Any, play: Play, fault: str
) -> None:
    name, old, new = FAULTS[fault]
    text = changed(name, old, new)
    with pytest.raises(PhiltreError) as told:
        bound(name, text)
    said = play(problem(Guest(server.base), name, text))
    assert said == str(told.value)
    assert said.startswith(f"content of {name}: ")
    assert said.isprintable()
    assert len(said) < 500


def test_a_file_that_takes_long_to_read_is_given_up(server: Any, play: Play) -> None:
    slow = "a" + ".a" * 30_000 + " = 1\n"  # a minute's work for tomllib

    async def scene() -> None:
        guest = Guest(server.base)
        with pytest.raises(RequestRefused) as refused:
            await checked(guest, "race", slow)
        assert "can be read in 1 second" in str(refused.value.message.arguments["problem"])
        assert (await checked(guest, "race", OTHER_RACE)).changes

    play(scene())


def test_what_a_file_changes_is_told(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        seen = await checked(guest, "race", OTHER_RACE)
        assert [(one.place, one.was, one.now) for one in seen.changes] == [
            ("goal coins", "20", "9"),
            ("potion speed name en", "Speed", "Haste"),
        ]
        assert (seen.box, seen.more) == ("Fast race", 0)
        same = await checked(guest, "race", game("race").content.replace("\n", "\r\n"))
        assert same.content == game("race").content_hash
        assert not same.changes

    play(scene())


def test_the_games_own_file_can_be_had(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        for name in GAMES:
            assert (await guest.fetch("GET", f"/api/games/{name}/content")).decode() == game(name).content
            assert (await checked(guest, name, game(name).content)).changes == []
        assert await no(guest.fetch("GET", "/api/games/chess/content")) == "page-unknown"
        assert await no(guest.fetch("GET", "/api/games/race/content?content=0123456789abcdef")) == (
            "page-unknown"
        )

    play(scene())


@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("Fast race.toml", "Fast race"),
        ("a\u202eb\nc", "ab c"),
        ("x" * 90, "x" * 40),
        ("<b>bold</b>.toml", "<b>bold</b>"),
    ],
)
def test_a_box_is_called_as_its_file(server: Any, play: Play, name: str, box: str) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        opened = await host.open(game="race", seats=[HERE, PERSON], file=file(OTHER_RACE, name))
        assert opened.card.box == box
        assert opened.card.content == bound("race", OTHER_RACE).content_hash

    play(scene())


@pytest.mark.parametrize("name", ["", ".toml", "\u200b\u202e.toml", "a" + "\u0301" * 30])
def test_a_box_without_a_readable_name_is_called_by_its_hash(server: Any, play: Play, name: str) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        opened = await host.open(game="race", seats=[HERE, PERSON], file=file(OTHER_RACE, name))
        assert opened.card.box == opened.card.content

    play(scene())


def test_a_table_with_the_games_own_file_is_like_any_other(server: Any, play: Play) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        opened = await host.open(
            game="race",
            seats=[HERE, PERSON],
            file=file(game("race").content),
            box="Mine",
            content="0123456789abcdef",
        )
        assert (opened.card.box, opened.card.content) == ("", "")
        plain = await host.open(game="race", seats=[HERE, PERSON], box="Mine", content="0123456789abcdef")
        assert (plain.card.box, plain.card.content) == ("", "")

    play(scene())


def test_a_table_of_a_hosts_own_box_from_opening_to_rematch(serve: Any, play: Play) -> None:
    running = serve()
    hash_of_box = bound("race", OTHER_RACE).content_hash
    found: dict[str, str] = {}

    async def before() -> Guest:
        table, (ann, ben) = await seated(running.base, "race", options=SHORT, file=file(OTHER_RACE))
        found["people"] = table
        assert (await ben.table(table)).card.box == "Fast race"
        words = await ben.ask("GET", f"/api/words/en/race?content={hash_of_box}", WordsSeen)
        assert words.names["potion-speed"] == "Haste"
        assert words.facts["standard"]["goal"] == 9
        path = f"/api/games/race/content?content={hash_of_box}"
        assert (await ben.fetch("GET", path)).decode() == OTHER_RACE
        seen = await ben.ask("GET", f"/api/games/race/content/changes?content={hash_of_box}", ContentSeen)
        assert len(seen.changes) == 2
        async with ann.at(table, 0) as one, ben.at(table, 1) as other:
            assert one.whole is not None
            assert (one.whole.setup.box, one.whole.setup.content) == ("Fast race", hash_of_box)
            await play_on([one, other], random.Random(1), 4)
        bots = (await ann.open(game="race", seats=[HERE, bot()], options=SHORT, file=file(OTHER_RACE))).card
        found["bots"] = bots.table
        async with ann.at(bots.table, 0) as place:
            await place.until(lambda place: bool(place.sides.moves))
            advice = await place.ask(live.Hint())
            assert isinstance(advice, live.Advice)
            assert advice.moves
        return ann

    ann = play(before())
    assert running.stop() == 0
    running.start()

    async def after() -> None:
        host = Guest(running.base, ann.secret)
        assert {one.card.box for one in (await host.mine()).tables} == {"Fast race"}
        async with host.at(found["bots"], 0) as place:
            await play_on([place], random.Random(2))
            assert place.over
            await place.ask(live.Rematch())
            await place.until(lambda place: bool(place.sides.rematch))
            again = await host.table(place.sides.rematch)
            assert (again.card.box, again.card.content) == ("Fast race", hash_of_box)
        record = read_record(await host.record(found["bots"]))
        assert record.game.content == OTHER_RACE
        assert (await host.past(found["bots"], step=2)).view
        assert (await host.course(found["bots"])).accounts
        tried = (await host.try_from(found["bots"], 4, 0)).card
        assert (tried.box, tried.content) == ("Fast race", hash_of_box)
        async with host.at(tried.table, 0) as place:
            await play_on([place], random.Random(3), 3)

    play(after())
    assert running.stop() == 0
    assert '"level":"error"' not in running.log()
    told: list[str] = []
    assert check(Path(running.folder) / FILE, told.append, copy=False) == 0, told
    with sqlite3.connect(Path(running.folder) / FILE) as database:
        kept = database.execute("SELECT body FROM contents WHERE hash = ?", (hash_of_box,)).fetchall()
    database.close()
    assert kept == [(OTHER_RACE,)]


def test_files_are_limited_in_size_and_number(serve: Any, play: Play) -> None:
    running = serve(
        settings=ROOMY.replace("contents_per_hour = 100000", "contents_per_hour = 2\ncontent_bytes = 6000")
    )

    async def scene() -> None:
        guest = Guest(running.base)
        assert (await guest.shelf()).content_bytes == 6000
        long = OTHER_RACE + "#" * 6000
        assert await no(checked(guest, "race", long)) == "content-long"
        assert await no(guest.open(game="race", seats=[HERE, PERSON], file=file(long))) == "content-long"
        assert await no(checked(guest, "race", "#" * 100_000)) == "request-long"
        for _ in range(2):
            await checked(guest, "race", OTHER_RACE)
        assert await no(checked(guest, "race", OTHER_RACE)) == "limit-rate"
        assert (await guest.open(game="race", seats=[HERE, PERSON])).card.table

    play(scene())


def test_a_server_can_do_without(serve: Any, play: Play) -> None:
    running = serve(settings=ROOMY + "own_content = false\n")

    async def scene() -> None:
        guest = Guest(running.base)
        assert (await guest.shelf()).content_bytes == 0
        assert await no(checked(guest, "race", OTHER_RACE)) == "content-none"
        assert await no(guest.open(game="race", seats=[HERE, PERSON], file=file(OTHER_RACE))) == (
            "content-none"
        )
        assert (await guest.fetch("GET", "/api/games/race/content")).decode() == game("race").content

    play(scene())
