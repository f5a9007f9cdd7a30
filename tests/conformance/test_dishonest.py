"""Each check finds the games that break its promise."""

import shutil
from pathlib import Path

import pytest
from tests.conformance.dishonest import FOUND
from tests.conformance.pebbles import Pebbles

from philtre.conformance import CHECKS, Broken, Case, check, run
from philtre.core.options import Option


@pytest.fixture(autouse=True)
def _impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "STEP_LIMIT", 2000)


@pytest.mark.parametrize(
    ("name", "game", "saying"), FOUND, ids=[f"{name}-{game.__name__}" for name, game, _ in FOUND]
)
def test_a_check_finds(name: str, game: type[Pebbles], saying: str) -> None:
    case = Case(game(), "usual", 2)
    with pytest.raises(Broken, match=f"^{name}: pebbles-usual-2, seed .*: .*({saying})"):
        check_five_games(name, case)


def check_five_games(name: str, case: Case) -> None:
    for seed in range(5):
        CHECKS[name](case, seed)


def test_every_check_has_found_something() -> None:
    assert {name for name, _, _ in FOUND} == set(CHECKS)


def test_one_call_finds_it_too() -> None:
    name, game, saying = FOUND[0]
    with pytest.raises(Broken, match=f"^{name}: .*{saying}"):
        check(game())


@pytest.mark.parametrize(
    ("language", "text", "instead", "saying"),
    [
        ("fr", "event-show = ", "event-shown = ", "event-show is missing in fr"),
        ("fr", "{ $most } cailloux", "des cailloux", "refusal-hand-full has variables"),
        ("en", "[hidden] a pebble", "[unknown] a pebble", "selects on 'hidden'"),
        ("en", "draw a pebble", '{ "{" } draw a pebble', "a placeable is left in"),
    ],
)
def test_words_have_no_holes(language: str, text: str, instead: str, saying: str, tmp_path: Path) -> None:
    class Elsewhere(Pebbles):
        def folder(self) -> Path:
            return tmp_path

    shutil.copytree(Pebbles().folder(), tmp_path, dirs_exist_ok=True)
    file = tmp_path / "words" / f"words.{language}.ftl"
    written = file.read_text(encoding="utf-8")
    assert text in written
    file.write_text(written.replace(text, instead), encoding="utf-8")
    with pytest.raises(Broken, match=saying):
        CHECKS["words"](Case(Elsewhere(), "usual", 2), 0)


def test_a_file_of_words_is_missed(tmp_path: Path) -> None:
    class Wordless(Pebbles):
        def folder(self) -> Path:
            return tmp_path

    game = Wordless(Pebbles().content)
    with pytest.raises(Broken, match=r"there is no .*words\.en\.ftl"):
        CHECKS["words"](Case(game, "usual", 2), 0)


def test_an_option_needs_words() -> None:
    class Optional(Pebbles):
        options = {**Pebbles.options, "fog": Option("fog", False, (False, True))}  # noqa: RUF012

    with pytest.raises(Broken, match="message option-fog"):
        CHECKS["words"](Case(Optional(), "usual", 2), 0)
