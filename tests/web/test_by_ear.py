"""The table by ear and by keys: what is announced, where the focus is, what keys do."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.ours import OURS
from tests.server.people import HERE, bot
from tests.web.games import sit
from tests.web.listener import Listener, TreeListener, log_lines
from tests.web.looks import sampled
from tests.web.table import opened
from tests.web.test_games import halved, shortened
from tests.web.visitor import PATIENCE, PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]


def play_by_ear(
    visitor: Visitor, dice: random.Random, most: int = 1000, kind: type[Listener] = Listener
) -> Listener:
    """Play to the end by arrows and Enter; after each decision the focus is at the heading of the choices."""
    player = kind(visitor)
    visitor.page.keyboard.press("o")
    for _ in range(most):
        if not player.awaited():
            return player
        player.decide(dice)
        assert player.focus().startswith(("h2: ", "button: ")), player.focus()
    raise AssertionError(f"not over after {most} decisions")


WALK = re.compile(r"(?P<who>.+) (?P<verb>moves?) from (?P<start>.+) to (?P<end>.+)\.")


def must_have_heard_all(player: Listener) -> None:
    """The announcements are exactly the log, line by line; none of them was changed afterwards."""
    page = player.page
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(
        "The game is over.", timeout=2 * PATIENCE
    )
    page.keyboard.press("l")
    assert joined(player.heard()) == log_lines(page)[player.before :]
    assert player.heard("changed") == []


def joined(heard: list[str]) -> list[str]:
    """The lines as the log has them: the announced steps of one walk are one line there."""
    lines: list[str] = []
    for line in heard:
        step, last = WALK.fullmatch(line), WALK.fullmatch(lines[-1]) if lines else None
        if step and last and (step["who"], step["start"]) == (last["who"], last["end"]):
            lines[-1] = f"{last['who']} {last['verb']} from {last['start']} to {step['end']}."
        else:
            lines.append(line)
    return lines


@pytest.mark.parametrize("name", sampled("apotheca"))
def test_a_short_game_by_ear(visit: Visit, name: str) -> None:
    visitor = visit()
    visitor.go(sit(visitor, name, 2, options=halved(name)))
    must_have_heard_all(play_by_ear(visitor, random.Random(name)))
    visitor.must_be_clear()


@pytest.mark.slow
@pytest.mark.parametrize("name", philtre.list_games())
def test_a_whole_game_by_ear(visit: Visit, name: str) -> None:
    """Three times as long, and at the pace that players have."""
    visitor = visit(pace="brisk")
    visitor.go(sit(visitor, name, 2, options=shortened(name, times=3)))
    must_have_heard_all(play_by_ear(visitor, random.Random(name)))


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_a_game_to_its_own_end_in_the_accessibility_tree(visit: Visit, name: str) -> None:
    """No limit of turns: until somebody has won by the rules, and nothing known but what readers get."""
    visitor = visit()
    visitor.go(f"/t/{opened(visitor, name, [HERE, bot('apprentice')])}")
    player = play_by_ear(visitor, random.Random(name), kind=TreeListener)
    assert isinstance(player, TreeListener)
    page = player.page
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(
        "The game is over.", timeout=2 * PATIENCE
    )
    player.read()
    page.keyboard.press("l")
    told, lines = joined(player.heard()), log_lines(page)
    assert told == lines[-len(told) :]
    assert len(lines) - len(told) <= player.before, "all that happened since the page was opened"
    assert player.faults == set()


@pytest.mark.slow
@pytest.mark.parametrize("pace", ["brisk", "instant"])
def test_nothing_is_lost_when_the_pace_is_skipped(visit: Visit, pace: str) -> None:
    """Three rivals, whose turns are over at once: each of their deeds is announced, the own one first."""
    visitor = visit(pace=pace)
    visitor.go(sit(visitor, "apotheca", 4, options={"turns": 12}))
    page, player, dice = visitor.page, Listener(visitor), random.Random(4)
    page.keyboard.press("o")
    for _ in range(2):
        player.awaited()
        player.decide(dice)
        page.keyboard.press("Escape")  # to the present, if rivals' moves are being shown
    player.awaited()
    page.wait_for_function(
        "most => window.heard.told.length >= most",
        arg=len(log_lines(page)) - player.before,
        timeout=2 * PATIENCE,
    )
    assert player.heard() == log_lines(page)[player.before :]
    assert player.heard("changed") == []


def test_keys_tell_what_happened_the_score_and_what_one_has(visit: Visit) -> None:
    visitor = visit()
    visitor.go(sit(visitor, "apotheca", 2))
    page, player = visitor.page, Listener(visitor)
    page.keyboard.press("o")
    while not (player.awaited() and any("Bot 2" in line for line in player.heard())):
        player.decide(random.Random(1))
    for key, said in {"a": log_lines(page)[-1], "s": "Bot 2: Gems", "m": ": ", "h": "Hint: "}.items():
        before = len(player.heard())
        page.keyboard.press(key)
        page.wait_for_function("most => window.heard.told.length > most", arg=before)
        assert said in " ".join(player.heard()[before:]), (key, player.heard()[before:])
    page.keyboard.press("b")
    assert player.focus().startswith("region: Board")
    page.keyboard.press("o")
    assert player.focus() == "h2: What you can do"


@pytest.mark.slow
def test_the_same_question_is_asked_again_after_a_decision(visit: Visit) -> None:
    visitor = visit()
    visitor.go(sit(visitor, "elixir", 2))
    player = Listener(visitor)
    player.awaited()
    shop = re.compile("Go to the (Herbalist|Jeweller|Special Supplies)")
    for choice in (shop, re.compile("Buy"), re.compile("Buy")):
        before = len(player.heard("asked"))
        player.choices().filter(has_text=choice).first.click()
        visitor.page.wait_for_function("most => window.heard.asked.length > most", arg=before)
    assert player.heard("asked")[-2:] == ["Your turn. You may buy."] * 2


def test_a_move_is_typed(visit: Visit) -> None:
    visitor = visit()
    visitor.go(sit(visitor, "apotheca", 2))
    page, player = visitor.page, Listener(visitor)
    player.awaited()
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name="Type a move")
    expect(field).to_be_focused()
    answer = page.locator(".type [role=status]")
    for typed, said in {
        "dance": "I do not understand",
        "hire ruby": "You need 2 rubies",
        "reveal": "can mean several moves",
    }.items():
        field.fill(typed)
        page.keyboard.press("Enter")
        expect(answer).to_contain_text(said)
    reveal = re.findall(r"[a-d][1-4]", answer.inner_text())
    field.fill(f"Reveal {reveal[0]}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(
        re.compile(f"reveals? .* on {reveal[0]}")
    )
    expect(field).to_be_focused()  # for the next move
    expect(field).to_have_value("")
    visitor.must_be_clear()
    page.keyboard.press("Escape")
    expect(player.heading()).to_be_focused()


@pytest.mark.slow
def test_single_keys_can_be_changed_and_switched_off(visit: Visit) -> None:
    visitor = visit()
    visitor.go(sit(visitor, "apotheca", 2))
    page, player = visitor.page, Listener(visitor)
    player.awaited()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    keys.get_by_role("button", name="rules: key r, change it").click()
    page.keyboard.press("x")
    expect(keys.get_by_role("button", name="rules: key x, change it")).to_be_visible()
    visitor.must_be_clear()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("region", name="Rules")).to_be_hidden()
    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Rules")).to_be_focused()
    page.keyboard.press("?")
    keys.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    before = player.choices().all_inner_texts()
    page.keyboard.press("n")
    page.keyboard.press("1")
    expect(page.get_by_role("region", name="Rules")).to_be_visible()
    assert player.choices().all_inner_texts() == before


def back(page: Page, layers: int) -> None:
    """Go back when the browser knows of so many open layers; as long as a person would take."""
    page.wait_for_function("number => (history.state?.layers ?? 0) === number", arg=layers)
    page.wait_for_timeout(100)
    page.go_back()


def test_back_closes_what_is_open_before_it_leaves_the_table(visit: Visit) -> None:
    visitor = visit("/", size=PHONE)
    page = visitor.page
    page.get_by_role("button", name="Play now: Toil and Trouble").click()
    table = visitor.table()
    expect(page.get_by_role("heading", name="Toil and Trouble", level=1)).to_be_focused()  # after navigation
    tab = page.get_by_role("button", name="Log")
    tab.click()
    log = page.get_by_role("region", name="What has happened")
    expect(log).to_be_visible()
    assert page.locator(".worktop").evaluate("board => board.closest('[inert]') !== null")
    before = page.locator(".choices ul").inner_text()
    page.keyboard.press("1")  # not at a covered table
    assert page.locator(".choices ul").inner_text() == before
    page.locator("header").get_by_role("button", name="Table").click()
    menu = page.get_by_role("dialog")
    expect(menu).to_be_visible()
    back(page, 2)
    expect(menu).to_be_hidden()
    expect(log).to_be_visible()
    back(page, 1)
    expect(log).to_be_hidden()
    page.locator(".choices ul button:not([data-action])").first.click()  # a choice is begun
    expect(page.locator(".way")).to_be_visible()
    back(page, 1)
    expect(page.locator(".way")).to_be_hidden()
    hint = page.locator("header").get_by_role("button", name="Hint")
    assert "key" not in (hint.get_attribute("title") or "").lower()  # a phone has none
    hint.click()
    expect(page.locator(".hints")).to_be_visible()
    back(page, 1)
    expect(page.locator(".hints")).to_be_hidden()
    tab.click()
    expect(log).to_be_visible()
    page.locator("nav").get_by_role("button", name="Table").click()  # closed in another way
    expect(log).to_be_hidden()
    page.wait_for_function("() => history.state === null")
    page.go_forward()  # to a sheet that is closed: nothing happens
    expect(log).to_be_hidden()
    page.reload()
    expect(page.locator(".choices ul button").first).to_be_visible()
    assert page.url.endswith(table)
    for _ in range(2):
        back(page, 0)
    expect(page.get_by_role("heading", name="Take a seat at the potion table")).to_be_visible()
    assert not page.url.endswith(table)
