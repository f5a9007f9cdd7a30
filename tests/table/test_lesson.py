"""Lessons: every script can be played by its learner, nothing else is, and a bad one says what is wrong."""

import random
import re

import pytest
from tests.ours import OURS
from tests.table.scene import picture

import philtre
from philtre import Words, list_games
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.table.entries import AnyEntry, Ended, Moved, decode, encode
from philtre.table.lesson import LEARNER, LessonMatch, has_lesson, lesson_of, read_lesson
from philtre.table.refused import Refused
from philtre.table.rematch import open_rematch
from philtre.table.state import Outdated
from philtre.table.table import Table
from philtre.text.words import gaps

TAUGHT = [name for name in list_games() if has_lesson(philtre.game(name))]


class Learner:
    """A table with a lesson; the learner and the rivals do what the script says."""

    def __init__(self, name: str) -> None:
        self.lesson = lesson_of(philtre.game(name))
        self.table, self.journal = Table.teach(self.lesson, "fr", "ann", "Ann", random.Random(1), 0)

    @property
    def match(self) -> LessonMatch:
        match = self.table.match
        assert isinstance(match, LessonMatch)
        return match

    def step(self) -> list[AnyEntry]:
        table = self.table
        entries = table.act(table.actor, self.match.expected, table.seq, 0, table.bot_to_move)
        self.journal += entries
        return entries

    def rebuilt(self) -> Table:
        return Table.rebuilt([decode(encode(entry)) for entry in self.journal], random.Random(9))


def test_all_four_games_have_a_lesson() -> None:
    assert {"apotheca", "elixir", "race", "toil"} <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_through_by_the_moves_it_wants_and_comes_back_at_every_entry(name: str) -> None:
    learner = Learner(name)
    while learner.table.ending is None:
        learner.step()
        assert picture(learner.rebuilt(), 0) == picture(learner.table, 0)
    assert [step.action for step in learner.match.journal] == list(learner.lesson.script)
    made = [entry for entry in learner.journal if isinstance(entry, Moved)]
    assert {entry.by for entry in made if entry.seat == LEARNER} == {""}
    assert {entry.by for entry in made if entry.seat != LEARNER} == {"novice"}
    assert sum(action >= 0 for action in learner.lesson.wanted()) == sum(entry.seat == 0 for entry in made)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_wins(name: str) -> None:
    learner = Learner(name)
    while learner.table.ending is None:
        learner.step()
    assert learner.table.ending.reason == "played"
    assert learner.table.ending.returns[LEARNER] == max(learner.table.ending.returns)


@pytest.mark.parametrize("name", TAUGHT)
def test_any_other_move_is_refused_and_changes_nothing(name: str) -> None:
    learner = Learner(name)
    table = learner.table
    refused = 0
    while table.ending is None:
        if table.actor == LEARNER:
            before = picture(table, 0)
            for action in table.match.legal():
                if action != learner.match.expected:
                    with pytest.raises(Refused) as no:
                        table.act(LEARNER, action, table.seq, 0)
                    assert no.value.message.id == "learn-other"
                    refused += 1
            assert picture(table, 0) == before
        learner.step()
    assert refused > (20 if name in OURS else 0)


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_taken_back_is_asked_for_again(name: str) -> None:
    learner = Learner(name)
    table = learner.table
    taken = 0
    while table.ending is None:
        learner.step()
        if table.ending is None and table.why_no_undo(LEARNER) is None:
            wanted, steps = learner.match.journal[-1].action, len(learner.match.journal)
            learner.journal += table.undo(LEARNER, table.seq, 0)
            assert (learner.match.expected, len(learner.match.journal)) == (wanted, steps - 1)
            assert picture(learner.rebuilt(), 0) == picture(table, 0)
            learner.step()
            taken += 1
    assert taken


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_has_its_words_in_both_languages_and_no_words_are_left_over(name: str) -> None:
    game = philtre.game(name)
    said = [step.words for step in lesson_of(game).steps]
    assert len(set(said)) == len(said)
    texts = {}
    for language in ("en", "fr"):
        words = Words(language, game)
        texts[language] = [words.say(id) for id in said]
        assert words.ids("lesson-") == sorted(said)
    for english, french in zip(texts["en"], texts["fr"], strict=True):
        assert english != french
        assert english.count("\n\n") == french.count("\n\n")
        assert max(len(english), len(french)) < 420  # it is read beside the board, on a phone too
    english, french = [
        (game.folder() / "words" / f"lesson.{language}.ftl").read_text(encoding="utf-8")
        for language in ("en", "fr")
    ]
    assert gaps(english, french) == []
    typed = [line for line in french.splitlines() if not line.startswith("#")]
    assert [line for line in typed if re.search(r" [;:!?»]|« |'", line)] == []  # French typography


def test_a_lesson_table_is_for_the_learner_alone() -> None:
    table = Learner("race").table
    setup = table.setup
    assert (setup.watch, setup.clock) == ("nobody", None)
    assert (setup.open, setup.talk, setup.hints) == (False, False, False)
    assert (setup.language, table.seats[0].name, table.seats[1].plan.name) == ("fr", "Ann", "Ada")
    assert table.begun
    assert table.actor == LEARNER


def test_a_lesson_leaves_no_record_and_has_no_rematch() -> None:
    learner = Learner("race")
    while learner.table.ending is None:
        learner.step()
    with pytest.raises(Refused) as no:
        learner.table.record()
    assert no.value.message.id == "learn-no-record"
    with pytest.raises(Refused) as no:
        open_rematch(learner.table, random.Random(1), 0)
    assert no.value.message.id == "learn-no-rematch"


def test_a_lesson_that_has_changed_since_is_outdated() -> None:
    learner = Learner("race")
    opened = learner.journal[0]
    changed = [decode(encode(opened).replace(learner.lesson.fingerprint.encode(), b"0" * 16))]
    with pytest.raises(Outdated, match="another lesson of race"):
        Table.rebuilt(changed, random.Random(1))


SHORT = """
variant = "standard"
rivals = ["Ada"]
position = "market market | coins=18/0 potions=speed/-"

[[step]]
words = "aim"
point = ["mine"]

[[step]]
words = "roll"
moves = ["1 roll", "* die 3", "1 go e1"]
"""


def race() -> Game:
    return philtre.game("race")


def test_a_script_may_end_before_the_game_does() -> None:
    lesson = read_lesson(race(), SHORT)
    assert [(step.words, step.until) for step in lesson.steps] == [("lesson-aim", 0), ("lesson-roll", 3)]
    match = LessonMatch(lesson, random.Random(1))
    for _ in range(2):
        match.act(match.expected)
    assert match.lesson_over
    assert not match.over
    assert match.state_at(0).position() == race().position(lesson.position).position()


def test_a_table_ends_with_its_script() -> None:
    lesson = read_lesson(race(), SHORT)
    table, _ = Table.teach(lesson, "en", "ann", "Ann", random.Random(1), 0)
    table.act(0, lesson.script[0], table.seq, 0)
    entries = table.act(0, lesson.script[2], table.seq, 0)
    assert isinstance(entries[-1], Ended)
    assert table.ending is not None
    assert (table.ending.reason, table.ending.returns) == ("taught", ())


@pytest.mark.parametrize(
    ("found", "written", "problem"),
    [
        ('variant = "standard"', "", "lesson of race: field variant is missing"),
        ('"standard"', '"solo"', "field variant: expected one of standard and lively, found 'solo'"),
        ('rivals = ["Ada"]', "rivals = [1]", r"field rivals: expected a list of texts, found \[1\]"),
        ('rivals = ["Ada"]', "rivals = []", "field rivals: .* not for 1"),
        ('["Ada"]', '["Ada", "Ben"]', "field position: expected 3 players, .*, found 2"),
        ("market market", "market nowhere", "field position: position: "),
        ('words = "aim"', "", "lesson of race: step 1: field words is missing"),
        ('point = ["mine"]', 'points = ["mine"]', "step 1: unknown field points"),
        ('"1 roll"', '"2 roll"', "step 2: field moves: line 1: expected a line that begins with '1'"),
        ('"* die 3"', '"1 go e1"', r"step 2: field moves: line 2: expected a line that begins with '\*'"),
        ('"* die 3"', '"* die 7"', "step 2: field moves: line 2: 'die 7' is not a move of race"),
        (
            '"1 go e1"',
            '"1 go r9"',
            "step 2: field moves: line 3: 'go r9' is not possible there: expected",
        ),
        (', "1 go e1"', "", None),
        (', "* die 3", "1 go e1"', "", r"step 2: field moves: chance \(\*\) is to follow"),
        ('moves = ["1 roll", "* die 3", "1 go e1"]', "", "the learner, who is player 1, never moves"),
        ("[[step]]", "[step]", "not a TOML file|field step: expected one or more"),
    ],
)
def test_a_bad_lesson_says_what_is_wrong_and_where(found: str, written: str, problem: str | None) -> None:
    text = SHORT.replace(found, written)
    assert text != SHORT
    if problem is None:
        read_lesson(race(), text)
        return
    with pytest.raises(PhiltreError, match=problem):
        read_lesson(race(), text)
