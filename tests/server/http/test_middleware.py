"""Security middleware: cookies, links, foreign pages, limits, and the headers that every answer carries."""

import asyncio
import http.client
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import PERSON, in_step, seated, sent_off, table_of
from tests.server.raw import Line

from philtre.client import Guest, Lost, RequestRefused
from philtre.protocol import live
from philtre.server.http.middleware import network_of

Play = Callable[[Any], Any]


def fetch(base: str, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, str]:
    """Status, headers and body of a plain request."""
    line = http.client.HTTPConnection(base.removeprefix("http://"), timeout=10)
    try:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, None if body is None else json.dumps(body), given)
        response = line.getresponse()
        return response.status, response.headers, response.read().decode()
    finally:
        line.close()


async def no(asking: Any) -> str:
    with pytest.raises(RequestRefused) as told:
        await asking
    return told.value.message.id


# Who is asking


def test_a_guest_gets_a_cookie_that_scripts_and_other_sites_do_not_get(server: Any) -> None:
    _, headers, _ = fetch(server.base, "GET", "/api/me")
    cookie = headers["set-cookie"]
    assert re.match(r"philtre-[0-9a-f]{8}=", cookie)
    assert {"HttpOnly", "SameSite=Lax"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert len(cookie.split(";")[0]) > 40


def test_under_https_cookies_are_secure_and_links_have_the_public_address(serve: Any, play: Play) -> None:
    running = serve("--url", "https://games.example")
    _, headers, _ = fetch(running.base, "GET", "/api/me")
    assert "Secure" in headers["set-cookie"].split("; ")
    assert headers["set-cookie"].startswith("__Host-philtre-")
    assert headers["strict-transport-security"]

    async def scene() -> None:
        guest = Guest(running.base)
        table = (await guest.open(game="race", seats=[PERSON, PERSON])).card.table
        links = await guest.links(table)
        assert links.links[0].url.startswith("https://games.example/s/")
        assert not links.local

    play(scene())


def test_a_forged_cookie_is_nobody(server: Any) -> None:
    _, headers, _ = fetch(server.base, "GET", "/api/me", Cookie="philtre=nonsense; other=1")
    assert "set-cookie" in headers
    status, _, _ = fetch(server.base, "GET", "/api/me", Cookie='philtre="\\x; =;;')
    assert status == 200


def test_names_are_plain_text(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        assert (await guest.called("  <b>Zoé</b>\u202e ")).name == "<b>Zoé</b>"
        assert await no(guest.called("\u0007")) == "name-unfit"
        assert (await guest.me()).name == "<b>Zoé</b>"

    play(scene())


# Foreign pages


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec_Fetch_Site": "cross-site"}],
)
def test_what_another_sites_page_sends_is_refused(server: Any, headers: dict[str, str]) -> None:
    status, _, body = fetch(server.base, "PUT", "/api/me", {"name": "Eve"}, **headers)
    assert (status, json.loads(body)["message"]["id"]) == (403, "origin-foreign")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]y", "https://]"])
def test_an_origin_that_cannot_be_parsed_is_refused(server: Any, origin: str) -> None:
    status, _, body = fetch(server.base, "PUT", "/api/me", {"name": "Eve"}, Origin=origin)
    assert (status, json.loads(body)["message"]["id"]) == (403, "origin-foreign")
    with Line(server.port, "/api/tables/x/live", b"Origin: " + origin.encode()) as line:
        assert line.until("gone")["message"]["id"] == "origin-foreign"


def test_our_own_page_is_welcome(server: Any) -> None:
    assert fetch(server.base, "PUT", "/api/me", {"name": "Ann"}, Origin=server.base)[0] == 200


def test_a_websocket_from_another_sites_page_is_refused(server: Any, play: Play) -> None:
    async def scene() -> None:
        from websockets.asyncio.client import connect

        table, _ = await seated(server.base)
        url = server.base.replace("http", "ws") + f"/api/tables/{table}/live"
        async with connect(url, origin="http://evil.example") as line:  # type: ignore[arg-type]
            assert json.loads(await line.recv())["message"]["id"] == "origin-foreign"

    play(scene())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/s/abc", "/api/games", "/api/nothing", "/health"])
def test_every_answer_carries_the_policy(server: Any, path: str) -> None:
    _, headers, _ = fetch(server.base, "GET", path)
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


# Links


def test_looking_at_a_link_takes_nothing_and_sitting_down_does(server: Any, play: Play) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        table = (await host.open(game="race", seats=[PERSON, PERSON])).card.table
        given = await host.links(table)
        assert given.local
        link = given.links[0].path.removeprefix("/s/")
        for _ in range(3):
            assert fetch(server.base, "GET", f"/s/{link}")[0] == 200
            assert (await Guest(server.base).where(link)).free
        bob = Guest(server.base)
        assert (await bob.sit(link, "Bob")).seats == [0]
        assert (await bob.sit(link, "Bob")).seats == [0]
        assert not (await Guest(server.base).where(link)).free
        assert await no(Guest(server.base).sit(link, "Eve")) == "seat-taken"

    play(scene())


def test_a_replaced_link_is_void_and_the_same_one_can_be_shown_again(server: Any, play: Play) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        table = (await host.open(game="race", seats=[PERSON, PERSON])).card.table
        first = (await host.links(table)).links[0].path
        assert (await host.links(table)).links[0].path == first
        await host.fetch("POST", f"/api/tables/{table}/seats/0/link")
        second = (await host.links(table)).links[0].path
        assert second != first
        assert await no(Guest(server.base).sit(first.removeprefix("/s/"), "Eve")) == "link-void"
        await Guest(server.base).sit(second.removeprefix("/s/"), "Bob")
        eve = Guest(server.base)
        assert await no(eve.fetch("POST", f"/api/tables/{table}/seats/1/link")) == "table-not-host"
        assert [link.seat for link in (await eve.links(table)).links] == [None]

    play(scene())


def test_the_log_tells_neither_links_nor_who_came_from_where(serve: Any, play: Play) -> None:
    running = serve()

    async def scene() -> list[str]:
        host, bob = Guest(running.base), Guest(running.base)
        table = (await host.open(game="race", seats=[PERSON, PERSON], watch="all")).card.table
        paths = [link.path for link in (await host.links(table)).links]
        await bob.sit(paths[0].removeprefix("/s/"), "Bob")
        watch = next(path.removeprefix("/s/") for path in paths if ".w" in path)
        async with bob.at(table) as place, Guest(running.base).at(table, watch=watch):
            await place.ask(live.Say(text="plain words"))
        await bob.fetch("PUT", f"/api/tables/{table}/seats/0/notes", {"text": "private words"})
        return [
            bob.secret,
            "Bob",
            "plain words",
            "private words",
            *(path.removeprefix("/s/") for path in paths),
        ]

    secrets = play(scene())
    assert running.stop() == 0
    log = running.log()
    assert "serving" in log
    assert not [secret for secret in secrets if secret in log]
    assert "127.0.0.1" not in log.replace(running.base, "")
    assert not [file for file in running.folder.glob("philtre.db*") if b"127.0.0.1" in file.read_bytes()]


@pytest.mark.parametrize("link", ["x", "a.s0.0.AAAA", "..", "é.s0.0.é", "a.s0.0.", "%00"])
def test_a_forged_link_leads_nowhere(server: Any, play: Play, link: str) -> None:
    async def scene() -> None:
        assert await no(Guest(server.base).where(link)) in ("link-unknown", "page-unknown")

    play(scene())


def test_another_device_goes_on_with_the_seat_by_a_link_that_works_once(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base)
        made = json.loads(await guests[1].fetch("POST", f"/api/tables/{table}/seats/1/device"))
        link = made["links"][0]["path"].removeprefix("/s/")
        assert await no(guests[0].fetch("POST", f"/api/tables/{table}/seats/1/device")) == "seat-not-yours"
        phone = Guest(server.base)
        assert (await phone.sit(link)).seats == [1]
        assert await no(Guest(server.base).sit(link)) == "link-void"
        async with phone.at(table) as one, guests[1].at(table) as other:
            assert one.view == other.view

    play(scene())


# Notes


def test_notes_are_for_ones_own_seat_only(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base)
        path = f"/api/tables/{table}/seats/1/notes"
        await guests[1].fetch("PUT", path, {"text": "b2 is ruby"})
        assert json.loads(await guests[1].fetch("GET", path)) == {"text": "b2 is ruby"}
        assert await no(guests[0].fetch("GET", path)) == "seat-not-yours"

    play(scene())


# Limits

TIGHT = """
sockets_per_player = 2
tables_per_player = 3
message_bytes = 300
body_bytes = 500
requests_at_once = 40
requests_per_second = 1
"""


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::a:b:c:d", "2001:db8::1:2:3:4", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
        ("unix", "unix", True),
    ],
)
def test_an_ipv6_network_is_one_address_however_it_is_written(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_limits_have_clear_refusals(serve: Any, play: Play) -> None:
    running = serve(settings=TIGHT)

    async def scene() -> None:
        async with table_of(running.base) as [ann, _]:
            await in_step([ann])
            await ann.send(live.Say(text="x" * 400))
            assert await sent_off(ann) == ""
        host = Guest(running.base)
        for _ in range(3):
            table = (await host.open(game="race", seats=[PERSON, PERSON])).card.table
        assert await no(host.open(game="race", seats=[PERSON, PERSON])) == "limit-tables"
        assert await no(host.called("x" * 600)) == "request-long"
        async with host.at(table), host.at(table):
            with pytest.raises(Lost) as full:
                await host.at(table).connect()
        assert full.value.message is not None
        assert full.value.message.id == "limit-sockets"
        answers = await asyncio.gather(*[host.shelf() for _ in range(60)], return_exceptions=True)
        refusals = [answer for answer in answers if isinstance(answer, RequestRefused)]
        assert {(told.status, told.message.id) for told in refusals} == {(429, "limit-rate")}

    play(scene())


def test_settings_that_make_no_sense_are_refused_with_a_sentence(tmp_path: Any, capsys: Any) -> None:
    from philtre.cli import main

    (tmp_path / "settings.toml").write_text("sockets = 0\n", encoding="utf-8")
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    (tmp_path / "settings.toml").write_text("socks = 1\n", encoding="utf-8")
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert "settings.toml: Expected `int` >= 1 - at `$.sockets`" in err
    assert "unknown field `socks`" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--url", "games.example"], "--url: expected an address such as https://games.example"),
        (["--port", "99999"], "--port: expected a number from 0 to 65535"),
        (["--host", "no.such.host.invalid"], "is no address of this machine"),
    ],
)
def test_wrong_arguments_get_a_sentence(
    tmp_path: Any, capsys: Any, arguments: list[str], sentence: str
) -> None:
    from philtre.cli import main

    assert main(["serve", "--data", str(tmp_path), *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_taken_port_and_a_taken_folder_get_a_sentence(server: Any, tmp_path: Any, capsys: Any) -> None:
    from philtre.cli import main

    assert main(["serve", "--port", str(server.port), "--data", str(tmp_path)]) == 2
    assert f"port {server.port} on 127.0.0.1 is in use by another program" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--data", str(server.folder)]) == 2
    assert "another philtre server" in capsys.readouterr().err


def test_who_watches_by_a_link_looks_back_by_it_too(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base, "race", watch="link")
        other, _ = await seated(server.base, "race", watch="link")
        links = {link.seat: link.path.removeprefix("/s/") for link in (await guests[0].links(table)).links}
        eve = Guest(server.base)
        assert await no(eve.past(table)) == "table-private"
        assert await no(eve.past(table, watch="nonsense")) == "link-unknown"
        assert await no(eve.past(other, watch=links[None])) == "table-private"
        assert (await eve.past(table, watch=links[None])).seat is None
        assert await no(eve.past(table, seat=0, watch=links[None])) == "seat-not-yours"

    play(scene())
