"""Extras: what pyproject.toml offers is what commands ask for, and a missing one is named in a sentence."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

import philtre.extras
from philtre.cli import main
from philtre.core.errors import PhiltreError
from philtre.extras import EXTRAS, installed_extras, missing_modules, require_extra

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Distributions whose module has another name.
MODULES = {"argon2_cffi": "argon2", "open_spiel": "pyspiel"}


def modules_of(extra: str) -> set[str]:
    """The modules of what an extra requires, but those that not every system has."""
    found = set()
    for requirement in PROJECT["optional-dependencies"][extra]:
        name = re.split(r"[\[<>=;]", requirement)[0].replace("-", "_")
        if name not in ("philtre", "uvloop"):
            found.add(MODULES.get(name, name))
    return found


def test_every_extra_is_known_by_its_modules() -> None:
    offered = set(PROJECT["optional-dependencies"]) - {"all"}
    assert set(EXTRAS) <= offered
    for extra, modules in EXTRAS.items():
        assert set(modules) == modules_of(extra), extra


def test_all_is_all_of_them() -> None:
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert set(EXTRAS) <= set(re.findall(r"\w+", everything)) - {"philtre"}


def test_the_library_alone_needs_nothing_of_the_web() -> None:
    needed = {re.split(r"[<>=]", one)[0] for one in PROJECT["dependencies"]}
    assert needed == {"fluent.syntax", "librt", "msgspec", "mypy_extensions"}


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(philtre.extras, "find_spec", lambda name: None if name in ("h11", "argon2") else name)
    assert missing_modules("serve") == ["argon2", "h11"]
    assert installed_extras() == [name for name in EXTRAS if name != "serve"]
    with pytest.raises(PhiltreError) as problem:
        require_extra("serve", "philtre serve")
    assert str(problem.value) == (
        "philtre serve needs the extra serve (argon2 and h11 are not installed): pip install 'philtre[serve]'"
    )


@pytest.mark.parametrize(
    ("command", "extra"),
    [("serve", "serve"), ("admin bans", "serve"), ("join http://127.0.0.1:1/s/x", "terminal")],
)
def test_commands_say_which_extra_they_need(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, extra: str
) -> None:
    monkeypatch.setattr(philtre.extras, "find_spec", lambda name: None if name == "websockets" else name)
    assert main(command.split()) == 2
    name = command.split(maxsplit=1)[0]
    assert capsys.readouterr().err == (
        f"philtre: philtre {name} needs the extra {extra} (websockets is not installed): "
        f"pip install 'philtre[{extra}]'\n"
    )


def test_on_windows_the_server_says_that_it_does_not_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["serve"]) == 2
    assert "philtre serve does not run on Windows" in capsys.readouterr().err
