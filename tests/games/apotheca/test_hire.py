"""Hire."""

import pytest

from philtre.testing import chance, entry, events, kinds, legal, play, refusal

from .scene import active, at, gems

LYING = "R . . . / . . . . / . . . . / . . . y1"
ALLEY = "alley=afrit,giada,solas supply=0,0,0"


def hires(purse: str, rest: str = ALLEY) -> set[str]:
    state = at(f"{LYING} | gems={purse}/0,0,0 {rest}")
    return {text for text in legal(state) if text.startswith("hire")}


@pytest.mark.parametrize(
    ("purse", "expected"),
    [
        ("1,1,0", set()),
        ("2,0,0", {"hire ruby"}),
        ("0,2,0", {"hire sapphire"}),
        ("0,3,2", {"hire sapphire", "hire topaz"}),
        ("1,1,1", {"hire-any ruby", "hire-any sapphire", "hire-any topaz", "hire-top"}),
        ("2,1,1", {"hire ruby", "hire-any ruby", "hire-any sapphire", "hire-any topaz", "hire-top"}),
    ],
)
def test_two_gems_of_the_stations_colour_or_one_of_each_for_any_card(purse: str, expected: set[str]) -> None:
    assert hires(purse) == expected


def test_the_colour_is_the_stations_not_the_cards() -> None:
    state = at(f"{LYING} | gems=2,2,0/0,0,0 alley=afrit,giada,solas")
    play(state, "hire sapphire", "card merten")
    assert active(state) == ["giada"]
    assert gems(state) == (2, 0, 0)


def test_one_of_each_hires_at_any_station() -> None:
    state = at(f"{LYING} | gems=2,1,3/0,0,0 alley=afrit,giada,solas")
    play(state, "hire-any topaz", "card merten")
    assert active(state) == ["solas"]
    assert gems(state) == (1, 0, 2)


def test_the_decks_top_card_is_unseen_until_paid_then_open() -> None:
    state = at(f"{LYING} | gems=1,1,1/0,0,0 alley=afrit,giada,solas active=corvidus/-")
    assert events(state, "hire-top") == [{"kind": "spent-each", "seat": 0}]
    assert gems(state) == (0, 0, 0)
    assert len(chance(state)) == 11
    assert events(state, "card merten") == [{"kind": "hired", "seat": 0, "apothecary": "merten"}]
    assert active(state) == ["corvidus", "merten"]
    assert entry(state, "alley") == "afrit,giada,solas"


def test_the_station_is_refilled_from_the_deck() -> None:
    state = at(f"{LYING} | gems=2,0,0/0,0,0 alley=afrit,giada,solas")
    play(state, "hire ruby")
    assert len(chance(state)) == 12
    assert not {"card afrit", "card giada", "card solas"} & set(chance(state))
    play(state, "card merten")
    assert entry(state, "alley") == "merten,giada,solas"
    assert entry(state, "deck") == "11"


HELD = (
    "active=ooki-oogi,qwixly,benedetto,corvidus,merten,karinne/master-carbuncle,imogen,strega,masked-woman,"
    "porter-king,tidemaster"
)


def test_with_the_deck_empty_the_station_stays_empty_and_the_deck_is_no_choice() -> None:
    assert hires("2,1,1", f"{ALLEY} {HELD}") == {
        "hire ruby", "hire-any ruby", "hire-any sapphire", "hire-any topaz",
    }  # fmt: skip
    state = at(f"{LYING} | gems=2,0,0/2,1,1 {ALLEY} {HELD}")
    assert refusal(at(f"{LYING} | gems=1,1,1/0,0,0 {ALLEY} {HELD}"), "hire-top") == ("deck-empty", "A13")
    play(state, "hire ruby")
    assert (state.actor, entry(state, "alley")) == (0, "-,giada,solas")
    play(state, "reveal d4")
    assert {text for text in legal(state) if text.startswith("hire")} == {
        "hire-any sapphire", "hire-any topaz",
    }  # fmt: skip
    assert refusal(state, "hire ruby") == ("station-empty", "A13")


def test_one_may_have_any_number_of_apothecaries() -> None:
    state = at(f"{LYING} | gems=2,0,0/0,0,0 alley=afrit,giada,solas active=corvidus,merten,imogen,qwixly/-")
    play(state, "hire ruby", "card strega")
    assert active(state) == ["qwixly", "afrit", "corvidus", "merten", "imogen"]
    assert {"double-dive", "gully-glide", "lucky-leap", "shadow-swap"} <= kinds(state)


def test_everyone_sees_who_was_hired_for_what() -> None:
    state = at(f"{LYING} | gems=2,0,0/0,0,0 alley=afrit,giada,solas")
    assert events(state, "hire ruby", "card merten") == [
        {"kind": "spent", "seat": 0, "gem": "ruby", "count": 2},
        {"kind": "hired", "seat": 0, "apothecary": "afrit"},
        {"kind": "arrived", "station": "ruby", "apothecary": "merten"},
    ]
