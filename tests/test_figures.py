"""The figures of the rules: every position can be set up, every move played, and each has its words."""

import pytest
from tests.ours import OURS

import philtre
from philtre import PhiltreError, Words
from philtre.server.http.catalogue import figures_of
from philtre.text.figures import figures, read_figures

RACE = philtre.game("race")
GOOD = """
[[figure]]
id = "one"
chapter = "rules-02-board"
position = "r3<r2 r12<r13 | potions=swap/-"
seat = 1
part = "wheel"
"""


@pytest.mark.parametrize("name", philtre.list_games())
def test_each_belongs_to_a_chapter_and_has_words_in_both_languages(name: str) -> None:
    game = philtre.game(name)
    found = figures(game)
    assert 4 <= len(found) <= 8 or name not in OURS
    for language in ("en", "fr"):
        words = Words(language, game)
        assert [one.id for one in found if not words.has(f"figure-{one.id}")] == []
        assert [one.id for one in found if not words.has(one.chapter)] == []


@pytest.mark.parametrize("name", philtre.list_games())
def test_a_client_is_told_what_the_seat_sees_there_and_what_is_lit(name: str) -> None:
    for figure, told in zip(figures(philtre.game(name)), figures_of(name).figures, strict=True):
        assert [frame.view for frame in told.frames] == [state.view(figure.seat) for state in figure.states]
        assert {move.move["kind"] for move in told.frames[0].moves} == set(figure.lit)


def test_moves_lead_from_one_picture_to_the_next() -> None:
    first, second = read_figures(RACE, GOOD + 'then = ["swap 2"]', "f")[0].states
    assert [player.at for player in first.view(None).players] == ["r3", "r12"]
    assert [player.at for player in second.view(None).players] == ["r12", "r3"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "figure is missing"),
        (GOOD.replace("r3<r2", "r99"), "f: figure 1, one: position: player 1: expected"),
        (GOOD.replace("seat = 1", "seat = 3"), "field seat: expected a whole number from 0 to 2, found 3"),
        (GOOD + 'then = ["teleport r1"]', "one: 'teleport r1' is not possible there"),
        (GOOD + 'then = ["fly"]', "'fly' is not a move of race"),
        (GOOD + 'lit = ["craft"]', "field lit: expected kinds that are possible: "),
        (GOOD + "then = 1", "field then: expected a list of texts"),
        (GOOD + GOOD, "figure 2: field id: expected an id of its own, found 'one'"),
        (GOOD + "colour = 1", "unknown field colour"),
    ],
)
def test_what_is_wrong_is_named(text: str, problem: str) -> None:
    with pytest.raises(PhiltreError) as refused:
        read_figures(RACE, text, "f")
    assert problem in str(refused.value)
