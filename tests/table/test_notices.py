"""Notices beside the game to everybody at the table, a rematch by consent, and free seats for bots."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from tests.table.scene import Scene, picture

from philtre import Words
from philtre.table import state, votes
from philtre.table.entries import VoteKind
from philtre.table.refused import Refused
from philtre.table.rematch import all_agree, answer_offer, open_rematch
from philtre.table.setup import PerGame, Plan
from philtre.table.table import MOST_ASIDE

BOT = Plan("bot", "novice")
HERE = Plan("here")


def refusal(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return no.value.message.id


def told(scene: Scene) -> list[tuple[str, int | None]]:
    return [
        (notice.message.id.removeprefix("notice-"), notice.message.arguments.get("seat"))
        for notice in scene.table.notices
    ]


# Told to all


def test_an_undo_is_told_and_stands_where_the_match_is_then() -> None:
    scene = Scene(game="toil", clock=PerGame(60))
    actor, _, _ = scene.quiet()
    steps = len(scene.table.match.journal)
    scene.write(scene.table.undo(actor, scene.table.seq, 3))
    assert told(scene) == [("undone", actor)]
    notice = scene.table.notices[0]
    assert (notice.seq, notice.step) == (scene.table.seq, steps - 1)
    assert picture(scene.rebuilt(), 9) == picture(scene.table, 9)


def test_several_decisions_that_are_taken_back_at_once_are_told_once() -> None:
    scene = Scene(game="race")
    table = scene.table
    for text in ("trade", "done"):
        scene.write(table.act(0, table.match.game.parse(text), table.seq, 1))
    scene.write(table.undo(0, table.seq, 2, keep=0))
    assert table.match.journal == []
    assert told(scene) == [("undone", 0)]
    assert picture(scene.rebuilt(), 9) == picture(table, 9)


def test_notices_come_back_with_the_moves_they_followed() -> None:
    scene = Scene(game="toil")
    for _ in range(4):
        scene.act()
    scene.write(votes.call(scene.table, "pause", 0, 1))
    scene.write(votes.cast(scene.table, 1, False, 2))
    scene.write(votes.call(scene.table, "take-back", 0, 3, keep=1))
    scene.write(votes.cast(scene.table, 1, True, 4))
    assert told(scene) == [("refused-pause", 1), ("taken-back", None)]
    assert {notice.step for notice in scene.table.notices} == {len(scene.table.match.journal)}
    assert picture(scene.rebuilt(), 9) == picture(scene.table, 9)


def test_a_refused_vote_says_who_refused_and_a_withdrawn_one_that_it_was() -> None:
    scene = Scene(3, game="race")
    scene.write(votes.call(scene.table, "abandon", 0, 1))
    scene.write(votes.cast(scene.table, 1, True, 2))
    assert told(scene) == []
    scene.write(votes.cast(scene.table, 2, False, 3))
    scene.write(votes.call(scene.table, "pause", 1, 5))
    scene.write(votes.cast(scene.table, 1, False, 6))
    assert told(scene) == [("refused-abandon", 2), ("withdrawn", 1)]


NOTE = re.compile(r"_note\((.*)\)$", re.MULTILINE)


def test_every_notice_has_its_sentence_in_both_languages() -> None:
    source = Path(state.__file__).with_name("state.py").read_text(encoding="utf-8")
    ids = {id for call in NOTE.findall(source) for id in re.findall(r'"([a-z-]+)"', call)}
    ids |= {f"refused-{vote}" for vote in get_args(VoteKind)}
    assert {"undone", "withdrew-offer", "resigned"} <= ids
    for language in ("en", "fr"):
        for you in ((), (0,)):
            words = Words(language, None, ["Anna", "Basile"], you=you)
            for id in ids:
                said = words.say(f"notice-{id}", seat=0, bot="adept")
                assert not you or "Anna" not in said


# A rematch


def over(**more: object) -> Scene:
    scene = Scene(**more)  # type: ignore[arg-type]
    scene.write(scene.table.resign(0, 1))
    return scene


def test_a_rematch_needs_everybody() -> None:
    scene = over()
    assert not all_agree(scene.table)
    assert scene.write(answer_offer(scene.table, 0, True, 2)) == ["Offered"]
    assert answer_offer(scene.table, 0, True, 3) == []
    assert (scene.table.offers, all_agree(scene.table)) == ([0], False)
    scene.write(answer_offer(scene.table, 1, True, 4))
    assert all_agree(scene.table)
    assert picture(scene.rebuilt(), 9) == picture(scene.table, 9)


def test_a_declined_or_withdrawn_rematch_has_to_be_offered_again() -> None:
    scene = over()
    assert refusal(lambda: answer_offer(scene.table, 1, False, 2)) == "rematch-none"
    for answerer, kind in ((1, "declined"), (0, "withdrew-offer")):
        scene.write(answer_offer(scene.table, 0, True, 3))
        scene.write(answer_offer(scene.table, answerer, False, 4))
        assert scene.table.offers == []
        assert told(scene)[-2:] == [("offered", 0), (kind, answerer)]
    assert picture(scene.rebuilt(), 9) == picture(scene.table, 9)


def test_nobody_offers_a_rematch_while_the_game_goes_on() -> None:
    assert refusal(lambda: answer_offer(Scene().table, 0, True, 1)) == "table-not-over"


def test_one_person_agrees_alone_with_bots_or_at_several_seats() -> None:
    for plans in ((HERE, BOT), (HERE, HERE)):
        scene = over(plans=plans, game="race")
        scene.write(answer_offer(scene.table, 1 if plans[1] is HERE else 0, True, 2))
        assert scene.table.offers == [0]
        assert all_agree(scene.table)


def test_offers_have_an_end() -> None:
    scene = over()
    while scene.table.aside < MOST_ASIDE:
        scene.write(answer_offer(scene.table, 0, not scene.table.offers, 2))
    assert refusal(lambda: answer_offer(scene.table, 0, True, 3)) == "table-long"


# Free seats


def test_a_free_seat_is_given_to_a_bot_and_the_last_one_begins_the_game() -> None:
    scene = Scene(3, game="race", sit=False)
    table = scene.table
    scene.write(table.sit(0, "ann", "Ann", 1))
    assert scene.write(table.seat_bot(2, "adept", 2)) == ["BotSeated"]
    assert (table.begun, table.seats[2].bot, table.setup.seats[2]) == (False, "adept", Plan("bot", "adept"))
    assert picture(scene.rebuilt(), 9) == picture(table, 9)
    assert "Dealt" in scene.write(table.seat_bot(1, "novice", 3)) or table.match.dealt
    assert table.begun
    assert refusal(lambda: table.seat_bot(1, "novice", 4)) == "seat-begun"
    assert picture(scene.rebuilt(), 9) == picture(table, 9)
    following, _ = open_rematch(ended(scene).table, random.Random(1), 9)
    assert sorted(seat.bot for seat in following.seats) == ["", "adept", "novice"]


def ended(scene: Scene) -> Scene:
    scene.write(scene.table.resign(0, 5))
    return scene


def test_a_bot_makes_room_again_for_a_person() -> None:
    scene = Scene(3, game="race", sit=False)
    scene.write(scene.table.seat_bot(1, "novice", 1))
    link = scene.table.seats[1].link
    scene.write(scene.table.free(1, 2))
    assert (scene.table.seats[1].taken, scene.table.seats[1].plan.kind) == (False, "person")
    assert scene.table.seats[1].link > link
    scene.write(scene.table.sit(1, "bob", "Bob", 3))
    assert picture(scene.rebuilt(), 9) == picture(scene.table, 9)


def test_what_cannot_be_given_to_a_bot_is_refused() -> None:
    scene = Scene(sit=False)
    scene.write(scene.table.sit(0, "ann", "Ann", 1))
    assert refusal(lambda: scene.table.seat_bot(0, "novice", 2)) == "seat-taken"
    assert refusal(lambda: scene.table.seat_bot(1, "genius", 2)) == "setup-level"
    assert refusal(lambda: scene.table.seat_bot(7, "novice", 2)) == "seat-unknown"
    hot = Scene(plans=(HERE, Plan()), sit=False)
    assert refusal(lambda: hot.table.free(0, 1)) == "seat-no-person"


# Taking back by vote


def test_a_player_with_several_seats_takes_back_their_last_decision_at_any_of_them() -> None:
    scene = Scene(plans=(HERE, HERE), game="race")
    while len({step.actor for step in scene.table.match.journal if step.actor >= 0}) < 2:
        scene.act()
    table = scene.table
    last = next(step.actor for step in reversed(table.match.journal) if step.actor >= 0)
    made = table.match.decisions
    scene.write(votes.call(table, "take-back", 1 - last, 5))
    assert table.match.decisions == made - 1
    assert picture(scene.rebuilt(), 9) == picture(table, 9)
