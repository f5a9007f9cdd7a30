"""Brewing and the formula chart."""

import pytest

import philtre
from philtre.testing import chance, entry, event_kinds, events, kinds, legal, play, refusal

from .scene import POTIONS, at, rest_of, stock, wizard

READY = "at=s3/s8 phase=brew shelf=henbane,henbane,mandrake,newt-eye,agate,garnet,opal/-"
TABLE = ["F F RA RA S S", "F RA RA S S S", "RA RA S S S S", "RA S S S S S", "S S S S S S"]
GEMS = {1: "agate", 2: "garnet", 3: "opal", 4: "garnet,garnet", 5: "garnet,opal", 6: "opal,opal"}


def brewing(gems: str, more: str = "") -> philtre.State:
    """Henbane and Newt Eye with these gems are on the table of the first player."""
    return at(f"at=s3/s8 phase=brew table=henbane,newt-eye,{gems}/- {more}")


@pytest.mark.parametrize("worth", GEMS)
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_result_table(worth: int, roll: int) -> None:
    state = play(brewing(GEMS[worth], "chart=a2:luck past=2:a2"), "roll")
    result = TABLE[min(worth, 5) - 1].split()[roll - 1]
    happened = event_kinds(state, f"die {roll}")[1]
    assert happened == {"F": "brew-failed", "RA": "brews-on", "S": "brewed"}[result]


def test_a_brew_takes_one_herb_one_special_and_gems_from_the_shelf() -> None:
    state = at(READY)
    assert rest_of("brew", state) == {"henbane newt-eye", "mandrake newt-eye"}
    play(state, "brew henbane newt-eye")
    assert legal(state) == {"add agate", "add garnet", "add opal"}
    assert refusal(state, "roll") == ("gem-first", "E12")
    play(state, "add garnet", "add agate")
    assert legal(state) == {"add opal", "roll"}
    assert wizard(state).table == ["henbane", "agate", "garnet", "newt-eye"]
    assert wizard(state).value == 3
    assert refusal(state, "end") == ("must-roll", "E12")


def test_one_need_not_be_in_the_lab_to_brew() -> None:
    assert "brew" in kinds(at(READY.replace("s3", "healers")))
    assert "brew" in kinds(at(READY.replace("s3", "herbalist")))


def test_only_what_is_shelved_is_brewed() -> None:
    state = at("at=s3/s8 phase=brew carried=henbane,newt-eye,opal/- shelf=mandrake,newt-eye,opal/-")
    assert rest_of("brew", state) == {"mandrake newt-eye"}
    assert refusal(state, "brew henbane newt-eye") == ("not-on-shelf", "E12")


def test_what_was_shelved_this_turn_can_be_brewed() -> None:
    state = at("at=s0/s8 carried=henbane,newt-eye,opal/-")
    play(state, "move red-lab", "shelve henbane", "shelve newt-eye", "shelve opal")
    assert rest_of("brew", state) == {"henbane newt-eye"}


def test_without_a_gem_nothing_brews() -> None:
    state = at("at=s3/s8 phase=brew shelf=henbane,newt-eye/- chart=a1:luck past=1:a1")
    assert refusal(state, "brew henbane newt-eye") == ("no-gem", "E12")


def test_brewing_is_a_choice() -> None:
    state = play(at(READY), "end")
    assert (state.actor, len(wizard(state).shelf)) == (1, 7)


def test_a_failed_brew_goes_back_to_the_shops() -> None:
    state = brewing("agate")
    before = [stock(state, name) for name in ("henbane", "newt-eye", "agate")]
    play(state, "roll", "die 1")
    assert wizard(state).table == []
    assert [stock(state, name) for name in ("henbane", "newt-eye", "agate")] == [n + 1 for n in before]


def test_a_brew_that_needs_time_stays_on_the_table() -> None:
    state = play(brewing("agate", "shelf=mandrake,newt-eye,opal/-"), "roll", "die 3")
    assert (wizard(state).table, state.actor) == (["henbane", "agate", "newt-eye"], 1)


def test_gems_may_be_added_before_rolling_again_and_nothing_else_begins() -> None:
    state = brewing("agate", "shelf=mandrake,bat-wing,opal,opal/-")
    assert legal(state) == {"add opal", "roll", "end"}
    assert refusal(state, "brew mandrake bat-wing") == ("table-taken", "E12")
    play(state, "add opal")
    assert (legal(state), wizard(state).value) == ({"add opal", "roll"}, 4)


def test_a_brew_may_be_left_for_a_later_turn() -> None:
    state = play(brewing("agate"), "end")
    assert (state.actor, len(wizard(state).table)) == (1, 3)


def test_one_roll_a_turn() -> None:
    state = play(brewing("agate", "hired=bruno/- shelf=opal/-"), "roll", "die 3")
    assert kinds(state) == {"send", "end"}
    assert refusal(state, "roll") == ("asked-end", "B28")


def test_a_success_shows_the_formula_to_the_brewer_alone_and_gives_the_potion() -> None:
    state = play(brewing("opal"), "roll", "die 6")
    assert chance(state) == {f"formula {potion}": 1 for potion in POTIONS}
    twin = state.copy()
    assert events(state, "formula luck", seat=0)[0] == {
        "kind": "brewed", "seat": 0, "herb": "henbane", "special": "newt-eye", "potion": "luck",
    }  # fmt: skip
    assert events(twin, "formula luck", seat=1)[0]["potion"] is None
    assert (wizard(state).hand, wizard(state).table) == (["luck"], [])
    assert state.view(0).chart[1].potion == "luck"
    assert state.view(1).chart[1].potion is None
    assert state.view(1).players[0].hand is None


def test_herb_and_special_decide_what_it_is_gems_do_not() -> None:
    chart = "chart=a2:soda past=2:a2"
    for gems in ("agate", "opal", "garnet,garnet"):
        state = play(brewing(gems, chart), "roll", "die 6")
        assert wizard(state).hand == ["soda"]


def test_if_none_is_left_the_brewer_gets_nothing_but_knows_the_formula() -> None:
    state = brewing("opal", "chart=a2:soda past=2:a2,2:a2,2:a2")
    told = events(state, "roll", "die 6", seat=1)[1]
    assert (told["kind"], told["potion"]) == ("none-left", None)
    assert (wizard(state).potions, wizard(state).table) == (0, [])
    assert state.view(0).chart[1].potion == "soda"
    assert entry(state, "past").endswith("1:a2!")


def test_the_same_potion_may_be_brewed_again() -> None:
    state = play(brewing("opal", "chart=a2:soda past=1:a2"), "roll", "die 6")
    assert wizard(state).hand == ["soda", "soda"]


def test_who_brewed_what_is_public_and_kept_on_the_sheet() -> None:
    state = at("seats=3 chart=a2:soda,b1:luck past=2:a2,3:a2,1:b1,2:a2")
    for seat in (0, None):
        cell = state.view(seat).chart[1]
        assert [(brew.seat, brew.gained) for brew in cell.brewed] == [(1, True), (2, True), (1, True)]


def test_who_brews_looks_through_the_pack_and_nobody_else() -> None:
    state = at("seats=3 chart=a2:soda,b1:luck past=2:a2,2:a2,2-soda,1:b1,2:a2 active=-/soda:2/-")
    for seat, left in ((0, [3, 2, 3, 3, 1, 3, 3, 3, 3]), (1, [3, 2, 3, 3, 0, 3, 3, 3, 3])):
        assert [kind.left for kind in state.view(seat).kinds] == left
    for other in (2, None):
        assert {kind.left for kind in state.view(other).kinds} == {None}


def test_the_pack_is_seen_when_none_is_left_too() -> None:
    state = at("chart=a2:soda,b1:luck past=2:a2,2:b1,2:a2,2:a2,1:a2!")
    assert [kind.left for kind in state.view(0).kinds][:5] == [3, 2, 3, 3, 0]


def test_the_sheet_draws_the_conclusions_from_the_pack() -> None:
    state = at("chart=a2:soda,b1:luck,c1:part-1 past=2:b1,1:a2,2:c1")
    assert state.view(0).chart[3].may == ["luck"]  # one luck was missing: b1 was the only brew before
    assert "luck" not in state.view(0).chart[6].may
    assert "luck" in state.view(None).chart[6].may


def test_five_and_more_are_the_same() -> None:
    state = brewing("opal,opal,garnet")
    assert wizard(state).value == 5
    play(state, "roll", "die 1")
    assert kinds(state) == {"formula"}
