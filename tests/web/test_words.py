"""Words in a real browser: the facts of a table, the reader, and what a game of earlier rules says."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import expect
from tests.server.people import HERE, bot
from tests.web.table import asked, hurry, opened
from tests.web.visitor import Visitor

from philtre import game
from philtre.core.game import HOME

Visit = Callable[..., Visitor]
SOURCES = Path(__file__).parents[2] / "src" / "philtre"
PROMPT = "{ $you -> [yes] You are asked. *[no] { $seat } is asked. }"
RULE = "{ $seats -> [0] In the standard game. *[other] With { $seats } players, { $variant }. }"


def copied(folder: Path) -> Path:
    """A copy of this program's sources, with the client that was built for the browser, to be changed."""
    shutil.copytree(SOURCES, folder / "philtre", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HOME / "web", folder / "philtre" / "web")
    return folder / "philtre" / "games" / "race"


def with_words(game: Path, changes: dict[str, str]) -> None:
    """Every message whose id matches a pattern is said in these words instead."""
    file = game / "words" / "words.en.ftl"
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        for pattern, words in changes.items():
            if isinstance(entry, ast.Message) and re.fullmatch(pattern, entry.id.name):
                written = FluentParser().parse_entry(f"id =\n    {laid_out(words)}\n")
                assert isinstance(written, ast.Message)
                entry.value = written.value
    file.write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def laid_out(words: str) -> str:
    """A selection with each variant on a line of its own, as Fluent wants it."""
    return re.sub(r" (\*?\[)", r"\n        \1", words).replace(". }", ".\n    }")


@pytest.fixture
def retold(serve: Any, tmp_path: Path) -> str:
    """The address of a server whose Race and Toil speak by the reader, and Race's rules by the table."""
    race = copied(tmp_path / "copy")
    with_words(race, {"prompt-(?!over|chance).*": PROMPT, "rules-01.*": RULE})
    with_words(race.parent / "toil", {"prompt-(?!over|chance).*": PROMPT})
    running = serve()
    running.stop()
    running.environment = {"PYTHONPATH": str(tmp_path / "copy")}
    running.start()
    return str(running.base)


def test_the_rules_of_a_table_are_those_that_it_plays(retold: str, visit: Visit) -> None:
    ann = visit("/rules/race", base=retold)
    expect(ann.page.get_by_role("main")).to_contain_text("In the standard game.")
    table = opened(ann, "race", [HERE, bot(), bot()])
    ann.go(f"/t/{table}")
    ann.page.get_by_role("button", name="Rules", exact=True).click()
    expect(ann.page.get_by_role("region", name="Rules")).to_contain_text("With 3 players, standard.")


def test_the_reader_is_addressed_and_others_are_named(retold: str, visit: Visit) -> None:
    ann, eve = visit(base=retold), visit(base=retold)
    table = opened(ann, "race", [HERE, bot()])
    ann.go(f"/t/{table}")
    expect(asked(ann.page)).to_contain_text("You are asked.")
    eve.go(f"/t/{table}")
    expect(asked(eve.page)).to_contain_text("Ann is asked.")
    two = [{**HERE, "name": "Ann"}, {**HERE, "name": "Bea"}]
    ann.go(f"/t/{opened(ann, 'race', two)}")
    expect(asked(ann.page)).to_contain_text("Ann is asked.")  # nothing is hidden: both look at the table
    ann.go(f"/t/{opened(ann, 'toil', two)}")
    ann.page.get_by_role("button", name="I am Ann").click()
    expect(asked(ann.page)).to_contain_text("You are asked.")  # one person is shown the table
    ann.page.locator("aside nav").get_by_role("button", name="Settings").click()
    ann.page.get_by_label("A screen between players at one device").uncheck()
    expect(asked(ann.page)).to_contain_text("Ann is asked.")  # now both look at it


def test_games_of_earlier_rules_say_so(serve: Any, visit: Visit, tmp_path: Path) -> None:
    running = serve()
    ann = visit(base=running.base)
    over = opened(ann, "apotheca", [HERE, bot()], options={"turns": 4})
    hurry(ann, over, [0])
    playing = opened(ann, "apotheca", [HERE, bot()])
    ann.page.goto("about:blank")
    running.stop()
    rules = game("apotheca").rules_version
    file = copied(tmp_path / "copy").parent / "apotheca" / "__init__.py"
    text = file.read_text(encoding="utf-8")
    file.write_text(
        text.replace(f"rules_version = {rules}", f"rules_version = {rules + 1}"), encoding="utf-8"
    )
    running.environment = {"PYTHONPATH": str(tmp_path / "copy")}
    running.start(int(running.base.rpartition(":")[2]))
    ann.expected.append("409")
    ann.go("/games")
    told = f"Played under version {rules} of the rules: it cannot be replayed any more."
    rows = ann.page.get_by_role("main").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=told)).to_have_count(2)
    expect(rows.filter(has_text="closed: the rules have changed")).to_have_count(1)
    expect(rows.filter(has_text=re.compile("You won|You lost|A draw|Nobody wins"))).to_have_count(1)
    ann.go(f"/t/{playing}")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(
        f"This table is closed: its game was begun under version {rules} of the rules, "
        f"and this server now plays version {rules + 1}."
    )
    ann.go(f"/t/{over}?step=0")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(
        f"This game was played under version {rules} of its rules."
    )
