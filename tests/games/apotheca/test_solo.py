"""Solo."""

import pytest

from philtre.testing import chance, entry, event_kinds, events, kinds, legal, play, refusal

from .reference import POWER_OF
from .scene import active, at, dealt, gems, market, satisfied, seen

FRESH = "R . r0 B / . r0 . b0 / b0 . y0 . / Y y0 . R"
SPACES = {column + row for row in "1234" for column in "abcd"}
ROW = "R R r0 . / . . . . / . . . . / . R . y1"


def solo(text: str, rest: str = "outside=c4") -> str:
    return f"{text} | variant=solo {rest}"


# The set-up


def test_four_corners_face_up_and_six_facedown_tiles_on_a_chequer() -> None:
    state = dealt("RBYRRRBBYY", ["corvidus", "afrit", "giada", "solas"], seats=1)
    assert market(state) == FRESH
    assert seen(state, 0) == seen(state, None)  # they point away from the player
    assert seen(state, 0)["c1"] is None


def test_sixteen_tiles_lie_outside_one_for_each_space_and_the_rest_in_the_box() -> None:
    state = dealt("RBYRRRBBYY", ["corvidus", "afrit", "giada", "solas"], seats=1)
    assert set(state.view(0).outside) == SPACES
    assert entry(state, "supply") == "11,12,12"  # 16 outside and 19 in the box: all unseen
    assert "restock" not in legal(state)


def test_one_apothecary_for_the_player_and_the_alley_as_usual() -> None:
    state = dealt("RBYRRRBBYY", ["corvidus"], seats=1)
    assert chance(state) == {f"card {card}": 1 for card in POWER_OF if card != "corvidus"}
    play(state, "card afrit", "card giada", "card solas")
    assert (active(state), entry(state, "alley"), entry(state, "deck")) == (
        ["corvidus"],
        "afrit,giada,solas",
        "11",
    )


# Actions


def test_every_turn_has_two_actions_the_first_too() -> None:
    state = dealt("RBYRRRBBYY", ["corvidus", "afrit", "giada", "solas"], seats=1)
    assert (state.actor, state.view(0).left) == (0, 2)
    play(state, "reveal c1", "gully-glide c1 b1")
    assert kinds(state) == {"fetch"}


def test_actions_may_repeat() -> None:
    state = at(solo("R . r0 . / . . . . / r0 . . . / . . . y1", "outside=b1 active=corvidus"))
    play(state, "reveal c1", "reveal a3")
    assert gems(state) == (2, 0, 0)
    assert kinds(state) == {"fetch"}
    state = at(solo("R . . . / . . . . / . . . . / . . . y1", "outside=b3 active=corvidus"))
    play(state, "gully-glide a1 b1", "gully-glide b1 b2")
    assert market(state) == ". . . . / . R . . / . . . . / . . . y1"


def test_there_is_no_restock() -> None:
    state = at(solo("R . . . / . . . . / . . . . / . . . y1"))
    assert legal(state) == {"reveal d4"}
    assert refusal(state, "restock") == ("no-restock-in-solo", "A34")


def test_hiring_costs_three_of_the_stations_colour_and_nothing_else() -> None:
    lying = "R . . . / . . . . / . . . . / . . . y1"
    state = at(solo(lying, "outside=c4 gems=3,2,2 alley=afrit,giada,solas"))
    assert legal(state) == {"reveal d4", "hire ruby"}
    assert refusal(state, "hire-any topaz") == ("one-price-in-solo", "A34")
    assert refusal(state, "hire-top") == ("one-price-in-solo", "A34")
    assert refusal(state, "hire sapphire") == ("gems-needed", "A34")
    play(state, "hire ruby", "card merten")
    assert gems(state) == (0, 2, 2)
    assert active(state) == ["afrit"]
    assert entry(state, "alley") == "merten,giada,solas"


def test_without_a_second_action_the_turn_ends() -> None:
    state = at(solo("R . . . / . . . . / . . . . / . . . y0"))
    assert event_kinds(state, "reveal d4") == ["revealed", "gained", "forgone"]
    assert legal(state) == {"fetch c4"}


# Outside tiles


def test_after_the_actions_an_outside_tile_goes_to_its_own_empty_space() -> None:
    lying = "R . . . / . . . . / . . . . / . . . y0"
    state = at(solo(lying, "outside=a1,b3,c4,d4 left=1 supply=4,5,6"))
    play(state, "reveal d4")
    assert legal(state) == {"fetch b3", "fetch c4"}  # a1 and d4 are taken
    play(state, "fetch b3")
    assert chance(state) == {"tile ruby": 4, "tile sapphire": 5, "tile topaz": 6}
    play(state, "tile sapphire")
    assert market(state) == "R . . . / . . . . / . b1 . . / . . . Y"
    assert entry(state, "outside") == "a1,c4,d4"
    assert (state.actor, state.view(0).left) == (0, 2)


def test_it_is_unseen_before_and_open_to_the_player_after() -> None:
    for seat, colour in ((0, "sapphire"), (None, None)):
        state = at(solo("R . . . / . . . . / . . . . / . . . y0", "outside=b3 left=1"))
        play(state, "reveal d4")
        assert events(state, "fetch b3", seat=seat) == []
        assert events(state, "tile sapphire", seat=seat)[0] == {
            "kind": "fetched", "seat": 0, "at": "b3", "colour": colour,
        }  # fmt: skip
        assert seen(state, seat)["b3"] == colour


def test_a_tile_of_the_start_stays_unknown_to_the_player_too() -> None:
    assert seen(at(solo("R . r0 . / . . . . / . . . . / . . . y1")), 0) == {
        "a1": "ruby", "c1": None, "d4": "topaz",
    }  # fmt: skip


# Matches


def test_a_match_becomes_a_stack_on_one_of_its_spaces() -> None:
    state = at(solo(ROW, "outside=c4 active=corvidus"))
    play(state, "reveal c1")
    assert legal(state) == {"stack a1", "stack b1", "stack c1"}
    play(state, "stack b1")
    assert market(state) == ". R* . . / . . . . / . . . . / . R . y1"


def test_an_apothecary_is_satisfied_and_each_face_up_tile_of_the_colour_scores() -> None:
    state = at(solo("R R r0 . / . . B . / r0 . . . / . R . y1", "outside=c4 active=corvidus score=7"))
    told = events(state, "reveal c1", "stack a1")
    assert told[-1] == {"kind": "scored", "seat": 0, "points": 2, "total": 9}  # the stack and b4
    assert satisfied(state) == {"corvidus": "ruby"}
    assert gems(state) == (1, 0, 0)  # for the reveal


def test_the_player_chooses_which_apothecary() -> None:
    state = at(solo(ROW, "outside=c4 active=corvidus,merten"))
    play(state, "reveal c1", "stack c1")
    assert legal(state) == {"satisfy corvidus", "satisfy merten"}
    play(state, "satisfy merten")
    assert active(state) == ["corvidus"]
    assert entry(state, "score") == "2"


def test_without_an_apothecary_a_gem_and_no_points() -> None:
    state = at(solo(ROW))
    play(state, "reveal c1", "stack a1")
    assert gems(state) == (2, 0, 0)
    assert entry(state, "score") == ""
    assert market(state) == "R* . . . / . . . . / . . . . / . R . y1"


@pytest.mark.parametrize(("hand", "rubies"), [("", 3), (" active=corvidus", 2)])
def test_a_match_of_more_than_three_gives_its_gem_too(hand: str, rubies: int) -> None:
    state = at(solo("R R r0 R / . . . . / . . . . / . . . y1", f"outside=c4{hand}"))
    play(state, "reveal c1", "stack d1")
    assert gems(state) == (rubies, 0, 0)
    assert market(state) == ". . . R* / . . . . / . . . . / . . . y1"
    assert entry(state, "score") == ("1" if hand else "")


def test_a_stack_is_a_tile_like_any_other() -> None:
    state = at(solo("R* R r0 . / . . . . / . . . . / . . . y1", "outside=c4 active=corvidus"))
    play(state, "gully-glide a1 a2")
    assert market(state) == ". R r0 . / R* . . . / . . . . / . . . y1"
    state = at(solo("R* R r0 . / . . . . / . . . . / . . . y1", "outside=c4 active=corvidus"))
    play(state, "reveal c1", "stack b1")
    assert entry(state, "score") == "1"  # a stack counts as one
    assert market(state) == ". R* . . / . . . . / . . . . / . . . y1"


def test_two_matches_are_stacked_one_after_the_other() -> None:
    both = "R B R . / B R B . / . . . . / . . . y1"
    state = at(solo(both, "outside=c4 active=benedetto"))
    play(state, "flickering-flip b1 b2", "collect a2", "stack c2")
    assert entry(state, "score") == "1"
    assert legal(state) == {"stack a1", "stack b1", "stack c1"}
    play(state, "stack a1")
    assert market(state) == "R* . . . / . . B* . / . . . . / . . . y1"
    assert gems(state) == (1, 0, 0)


def test_three_satisfied_apothecaries_do_not_end_a_solo_game() -> None:
    state = at(solo(ROW, "outside=c4 active=corvidus satisfied=afrit:b,giada:b,solas:y"))
    play(state, "reveal c1", "stack a1")
    assert len(satisfied(state)) == 4
    assert not state.over


def test_no_overload() -> None:
    state = at(solo("R B R B / B R B R / R B R B / B R y1 .", "outside=a1,d4 left=1 active=benedetto"))
    play(state, "flickering-flip a1 b1", "fetch d4", "tile ruby")
    assert market(state) == "B R R B / B R B R / R B R B / B R y1 r1"
    assert "overload" not in event_kinds(state, "flickering-flip c1 d1")  # full, and an action is taken
    assert (state.actor, entry(state, "phase")) == (0, "")


# The end


def test_the_game_ends_when_no_outside_tile_can_be_placed() -> None:
    state = at(solo("R . . . / . . . . / . . . . / . . . y1", "outside=a1,d4 left=1 score=9"))
    assert event_kinds(state, "reveal d4") == ["revealed", "gained", "finished"]
    assert state.over
    assert state.returns() == [9.0]


def test_five_points_if_no_tile_is_left_outside() -> None:
    state = at(solo("R . . . / . . . . / . . . . / . . . y1", "outside=- left=1 score=9"))
    assert events(state, "reveal d4")[-2:] == [
        {"kind": "bonus", "seat": 0, "points": 5, "total": 14},
        {"kind": "finished", "seat": 0, "points": 14, "title": "assistant"},
    ]
    assert state.returns() == [14.0]


def test_the_matches_of_the_last_turn_are_scored_before_it_ends() -> None:
    full = "R R r1 B / B Y B Y / Y B Y B / B Y B Y"
    state = at(solo(full, "outside=d4 left=1 active=corvidus"))
    play(state, "reveal c1", "stack a1")
    assert (state.over, state.returns()) == (True, [1.0])
    state = at(solo(full, "outside=b1 left=1 active=corvidus"))
    play(state, "reveal c1", "stack a1")
    assert legal(state) == {"fetch b1"}  # the match has made room


@pytest.mark.parametrize(
    ("score", "title"),
    [
        (0, "assistant"), (14, "assistant"), (15, "apprentice"), (19, "apprentice"), (20, "adept"),
        (24, "adept"), (25, "expert"), (29, "expert"), (30, "master"), (34, "master"),
        (35, "grand-master"), (39, "grand-master"), (40, "legend"), (77, "legend"),
    ],
)  # fmt: skip
def test_the_score_earns_a_title(score: int, title: str) -> None:
    assert at(solo(ROW, f"outside=c4 score={score}")).view(0).title == title
