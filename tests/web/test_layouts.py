"""Layouts for every screen: phones held sideways, low windows, zoomed pages and large letters; and for
systems that ask for more contrast or paint in their own colours."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.people import HERE, SHORT, bot
from tests.web.fitting import table_of, walk
from tests.web.looks import GAMES, fullest, midway
from tests.web.pages import replay
from tests.web.table import hurry, opened, tray
from tests.web.visitor import DESKTOP, PHONE, Visitor
from tests.web.waiting import settle

Visit = Callable[..., Visitor]
LAPTOP = (1366, 670)  # without the bars of its browser
SIDEWAYS = (844, 390)
SCREENS = {
    "sideways": SIDEWAYS,
    "small-sideways": (740, 340),
    "zoomed-200": (683, 335),
    "zoomed-400": (320, 256),
    "low-window": (1280, 540),
    "small-phone": (360, 640),
}
TARGETS = {"sideways": 40, "small-sideways": 36, "small-phone": 32}  # pixels; for a mouse 24
LARGE = "document.documentElement.style.fontSize = '32px'"
# What zooming in must not make smaller.
PIECES = {
    "apotheca": ".market .space",
    "elixir": ".ground",
    "race": ".round",
    "toil": ".mine [data-part=hand] li",
}
FULLEST = {name: fullest(name)[1] for name in GAMES}


def every(quick: set[tuple[str, str]]) -> list[Any]:
    """Each game on each screen; only some of them in the quick sample."""
    return [
        pytest.param(name, screen, marks=[] if (name, screen) in quick else pytest.mark.slow)
        for name in GAMES
        for screen in SCREENS
    ]


@pytest.mark.parametrize(("name", "screen"), every({("elixir", "zoomed-200"), ("apotheca", "zoomed-400")}))
def test_a_full_table_on_a_small_screen(visit: Visit, name: str, screen: str) -> None:
    visitor = visit(size=SCREENS[screen], language="fr", touch=screen in TARGETS)
    table = table_of(visitor, name, *fullest(name))
    walked = walk(visitor, table, FULLEST[name], after=midway(name), most=10)
    assert walked.choices
    assert walked.wrong == []
    assert walked.target >= TARGETS.get(screen, 24), walked.smallest
    visitor.must_be_clear()


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow) for name in GAMES])
def test_letters_of_twice_the_size(visit: Visit, name: str) -> None:
    visitor = visit(size=PHONE, language="fr")
    table = table_of(visitor, name, *fullest(name))
    visitor.context.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {LARGE} }})")
    walked = walk(visitor, table, FULLEST[name], after=midway(name), most=8)
    assert walked.choices
    assert walked.wrong == []
    visitor.must_be_clear()


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow) for name in GAMES])
def test_zooming_in_makes_no_board_smaller(visit: Visit, name: str) -> None:
    visitor = visit(size=LAPTOP)
    table = table_of(visitor, name, fullest(name)[0], 2)
    visitor.go(f"/t/{table}")
    piece = visitor.page.locator(PIECES[name]).first
    piece.wait_for()

    def width(size: tuple[int, int]) -> float:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(visitor.page)
        return float(piece.evaluate("piece => piece.getBoundingClientRect().width"))

    whole, twice, four_times = width(LAPTOP), width((683, 335)), width((320, 256))
    assert 2 * twice >= whole
    assert 4 * four_times >= whole


def test_notch_and_home_bar_cover_nothing(visit: Visit) -> None:
    visitor = visit(size=SIDEWAYS, touch=True)
    visitor.go(f"/t/{opened(visitor, 'race', [HERE, bot()])}")
    expect(tray(visitor.page)).to_be_visible()
    insets = {"top": 0, "topMax": 0, "left": 47, "leftMax": 47, "right": 47, "rightMax": 47}
    chrome = visitor.context.new_cdp_session(visitor.page)
    chrome.send("Emulation.setSafeAreaInsetsOverride", {"insets": {**insets, "bottom": 21, "bottomMax": 21}})
    expect(visitor.page.locator("header .home")).to_be_in_viewport()
    free = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.table button, .table a, .round')]
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 1)
          .reduce((free, { left, right, bottom }) => ({
            left: Math.min(free.left, left),
            right: Math.min(free.right, innerWidth - right),
            bottom: Math.min(free.bottom, innerHeight - bottom),
          }), { left: 999, right: 999, bottom: 999 })"""
    )
    assert free["left"] >= 47
    assert free["right"] >= 47
    assert free["bottom"] >= 21


def top_of_board(visitor: Visitor) -> tuple[float, float]:
    settle(visitor.page)
    box = visitor.page.locator(".worktop").bounding_box()
    assert box
    return box["y"], box["height"]


@pytest.mark.parametrize(
    ("size", "seats"), [(PHONE, 2), ((360, 640), 3)], ids=["phone-for-two", "small-phone-for-three"]
)
def test_the_board_stays_where_it_is(visit: Visit, size: tuple[int, int], seats: int) -> None:
    visitor = visit(size=size, firsts=True, touch=True)
    visitor.go(f"/t/{opened(visitor, 'toil', [HERE, *[bot()] * (seats - 1)])}")
    expect(tray(visitor.page)).to_be_visible()
    before = top_of_board(visitor)
    visitor.page.locator(".first button").click()
    expect(visitor.page.locator(".first")).to_have_count(0)
    assert top_of_board(visitor) == before
    for words in (4, 14, 17):
        visitor.page.locator(".asked p > span").evaluate(
            "(line, words) => (line.textContent = 'word '.repeat(words))", words
        )
        assert top_of_board(visitor) == before, f"{words} words"


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(SIDEWAYS, id="sideways"),
        pytest.param((740, 340), id="small-sideways", marks=pytest.mark.slow),
        pytest.param((820, 1180), id="tablet", marks=pytest.mark.slow),
    ],
)
def test_a_tip_is_in_sight_beside_the_board(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, firsts=True, touch=True, language="fr")
    visitor.go(f"/t/{opened(visitor, 'toil', [HERE, bot(), bot()])}")
    tip, first = visitor.page.locator(".first"), tray(visitor.page).locator("ul button").first
    expect(tip).to_be_in_viewport(ratio=1)
    expect(first).to_be_in_viewport(ratio=1)
    settle(visitor.page)
    boxes = [part.bounding_box() for part in (tip, first, visitor.page.locator(".worktop"))]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert one
            assert other
            apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            below = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            assert apart or below
    before = top_of_board(visitor)
    tip.get_by_role("button").click()
    expect(tip).to_have_count(0)
    assert top_of_board(visitor) == before


# Rivals whose last turn is in sight as a whole row, and the lines that each may have.
ROWS = """() => {
  const list = document.querySelector('.last ul').getBoundingClientRect();
  return [...document.querySelectorAll('.last li')]
    .map((row) => row.getBoundingClientRect())
    .filter((row) => row.top >= list.top - 1 && row.bottom <= list.bottom + 1)
    .map((row) => row.height);
}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "seats", "height"),
    [((820, 1180), 4, 32), ((820, 1180), 2, 32), (PHONE, 4, 16), (PHONE, 2, 32), (SIDEWAYS, 3, 16)],
    ids=["tablet", "tablet-for-two", "phone", "phone-for-two", "sideways"],
)
def test_the_last_turn_of_every_rival_is_in_sight(
    visit: Visit, size: tuple[int, int], seats: int, height: int
) -> None:
    visitor = visit(size=size, touch=True)
    table = opened(visitor, "elixir", [HERE, *[bot()] * (seats - 1)])
    hurry(visitor, table, [0], 8)
    visitor.go(f"/t/{table}")
    expect(tray(visitor.page)).to_be_visible()
    expect(visitor.page.locator(".last li")).to_have_count(seats - 1)
    settle(visitor.page)
    rows = visitor.page.evaluate(ROWS)
    assert len(rows) == seats - 1
    assert min(rows) >= height


# The letters of each name on the chips that are in sight, and whether the score is.
CHIPS = """() => [...document.querySelectorAll('.seats li')].map((chip) => {
  const [name, standing] = [chip.querySelector('.name'), chip.querySelector('.standing')];
  const shown = name.clientWidth / name.scrollWidth * name.textContent.trim().length;
  const [own, score] = [chip.getBoundingClientRect(), standing.getBoundingClientRect()];
  return [shown, score.width > 5 && score.right <= own.right && own.right <= innerWidth];
})"""


@pytest.mark.parametrize(
    ("game", "size", "seats"),
    [
        ("race", PHONE, 4),
        ("race", SIDEWAYS, 3),
        pytest.param("elixir", PHONE, 4, marks=pytest.mark.slow),
        pytest.param("race", (360, 640), 4, marks=pytest.mark.slow),
        pytest.param("elixir", (740, 340), 4, marks=pytest.mark.slow),
    ],
)
def test_names_and_scores_have_room_on_the_chips(
    visit: Visit, game: str, size: tuple[int, int], seats: int
) -> None:
    visitor = visit(size=size, touch=True)
    visitor.go(f"/t/{table_of(visitor, game, 'standard', seats)}")  # Ann, Ben, Constance, Dominique
    expect(tray(visitor.page)).to_be_visible()
    chips = visitor.page.evaluate(CHIPS)
    wanted = (3, 3, 6, 6)[:seats]
    assert all(letters >= least for (letters, _), least in zip(chips, wanted, strict=True)), chips
    assert all(score for _, score in chips)


@pytest.mark.parametrize("size", [(740, 340), pytest.param(SIDEWAYS, marks=pytest.mark.slow)])
def test_the_steps_of_a_replay_are_in_sight_beside_the_board(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True, language="fr")
    replay(visitor)
    for button in visitor.page.locator(".replay .row").first.get_by_role("button").all()[:4]:
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_the_final_position_is_seen_from_its_beginning(visit: Visit) -> None:
    visitor = visit(size=SIDEWAYS, touch=True)
    table = opened(visitor, "race", [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}], options=SHORT)
    visitor.go(f"/t/{table}")
    worktop = visitor.page.locator(".worktop")
    visitor.page.locator(".worktop .board").wait_for()
    settle(visitor.page)
    worktop.evaluate("worktop => worktop.scrollTo(0, 200)")
    assert worktop.evaluate("worktop => worktop.scrollTop") > 0
    hurry(visitor, table, [0, 1])
    expect(visitor.page.locator(".ending")).to_be_visible()
    settle(visitor.page)
    assert worktop.evaluate("worktop => worktop.scrollTop") == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_a_board_as_large_as_it_is_wanted(visit: Visit, name: str) -> None:
    for size in (DESKTOP, PHONE, SIDEWAYS):
        visitor = visit(size=size)
        visitor.go(f"/t/{table_of(visitor, name, fullest(name)[0], 2)}")
        board = visitor.page.locator(".worktop .board")
        board.wait_for()
        visitor.page.locator("nav button").last.click()
        before = float(board.evaluate("board => board.style.zoom"))
        visitor.page.get_by_label("Board size").select_option("1.25")
        settle(visitor.page)
        assert float(board.evaluate("board => board.style.zoom")) > before
        wide = visitor.page.locator(".worktop").evaluate("one => one.scrollWidth - one.clientWidth")
        assert wide <= 0
        visitor.must_be_clear()


# What the system asks for


def test_seats_and_turns_are_told_without_colours(visit: Visit) -> None:
    visitor = visit()
    visitor.page.emulate_media(forced_colors="active")
    visitor.go(f"/t/{table_of(visitor, 'toil', 'standard', 4)}")
    visitor.page.locator(".seats .turn").wait_for()
    visitor.page.locator(".board .seat").nth(3).wait_for()
    visitor.page.locator(".worktop [data-lit]").first.wait_for()
    marks = visitor.page.locator(".seats li").evaluate_all(
        """all => all.map((one) => {
          return [one.matches('.turn'), getComputedStyle(one, '::before').content.includes('▸')];
        })"""
    )
    assert all(turn == marked for turn, marked in marks)
    assert any(turn for turn, _ in marks)
    frames = visitor.page.locator(".board .seat").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).borderInlineStartStyle)"
    )
    assert len(set(frames)) == 4
    lit = visitor.page.locator(".worktop [data-lit]").first
    assert lit.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


def test_more_contrast_where_it_is_wanted(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/t/{table_of(visitor, 'race', 'standard', 2)}")
    button = visitor.page.locator(".choices button").first
    button.wait_for()
    line = "one => [getComputedStyle(one).borderTopWidth, getComputedStyle(document.body).color]"
    plain = button.evaluate(line)
    visitor.page.emulate_media(contrast="more")
    assert (plain[0], button.evaluate(line)[0]) == ("1px", "2px")
    assert button.evaluate(line)[1] == "rgb(0, 0, 0)" != plain[1]
    visitor.must_be_clear()
