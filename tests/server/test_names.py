"""Names: those that can be seen, those that look the same, and those that are registered."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.http.test_accounts import SECRET, fresh, keep, sign_in
from tests.server.http.test_middleware import no
from tests.server.people import HERE, PERSON, SHORT, played, seated

from philtre.client import Guest
from philtre.protocol import live
from philtre.server.people.lookalikes import FOLDING, key_of, keys_of
from philtre.server.store.keys import Registered, exact_key, new_keys, refold
from philtre.server.store.store import Store
from philtre.table.entries import Sat, decode
from philtre.table.refused import Refused
from philtre.table.user_text import IGNORED, NAME, proper_name, tidied

Play = Callable[[Any], Any]
MAGGIE = "Maggie Orwell"


# What can be seen


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\U0001d159",
        "\U00013441",
        "\u0301",
        " \u0301",
        "\u200b\u200d",
        "\ufe0f",
        "\u115f\u1160",
        "...",
        "\u034f",
        "\u00ad",
        "",
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name-unfit"):
        proper_name(name)


@pytest.mark.parametrize(
    "name", ["A" + "\u0301\u0302\u0303\u0304", "Z" + "\u0336" * 3 + "oe", "x" * 33, "Ann \u0301\u0302"]
)
def test_a_name_heaped_with_marks_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name-unfit"):
        proper_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Nguyễn Thị Ngọc",
        "ผู้เล่น",
        "שָׁלוֹם",
        "नमस्ते",
        "क्\u200dष",  # a joiner after a virama
        "می\u200cخواهم",  # a non-joiner between Arabic letters
        "👩\u200d🚀",
        "👩🏽\u200d🚀",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "🏳\ufe0f\u200d🌈",
        "★",
        "7",
    ],
)
def test_names_of_all_kinds_stay_as_they_are(name: str) -> None:
    assert proper_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("An\u200dn", "Ann"),
        ("A\ufe0fnn", "Ann"),
        ("An\u3164n", "Ann"),
        ("An\u2800n", "An n"),
        ("Ann\U0001d159", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("👩\u200d", "👩"),
        ("\u200d👩", "👩"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, name: str) -> None:
    assert proper_name(typed) == name


@given(st.text(max_size=50))
def test_a_tidied_text_stays_as_it_is(text: str) -> None:
    once = tidied(text)
    assert tidied(once) == once
    try:
        name = proper_name(text)
    except Refused:
        return
    assert 1 <= len(name) <= NAME
    assert proper_name(name) == name
    assert any(letter not in IGNORED for letter in name)


# What looks the same


@pytest.mark.parametrize(
    "name",
    [
        "Mag\u034fgie Orwell",
        "Maggie\ufe0f Orwell",
        "Maggie\ufe00 Orwell",
        "Maggie\u180b Orwell",
        "Mag\u17b4gie Orwell",
        "Mag\u3164gie Orwell",
        "Maɡɡie Orwell",
        "Mɑggie Orwell",
        "Maggie Oʀwell",
        "МАGGIE ORWELL",
        "Maggıe 0rwe1l",
        "Rnaggie OrweII",
        "Маggіе Оrwеll",
        "Ｍａｇｇｉｅ　Ｏｒｗｅｌｌ",
        "𝕸𝖆𝖌𝖌𝖎𝖊 𝕺𝖗𝖜𝖊𝖑𝖑",
        "maggie-orwell",
    ],
)
def test_look_alikes_are_the_same_name(name: str) -> None:
    assert key_of(name) == key_of(MAGGIE)


@pytest.mark.parametrize(
    "name", ["Maggie Orwells", "Aggie Orwell", "Maggié Orwell", "Nagy", "Мария", "山田", "😀", "Guðrún"]
)
def test_other_names_are_others(name: str) -> None:
    assert key_of(name)
    assert key_of(name) != key_of(MAGGIE)


def test_greek_names_are_read_by_their_capitals_and_by_themselves() -> None:
    assert key_of("ΑΝΝΑ") == key_of("αννα") == key_of("Anna")
    assert keys_of("αννα") == {key_of("Anna"), key_of("Avva")}


@given(st.text(max_size=20), st.sampled_from(sorted(IGNORED)), st.integers(0, 20))
def test_what_cannot_be_seen_makes_no_other_key(text: str, hidden: str, at: int) -> None:
    assert key_of(text[:at] + hidden + text[at:]) == key_of(text)


@given(st.text(max_size=20))
def test_a_key_is_its_own_key(text: str) -> None:
    key = key_of(text)
    assert key_of(key) == key


# Registered names


def test_what_another_registered_is_nobody_elses_to_show(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh("Maggie")
        owner, eve = Guest(server.base), Guest(server.base)
        await keep(owner, name)
        await eve.called("Eve")
        for alike in (name, name.upper(), name.replace("a", "ɑ"), name[:3] + "\u034f" + name[3:]):
            assert await no(eve.called(alike)) == "name-registered"
            assert await no(keep(eve, alike)) in ("kept-taken", "kept-unfit")
        assert (await eve.me()).name == "Eve"
        host = Guest(server.base)
        table = (await host.open(game="race", seats=[PERSON, PERSON])).card.table
        link = (await host.links(table)).links[0].path.removeprefix("/s/")
        assert await no(eve.sit(link, name)) == "name-registered"
        assert not (await host.table(table)).card.seats[0].taken
        assert (await eve.me()).name == "Eve"
        assert (await owner.called(name.upper())).name == name.upper()
        assert (await owner.sit(link, name.upper())).seats == [0]

    play(scene())


def test_a_host_shows_nobodys_registered_name_at_a_seat_that_is_played(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh("Maggie")
        owner, eve, guest = Guest(server.base), Guest(server.base), Guest(server.base)
        await keep(owner, name)
        for alike in (name, name.upper(), name.replace("a", "ɑ")):
            mine = {"kind": "here", "name": alike}
            assert await no(eve.open(game="race", seats=[mine, PERSON])) == "name-registered"
        opened = (await eve.open(game="race", seats=[HERE, {"kind": "person", "name": name}])).card
        assert [seat.name for seat in opened.seats] == ["", name]  # kept for her
        link = next(one.path for one in (await eve.links(opened.table)).links if one.seat == 1)
        seats = (await guest.sit(link.removeprefix("/s/"))).card.seats
        assert [(seat.name, seat.taken) for seat in seats] == [("", True), ("", True)]

    play(scene())


def test_whoever_registers_a_default_name_keeps_nobody_from_one_screen(server: Any, play: Play) -> None:
    async def scene() -> None:
        await keep(Guest(server.base), "Player 2")
        seats = [HERE, {"kind": "here", "name": "Player 2"}]
        card = (await Guest(server.base).open(game="race", seats=seats)).card
        assert [(seat.name, seat.registered) for seat in card.seats] == [("", False), ("Player 2", False)]

    play(scene())


def test_a_registered_name_is_marked_at_the_table_and_no_other_is(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh("Maggie")
        owner = Guest(server.base)
        await keep(owner, name)
        table = (await owner.open(game="race", seats=[HERE, PERSON], open=True)).card.table
        eve = Guest(server.base)
        await eve.called("Eve")
        seen = (await eve.join(table)).card.seats
        assert [(seat.name, seat.registered) for seat in seen] == [(name, True), ("Eve", False)]
        async with eve.at(table, 1) as place:
            assert [seat.registered for seat in place.sides.seats] == [True, False]
        await owner.called("Queen")
        other = (await owner.open(game="race", seats=[HERE, {"kind": "here", "name": name}])).card
        assert [(seat.name, seat.registered) for seat in other.seats] == [("Queen", False), (name, False)]

    play(scene())


def test_the_mark_goes_on_to_a_rematch_and_goes_with_who_is_forgotten(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh("Maggie")
        owner, eve = Guest(server.base), Guest(server.base)
        await keep(owner, name)
        await eve.called("Eve")
        plans = [HERE, PERSON]
        table = (await owner.open(game="race", seats=plans, open=True, options=SHORT)).card.table
        await eve.join(table)
        await played(table, [owner, eve])
        async with owner.at(table, 0) as offering:
            await offering.ask(live.Rematch())
        async with eve.at(table, 1) as place:
            await place.ask(live.Rematch())
            await place.until(lambda place: bool(place.sides.rematch))
            following = place.sides.rematch
        seats = (await eve.table(following)).card.seats
        assert sorted((seat.name, seat.registered) for seat in seats) == sorted(
            [(name, True), ("Eve", False)]
        )
        await owner.fetch("POST", "/api/me/forget", {"sure": True, "passphrase": SECRET})
        for one in (table, following):
            assert not any(seat.registered for seat in (await eve.table(one)).card.seats)

    play(scene())


def test_journals_of_before_have_no_marks() -> None:
    entry = decode(b'{"kind": "sat", "at": 1, "seat": 0, "player": "p", "name": "Ann"}')
    assert entry == Sat(1, 0, "p", "Ann", registered=False)


def test_what_a_guest_did_before_signing_in_stays_unmarked(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh("Maggie")
        await keep(Guest(server.base), name)
        table, (ann, _) = await seated(server.base, "race")
        await sign_in(ann, name)
        assert not any(seat.registered for seat in (await ann.table(table)).card.seats)

    play(scene())


# A newer program reads names otherwise


def test_of_names_that_look_the_same_the_oldest_has_the_key() -> None:
    names = [
        Registered("1", "Maggie", "maggie"),
        Registered("2", "Maɡɡie", "maɡɡie"),
        Registered("3", "Ben", "ben"),
    ]
    assert new_keys(names) == {"1": key_of("Maggie"), "2": exact_key("Maɡɡie")}
    assert exact_key("Maɡɡie") != exact_key("Maggie")


@pytest.mark.slow
def test_a_database_of_before_goes_on_with_all_its_names(serve: Any, play: Play) -> None:
    running = serve()

    async def before() -> None:
        for name in ("Maggie", "Ben", "Mina"):
            await keep(Guest(running.base), name, f"{name} and {SECRET}")

    play(before())
    running.stop()
    with sqlite3.connect(
        Path(running.folder) / "philtre.db"
    ) as database:  # as an older program would have left it
        database.execute("DELETE FROM meta WHERE key = 'name-folding'")
        database.execute("UPDATE players SET key = 'maggie', made = 1 WHERE kept = 'Maggie'")
        database.execute("UPDATE players SET key = 'maɡɡie', kept = 'Maɡɡie', made = 2 WHERE kept = 'Ben'")
        database.execute(
            "UPDATE players SET key = 'rnaggle', made = 3 WHERE kept = 'Mina'"
        )  # what Maggie's becomes
    database.close()
    running.start()

    async def after() -> None:
        assert (await sign_in(Guest(running.base), "MAGGIE", f"Maggie and {SECRET}")).kept == "Maggie"
        assert (await sign_in(Guest(running.base), "maɡɡie", f"Ben and {SECRET}")).kept == "Maɡɡie"
        assert await no(sign_in(Guest(running.base), "Maggie", f"Ben and {SECRET}")) == "sign-in-wrong"
        assert (await sign_in(Guest(running.base), "Mina", f"Mina and {SECRET}")).kept == "Mina"
        for name in ("Mɑggie", "maɡɡie", "Maggie"):
            assert await no(keep(Guest(running.base), name)) in ("kept-taken", "kept-unfit")

    play(after())
    running.stop()
    with sqlite3.connect(Path(running.folder) / "philtre.db") as database:
        [[folding]] = database.execute("SELECT value FROM meta WHERE key = 'name-folding'")
    database.close()
    assert int(folding) == FOLDING


def test_keys_are_computed_anew_if_nobody_knows_how_they_were_computed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.people.add("ann", b"1", "").result()
    store.people.register("ann", MAGGIE, "an older key", "hash").result()
    store.put_value("name-folding", b"what?").result()
    refold(store)
    assert (store.value("name-folding"), store.people.owners([key_of(MAGGIE)])) == (b"%d" % FOLDING, ["ann"])
    store.close()
