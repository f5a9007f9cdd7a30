"""Our cookie among those of other programs; sessions that have ended; signing in while much is going on."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.http.test_accounts import fresh, keep, post, sign_in
from tests.server.http.test_middleware import fetch, no
from tests.server.people import HERE, PERSON, SHORT, bot, played, seated
from tests.server.raw import Line, request

from philtre.client import Guest, Lost, RequestRefused
from philtre.protocol import live
from philtre.server.http.cookies import MOST, SentCookie, cookies_to_set, sent_cookies
from philtre.server.people.identity import PlayerLocks
from philtre.table.refused import Refused

Play = Callable[[Any], Any]
NAME = "philtre-0a1b2c3d"
SECRET = "Zm9v-_" + "a" * 37
HOSTILE = [
    'g_state={"i_l":0}',
    "theme=dark mode",
    "foo",
    "k[0]=v",
    "x=é",
    '"',
    "=",
    "a=b=c",
    "philtre",
    "$Version=1",
]

junk = st.one_of(
    st.sampled_from(HOSTILE),
    st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters=";"), max_size=30),
    st.sampled_from([f"{NAME}=", f"{NAME}=nonsense", f'{NAME}="', "philtre=x", f"x{NAME}={SECRET}x"]),
)


@given(
    st.lists(junk, max_size=20),
    st.lists(junk, max_size=20),
    st.sampled_from([NAME, "__Host-" + NAME, "philtre"]),
    st.sampled_from(["{}", '"{}"', " {} "]),
    st.sampled_from([";", "; ", ";\t", " ;;; "]),
)
def test_our_cookie_is_found_whatever_stands_around_it(
    before: list[str], after: list[str], name: str, form: str, between: str
) -> None:
    header = between.join([*before, f"{name}={form.format(SECRET)}", *after])
    assert SentCookie(name, SECRET) in sent_cookies(header, NAME)


@given(st.lists(junk, max_size=20))
def test_nothing_but_our_cookie_is_taken_for_it(parts: list[str]) -> None:
    assert sent_cookies("; ".join(parts), NAME) == []


def test_those_of_this_data_folder_are_tried_first_and_not_without_end() -> None:
    others = [f"philtre={secrets.token_urlsafe(32)}" for _ in range(50)]
    found = sent_cookies("; ".join([*others, f"{NAME}={SECRET}"]), NAME)
    assert found[0] == SentCookie(NAME, SECRET)
    assert len(found) == MOST


def test_a_cookie_moves_to_its_present_name_and_no_other_is_touched() -> None:
    assert cookies_to_set(NAME, NAME, None, SECRET, secure=False) == []
    assert cookies_to_set(NAME, "", None, "", secure=False) == []
    moved = cookies_to_set(NAME, "philtre", None, SECRET, secure=False)
    assert [header.split(";")[0] for header in moved] == [f"{NAME}={SECRET}", "philtre="]
    assert "Max-Age=0" in moved[1]
    assert [one.split(";")[0] for one in cookies_to_set(NAME, NAME, None, SECRET, secure=True)] == [
        f"__Host-{NAME}={SECRET}",
        f"{NAME}=",
    ]
    assert [one.split(";")[0] for one in cookies_to_set(NAME, "", "new", "", secure=False)] == [f"{NAME}=new"]


# Over the wire


@pytest.mark.parametrize("other", HOSTILE)
def test_another_programs_cookie_does_no_harm(server: Any, play: Play, other: str) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        await guest.called("Ann")
        cookie = f"{other}; {guest.cookie}={guest.secret}; {other}".encode().decode("latin-1")
        _, headers, body = await asyncio.to_thread(fetch, server.base, "GET", "/api/me", None, Cookie=cookie)
        assert json.loads(body)["name"] == "Ann"
        assert "set-cookie" not in headers

    play(scene())


def test_cookies_may_come_in_several_headers(server: Any, play: Play) -> None:
    """As some proxies pass them on that speak HTTP/2 with the browser."""

    async def scene() -> None:
        table, [ann, _] = await seated(server.base, "race")
        headers = [b"Cookie: a=b", f"Cookie: {ann.cookie}={ann.secret}".encode(), b"Cookie: foo"]
        answer = request(server.port, "/api/me", *headers)
        assert answer.json["name"] == "Ann"
        assert b"set-cookie" not in answer.head.lower()
        with Line(server.port, f"/api/tables/{table}/live", *headers) as line:
            assert line.until("whole")["you"] == 0

    play(scene())


def test_two_servers_of_one_host_keep_out_of_each_others_way(serve: Any, play: Play) -> None:
    one, other = serve(), serve()

    async def scene() -> None:
        here, there = Guest(one.base), Guest(other.base)
        await here.called("Ann")
        await there.called("Ben")
        assert here.cookie != there.cookie
        jar = f"{here.cookie}={here.secret}; {there.cookie}={there.secret}"
        for server, name in ((one, "Ann"), (other, "Ben")):
            _, headers, body = fetch(server.base, "GET", "/api/me", Cookie=jar)
            assert json.loads(body)["name"] == name
            assert "set-cookie" not in headers
        # a cookie of the time before that only the other server knows stays as it is
        _, headers, _ = fetch(one.base, "GET", "/api/me", Cookie=f"philtre={there.secret}")
        assert [value.split("=")[0] for value in headers.get_all("set-cookie")] == [here.cookie]

    play(scene())


def test_who_comes_with_a_cookie_of_the_old_name_stays_who_they_are(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        await guest.called("Ann")
        _, headers, body = fetch(server.base, "GET", "/api/me", Cookie=f"philtre={guest.secret}")
        assert json.loads(body)["name"] == "Ann"
        given = headers.get_all("set-cookie")
        assert [value.split(";")[0] for value in given] == [f"{guest.cookie}={guest.secret}", "philtre="]

    play(scene())


# Sessions that have ended


def test_nothing_is_done_as_somebody_else_when_a_session_has_ended(server: Any, play: Play) -> None:
    async def scene() -> None:
        cookie = (await known(server)).cookie
        void = f"{cookie}={secrets.token_urlsafe(32)}"
        for method, path, body in (
            ("PUT", "/api/me", {"name": "Eve"}),
            ("POST", "/api/tables", {"game": "race", "seats": [HERE, bot()]}),
            ("GET", "/api/tables/mine", None),
        ):
            status, headers, answer = fetch(server.base, method, path, body, Cookie=void)
            assert (status, json.loads(answer)["message"]["id"]) == (401, "session-ended")
            assert "set-cookie" not in headers
        status, headers, _ = fetch(server.base, "GET", "/api/me", Cookie=void)
        assert status == 200
        assert headers["set-cookie"].startswith(f"{cookie}=")

    play(scene())


async def tried(asking: Any, refusal: str) -> bool:
    """Whether it was done; if not, it was refused in those words."""
    try:
        await asking
    except RequestRefused as told:
        if told.message.id != refusal:
            raise
        return False
    return True


async def known(server: Any) -> Guest:
    guest = Guest(server.base)
    await guest.me()
    return guest


def test_the_cookie_that_signing_in_replaces_never_makes_a_guest(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        await keep(Guest(server.base), name)
        guest = await known(server)
        late = f"{guest.cookie}={guest.secret}"
        await sign_in(guest, name)
        for path in ("/api/me", "/api/tables/mine"):
            status, headers, _ = fetch(server.base, "GET", path, Cookie=late)
            assert status == 401
            assert "set-cookie" not in headers
        assert (await guest.me()).kept == name

    play(scene())


def test_a_program_whose_session_has_ended_goes_on_as_a_new_guest(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base, secrets.token_urlsafe(32))
        old = guest.secret
        assert (await guest.mine()).tables == []
        assert guest.secret != old
        other = Guest(server.base, secrets.token_urlsafe(32))
        assert await no(other.called("Ann")) == "session-ended"
        assert (await other.called("Ann")).name == "Ann"

    play(scene())


# Signing in while the same browser does something else


@pytest.mark.slow
def test_signing_in_leaves_no_seat_behind(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        laptop = Guest(server.base)
        await keep(laptop, name)
        host = Guest(server.base)
        sat = 0
        for attempt in range(12):
            tables = [
                (await host.open(game="race", seats=[PERSON, PERSON], open=True)).card.table for _ in range(3)
            ]
            guest = await known(server)
            twins = [Guest(server.base, guest.secret) for _ in tables]

            async def sit(twin: Guest, table: str, wait: float) -> bool:
                await asyncio.sleep(wait)
                return await tried(twin.join(table), "session-ended")

            waits = [0.012 * attempt, 0.02 * attempt, 0.03 * attempt]
            results = await asyncio.gather(sign_in(guest, name), *map(sit, twins, tables, waits))
            for table, done in zip(tables, results[1:], strict=True):
                taken = (await host.table(table)).card.seats[0].taken
                assert taken is done
                assert (await laptop.table(table)).seats == ([0] if done else [])
                sat += done is True
        assert sat

    play(scene())


def test_who_a_player_is_changes_when_nothing_is_being_done_as_them() -> None:
    async def scene() -> None:
        turns, order = PlayerLocks(), []

        async def use(word: str) -> None:
            async with turns.use("ann"):
                order.append(word)

        async def change() -> None:
            async with turns.change("ann"):
                order.append("change begins")
                await asyncio.sleep(0)
                order.append("change ends")

        async with turns.use("ann"):
            changing = [asyncio.create_task(change()) for _ in range(2)]
            await asyncio.sleep(0)
            late = asyncio.create_task(use("late"))
            async with turns.use("ben"), turns.change("carl"):
                await asyncio.sleep(0.01)
            order.append("first")
        await asyncio.gather(*changing, late)
        assert order[0] == "first"
        assert [order[at + 1] for at, word in enumerate(order) if word == "change begins"] == [
            "change ends"
        ] * 2
        assert order.index("late") > order.index("change ends")
        assert (list(turns.using), list(turns.changing), list(turns.waiting)) == ([], [], [])

    asyncio.run(scene())


def test_two_tabs_that_sign_in_at_once_are_one_person(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        await keep(Guest(server.base), name)
        guest = await known(server)
        twins = [Guest(server.base, guest.secret) for _ in range(4)]
        answers = await asyncio.gather(*(sign_in(twin, name) for twin in twins), return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, BaseException)]
        assert all(isinstance(one, RequestRefused) and one.message.id == "session-ended" for one in refused)
        assert len(refused) < len(twins)

    play(scene())


def test_keeping_a_name_and_signing_in_at_once_loses_neither(server: Any, play: Play) -> None:
    async def scene() -> None:
        for _ in range(4):
            mine, other = fresh(), fresh()
            await keep(Guest(server.base), other)
            guest = await known(server)
            table = (await guest.open(game="race", seats=[HERE, HERE])).card.table
            twin = Guest(server.base, guest.secret)
            kept, signed = await asyncio.gather(
                keep(guest, mine), sign_in(twin, other), return_exceptions=True
            )
            for result in (kept, signed):
                assert not isinstance(result, BaseException) or isinstance(result, RequestRefused), result
            owners = []
            for name in (mine, other):
                someone = Guest(server.base)
                if await tried(sign_in(someone, name), "sign-in-wrong"):
                    owners += [name] if (await someone.mine()).tables else []
            assert len(owners) == 1, table

    play(scene())


def test_forgetting_waits_for_what_is_being_done(server: Any, play: Play) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        for attempt in range(6):
            table = (await host.open(game="race", seats=[PERSON, PERSON], open=True)).card.table
            guest = await known(server)
            twin = Guest(server.base, guest.secret)

            async def sit(twin: Guest, table: str, wait: float) -> None:
                await asyncio.sleep(wait)
                await tried(twin.join(table), "session-ended")

            await asyncio.gather(post(guest, "/api/me/forget", sure=True), sit(twin, table, attempt * 0.003))
            assert not (await host.table(table)).card.seats[0].taken

    play(scene())


def test_a_rematch_that_begins_meanwhile_is_joined_too(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        laptop = Guest(server.base)
        await keep(laptop, name)
        for _ in range(2):
            table, (ann, ben) = await seated(server.base, "race", options=SHORT)
            await played(table, [ann, ben])
            async with ann.at(table, 0) as offering:
                await offering.ask(live.Rematch())
            async with ben.at(table, 1) as place:
                signing = asyncio.create_task(sign_in(ann, name))
                with contextlib.suppress(Refused, Lost):  # sent away before the answer came
                    await place.ask(live.Rematch())
                await signing
            following = [one for one in (await ben.mine()).tables if one.card.phase == "playing"]
            for one in following:
                assert len((await laptop.table(one.card.table)).seats) == 1

    play(scene())
