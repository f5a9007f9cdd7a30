"""The end of a game in the browser: the position stays whole, a turning point can be tried, solo titles."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.server.conftest import ROOMY, Process
from tests.server.people import HERE, bot
from tests.web.fitting import clashes
from tests.web.looks import sized
from tests.web.table import asked, board, called, hurry, opened
from tests.web.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
TWO = [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}]
SIZES = sized("phone")


@SIZES
@pytest.mark.parametrize("game", ["apotheca", "race"])
def test_the_final_position_is_not_covered(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    table = opened(ann, game, TWO, options={"rounds": 2} if game == "race" else {})
    ann.go(f"/t/{table}")
    hurry(ann, table, [0, 1])
    expect(ann.page.locator(".ending h2")).to_be_visible()
    top = ann.page.locator(".ending").bounding_box()
    shown = board(ann.page).bounding_box()
    assert top is not None
    assert shown is not None
    assert shown["y"] + shown["height"] <= top["y"] + 1
    assert shown["height"] > (0.55 if size == DESKTOP else 0.4) * size[1]
    if size == PHONE:
        assert ann.page.locator(".result").count() == 0, "it does not open unasked"
        ann.page.locator(".ending").get_by_role("button", name="Result").click()
    expect(ann.page.locator(".result table")).to_be_visible()
    ann.must_be_clear()


@pytest.mark.parametrize("game", ["elixir"])
def test_figures_of_four_players_fit_a_narrow_column(visit: Visit, game: str) -> None:
    ann = visit(size=(1024, 768), language="fr")
    table = opened(ann, game, [HERE, bot(), bot(), bot()], options={"rounds": 6})
    hurry(ann, table, [0])
    ann.go(f"/t/{table}")
    expect(ann.page.locator(".result table")).to_be_visible()
    assert clashes(ann, "aside nav", "button > span") == []
    shares = ann.page.evaluate(
        "[...document.querySelectorAll('.result tbody th[scope=row]')].map((name) => name.offsetWidth"
        " / name.closest('table').offsetWidth)"
    )
    assert min(shares) > 0.3, "names of figures have a column that they fit into"
    wide = ann.page.evaluate(
        "['aside', 'aside nav', '.result', '.result table'].map((one) => document.querySelector(one))"
        ".map((one) => one.getBoundingClientRect().right).filter((right) => right > innerWidth)"
    )
    assert wide == []


@pytest.mark.slow
def test_a_turning_point_is_tried_against_bots(visit: Visit, serve: Callable[..., Process]) -> None:
    server = serve(settings=ROOMY + "course_positions = 8\n")
    ann = visit(base=server.base)
    table = opened(ann, "race", TWO, options={"rounds": 8})
    ann.go(f"/t/{table}")
    hurry(ann, table, [0, 1])
    page = ann.page
    expect(page.locator(".result ol li").first).to_be_visible(timeout=60_000)
    swings = called(ann, "GET", f"/api/tables/{table}/course")["swings"]
    swings.sort(key=lambda swing: swing["step"])
    assert page.locator(".result .better").count() == sum(swing["better"] is not None for swing in swings)
    page.get_by_role("button", name="Try it from here: turning point 1").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(board(page)).to_be_visible()
    tried = page.url.rpartition("/")[2]
    assert called(ann, "GET", f"/api/tables/{tried}")["card"]["origin"] == table
    expect(page.locator(".origin")).to_contain_text(f"step {swings[0]['since']} of a finished game")
    ann.must_be_clear()
    page.locator(".origin a").click()
    expect(page.locator(".replay")).to_contain_text(f"Position {swings[0]['since']} of")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".origin")).to_be_visible()
    page.goto("about:blank")  # before its server ends


@SIZES
@pytest.mark.slow
def test_alone_the_title_the_next_one_and_the_best_are_told(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    for number in range(2):
        table = opened(ann, "apotheca", [HERE], variant="solo")
        ann.go(f"/t/{table}")
        expect(board(ann.page)).to_be_visible()
        hurry(ann, table, [0])
        if size == PHONE:
            ann.page.locator(".ending").get_by_role("button", name="Result").click()
        solo = ann.page.locator(".result .solo")
        expect(solo).to_contain_text("Assistant")
        expect(solo).to_contain_text("for the title Apprentice")
        expect(solo).to_contain_text("score to beat" if number == 0 else "personal best")
    ann.must_be_clear()


def test_a_solo_game_that_is_ended_early_does_not_count(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "apotheca", [HERE], variant="solo")
    ann.go(f"/t/{table}")
    ann.page.get_by_role("button", name="Table", exact=True).click()
    ann.page.get_by_role("button", name="End the game").click()
    ann.page.get_by_role("button", name="Really end it?").click()
    expect(ann.page.locator(".ending h2")).to_contain_text("does not count")
    assert asked(ann.page).count() == 1


def test_who_beats_bots_has_won_in_french_too(visit: Visit) -> None:
    ann = visit(language="fr")
    table = opened(ann, "race", [HERE, bot(), bot()])
    ann.go(f"/t/{table}")
    ann.page.get_by_role("button", name="Table", exact=True).click()
    ann.page.get_by_role("button", name="Abandonner").click()
    ann.page.get_by_role("button", name="Vraiment abandonner").click()
    expect(ann.page.locator(".ending")).to_contain_text("Vous avez abandonné.")
