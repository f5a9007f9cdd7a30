"""A match in progress: what may be done, what each seat is told, and how far back undo goes."""

import random

import pytest

from philtre import CHANCE, Game, Message
from philtre.bots import bot
from philtre.table.match import Match
from philtre.table.refused import Refused


def match_of(game: Game, *texts: str) -> Match:
    match = Match(game, random.Random(1))
    for text in texts:
        match.act(game.parse(text))
    return match


def test_a_legal_decision_is_done_and_written_down(heap: Game) -> None:
    match = match_of(heap, "take 2")
    assert match.state.position() == "0 7 1"
    assert [(step.actor, step.action) for step in match.journal] == [(0, 1)]


def test_chance_follows_a_decision_at_once(heap: Game) -> None:
    match = match_of(heap, "roll")
    assert [step.actor for step in match.journal] == [0, CHANCE]
    assert match.actor == 0


def test_an_illegal_decision_is_refused_with_the_games_reason_and_changes_nothing(heap: Game) -> None:
    match = match_of(heap, "take 2", "take 2", "take 2", "take 2")
    before = match.state.position(), len(match.journal)
    with pytest.raises(Refused) as no:
        match.act(heap.parse("take 2"))
    assert no.value.message == Message("refusal-heap", {"heap": 1})
    assert (match.state.position(), len(match.journal)) == before


@pytest.mark.parametrize("action", [-1, 7, 10**9])
def test_a_number_that_is_no_move_is_refused(heap: Game, action: int) -> None:
    with pytest.raises(Refused) as no:
        match_of(heap).act(action)
    assert no.value.message == Message("table-not-a-move")


def test_after_the_end_nothing_is_legal_and_nothing_can_be_taken_back(heap: Game) -> None:
    match = match_of(heap, "take 2", "take 2", "take 2", "take 2", "take 1")
    assert match.over
    assert match.legal() == []
    assert match.why_not(0) == Message("table-over")
    assert match.why_no_undo(0) == Message("undo-over")


def test_each_seat_is_told_what_it_may_know_and_whose_doing_it_was(heap: Game) -> None:
    match = match_of(heap, "take 1", "note", "take 2")
    assert [(told.step, told.actor, told.event["kind"]) for told in match.told(0)] == [
        (0, 0, "took"),
        (1, 0, "noted"),
        (2, 1, "took"),
    ]
    assert [told.event["kind"] for told in match.told(1)] == ["took", "took"]
    assert [told.event["kind"] for told in match.told(None, since=1)] == ["took"]


# Undo


def test_undo_takes_back_one_decision_after_another(heap: Game) -> None:
    match = match_of(heap, "take 1", "take 2")
    match.undo(0)
    assert match.state.position() == "0 8 1"
    match.undo(0)
    assert match.state.position() == "0 9 2"
    assert match.told(0) == []
    assert match.why_no_undo(0) == Message("undo-nothing")


def test_undo_is_open_until_the_next_player_decides(heap: Game) -> None:
    match = match_of(heap, "take 1", "take 1")
    assert match.actor == 1
    assert match.why_no_undo(0) is None
    assert match.why_no_undo(1) == Message("undo-nothing")
    match.act(0)
    assert match.why_no_undo(0) == Message("undo-other", {"seat": 1})
    assert match.why_no_undo(1) is None


def test_undo_stops_at_chance(heap: Game) -> None:
    match = match_of(heap, "take 1", "roll")
    assert match.why_no_undo(0) == Message("undo-chance")
    with pytest.raises(Refused):
        match.undo(0)
    assert match.state.position() == "0 8 1"


def test_undo_stops_at_a_reveal_but_works_for_what_came_after(heap: Game) -> None:
    match = match_of(heap, "show", "take 1")
    match.undo(0)
    assert match.why_no_undo(0) == Message("undo-reveal")


def test_several_decisions_are_taken_back_as_far_as_each_can_be(heap: Game) -> None:
    match = match_of(heap, "take 1", "take 1", "note", "note")
    assert [step.actor for step in match.journal] == [0, 0, 1, 1]
    assert [match.standing(1, steps) for steps in (4, 3, 2, 1, 0)] == [3, 3, 2, 2, 2]  # the other's stand
    match = match_of(heap, "roll", "note", "note")
    assert match.standing(0, 0) == 1  # and what chance did


def test_undo_does_not_change_what_chance_will_do(heap: Game) -> None:
    plain = match_of(heap, "take 1", "roll")
    match = match_of(heap, "take 1", "take 2")
    match.undo(0)
    match.act(heap.parse("roll"))
    assert match.record().actions == plain.record().actions


# Records


def test_a_match_goes_on_from_its_record(heap: Game) -> None:
    match = match_of(heap, "take 1", "roll", "take 2")
    again = Match.from_record(match.record(), random.Random(2))
    assert again.state.position() == match.state.position()
    assert again.told(1) == match.told(1)
    again.undo(0)
    assert again.state.position() == "0 8 1"


def test_a_record_that_stops_before_chance_is_resolved(heap: Game) -> None:
    record = match_of(heap, "roll").record()
    record.actions.pop()
    again = Match.from_record(record, random.Random(2))
    assert again.actor == 0
    assert len(again.journal) == 2


# Bots


def test_a_random_bot_plays_legal_moves_to_the_end(heap: Game) -> None:
    match = Match(heap, random.Random(3))
    choose = bot("random", heap).choose
    dice = random.Random(4)
    while not match.over:
        match.act(choose(match.seen_by(match.actor, dice), dice))
    assert sorted(match.state.returns()) == [0, 1]


def test_an_unknown_bot_is_named_with_those_there_are(heap: Game) -> None:
    with pytest.raises(ValueError, match="there is no bot 'clever': expected novice"):
        bot("clever", heap)
