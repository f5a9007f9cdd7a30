"""Files that games declare for browsers: read once, checked, and hashed together."""

from pathlib import Path
from typing import ClassVar

import pytest

from philtre import Game, PhiltreError
from philtre.conformance.command import check_browser_files
from philtre.core.parts import BrowserFiles, Parts
from philtre.text.browser_files import browser_files


def game(folder: Path, **files: object) -> Game:
    class Shown(Game):
        name = "shown"
        variants: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2,)}
        parts = Parts(browser=BrowserFiles(**files))  # type: ignore[arg-type]

        def folder(self) -> Path:
            return folder

    return Shown()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.js").write_text("secret", encoding="utf-8")
    (tmp_path / "game" / "web").mkdir(parents=True)
    (tmp_path / "game" / "state.py").write_text("rules", encoding="utf-8")
    (tmp_path / "game" / "web" / "board.js").write_text("one", encoding="utf-8")
    (tmp_path / "game" / "web" / "box.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "game" / "web" / "link.js").symlink_to(tmp_path / "secret.js")
    return tmp_path / "game"


def test_declared_files_have_their_content_their_type_and_one_hash(folder: Path) -> None:
    both = browser_files(game(folder, board="web/board.js", box="web/box.svg"))
    alone = browser_files(game(folder, board="web/board.js"))
    assert both is not None
    assert alone is not None
    assert list(both.files) == ["web/board.js", "web/box.svg"]
    assert both.files["web/board.js"] == (b"one", "text/javascript; charset=utf-8")
    assert both.files["web/box.svg"].type == "image/svg+xml"
    assert both.hash != alone.hash
    (folder / "web" / "board.js").write_text("two", encoding="utf-8")
    changed = browser_files(game(folder, board="web/board.js"))
    assert changed is not None
    assert changed.hash != alone.hash


def test_a_game_that_declares_nothing_has_no_files(folder: Path) -> None:
    class Plain(Game):
        name = "plain"

    assert browser_files(Plain()) is None


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"board": "web/none.js"}, "cannot read 'web/none.js' for browsers: No such file"),
        ({"board": "web/box.svg"}, "'web/box.svg' is no board: expected .js or .mjs"),
        ({"box": "web/board.js"}, "'web/board.js' is no box: expected .svg"),
        ({"others": ("../secret.js",)}, "'../secret.js' is no plain path of a file in the game's folder"),
        ({"others": ("web/../../secret.js",)}, "is no plain path"),
        ({"others": ("/etc/hosts.js",)}, "is no plain path"),
        ({"others": ("web//board.js",)}, "is no plain path"),
        ({"others": ("web\\board.js",)}, "is no plain path"),
        ({"others": ("state.py",)}, "'state.py' is not sent to browsers: expected"),
        ({"others": ("web/link.js",)}, "'web/link.js' leads out of the game's folder"),
        ({"others": ("web",)}, "'web' is not sent to browsers"),
    ],
)
def test_faulty_declarations_are_named(folder: Path, files: dict[str, object], sentence: str) -> None:
    with pytest.raises(PhiltreError) as caught:
        browser_files(game(folder, **files))
    assert str(caught.value).startswith("shown: ")
    assert sentence in str(caught.value)


def test_philtre_check_tells_of_a_file_that_is_missing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_browser_files(game(folder, board="web/board.js")) == 0
    assert check_browser_files(game(folder, board="web/other.js")) == 1
    assert "BROKEN: shown: cannot read 'web/other.js' for browsers" in capsys.readouterr().out
