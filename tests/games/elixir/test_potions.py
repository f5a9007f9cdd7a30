"""Potions: drinking, counters, and what each of them does."""

import pytest

import philtre
from philtre.testing import chance, entry, event_kinds, events, kinds, legal, play, refusal

from .scene import CELLS, GAME, POTIONS, at, rest_of, stock, wizard

DRINKS = {"filching": 2, "luck": 3, "prowess": 4, "sweet-talking": 3, "soda": 4}


def holding(*potions: str, more: str = "", at: str = "s3/s8") -> philtre.State:
    """The first player holds these potions, before moving."""
    cells = dict(zip(dict.fromkeys(potions), CELLS, strict=False))
    chart = ",".join(f"{cell}:{potion}" for potion, cell in cells.items())
    past = ",".join(f"1:{cells[potion]}" for potion in potions)
    return GAME.position(f"at={at} chart={chart} past={past} {more}")


def under(potion: str, left: int = 2, more: str = "at=s3/s8") -> philtre.State:
    """The first player is under that potion, with so many turns left."""
    return at(f"chart=a1:{potion} past=1:a1,1-{potion} active={potion}:{left}/- {more}")


# Drinking


@pytest.mark.parametrize("potion", DRINKS)
def test_a_drunk_potion_lies_open_with_its_counter_on_the_highest_level(potion: str) -> None:
    state = holding(potion, potion)
    told = events(state, f"drink {potion}", seat=1)[0]
    assert told == {"kind": "drank", "seat": 0, "potion": potion}
    active = state.view(1).players[0].active
    assert [(one.potion, one.left) for one in active] == [(potion, DRINKS[potion])]
    assert wizard(state).potions == 1


@pytest.mark.parametrize("potion", ["baneful", "part-1", "part-2", "part-3"])
def test_some_potions_cannot_be_drunk(potion: str) -> None:
    state = holding(potion)
    assert "drink" not in kinds(state)
    assert refusal(state, f"drink {potion}") == ("undrinkable", "B26")


def test_only_what_one_holds_is_drunk() -> None:
    state = holding("luck")
    assert rest_of("drink", state) == {"luck"}
    assert refusal(state, "drink soda") == ("no-such-potion", "B22")


@pytest.mark.parametrize(("potion", "turns"), DRINKS.items())
def test_a_potion_lasts_its_turns_the_turn_of_drinking_included(potion: str, turns: int) -> None:
    state = play(holding(potion, at="red-lab/green-lab"), f"drink {potion}")
    for _ in range(turns):
        assert len(wizard(state).active) == 1
        play(state, "move red-lab", "move green-lab")
    assert (state.actor, wizard(state).active) == (0, [])


def test_a_potion_that_ran_out_goes_back_to_the_pack() -> None:
    state = at("player=2 at=red-lab/green-lab chart=a1:luck past=1:a1,1-luck active=luck:1/-")
    assert "ran-out" in event_kinds(state, "move green-lab")
    assert (wizard(state).active, entry(state, "past")) == ([], "1:a1,1-luck,1~luck")


def test_several_potions_may_be_drunk_at_once() -> None:
    state = play(holding("luck", "soda", "prowess"), "drink luck", "drink soda", "drink prowess")
    assert {one.potion for one in wizard(state).active} == {"luck", "soda", "prowess"}


def test_counters_do_not_run_out_and_two_of_a_kind_do_not_add_up() -> None:
    state = holding(*["soda"] * 3, "luck", "luck", "prowess", "filching", at="red-lab/s8")
    play(state, *["drink soda"] * 3, "drink luck", "drink luck", "drink prowess", "drink filching")
    assert len(wizard(state).active) == 7
    assert {"s7", "s9"} <= rest_of("move", state)
    assert "s8" not in rest_of("move", state)


# At any time of one’s turn


def test_before_the_gold() -> None:
    state = at("player=2 at=s3/green-lab chart=a1:prowess past=1:a1 gold=3/6")
    play(state, "move green-lab")
    assert legal(state) == {"earn", "drink prowess"}
    play(state, "drink prowess")  # nothing else can be drunk: the gold comes by itself
    assert wizard(state).gold == 6


def test_before_moving() -> None:
    assert {"drink", "move"} <= kinds(holding("soda"))


def test_on_arrival_and_between_two_purchases() -> None:
    state = play(holding("sweet-talking", more="gold=6/6"), "move herbalist")
    assert {"drink sweet-talking", "buy henbane", "done"} <= legal(state)
    play(state, "buy henbane", "drink sweet-talking", "free mandrake")
    assert wizard(state).carried == ["henbane", "mandrake"]


def test_with_the_last_gold_spent_one_may_still_drink_in_the_shop() -> None:
    state = at("phase=arrive at=jeweller/green-lab gold=1/6 chart=a1:sweet-talking past=1:a1")
    play(state, "buy agate")
    assert legal(state) == {"drink sweet-talking", "done"}
    play(state, "drink sweet-talking", "free opal")
    assert wizard(state).carried == ["agate", "opal"]


def test_in_the_street_before_a_stranger_comes() -> None:
    state = play(holding("sweet-talking"), "move s3")
    assert legal(state) == {"drink sweet-talking", "meet"}
    assert refusal(state, "done") == ("must-meet", "B15")


def test_before_between_and_after_brewing() -> None:
    state = holding("luck", "luck", more="phase=brew shelf=henbane,newt-eye,opal/-")
    assert {"drink luck", "brew henbane newt-eye", "end"} <= legal(state)
    play(state, "brew henbane newt-eye")
    assert legal(state) == {"drink luck", "add opal"}
    play(state, "add opal")
    assert legal(state) == {"drink luck", "roll"}
    play(state, "drink luck", "roll", "die 1")
    assert kinds(state) == {"formula"}  # a 1 counts as 3
    state = play(holding("luck", more="phase=brew table=henbane,newt-eye,opal/-"), "roll", "die 1")
    assert legal(state) == {"drink luck", "end"}


def test_between_a_strangers_card_and_its_die() -> None:
    state = play(holding("sweet-talking"), "move s3", "meet", "stranger gang")
    assert legal(state) == {"drink sweet-talking", "face"}
    assert event_kinds(state, "drink sweet-talking")[:2] == ["drank", "sweet-talked"]
    assert (wizard(state).place, state.view(None).waiting) == ("s3", ["gang"])


@pytest.mark.parametrize("hand", ["", "chart=a1:part-1 past=1:a1"])
def test_the_finder_rolls_whatever_the_finder_holds(hand: str) -> None:
    state = at(f"at=s3/s8 phase=face stranger=gang {hand}")
    assert legal(state) == {"face"}


@pytest.mark.parametrize(
    "phase", ["hire stranger=sam", "walk stranger=lamplighter", "look stranger=glassblower"]
)
def test_while_a_stranger_waits(phase: str) -> None:
    state = holding("luck", more=f"phase={phase} hired=bruno/-")
    before = legal(state)
    play(state, "drink luck")
    assert legal(state) == before - {"drink luck"}
    play(state, "send bruno 2", "die 6")
    assert legal(state) == before - {"drink luck", "send bruno 2"}
    assert wizard(state, 2).place == "healers"


def test_while_a_shelf_is_smashed() -> None:
    state = at("at=s3/s8 hired=clarence,sam/- shelf=-/henbane,opal")
    play(state, "send clarence 2", "die 6")
    assert legal(state) == {"smash herbs", "smash gems", "send sam 2"}
    play(state, "send sam 2", "die 6", "loot henbane")  # only gems are left: they are smashed
    assert (wizard(state).carried, wizard(state, 2).shelf) == (["henbane"], [])
    assert state.view(None).waiting == ["sam", "clarence"]
    assert "move" in kinds(state)


def test_in_the_lab_what_sam_brings_can_be_shelved_at_once() -> None:
    state = at("at=red-lab/s8 phase=arrive hired=sam/- shelf=-/opal")
    play(state, "send sam 2", "die 6", "loot opal", "shelve opal")
    assert wizard(state).shelf == ["opal"]


def test_in_the_alley_what_phil_steals_can_be_taken_at_once() -> None:
    state = at("at=alley/s8 phase=arrive hired=phil/- carried=-/opal")
    play(state, "send phil 2", "die 6", "take opal")
    assert wizard(state).carried == ["opal"]


def test_while_a_thief_draws_the_stranger_is_in_one_place() -> None:
    state = filching("2:c1", "2:b1", more="phase=walk stranger=lamplighter")
    pieces = state.piece_counts()
    play(state, "filch 2")
    assert state.piece_counts() == pieces
    assert at(state.position()) == state


def test_a_thief_cursed_on_the_way_walks_no_further() -> None:
    state = filching("2:c1", "2:b1", more="phase=walk stranger=lamplighter")
    play(state, "filch 2", "potion baneful")
    assert (wizard(state).place, state.actor) == ("healers", 1)
    assert state.view(None).waiting == ["lamplighter"]


def test_a_thief_cursed_before_a_robber_rolls_is_robbed_all_the_same() -> None:
    state = filching("2:c1", "2:b1", more="phase=face stranger=fergus")
    play(state, "filch 2", "potion baneful", "face", "die 6")
    assert (wizard(state).place, wizard(state).gold) == ("healers", 3)


@pytest.mark.parametrize("potion", ["part-1", "baneful"])
def test_the_window_opens_by_what_all_can_see(potion: str) -> None:
    """Whether the potion can be drunk must not show."""
    state = at(f"player=2 at=s3/green-lab chart=a1:{potion} past=1:a1")
    play(state, "move green-lab")
    assert legal(state) == {"earn"}


# What they do


def test_prowess_earns_three_gold() -> None:
    state = under("prowess", 2, "at=s3/green-lab player=2")
    play(state, "move green-lab")
    assert wizard(state).gold == 9


def test_prowess_drunk_after_the_gold_starts_next_turn() -> None:
    state = holding("prowess")
    play(state, "drink prowess")
    assert wizard(state).gold == 6


def test_soda_moves_up_to_eight() -> None:
    state = under("soda", 2, "at=red-lab/s8")
    assert {"s7", "s9", "supplies", "jeweller", "alley"} <= rest_of("move", state)
    assert refusal(state, "move s8") == ("too-far", "E2")


@pytest.mark.parametrize(("die", "kind"), [(1, "brews-on"), (2, "brewed"), (6, "brewed")])
def test_luck_adds_two_to_a_brewing_roll_at_most_six(die: int, kind: str) -> None:
    state = under("luck", 2, "phase=brew table=henbane,newt-eye,garnet/- at=s3/s8")
    told = events(state, "roll", f"die {die}")
    assert told[0]["counts"] == min(6, die + 2)
    if kind == "brewed":
        assert set(kinds(state)) == {"formula"}
    else:
        assert told[1]["kind"] == kind


def test_luck_changes_no_other_roll() -> None:
    state = under("luck", 2, "at=s3/s8 hired=bruno/-")
    play(state, "send bruno 2", "die 3")
    assert wizard(state, 2).place == "s8"


def test_sweet_talking_takes_one_ingredient_free_in_each_turn() -> None:
    state = under("sweet-talking", 2, "at=s6/s8 gold=2/6")
    play(state, "move jeweller")
    assert legal(state) == {"buy agate", "buy garnet", "free agate", "free garnet", "free opal", "done"}
    play(state, "free opal")
    assert (wizard(state).carried, wizard(state).gold, stock(state, "opal")) == (["opal"], 2, 2)
    assert refusal(state, "free agate") == ("already-charmed", "E17")
    assert "buy agate" in legal(state)


def test_without_sweet_talking_nothing_is_free() -> None:
    assert refusal(at("at=jeweller/s8 phase=arrive"), "free opal") == ("not-sweet", "E17")


def test_sweet_talking_lets_attacks_fail() -> None:
    state = under("sweet-talking", 2)
    assert "sweet-talked" in event_kinds(state, "move s3", "stranger gang")
    assert wizard(state).place == "s3"


def test_sweet_talking_lets_hired_strangers_fail_too() -> None:
    text = "at=s3/s8 chart=a1:sweet-talking past=2:a1,2-sweet-talking active=-/sweet-talking:1"
    for stranger in ("bruno", "phil", "clarence"):
        state = at(f"{text} hired={stranger}/- shelf=-/opal carried=-/opal")
        assert event_kinds(state, f"send {stranger} 2") == ["sent", "sweet-talked"]
        assert wizard(state).hired == []
        assert (wizard(state, 2).place, wizard(state, 2).shelf) == ("s8", ["opal"])


def test_sweet_talking_keeps_friends_and_prices() -> None:
    state = under("sweet-talking", 2)
    play(state, "move s3", "stranger larkspur")
    assert wizard(state).gold == 8
    state = play(under("sweet-talking", 2), "move s3", "stranger bruno", "hire")
    assert wizard(state).gold == 4


# Filching

FILCHING = "chart=a1:filching,b1:luck,c1:baneful,a2:part-1 active=filching:2/-/-"


def filching(*past: str, more: str = "") -> philtre.State:
    entries = ",".join(["1:a1", *past, "1-filching"])
    return at(f"seats=3 at=s3/s8/s9 {FILCHING} past={entries} {more}")


def test_filching_takes_one_undrunk_potion_at_random_wherever_it_is() -> None:
    state = filching("2:b1", "2:b1", "2:a2")
    play(state, "filch 2")
    assert chance(state) == {"potion luck": 2, "potion part-1": 1}
    play(state, "potion part-1")
    assert (wizard(state).hand, wizard(state, 2).hand) == (["part-1"], ["luck", "luck"])


def test_filching_is_seen_by_thief_and_victim_only() -> None:
    for seat, potion in ((0, "luck"), (1, "luck"), (2, None), (None, None)):
        told = events(filching("2:b1", "2:a2"), "filch 2", "potion luck", seat=seat)[0]
        assert told == {"kind": "filched", "seat": 0, "rival_seat": 1, "potion": potion}


def test_once_in_a_turn_from_a_rival_with_potions() -> None:
    state = filching("2:b1", "2:b1")
    assert rest_of("filch", state) == {"2"}
    assert refusal(state, "filch 3") == ("no-potions", "E18")
    play(state, "filch 2", "potion luck")
    assert refusal(state, "filch 2") == ("already-filched", "E18")


def test_without_the_potion_nobody_filches() -> None:
    state = at("at=s3/s8 chart=a1:luck past=2:a1 hired=bruno/-")
    assert refusal(state, "filch 2") == ("not-filching", "E18")


def test_what_was_filched_can_be_drunk_at_once() -> None:
    state = play(filching("2:b1", "2:b1"), "filch 2", "potion luck")
    play(state, "drink luck")
    assert {one.potion for one in wizard(state).active} == {"filching", "luck"}


def test_neither_active_potions_nor_the_alley_can_be_filched() -> None:
    state = at(
        "at=s3/s8 chart=a1:filching,b1:luck past=1:a1,2:b1,2:b1,2-luck,2*luck,1-filching alley=luck"
        " active=filching:2/luck:3 hired=bruno/-"
    )
    assert "filch" not in kinds(state)


def test_baneful_brew_is_shown_and_goes_back_and_the_thief_is_cursed() -> None:
    state = filching("2:c1", "2:b1")
    told = events(state, "filch 2", "potion baneful", seat=2)
    assert [event["kind"] for event in told][:3] == ["sprung", "ran-out", "cursed"]
    assert told[0]["potion"] == "baneful"
    assert (wizard(state).place, wizard(state).active, wizard(state).hand) == ("healers", [], [])
    assert wizard(state, 2).hand == ["luck"]
    assert entry(state, "past").endswith("1<2:baneful,1~filching")


def test_only_one_of_two_filchings_ends() -> None:
    state = at(
        "at=s3/s8 chart=a1:filching,c1:baneful past=1:a1,1:a1,2:c1,1-filching,1-filching"
        " active=filching:2,filching:1/-"
    )
    play(state, "filch 2", "potion baneful")
    assert [(one.potion, one.left) for one in wizard(state).active] == [("filching", 2)]


def test_sweet_talking_stops_neither_filching_nor_baneful_brew() -> None:
    state = at(
        "at=s3/s8 chart=a1:filching,b1:sweet-talking,c1:baneful,a2:luck"
        " past=1:a1,1:b1,2:b1,2:c1,2:a2,1-filching,1-sweet-talking,2-sweet-talking"
        " active=filching:2,sweet-talking:3/sweet-talking:2"
    )
    play(state, "filch 2", "potion baneful")
    assert wizard(state).place == "healers"


def test_a_thief_cursed_on_arrival_finds_nothing_there() -> None:
    state = filching("2:c1", "2:b1")
    play(state, "move herbalist", "filch 2", "potion baneful")
    assert wizard(state).place == "healers"
    assert state.actor == 1


def test_all_nine_potions_have_a_power() -> None:
    kinds = holding("luck").view(None).kinds
    assert [kind.potion for kind in kinds] == POTIONS
    assert {kind.potion: kind.levels for kind in kinds if kind.levels} == DRINKS
