"""The table page for everyone: both sizes, themes and languages, without a mouse, without motion, in time."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.people import HERE, PERSON, bot
from tests.web.table import asked, awaited, board, decide, hurry, log, opened, seated, steps, tray
from tests.web.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
TWO = [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}]
GAMES = ["apotheca", "toil", "elixir", "race"]
sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
looks = pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark"), ("en", "dark")])


@pytest.mark.slow
@sizes
@looks
@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_play_is_clear(
    visit: Visit, game: str, size: tuple[int, int], language: str, theme: str
) -> None:
    ann = visit(size=size, language=language, theme=theme)
    table = opened(ann, game, [HERE, bot()])
    ann.go(f"/t/{table}")
    expect(tray(ann.page)).to_be_visible()
    ann.must_be_clear()
    in_view(ann, asked(ann.page), tray(ann.page))


def in_view(visitor: Visitor, *parts: Any) -> None:
    """All of these are on the screen together, and the page itself does not scroll."""
    height = visitor.page.evaluate("innerHeight")
    assert visitor.page.evaluate("document.documentElement.scrollHeight") <= height
    for part in parts:
        box = part.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height


@pytest.mark.slow
@sizes
@looks
def test_waiting_handing_over_end_and_replay_are_clear(
    visit: Visit, size: tuple[int, int], language: str, theme: str
) -> None:
    ann = visit(size=size, language=language, theme=theme)
    waiting = opened(ann, "race", [HERE, PERSON])
    ann.go(f"/t/{waiting}")
    expect(ann.page.locator("main li").first).to_contain_text("Ann")
    ann.must_be_clear()
    table = opened(ann, "toil", TWO, options={"rounds": 3})
    ann.go(f"/t/{table}")
    expect(ann.page.locator("main.between")).to_be_visible()
    ann.must_be_clear()
    hurry(ann, table, [0, 1])
    expect(ann.page.locator(".ending")).to_be_visible()
    ann.must_be_clear()
    ann.go(f"/t/{table}?step=9&seat=1")
    expect(ann.page.locator(".replay")).to_be_visible()
    expect(board(ann.page)).to_contain_text("Ben")
    ann.must_be_clear()


def test_the_mark_of_who_plays_is_not_cut_at_the_edge_of_the_board(visit: Visit) -> None:
    ann, ben = visit(), visit(size=PHONE)
    seated(ann, ben, "race")
    upper = "(of) => Math.min(...[...document.querySelectorAll(of)].map((e) => e.getBoundingClientRect().y))"
    for page in (ann.page, ben.page):
        assert page.evaluate(upper, ".board > *") - page.evaluate(upper, ".worktop") >= 4


@pytest.mark.slow
def test_a_turn_without_a_mouse(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "toil", [HERE, bot()])
    ann.go(f"/t/{table}")
    page = ann.page
    awaited(page)
    before = steps(ann, table)
    page.keyboard.press("1")  # add an ingredient
    expect(page.locator(".tray ul button").nth(1)).to_contain_text("…")
    page.keyboard.press("2")  # that one
    expect(page.locator(".tray ul button").nth(2)).to_contain_text("Cauldron 3")
    page.keyboard.press("3")  # to that cauldron
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")
    assert steps(ann, table) > before
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    hint = page.locator(".hints li button").first
    expect(hint).to_be_visible()
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_be_visible()
    assert steps(ann, table) == before, "a hint is shown, not played"
    page.keyboard.press("Escape")
    expect(tray(page)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    ann.must_be_clear()
    page.keyboard.press("Escape")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.deeds .tray ul button')"):
            break
    page.keyboard.press("Enter")  # add an ingredient
    expect(page.locator(".tray ul button:focus")).to_contain_text("…")
    page.keyboard.press("Enter")  # the first, without looking for it
    expect(page.locator(".tray ul button:focus")).to_contain_text("Cauldron 1")
    page.keyboard.press("Enter")  # and the first cauldron
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")


@pytest.mark.slow
def test_asked_once_more_where_that_is_wanted(visit: Visit) -> None:
    ann = visit(size=PHONE)
    table = opened(ann, "toil", [HERE, bot()])
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({confirm: true}))")
    ann.go(f"/t/{table}")
    before = steps(ann, table)
    decide(ann.page)
    expect(tray(ann.page).locator("ul button")).to_have_count(1)
    assert steps(ann, table) == before
    tray(ann.page).locator("ul button").click()
    expect(ann.page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")


@pytest.mark.slow
def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    ann = visit(motion=True)
    table = opened(ann, "apotheca", [HERE, bot()])
    ann.go(f"/t/{table}")
    awaited(ann.page)
    ann.page.locator("aside nav").get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Language").select_option("fr")
    expect(asked(ann.page)).to_contain_text("À vous.")
    ann.page.get_by_label("Clair ou sombre").select_option("dark")
    assert ann.page.evaluate("document.documentElement.dataset.theme") == "dark"


@pytest.mark.slow
def test_the_clock_runs_out(visit: Visit) -> None:
    ann, ben = visit(), visit()
    seated(ann, ben, "race", clock={"kind": "game", "seconds": 9})
    expect(ann.page.locator(".time.runs")).to_contain_text("0:0")
    for visitor in (ann, ben):
        expect(visitor.page.locator(".ending")).to_contain_text(re.compile("time is up|run out of time"))
        expect(visitor.page.locator(".ending")).to_contain_text("win")


@pytest.mark.slow
def test_a_line_that_is_cut_comes_back_by_itself(visit: Visit) -> None:
    ann = visit()
    ann.expected += ["WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load"]
    table = opened(ann, "race", TWO)
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    ann.go(f"/t/{table}")
    awaited(ann.page)
    ann.context.set_offline(True)
    expect(asked(ann.page)).to_contain_text("reconnecting")
    ann.context.set_offline(False)
    awaited(ann.page)
    expect(asked(ann.page)).not_to_contain_text("reconnecting")
    before = steps(ann, table)
    decide(ann.page)
    expect(log(ann.page).locator("li").first).to_be_attached()
    assert steps(ann, table) > before


def lettered(visitor: Visitor) -> set[str]:
    visitor.page.locator(".board .letter").first.wait_for()
    return set(visitor.page.locator(".board .letter").all_text_contents())


def test_letters_on_pieces_are_a_setting_and_follow_the_language(visit: Visit) -> None:
    ann = visit(language="en")
    ann.go(f"/t/{opened(ann, 'apotheca', [HERE, bot()])}")
    expect(tray(ann.page)).to_be_visible()
    expect(ann.page.locator(".board .letter")).to_have_count(0)
    ann.page.locator("aside nav").get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Letters on pieces").check()
    gems = {"R", "S", "T"}
    assert gems <= lettered(ann) <= gems | {"B", "Y"}
    ann.page.get_by_label("Language").select_option("fr")
    expect(tray(ann.page)).to_contain_text("Révéler")
    assert gems <= lettered(ann) <= gems | {"B", "J"}
    ann.must_be_clear()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_letters_are_few_and_clear(visit: Visit, game: str, language: str) -> None:
    ann = visit(size=PHONE, language=language)
    ann.go("/")
    ann.page.evaluate(
        "localStorage.philtre = JSON.stringify({...JSON.parse(localStorage.philtre ?? '{}'), letters: true})"
    )
    ann.go(f"/t/{opened(ann, game, [HERE, bot()])}")
    expect(tray(ann.page)).to_be_visible()
    letters = lettered(ann)
    assert len(letters) > 2
    assert all(1 <= len(letter) <= 2 for letter in letters)
    ann.must_be_clear()
