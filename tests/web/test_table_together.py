"""The table page: what people at a table do beside playing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.people import HERE, PERSON, bot
from tests.web.table import (
    asked,
    awaited,
    board,
    called,
    decide,
    hurry,
    links,
    log,
    named,
    opened,
    seated,
    steps,
    tray,
)
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TWO = [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}]


def tab(page: Page, name: str) -> None:
    page.locator("aside nav").get_by_role("button", name=name).click()


def affair(page: Page, name: str) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name=name).click()


# Several at one screen


def test_the_screen_is_handed_over_with_nothing_on_it(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "toil", TWO)
    ann.go(f"/t/{table}")
    page = ann.page
    page.get_by_role("button", name="I am Ann").click()
    awaited(page)
    expect(board(page)).to_contain_text("Ann")
    for _ in range(12):
        decide(page, last=True)
        between = page.get_by_role("heading", name="Hand over to Ben")
        expect(between.or_(page.locator(".asked.mine:not(:has(.busy))"))).to_be_visible()
        if between.is_visible():
            break
    expect(page.get_by_role("button", name="I am Ben")).to_be_focused()
    assert board(page).count() == 0
    assert page.locator("main").inner_text().count("\n") < 12
    ann.must_be_clear()
    page.get_by_role("button", name="Ann: look once more").click()
    expect(asked(page)).to_contain_text("Ben")
    page.get_by_role("button", name="Hide and hand over").click()
    page.get_by_role("button", name="I am Ben").click()
    awaited(page)
    expect(page.locator("ul.seats li.you")).to_contain_text("Ben")
    page.reload()
    expect(board(page)).to_be_visible()
    expect(page.locator("ul.seats li.you")).to_contain_text("Ben")


def test_the_move_of_another_at_this_screen_is_taken_back_where_all_is_open(visit: Visit) -> None:
    """In the Market of the Race a turn can end without chance, and no screen comes between."""
    ann = visit()
    table = opened(ann, "race", TWO)
    ann.go(f"/t/{table}")
    page = ann.page
    awaited(page)
    before = steps(ann, table)
    tray(page).get_by_role("button", name="Spend the turn in the Market").click()
    expect(tray(page).get_by_role("button", name="Spend the turn")).to_have_count(0)
    tray(page).get_by_role("button", name="End the turn").click()
    expect(page.locator("ul.seats li.you")).to_contain_text("Ben")
    ended = steps(ann, table)
    assert ended > before
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("ul.seats li.you")).to_contain_text("Ann")
    assert steps(ann, table) == ended - 1
    tray(page).get_by_role("button", name="End the turn").click()
    expect(page.locator("ul.seats li.you")).to_contain_text("Ben")


def test_what_somebody_learnt_cannot_be_taken_back_at_the_hand_over(visit: Visit) -> None:
    """In Toil and Trouble a turn ends with cards that were drawn."""
    ann = visit()
    table = opened(ann, "toil", TWO)
    ann.go(f"/t/{table}")
    page = ann.page
    page.get_by_role("button", name="I am Ann").click()
    between = page.get_by_role("heading", name="Hand over to Ben")
    for _ in range(12):
        decide(page)
        expect(between.or_(page.locator(".asked.mine:not(:has(.busy))"))).to_be_visible()
        if between.is_visible():
            break
    expect(between).to_be_visible()
    assert page.get_by_role("button", name="Take my move back").count() == 0


# Before it begins


def test_the_waiting_room(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = opened(ann)
    ann.go(f"/t/{table}")
    expect(ann.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(ann.page.locator("main")).to_contain_text("One seat is free.")
    ann.must_be_clear()
    link = links(ann, table)[1]
    named(ben, "Ben")
    called(ben, "POST", f"/api/links/{link}", {"name": "Ben"})
    ben.go(f"/t/{table}")
    for visitor in (ann, ben):
        expect(board(visitor.page)).to_be_visible()


@pytest.mark.slow
def test_leaving_and_closing_before_it_begins(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = opened(ann, "race", [HERE, PERSON, PERSON])
    named(ben, "Ben")
    called(ben, "POST", f"/api/links/{links(ann, table)[1]}", {"name": "Ben"})
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    expect(ann.page.locator("main li").nth(1)).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Leave my seat").click()
    ben.page.wait_for_url("**/")
    expect(ann.page.locator("main li").nth(1)).to_contain_text("free")
    ann.page.get_by_role("button", name="Close the table").click()
    ann.page.wait_for_url("**/")


@pytest.mark.parametrize("look", [{}, {"language": "fr", "size": PHONE}], ids=["en", "fr phone"])
def test_the_host_frees_a_seat(visit: Visit, look: dict[str, Any]) -> None:
    ann, ben = visit(**look), visit()
    table = opened(ann, "race", [HERE, PERSON, PERSON])
    called(ben, "POST", f"/api/links/{links(ann, table)[1]}", {"name": "Benedict the Younger"})
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    expect(ben.page.get_by_role("button", name="Leave my seat")).to_be_visible()
    assert ben.page.get_by_role("button", name="Free the seat").count() == 0
    seat = ann.page.locator("main li").nth(1)
    seat.get_by_role("button").click()
    expect(seat.get_by_role("button")).to_have_accessible_name(
        re.compile("^(Send them away|Vraiment libérer)")
    )
    ann.must_be_clear()
    seat.get_by_role("button").click()
    ben.page.wait_for_url("**/")
    expect(ben.page.get_by_role("status").last).to_contain_text("The host has freed your seat.")
    expect(seat).to_contain_text(re.compile("free|libre"))


# Talk and notes


def test_talk_with_phrases_and_mute(visit: Visit) -> None:
    ann, ben = visit(), visit(language="fr", size=PHONE)
    seated(ann, ben)
    tab(ann.page, "Chat")
    ann.page.get_by_role("button", name="Good luck!").click()
    expect(ann.page.get_by_role("log").first).to_contain_text("Good luck!")
    expect(ben.page.locator("aside .count")).to_contain_text("1")
    tab(ben.page, "Discussion")
    expect(ben.page.get_by_role("log").first).to_contain_text("Bonne chance")
    ben.page.get_by_label("Écrire un message").fill("Salut <b>toi</b>")
    ben.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log").first).to_contain_text("Salut <b>toi</b>")
    ann.must_be_clear()
    ann.page.get_by_role("button", name="Mute Ben").click()
    expect(ann.page.get_by_role("log").first).not_to_contain_text("Salut")
    ben.must_be_clear()


@pytest.mark.slow
def test_no_talk_where_it_is_off_and_no_hints(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, seats=[HERE, bot()], talk=False, hints=False)
    ann.go(f"/t/{table}")
    awaited(ann.page)
    assert ann.page.locator("aside nav").get_by_role("button", name="Chat").count() == 0
    assert ann.page.get_by_role("button", name="Hint").count() == 0


@pytest.mark.slow
def test_notes_are_kept_as_they_are_written(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, seats=[HERE, bot()])
    ann.go(f"/t/{table}")
    tab(ann.page, "Notes")
    notes = ann.page.get_by_label("Your notes")
    notes.fill("the ruby is on b2")
    expect(ann.page.locator(".notes")).to_contain_text("Saved.")
    ann.page.reload()
    tab(ann.page, "Notes")
    expect(ann.page.get_by_label("Your notes")).to_have_value("the ruby is on b2")
    notes.type("uh?")
    expect(notes).to_have_value("the ruby is on b2uh?")


# Votes, and who is away


@pytest.mark.slow
def test_votes(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = seated(ann, ben, absence=0)
    affair(ann.page, "Ask for a pause")
    expect(ben.page.locator(".ballot")).to_contain_text("Ann asks for a pause.")
    ben.must_be_clear()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ann.page.locator(".ballot")).to_have_count(0)
    affair(ben.page, "Ask for a pause")
    ann.page.get_by_role("button", name="Yes", exact=True).click()
    expect(asked(ben.page)).to_contain_text("The game is paused.")
    ben.page.get_by_role("button", name="Go on").click()
    expect(asked(ben.page)).not_to_contain_text("paused")
    before = steps(ann, table)
    decide(ann.page)
    expect(log(ben.page).locator("li.fresh").first).to_be_attached()
    affair(ann.page, "Ask to take back my last move")
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    expect(ann.page.locator(".ballot")).to_have_count(0)
    assert steps(ann, table) == before
    affair(ann.page, "Propose to call the game off")
    ann.page.get_by_role("button", name="Really propose it?").click()
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    for visitor in (ann, ben):
        expect(visitor.page.locator(".ending")).to_contain_text("called off")
    ben.page.get_by_role("button", name="Offer a rematch").click()
    ann.page.get_by_role("button", name="Accept").click()
    for visitor in (ann, ben):
        visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        expect(asked(visitor.page)).to_contain_text("action")


def test_with_days_for_each_move_no_stand_in_is_offered(visit: Visit) -> None:
    ann, ben = visit(), visit()
    seated(ann, ben, absence=0, clock={"kind": "days", "days": 2})
    ben.page.goto("about:blank")
    expect(ann.page.locator("ul.seats")).to_contain_text("away for")
    assert ann.page.get_by_role("button", name="Call a stand-in").count() == 0
    expect(ann.page.locator("ul.seats")).not_to_contain_text("stand-in")


@pytest.mark.slow
def test_a_stand_in_for_who_is_away_and_back(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = seated(ann, ben, absence=2)
    ben.page.goto("about:blank")
    expect(ann.page.locator("ul.seats")).to_contain_text("away for")
    expect(ann.page.locator("ul.seats")).to_contain_text("stand-in in")
    ann.page.get_by_role("button", name="Call a stand-in").click()
    expect(ann.page.locator("ul.seats")).to_contain_text("stands in")
    ben.go(f"/t/{table}")
    ben.page.get_by_role("button", name="Play on myself").click()
    expect(ann.page.locator("ul.seats")).not_to_contain_text("stands in")


# Watching


def test_who_watches_sees_the_same_page_without_a_tray(visit: Visit) -> None:
    ann, eve = visit(), visit()
    table = opened(ann, "toil", TWO, watch="link")
    token = links(ann, table)[None]
    named(eve, "Eve")
    eve.go(f"/t/{table}?watch={token}")
    expect(eve.page.locator("header").first).to_contain_text("You are watching")
    ann.go(f"/t/{table}")
    ann.page.get_by_role("button", name="I am Ann").click()
    expect(ann.page.locator("ul.seats")).to_contain_text("1 spectator")
    decide(ann.page)
    expect(log(eve.page).locator("li").last).to_be_attached()
    assert tray(eve.page).count() == 0
    assert eve.page.get_by_role("button", name="Undo").count() == 0
    eve.must_be_clear()


# Looking at a moment of the log while it is played


@pytest.mark.slow
def test_a_line_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "race", TWO)
    ann.go(f"/t/{table}")
    hurry(ann, table, [0, 1], 12)
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    ann.page.reload()
    log(ann.page).locator("li button").nth(3).click()
    expect(ann.page.locator(".replay")).to_contain_text("of")
    assert tray(ann.page).count() == 0
    ann.page.get_by_role("button", name="Back to now").click()
    awaited(ann.page)
