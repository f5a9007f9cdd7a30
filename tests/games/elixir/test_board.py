"""The town on a screen, and whole games at the keyboard."""

import io
import random
import sys
from pathlib import Path

import pytest

import philtre
from philtre.cli import main
from philtre.games.elixir.terminal import draw, square
from philtre.text.words import Words

from .keen import keen
from .scene import GAME, at


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("seats", "rounds"),
    [(4, 12), pytest.param(2, 40, marks=pytest.mark.slow), pytest.param(4, 40, marks=pytest.mark.slow)],
)
def test_the_board_fits_eighty_columns_all_game_long(seats: int, rounds: int, language: str) -> None:
    words = Words(language, GAME, ["Ada", "Bartholomew", "Chloé", "Denis"])
    state = GAME.start(seats=seats, rounds=rounds)
    dice = philtre.Dice(3)
    step = 0
    while not state.over:
        state.play(keen(GAME, state, dice))
        step += 1
        if step % 20 == 0:
            for seat in (None, 0):
                assert max(len(line) for line in draw(state.view(seat), words).splitlines()) <= 80


def test_the_ring_is_a_square_clockwise_from_the_upper_left() -> None:
    lines = square([f"s{n}" for n in range(16)])
    assert [line.split() for line in lines] == [
        ["s0", "s1", "s2", "s3", "s4"], ["s15", "s5"], ["s14", "s6"], ["s13", "s7"],
        ["s12", "s11", "s10", "s9", "s8"],
    ]  # fmt: skip
    assert len(square([f"s{n}" for n in range(18)])) == 3


def test_the_sheet_shows_what_one_knows_and_what_follows() -> None:
    words = Words("en", GAME)
    state = at("seats=3 chart=a1:luck,b2:soda,c3:part-1 past=1:a1,2:b2,2-soda,3:c3 active=-/soda:4/-")
    lines = draw(state.view(0), words).splitlines()
    sheet = lines[lines.index("Formula sheet") :]
    assert "LUCK" in sheet[2]
    assert any("Speed" in line and "Mandrake" in line for line in sheet)
    assert any("brewed by 2" in line for line in sheet)
    assert any("one of 7" in line for line in sheet)


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ("", "fr"),
        ("--seats 4 --me 2", "en"),
        pytest.param("--variant short --seats 3", "fr", marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    setting: str,
    language: str,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    fingers = random.Random(4)
    typed = "".join(f"{fingers.randint(1, 9)}\n" for _ in range(3000))
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    command = f"play elixir --seed 11 --language {language} --option rounds=8 {setting}"
    assert main(command.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert {"en": "The game is over.", "fr": "La partie est finie."}[language] in out
    assert max(len(line) for line in out.splitlines()) <= 80
    for id in ("prompt-", "refusal-", "event-", "hidden", "rival"):
        assert id not in out.replace("rivals", "").replace("son rival", "")
