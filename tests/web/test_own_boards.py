"""Boards that come with games outside the package: drawn, played on, and replaced where they fail."""

import re
import tomllib
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.examples.clicking import play_by_clicking
from tests.examples.games import BRIM, FAULTY, boardless, faulty
from tests.server.conftest import ROOMY, Process
from tests.server.people import HERE
from tests.web.table import drawn, opened
from tests.web.test_dragging import drag_along
from tests.web.test_lessons import begin, panel
from tests.web.visitor import PHONE, Visitor

BOT = {"kind": "bot", "level": "novice", "name": ""}
FALLEN = "This game’s own board has failed."
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with Brim, copies of it whose boards fail, and one whose board is missing."""
    folder = tmp_path_factory.mktemp("games")
    for name in FAULTY:
        faulty(folder, name)
    boardless(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PHILTRE_GAMES", f"{BRIM / 'src'}:{folder}")
        running = Process(tmp_path_factory.mktemp("srv"), settings=ROOMY, really=True)
    yield running
    assert running.stop() == 0


def seated(visit: Visit, server: Process, game: str, **wishes: object) -> Visitor:
    """Somebody who sits at a table with a bot, and sees a board."""
    visitor = visit(base=server.base, **wishes)
    visitor.go(f"/t/{opened(visitor, game, [HERE, BOT], options={'corks': 1})}")
    drawn(visitor.page)
    return visitor


def lit(page: Page) -> list[str]:
    """What may be pointed at on the board, by its name in moves."""
    return [str(one.get_attribute("data-ask")) for one in page.locator(".board [data-lit]").all()]


def test_a_whole_game_is_played_by_clicking_the_games_own_board(visit: Visit, outside: Process) -> None:
    visitor = seated(visit, outside, "brim")
    expect(visitor.page.locator(".worktop .brim-cup")).to_contain_text("The cup is empty.")
    play_by_clicking(visitor.page)


@pytest.mark.slow
def test_a_card_is_dragged_into_the_cup(visit: Visit, outside: Process) -> None:
    page = seated(visit, outside, "brim").page
    expect(page.locator(".asked.mine")).to_be_visible()
    drag_along(page, ".brim-mine .brim-card[data-lit]", ".brim-panel h3")
    expect(page.locator(".brim-bowl[data-target]")).to_have_count(1)
    page.mouse.up()  # not over the cup: nothing is chosen
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".brim-poured > li")).to_have_count(0)
    drag_along(page, ".brim-mine .brim-card[data-lit]", ".brim-bowl")
    page.mouse.up()
    expect(page.locator(".brim-poured > li").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lesson_is_taken_on_the_games_own_board(visit: Visit, outside: Process, language: str) -> None:
    steps = tomllib.loads((BRIM / "src/brim/learn/lesson.toml").read_text(encoding="utf-8"))["step"]
    visitor = visit(base=outside.base, language=language, size=PHONE)
    begin(visitor, "brim")
    page = visitor.page
    for number, step in enumerate(steps, 1):
        expect(panel(page).locator(".head p")).to_contain_text(re.compile(rf"\b{number}\b.*\b{len(steps)}\b"))
        for part in step.get("point", []):
            expect(page.locator(f".worktop .board [data-part~={part}]").first).to_be_visible()
        if moves := step.get("moves"):
            kind, *card = moves[0].split()[1:]
            piece = f"[data-ask={card[0]}]" if card else f"[data-ask='kind:{kind}']"
            page.locator(f".board {piece}[data-lit]").first.click()
        elif number < len(steps):
            panel(page).locator(".next").click()
    expect(panel(page).locator(".foot a")).to_be_visible()
    expect(page.locator(".worktop .brim-said")).to_be_visible()


@pytest.mark.slow
def test_pieces_are_explained_and_say_why_they_cannot_be_chosen(visit: Visit, outside: Process) -> None:
    visitor = seated(visit, outside, "brim")
    page = visitor.page
    expect(page.locator(".asked.mine")).to_be_visible()
    assert "kind:lift" not in lit(page)
    page.locator(".brim-lid").click()
    expect(page.locator(".explainer .note")).to_contain_text("The cup is empty: pour something first.")
    page.keyboard.press("Escape")
    page.locator(".brim-mine .brim-card").first.hover()
    expect(page.locator(".explainer .note")).to_contain_text("among 20 cards")


@pytest.mark.slow
def test_the_hall_and_the_rules_show_the_games_own_pictures(visit: Visit, outside: Process) -> None:
    visitor = visit("/", base=outside.base, language="fr", size=PHONE)
    box = visitor.page.locator('img[src*="/games/brim/"]')
    expect(box).to_be_visible()
    box.evaluate("(one) => one.decode()")
    made = visitor.page.locator("article", has=visitor.page.locator('[href="/new/boardless"]'))
    expect(made.locator(".box svg text")).to_have_text("À")  # a box with its initial
    visitor.go("/rules/brim")
    figures = visitor.page.locator("figure")
    expect(figures).to_have_count(2)
    expect(figures.first.locator(".brim-cup")).to_be_visible()
    expect(figures.first.locator(".brim-others")).to_be_hidden()


@pytest.mark.parametrize(
    "fault",
    ["forgetful", *[pytest.param(one, marks=pytest.mark.slow) for one in FAULTY if one != "forgetful"]],
)
def test_a_board_that_fails_gives_way_to_the_generic_one(visit: Visit, outside: Process, fault: str) -> None:
    visitor = visit(base=outside.base)
    visitor.expected += [f"the board of {fault} has failed", "error: "]
    visitor.go(f"/t/{opened(visitor, fault, [HERE, BOT], options={'corks': 5})}")
    page = visitor.page
    expect(page.locator(".asked.mine")).to_be_visible()
    if fault == "clumsy":
        page.get_by_role("button", name="Press me").click()
    if fault == "forgetful":
        expect(page.locator(".board")).to_contain_text("so far, so good")
        page.locator(".deeds .tray ul button").first.click()
    expect(page.get_by_text(FALLEN)).to_have_count(1)
    own = page.locator(".board .player.yours")
    expect(own).to_contain_text("Hand")
    expect(page.locator(".asked.mine")).to_be_visible()
    pours = own.locator("[data-lit]")
    expect(pours.first).to_be_visible()
    pours.first.click()
    expect(page.locator(".log")).to_contain_text(re.compile("Ann pours"))


@pytest.mark.slow
def test_a_board_that_is_missing_is_named_in_the_log_and_not_offered(visit: Visit, outside: Process) -> None:
    visitor = seated(visit, outside, "boardless")
    expect(visitor.page.locator(".board .player.yours")).to_be_visible()
    assert "cannot read 'web/board.js' for browsers" in outside.log()
    expect(visitor.page.get_by_text(FALLEN)).to_have_count(0)


# What the server sends


def fetched(address: str) -> tuple[int, dict[str, str]]:
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}
    except urllib.error.HTTPError as problem:
        return problem.code, {}


def test_only_declared_files_are_sent_and_they_are_kept_for_good(outside: Process) -> None:
    with urllib.request.urlopen(f"{outside.base}/api/games") as answer:
        games = {game["name"]: game for game in msgspec.json.decode(answer.read())["games"]}
    assert games["apotheca"]["board"] is None
    assert games["boardless"]["board"] is None
    types = {
        "board": "text/javascript; charset=utf-8",
        "style": "text/css; charset=utf-8",
        "box": "image/svg+xml",
    }
    for purpose, kind in types.items():
        code, headers = fetched(outside.base + games["brim"][purpose])
        assert (code, headers["content-type"]) == (200, kind)
        assert "immutable" in headers["cache-control"]
        assert headers["x-content-type-options"] == "nosniff"
    start = games["brim"]["board"].removesuffix("/web/board.js")
    assert re.fullmatch(r"/api/games/brim/files/[0-9a-f]{16}", start)
    for path in (
        f"{start}/state.py",
        f"{start}/content.toml",
        f"{start}/web/../state.py",
        f"{start}/web/%2e%2e/state.py",
        f"{start}/..%2f..%2fgame.py",
        f"{start}/web/",
        "/api/games/brim/files/0000000000000000/web/board.js",
        "/api/games/apotheca/files/0000000000000000/web/board.js",
        "/api/games/nothing/files/0000000000000000/web/board.js",
    ):
        assert fetched(outside.base + path)[0] == 404, path
