"""The course of a turn: which actions, how many, and how the game ends when nobody wins."""

import pytest

from philtre.testing import entry, event_kinds, kinds, legal, play, refusal

from .scene import at, dealt, market

FIVE = ["corvidus", "merten", "afrit", "giada", "solas"]


def test_the_first_players_first_turn_has_one_action() -> None:
    state = dealt("RBYRYB", FIVE, seats=2)
    assert (state.actor, entry(state, "left")) == (0, "1")
    play(state, "reveal b2")
    assert (state.actor, state.view(None).left) == (1, 2)
    play(state, "reveal c3")
    assert (state.actor, state.view(None).left) == (1, 1)
    play(state, "restock", "tile ruby", "place a2", "tile ruby", "place a3", "tile ruby", "place b1")
    assert (state.actor, state.view(None).left) == (0, 2)


def test_a_turn_is_two_different_actions() -> None:
    state = at("R . . b2 / . . . . / . . . . / . . . y1 | supply=5,5,5")
    play(state, "reveal d4")
    assert legal(state) == {"restock"}
    assert refusal(state, "reveal d1") == ("already-revealed", "A9")
    play(state, "restock", "tile ruby", "place a2", "tile ruby", "place d2")
    assert state.actor == 1
    assert kinds(state) == {"reveal"}


def test_each_power_is_an_action_of_its_own() -> None:
    state = at("R . . . / . . . . / . . . . / . . . B | active=corvidus,porter-king/-")
    play(state, "gully-glide a1 b1")
    assert "wandering-waltz" in kinds(state)
    assert "gully-glide" not in kinds(state)
    assert refusal(state, "gully-glide b1 c1") == ("already-used", "A9")
    play(state, "wandering-waltz b1 a1")
    assert state.actor == 1


def test_both_ways_to_hire_are_one_action() -> None:
    state = at("R . . . / . . . . / . . . . / . . . y1 | gems=3,1,1/0,0,0 alley=afrit,giada,solas")
    play(state, "hire ruby", "card merten")
    assert not {"hire", "hire-any", "hire-top"} & kinds(state)
    assert refusal(state, "hire-any sapphire") == ("already-hired", "A9")
    assert refusal(state, "hire-top") == ("already-hired", "A9")


def test_an_apothecary_hired_this_turn_can_be_used_this_turn() -> None:
    state = at("R . . . / . . . . / . . . . / . . . y1 | gems=2,0,0/0,0,0 alley=corvidus,-,-")
    play(state, "hire ruby", "card merten", "gully-glide a1 b1")
    assert market(state) == ". R . . / . . . . / . . . . / . . . y1"


def test_an_apothecary_satisfied_this_turn_cannot_be_used_any_more() -> None:
    state = at("R R . . / . . R . / . . . . / . . . B | active=corvidus,porter-king/-")
    play(state, "wandering-waltz c2 c1", "satisfy corvidus")
    assert not {"gully-glide", "wandering-waltz"} & kinds(state)
    assert refusal(state, "gully-glide d4 c4") == ("already-satisfied", "A9")


def test_an_action_is_a_duty_even_a_harmful_one() -> None:
    # Revealing for the second player's sake is all that the first one can do.
    state = at("R R r1 . / . . . . / . . . . / . . . . | supply=0,0,0 active=-/corvidus")
    assert legal(state) == {"reveal c1"}
    assert refusal(state, "done") == ("must-act", "A6")


def test_with_no_action_left_the_rest_of_the_turn_is_forgone() -> None:
    state = at("R B r1 r2 / . . . . / . . . . / . . . . | supply=0,0,0")
    assert event_kinds(state, "reveal c1") == ["revealed", "gained", "forgone", "turn"]
    assert (state.actor, legal(state)) == (1, {"reveal d1"})


def test_when_nobody_can_act_any_more_the_turns_run_out_and_the_game_is_a_draw() -> None:
    state = at("r1 . . . / . . . . / . . . . / . . . . | supply=0,0,0 turns=40")
    play(state, "reveal a1")
    assert state.over
    assert state.returns() == [0.5, 0.5]
    assert entry(state, "turn") == "40"


def test_positions_may_repeat() -> None:
    state = at("R . . . / . . . . / . . . . / . . . B | active=corvidus,porter-king/- turn=1 left=2")
    before = market(state)
    play(state, "gully-glide a1 b1", "wandering-waltz b1 a1")
    assert market(state) == before


@pytest.mark.parametrize(
    ("kind", "shares"),
    [
        ("seats=2", [1 / 2] * 2),
        ("seats=3 token=used", [1 / 3] * 3),
        ("seats=4", [1 / 2] * 4),  # two teams
        ("seats=4 variant=master decree=ruby", [1 / 2] * 4),
    ],
)
def test_after_the_last_turn_the_game_is_a_draw(kind: str, shares: list[float]) -> None:
    state = at(f"r1 . . . / . . . . / . . . . / . . . y1 | {kind} turn=9 turns=9 left=1")
    assert event_kinds(state, "reveal a1") == ["revealed", "gained", "drawn"]
    assert state.over
    assert state.returns() == pytest.approx(shares)


def test_three_hundred_turns_are_the_limit_unless_the_host_says_otherwise() -> None:
    lying = "r1 . . . / . . . . / . . . . / . . . y1"
    state = play(at(f"{lying} | turn=299 left=1"), "reveal a1")
    assert (state.over, entry(state, "turn")) == (False, "300")
    assert play(at(f"{lying} | turn=300 left=1"), "reveal a1").over
    assert not play(at(f"{lying} | turn=300 turns=301 left=1"), "reveal a1").over


def test_a_win_in_the_last_turn_counts() -> None:
    state = at(
        "R R r1 . / . . . . / . . . . / . . . . | turn=300 left=1"
        " active=-/corvidus satisfied=-/afrit:b,giada:b"
    )
    assert play(state, "reveal c1").returns() == [0.0, 1.0]
