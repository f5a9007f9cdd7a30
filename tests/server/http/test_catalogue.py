"""Words of games over HTTP: all of them, or those on a game's box; nobody is sent again what they have."""

import asyncio
import gzip
import http.client
from contextlib import closing

import pytest
from tests.server.conftest import Process

from philtre.client import Guest
from philtre.client.guest import RequestRefused
from philtre.core.registry import list_games
from philtre.protocol.http import WordsSeen
from philtre.server.http.catalogue import on_box

TEXT = """# A game
## The box
title = A Game
    .short = Game
# not for the box
event-moved = { $seat } moves.

variant-lively =
    { $seats ->
        [one] alone
       *[other] lively
    }
-brand = Philtre
"""


def test_the_box_has_titles_variants_and_terms_without_comments() -> None:
    assert on_box(TEXT) == [
        "title = A Game\n    .short = Game\n",
        "variant-lively =\n    { $seats ->\n        [one] alone\n       *[other] lively\n    }\n",
        "-brand = Philtre\n",
    ]


def test_a_box_is_a_small_part_of_the_words(server: Process) -> None:
    async def asked() -> None:
        guest = Guest(server.base)
        for language in ("en", "fr"):
            for name in list_games():
                box = await guest.ask("GET", f"/api/words/{language}/{name}?part=box", WordsSeen)
                text = "".join(box.sources)
                for id in ("title", "tagline", "minutes"):
                    assert f"\n{id} = " in f"\n{text}", (name, language, id)
                assert "event-" not in text
                assert len(text) < 3000
        with pytest.raises(RequestRefused) as no:
            await guest.ask("GET", "/api/words/en/race?part=lid", WordsSeen)
        assert no.value.status == 400

    asyncio.run(asked())


def ask(server: Process, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """One request, with nothing between the test and the line."""
    with closing(http.client.HTTPConnection(server.base.removeprefix("http://"))) as line:
        line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        return answer, answer.read()


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/words/fr/common", "/api/words/en/race", "/api/games/toil/figures"]
)
def test_what_everybody_gets_is_compressed_and_not_sent_twice(server: Process, path: str) -> None:
    plain, text = ask(server, path)
    assert (plain.status, plain.getheader("cache-control")) == (200, "no-cache")
    packed, content = ask(server, path, accept_encoding="gzip")
    assert packed.getheader("content-encoding") == "gzip"
    assert gzip.decompress(content) == text
    tag = packed.getheader("etag")
    assert tag
    again, nothing = ask(server, path, accept_encoding="gzip", if_none_match=tag)
    assert (again.status, nothing) == (304, b"")


def test_what_is_a_players_own_is_neither_kept_nor_compressed(server: Process) -> None:
    answer, _ = ask(server, "/api/me/data", accept_encoding="gzip")
    assert answer.getheader("cache-control") == "no-store"
    assert answer.getheader("content-encoding") is None
    assert answer.getheader("etag") is None
