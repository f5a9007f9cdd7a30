"""Manners between people in the browser: resigning, rematches, undo, free seats, the list of tables."""

import re
from collections.abc import Callable

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
    is_asked,
    log,
    named,
    opened,
    seated,
    tray,
)
from tests.web.visitor import PHONE, Visitor
from tests.web.waiting import answered

Visit = Callable[..., Visitor]
TWO = [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}]


def menu(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    for name in names:
        page.get_by_role("button", name=name).click()


def test_resigning_asks_once_more_and_the_other_wins(visit: Visit) -> None:
    ann, ben = visit(), visit()
    seated(ann, ben)
    menu(ben.page, "Resign")
    ben.page.get_by_role("button", name="Play on").click()
    expect(ben.page.get_by_role("button", name="Resign", exact=True)).to_be_visible()
    ben.page.keyboard.press("Escape")
    assert not ben.page.locator(".ending").count()
    menu(ben.page, "Resign", "Really resign? You lose the game.")
    expect(ann.page.locator(".ending h2")).to_have_text("You win!")
    expect(ann.page.locator(".ending")).to_contain_text("Ben resigned.")
    expect(ben.page.locator(".ending h2")).to_have_text("Ann wins.")
    expect(ben.page.locator(".ending")).to_contain_text("You resigned.")
    expect(ann.page.locator("ul.seats")).to_contain_text("resigned")
    ann.must_be_clear()


@pytest.mark.slow
def test_a_rematch_is_offered_declined_offered_again_and_accepted(visit: Visit) -> None:
    ann, ben = visit(), visit(size=PHONE)
    table = seated(ann, ben)
    menu(ann.page, "Resign", "Really resign?")
    ann.page.get_by_role("button", name="Offer a rematch").click()
    expect(ann.page.locator(".ending")).to_contain_text("Waiting for Ben.")
    expect(ben.page.locator(".ending")).to_contain_text("Ann would like a rematch.")
    ben.must_be_clear()
    ben.page.get_by_role("button", name="Decline").click()
    expect(ann.page.locator(".notices")).to_contain_text("Ben declined the rematch.")
    ann.page.get_by_role("button", name="Offer a rematch").click()
    assert table in ben.page.url, "nobody is carried off"
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.locator(".replay")).to_be_visible()
    ben.page.get_by_role("button", name="Accept").click()
    expect(ann.page.locator(".notices")).to_contain_text("The rematch is on")
    assert table in ann.page.url, "nobody is carried off who looks back"
    ann.must_be_clear()
    ann.page.get_by_role("link", name="To the new table").click()
    for visitor in (ann, ben):
        visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        expect(board(visitor.page)).to_be_visible()


@pytest.mark.slow
def test_an_undo_and_a_refused_vote_are_told_to_the_others(visit: Visit) -> None:
    ann, ben = visit(), visit()
    seated(ann, ben, "toil")
    awaited(ann.page)
    undo = ann.page.get_by_role("button", name="Undo")
    for _ in range(12):
        if is_asked(ann.page):
            decide(ann.page)
            answered(ann.page)
        if undo.get_attribute("aria-disabled") != "true" and undo.is_enabled():
            break
    undo.click()
    expect(ben.page.locator(".notices")).to_contain_text("Ann took back a decision.")
    expect(log(ben.page)).to_contain_text("Ann took back a decision.")
    expect(log(ann.page)).to_contain_text("You took back your last decision.")
    awaited(ann.page)
    decide(ann.page)
    menu(ann.page, "Ask to take back my last move")
    expect(ben.page.locator(".ballot")).to_contain_text(re.compile("Ann asks to take back: Ann "))
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ann.page.locator(".notices")).to_contain_text("Ben does not agree to take the move back.")


def test_a_vote_names_no_turn_of_another_as_the_move_to_take_back(visit: Visit) -> None:
    ann, ben = visit(), visit()
    seated(ann, ben, "toil")
    while not is_asked(ben.page):
        awaited(ann.page)
        tray(ann.page).get_by_role("button", name="Go on").click()
        answered(ann.page)
    menu(ann.page, "Ask to take back my last move")
    expect(ben.page.locator(".ballot [role=status]")).to_have_text("Ann asks to take back a move.")


def test_the_host_gives_a_free_seat_to_a_bot_in_the_waiting_room(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "race", [HERE, PERSON, PERSON])
    ann.go(f"/t/{table}")
    page = ann.page
    page.get_by_label("Level of the bot").select_option("novice")
    page.get_by_role("button", name="Give it to a bot: seat 2").click()
    expect(page.locator("main li").nth(1)).to_contain_text("Novice")
    page.get_by_role("button", name="Wait for a person").click()
    expect(page.locator("main li").nth(1)).to_contain_text("free")
    ann.must_be_clear()
    for seat in (2, 3):
        page.get_by_role("button", name=f"Give it to a bot: seat {seat}").click()
    expect(board(page)).to_be_visible()


def test_hints_are_off_by_default_between_people(visit: Visit) -> None:
    ann = visit("/new/race")
    page = ann.page
    page.locator("summary").click()
    hints = page.get_by_role("switch", name="Hints")
    expect(hints).not_to_be_checked()
    rival = page.get_by_label("Seat 2: who plays")
    rival.select_option("bot-novice")
    expect(hints).to_be_checked()
    hints.uncheck()  # the host's own choice stays
    rival.select_option("person")
    rival.select_option("bot-novice")
    expect(hints).not_to_be_checked()


def test_tables_leave_the_list_and_people_come_first(visit: Visit) -> None:
    ann, ben = visit(), visit()
    named(ben, "Ben")
    over = opened(ann, "race", TWO, options={"rounds": 1})
    ann.go(f"/t/{over}")
    hurry(ann, over, [0, 1])
    together = opened(ann, "race", [HERE, PERSON], open=True)
    called(ben, "POST", f"/api/tables/{together}/join", {})
    alone = opened(ann, "race", [HERE, bot()])
    ann.go("/")
    mine = ann.page.locator("#mine")
    expect(mine.locator("li a").first).to_have_attribute("href", f"/t/{together}")
    assert mine.locator("li", has=ann.page.locator(f"a[href='/t/{together}']")).locator("button").count() == 0
    ann.must_be_clear()
    for table, clicks in ((over, 1), (alone, 2)):
        row = mine.locator("li", has=ann.page.locator(f"a[href='/t/{table}']"))
        for _ in range(clicks):
            row.locator("button").click()
        expect(row).to_have_count(0)
    assert called(ann, "GET", f"/api/tables/{alone}")["card"]["phase"] == "over"


def test_nothing_is_handed_over_where_nothing_is_hidden(visit: Visit) -> None:
    ann = visit()
    race = opened(ann, "race", TWO)
    ann.go(f"/t/{race}")
    expect(board(ann.page)).to_be_visible()
    for _ in range(8):
        awaited(ann.page)
        decide(ann.page)
        assert ann.page.get_by_text("Hand over to").count() == 0
    toil = opened(ann, "toil", TWO)
    ann.go(f"/t/{toil}")
    expect(ann.page.get_by_role("heading", name="Hand over to Ann")).to_be_visible()
    assert asked(ann.page).count() == 0
