"""Four players in two teams, and the third player's Extra Action token."""

import random

import pytest

from philtre.table.refused import Refused
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table
from philtre.testing import entry, event_kinds, events, kinds, legal, play, refusal

from .scene import active, at, dealt, gems, satisfied, seen

LYING = "R R r1 . / . . . . / . . . . / . . . y2"


# Four players


def test_partners_sit_across_each_other() -> None:
    players = at(f"{LYING} | seats=4").view(None).players
    assert [player.side for player in players] == [0, 1, 0, 1]


def test_a_team_wins_with_its_third_satisfied_apothecary() -> None:
    state = at(f"{LYING} | seats=4 active=corvidus/-/-/- satisfied=-/-/afrit:b,giada:b/-")
    assert events(state, "reveal c1")[-1] == {"kind": "won", "seats": [0, 2], "count": 2}
    assert state.returns() == [1.0, 0.0, 1.0, 0.0]


def test_the_other_teams_do_not_count() -> None:
    state = at(f"{LYING} | seats=4 active=corvidus/-/-/- satisfied=-/afrit:b/giada:b/solas:y")
    assert not play(state, "reveal c1").over


def test_partners_share_no_gems() -> None:
    state = at(f"{LYING} | seats=4 gems=1,0,0/0,0,0/3,3,3/0,0,0 alley=afrit,giada,solas")
    assert not {"hire", "hire-any", "hire-top"} & kinds(state)
    play(state, "reveal c1")
    assert gems(state, 2) == (3, 3, 3)


def test_partners_share_no_apothecaries() -> None:
    state = at(f"{LYING} | seats=4 active=-/-/corvidus/-")
    assert "gully-glide" not in kinds(state)
    play(state, "reveal c1")
    assert satisfied(state, 2) == {}
    assert active(state, 2) == ["corvidus"]
    assert gems(state, 0) == (2, 0, 0)


def test_partners_may_not_look_at_each_others_tiles() -> None:
    state = at(f"{LYING} | seats=4")
    assert [seen(state, seat)["c1"] for seat in range(4)] == ["ruby", None, None, None]


@pytest.mark.parametrize("talk", [True, False])
def test_the_table_decides_whether_talking_is_allowed(talk: bool) -> None:
    plans = tuple(Plan("here", "", name) for name in ("Ada", "Bo", "Cy", "Di"))
    wish = Setup("apotheca", plans, "standard", talk=talk)
    table, _ = Table.open(wish, "host", "Ada", random.Random(1), 0)
    if talk:
        assert table.say(0, 1, "the one on b2 is red, partner")
        return
    with pytest.raises(Refused, match="chat-off"):
        table.say(0, 1, "the one on b2 is red, partner")


# Three players

THREE = "seats=3 turn=6 left=1 taken=reveal active=-/-/corvidus"
THIRD = "R . . . / . . . B / . . . . / . . . y2"


def test_the_third_player_gets_the_token() -> None:
    players = at(f"{THIRD} | seats=3").view(None).players
    assert [player.token for player in players] == [False, False, True]
    assert not any(player.token for player in at(f"{THIRD} | seats=4").view(None).players)
    assert not any(player.token for player in at(f"{THIRD} | seats=2").view(None).players)


def test_with_the_token_a_third_action_that_differs_from_the_other_two() -> None:
    state = at(f"{THIRD} | {THREE}")
    play(state, "gully-glide a1 b1")
    assert legal(state) == {"restock", "done"}  # not reveal, not Corvidus
    assert refusal(state, "reveal d4") == ("already-revealed", "A9")
    assert refusal(state, "gully-glide b1 a1") == ("already-used", "A9")
    assert event_kinds(state, "restock")[:2] == ["extra", "restocking"]
    play(state, "tile ruby", "place a4", "tile ruby", "place c1")
    assert (state.actor, entry(state, "token")) == (0, "used")


def test_the_token_is_never_forced_and_keeps_for_another_turn() -> None:
    state = at(f"{THIRD} | {THREE}")
    play(state, "gully-glide a1 b1", "done")
    assert state.actor == 0
    assert state.view(None).players[2].token


def test_the_token_works_once() -> None:
    state = at(f"{THIRD} | {THREE} token=used")
    play(state, "gully-glide a1 b1")
    assert state.actor == 0


def test_the_token_is_its_owners_alone() -> None:
    state = at(f"{THIRD} | seats=3 turn=4 left=1 taken=reveal active=corvidus/-/-")
    play(state, "gully-glide a1 b1")
    assert state.actor == 1


def test_the_token_may_be_used_in_the_first_turn() -> None:
    cards = ["giada", "merten", "corvidus", "afrit", "solas", "imogen"]
    state = dealt("RBYRYB", cards, seats=3)
    play(state, "reveal b2")  # the first player's only action
    play(
        state,
        "reveal c3",
        "restock",
        "tile ruby",
        "place a2",
        "tile ruby",
        "place a3",
        "tile ruby",
        "place b1",
    )
    assert state.actor == 2
    play(state, "reveal a2", "gully-glide d1 c1")
    assert "done" in legal(state)
    assert entry(state, "phase") == "extra"


def test_the_extra_action_makes_matches_too() -> None:
    state = at(f"R . R . / . R . . / . . . . / . . . y2 | {THREE.replace('taken=reveal', 'taken=restock')}")
    play(state, "reveal d4")
    assert "done" in legal(state)
    play(state, "gully-glide b2 b1")
    assert satisfied(state, 2) == {"corvidus": "ruby"}
    assert state.actor == 0


def test_without_another_action_the_token_is_not_asked_for() -> None:
    state = at("R . . . / . . . . / . . . . / . . . y1 | seats=3 turn=6 left=1 taken=restock supply=0,0,0")
    play(state, "reveal d4")
    assert entry(state, "turn") != "6"
    assert state.over  # nobody can act any more
