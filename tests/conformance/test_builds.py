"""`philtre check` looks at both builds of a game's rules, and names what it cannot load."""

import os
import shutil
from pathlib import Path

import pytest
from tests.conformance.pebbles import Pebbles

import philtre
from philtre.conformance import build_of, interpreted
from philtre.core import registry
from philtre.core.discovery import Source
from philtre.core.errors import PhiltreError

RACE = philtre.game("race")


@pytest.mark.skipif(build_of(RACE) != "compiled", reason="the rules are not compiled")
def test_compiled_rules_play_the_games_of_their_sources() -> None:
    assert interpreted.build_problems(RACE, None, 1) == []


def test_the_sources_are_not_looked_for_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [str(Path(one).absolute()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    (tmp_path / "philtre").mkdir()
    (tmp_path / "philtre" / "__init__.py").write_text("raise ImportError('another one')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert interpreted.build_problems(RACE, None, 1) == []


def test_a_difference_between_the_builds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreted, "checksums", lambda *_: {"race-standard-2": "another"})
    assert interpreted.build_problems(RACE, None, 4) == [
        "race-standard-2, seed 4: the compiled rules play another game than the interpreted ones"
    ]


def test_rules_that_run_only_compiled_are_named() -> None:
    class Nowhere(Pebbles):
        name = "nowhere"

    (problem,) = interpreted.build_problems(Nowhere(Pebbles().content), None, 1)
    assert problem == "the rules cannot be played interpreted: KeyError: 'nowhere'"


def test_a_missing_content_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "bare_pebbles"
    shutil.copytree(Pebbles().folder(), folder, ignore=shutil.ignore_patterns("__pycache__", "content.toml"))
    text = (folder / "game.py").read_text(encoding="utf-8").replace('"pebbles"\n', '"bare_pebbles"\n', 1)
    (folder / "game.py").write_text(text, encoding="utf-8")
    source = Source("bare_pebbles", "GAME", str(tmp_path), folder)
    with pytest.raises(PhiltreError, match=r"there is no content\.toml in .*bare_pebbles: pebbles: field"):
        registry.loaded("bare_pebbles", source)


def test_a_state_that_would_crash_python_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "native_game"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from philtre import Game, State\n"
        "from philtre.core.parts import Parts\n"
        "class Rows(State):\n"
        "    __mypyc_attrs__ = ()  # as a class has that mypyc compiled\n"
        "class GAME(Game):\n"
        "    name, variants, parts = 'native_game', {'usual': (2,)}, Parts(state=Rows)\n",
        encoding="utf-8",
    )
    with pytest.raises(PhiltreError, match=r"Rows was compiled apart from philtre, and would crash Python"):
        registry.loaded("native_game", Source("native_game", "GAME", str(tmp_path), folder))
