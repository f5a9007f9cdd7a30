"""The client as an app: what browsers need to install it, and what it does without the server."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.conftest import Process
from tests.server.people import HERE, bot
from tests.web.looks import GAMES
from tests.web.table import awaited, opened
from tests.web.visitor import PHONE, Visitor
from tests.web.waiting import until

Visit = Callable[..., Visitor]

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push(url.slice(origin.length));
  }
  return kept;
}"""
RULES = "/api/games/toil/figures"  # loaded last


def kept(page: Page, wanted: str) -> list[str]:
    """The addresses in the caches, once the one that is wanted is among them."""
    found: list[str] = []

    def come() -> bool:
        found[:] = page.evaluate(KEPT)
        return wanted in found

    until(page, come, f"{wanted} is kept")
    return found


def size_of(visitor: Visitor, path: str) -> tuple[int, int]:
    """The width and the height of a PNG."""
    picture = visitor.page.request.get(path).body()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_browsers_can_install_it(visit: Visit, language: str) -> None:
    visitor = visit("/", language=language)
    session = visitor.context.new_cdp_session(visitor.page)
    manifest: dict[str, Any] = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert f'"lang": "{language}"' in manifest["data"]
    wanted = json.loads(manifest["data"])
    assert (wanted["start_url"], wanted["display"]) == ("/", "standalone")
    drawn = {
        icon["sizes"]: size_of(visitor, icon["src"]) for icon in wanted["icons"] if icon["sizes"] != "any"
    }
    assert drawn == {"192x192": (192, 192), "512x512": (512, 512)}
    assert {icon["purpose"] for icon in wanted["icons"]} == {"any", "maskable"}
    read = manifest["manifest"]  # as Chromium understands it
    assert (read["display"], read["startUrl"]) == ("kStandalone", f"{visitor.base}/")
    assert (read["scope"], read["id"]) == (f"{visitor.base}/", f"{visitor.base}/")
    for path, kind in (
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/maskable-512.png", "image/png"),
        ("/icons/apple-touch-icon.png", "image/png"),
        ("/sw.js", "text/javascript; charset=utf-8"),
    ):
        answer = visitor.page.request.get(path)
        assert (answer.status, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["cache-control"] == "no-cache"


def test_the_browsers_frame_has_the_colour_of_the_theme(visit: Visit) -> None:
    visitor = visit("/")
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.content)"
    assert visitor.page.evaluate(colours) == ["#e9dcbd", "#17100c"]
    visitor.page.get_by_role("button", name="Theme").click(click_count=2)  # by day, by night
    assert visitor.page.evaluate(colours) == ["#17100c", "#17100c"]
    visitor.page.reload()
    assert visitor.page.evaluate(colours) == ["#17100c", "#17100c"]


@pytest.mark.slow
def test_without_the_server_the_rules_can_be_read_and_the_hall_says_what_cannot_be_done(
    visit: Visit, serve: Callable[..., Process]
) -> None:
    server = serve()
    visitor = visit("/", base=server.base, worker=True)
    visitor.expected.append("ERR_CONNECTION_REFUSED")  # what the page asks of the server all the same
    page = visitor.page
    first = kept(page, "/api/words/en/toil?part=box")
    assert RULES not in first, "a first visit keeps what it has loaded"
    page.reload()
    later = kept(page, RULES)
    own = [path for path in later if path.startswith(("/api/me", "/api/tables", "/api/links", "/t/"))]
    assert not own, own
    server.stop()
    page.reload()
    expect(page.locator("main [role=status]")).to_contain_text("Offline: the server cannot be reached.")
    expect(page.get_by_role("button", name="Play now: Apotheca")).to_be_disabled()
    expect(page.get_by_role("button", name="Learn: Apotheca")).to_be_enabled()
    page.get_by_role("link", name="Rules: Elixir").click()
    expect(page.get_by_role("heading", name="The town")).to_be_visible()
    expect(page.locator("figure .board").first).to_be_attached()
    visitor.go("/t/abc")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    server.start(server.port)
    visitor.go("/")
    expect(page.get_by_role("button", name="Play now: Apotheca")).to_be_enabled()


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_a_lesson_is_given_without_the_server(visit: Visit, name: str) -> None:
    visitor = visit("/", size=PHONE, worker=True)
    visitor.expected.append("ERR_INTERNET_DISCONNECTED")
    page = visitor.page
    kept(page, f"/api/words/en/{name}?part=box")
    page.reload()
    kept(page, RULES)
    visitor.context.set_offline(True)
    page.reload()
    expect(page.locator("main [role=status]")).to_contain_text("Lessons and rules are here meanwhile")
    page.get_by_role("button", name=f"Learn: {GAMES[name]}").click()
    panel = page.locator(".lesson")
    expect(panel).to_contain_text("1 of")
    expect(page.locator(".worktop .board")).to_be_visible()
    wanted, over = page.locator(".tray .wanted"), panel.locator(".foot a")
    tried = False
    while True:
        expect(panel.locator(".next").or_(wanted).or_(over).first).to_be_visible()
        if over.count():
            break
        if panel.locator(".next").count():
            panel.locator(".next").click()
            continue
        others = page.locator(".choices ul button:not(.wanted)[data-action]")
        if not tried and others.count():
            others.first.click()
            expect(page.get_by_text("A good move some other day.")).to_be_visible()
            page.reload()  # it goes on where it was
            tried = True
            continue
        wanted.first.click()
        expect(page.locator(".asked .busy")).to_have_count(0)
    assert tried or name == "apotheca"
    expect(page.get_by_role("link", name="Read the rules")).to_be_visible()
    visitor.must_be_clear()
    page.get_by_role("button", name="Begin anew").click()
    expect(panel).to_contain_text("1 of")


def test_settings_are_in_the_hall_and_keys_are_no_matter_for_fingers(visit: Visit) -> None:
    visitor = visit("/", size=PHONE)
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Letters on pieces").check()
    visitor.must_be_clear()
    assert page.evaluate("JSON.parse(localStorage.getItem('philtre')).letters") is True
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play now: The Magical Race").click()
    page.get_by_role("button", name="Table", exact=True).first.click()
    expect(page.get_by_role("dialog").get_by_role("link", name="To the hall")).to_be_visible()
    expect(page.get_by_role("button", name="Keyboard shortcuts")).to_have_count(0)


def test_the_screen_stays_on_where_several_players_share_it(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        """window.locks = 0;
        const release = async () => { window.locks -= 1; };
        const request = async () => { window.locks += 1; return { release }; };
        Object.defineProperty(navigator, 'wakeLock', { value: { request } });"""
    )
    page = visitor.page
    visitor.go(f"/t/{opened(visitor, 'race', [HERE, bot()])}")
    awaited(page)
    assert page.evaluate("window.locks") == 0, "one player alone touches it"
    visitor.go(f"/t/{opened(visitor, 'race', [HERE, HERE])}")
    awaited(page)
    page.wait_for_function("window.locks === 1")
    page.get_by_role("link", name="To the hall").first.click()
    page.wait_for_function("window.locks === 0")


def test_invitations_go_through_the_systems_share_sheet(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page = visitor.page
    visitor.go(f"/t/{opened(visitor)}")
    page.get_by_role("button", name="Send the link: Seat 2").click()
    page.wait_for_function("window.shared")
    shared = page.evaluate("window.shared")
    assert shared["url"] == page.get_by_label("Seat 2", exact=True).input_value()
