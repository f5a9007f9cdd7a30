"""Tables for browser tests: opened and joined over HTTP, hurried along by a page's own WebSockets."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.server.people import HERE, PERSON
from tests.web.visitor import Visitor

# Plays seats of the page's own at random, until the game is over or so many decisions have been made.
HURRY = """
async ([table, seats, most]) => {
  let made = 0, dice = 1;
  const random = (number) => (dice = (dice * 48271) % 2147483647) % number;
  const seen = {};
  await new Promise((done, failed) => {
    const sockets = seats.map((seat) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?seat=${seat}`);
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'refused') return failed(new Error(data));
        if (told.type !== 'whole' && told.type !== 'news') return;
        const now = (seen[seat] = { ...seen[seat], ...told });
        if (now.ending || made >= most) {
          for (const other of sockets) {
            if (other.readyState === WebSocket.CONNECTING) other.onopen = () => other.close();
            else other.close();
          }
          return done();
        }
        if (now.moves.length && (told.type === 'whole' || told.steps !== now.decided)) {
          now.decided = now.steps;
          made += 1;
          const { action } = now.moves[random(now.moves.length)];
          socket.send(JSON.stringify({ type: 'act', seq: now.seq, action }));
        }
      };
      return socket;
    });
  });
  return made;
}
"""


def called(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """A call of the hall, as the visitor."""
    answer = visitor.page.request.fetch(
        path,
        method=method,
        data=None if body is None else json.dumps(body),
        headers={"content-type": "application/json"},
    )
    assert answer.ok, answer.text()
    return answer.json()


def named(visitor: Visitor, name: str) -> None:
    called(visitor, "GET", "/api/me")
    called(visitor, "PUT", "/api/me", {"name": name})


def opened(
    host: Visitor, game: str = "apotheca", seats: list[dict[str, str]] | None = None, **setup: Any
) -> str:
    """A table of the host, who is Ann."""
    named(host, "Ann")
    seen = called(host, "POST", "/api/tables", {"game": game, "seats": seats or [HERE, PERSON], **setup})
    return str(seen["card"]["table"])


def links(host: Visitor, table: str) -> dict[int | None, str]:
    """The links of a table, by seat; to watch: None."""
    found = called(host, "GET", f"/api/tables/{table}/links")["links"]
    return {one["seat"]: one["path"].removeprefix("/s/") for one in found}


def seated(host: Visitor, guest: Visitor, game: str = "apotheca", **setup: Any) -> str:
    """A table for two, where both look at it: Ann, who hosts, and Ben."""
    table = opened(host, game, **setup)
    called(guest, "GET", "/api/me")
    called(guest, "POST", f"/api/links/{links(host, table)[1]}", {"name": "Ben"})
    for visitor in (host, guest):
        visitor.go(f"/t/{table}")
        drawn(visitor.page)
    return table


def steps(visitor: Visitor, table: str) -> int:
    return int(called(visitor, "GET", f"/api/tables/{table}/past")["steps"])


def decisions(visitor: Visitor, table: str) -> int:
    """How many steps of the table were somebody's decision, as far as this visitor was told of them."""
    log = called(visitor, "GET", f"/api/tables/{table}/past")["log"]
    return len({line["step"] for line in log if line["actor"] >= 0})


def hurry(visitor: Visitor, table: str, seats: list[int], most: int = 100_000) -> int:
    return int(visitor.page.evaluate(HURRY, [table, seats, most]))


# What is on the page


def board(page: Page) -> Any:
    return page.locator(".worktop")


def asked(page: Page) -> Any:
    return page.locator(".asked")


def tray(page: Page) -> Any:
    return page.locator(".deeds .tray")


def log(page: Page) -> Any:
    return page.locator(".log")


def is_asked(page: Page) -> bool:
    return "mine" in (asked(page).get_attribute("class") or "").split()


def drawn(page: Page) -> None:
    """Wait until the board lies on the worktop: it is loaded after the table itself."""
    expect(page.locator(".worktop > h2 + *").first).to_be_attached()


def awaited(page: Page) -> None:
    """Wait until it is this page's turn, with the board there to answer."""
    expect(asked(page)).to_contain_text("Your turn.")
    drawn(page)


def decide(page: Page, last: bool = False) -> None:
    """Choose by the tray, the first of each list (or the last), until a decision is on its way."""
    awaited(page)
    for _ in range(6):
        entries = tray(page).locator("ul button")
        entry = entries.last if last else entries.first
        done = entry.get_attribute("data-action") is not None
        entry.click()
        if done:
            return
    raise AssertionError("choosing came to no end")
