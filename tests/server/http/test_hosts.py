"""The names that a server answers to: a page that rebinds its own name to this machine gets nothing."""

import json
import socket
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.http.test_middleware import fetch
from tests.server.people import HERE, PERSON

from philtre.client import Guest
from philtre.core.errors import PhiltreError
from philtre.server.http.hosts import Hosts, name_in, names_of
from philtre.server.serve import checked_url
from philtre.server.service import origin_of

Play = Callable[[Any], Any]


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("games.example", "games.example"),
        ("Games.Example:8000", "games.example"),
        ("games.example.", "games.example"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:8000", "::1"),
        ("[::1]", "::1"),
        ("", ""),
        ("localhost@evil.example", ""),
        ("localhost:80@evil.example", ""),
        ("localhost/evil", ""),
        ("localhost#x", ""),
        ("localhost:99999", ""),
        ("localhost:x", ""),
        ("[::1", ""),
    ],
)
def test_the_name_in_a_host_header(header: str, name: str) -> None:
    assert name_in(header) == name


def test_a_server_at_home_answers_to_its_machine_and_to_numbers() -> None:
    hosts = Hosts("", "box.lan", ["games.lan"])
    machine = socket.gethostname()
    for header in (
        "localhost:1",
        "127.0.0.1",
        "192.168.1.20:8000",
        "[fe80::1]",
        "box.lan",
        "Games.lan:1",
        machine,
    ):
        assert hosts.known(header), header
    for header in (
        "",
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "box.lan.evil.example",
    ):
        assert not hosts.known(header), header
    assert names_of("Attic.home.arpa") == {"attic.home.arpa", "attic", "attic.local"}
    assert names_of("") == set()


def test_a_public_server_answers_to_its_name_and_to_loopback() -> None:
    hosts = Hosts("https://games.example:8443", "0.0.0.0")
    for header in ("games.example", "games.example:8443", "localhost:1", "127.0.0.1:1", "[::1]:1"):
        assert hosts.known(header), header
    for header in ("", "10.0.0.7:8000", "evil.example", socket.gethostname() + ".evil.example"):
        assert not hosts.known(header, "/api/me"), header
    assert hosts.known("10.0.0.7:8000", "/health")
    assert not hosts.known("evil.example", "/metrics")


@pytest.mark.parametrize(
    ("url", "host", "origin"),
    [
        ("https://Games.Example", "games.example", "https://games.example"),
        ("https://games.example.", "games.example", "https://games.example"),
        ("https://games.example:443/", "games.example", "https://games.example"),
        ("http://games.example:80", "games.example", "http://games.example"),
        ("http://games.example:8080", "games.example:8080", "http://games.example:8080"),
        ("https://bücher.example", "xn--bcher-kva.example", "https://xn--bcher-kva.example"),
        ("http://[2001:DB8::1]:8000", "[2001:db8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_a_public_address_is_known_as_browsers_write_it(url: str, host: str, origin: str) -> None:
    assert Hosts(url).known(host)
    assert origin_of(url) == origin


@pytest.mark.parametrize("url", ["https://games.example:x", "https://[", "https://:80", "https://a:99999"])
def test_a_public_address_that_is_none_is_told_in_a_sentence(url: str) -> None:
    with pytest.raises(PhiltreError, match="--url: expected an address"):
        checked_url(url)


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/health", "/metrics", "/t/abc"])
def test_a_page_that_rebinds_its_name_gets_nothing(server: Any, path: str) -> None:
    name = f"evil.example:{server.port}"
    status, headers, body = fetch(server.base, "GET", path, Host=name, Origin=f"http://{name}")
    assert status == 421
    assert "--url" in body
    assert "set-cookie" not in headers
    assert "default-src 'none'" in headers["content-security-policy"]


def test_nor_does_it_open_a_table_or_a_socket(server: Any, play: Play) -> None:
    name = f"evil.example:{server.port}"
    setup = {"game": "race", "seats": [HERE, HERE]}
    assert fetch(server.base, "POST", "/api/tables", setup, Host=name, Origin=f"http://{name}")[0] == 421

    async def scene() -> None:
        from websockets.asyncio.client import connect

        guest = Guest(server.base)
        table = (await guest.open(**setup)).card.table
        url = f"ws://{name}/api/tables/{table}/live"
        async with connect(url, host="127.0.0.1", port=server.port, origin=f"http://{name}") as line:  # type: ignore[arg-type]
            assert json.loads(await line.recv())["message"]["id"] == "host-unknown"

    play(scene())


def test_who_comes_by_an_address_of_the_network_is_served_and_given_links_to_it(
    server: Any, play: Play
) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        table = (await guest.open(game="race", seats=[PERSON, PERSON])).card.table
        status, _, body = fetch(
            server.base,
            "GET",
            f"/api/tables/{table}/links",
            Host="192.168.1.20:8000",
            Cookie=f"{guest.cookie}={guest.secret}",
        )
        links = json.loads(body)
        assert status == 200
        assert links["links"][0]["url"].startswith("http://192.168.1.20:8000/s/")
        assert not links["local"]

    play(scene())


def test_the_sentence_is_there_in_french(server: Any) -> None:
    _, _, body = fetch(server.base, "GET", "/", Host="ailleurs.example", Accept_Language="fr-CH,fr;q=0.9")
    assert body.startswith("Ce serveur ne répond pas au nom")


def test_more_names_can_be_set(serve: Any) -> None:
    running = serve(settings='hosts = ["games.lan"]\n')
    assert fetch(running.base, "GET", "/health", Host="games.lan:8000")[0] == 200
    assert fetch(running.base, "GET", "/health", Host="other.lan:8000")[0] == 421
