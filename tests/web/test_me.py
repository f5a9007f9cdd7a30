"""A kept name and one's data, in real browsers."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.http.test_accounts import SECRET, fresh
from tests.web.looks import LOOKS
from tests.web.table import HURRY, board, hurry, links, opened, seated
from tests.web.visitor import Visitor

import philtre

Visit = Callable[..., Visitor]


def fill(page: Page, form: str, **fields: str) -> None:
    """Fill a form and send it."""
    shown = page.get_by_role("form", name=form)
    for label, text in fields.items():
        shown.get_by_label(label.replace("_", " "), exact=True).fill(text)
    shown.get_by_role("button").last.click()


def keep(visitor: Visitor, name: str, passphrase: str = SECRET) -> None:
    visitor.go("/me")
    fill(visitor.page, "Keep my games", Name_to_sign_in_with=name, Passphrase=passphrase)


def sign_in(visitor: Visitor, name: str, passphrase: str = SECRET) -> None:
    visitor.go("/me")
    fill(visitor.page, "Sign in", Name_to_sign_in_with=name, Passphrase=passphrase)


@LOOKS
def test_the_page_is_clear_for_guests_and_for_who_keeps_a_name(visit: Visit, look: dict[str, Any]) -> None:
    visitor = visit("/me", **look)
    expect(visitor.page.get_by_role("form")).to_have_count(2)
    visitor.must_be_clear()
    name = fresh()
    visitor.post("/api/me/keep", name=name, passphrase=SECRET)
    visitor.go("/me")
    expect(visitor.page.get_by_role("heading", name=name)).to_be_visible()
    visitor.must_be_clear()
    visitor.page.get_by_role("button", name=re.compile("Forget me…|M’oublier…")).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.must_be_clear()


@pytest.mark.slow
def test_a_guest_keeps_their_games_and_finds_them_on_another_device(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    name = fresh()
    table = opened(laptop, "race", [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
    own = opened(phone, "toil", [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
    laptop.go("/")
    laptop.page.get_by_role("link", name="Keep my games, or sign in").click()
    laptop.expected += ["409", "403"]
    keep(laptop, name, "short")
    expect(laptop.page.get_by_role("alert").first).to_contain_text("at least 8 letters")
    keep(laptop, name)
    expect(laptop.page.get_by_role("heading", name=f"You keep the name “{name}”")).to_be_visible()
    phone.expected.append("403")
    sign_in(phone, name, "not that one")
    expect(phone.page.get_by_role("alert").last).to_have_text(
        "The name and the passphrase do not go together."
    )
    expect(phone.page.get_by_role("main")).to_contain_text("The table of this browser comes along")
    sign_in(phone, name.upper())
    phone.page.wait_for_url(re.compile(r"/$"))
    for visitor in (laptop, phone):
        visitor.go("/")
        for one in (table, own):
            expect(visitor.page.locator(f'#mine a[href="/t/{one}"]')).to_be_visible()
    phone.go(f"/t/{table}")
    expect(board(phone.page)).to_be_visible()
    laptop.go("/me")
    expect(laptop.page.get_by_role("main")).to_contain_text("You are signed in on 2 devices.")
    laptop.page.get_by_role("button", name="Sign out on all other devices").click()
    expect(laptop.page.get_by_role("main")).to_contain_text("You are signed in on this device only.")
    expect(phone.page.get_by_role("heading", name="You have been signed out.")).to_be_visible()
    laptop.page.get_by_role("button", name="Sign out", exact=True).click()
    laptop.page.wait_for_url(re.compile(r"/$"))
    expect(laptop.page.locator("#mine")).to_contain_text("None yet")
    sign_in(laptop, name)
    laptop.page.wait_for_url(re.compile(r"/$"))
    expect(laptop.page.locator(f'#mine a[href="/t/{table}"]')).to_be_visible()


@pytest.mark.slow
def test_the_passphrase_is_changed(visit: Visit) -> None:
    visitor = visit()
    name = fresh()
    keep(visitor, name)
    page = visitor.page
    visitor.expected.append("403")
    fill(page, "Another passphrase", Passphrase_until_now="wrong one", New_passphrase="four blind mice")
    expect(page.get_by_role("alert").first).to_contain_text("do not go together")
    fill(page, "Another passphrase", Passphrase_until_now=SECRET, New_passphrase="four blind mice")
    expect(page.get_by_role("status").last).to_contain_text("The passphrase is changed.")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(re.compile(r"/$"))
    sign_in(visitor, name, "four blind mice")
    page.wait_for_url(re.compile(r"/$"))


def test_ones_data_is_saved_with_the_settings_of_the_browser(visit: Visit) -> None:
    visitor = visit()
    plans = [{"kind": "here"}, {"kind": "here", "name": "Bob"}]
    table = opened(visitor, "race", plans, options=philtre.game("race").quick)
    hurry(visitor, table, [0, 1])
    visitor.go("/me")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save a copy").click()
    assert download.value.suggested_filename == "philtre-my-data.json"
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (data["name"], data["settings"]["language"]) == ("Ann", "en")
    assert data["tables"][0]["record"].startswith("philtre record")


@pytest.mark.slow
def test_who_is_forgotten_is_a_former_player_to_the_others(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = seated(ann, ben, "race", absence=3600)
    ben.page.keyboard.press("c")
    ann.page.evaluate(HURRY, [table, [0], 1])
    ann.go("/me")
    ann.page.get_by_role("button", name="Forget me…").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("There is no way back.")
    dialog.get_by_role("button", name="Forget me for good").click()
    ann.page.wait_for_url(re.compile(r"/$"))
    expect(ann.page.locator("#mine")).to_contain_text("None yet")
    expect(ben.page.locator(".table")).to_contain_text("a former player")
    expect(ben.page.locator(".table")).not_to_contain_text("Ann")
    ben.page.get_by_role("button", name="Call a stand-in").click()
    expect(ben.page.locator(".seats")).to_contain_text("Adept")
    again = ben.get(f"/api/tables/{table}")
    assert again["card"]["seats"][0]["former"]
    assert links(ben, table).keys() == {None}


def test_one_of_ones_devices_is_signed_out_from_another(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    name = fresh()
    keep(laptop, name)
    expect(laptop.page.get_by_role("heading", name=name)).to_be_visible()
    phone.post("/api/me/sign-in", name=name, passphrase=SECRET)
    phone.go("/")
    laptop.go("/me")
    devices = laptop.page.get_by_role("main").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.first).to_contain_text("This device, signed in since")
    laptop.must_be_clear()
    devices.last.get_by_role("button", name=re.compile("Sign out there")).click()
    expect(laptop.page.get_by_role("main")).to_contain_text("You are signed in on this device only.")
    phone.expected.append("401")
    phone.go("/me")  # the session has ended: who comes there is a guest again
    expect(phone.page.get_by_role("form")).to_have_count(2)


@pytest.mark.slow
def test_a_registered_name_has_a_mark_that_can_be_read_aloud(visit: Visit) -> None:
    host, guest = visit(), visit()
    name = fresh()
    host.post("/api/me/keep", name=name, passphrase=SECRET)
    host.name(name)
    guest.name("Eve")
    host.go("/")
    seats = [{"kind": "here"}, {"kind": "person"}]
    table = host.post("/api/tables", game="race", seats=seats, open=True)["card"]["table"]
    guest.go("/")
    line = guest.page.get_by_role("listitem").filter(has_text=name)
    expect(line.get_by_role("img", name="registered name")).to_have_count(1)
    host.go(f"/t/{table}")
    expect(host.page.get_by_role("img", name="registered name")).to_have_count(1)
    host.must_be_clear()
    guest.post(f"/api/tables/{table}/join", seat=None)
    guest.go(f"/t/{table}")
    expect(board(guest.page)).to_be_visible()
    places = guest.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(places.first.get_by_role("img", name="registered name")).to_be_visible()
    expect(places.nth(1).get_by_role("img", name="registered name")).to_have_count(0)
    guest.must_be_clear()


@pytest.mark.parametrize("path", ["/new/__proto__", "/rules/constructor", "/new/%E0%A4%A", "/rules/toString"])
def test_words_that_every_object_has_lead_nowhere(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.expected.append("404")
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("nothing here", ignore_case=True)
