"""Sitting down, deciding, taking back, talking, and the end, at one table."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from tests.table.scene import Scene

from philtre import Message
from philtre.core.state import NOBODY
from philtre.table import votes
from philtre.table.clocks import DAY
from philtre.table.entries import Moved, VoteKind
from philtre.table.people import forgotten, owners_of
from philtre.table.refused import Refused
from philtre.table.rematch import open_rematch
from philtre.table.seats import FORMER
from philtre.table.setup import PerGame, PerMove, Plan, Setup, settled
from philtre.table.table import Table

BOT = Plan("bot", "novice")
HERE = Plan("here")


def refusal(deed: Callable[[], object]) -> str:
    """The id of the sentence that says no."""
    with pytest.raises(Refused) as no:
        deed()
    return no.value.message.id


# Seats


def test_nothing_can_be_decided_until_every_seat_is_taken() -> None:
    scene = Scene(sit=False)
    table = scene.table
    assert (table.begun, table.actor) == (False, NOBODY)
    scene.write(table.sit(0, "ann", "Ann", 1))
    assert refusal(lambda: table.act(0, 0, table.seq, 2)) == "table-waiting"
    scene.write(table.sit(1, "bob", "Bob", 3))
    assert (table.begun, table.actor) == (True, table.match.actor)


def test_a_seat_is_taken_once_and_sitting_down_again_is_no_deed() -> None:
    scene = Scene()
    assert refusal(lambda: scene.table.sit(0, "eve", "Eve", 1)) == "seat-taken"
    assert scene.table.sit(0, "ann", "Ann", 1) == []
    assert refusal(lambda: scene.table.sit(7, "eve", "Eve", 1)) == "seat-unknown"


def test_who_stands_up_before_the_beginning_frees_the_seat_and_later_nobody_can() -> None:
    scene = Scene(sit=False)
    scene.write(scene.table.sit(0, "ann", "Ann", 1))
    scene.write(scene.table.stand_up(0, 2))
    scene.write(scene.table.sit(0, "eve", "Eve", 3))
    scene.write(scene.table.sit(1, "bob", "Bob", 3))
    assert scene.table.seats[0].name == "Eve"
    assert refusal(lambda: scene.table.stand_up(0, 4)) == "seat-begun"


def test_those_at_the_hosts_screen_sit_down_at_once() -> None:
    scene = Scene(plans=(HERE, Plan("here", "", "Zoe"), BOT), game="race")
    assert scene.table.begun
    assert [seat.name for seat in scene.table.seats] == ["Ann", "Zoe", ""]
    assert scene.table.seats_of("ann") == [0, 1]


def test_seats_are_drawn_by_lot_when_the_last_one_is_taken_and_not_before() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(600):
        scene = Scene(3, sit=False, seed=seed, shuffle=True)
        table = scene.table
        for seat, player in enumerate(("ann", "bob", "cyd")):
            assert [other.player for other in table.seats] == ["ann", "bob", "cyd"][:seat] + [""] * (3 - seat)
            kinds = scene.write(table.sit(seat, player, player.title(), seat))
        assert kinds == ["Sat", "Shuffled", "Dealt"]
        order = tuple(seat.player for seat in table.seats)
        assert [seat.name for seat in table.seats] == [player.title() for player in order]
        assert [order[table.drawn_seats[seat]] for seat in range(3)] == ["ann", "bob", "cyd"]
        found[order] += 1
    assert len(found) == 6
    assert all(60 < number < 145 for number in found.values())


def test_a_rebuilt_table_has_the_seats_that_were_drawn() -> None:
    for seed in range(8):
        plans = (Plan("person", "", "Bob"), Plan("bot", "novice"), Plan("here", "", "Zoe"), Plan())
        scene = Scene(plans=plans, seed=seed, sit=False, shuffle=True)
        scene.write(scene.table.sit(0, "bob", "Bob", 1))
        scene.write(scene.table.sit(3, "dan", "Dan", 2))
        scene.act()
        again = scene.rebuilt()
        for table in (scene.table, again):
            assert [seat.plan for seat in table.seats] == list(table.setup.seats)
        assert again.seats == scene.table.seats
        assert again.setup == scene.table.setup
        assert again.drawn_seats == scene.table.drawn_seats
        assert again.match.state.position() == scene.table.match.state.position()
        assert again.record().players == scene.table.record().players
        sitting = {number: seat.player for number, seat in enumerate(again.seats) if seat.player}
        assert owners_of(scene.journal).held == sitting


def test_a_rematch_draws_the_seats_again_and_devices_follow_their_player() -> None:
    orders = set()
    for seed in range(12):
        scene = Scene(3, game="race", seed=seed, shuffle=True, options={"rounds": 1})
        ann = scene.table.seats_of("ann")[0]
        scene.write(scene.table.join(ann, "ann's phone", 1))
        while scene.table.ending is None:
            scene.act(2)
        following, entries = open_rematch(scene.table, random.Random(seed), 3)
        assert [type(entry).__name__ for entry in entries].count("Shuffled") == 1
        assert following.seats_of("ann") == following.seats_of("ann's phone")
        assert sorted(seat.player for seat in following.seats) == ["ann", "bob", "cyd"]
        orders.add(tuple(seat.player for seat in following.seats))
    assert len(orders) > 2


@pytest.mark.parametrize(("name", "shown"), [("Maggie \u2713", "Maggie"), ("\u3164", "")])
def test_a_hosts_name_of_before_is_shown_as_names_are_today(name: str, shown: str) -> None:
    table, _ = Table.open(Setup("race", (HERE, BOT)), "ann", name, random.Random(1), 0)
    assert table.seats[0].name == shown


def test_another_device_goes_on_with_a_seat() -> None:
    scene = Scene()
    scene.write(scene.table.join(1, "bobs-phone", 1))
    assert scene.table.seats_of("bobs-phone") == [1]
    assert scene.table.seats[1].player == "bob"
    empty = Scene(sit=False)
    assert refusal(lambda: empty.table.join(0, "x", 1)) == "seat-empty"


@pytest.mark.parametrize("name", ["\u202e", " ", "x" * 33, "\x00"])
def test_a_name_must_be_readable(name: str) -> None:
    scene = Scene(sit=False)
    assert refusal(lambda: scene.table.sit(0, "ann", name, 1)) == "name-unfit"


@pytest.mark.parametrize(
    ("setup", "id"),
    [
        (Setup("chess", (BOT, BOT)), "setup-game"),
        (Setup("apotheca", (BOT,) * 7), "setup-seats"),
        (Setup("apotheca", (BOT, BOT), "duel"), "setup-variant"),
        (Setup("apotheca", (BOT, BOT), "solo"), "setup-seats"),
        (Setup("apotheca", (BOT, BOT), options={"speed": 9}), "setup-option"),
        (Setup("apotheca", (BOT, BOT), options={"turns": 0}), "setup-option"),
        (Setup("apotheca", (BOT, Plan("bot", "genius"))), "setup-level"),
        (Setup("apotheca", (BOT, BOT), language="de"), "setup-language"),
    ],
)
def test_a_setup_that_does_not_go_is_refused(setup: Setup, id: str) -> None:
    assert refusal(lambda: settled(setup)) == id


# Deciding


def test_a_decision_and_its_chance_are_one_entry() -> None:
    scene = Scene(game="race")
    while True:
        before = len(scene.table.match.journal)
        scene.act()
        move = scene.journal[-1]
        assert isinstance(move, Moved)
        steps = scene.table.match.journal[before:]
        assert [step.action for step in steps] == [move.action, *move.chance]
        if move.chance:
            break


def test_a_decision_is_refused_out_of_turn_and_when_it_is_stale() -> None:
    scene = Scene()
    table = scene.table
    actor, action, seq = table.actor, table.match.legal()[0], table.seq
    assert refusal(lambda: table.act(1 - actor, action, seq, 1)) == "table-not-your-turn"
    assert refusal(lambda: table.act(actor, 99_999, seq, 1)) == "table-not-a-move"
    assert refusal(lambda: table.act(actor, action, seq + 1, 1)) == "table-stale"
    scene.write(table.say(actor, 1, "hello"))
    assert scene.write(table.act(actor, action, seq, 2)) == ["Moved"]  # talk changes no position
    other = next(number for number in range(1416) if number != action)
    assert refusal(lambda: table.act(actor, other, seq, 3)) == "table-stale"


def test_a_decision_sent_twice_is_done_once() -> None:
    scene = Scene()
    table = scene.table
    actor, action, seq = table.actor, table.match.legal()[0], table.seq
    scene.write(table.act(actor, action, seq, 1))
    steps = len(table.match.journal)
    assert table.act(actor, action, seq, 2) == []
    assert len(table.match.journal) == steps
    scene.act(3)
    assert refusal(lambda: table.act(actor, action, seq, 4)) == "table-stale"


def test_a_person_does_not_decide_for_a_bot_nor_a_bot_for_a_person() -> None:
    scene = Scene(plans=(HERE, BOT))
    table = scene.table
    wrong = "" if table.seats[table.actor].bot else "novice"
    assert (
        refusal(lambda: table.act(table.actor, table.match.legal()[0], table.seq, 1, wrong))
        == "seat-bot-plays"
    )


def test_undo_goes_back_one_decision_and_not_past_what_told_somebody_something() -> None:
    scene = Scene()
    table = scene.table
    actor, _, before = scene.quiet()
    scene.write(table.undo(actor, table.seq, 1))
    assert table.match.state.position() == before
    scene.act()
    while table.why_no_undo(actor) is None:
        scene.act()
    assert table.why_no_undo(actor) in (
        Message("undo-chance"),
        Message("undo-reveal"),
        Message("undo-other", {"seat": 1 - actor}),
    )


def test_a_stale_undo_takes_nothing_back() -> None:
    scene = Scene()
    actor, seq, _ = scene.quiet()
    assert refusal(lambda: scene.table.undo(actor, seq, 1)) == "table-stale"


# Talk, the end, and the next game


def test_talk_is_text_or_a_phrase_and_off_where_the_table_says_so() -> None:
    scene = Scene()
    scene.write(scene.table.say(0, 1, "  one\n\u202etwo "))
    scene.write(scene.table.say(1, 2, phrase="thanks"))
    assert [(said.seat, said.text, said.phrase) for _, said in scene.table.chat] == [
        (0, "one two", ""),
        (1, "", "thanks"),
    ]
    assert refusal(lambda: scene.table.say(0, 1, " ")) == "chat-empty"
    assert refusal(lambda: scene.table.say(0, 1, "x" * 301)) == "chat-long"
    assert refusal(lambda: scene.table.say(0, 1, phrase="insult")) == "chat-phrase"
    silent = Scene(talk=False)
    assert refusal(lambda: silent.table.say(0, 1, phrase="hello")) == "chat-off"


def test_hints_are_for_who_decides_and_off_where_the_table_says_so() -> None:
    table = Scene().table
    assert table.why_no_hint(table.actor, 1) is None
    assert table.why_no_hint(1 - table.actor, 1) == Message("table-not-your-turn", {"seat": table.actor})
    assert Scene(hints=False).table.why_no_hint(0, 1) == Message("hint-off")


def test_a_game_that_is_over_is_told_with_its_returns_and_goes_on_at_another_table() -> None:
    scene = Scene(3, "race")
    table = scene.table
    assert refusal(lambda: open_rematch(table, scene.rng, 1)) == "table-not-over"
    while table.ending is None:
        scene.act()
    assert table.ending.reason == "played"
    assert list(table.ending.returns) == table.match.state.returns()
    assert refusal(lambda: table.act(0, 0, table.seq, 1)) == "table-over"
    following, entries = open_rematch(table, scene.rng, 5)
    assert [seat.name for seat in following.seats] == ["Cyd", "Ann", "Bob"]
    assert following.begun
    assert following.seq == len(entries)
    scene.write(table.go_on_at("next", 6))
    assert table.go_on_at("other", 7) == []
    assert table.rematch == "next"


def test_a_host_at_the_screen_keeps_everyones_names_in_a_rematch() -> None:
    scene = Scene(plans=(HERE, Plan("here", "", "Zoe")))
    scene.write(scene.table.close(1))
    following, _ = open_rematch(scene.table, scene.rng, 2)
    assert [(seat.name, seat.player) for seat in following.seats] == [("Zoe", "ann"), ("Ann", "ann")]


def test_the_record_of_a_table_names_its_players() -> None:
    scene = Scene(plans=(HERE, BOT))
    assert scene.table.record().players == ["Ann", "bot:novice"]


# Votes


def test_a_take_back_beyond_the_window_needs_everybody() -> None:
    scene = Scene(3, "race")
    table = scene.table
    before = table.match.state.position()
    actor = table.actor
    scene.act(1)
    while table.actor == actor:
        scene.act(1)
    scene.act(1)
    others = [seat for seat in range(3) if seat != actor]
    assert scene.write(votes.call(table, "take-back", actor, 2, keep=0)) == ["Called"]
    assert scene.write(votes.cast(table, others[0], True, 3)) == ["Voted"]
    assert scene.write(votes.cast(table, others[1], True, 4)) == ["Voted", "Undone"]
    assert (table.match.state.position(), table.vote) == (before, None)


def test_one_no_ends_a_vote_that_needs_everybody() -> None:
    scene = Scene(3, "race")
    scene.write(votes.call(scene.table, "abandon", 0, 1))
    assert refusal(lambda: votes.call(scene.table, "pause", 1, 1)) == "vote-open"
    scene.write(votes.cast(scene.table, 2, False, 2))
    assert (scene.table.vote, scene.table.ending) == (None, None)
    assert refusal(lambda: votes.cast(scene.table, 1, True, 3)) == "vote-none"


def test_who_called_a_vote_can_withdraw_it() -> None:
    scene = Scene(3, "race")
    scene.write(votes.call(scene.table, "abandon", 0, 1))
    scene.write(votes.cast(scene.table, 0, False, 2))
    assert scene.table.vote is None


def test_a_move_ends_a_vote_to_take_back_but_no_other() -> None:
    scene = Scene()
    scene.act(1)
    scene.write(votes.call(scene.table, "take-back", 0, 2, keep=0))
    scene.act(3)
    assert scene.table.vote is None
    scene.write(votes.call(scene.table, "abandon", 0, 4))
    scene.act(5)
    assert scene.table.vote is not None


def test_the_absent_are_replaced_by_who_is_there_and_come_back_when_they_like() -> None:
    scene = Scene(4, "race")
    table = scene.table
    assert refusal(lambda: votes.call(table, "stand-in", 0, 1, subject=2)) == "vote-not-absent"
    assert refusal(lambda: votes.call(table, "stand-in", 0, 1, subject=9)) == "vote-subject"
    assert refusal(lambda: votes.call(table, "stand-in", 0, 1, subject=2, level="god")) == "setup-level"
    scene.write(votes.call(table, "stand-in", 0, 1, subject=2, level="adept", absent={2}))
    assert table.vote is not None
    assert table.vote.called.voters == (0, 1, 3)
    assert scene.write(votes.cast(table, 3, True, 2)) == ["Voted", "StoodIn"]
    assert table.seats[2].bot == "adept"
    assert table.why_no_undo(2) == Message("seat-bot-plays", {"seat": 2})
    scene.write(table.hand_back(2, 3))
    assert table.seats[2].bot == ""
    assert table.hand_back(2, 4) == []


def test_who_has_come_back_is_not_replaced_any_more() -> None:
    scene = Scene(3, "race")
    table = scene.table
    scene.write(votes.call(table, "stand-in", 0, 1, subject=2, absent={2}))
    assert refusal(lambda: votes.cast(table, 1, True, 2, absent=())) == "vote-not-absent"
    assert scene.write(votes.cast(table, 1, True, 3, absent={2})) == ["Voted", "StoodIn"]


def test_at_a_table_for_two_who_is_there_decides_alone_about_a_stand_in() -> None:
    scene = Scene()
    assert scene.write(votes.call(scene.table, "stand-in", 0, 1, subject=1, absent={1})) == [
        "Called",
        "StoodIn",
    ]


@pytest.mark.parametrize("vote", ["take-back", "abandon", "pause"])
@pytest.mark.parametrize("stand_in", [False, True])
def test_the_absent_never_count_as_yes(vote: VoteKind, stand_in: bool) -> None:
    scene = Scene()
    table = scene.table
    if stand_in:
        scene.write(votes.call(table, "stand-in", 0, 1, subject=1, absent={1}))
    while 0 not in table.match.decided:
        scene.act(1)
    position = table.match.state.position()
    assert scene.write(votes.call(table, vote, 0, 2, absent={1})) == ["Called"]
    assert table.vote is not None
    assert table.vote.called.voters == (0, 1)
    assert (table.match.state.position(), table.paused, table.ending) == (position, False, None)
    assert scene.write(votes.cast(table, 1, True, 3))[0] == "Voted"
    assert table.vote is None


def test_who_is_out_of_time_or_forgotten_has_no_say() -> None:
    scene = Scene(3, "race", clock=PerGame(1))
    table = scene.table
    late = table.actor
    scene.write(table.tick(2000))
    others = [seat for seat in range(3) if seat != late]
    assert refusal(lambda: votes.call(table, "abandon", late, 2001)) == "vote-not-yours"
    scene.write(votes.call(table, "abandon", others[0], 2001))
    assert table.vote is not None
    assert list(table.vote.called.voters) == others
    left = Scene(3, "race")
    left.journal = [
        forgotten(left.journal, "cyd", FORMER + "1").get(number, entry)
        for number, entry in enumerate(left.journal, 1)
    ]
    table = left.rebuilt()
    votes.call(table, "abandon", 0, 1)
    assert table.vote is not None
    assert table.vote.called.voters == (0, 1)


def test_with_days_for_each_turn_nobody_stands_in_before_the_time_is_up() -> None:
    scene = Scene(3, "race", clock=PerMove(3))
    table = scene.table
    late = table.actor
    other = (late + 1) % 3
    everyone = {0, 1, 2}
    asking = lambda: votes.call(table, "stand-in", other, 1, subject=late, absent=everyone)  # noqa: E731
    assert refusal(asking) == "vote-days"
    scene.write(votes.call(table, "stand-in", other, 1, subject=other, level="novice"))  # one's own affair
    assert table.seats[other].bot == "novice"
    assert scene.write(table.tick(3 * DAY)) == ["RanOut", "StoodIn"]
    assert table.seats[late].bot


def test_with_days_for_each_turn_a_bot_may_play_on_for_who_is_gone_for_good() -> None:
    scene = Scene(clock=PerMove(3))
    changed = forgotten(scene.journal, "bob", FORMER + "1")
    scene.journal = [changed.get(number, entry) for number, entry in enumerate(scene.journal, 1)]
    table = scene.rebuilt()
    votes.call(table, "stand-in", 0, 1, subject=1, absent={1})
    assert table.seats[1].bot


def test_one_may_have_a_stand_in_for_oneself() -> None:
    scene = Scene(3, "race")
    scene.write(votes.call(scene.table, "stand-in", 1, 1, subject=1, level="novice"))
    assert scene.table.seats[1].stand_in == "novice"


def test_who_plays_several_seats_has_one_vote() -> None:
    scene = Scene(plans=(HERE, HERE, Plan()), game="race")
    scene.write(votes.call(scene.table, "pause", 1, 1))
    assert scene.table.vote is not None
    assert scene.table.vote.called.voters == (0, 2)
    assert scene.write(votes.cast(scene.table, 2, True, 2)) == ["Voted", "Paused"]


def test_nothing_is_decided_while_the_table_is_paused() -> None:
    scene = Scene(plans=(HERE, BOT))
    table = scene.table
    scene.write(votes.call(table, "pause", 0, 1))
    assert (table.paused, table.actor) == (True, NOBODY)
    assert table.why_not(0, 0, 2) == Message("table-paused")
    scene.write(table.resume(0, 3))
    assert refusal(lambda: table.resume(0, 4)) == "table-not-paused"
    scene.act(5)
