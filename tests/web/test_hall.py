"""The hall in a real browser."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect
from tests.web.looks import GAMES, LOOKS, sampled
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


def with_some_tables(visitor: Visitor) -> None:
    """A table where it is the visitor's turn, one that waits, and one that is over."""
    me = {"kind": "here"}
    visitor.post("/api/tables", game="race", seats=[me, {"kind": "here", "name": "Bob"}])
    clock = {"kind": "days", "days": 3}
    visitor.post("/api/tables", game="toil", seats=[me, {"kind": "person", "name": "Zoé"}], clock=clock)
    closed = visitor.post("/api/tables", game="elixir", seats=[me, {"kind": "person"}], open=True)
    visitor.post(f"/api/tables/{closed['card']['table']}/close")


@LOOKS
def test_the_hall_is_clear(visit: Visit, look: dict[str, Any]) -> None:
    visitor = visit(**look)
    host = visit()
    host.post("/api/tables", game="apotheca", seats=[{"kind": "here"}, {"kind": "person"}], open=True)
    with_some_tables(visitor)
    visitor.go("/")
    expect(visitor.page.locator("article")).to_have_count(len(GAMES))
    expect(visitor.page.locator("#mine li")).to_have_count(3)
    visitor.must_be_clear()


def test_a_newcomer_is_told_what_to_do(visit: Visit) -> None:
    visitor = visit("/")
    main = visitor.page.get_by_role("main")
    expect(main).to_contain_text("Board games about potions")
    expect(visitor.page.get_by_role("region", name="My tables")).to_contain_text("“Play now”")
    expect(visitor.page).to_have_title("philtre: games about potions")


def test_a_newcomer_becomes_one_guest(visit: Visit) -> None:
    visitor = visit()
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    visitor.page.goto("about:blank")
    visitor.context.clear_cookies()
    visitor.page.on("response", heard)
    visitor.go("/")
    expect(visitor.page.get_by_role("region", name="My tables")).to_contain_text("None yet")
    assert [answer.ok for answer in answers if "set-cookie" in answer.all_headers()] == [True]


@pytest.mark.parametrize("game", sampled("race"))
def test_one_click_starts_a_game_against_a_bot(visit: Visit, game: str) -> None:
    visitor = visit("/")
    visitor.page.get_by_role("combobox", name="Bots play as").select_option(label="Novice")
    visitor.page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
    seen = visitor.get(f"/api/tables/{visitor.table()}")
    assert (seen["card"]["game"], seen["card"]["phase"], seen["seats"]) == (game, "playing", [0])
    assert [(seat["kind"], seat["level"]) for seat in seen["card"]["seats"]] == [
        ("here", ""),
        ("bot", "novice"),
    ]
    visitor.go("/")
    expect(visitor.page.get_by_role("combobox", name="Bots play as")).to_have_value("novice")


def test_a_name_is_changed_in_place(visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    page.get_by_role("button", name="Your name?").click()
    field = page.get_by_role("textbox", name="Your name")
    expect(field).to_be_focused()
    field.fill("Zoé")
    field.press("Enter")
    expect(page.get_by_role("button", name="Zoé")).to_be_focused()
    assert visitor.get("/api/me")["name"] == "Zoé"
    page.get_by_role("button", name="Zoé").click()
    field.fill("Nobody")
    field.press("Escape")
    expect(page.get_by_role("button", name="Zoé")).to_be_visible()
    page.get_by_role("button", name="Zoé").click()
    field.fill("\u200b")
    visitor.expected.append("409")
    field.press("Enter")
    expect(page.get_by_role("status").last).to_contain_text("A name has 1 to 32 characters")
    assert visitor.get("/api/me")["name"] == "Zoé"


def test_the_language_changes_without_loading_and_is_kept(visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Mes tables")).to_be_visible()
    expect(page.get_by_role("heading", name="La Course magique")).to_be_visible()
    assert page.evaluate("window.same") is True
    assert page.locator("html").get_attribute("lang") == "fr"
    visitor.go("/rules/race")
    expect(page.get_by_role("heading", level=1)).to_have_text("La Course magique")
    assert page.locator("html").get_attribute("lang") == "fr"


@pytest.mark.slow
def test_a_browser_that_speaks_french_is_spoken_to_in_french(visit: Visit) -> None:
    visitor = visit("/", language="fr")
    expect(visitor.page.get_by_role("heading", name="Mes tables")).to_be_visible()
    assert visitor.page.locator("html").get_attribute("lang") == "fr"


def test_the_theme_changes_and_is_kept(visit: Visit) -> None:
    visitor = visit("/", theme="light")
    page = visitor.page

    def ground() -> str:
        return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))

    day = ground()
    page.get_by_role("button", name="Theme: as the system").click()
    assert ground() == day
    page.get_by_role("button", name="Theme: day").click()
    night = ground()
    assert night != day
    visitor.go("/")
    assert ground() == night
    page.get_by_role("button", name="Theme: night").click()
    assert ground() == day


@pytest.mark.slow
def test_an_open_table_is_joined_from_the_hall(visit: Visit) -> None:
    host, guest = visit(), visit("/")
    host.name("Ann")
    plans = [{"kind": "here"}, {"kind": "person"}]
    made = host.post("/api/tables", game="toil", seats=plans, open=True)
    table = made["card"]["table"]
    region = guest.page.get_by_role("region", name="Open tables")
    line = region.get_by_role("listitem").filter(has=guest.page.locator(f'a[href="/t/{table}"]'))
    expect(line).to_contain_text("Ann")  # it comes by itself
    line.get_by_role("button", name="Sit down: Toil and Trouble").click()
    assert guest.table() == table
    assert guest.get(f"/api/tables/{table}")["seats"] == [1]
    host.go("/")
    mine = host.page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link").first).to_contain_text(re.compile("Your turn|turn: "))


def test_my_turn_comes_first(visit: Visit) -> None:
    visitor = visit()
    with_some_tables(visitor)
    visitor.go("/")
    lines = visitor.page.get_by_role("region", name="My tables").get_by_role("link")
    expect(lines.nth(0)).to_contain_text("The Magical Race")
    expect(lines.nth(0)).to_contain_text("Your turn")
    expect(lines.nth(1)).to_contain_text("with Zoé (not here yet)")
    expect(lines.nth(2)).to_contain_text("closed")
    expect(visitor.page).to_have_title("Your turn · philtre")
    visitor.page.get_by_role("link", name="It is your turn: go to the table").click()
    visitor.table()


def test_the_focus_goes_to_the_heading_of_the_next_page(visit: Visit) -> None:
    visitor = visit("/")
    visitor.page.get_by_role("link", name="Rules: Elixir").click()
    heading = visitor.page.get_by_role("heading", level=1, name="Elixir")
    expect(heading).to_be_focused()
    visitor.page.go_back()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_focused()


def test_an_address_that_leads_nowhere_leads_back(visit: Visit) -> None:
    visitor = visit()
    visitor.expected.append("404")
    for path in ("/rules/no/such", "/rules/chess", "/new/chess"):
        visitor.go(path)
        expect(visitor.page).to_have_title("Nothing here · philtre")
        visitor.page.get_by_role("main").get_by_role("link", name="To the hall").click()
        visitor.page.wait_for_url("**/")
