"""Being called to the table: the title, a sound for who wants one, a notification that is asked for once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.sounds import LISTENING, wait_for
from tests.web.table import awaited, decide, is_asked, seated
from tests.web.visitor import Visitor
from tests.web.waiting import answered, until

Visit = Callable[..., Visitor]

# Listens to what sounds, and stands in for what would pop up
STUBS = (
    LISTENING
    + """
window.shown = [];
window.Notification = class {
  static get permission() { return sessionStorage.getItem('allowed') ?? 'default'; }
  static requestPermission() {
    sessionStorage.setItem('requests', Number(sessionStorage.getItem('requests')) + 1);
    sessionStorage.setItem('allowed', 'granted');
    return Promise.resolve('granted');
  }
  constructor(title, options) { window.shown.push([title, options.body]); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
)

CHIMES = "window.heard.filter((pitch) => pitch === 523.25).length"  # the first note of "your turn"


def come(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ann and Ben at a table, Ann's turn."""
    ann, ben = visit(), visit()
    ann.context.add_init_script(STUBS)
    seated(ann, ben)
    awaited(ann.page)
    return ann, ben


def turn(mine: Visitor, other: Visitor) -> None:
    """Decide until the other is asked."""

    def ended() -> bool:
        if is_asked(mine.page):
            decide(mine.page)
            answered(mine.page)
        return is_asked(other.page)

    until(mine.page, ended, "the other's turn")


def test_the_title_says_whose_turn_it_is_and_nothing_sounds_unasked(visit: Visit) -> None:
    ann, ben = come(visit)
    expect(ann.page).to_have_title("● Your turn. Apotheca – philtre")
    turn(ann, ben)
    expect(ann.page).to_have_title("Apotheca – philtre")
    turn(ben, ann)
    expect(ann.page).to_have_title("● Your turn. Apotheca – philtre")
    assert ann.page.evaluate("[window.heard.length, window.shown.length]") == [0, 0]


def test_a_sound_for_who_wants_one(visit: Visit) -> None:
    ann, ben = come(visit)
    page = ann.page
    page.locator("aside nav").get_by_role("button", name="Settings").click()
    page.get_by_label("Play sounds").check()
    wait_for(page, f"{CHIMES} === 1")  # one hears at once what it is like
    turn(ann, ben)
    assert page.evaluate(CHIMES) == 1, "not for the others' turns, nor for each decision"
    turn(ben, ann)
    wait_for(page, f"{CHIMES} === 2")
    page.reload()
    awaited(page)
    assert page.evaluate(CHIMES) == 0, "not for a turn that one comes back to"


def test_a_notification_is_asked_for_once_and_shown_out_of_sight_only(visit: Visit) -> None:
    ann, ben = come(visit)
    page = ann.page
    question = page.get_by_text("Shall this device tell you when it is your turn?")
    assert question.count() == 0, "not while there is something to decide"
    assert page.evaluate("sessionStorage.getItem('requests')") is None, "never unasked"
    turn(ann, ben)
    question.wait_for()
    page.get_by_role("button", name="Yes, please").click()
    expect(question).to_have_count(0)
    turn(ben, ann)
    assert page.evaluate("window.shown") == [], "who sees the table needs none"
    turn(ann, ben)
    page.evaluate("window.away = true")
    turn(ben, ann)
    page.wait_for_function("window.shown.length")
    ((title, body),) = page.evaluate("window.shown")
    assert title == "Apotheca"
    assert body == "You have 2 actions left."
    turn(ann, ben)
    page.reload()
    expect(page.locator(".asked")).to_contain_text("Ben")
    expect(question).to_have_count(0)
    assert page.evaluate("sessionStorage.getItem('requests')") == "1"


@pytest.mark.slow
def test_who_says_no_is_not_asked_again(visit: Visit) -> None:
    ann, ben = come(visit)
    page = ann.page
    turn(ann, ben)
    page.get_by_role("button", name="No", exact=True).click()
    page.reload()
    expect(page.locator(".asked")).to_contain_text("Ben")
    expect(page.get_by_text("Shall this device tell you")).to_have_count(0)
    assert page.evaluate("sessionStorage.getItem('requests')") is None
    page.evaluate("window.away = true")
    turn(ben, ann)
    assert page.evaluate("window.shown") == []
