"""Going on with a seat on another device, and what the hall says of one's tables."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.table import asked, awaited, board, decide, opened, steps
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "novice"}


def device_link(visitor: Visitor) -> str:
    """The link for another device, from the table's menu."""
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Go on with another device").click()
    field = dialog.get_by_role("textbox", name="For my other device")
    expect(field).to_have_value(re.compile("/s/"))
    return str(field.input_value())


@pytest.mark.slow
def test_a_second_browser_goes_on_playing_the_seat(visit: Visit) -> None:
    laptop, phone = visit(), visit(size=PHONE)
    page = laptop.page
    table = opened(laptop, "race", [{"kind": "here"}, BOT])
    laptop.go(f"/t/{table}")
    awaited(page)
    before = steps(laptop, table)
    link = device_link(laptop)
    laptop.must_be_clear()
    phone.go(link.removeprefix(laptop.base))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Go on with this device")
    phone.page.get_by_role("button", name="Go on here").click()
    assert phone.table() == table
    expect(board(phone.page)).to_be_visible()
    decide(phone.page)
    expect(page.get_by_role("dialog")).to_contain_text("The link has been used")
    assert steps(laptop, table) > before
    thief = visit()
    thief.expected.append("410")
    thief.go(link.removeprefix(thief.base))
    expect(thief.page.get_by_role("heading", level=1)).to_have_text(
        "This link is no longer good: ask for a new one."
    )


def test_all_other_devices_are_ended(visit: Visit) -> None:
    laptop, phone = visit(), visit(size=PHONE)
    table = opened(laptop, "race", [{"kind": "here"}, BOT])
    laptop.go(f"/t/{table}")
    awaited(laptop.page)
    link = device_link(laptop).removeprefix(laptop.base)
    phone.go(link)
    phone.page.get_by_role("button", name="Go on here").click()
    expect(board(phone.page)).to_be_visible()
    laptop.page.get_by_role("dialog").get_by_role("button", name="End all other devices").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(
        "The player of this seat now goes on without this device."
    )
    expect(laptop.page.get_by_role("status").last).to_contain_text("No other device plays your seat now.")
    laptop.page.keyboard.press("Escape")
    decide(laptop.page)


def test_who_watches_gets_no_link_for_a_device(visit: Visit) -> None:
    host, watcher = visit(), visit()
    table = opened(host, "race", [{"kind": "here"}, BOT])
    watcher.go(f"/t/{table}")
    watcher.page.get_by_role("button", name="Table", exact=True).click()
    expect(watcher.page.get_by_role("dialog")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Go on with another device")).to_have_count(0)


def test_my_tables_say_when_something_happened_and_what_i_host(visit: Visit) -> None:
    host = visit()
    opened(host, "race", [{"kind": "here"}, {"kind": "here", "name": "Bob"}])
    opened(host, "toil", [{"kind": "person", "name": "Zoé"}, {"kind": "person"}])
    host.go("/")
    lines: Any = host.page.locator("#mine").get_by_role("link")
    expect(lines.nth(0).locator("time")).to_have_text("just now")
    expect(lines.nth(0).locator("time")).to_have_attribute("title", re.compile(r"20\d\d"))
    expect(lines.nth(1)).to_contain_text("you host it: Zoé (not here yet) and a free seat")
    host.page.get_by_role("button", name="Français").click()
    expect(lines.nth(0).locator("time")).to_have_text("à l’instant")
    lines.nth(1).click()
    expect(host.page.get_by_role("heading", level=1)).to_be_visible()


def test_the_same_seat_is_asked_on_both_devices(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    table = opened(laptop, "apotheca", [{"kind": "here"}, BOT])
    laptop.go(f"/t/{table}")
    phone.go(device_link(laptop).removeprefix(laptop.base))
    phone.page.get_by_role("button", name="Go on here").click()
    expect(asked(phone.page)).to_contain_text("Your turn.")
    expect(asked(laptop.page)).to_contain_text("Your turn.")
