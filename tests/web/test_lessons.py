"""Learning a game in a browser: what the lesson says and points at, and the real moves; and first notes."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.people import HERE, bot
from tests.web.table import asked, board, decide, opened, steps, tray
from tests.web.visitor import DESKTOP, PATIENCE, PHONE, Visitor
from tests.web.waiting import until

import philtre
from philtre.table.lesson import Lesson, lesson_of

Visit = Callable[..., Visitor]

# How much of the nearest to whole of some parts of the board is in sight, from 0 to 1.
IN_SIGHT = """
(parts) => {
  const top = document.querySelector('.worktop').getBoundingClientRect();
  const found = parts.flatMap((part) => [...document.querySelectorAll(`.worktop [data-part~="${part}"]`)]);
  const seen = found.map((one) => {
    const box = one.getBoundingClientRect();
    const shown = Math.min(box.bottom, top.bottom) - Math.max(box.top, top.top);
    return shown / Math.min(box.height, top.height);
  });
  return seen.length ? Math.max(...seen) : -1;
}
"""
BURIED = "(text) => text.scrollHeight - text.clientHeight"
COVERED = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(left + width / 2, top + height * 0.9));
}"""
# Paragraphs of a step that no scrolling brings into sight.
HIDDEN_TEXT = """() => [...document.querySelectorAll('.lesson .text p')].filter((one) => {
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + 3, top + height / 2));
}).map((one) => one.textContent)"""


def panel(page: Page) -> Any:
    return page.locator(".lesson")


def at(page: Page) -> int:
    """The number of the step in sight."""
    return int(re.search(r"\d+", panel(page).locator(".head p").inner_text())[0])  # type: ignore[index]


def lesson(name: str) -> Lesson:
    return lesson_of(philtre.game(name))


def begin(visitor: Visitor, name: str) -> str:
    seen = visitor.post("/api/lessons", game=name)
    table = str(seen["card"]["table"])
    visitor.go(f"/t/{table}")
    expect(panel(visitor.page)).to_be_visible()
    return table


def on(page: Page) -> bool:
    """Read on, or choose what is asked for; whether there was anything left to do."""
    onwards, wanted = panel(page).locator(".next"), tray(page).locator(".wanted")
    over = panel(page).locator(".foot a")
    expect(onwards.or_(wanted).or_(over).first).to_be_visible(timeout=2 * PATIENCE)  # rivals take their time
    if over.count():
        return False
    (onwards if onwards.count() else wanted.first).click()
    expect(asked(page).locator(".busy")).to_have_count(0)
    return True


def must_show(visitor: Visitor, taught: Lesson) -> None:
    """What the step says is whole, and what it is about is in sight, together."""
    page, number = visitor.page, at(visitor.page)
    step = taught.steps[number - 1]
    if step.point:
        until(
            page, lambda: page.evaluate(IN_SIGHT, list(step.point)) > 0.6, f"step {number} shows {step.point}"
        )
    assert panel(page).locator(".text").evaluate(BURIED) <= 1, f"step {number} is longer than its panel"


def learnt(visitor: Visitor, name: str) -> None:
    """A lesson from its first step to its last, each looked at once."""
    begin(visitor, name)
    page, taught, seen = visitor.page, lesson(name), 0
    going = True
    while going:
        if at(page) != seen:
            seen = at(page)
            must_show(visitor, taught)
            if seen in (1, len(taught.steps) // 2, len(taught.steps)):
                visitor.must_be_clear()
        going = on(page)
    assert seen == len(taught.steps)


@pytest.mark.slow
def test_a_lesson_on_a_phone_and_then_a_first_game(visit: Visit) -> None:
    ann = visit(size=PHONE)
    learnt(ann, "race")
    ann.page.get_by_role("button", name="Play a first game against a Novice").click()
    expect(panel(ann.page)).to_have_count(0)
    expect(ann.page.locator(".seats")).to_contain_text("Novice")
    expect(board(ann.page)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["apotheca", "elixir", "race", "toil"])
def test_every_lesson_on_a_phone(visit: Visit, name: str, language: str) -> None:
    learnt(visit(size=PHONE, language=language, theme="dark" if language == "fr" else "light"), name)


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((360, 640), id="upright"),
        pytest.param((844, 390), id="sideways"),
        pytest.param((740, 340), id="small-sideways"),
    ],
)
@pytest.mark.parametrize("name", philtre.list_games())
@pytest.mark.slow
def test_every_lesson_leaves_room_for_the_board_on_a_small_phone(
    visit: Visit, name: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, language="fr", touch=True)
    begin(visitor, name)
    page = visitor.page
    rooms = []
    for _ in range(12):
        rooms.append(page.locator(".worktop").evaluate("one => one.clientHeight"))
        if tray(page).locator(".wanted").count():
            expect(tray(page).locator(".wanted")).to_be_in_viewport(ratio=0.8)
        elif (onwards := panel(page).locator(".next")).count():
            expect(onwards).to_be_in_viewport(ratio=1)
            until(page, lambda: not onwards.evaluate(COVERED), f"step {at(page)} can be left")
            assert page.evaluate(HIDDEN_TEXT) == [], f"step {at(page)} can be read"
        if not on(page):
            break
    assert min(rooms) >= 150, rooms


@pytest.mark.slow
@pytest.mark.parametrize("name", ["apotheca", "elixir", "race", "toil"])
def test_every_lesson_on_a_desktop(visit: Visit, name: str) -> None:
    learnt(visit(size=DESKTOP, theme="dark", motion=True), name)


def test_another_move_changes_nothing_and_reading_back_and_coming_back_are_fine(visit: Visit) -> None:
    ann = visit()
    table = begin(ann, "race")
    page = ann.page
    for _ in range(2):
        expect(tray(page)).to_have_count(0)  # first it is read
        on(page)
    panel(page).get_by_role("button", name="Back").click()
    assert at(page) == 2
    expect(tray(page)).to_have_count(0)
    panel(page).get_by_role("button", name="Next").click()
    assert at(page) == 3
    before = steps(ann, table)
    tray(page).get_by_role("button", name="Spend the turn in the Market").click()
    expect(page.get_by_text("A good move some other day.")).to_be_visible()
    assert (at(page), steps(ann, table)) == (3, before)
    tray(page).get_by_role("button", name="Roll the die").click()
    expect(panel(page)).to_contain_text("4 of 16")
    page.reload()
    expect(panel(page)).to_contain_text("4 of 16")
    page.locator(".worktop button[data-part='e1']").click()  # by pointing at it
    expect(panel(page)).to_contain_text("5 of 16")


def test_ways_into_a_lesson(visit: Visit) -> None:
    ann = visit("/")
    page = ann.page
    page.get_by_role("button", name="Learn: Apotheca").click()
    table = ann.table()
    expect(panel(page)).to_contain_text("1 of")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    on(page)
    for path in ("/rules/apotheca", "/new/apotheca"):
        ann.go(path)
        page.get_by_role("button", name="Learn: Apotheca").click()
        assert ann.table() == table  # it goes on where it was
        expect(panel(page)).to_contain_text("2 of")
    ann.go("/")
    expect(page.locator("#mine")).to_contain_text("None yet.")


@pytest.mark.slow
def test_first_notes_come_one_at_a_time_once_and_again_when_wanted(visit: Visit) -> None:
    ann = visit(size=PHONE, firsts=True)
    page = ann.page
    ann.go(f"/t/{opened(ann, 'toil', [HERE, bot()])}")
    note = page.locator(".first")
    expect(note).to_contain_text("What lights up can be chosen")
    ann.must_be_clear()
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    page.reload()
    expect(asked(page)).to_be_visible()
    expect(note).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_label("Tips for beginners")
    switch.uncheck()
    switch.check()
    page.get_by_role("button", name="Table", exact=True).last.click()
    expect(note).to_contain_text("What lights up can be chosen")
    decide(page)
    expect(note).to_contain_text("Undo takes back your last decision")
    note.get_by_role("button").click()
    expect(note).to_contain_text("The log tells what happened")
    expect(note).to_have_count(1)
    note.get_by_role("button").click()
    expect(note).to_have_count(0)


def test_first_notes_leave_who_plays_on(visit: Visit) -> None:
    ann = visit(size=PHONE, firsts=True)
    ann.go(f"/t/{opened(ann, 'apotheca', [HERE, bot()])}")
    note = ann.page.locator(".first")
    expect(note).to_contain_text("What lights up can be chosen")
    for _ in range(3):
        decide(ann.page)
    expect(note).to_be_visible()
    for _ in range(9):
        if not note.count():
            return
        decide(ann.page)
    expect(note).to_have_count(0)


def test_there_are_no_first_notes_in_a_lesson(visit: Visit) -> None:
    ann = visit(firsts=True)
    begin(ann, "apotheca")
    for _ in range(2):
        on(ann.page)
    expect(tray(ann.page)).to_be_visible()
    expect(ann.page.locator(".first")).to_have_count(0)
