"""Links in a real browser: giving them away, and coming by them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.looks import LOOKS
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
PLANS = [{"kind": "here"}, {"kind": "person"}, {"kind": "bot", "level": "novice"}]


def inviting(host: Visitor, **setup: Any) -> tuple[str, str, str]:
    """A table for two people and a bot: its id, the path of its free seat and the one for watching."""
    host.name("Ann")
    table = host.post("/api/tables", game="race", seats=PLANS, **setup)["card"]["table"]
    seat, watch = host.get(f"/api/tables/{table}/links")["links"]
    return table, seat["path"], watch["path"]


@LOOKS
def test_door_and_waiting_room_are_clear(visit: Visit, look: dict[str, Any]) -> None:
    host = visit(**look)
    table, path, _ = inviting(host)
    guest = visit(path, **look)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.must_be_clear()
    host.go(f"/t/{table}")
    expect(host.page.get_by_role("textbox")).to_have_count(2)
    host.must_be_clear()


def test_a_link_leads_to_a_seat(visit: Visit) -> None:
    host, guest = visit(), visit()
    table, _, _ = inviting(host)
    host.go(f"/t/{table}")
    address = host.page.get_by_role("textbox", name="Seat 2").input_value()
    guest.go(address)
    page = guest.page
    expect(page.get_by_role("heading", level=1)).to_have_text("A seat is kept for you")
    for there in ("The Magical Race", "Ann", "bot (Novice)"):
        expect(page.get_by_role("main")).to_contain_text(there)
    assert not host.get(f"/api/tables/{table}")["card"]["seats"][1]["taken"]  # looking takes nothing
    page.get_by_role("main").get_by_role("textbox", name="Your name").fill("Zoé")
    page.get_by_role("button", name="Sit here").click()
    assert guest.table() == table
    assert guest.get(f"/api/tables/{table}")["seats"] == [1]
    assert guest.get("/api/me")["name"] == "Zoé"
    assert host.get(f"/api/tables/{table}")["card"]["phase"] == "playing"

    late = visit(address)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Somebody sits there already")
    expect(late.page.get_by_role("button", name="Sit here")).to_have_count(0)
    late.page.get_by_role("link", name="Watch this table").click()
    assert late.table() == table


def test_a_replaced_link_is_void(visit: Visit) -> None:
    host = visit()
    table, path, _ = inviting(host)
    host.go(f"/t/{table}")
    host.page.get_by_role("button", name="New link, the old one stops working: Seat 2").click()
    expect(host.page.get_by_role("status").last).to_contain_text("There is a new link")
    address = host.page.get_by_role("textbox", name="Seat 2").input_value()
    assert not address.endswith(path)
    guest = visit()
    guest.expected += ["410", "409", "404"]
    guest.go(path)
    expect(guest.page.get_by_role("main")).to_contain_text("This link is no longer good")
    guest.go("/s/nonsense")
    expect(guest.page.get_by_role("main")).to_contain_text("This link leads nowhere")
    guest.must_be_clear()
    guest.page.get_by_role("main").get_by_role("link", name="To the hall").click()
    guest.page.wait_for_url("**/")
    guest.go(address)
    expect(guest.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_link_to_watch_is_made_void(visit: Visit) -> None:
    host, watcher = visit(), visit()
    table, _, _ = inviting(host, watch="link")
    host.go(f"/t/{table}")
    field = host.page.get_by_role("textbox", name="To watch")
    old = field.input_value()
    watcher.go(old)
    expect(watcher.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    host.page.get_by_role("button", name="New link, the old one stops working: To watch").click()
    expect(field).not_to_have_value(old)
    expect(watcher.page.get_by_role("heading", level=1)).to_contain_text("made the link to watch void")
    watcher.go(field.input_value())
    expect(watcher.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def test_who_has_a_seat_is_led_to_the_table(visit: Visit) -> None:
    host = visit()
    table, path, _ = inviting(host)
    host.go(path)
    expect(host.page.get_by_role("heading", level=1)).to_have_text("You are at this table already")
    host.must_be_clear()
    host.page.get_by_role("link", name="To the table").click()
    assert host.table() == table


@pytest.mark.slow
def test_a_seat_that_goes_meanwhile_is_told(visit: Visit) -> None:
    host, quick, slow = visit(), visit(), visit()
    _, path, _ = inviting(host)
    slow.go(path)
    slow.page.get_by_role("main").get_by_role("textbox", name="Your name").fill("Slow")
    quick.post(f"/api/links/{path.removeprefix('/s/')}", name="Quick")
    slow.expected.append("409")
    slow.page.get_by_role("button", name="Sit here").click()
    expect(slow.page.get_by_role("heading", level=1)).to_have_text("Somebody sits there already")
    expect(slow.page.get_by_role("main")).to_contain_text("Quick")


def test_a_link_to_watch_leads_to_the_table(visit: Visit) -> None:
    host = visit()
    table, _, path = inviting(host, watch="link")
    watcher = visit()
    watcher.expected.append("403")
    watcher.expected.append("409")
    watcher.go(path)
    watcher.page.wait_for_url(f"**/t/{table}?watch={path.removeprefix('/s/')}")


@pytest.mark.slow
def test_a_link_for_another_device(visit: Visit) -> None:
    host = visit()
    table, _, _ = inviting(host)
    link = host.post(f"/api/tables/{table}/seats/0/device")["links"][0]
    phone = visit(link["path"])
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Go on with this device")
    phone.page.get_by_role("button", name="Go on here").click()
    assert phone.table() == table
    assert phone.get(f"/api/tables/{table}")["seats"] == [0]


@pytest.mark.slow
def test_links_are_copied(visit: Visit) -> None:
    host = visit()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table, path, _ = inviting(host)
    host.go(f"/t/{table}")
    host.page.get_by_role("button", name="Copy the link: Seat 2").click()
    expect(host.page.get_by_role("status").last).to_contain_text("The link is copied.")
    assert host.page.evaluate("navigator.clipboard.readText()") == host.base + path


def test_on_this_machine_only_is_said(visit: Visit) -> None:
    host = visit()
    table, _, _ = inviting(host)
    host.go(f"/t/{table}")
    expect(host.page.get_by_role("main")).to_contain_text("These links work on this machine only.")
    expect(host.page.get_by_role("main")).to_contain_text("philtre serve --host 0.0.0.0")
    expect(host.page.get_by_role("img", name="QR code")).to_have_count(0)


@pytest.mark.slow
def test_a_server_with_a_public_address_shows_a_code(serve: Any, visit: Visit) -> None:
    running = serve("--url", "http://games.example:8080")
    host = visit(base=running.base)
    table, _, _ = inviting(host)
    host.go(f"/t/{table}")
    page = host.page
    expect(page.get_by_role("img", name="QR code: Seat 2")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Others reach this server at http://games.example:8080.")
    page.get_by_role("button", name="QR code: To watch").click()
    expect(page.get_by_role("img", name="QR code: To watch")).to_be_visible()
    host.must_be_clear()
