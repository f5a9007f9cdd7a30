"""The client's files as the server gives them to a browser."""

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from philtre.server.http import page

PAGES = ["/", "/games", "/me", "/new/{game}", "/rules/{game}", "/t/{table}", "/s/{link}", "/learn/{game}"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the client is looked for: empty."""
    monkeypatch.setattr(page, "FOLDERS", (tmp_path,))
    return tmp_path


def answers(encoding: str = "gzip, br") -> dict[str, Response]:
    """What each path is answered."""
    scope = {"type": "http", "headers": [(b"accept-encoding", encoding.encode())]}
    routes = [route for route in page.Client().routes() if isinstance(route, Route)]
    return {route.path: asyncio.run(route.endpoint(Request(scope))) for route in routes}


def test_where_the_client_is_not_built_every_page_says_so_and_has_nothing_inline(folder: Path) -> None:
    found = answers()
    assert list(found) == PAGES
    for answer in found.values():
        body = bytes(answer.body).decode() if "content-encoding" not in answer.headers else ""
        assert "not built" in body
        assert "<script" not in body
        assert "style=" not in body


def test_the_page_is_asked_for_each_time_and_assets_are_kept_for_good(folder: Path) -> None:
    script = b"let a = 1;" * 200
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>here</p>")
    (folder / "build.json").write_text("{}")
    (folder / "assets" / "a-1.js").write_bytes(script)
    found = answers()
    assert sorted(found) == sorted([*PAGES, "/assets/a-1.js", "/build.json"])
    for path in (*PAGES, "/build.json"):
        assert found[path].headers["cache-control"] == "no-cache"
    asset = found["/assets/a-1.js"]
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert gzip.decompress(bytes(asset.body)) == script
    plain = answers("br")["/assets/a-1.js"]
    assert plain.body == script
    assert "content-encoding" not in plain.headers


def test_a_browser_at_an_address_that_leads_nowhere_gets_the_page_and_a_program_does_not(
    folder: Path,
) -> None:
    (folder / "index.html").write_text("<p>here</p>")
    client = page.Client()
    accepts = {"text/html,*/*": 404, "application/json": None}
    for accept, status in accepts.items():
        scope = {"type": "http", "method": "GET", "headers": [(b"accept", accept.encode())]}
        answer = client.lost(Request(scope))
        assert (answer.status_code if answer else None) == status


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    (folder / "index.html").write_text("<p>here</p>")
    file = page.Client().page

    def asked(tag: str) -> Response:
        headers = [(b"if-none-match", tag.encode())]
        return file.answer(Request({"type": "http", "method": "GET", "headers": headers}))

    first = asked("")
    assert first.status_code == 200
    again = asked(f'W/"other", {first.headers["etag"]}')
    assert (again.status_code, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    (folder / "index.html").write_text("<p>there</p>")
    assert page.Client().page.tag != file.tag
