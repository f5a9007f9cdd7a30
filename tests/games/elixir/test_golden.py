"""Golden games: one for each variant and number of seats, and one that the rounds end."""

from collections.abc import Callable
from pathlib import Path

import pytest

import philtre
from philtre.conformance import Case
from philtre.core.options import Value

from .playthrough import Playthrough
from .scene import GAME

HERE = Path(__file__).parent

PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Value], int]] = {
    "standard-2": ("standard", 2, {}, 217),
    "standard-3": ("standard", 3, {}, 152),
    "standard-4": ("standard", 4, {}, 187),
    "short-2": ("short", 2, {}, 259),
    "short-3": ("short", 3, {}, 127),
    "short-4": ("short", 4, {}, 30),
    "standard-3-rounds": ("standard", 3, {"rounds": 12}, 1),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_golden_game_is_played_as_before(name: str, golden: Callable[[Path, str], None]) -> None:
    variant, seats, options, seed = PLAYTHROUGHS[name]
    played = Playthrough(Case(GAME, variant, seats, options), seed).play()
    golden(HERE / "golden" / f"{name}.txt", played.text())


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_record_of_a_golden_game_is_that_game(name: str) -> None:
    variant, seats, options, _ = PLAYTHROUGHS[name]
    lines = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    moves = [line for line in lines if line[:2] in ("* ", "1 ", "2 ", "3 ", "4 ")]
    actions = [GAME.parse(line[2:]) for line in moves]
    players = [f"Player {seat}" for seat in range(1, seats + 1)]
    record = philtre.Record(
        GAME, variant, seats, GAME.chosen(variant, dict(options)), players, actions
    ).write()
    assert record.splitlines()[-len(moves) :] == moves
    *_, last = philtre.read_record(record).states()
    assert [line for line in lines if line.startswith("  then ")][-1] == f"  then {last.position()}"


def test_every_setting_has_a_golden_game() -> None:
    settings = {(variant, seats) for variant, seats, _, _ in PLAYTHROUGHS.values()}
    assert settings == {(variant, seats) for variant, allowed in GAME.variants.items() for seats in allowed}
    assert {file.stem for file in (HERE / "golden").iterdir()} == set(PLAYTHROUGHS)


def test_golden_games_show_nearly_everything_that_can_happen() -> None:
    text = "".join((HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8") for name in PLAYTHROUGHS)
    kinds = """
        won rounds-over brewed brews-on brew-failed drank ran-out filched sprung met hired refused sent
        potion-stolen ingredients-stolen gold-stolen burgled smashed cursed mugged healed stayed looked
        took-potion took-gold took charmed given
    """
    for kind in kinds.split():
        assert f'"kind":"{kind}"' in text, kind
