"""Accounts: names registered with a passphrase, signed in with, changed, and not guessed."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters
from hypothesis import given
from hypothesis import strategies as st
from tests.server.http.test_middleware import fetch, no
from tests.server.people import HERE, PERSON, SHORT, bot, play_on, played, seated, sent_off

from philtre.client import Guest, RequestRefused
from philtre.protocol.http import Devices, Me
from philtre.server.people.lookalikes import key_of
from philtre.server.people.passwords import Passphrases, proper_passphrase, proper_registered_name
from philtre.table.refused import Refused

Play = Callable[[Any], Any]
SECRET = "three blind mice"
_number = 0


def fresh(name: str = "Ann") -> str:
    """A name that nobody keeps yet."""
    global _number  # noqa: PLW0603 - one server for all tests
    _number += 1
    return f"{name} {''.join(chr(97 + int(digit)) for digit in f'{time.time_ns()}{_number}'[-14:])}"


async def keep(guest: Guest, name: str, passphrase: str = SECRET) -> Me:
    return await guest.ask("POST", "/api/me/keep", Me, {"name": name, "passphrase": passphrase})


async def sign_in(guest: Guest, name: str, passphrase: str = SECRET) -> Me:
    return await guest.ask("POST", "/api/me/sign-in", Me, {"name": name, "passphrase": passphrase})


async def post(guest: Guest, path: str, **body: Any) -> Me:
    return await guest.ask("POST", path, Me, body or None)


async def change(guest: Guest, old: str, new: str) -> Me:
    return await guest.ask("PUT", "/api/me/passphrase", Me, {"old": old, "new": new})


async def devices(guest: Guest) -> int:
    return (await guest.ask("GET", "/api/me/devices", Devices)).count


# Names and passphrases


@pytest.mark.parametrize("name", ["Ann", "Zoé-Anne", "O’Neill", "Ли", "山田", "ann_2.0", "  Ann  Lee "])
def test_names_that_can_be_kept(name: str) -> None:
    assert proper_registered_name(name) == " ".join(name.split())


@pytest.mark.parametrize(
    "name", ["", "A", "x" * 33, "..", "-ann", "<b>Ann</b>", "Ann\u0430", "😀😀", "A@b", "\u202eAnn!", "a,b"]
)
def test_names_that_cannot(name: str) -> None:
    with pytest.raises(Refused, match="kept-unfit"):
        proper_registered_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann Lee", "ann-lee"),
        ("Straße", "STRASSE"),
        ("ﬁn", "Fin"),
        ("Ａｎｎ", "Ann"),
        ("АВВА", "ABBA"),  # Cyrillic
        ("ΑΒΒΑ", "abba"),  # Greek
        ("Bill", "BiII"),
        ("Zoe0", "zoeo"),
        ("e\u0301va", "Éva"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert key_of(proper_registered_name(one)) == key_of(proper_registered_name(other))


@given(st.text(max_size=40))
def test_whatever_is_kept_is_read_the_same_again(text: str) -> None:
    try:
        name = proper_registered_name(text)
    except Refused:
        return
    assert proper_registered_name(name) == name
    upper = name.upper()
    assert key_of(proper_registered_name(upper)) == key_of(name) or "ı" in name.lower() or len(upper) > 32
    assert "\n" not in name


def test_a_passphrase_is_long_enough_and_not_the_name() -> None:
    assert proper_passphrase("e\u0301 un deux trois", "Ann") == "é un deux trois"
    with pytest.raises(Refused, match="passphrase-short"):
        proper_passphrase("short", "Ann")
    with pytest.raises(Refused, match="passphrase-name"):
        proper_passphrase("ann lee smith", "Ann Lee-Smith")


# Keeping and signing in


def test_a_guest_keeps_a_name_with_all_that_is_theirs(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        guest = Guest(server.base)
        table = (await guest.open(game="race", seats=[HERE, HERE])).card.table
        old = guest.secret
        assert (await keep(guest, name)).kept == name
        assert guest.secret != old  # the secret from before is void
        assert await no(Guest(server.base, old).me()) == "session-ended"
        assert (await guest.me()) == Me(name, name)
        assert (await guest.table(table)).seats == [0, 1]
        assert await no(keep(guest, fresh())) == "kept-already"
        assert await no(sign_in(guest, name)) == "kept-already"
        assert await no(keep(Guest(server.base), name.upper())) == "kept-taken"
        assert (await guest.called("Queen")) == Me("Queen", name)  # what others see is another matter

    play(scene())


def test_another_device_signs_in_and_both_are_in_step(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        laptop, phone = Guest(server.base), Guest(server.base)
        await laptop.called("Queen")
        await keep(laptop, name)
        table = (await laptop.open(game="race", seats=[HERE, bot()])).card.table
        assert await sign_in(phone, name.upper()) == Me("Queen", name)
        assert await devices(phone) == 2
        assert [mine.card.table for mine in (await phone.mine()).tables] == [table]
        async with laptop.at(table, 0) as here, phone.at(table, 0) as there:
            await there.act(there.actions[0])
            await here.until(lambda place: place.seq >= there.seq)
            assert here.view == there.view
        await phone.called("King")
        assert (await laptop.me()).name == "King"

    play(scene())


def test_what_the_other_devices_guest_had_is_joined_to_the_name(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        laptop = Guest(server.base)
        await keep(laptop, name)
        over, (phone, ben) = await seated(server.base, "race", options=SHORT)
        await played(over, [phone, ben])
        playing, guests = await seated(server.base, "race", plans=[PERSON, PERSON])
        await guests[1].fetch("PUT", f"/api/tables/{playing}/seats/1/notes", {"text": "mine"})
        old = phone.secret
        await sign_in(phone, name)
        await sign_in(guests[1], name)
        for guest in (laptop, phone, guests[1]):
            assert {mine.card.table: mine.seats for mine in (await guest.mine()).tables} == {
                over: [0],
                playing: [1],
            }
            assert (await guest.table(over)).host
            assert (await guest.record(over)).startswith("philtre record")
            notes = json.loads(await guest.fetch("GET", f"/api/tables/{playing}/seats/1/notes"))
            assert notes["text"] == "mine"
        assert await no(Guest(server.base, old).mine()) == "session-ended"
        async with guests[0].at(playing, 0) as one, laptop.at(playing, 1) as other:
            await play_on([one, other], random.Random(1), 4)

    play(scene())


def test_who_is_at_a_joined_table_comes_back_to_it_by_itself(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        await keep(Guest(server.base), name)
        table, (ann, ben) = await seated(server.base, "race")
        async with ben.at(table, 1) as place:
            await sign_in(ann, name)
            assert await sent_off(place) == "table-changed"
        async with ben.at(table, 1) as place, ann.at(table, 0) as other:
            await play_on([other, place], random.Random(1), 4)

    play(scene())


@pytest.mark.slow
def test_two_seats_of_one_person_at_one_table_become_ones_own(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        table, (ann, ben) = await seated(server.base, "race", options=SHORT, several=True)
        link = json.loads(await ann.fetch("POST", f"/api/tables/{table}/seats/0/device"))["links"][0]["path"]
        await ben.sit(link.removeprefix("/s/"))
        await keep(ann, name)
        await sign_in(ben, name)
        assert (await ann.table(table)).seats == (await ben.table(table)).seats == [0, 1]
        await played(table, [ann, ben])
        again = json.loads(await ann.fetch("GET", "/api/me/games"))
        assert [one["result"] for one in again["games"]] == [""]  # neither won nor lost against oneself

    play(scene())


# Signing out


def test_signing_out_leaves_a_stranger_behind(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        guest = Guest(server.base)
        assert await no(post(guest, "/api/me/sign-out")) == "kept-none"
        await keep(guest, name)
        table = (await guest.open(game="race", seats=[HERE, HERE])).card.table
        old = guest.secret
        async with guest.at(table, 0) as place:
            await post(guest, "/api/me/sign-out")
            assert await sent_off(place) == "signed-out"
        assert guest.secret == ""
        assert (await Guest(server.base, old).me()).kept == ""
        assert (await guest.me()).name == ""
        assert (await sign_in(guest, name)).kept == name
        assert (await guest.table(table)).seats == [0, 1]

    play(scene())


def test_signing_out_takes_the_cookie_away(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        await keep(guest, fresh())
        cookie = f"philtre={guest.secret}"
        _, headers, _ = await asyncio.to_thread(
            fetch, server.base, "POST", "/api/me/sign-out", None, Cookie=cookie
        )
        assert "Max-Age=0" in headers["set-cookie"]

    play(scene())


@pytest.mark.parametrize("way", ["elsewhere", "passphrase"])
def test_other_devices_are_signed_out(server: Any, play: Play, way: str) -> None:
    async def scene() -> None:
        name = fresh()
        laptop, phone = Guest(server.base), Guest(server.base)
        await keep(laptop, name)
        await sign_in(phone, name)
        table = (await phone.open(game="race", seats=[HERE, HERE])).card.table
        stolen = laptop.secret
        async with phone.at(table, 0) as place, laptop.at(table, 0) as own:
            if way == "elsewhere":
                await post(laptop, "/api/me/sign-out-elsewhere")
            else:
                assert await no(change(laptop, "not this one", "another one")) == "sign-in-wrong"
                assert await no(change(laptop, SECRET, "short")) == "passphrase-short"
                await change(laptop, SECRET, "another one")
            assert await sent_off(place) == "signed-out"
            assert await sent_off(own) == "table-changed"
        assert await devices(laptop) == 1
        assert (await laptop.me()).kept == name
        assert (await phone.me()).kept == ""
        assert await no(Guest(server.base, stolen).me()) == "session-ended"
        if way == "passphrase":
            assert await no(sign_in(Guest(server.base), name)) == "sign-in-wrong"
            assert (await sign_in(Guest(server.base), name, "another one")).kept == name

    play(scene())


# Guessing


def test_an_unknown_name_and_a_wrong_passphrase_are_told_alike(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        await keep(Guest(server.base), name)
        answers = [
            await asyncio.to_thread(
                fetch, server.base, "POST", "/api/me/sign-in", {"name": one, "passphrase": "wrong enough"}
            )
            for one in (name, fresh("Nobody"), "!", "")
        ]
        assert {(status, body) for status, _, body in answers} == {(403, answers[0][2])}
        assert json.loads(answers[0][2])["message"]["id"] == "sign-in-wrong"
        assert all("set-cookie" not in headers for _, headers, _ in answers)  # nobody new is made

    play(scene())


class Watched:
    """A hasher that remembers what it was asked, and waits until it may go on."""

    def __init__(self) -> None:
        self.checked: list[str] = []
        self.threads: set[threading.Thread] = set()
        self.go = threading.Event()

    def hash(self, passphrase: str) -> str:
        self.threads.add(threading.current_thread())
        self.go.wait(10)
        return PasswordHasher(1, 8, 1).hash(passphrase)

    def verify(self, held: str, passphrase: str) -> bool:
        self.checked.append(held)
        return PasswordHasher().verify(held, passphrase)


def test_nobodys_passphrase_is_checked_just_like_anybodys() -> None:
    async def scene() -> None:
        passphrases = Passphrases(9)
        held = await passphrases.hashed(SECRET)
        assert await passphrases.right(held, SECRET)
        assert not await passphrases.right("broken", SECRET)
        watched = Watched()
        passphrases.hasher, nobody = watched, passphrases.nobody  # type: ignore[assignment]
        for one in (held, None):
            assert not await passphrases.right(one, "wrong")
        assert not await passphrases.right(None, "nobody's")
        assert watched.checked == [held, nobody, nobody]
        assert extract_parameters(held) == extract_parameters(nobody)  # as much work
        assert extract_parameters(held).memory_cost >= 19 * 1024
        passphrases.stop()

    asyncio.run(scene())


def test_the_loop_goes_on_while_passphrases_are_hashed_and_too_many_are_refused() -> None:
    async def scene() -> None:
        passphrases, watched = Passphrases(4), Watched()
        passphrases.hasher = watched  # type: ignore[assignment]
        hashing = [asyncio.create_task(passphrases.hashed(f"{SECRET} {number}")) for number in range(4)]
        await asyncio.sleep(0.05)  # the loop is free, though all of them wait
        assert not any(task.done() for task in hashing)
        with pytest.raises(Refused, match="limit-busy"):
            await passphrases.hashed(SECRET)
        watched.go.set()
        assert len({await task for task in hashing}) == 4
        assert threading.main_thread() not in watched.threads
        passphrases.stop()

    asyncio.run(scene())


def test_guesses_are_limited_by_name_and_by_address(serve: Any, play: Play) -> None:
    running = serve(settings="sign_ins_per_name = 3\nsign_ins_per_address = 6\nnames_per_hour = 2\n")

    async def scene() -> None:
        ann, guest = Guest(running.base), Guest(running.base)
        await keep(ann, "Ann")
        for name in ("Ann", "ANN", "a-n-n"):
            assert await no(sign_in(guest, name, "wrong enough")) == "sign-in-wrong"
        with pytest.raises(RequestRefused) as told:
            await sign_in(guest, "ann")  # even the right one
        assert (told.value.status, told.value.message.id) == (429, "limit-sign-in")
        assert 0 < told.value.message.arguments["seconds"] <= 60
        status, headers, _ = await asyncio.to_thread(
            fetch, running.base, "POST", "/api/me/sign-in", {"name": "ann", "passphrase": SECRET}
        )
        assert (status, 0 < int(headers["retry-after"]) <= 60) == (429, True)
        assert (await ann.me()).kept == "Ann"  # who is in stays in
        assert await no(sign_in(guest, "nobody", "wrong enough")) == "sign-in-wrong"
        assert await no(sign_in(guest, "nobody else", "wrong enough")) == "limit-sign-in"  # of the address
        await keep(guest, "Ben")
        assert await no(keep(Guest(running.base), "Chloé")) == "limit-rate"

    play(scene())


@pytest.mark.slow
def test_signing_in_rightly_costs_no_attempt(serve: Any, play: Play) -> None:
    running = serve(settings="sign_ins_per_name = 1\nsign_ins_per_address = 1\n")

    async def scene() -> None:
        await keep(Guest(running.base), "Ann")
        for _ in range(4):
            await sign_in(Guest(running.base), "Ann")

    play(scene())


@pytest.mark.parametrize("path", ["keep", "sign-in", "sign-out", "sign-out-elsewhere", "forget"])
def test_other_sites_pages_can_do_none_of_it(server: Any, path: str) -> None:
    body = {"name": "Ann", "passphrase": SECRET}
    status, headers, _ = fetch(server.base, "POST", f"/api/me/{path}", body, Origin="http://evil.example")
    assert status == 403
    assert "set-cookie" not in headers


@pytest.mark.slow
def test_nothing_that_is_stored_or_logged_tells_a_secret(serve: Any, play: Play) -> None:
    running = serve()

    async def scene() -> str:
        guest = Guest(running.base)
        await keep(guest, "Ann")
        await no(sign_in(Guest(running.base), "Ann", "some wrong guess"))
        return guest.secret

    secret = play(scene())
    running.stop()
    for file in running.folder.iterdir():
        if file.is_file():
            content = file.read_bytes()
            assert SECRET.encode() not in content, file
            assert b"some wrong guess" not in content, file
            assert secret.encode() not in content, file


# Devices


def test_devices_are_listed_and_ended_one_by_one(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        laptop, phone, tablet = Guest(server.base), Guest(server.base), Guest(server.base)
        await keep(laptop, name)
        for guest in (phone, tablet):
            await sign_in(guest, name)
        table = (await laptop.open(game="race", seats=[HERE, HERE])).card.table
        seen = await laptop.ask("GET", "/api/me/devices", Devices)
        assert [one.here for one in seen.devices] == [True, False, False]
        assert seen.count == 3
        assert all(abs(time.time() - one.since) < 600 for one in seen.devices)
        for guest in (laptop, phone, tablet):  # nothing that a session could be taken over by
            assert all(one.device not in guest.secret for one in seen.devices)
        own = await phone.ask("GET", "/api/me/devices", Devices)
        gone = next(one.device for one in own.devices if one.here)
        async with phone.at(table, 0) as place, tablet.at(table, 0) as other:
            left = await laptop.ask("DELETE", f"/api/me/devices/{gone}", Devices)
            assert left.count == 2
            assert await sent_off(place) == "signed-out"
            await other.act(other.actions[0])
        assert (await phone.me()).kept == ""
        assert (await tablet.me()).kept == name
        assert await no(laptop.fetch("DELETE", f"/api/me/devices/{gone}")) == "device-unknown"
        assert await no(laptop.fetch("DELETE", f"/api/me/devices/{seen.devices[0].device}")) == "device-here"

    play(scene())


def test_nobody_ends_another_persons_devices(server: Any, play: Play) -> None:
    async def scene() -> None:
        ann, eve, guest = Guest(server.base), Guest(server.base), Guest(server.base)
        await keep(ann, fresh())
        await keep(eve, fresh("Eve"))
        [mine] = (await ann.ask("GET", "/api/me/devices", Devices)).devices
        assert await no(eve.fetch("DELETE", f"/api/me/devices/{mine.device}")) == "device-unknown"
        assert await no(guest.fetch("DELETE", f"/api/me/devices/{mine.device}")) == "kept-none"
        assert (await ann.me()).kept

    play(scene())
