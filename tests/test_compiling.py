"""Games of others, compiled for the installed core: used while they belong to it, else their Python files."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from philtre import compiling
from philtre.cli import main
from philtre.compiling import game as compiling_game
from philtre.core import libraries
from philtre.core.errors import PhiltreError
from philtre.core.game import HOME
from philtre.new import new_game

needs_tools = pytest.mark.skipif(
    libraries.core_key() is None or shutil.which("cc") is None, reason="not compiled, or no C compiler"
)
RAN = """
import sys, philtre
from philtre.core.dice import Dice
game = philtre.game("posy")
state = game.start()
print(sys.modules["posy.state"].__file__, state.playout(Dice(5)), state.position())
"""


@pytest.fixture
def posy(tmp_path: Path) -> Path:
    return new_game("posy", tmp_path)


def stamped(folder: Path, core: str | None) -> Path:
    """A game with a library, which is none, that says that it was compiled for that core."""
    library = folder / "state.cpython-311-x86_64-linux-gnu.so"
    library.write_bytes(b"none")
    files = {file.name: libraries.file_hash(file) for file in (folder / "state.py", library)}
    (folder / libraries.STAMP).write_text(json.dumps({"core": core, "files": files}), encoding="utf-8")
    return library


def ran(folder: Path, code: str = RAN) -> str:
    """What a new process prints that can load the game in that folder."""
    command = [sys.executable, "-c", f"import os; os.environ['PHILTRE_GAMES'] = {str(folder)!r}\n{code}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_libraries_are_used_as_long_as_they_belong_to_core_and_sources(
    posy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert libraries.why_unused(posy) is None  # there are none
    library = stamped(posy, "this core")
    monkeypatch.setattr(libraries, "core_key", lambda: "this core")
    assert libraries.why_unused(posy) is None
    monkeypatch.setattr(libraries, "core_key", lambda: "another")
    assert "compiled for another build of philtre" in str(libraries.why_unused(posy))
    monkeypatch.setattr(libraries, "core_key", lambda: None)
    assert libraries.why_unused(posy) == "philtre itself is not compiled here"
    monkeypatch.setattr(libraries, "core_key", lambda: "this core")
    with (posy / "state.py").open("a", encoding="utf-8") as file:
        file.write("# an edit\n")
    assert "state.py was changed since" in str(libraries.why_unused(posy))
    library.unlink()
    stamp = posy / libraries.STAMP
    stamp.write_text(stamp.read_text(encoding="utf-8").replace('"state.py"', '"gone.py"'), encoding="utf-8")
    assert "gone.py is missing" in str(libraries.why_unused(posy))
    stamp.write_text("[", encoding="utf-8")
    assert "compiled.json cannot be read" in str(libraries.why_unused(posy))


def test_a_game_whose_libraries_do_not_belong_is_played_from_its_python_files(posy: Path) -> None:
    library = stamped(posy, "a core of last year")
    assert str(posy / "state.py") in ran(posy)  # the library could not even be loaded
    assert library.exists()


def test_a_library_for_another_core_says_so() -> None:
    with pytest.raises(ImportError, match=r"the libraries of posy were compiled for one build of philtre"):
        libraries.require_core("a core of last year", "posy")


@pytest.mark.parametrize(
    ("modules", "fault"),
    [
        (["rules.py"], "'rules.py' is no module in"),
        (["content.toml"], "'content.toml' is no module in"),
        (["/etc/passwd"], "'/etc/passwd' is no module in"),
    ],
)
def test_a_module_that_is_not_there_is_named(posy: Path, modules: list[str], fault: str) -> None:
    with pytest.raises(PhiltreError, match=fault):
        compiling.compile_game(posy, modules)


def test_what_is_missing_is_named(posy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PhiltreError, match=r"is not the folder of a game: it has no __init__\.py"):
        compiling.compile_game(tmp_path)
    monkeypatch.setattr(compiling_game, "core_key", lambda: None)
    with pytest.raises(PhiltreError, match="philtre itself is not compiled here"):
        compiling.compile_game(posy)
    monkeypatch.setattr(compiling_game, "core_key", lambda: "this core")
    monkeypatch.setattr(compiling_game, "read_stamp", lambda _: {"mypy": "0.1"})
    with pytest.raises(PhiltreError, match=r"philtre was compiled with 0\.1: pip install mypy==0\.1"):
        compiling.compile_game(posy)
    (posy / "state.py").unlink()
    with pytest.raises(PhiltreError, match="there is nothing to compile in"):
        compiling.compile_game(posy)


@needs_tools
def test_the_build_says_what_the_core_was_compiled_with() -> None:
    stamp = libraries.read_stamp(HOME / "core")
    assert set(stamp) == {"mypy", "core"}
    assert len(stamp["core"]) == 64


@pytest.mark.slow
@needs_tools
def test_a_game_is_compiled_edited_and_removed(posy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = ran(posy)
    assert main(["compile", str(posy)]) == 0
    assert "posy: compiled state.py in" in capsys.readouterr().out
    native = ran(posy)
    assert "state.cpython" in native
    assert native.split(" ", 1)[1] == plain.split(" ", 1)[1]  # the same game
    says = ran(posy, "from philtre.cli import main; main(['check', 'posy'])")
    assert "posy: rules are compiled" in says
    assert "posy: interpreted, they play the same games" in says
    assert "the contract is kept" in says

    stamp = json.loads((posy / libraries.STAMP).read_text(encoding="utf-8"))
    code = "import philtre.core.libraries as one\none.core_key = lambda: 'another'\nimport sys\n"
    code += f"sys.path.append({str(posy.parent)!r})\n"
    code += "try:\n    import posy.state\nexcept ImportError as problem:\n    print(problem)"
    assert "were compiled for one build of philtre, and this is another one" in ran(posy, code)

    with (posy / "state.py").open("a", encoding="utf-8") as file:
        file.write("# an edit\n")
    assert str(posy / "state.py") in ran(posy)
    says = ran(posy, "from philtre.cli import main; main(['check', 'posy'])")
    assert "posy: the compiled ones are not used: state.py was changed since" in says
    assert main(["compile", str(posy), "--remove"]) == 0
    assert [name for name in stamp["files"] if not (posy / name).exists()] == [
        name for name in stamp["files"] if name.endswith(".so")
    ]


@pytest.mark.slow
@needs_tools
def test_a_game_with_a_faulty_type_is_not_compiled_and_says_where(posy: Path) -> None:
    with (posy / "state.py").open("a", encoding="utf-8") as file:
        file.write('\nNUMBER: int = "three"\n')
    with pytest.raises(PhiltreError, match=r"(?s)posy cannot be compiled:.*posy/state\.py:\d+: error"):
        compiling.compile_game(posy)
    assert not (posy / libraries.STAMP).exists()
