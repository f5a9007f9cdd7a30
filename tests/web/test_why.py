"""What cannot be chosen says why when asked or clicked: by mouse, by finger, by keys; on every board."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.people import HERE, bot
from tests.web.games import asked, choose, sit
from tests.web.table import awaited, board, decide, opened, steps
from tests.web.visitor import PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]


def wonder(page: Page, name: str = "Why not?") -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(spots(page).first).to_be_attached()


def spots(page: Page) -> Locator:
    return page.locator(".wondering button")


def note(page: Page) -> Locator:
    return page.locator(".explainer .note")


def answer(page: Page) -> Locator:
    return page.locator(".why [role=status]")


@pytest.mark.slow
def test_pointing_at_what_cannot_be_chosen_tells_why(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "apotheca", [HERE, bot()])
    ann.go(f"/t/{table}")
    page = ann.page
    awaited(page)
    before = steps(ann, table)
    assert spots(page).count() == 0, "nothing but what answers can be clicked"
    board(page).locator(".alley .piece").first.click()
    expect(note(page)).to_contain_text("Not now. You need 2 rubies for that.")
    expect(page.locator(".explainer [role=status]")).to_contain_text("Not now. You need 2 rubies for that.")
    page.mouse.move(2, 2)
    page.wait_for_timeout(300)
    note(page).get_by_role("button", name="Rules: Hire").click()
    expect(page.locator("aside h2:focus")).to_contain_text("Hire")
    expect(note(page)).to_have_count(0)
    board(page).locator(".alley .piece").first.click()
    expect(note(page)).to_be_visible()
    ann.must_be_clear()
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    wonder(page)
    ann.must_be_clear()
    page.get_by_role("button", name="Why not: Deck").click()
    expect(answer(page)).to_contain_text("You need one ruby, one sapphire and one topaz for that.")
    answer(page).get_by_role("button", name="Rules: Hire").click()
    expect(page.locator("aside h2:focus")).to_contain_text("Hire")
    page.get_by_text("Other things to do, and why not now").click()
    expect(page.locator(".why dl")).to_contain_text("You need 2 rubies for that.")
    ann.must_be_clear()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(spots(page)).to_have_count(0)
    assert steps(ann, table) == before, "asking is not doing"


def test_without_a_mouse(visit: Visit) -> None:
    ann = visit(language="fr")
    table = opened(ann, "race", [HERE, bot()])
    ann.go(f"/t/{table}")
    page = ann.page
    expect(page.locator(".asked.mine")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator(".wondering button:focus")).to_be_attached()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(answer(page).locator(".answer")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(spots(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Pourquoi pas")).to_be_focused()


def test_a_decision_ends_it(visit: Visit) -> None:
    ann = visit(size=PHONE)
    table = opened(ann, "toil", [HERE, HERE])
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    ann.go(f"/t/{table}")
    awaited(ann.page)
    wonder(ann.page)
    ann.must_be_clear()
    spots(ann.page).first.tap()
    expect(answer(ann.page).locator(".answer")).not_to_be_empty()
    decide(ann.page, last=True)
    expect(spots(ann.page)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True], ids=["own", "generic"])
@pytest.mark.parametrize("name", philtre.list_games())
def test_every_thing_on_every_board_has_an_answer(visit: Visit, name: str, plain: bool) -> None:
    """In both languages; what is said is a sentence, never the id of one."""
    ann = visit(plain=plain, language="fr" if plain else "en")
    ann.go(sit(ann, name, 2))
    dice = random.Random(name)
    for _ in range(14):
        if asked(ann):
            choose(ann, dice)
    page, told = ann.page, set()
    asked(ann)
    page.keyboard.press("w")
    expect(spots(page).first).to_be_attached()
    for place in range(min(15, spots(page).count())):
        spots(page).nth(place).dispatch_event("click")
        expect(answer(page).locator(".answer")).to_contain_text(".")
        told.add(answer(page).locator(".answer").inner_text())
        page.wait_for_timeout(250)  # who asks too fast is told to wait
    assert not any("refusal-" in one or "why-" in one for one in told), told
    assert told
    ann.must_be_clear()
