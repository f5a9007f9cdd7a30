"""Master of the Market."""

import pytest

from philtre.testing import chance, entry, event_kinds, events, kinds, legal, play, refusal

from .scene import active, at, dealt, gems, market, satisfied, seen

LYING = "R . . . / . . . . / . . . . / . . . y1"


def master(text: str, rest: str = "") -> str:
    """The master decrees ruby and is to act, unless the rest says otherwise."""
    decree = "" if "decree=" in rest else " decree=ruby"
    return f"{text} | variant=master{decree} {rest}"


# The set-up


def test_the_start_market_is_two_tiles_of_each_colour() -> None:
    state = dealt("", [], seats=2, variant="master")
    assert chance(state) == {"tile ruby": 2, "tile sapphire": 2, "tile topaz": 2}
    play(state, "tile ruby", "tile sapphire", "tile topaz", "tile ruby")
    assert chance(state) == {"tile sapphire": 1, "tile topaz": 1}
    play(state, "tile topaz")
    assert chance(state) == {"tile sapphire": 1}


def test_the_master_gets_no_apothecary_and_each_apprentice_one() -> None:
    cards = ["corvidus", "merten", "afrit", "giada", "solas"]
    state = dealt("RBYRYB", cards, seats=3, variant="master")
    assert [active(state, seat) for seat in range(3)] == [[], ["corvidus"], ["merten"]]
    assert entry(state, "alley") == "afrit,giada,solas"


def test_the_master_chooses_the_decree_after_seeing_the_market_and_begins_with_one_action() -> None:
    cards = ["corvidus", "afrit", "giada", "solas"]
    state = dealt("RBYRYB", cards, seats=2, variant="master")
    assert (state.actor, legal(state)) == (0, {"decree ruby", "decree sapphire", "decree topaz"})
    assert gems(state) == (0, 0, 0)  # the first decree is free
    play(state, "decree topaz")
    assert (state.actor, state.view(None).left, entry(state, "decree")) == (0, 1, "topaz")
    play(state, "reveal b2")
    assert (state.actor, state.view(None).left) == (1, 2)


def test_the_facedown_start_tiles_point_to_the_first_apprentice() -> None:
    cards = ["corvidus", "merten", "imogen", "afrit", "giada", "solas"]
    state = dealt("RBYRYB", cards, seats=4, variant="master")
    assert [(seen(state, seat)["b2"], seen(state, seat)["c3"]) for seat in range(4)] == [
        (None, None), ("topaz", "sapphire"), (None, None), (None, None),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 1, 0, 2, 0, 1, 0, 2]), (4, [0, 1, 0, 2, 0, 3, 0, 1])],
)
def test_the_master_plays_after_every_single_apprentice(seats: int, order: list[int]) -> None:
    found = [int(at(master(LYING, f"seats={seats} turn={turn}")).actor) for turn in range(1, len(order) + 1)]
    assert found == order


def test_there_is_no_extra_action_token() -> None:
    state = at(master(LYING, "seats=3 turn=4 left=1 taken=restock active=-/-/corvidus"))
    assert not any(player.token for player in state.view(None).players)
    play(state, "gully-glide a1 b1")
    assert state.actor == 0


# The master's actions


def test_the_master_reveals_and_restocks_like_everybody() -> None:
    state = at(master(LYING))
    assert kinds(state) == {"reveal", "restock"}
    play(state, "reveal d4")
    assert gems(state) == (0, 0, 1)


def test_the_master_uses_an_alley_apothecary_for_two_gems_of_its_station() -> None:
    state = at(master(LYING, "gems=2,1,1/0,0,0 alley=corvidus,merten,imogen"))
    assert kinds(state) == {"reveal", "restock", "decree", "gully-glide"}
    assert refusal(state, "lucky-leap a1 c1") == ("gems-needed", "A39")
    assert refusal(state, "genie-juggle a1 c1") == ("not-in-alley", "A39")
    told = events(state, "gully-glide a1 b1")
    assert told[0] == {"kind": "spent", "seat": 0, "gem": "ruby", "count": 2}
    assert gems(state) == (0, 1, 1)
    assert entry(state, "alley") == "corvidus,merten,imogen"


def test_each_alley_apothecary_serves_the_master_once_a_turn() -> None:
    state = at(master(LYING, "gems=4,2,0/0,0,0 alley=corvidus,merten,imogen"))
    play(state, "gully-glide a1 b1")
    assert "gully-glide" not in kinds(state)
    assert "lucky-leap" in kinds(state)
    assert refusal(state, "gully-glide b1 a1") == ("already-used", "A9")


def test_the_master_never_hires() -> None:
    state = at(master(LYING, "gems=9,9,9/0,0,0 alley=corvidus,merten,imogen"))
    assert not {"hire", "hire-any", "hire-top"} & kinds(state)
    assert refusal(state, "hire ruby") == ("master-never-hires", "A39")


def test_a_new_decree_costs_a_gem_of_its_colour_and_one_action() -> None:
    state = at(master(LYING, "gems=1,1,0/0,0,0"))
    assert {text for text in legal(state) if "decree" in text} == {"decree sapphire"}
    assert refusal(state, "decree ruby") == ("same-decree", "A39")
    assert refusal(state, "decree topaz") == ("gems-needed", "A39")
    play(state, "decree sapphire")
    assert (entry(state, "decree"), gems(state)) == ("sapphire", (1, 0, 0))
    assert (state.actor, state.view(None).left) == (0, 1)
    assert refusal(state, "decree ruby") == ("already-decreed", "A9")


def test_apprentices_cannot_decree() -> None:
    state = at(master(LYING, "turn=2 gems=0,0,0/5,5,5"))
    assert "decree" not in kinds(state)
    assert refusal(state, "decree topaz") == ("no-decree", "A39")


# The apprentices


def test_apprentices_pay_the_master_for_hiring_in_both_ways() -> None:
    goods = "turn=2 alley=corvidus,merten,imogen"
    state = at(master(LYING, f"{goods} gems=0,1,0/3,0,0"))
    assert events(state, "hire ruby")[0] == {"kind": "paid", "seat": 1, "gem": "ruby", "count": 2}
    assert (gems(state, 0), gems(state, 1)) == ((2, 1, 0), (1, 0, 0))
    for way in ("hire-any topaz", "hire-top"):
        state = at(master(LYING, f"{goods} gems=0,1,0/2,1,1"))
        assert events(state, way)[0] == {"kind": "paid-each", "seat": 1}
        assert (gems(state, 0), gems(state, 1)) == ((1, 2, 1), (1, 0, 0))


def test_apprentices_share_neither_gems_nor_apothecaries_nor_sight() -> None:
    state = at(master("R . . . / . . . . / . . . . / . . . y2", "seats=3 turn=4 gems=0,0,0/9,9,9/0,0,0 "
                      "active=-/corvidus/- alley=afrit,giada,solas"))  # fmt: skip
    assert (state.actor, kinds(state)) == (2, {"reveal", "restock"})
    assert [seen(state, seat)["d4"] for seat in range(3)] == [None, "topaz", None]


# Matches under a decree


def test_the_master_scores_the_decreed_colour_only() -> None:
    state = at(master("R R r1 . / B B b1 . / . . . . / . . . y1"))
    play(state, "reveal c1")
    assert (entry(state, "scored"), market(state)) == ("ruby", ". . . . / B B b1 . / . . . . / . . . y1")
    state = at(master("R R r1 . / B B b1 . / . . . . / . . . y1"))
    play(state, "reveal c2")
    assert (entry(state, "scored"), market(state)) == ("", "R R r1 . / B B B . / . . . . / . . . y1")


def test_the_master_keeps_the_tiles_and_gets_no_gem_for_a_special_match() -> None:
    state = at(master("R R r1 R / . . . . / . . . . / . . . y1", "supply=2,3,4"))
    play(state, "reveal c1")
    assert gems(state) == (1, 0, 0)  # for the reveal, not for the match
    assert entry(state, "supply") == "2,3,4"


def test_apprentices_score_the_other_colours_only() -> None:
    state = at(master("R R r2 . / B B b2 . / . . . . / . . . y1", "turn=2 active=-/corvidus"))
    play(state, "reveal c1")
    assert (satisfied(state, 1), market(state)) == ({}, "R R R . / B B b2 . / . . . . / . . . y1")
    state = at(master("R R r2 . / B B b2 . / . . . . / . . . y1", "turn=2 active=-/corvidus"))
    play(state, "reveal c2")
    assert satisfied(state, 1) == {"corvidus": "sapphire"}


def test_a_match_its_maker_may_not_score_goes_to_the_next_who_may_when_their_turn_begins() -> None:
    state = at(master("B B b1 . / . . . . / . . . . / . . . y1", "left=1 active=-/corvidus"))
    assert event_kinds(state, "reveal c1") == ["revealed", "gained", "turn", "matched", "satisfied"]
    assert (state.actor, state.view(None).left) == (1, 2)  # claiming is no action
    assert satisfied(state, 1) == {"corvidus": "sapphire"}


def test_the_master_claims_when_the_next_turn_begins() -> None:
    state = at(master("R R r2 . / . . . . / . . . . / . . . y2", "turn=2 left=1 active=-/corvidus"))
    assert event_kinds(state, "reveal c1") == ["revealed", "gained", "turn", "matched", "kept"]
    assert entry(state, "scored") == "ruby"


def test_an_apprentice_without_an_apothecary_claims_nothing() -> None:
    state = at(master("B B b1 . / . . . . / . . . . / . . . y1", "seats=3 left=1 active=-/-/corvidus turn=5"))
    play(state, "reveal c1")
    assert (state.actor, market(state)) == (1, "B B B . / . . . . / . . . . / . . . y1")
    assert gems(state, 1) == (0, 0, 0)
    play(
        state,
        "reveal d4",
        "restock",
        "tile ruby",
        "place a4",
        "tile ruby",
        "place b4",
        "tile ruby",
        "place d1",
    )
    assert (state.actor, market(state)[:7]) == (0, "B B B r")  # nor does the master
    play(state, "reveal d1", "restock", "tile ruby", "place c4")
    assert (state.actor, satisfied(state, 2)) == (2, {"corvidus": "sapphire"})


def test_several_standing_matches_are_claimed_one_at_a_time_while_an_apothecary_is_active() -> None:
    lying = "R R R . / Y Y Y . / B B B . / . . . y1"
    state = at(master(lying, "decree=sapphire left=1 active=-/corvidus"))
    play(state, "reveal d4")
    assert (state.actor, legal(state)) == (1, {"collect a1", "collect a2"})
    assert state.prompt().id == "prompt-claim"
    play(state, "collect a2")
    assert market(state) == "R R R . / . . . . / B B B . / . . . Y"  # the red one stands on, without a gem
    assert (satisfied(state, 1), gems(state, 1)) == ({"corvidus": "topaz"}, (0, 0, 0))


def test_with_two_apothecaries_two_standing_matches_are_claimed() -> None:
    lying = "R R R . / Y Y Y . / B B B . / . . . y1"
    state = at(master(lying, "decree=sapphire left=1 active=-/corvidus,merten"))
    play(state, "reveal d4", "collect a2", "satisfy merten")
    assert market(state) == ". . . . / . . . . / B B B . / . . . Y"
    assert satisfied(state, 1) == {"merten": "topaz", "corvidus": "ruby"}


def test_a_changed_decree_claims_nothing_before_the_next_turn_begins() -> None:
    lying = "B B B . / . . . . / . . . . / . . . y1"
    state = at(master(lying, "gems=0,1,0/0,0,0"))
    play(state, "decree sapphire", "reveal d4")
    assert (state.actor, market(state)) == (1, "B B B . / . . . . / . . . . / . . . Y")
    play(state, "restock", "tile ruby", "place a4", "tile ruby", "place b4", "tile ruby", "place c4")
    play(state, "reveal a4")
    assert (state.actor, entry(state, "scored")) == (0, "sapphire")


def test_a_standing_match_touched_by_ones_own_action_is_ones_own() -> None:
    state = at(master("B B B b1 / . . . . / . . . . / . . . y1", "gems=0,1,0/0,0,0"))
    play(state, "decree sapphire", "reveal d1")  # a tile of the line is revealed
    assert (entry(state, "scored"), market(state)) == ("sapphire", ". . . . / . . . . / . . . . / . . . y1")
    state = at(master("B B B . / . . . . / . . . . / . . . y1", "gems=2,1,0/0,0,0 alley=corvidus,-,-"))
    play(state, "decree sapphire", "gully-glide a1 d1")  # moved
    assert entry(state, "scored") == "sapphire"
    state = at(master("B B B . / . . . B / . . . . / . . . y1", "gems=2,1,0/0,0,0 alley=corvidus,-,-"))
    play(state, "decree sapphire", "gully-glide d2 d1")  # added
    assert (entry(state, "scored"), market(state)) == ("sapphire", ". . . . / . . . . / . . . . / . . . y1")


def test_a_standing_match_that_was_not_touched_is_not() -> None:
    state = at(master("B B B . / . . . B / . . . . / . . . y1", "gems=2,1,0/0,0,0 alley=corvidus,-,-"))
    play(state, "decree sapphire", "gully-glide d2 d3")
    assert (entry(state, "scored"), market(state)) == ("", "B B B . / . . . . / . . . B / . . . y1")


def test_hiring_claims_nothing_in_the_same_turn() -> None:
    rest = "turn=2 gems=0,0,0/2,0,0 alley=corvidus,-,-"
    state = at(master("B B B . / . . . . / . . . . / . . . y1", rest))
    play(state, "hire ruby", "card merten", "reveal d4")
    assert (satisfied(state, 1), market(state)[:7]) == ({}, "B B B .")
    state = at(master("B B B . / . . . . / . . . . / . . . y1", rest))
    play(state, "hire ruby", "card merten", "gully-glide a1 d1")  # but touching does
    assert (satisfied(state, 1), market(state)[:7]) == ({"corvidus": "sapphire"}, ". . . .")


def test_an_apprentice_without_an_apothecary_gets_a_gem_for_a_match_that_they_make() -> None:
    state = at(master("B B b2 . / . . . . / . . . . / . . . y1", "turn=2 supply=3,3,3"))
    play(state, "reveal c1")
    assert (gems(state, 1), entry(state, "supply")) == ((0, 2, 0), "3,6,3")
    assert market(state) == ". . . . / . . . . / . . . . / . . . y1"


def test_but_not_for_one_that_was_a_match_before_touched_or_not() -> None:
    state = at(master("B B B b2 / . . . . / . . . . / . . . y1", "turn=2"))
    play(state, "reveal d1")
    assert (gems(state, 1), market(state)[:7]) == ((0, 1, 0), "B B B B")  # for the reveal
    # Satisfied by the first of two, the hired Tidemaster cannot serve the yellow match that stood before.
    rest = "turn=2 gems=0,0,0/2,0,0 alley=tidemaster,-,- decree=sapphire"
    for chosen, left, rubies in (("b2", ". Y Y Y", 0), ("b1", ". . . .", 1)):
        state = at(master("Y Y Y . / R R . R / . . . . / . . . y1", rest))
        play(state, "hire ruby", "card merten", "wizarding-winds right")
        assert legal(state) == {"collect b1", "collect b2"}
        play(state, f"collect {chosen}")
        assert (market(state)[:7], gems(state, 1)) == (left, (rubies, 0, 0))


def test_standing_matches_may_be_broken_up() -> None:
    rest = "gems=2,0,0/0,0,0 alley=corvidus,-,-"
    state = at(master("B B B . / . . . . / . . . . / . . . y1", rest))
    play(state, "gully-glide a1 a2")
    assert market(state) == ". B B . / B . . . / . . . . / . . . y1"


# Overload

FULL = "R R R B / B Y B Y / Y B Y B / B Y B ."


def test_no_overload_while_a_match_stands() -> None:
    state = at(master(FULL, "turn=2 active=-/benedetto supply=3,3,3"))
    assert "overload" not in event_kinds(state, "restock", "tile topaz", "place d4")
    assert (state.actor, market(state)) == (1, "R R R B / B Y B Y / Y B Y B / B Y B y2")


def test_an_overload_when_it_is_broken_and_the_market_still_full() -> None:
    state = at(master(FULL, "turn=2 active=-/benedetto supply=3,3,3"))
    play(state, "restock", "tile topaz", "place d4")
    assert event_kinds(state, "flickering-flip c1 c2") == ["used", "overload"]
    assert chance(state) == {"tile ruby": 3, "tile sapphire": 3, "tile topaz": 2}
    play(state, "tile ruby")
    assert market(state) == ". . B B / B Y . Y / Y B Y B / B Y B y2"
    assert (state.actor, state.view(None).left) == (0, 2)  # two actions were taken


# Winning


def test_the_master_wins_with_one_match_of_each_colour() -> None:
    lying = "R R r1 . / . . . . / . . . . / . . . y1"
    state = at(master(lying, "scored=sapphire,topaz"))
    assert event_kinds(state, "reveal c1")[-2:] == ["kept", "won"]
    assert state.returns() == [1.0, 0.0]
    assert not play(at(master(lying, "scored=ruby,topaz")), "reveal c1").over


def test_the_apprentices_win_with_three_satisfied_apothecaries_in_all() -> None:
    state = at(master("B B b1 . / . . . . / . . . . / . . . y1",
                      "seats=4 turn=2 active=-/corvidus/-/- satisfied=-/-/afrit:b/giada:y"))  # fmt: skip
    assert events(state, "reveal c1")[-1] == {"kind": "won", "seats": [1, 2, 3], "count": 3}
    assert state.returns() == [0.0, 1.0, 1.0, 1.0]
