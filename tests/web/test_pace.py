"""A game that can be followed: the pace of rivals' turns, the line of their last turns, and their traces."""

import itertools
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.conftest import wait_until
from tests.server.people import HERE, bot
from tests.web.looks import sized
from tests.web.table import asked, awaited, board, decide, is_asked, log, opened, steps, tray
from tests.web.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
MOST = 7.0  # seconds that anything waits at the brisk pace
SLOW = 3.0  # seconds that two busy cores may take beside

# Notes, whenever anything on the page changes: the time, the lines of the log, whose turn it is, and whether
# anything is offered.
WATCH = """() => {
  window.seen = [];
  const note = () => seen.push({
    at: performance.now(),
    lines: document.querySelectorAll('.log li').length,
    turn: document.querySelector('.seats .turn .name')?.textContent.trim() ?? '',
    behind: document.querySelector('.hurry') !== null,
    offered: document.querySelector('.tray, .worktop [data-lit]') !== null,
  });
  new MutationObserver(note).observe(document.querySelector('.table'),
    {subtree: true, childList: true, characterData: true, attributes: true});
}"""


def race(visit: Visit, bots: int = 3, **wishes: Any) -> tuple[Visitor, str]:
    """Ann at a table of The Magical Race with bots, when it is her turn to roll."""
    ann = visit(**{"pace": "brisk", **wishes})
    table = opened(ann, "race", [HERE, *(bot() for _ in range(bots))])
    ann.go(f"/t/{table}")
    awaited(ann.page)
    return ann, table


def end_turn(page: Page) -> None:
    """Decide until the turn is another player's, or has been: that is where the last turns are told anew."""
    before = page.locator(".last").inner_text()
    for _ in range(12):
        decide(page)
        expect(page.locator(".busy")).to_have_count(0)
        page.wait_for_timeout(150)
        if not is_asked(page) or page.locator(".last").inner_text() != before:
            return
    raise AssertionError("the turn came to no end")


@pytest.mark.slow
def test_rivals_turns_are_seen_one_after_another(visit: Visit) -> None:
    ann, _ = race(visit)
    page = ann.page
    page.evaluate(WATCH)
    end_turn(page)
    ended = time.monotonic()
    expect(asked(page)).to_contain_text("Your turn.", timeout=(MOST + SLOW) * 1000)
    assert time.monotonic() - ended < MOST + SLOW
    seen = page.evaluate("seen")
    waiting = [note for note in seen if note["behind"]]
    assert waiting, "nothing waited for its time"
    assert not any(note["offered"] for note in waiting), "a choice was offered against an old board"
    turns = list(dict.fromkeys(note["turn"] for note in seen))
    everybody = ["Ann", "Bot 2", "Bot 3", "Bot 4"]
    assert turns == [name for name in everybody if name in turns], turns
    assert len(turns) >= 3, turns  # far behind, the last turns are shown together
    times: dict[int, float] = {}  # by lines of the log: when so many were there first
    for note in seen:
        times.setdefault(note["lines"], note["at"])
    shown = sorted(times.values())
    gaps = [later - sooner for sooner, later in itertools.pairwise(shown)]
    assert sum(gap > 250 for gap in gaps) >= 3, gaps  # three turns; a bot may stay in the Market


@pytest.mark.parametrize(
    "how", ["click", *(pytest.param(how, marks=pytest.mark.slow) for how in ("key", "button"))]
)
def test_whoever_does_not_want_to_wait_skips_to_now_and_chooses_nothing_by_it(visit: Visit, how: str) -> None:
    ann, table = race(visit)
    page = ann.page
    end_turn(page)
    expect(page.locator(".hurry")).to_be_visible()
    page.wait_for_timeout(600)  # the server is done, and the table is not
    if how == "click":
        page.locator(".worktop [data-spot^='space']").first.click(force=True)
    elif how == "key":
        page.keyboard.press("1")  # would be an answer, if something were asked
    else:
        page.locator(".hurry").click()
    expect(asked(page)).to_contain_text("Your turn.", timeout=1500)
    expect(page.locator(".hurry")).to_have_count(0)
    expect(page.locator(".way")).to_have_count(0)  # nothing is chosen
    before = steps(ann, table)
    page.wait_for_timeout(300)
    assert steps(ann, table) == before


def test_my_own_move_is_seen_at_once_and_my_next_choice_too(visit: Visit) -> None:
    ann, _ = race(visit)
    page = ann.page
    lines = log(page).locator("li").count()
    page.evaluate(WATCH)
    decide(page)  # roll
    wait_until(lambda: log(page).locator("li").count() > lines, 1.5)
    seen = page.evaluate("seen")
    assert not any(
        note["behind"]
        for note in seen[: next(place for place, note in enumerate(seen) if note["lines"] > lines)]
    )


def test_the_pace_is_set_in_the_settings(visit: Visit) -> None:
    ann, _ = race(visit)
    page = ann.page
    page.locator("aside nav").get_by_role("button", name="Settings").click()
    page.get_by_label("Pace of the other players’ moves").select_option("Instant")
    page.locator("aside nav").get_by_role("button", name="Log").click()
    page.evaluate(WATCH)
    for _ in range(2):
        end_turn(page)
        awaited(page)
    assert not any(note["behind"] for note in page.evaluate("seen"))
    page.reload()
    awaited(page)
    page.locator("aside nav").get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Pace of the other players’ moves")).to_have_value("instant")


@sized("phone")
def test_the_last_turn_of_every_rival_is_in_sight_and_leaves_a_trace(
    visit: Visit, size: tuple[int, int]
) -> None:
    ann, _ = race(visit, bots=2, size=size, pace="instant")
    page = ann.page
    last = page.locator(".last")
    expect(last).to_contain_text("has not played yet")
    for _ in range(8):  # a bot may stay in the Market for a while
        end_turn(page)
        awaited(page)
        if last.inner_text().count("moves from") == 2:
            break
    for number in (2, 3):
        line = last.locator("li", has_text=f"Bot {number}")
        expect(line).to_contain_text("rolls a")
        expect(line).to_contain_text("moves from")
        deeds = line.locator(".deed").all_inner_texts()
        assert not any(deed.startswith("Bot") for deed in deeds), deeds  # the name is said once
        box = line.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
    expect(page.locator(".traces polyline").first).to_be_attached()
    if size == PHONE:
        page.get_by_role("button", name="Show the last turns in full").click()
        cut = last.locator("p").evaluate_all("all => all.some((one) => one.scrollWidth > one.clientWidth)")
        assert not cut
    ann.must_be_clear()


def test_help_opens_beside_the_board_and_leaves_it_as_it_is(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "apotheca", [HERE, bot()])
    ann.go(f"/t/{table}")
    page = ann.page
    awaited(page)
    place = """() => {
      const {x, y, width, height} = document.querySelector('.worktop .market').getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }"""
    before = page.evaluate(place)
    for key, what in (("h", ".hints"), ("t", ".threats"), ("w", ".why")):
        page.keyboard.press(key)
        expect(page.locator(f"aside {what}")).to_be_visible()
        assert page.evaluate(place) == before, what
    ann.must_be_clear()


def test_both_hints_are_in_sight_and_a_tip_gives_way(visit: Visit) -> None:
    ann = visit(size=(1024, 768), firsts=True)
    ann.go(f"/t/{opened(ann, 'toil', [HERE, bot()])}")
    page = ann.page
    awaited(page)
    tip = page.locator("aside .first")
    expect(tip).to_be_visible()
    page.keyboard.press("h")
    hints = page.locator("aside .hints")
    expect(hints.locator("li")).to_have_count(2)
    expect(tip).to_have_count(0)
    expect(hints.locator("li").last).to_be_in_viewport(ratio=0.95)
    hints.get_by_role("button", name="Close").click()
    expect(tip).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), PHONE], ids=["desktop", "small", "phone"])
def test_no_row_of_choices_is_cut_and_more_is_told(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    table = opened(ann, "elixir", [HERE, bot()])
    ann.go(f"/t/{table}")
    page = ann.page
    awaited(page)
    rows = """list => {
      const box = list.getBoundingClientRect();
      return [...list.children].map((one) => {
        const {top, bottom} = one.getBoundingClientRect();
        if (bottom <= box.bottom + 1 && top >= box.top - 1) return 'in';
        return top >= box.bottom - 5 || bottom <= box.top + 5 ? 'out' : 'cut';
      });
    }"""
    found = tray(page).locator("ul").evaluate(rows)
    assert "cut" not in found, found
    assert "out" in found, "the list is too short for this test"
    more = tray(page).locator(".more")
    expect(more).to_contain_text(str(found.count("out")))
    more.click()
    page.wait_for_timeout(500)
    found = tray(page).locator("ul").evaluate(rows)
    assert "cut" not in found, found
    assert found[0] == "out", "nothing was scrolled"


def test_log_and_chat_are_seen_together_on_a_wide_screen(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "race", [HERE, {"kind": "person"}])
    other = visit()
    other.post(
        f"/api/links/{ann.get(f'/api/tables/{table}/links')['links'][0]['path'].removeprefix('/s/')}",
        name="Ben",
    )
    ann.go(f"/t/{table}")
    expect(board(ann.page)).to_be_visible()
    expect(log(ann.page)).to_be_visible()
    expect(ann.page.get_by_label("Write a message")).to_be_visible()
    ann.page.get_by_label("Write a message").fill("hello")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log").first).to_contain_text("hello")
    ann.must_be_clear()
