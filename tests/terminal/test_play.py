"""Whole games at the keyboard: what a person types, and what the screen answers."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from philtre import game, read_record

Run = Callable[..., Any]
Fingers = Callable[..., Iterable[str]]


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "setting",
    [
        "",
        "--seats 3 --me 3",
        "--seats 4 --option own_restock=yes",
        "--variant solo",
        "--variant master --seats 2",
        "--variant master --seats 4 --me 2",
        "--option first_game=yes --confirm",
    ],
)
def test_a_whole_game_against_bots(philtre: Run, fingers: Fingers, setting: str, language: str) -> None:
    done = philtre(f"play apotheca --seed 11 --language {language} {setting}", fingers(4))
    assert (done.code, done.err) == (0, "")
    assert {"en": "The game is over.", "fr": "La partie est finie."}[language] in done.out
    assert "Seed 11" in done.out or "Graine 11" in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert "\x1b" not in done.out


def test_nobody_is_shown_a_message_without_words(philtre: Run, fingers: Fingers) -> None:
    done = philtre("play apotheca --seed 11 --language fr", fingers(4))
    for id in ("prompt-", "refusal-", "event-", "hidden"):
        assert id not in done.out


def test_bots_can_play_among_themselves(philtre: Run) -> None:
    done = philtre("play apotheca --seed 2 --player 1=bot:random")
    assert done.code == 0
    assert "The game is over." in done.out
    assert "> " not in done.out.split("The game is over.")[1]


def test_the_same_seed_and_the_same_moves_give_the_same_game(philtre: Run, fingers: Fingers) -> None:
    first, second = (philtre("play apotheca --seed 12", fingers(5)).out.split("save")[0] for _ in range(2))
    assert first == second
    assert first != philtre("play apotheca --seed 13", fingers(5)).out


def test_the_language_follows_the_environment(philtre: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Joueur 1" in philtre("play apotheca").out
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "Player 1" in philtre("play apotheca").out


def test_the_language_switches_during_play(philtre: Run) -> None:
    done = philtre("play apotheca --seed 1", ["language fr", "langue en", "language klingon"])
    assert done.out.index("On continue en français.") < done.out.index("This is now in English.")
    assert "There is no language “klingon”" in done.out


# Typing


def board_after(out: str) -> str:
    """The last market on the screen."""
    return str(re.findall(r"(?:^  \d  .*\n){4}", out, re.MULTILINE)[-1])


NO_MOVES = [
    "0", "99", "99999999999999999999", "reveal", "reveal a1", "reveal z9", "foo", "restok", "place b2",
    "hire", "\x00", "reveal b2 b2", "?", "? gully glide", "? nothing", "rules", "rules 4", "rules 99",
    "rules all", "why", "why reveal a1", "why foo", "undo", "board", "log", "moves", "save", "",
    "language", "é" * 300,
]  # fmt: skip


def test_what_is_no_move_changes_nothing(philtre: Run) -> None:
    typed = [line for text in NO_MOVES for line in (text, "board")]
    done = philtre("play apotheca --seed 21", ["board", *typed])
    assert done.code == 0
    answers = re.split("^> ", done.out, flags=re.MULTILINE)[1:]  # to each line, and to the end of input
    assert len(answers) == 1 + len(typed) + 1
    before, *after = [board_after(answer) for answer in answers[:-1:2]]
    assert [text for text, board in zip(NO_MOVES, after, strict=True) if board != before] == []
    assert "Goodbye." in done.out
    assert "Your game is saved" not in done.out


def test_an_illegal_move_is_told_why(philtre: Run) -> None:
    done = philtre("play apotheca --seed 21", ["reveal a1", "why reveal a1", "why reveal b2"])
    answers = re.findall(r"^> .*\n(.*)\n", done.out, re.MULTILINE)
    assert answers[0] == answers[1]
    assert "a1" in answers[0]
    assert answers[2] == "“reveal b2” is possible now."


def test_an_unreadable_move_is_told_what_is_near(philtre: Run) -> None:
    done = philtre("play apotheca --seed 21", ["reveel b2"])
    assert "Did you mean reveal b2" in done.out


def test_a_move_can_be_typed_by_words_first_words_or_number(philtre: Run) -> None:
    written = philtre("play apotheca --seed 21", ["reveal b2", "board"])
    spaced = philtre("play apotheca --seed 21", ["  Reveal   B2 ", "board"])
    listed = philtre("play apotheca --seed 21", ["reveal", "1", "board"])
    assert board_after(written.out) == board_after(spaced.out) == board_after(listed.out)


def test_a_word_can_be_looked_up(philtre: Run) -> None:
    done = philtre("play apotheca --language fr", ["? corvidus", "? ravine", "? révéler"])
    assert done.out.count("Ravine glissante\u202f: Déplacez une tuile") == 2
    assert "Retournez" in done.out


# Seats by lot


def test_seats_can_be_drawn_by_lot(philtre: Run) -> None:
    orders = set()
    for seed in range(8):
        flags = f"--seats 3 --player 1=Ada --player 2=Bo --bots random --shuffle --seed {seed}"
        done = philtre(f"play apotheca {flags}")
        assert (done.code, done.err) == (0, "")
        order = seats_told(done.out)
        assert order == seats_told(philtre(f"play apotheca {flags}").out)
        assert {"Ada", "Bo"} < set(order)
        orders.add(tuple(order))
    assert len(orders) > 2


def seats_told(out: str) -> list[str]:
    """The names of the players, by seat."""
    return re.findall("^(.*): a (?:person|bot)", out, re.MULTILINE)


def test_a_person_who_was_drawn_to_another_seat_is_asked_there(philtre: Run) -> None:
    seats = set()
    for seed in range(6):
        done = philtre(
            f"play apotheca --bots random --shuffle --seed {seed}",
            ["reveal b2", "reveal c3", "save game.txt"],
        )
        seat = re.search("^(.*): a person at this screen", done.out, re.MULTILINE)
        assert seat
        seats.add(seat[1])
        assert done.out.count("a person at this screen") == 1
        read = read_record(Path("game.txt").read_text(encoding="utf-8"))
        Path("game.txt").unlink()
        assert [name.startswith("bot:") for name in read.players].count(True) == 1
        assert not read.players[int(seat[1].split()[1]) - 1].startswith("bot:")
    assert len(seats) == 2


# Undo


def test_undo_takes_back_a_decision_and_says_when_it_cannot(philtre: Run) -> None:
    # With two people nobody moves in between, so that the last decision can be taken back.
    start = philtre("play apotheca --seed 21 --hot-seat", ["", "board"])
    done = philtre("play apotheca --seed 21 --hot-seat", ["", "portal-pounce a1 b3", "undo", "board"])
    assert "Taken back." in done.out
    assert board_after(done.out) == board_after(start.out)
    revealed = philtre("play apotheca --seed 21 --hot-seat", ["", "reveal b2", "", "undo"])
    assert "Or type undo" not in revealed.out
    assert "You have not decided anything yet." in revealed.out


def test_undo_does_not_go_back_past_a_draw(philtre: Run) -> None:
    done = philtre("play apotheca --seed 21", ["restock", "undo"])
    assert "drawn since your last decision" in done.out


def test_undo_can_be_asked_for_before_the_bot_moves(philtre: Run) -> None:
    start = philtre("play apotheca --seed 21", ["board"])
    done = philtre("play apotheca --seed 21 --confirm", ["portal-pounce a1 b3", "undo", "board"])
    assert "Taken back." in done.out
    assert board_after(done.out) == board_after(start.out)


# Several people at one screen


def test_a_hot_seat_game_ends_and_hides_what_is_private(philtre: Run, fingers: Fingers) -> None:
    done = philtre("play apotheca --seed 31 --hot-seat --player 1=Ann --player 2=Bea", fingers(6))
    assert done.code == 0
    assert "The game is over." in done.out
    assert "Pass the screen to Bea," in done.out
    for passing in re.finditer(r"Pass the screen to (\w+)", done.out):
        before = done.out[: passing.start()]
        since_hidden = before[max(before.rfind("\n" * 50), 0) :]
        assert "(you)" not in since_hidden  # nobody's own view is left on the screen


# Leaving, saving, loading


def test_leaving_saves_an_unfinished_game_and_loading_goes_on(philtre: Run, tmp_path: Path) -> None:
    done = philtre("play apotheca --seed 41", ["reveal b2", "board", "quit"])
    path = tmp_path / "philtre" / "apotheca-1.txt"
    assert f"philtre play --load {path}" in done.out
    again = philtre(f"play --load {path}", ["board"])
    assert board_after(again.out) == board_after(done.out)
    assert "Bot 2: a bot, Apprentice" in again.out
    assert "un robot, Apprenti" in philtre(f"play --load {path} --language fr").out
    assert not (tmp_path / "philtre" / "apotheca-2.txt").exists()  # nothing was played: nothing to keep


def test_a_game_that_was_loaded_can_be_played_to_its_end(
    philtre: Run, fingers: Fingers, tmp_path: Path
) -> None:
    philtre("play apotheca --seed 42", ["reveal b2", "save half.txt"])
    done = philtre("play apotheca --load half.txt", fingers(7))
    assert "The game is over." in done.out
    assert "Seed" not in done.out


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ("--variant solo", "--variant cannot go with --load"),
        ("--hot-seat", "--hot-seat cannot go with --load"),
        ("--me 2", "--me 2: a bot sits there"),
    ],
)
def test_loading_says_what_does_not_go_with_it(philtre: Run, flags: str, sentence: str) -> None:
    philtre("play apotheca --seed 42", ["reveal b2", "save half.txt"])
    done = philtre(f"play --load half.txt {flags}")
    assert done.code == 2
    assert sentence in done.err


def test_saving_asks_before_it_overwrites(philtre: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine", encoding="utf-8")
    kept = philtre("play apotheca", ["save game.txt", "no"])
    assert "game.txt is there already." in kept.out
    assert file.read_text(encoding="utf-8") == "mine"
    philtre("play apotheca", ["save game.txt"])  # and the end of input is no yes
    assert file.read_text(encoding="utf-8") == "mine"
    assert "Saved in game.txt" in philtre("play apotheca", ["save game.txt", "yes"]).out
    assert read_record(file.read_text(encoding="utf-8")).game is game("apotheca")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt"]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("no/such/folder.txt", "there is no such folder"),
        (".", "it is a folder"),
        ("/dev/null/x", "no such folder"),
    ],
)
def test_a_bad_path_gets_a_sentence(philtre: Run, path: str, reason: str) -> None:
    done = philtre("play apotheca", [f"save {path}", "board"])
    assert reason in done.out
    assert "Nothing was saved." in done.out
    assert done.code == 0


# Replays


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_finished_game_is_saved_and_replayed(
    philtre: Run, fingers: Fingers, tmp_path: Path, language: str
) -> None:
    played = philtre(
        f"play apotheca --seed 51 --language {language}", [*until_over(philtre, fingers), "won.txt"]
    )
    assert "philtre replay won.txt" in played.out
    whole = philtre(f"replay won.txt --all --language {language}")
    assert whole.code == 0
    assert board_after(whole.out) == board_after(played.out).replace("(r)", "?1 ") or "?" in board_after(
        whole.out
    )
    winner = re.search(r"^(.* wins\.|.* gagne\.)$", played.out, re.MULTILINE)
    assert winner
    assert winner.group(1) in whole.out
    mine = philtre(f"replay won.txt --all --seat 1 --language {language}")
    assert mine.code == 0
    assert board_after(mine.out) == board_after(played.out)
    assert philtre("replay won.txt --seat 3").code == 2


def until_over(philtre: Run, fingers: Fingers) -> list[str]:
    """As many numbers as it takes to end the game of seed 51."""
    out = philtre("play apotheca --seed 51", fingers(8)).out
    typed = re.findall(r"^> ?(\d*)$", out.split("The game is over.")[0], re.MULTILINE)
    return list(typed)


def test_a_replay_goes_forth_and_back(philtre: Run) -> None:
    philtre("play apotheca --seed 61", ["reveal b2", "save game.txt"])
    done = philtre("replay game.txt", ["", "b", "b", "2", "9999", "x", "0", "q"])
    places = re.findall(r"^Position (\d+) of \d+$", done.out, re.MULTILINE)
    assert places == ["0", "1", "0", "2", "0"]
    assert "This is the first position." in done.out
    assert "Positions go from 0 to" in done.out
    assert done.code == 0


def test_a_replay_says_when_the_game_was_not_finished(philtre: Run) -> None:
    philtre("play apotheca --seed 61", ["reveal b2", "save game.txt"])
    assert "the game was not finished" in philtre("replay game.txt --all").out


# Any game


def test_a_game_without_a_board_is_drawn_from_its_view(
    philtre: Run, fingers: Fingers, monkeypatch: pytest.MonkeyPatch
) -> None:
    from philtre.terminal import session
    from philtre.text.plain_board import plain_board

    monkeypatch.setattr(session, "draw", lambda _game, view, words: plain_board(view, words))
    done = philtre("play apotheca --seed 71", fingers(9))
    assert "Supply 39" in done.out
    assert "Apothecary Alley:" in done.out
    assert "The game is over." in done.out
