"""A new table in a real browser: what is chosen is what the server makes of it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.looks import GAMES, LOOKS, sampled
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
FOCUSED = "document.activeElement.ariaLabel ?? document.activeElement.innerText"
UNCOVERED = """() => {
    const at = document.activeElement.getBoundingClientRect()
    const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)
    return document.activeElement.contains(top) || top.contains(document.activeElement)
}"""


def opened(visitor: Visitor) -> dict[str, object]:
    """Open the table; its card."""
    visitor.page.get_by_role("button", name="Open the table").click()
    return dict(visitor.get(f"/api/tables/{visitor.table()}")["card"])


def seat(page: Page, number: int, who: str, name: str = "") -> None:
    page.get_by_role("combobox", name=f"Seat {number}: who plays").select_option(label=who)
    if name:
        page.get_by_role("textbox", name=f"Seat {number}: name").fill(name)


def kinds(card: dict[str, object]) -> list[tuple[str, str, str]]:
    seats = card["seats"]
    assert isinstance(seats, list)
    return [(seat["kind"], seat["level"], seat["name"]) for seat in seats]


@LOOKS
def test_the_page_is_clear(visit: Visit, look: dict[str, Any]) -> None:
    visitor = visit("/new/apotheca", **look)
    visitor.page.locator("summary").click()
    visitor.page.locator("input[type=radio]").nth(-5).check()
    visitor.must_be_clear()


def test_without_a_choice_it_is_a_table_for_me_and_a_friend(visit: Visit) -> None:
    visitor = visit("/new/toil")
    visitor.page.get_by_role("main").get_by_role("textbox", name="Your name").fill("Ann")
    card = opened(visitor)
    assert kinds(card) == [("here", "", "Ann"), ("person", "", "")]
    assert (card["game"], card["variant"], card["phase"]) == ("toil", "standard", "waiting")
    assert (card["clock"], card["watch"], card["open"]) == (None, "all", False)
    assert (card["talk"], card["hints"], card["language"]) == (True, False, "en")
    assert card["options"] == {"rounds": 100, "even_rounds": False, "memory": True}
    path = visitor.get(f"/api/tables/{card['table']}/links")["links"][0]["path"]
    expect(visitor.page.get_by_role("textbox", name="Seat 2")).to_have_value(visitor.base + path)


def test_every_kind_of_seat(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.name("Ann")  # before the page asks who they are
    visitor.go("/new/apotheca")
    page.get_by_role("radio", name="4", exact=True).check()
    seat(page, 2, "I play here")  # the host moves; who sat there takes seat 1
    seat(page, 1, "Somebody else at this screen", "Zoé")
    seat(page, 3, "A bot: Master")
    seat(page, 4, "Somebody with a link", "Bob")
    card = opened(visitor)
    assert kinds(card) == [
        ("here", "", "Zoé"),
        ("here", "", "Ann"),
        ("bot", "master", ""),
        ("person", "", "Bob"),
    ]
    assert visitor.get(f"/api/tables/{card['table']}")["seats"] == [0, 1]


def test_a_variant_has_its_own_seats_and_options(visit: Visit) -> None:
    visitor = visit("/new/apotheca")
    page = visitor.page
    expect(page.get_by_role("switch", name="Restock for yourself")).to_be_visible()
    page.get_by_role("radio", name="Solo").check()
    expect(page.get_by_role("switch", name="Restock for yourself")).to_have_count(0)
    expect(page.get_by_role("combobox", name="who plays")).to_have_count(1)
    page.get_by_role("switch", name="First game").check()
    card = opened(visitor)
    assert (card["variant"], card["phase"], card["options"]) == ("solo", "playing", {"first_game": True})


@pytest.mark.parametrize(
    ("language", "team", "master", "lot"),
    [
        ("en", "Seats 1 and 3 are team A", "Seat 1 is the master", "Draw the seats by lot"),
        (
            "fr",
            "Les places 1 et 3 forment l’équipe A",
            "La place 1 est celle du maître",
            "Tirer les places au sort",
        ),
    ],
)
def test_the_page_says_what_the_seats_mean_and_draws_them_by_lot(
    visit: Visit, language: str, team: str, master: str, lot: str
) -> None:
    visitor = visit("/new/apotheca", language=language)
    page = visitor.page
    told = page.locator(".seating")
    expect(told).to_contain_text("1")
    page.get_by_role("radio", name="4", exact=True).check()
    expect(told).to_contain_text(team)
    page.get_by_role("radio", name="Master of the Market" if language == "en" else "Maître du Marché").check()
    expect(told).to_contain_text(master)
    page.get_by_role("switch", name=lot).check()
    page.locator(".foot button").click()
    page.wait_for_url("**/t/**")
    card = dict(visitor.get(f"/api/tables/{visitor.table()}")["card"])
    assert (card["shuffle"], card["variant"], card["phase"]) == (True, "master", "waiting")
    expect(page.get_by_role("main")).to_contain_text(master)


def test_every_option(visit: Visit) -> None:
    visitor = visit("/new/race")
    page = visitor.page
    page.get_by_role("radio", name="Lively").check()
    page.get_by_role("spinbutton", name="Round limit").fill("50")
    page.get_by_role("combobox", name="Bag").select_option("10")
    page.get_by_role("switch", name="Spoils").check()
    page.get_by_role("switch", name="Even rounds").check()
    seat(page, 2, "A bot: Novice")
    card = opened(visitor)
    assert card["options"] == {"carry": 10, "rounds": 50, "spoils": True, "even_rounds": True}


def test_a_number_out_of_its_range_opens_no_table(visit: Visit) -> None:
    visitor = visit("/new/race")
    limit = visitor.page.get_by_role("spinbutton", name="Round limit")
    limit.fill("0")
    visitor.page.get_by_role("button", name="Open the table").click()
    expect(limit).to_be_focused()
    assert visitor.page.url.endswith("/new/race")
    assert visitor.get("/api/tables/mine")["tables"] == []


@pytest.mark.slow
def test_a_clock_for_the_game(visit: Visit) -> None:
    visitor = visit("/new/elixir")
    visitor.page.get_by_role("radio", name="Minutes for the whole game").check()
    visitor.page.get_by_role("spinbutton", name="Minutes for each player").fill("45")
    visitor.page.get_by_role("spinbutton", name="Seconds more for each turn").fill("30")
    assert opened(visitor)["clock"] == {"kind": "game", "seconds": 2700, "increment": 30}


def test_days_for_each_move_and_everything_else(visit: Visit) -> None:
    visitor = visit("/new/elixir")
    page = visitor.page
    page.get_by_role("radio", name="Short game").check()
    page.get_by_role("radio", name="Days for each move").check()
    page.get_by_role("spinbutton", name="Days").fill("5")
    page.get_by_role("switch", name="Open to anyone").check()
    page.locator("summary").click()
    page.get_by_role("radio", name="anyone with the link").check()
    page.get_by_role("switch", name="Chat").uncheck()
    page.get_by_role("switch", name="Hints").uncheck()
    page.get_by_role("combobox", name="Language of the table").select_option(label="Français")
    expect(page.get_by_role("combobox", name="Stand-in")).to_have_count(0)  # the clock itself calls a bot
    expect(page.locator("details")).to_contain_text("only when their time is up")
    page.get_by_role("switch", name="Several seats for one person").check()
    with page.expect_request("**/api/tables") as asked:
        card = opened(visitor)
    assert (asked.value.post_data_json or {})["several"] is True
    assert (card["variant"], card["clock"]) == ("short", {"kind": "days", "days": 5})
    assert (card["watch"], card["open"], card["talk"], card["hints"]) == ("link", True, False, False)
    assert card["language"] == "fr"


def test_how_long_a_table_waits_is_offered_as_the_server_allows(serve: Any, visit: Visit) -> None:
    strict = serve(settings="absence_least = 90\n")
    visitor = visit("/new/race", strict.base)
    page = visitor.page
    page.locator("summary").click()
    choice = page.get_by_role("combobox", name="Stand-in")
    expect(choice.locator("option")).to_have_text(
        ["after 90 seconds", "after 5 minutes", "after 15 minutes", "after 1 hour", "after 1 day"]
    )
    with page.expect_request("**/api/tables") as asked:
        opened(visitor)
    wish = asked.value.post_data_json or {}
    assert (wish["absence"], wish["several"]) == (90, False)


@pytest.mark.slow
def test_another_language_changes_no_choice(visit: Visit) -> None:
    visitor = visit("/new/apotheca")
    page = visitor.page
    page.get_by_role("radio", name="Master of the Market").check()
    page.get_by_role("spinbutton", name="Turn limit").fill("40")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_visible()
    expect(page.get_by_role("radio").nth(2)).to_be_checked()
    expect(page.get_by_role("spinbutton").first).to_have_value("40")


@pytest.mark.parametrize("game", sampled("apotheca"))
def test_by_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit("/")
    page = visitor.page
    page.get_by_role("link", name=f"New table…: {GAMES[game]}").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("button", name="Open the table").wait_for()
    reached: list[str] = []
    while len(reached) < 40 and "Open the table" not in reached:
        page.keyboard.press("Tab")
        reached.append(page.evaluate(FOCUSED))
        assert page.evaluate(UNCOVERED), reached[-1]
        if reached[-1] == "Seat 2: who plays":
            page.keyboard.type("A bot: N")
    assert reached[-1] == "Open the table"
    assert "Seat 1: who plays" in reached
    page.keyboard.press("Enter")
    card = visitor.get(f"/api/tables/{visitor.table()}")["card"]
    assert kinds(card)[1] == ("bot", "novice", "")
