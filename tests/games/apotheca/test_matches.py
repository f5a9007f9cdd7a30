"""Matches: what is one, whose it is, and what comes of it."""

import pytest

from philtre.testing import entry, event_kinds, events, kinds, legal, play

from .scene import active, at, gems, market, satisfied

IDLE = "active=-/merten"
ONE = "active=corvidus/merten"
TWO = "active=corvidus,imogen/merten"


# What a match is


@pytest.mark.parametrize(
    ("before", "reveal", "rest"),
    [
        ("R R r1 . / . . . . / . . . . / . . . y2", "c1", ". . . . / . . . . / . . . . / . . . y2"),
        (". R r1 R / . . . . / . . . . / . . . y2", "c1", ". . . . / . . . . / . . . . / . . . y2"),
        ("B . . . / B . . . / b1 . . . / . . . y2", "a3", ". . . . / . . . . / . . . . / . . . y2"),
        (". . . . / . . . Y / . . . Y / . b2 . y1", "d4", ". . . . / . . . . / . . . . / . b2 . ."),
    ],
)
def test_three_of_a_colour_in_a_row_or_column_are_a_match(before: str, reveal: str, rest: str) -> None:
    state = play(at(f"{before} | {ONE}"), f"reveal {reveal}")
    assert market(state) == rest
    assert active(state) == []


@pytest.mark.parametrize(
    "lying",
    [
        "R R . r1 / . . . . / . . . . / . . . y2",  # a gap
        "R . . . / . R . . / . . r1 . / . . . y2",  # a diagonal
        "R R . . / r1 . . . / . . . . / . . . y2",  # a corner
        "R R . . / . . . . / . . r1 . / . . . y2",
        ". . R R / r1 . . . / . . . . / . . . y2",  # the end of a row and the start of the next
        "R R B r1 / . . . . / . . . . / . . . y2",
    ],
)
def test_anything_else_is_not(lying: str) -> None:
    (tile,) = [
        space for space, tile in zip(spaces(), lying.replace("/", "").split(), strict=True) if tile == "r1"
    ]
    state = play(at(f"{lying} | {ONE}"), f"reveal {tile}")
    assert market(state) == lying.replace("r1", "R")
    assert active(state) == ["corvidus"]


def spaces() -> list[str]:
    return [column + row for row in "1234" for column in "abcd"]


def test_facedown_tiles_never_count() -> None:
    state = at(f"R . R R / . . r1 . / . . . . / . . . y1 | {ONE}")
    play(state, "gully-glide c2 c4")
    assert active(state) == ["corvidus"]
    state = at("R r1 . R / . . . . / . . . . / . . . y1 | active=corvidus/merten")
    play(state, "gully-glide d1 c1")
    assert market(state) == "R r1 R . / . . . . / . . . . / . . . y1"
    assert active(state) == ["corvidus"]


def test_matches_are_looked_for_after_the_whole_action() -> None:
    # The tile from c2 would complete row 1, but the one on a1 leaves it with the same dive.
    state = at("R R . . / . . R . / . . . . / . . . y1 | active=qwixly/-")
    play(state, "double-dive a1 a2 c2 c1")
    assert market(state) == ". R R . / R . . . / . . . . / . . . y1"
    assert active(state) == ["qwixly"]


def test_a_power_can_make_a_match() -> None:
    state = at(f"R . . . / . . . . / R . . R / R . . y1 | {ONE}")
    play(state, "gully-glide a1 a2")
    assert market(state) == ". . . . / . . . . / . . . R / . . . y1"
    assert satisfied(state) == {"corvidus": "ruby"}


def test_whoever_makes_the_match_scores_it_whoever_placed_the_tiles() -> None:
    state = at(f"r2 . . R / R . . . / R . . . / . . . y2 | {ONE}")
    play(state, "reveal a1")
    assert satisfied(state, 0) == {"corvidus": "ruby"}
    assert satisfied(state, 1) == {}


@pytest.mark.parametrize(("letter", "colour"), [("R", "ruby"), ("B", "sapphire"), ("Y", "topaz")])
def test_a_match_of_any_colour_satisfies_any_apothecary(letter: str, colour: str) -> None:
    tile = letter.lower() + "1"
    state = at(f"{letter} {letter} {tile} . / . . . . / . . . . / . . . y2 | {ONE}")
    play(state, "reveal c1")
    assert satisfied(state) == {"corvidus": colour}


# Special matches


@pytest.mark.parametrize(
    ("lying", "size"),
    [
        ("R R r1 R / . . . . / . . . . / . . . y2", 4),
        ("R R r1 . / . . R . / . . R . / . . . y2", 5),  # L
        ("R r1 R . / . R . . / . R . . / . . . y2", 5),  # T
        (". R . . / R r1 R . / . R . . / . . . y2", 5),  # +
        ("R r1 R R / . R . . / . R . . / . R . y2", 7),  # two lines of four
    ],
)
@pytest.mark.parametrize("hand", [IDLE, ONE])
def test_lines_that_share_a_tile_are_one_match_with_one_gem_more(lying: str, size: int, hand: str) -> None:
    place = spaces()[lying.replace("/", "").split().index("r1")]
    state = at(f"{lying} | {hand} supply=0,5,5")
    told = events(state, f"reveal {place}")
    (matched,) = [event for event in told if event["kind"] == "matched"]
    assert len(matched["spaces"]) == size
    assert market(state) == ". . . . / . . . . / . . . . / . . . y2"
    if hand == ONE:
        assert gems(state) == (2, 0, 0)  # revealed, special
        assert entry(state, "supply") == "0,5,5"
    else:
        assert gems(state) == (3, 0, 0)  # revealed, special, no apothecary
        assert entry(state, "supply") == f"{size},5,5"


def test_three_tiles_earn_no_gem_beside_the_match() -> None:
    state = play(at(f"R . R . / . R . . / . . . . / . . . y1 | {ONE}"), "gully-glide b2 b1")
    assert satisfied(state) == {"corvidus": "ruby"}
    assert gems(state) == (0, 0, 0)


def test_a_block_of_two_rows_of_three_is_two_matches() -> None:
    state = at("R R . R / R R . R / . . . . / . . . y1 | active=tidemaster,imogen/-")
    play(state, "wizarding-winds left")
    assert legal(state) == {"collect a1", "collect a2"}
    play(state, "collect a1", "satisfy imogen")
    assert satisfied(state) == {"imogen": "ruby", "tidemaster": "ruby"}
    assert gems(state) == (0, 0, 0)  # neither has more than three tiles
    assert market(state) == ". . . . / . . . . / . . . . / y1 . . ."


def test_lines_of_two_colours_are_two_matches() -> None:
    state = at("R B R . / B R B . / . . . . / . . . y1 | active=benedetto,imogen/-")
    play(state, "flickering-flip b1 b2")
    assert legal(state) == {"collect a1", "collect a2"}


# With an apothecary


def test_the_tiles_stay_with_the_satisfied_apothecary() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {ONE} supply=2,3,4")
    play(state, "reveal c1")
    assert entry(state, "supply") == "2,3,4"
    assert entry(state, "satisfied") == "corvidus:r/-"
    assert state.piece_counts() == {"ruby": 15, "sapphire": 15, "topaz": 15, "apothecaries": 15}


def test_a_satisfied_apothecary_is_no_longer_active() -> None:
    state = play(at(f"R R r1 . / . . . . / . . . . / B . . y2 | {ONE}"), "reveal c1")
    assert "gully-glide" not in kinds(state)


def test_nothing_is_asked_where_there_is_one_answer() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {ONE}")
    assert event_kinds(state, "reveal c1") == ["revealed", "gained", "matched", "satisfied"]


def test_with_several_apothecaries_the_player_chooses_which_is_satisfied() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {TWO}")
    play(state, "reveal c1")
    assert legal(state) == {"satisfy corvidus", "satisfy imogen"}
    play(state, "satisfy imogen")
    assert active(state) == ["corvidus"]
    assert satisfied(state) == {"imogen": "ruby"}


def test_a_match_goes_to_the_movers_own_apothecaries() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {IDLE}")
    play(state, "reveal c1")
    assert satisfied(state, 1) == {}
    assert active(state, 1) == ["merten"]


# Without


def test_without_an_active_apothecary_the_tiles_go_back_for_a_gem() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {IDLE} supply=2,3,4")
    assert event_kinds(state, "reveal c1") == ["revealed", "gained", "matched", "returned", "gained"]
    assert gems(state) == (2, 0, 0)
    assert entry(state, "supply") == "5,3,4"
    assert satisfied(state) == {}
    assert market(state) == ". . . . / . . . . / . . . . / . . . y2"


def test_collecting_is_a_duty() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {TWO}")
    play(state, "reveal c1")
    assert kinds(state) == {"satisfy"}


# Several at once

BOTH = "R B R . / B R B . / . . . . / . . . y1"


def test_without_an_apothecary_the_order_is_not_asked() -> None:
    state = at("R R . R / B B . B / Y Y . Y / . . . y1 | active=tidemaster/- supply=0,0,0")
    play(state, "wizarding-winds left")
    assert legal(state) == {"collect a1", "collect a2", "collect a3"}
    told = events(state, "collect a2")
    assert [event["spaces"] for event in told if event["kind"] == "returned"] == [
        ["a1", "b1", "c1"], ["a3", "b3", "c3"],
    ]  # fmt: skip
    assert satisfied(state) == {"tidemaster": "sapphire"}
    assert (gems(state), entry(state, "supply")) == ((1, 0, 1), "3,0,3")


def test_two_matches_and_one_apothecary_the_player_chooses_the_match() -> None:
    state = play(at(f"{BOTH} | active=benedetto/-"), "flickering-flip b1 b2", "collect a1")
    assert satisfied(state) == {"benedetto": "ruby"}
    assert gems(state) == (0, 1, 0)  # the other one went back
    state = play(at(f"{BOTH} | active=benedetto/-"), "flickering-flip b1 b2", "collect a2")
    assert satisfied(state) == {"benedetto": "sapphire"}
    assert gems(state) == (1, 0, 0)
    assert market(state) == ". . . . / . . . . / . . . . / . . . y1"


def test_two_matches_and_three_apothecaries_first_the_match_then_the_apothecary() -> None:
    state = at(f"{BOTH} | active=benedetto,imogen,merten/-")
    play(state, "flickering-flip b1 b2")
    assert legal(state) == {"collect a1", "collect a2"}
    play(state, "collect a2")
    assert legal(state) == {"satisfy benedetto", "satisfy imogen", "satisfy merten"}
    play(state, "satisfy merten")
    assert legal(state) == {"satisfy benedetto", "satisfy imogen"}  # one match is left: no order to choose
    play(state, "satisfy benedetto")
    assert satisfied(state) == {"merten": "sapphire", "benedetto": "ruby"}
    assert active(state) == ["imogen"]


def test_each_of_several_special_matches_has_its_gem() -> None:
    state = at("R R . R / R R . R / . . R . / . . R y1 | active=tidemaster,imogen/-")
    play(state, "wizarding-winds up", "collect a2", "satisfy imogen")
    assert satisfied(state) == {"imogen": "ruby", "tidemaster": "ruby"}
    assert gems(state) == (2, 0, 0)
    assert market(state) == ". . . . / . . . . / . . . y1 / . . . ."


# Winning

ALMOST = "satisfied=afrit:b,giada:b/-"


def test_the_third_satisfied_apothecary_wins() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {ONE} {ALMOST}")
    assert event_kinds(state, "reveal c1")[-2:] == ["satisfied", "won"]
    assert state.over
    assert state.returns() == [1.0, 0.0]


def test_two_do_not_win() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {ONE} satisfied=afrit:b/-")
    assert not play(state, "reveal c1").over


def test_a_match_without_an_apothecary_does_not_count_towards_winning() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {IDLE} {ALMOST}")
    assert not play(state, "reveal c1").over


def test_the_game_is_won_at_once_even_if_another_match_is_left_standing() -> None:
    state = at(f"{BOTH} | active=benedetto/- {ALMOST}")
    play(state, "flickering-flip b1 b2", "collect a2")
    assert state.over
    assert state.returns() == [1.0, 0.0]
    assert market(state) == "R R R . / . . . . / . . . . / . . . y1"


def test_satisfied_apothecaries_of_several_players_do_not_add_up() -> None:
    state = at(f"R R r1 . / . . . . / . . . . / . . . y2 | {ONE} satisfied=afrit:b/giada:b,solas:y")
    assert not play(state, "reveal c1").over
