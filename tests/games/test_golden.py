"""Golden games: byte for byte the same on both builds, and until the rules are meant to change."""

import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.ours import OURS

import philtre
from philtre.conformance import Case
from philtre.testing import Playthrough, at_random

HERE = Path(__file__).parent
LONG = 300_000  # characters; interpreted, a longer game takes seconds


def settings(name: str) -> dict[str, dict[str, Any]]:
    """The golden games of a game: variant, seats, options and seed, by the names of their files."""
    file = HERE / name / "golden.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def case(name: str, setting: dict[str, Any]) -> Case:
    return Case(philtre.game(name), setting["variant"], setting["seats"], setting.get("options", {}))


def on_which_builds(text: Path) -> pytest.MarkDecorator:
    """The mark of a golden game: quick tests interpret the shorter ones of each game."""
    is_long = text.exists() and text.stat().st_size > LONG
    return pytest.mark.both_slowly if is_long else pytest.mark.both


GOLDEN = pytest.mark.parametrize(
    ("name", "file"),
    [
        pytest.param(name, file, marks=on_which_builds(HERE / name / "golden" / f"{file}.txt"))
        for name in OURS
        for file in settings(name)
    ],
)


@GOLDEN
def test_a_golden_game_is_played_as_before(name: str, file: str, golden: Callable[[Path, str], None]) -> None:
    setting = settings(name)[file]
    player = setting.get("player")  # a way to choose of the game's own tests
    choose = getattr(import_module(f"tests.games.{name}.{player}"), player) if player else at_random
    brief = setting.get("brief", False)
    played = Playthrough(case(name, setting), setting["seed"], choose, brief).play()
    golden(HERE / name / "golden" / f"{file}.txt", played.text())


@GOLDEN
def test_the_record_of_a_golden_game_is_that_game(name: str, file: str) -> None:
    lines = (HERE / name / "golden" / f"{file}.txt").read_text(encoding="utf-8").splitlines()
    moves = [line for line in lines if line[:2] in ("* ", "1 ", "2 ", "3 ", "4 ")]
    setting = case(name, settings(name)[file])
    game = setting.game
    players = [f"Player {seat}" for seat in range(1, setting.seats + 1)]
    record = philtre.Record(
        game,
        setting.variant,
        setting.seats,
        game.chosen(setting.variant, dict(setting.options)),
        players,
        [game.parse(line[2:]) for line in moves],
    ).write()
    assert record.splitlines()[-len(moves) :] == moves
    *_, last = philtre.read_record(record).states()
    assert [line for line in lines if line.startswith("  then ")][-1] == f"  then {last.position()}"


@pytest.mark.parametrize("name", OURS)
def test_every_variant_and_number_of_seats_has_a_golden_game(name: str) -> None:
    found = settings(name)
    shown = {(setting["variant"], setting["seats"]) for setting in found.values()}
    variants = philtre.game(name).variants
    assert shown == {(variant, seats) for variant, allowed in variants.items() for seats in allowed}
    assert {file.stem for file in (HERE / name / "golden").glob("*")} == set(found)
