"""What is seen: everything, by everybody, and what a board must not compute itself."""

import random

import pytest

import philtre
from philtre.games.race.view import Route
from philtre.testing import legal, play

from .scene import GAME, OURS, at, ours


def test_everybody_sees_the_same() -> None:
    state = at("r3<r2 r9<r8 | coins=3/4 resources=wood/honey potions=speed/swap")
    views = [state.view(seat) for seat in (0, 1, None)]
    for view in views:
        assert view.players == views[0].players
        assert (view.player, view.round, view.goal) == (0, 1, 20)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_redeal_changes_nothing(seat: int | None) -> None:
    rng = random.Random(2)
    state = GAME.start(seats=3)
    for _ in range(200):
        before = state.position()
        state.redeal(seat, rng)
        assert state.position() == before
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
        if state.over:
            break


@pytest.mark.parametrize(
    ("text", "reachable"),
    [
        ("r3<r2 r9<r8 |", []),
        ("r6<r5 r9<r8 | phase=move die=3 steps=3", ["e1", "r9"]),
        ("r4<r3 r9<r8 | phase=rolled die=3 potions=reroll/-", ["e3", "r7"]),
        ("n2<n3 r9<r8 | phase=rolled die=1 potions=reroll/-", ["n1"]),
        # The Market may always end a move that comes through it.
        ("n2<n3 r9<r8 | phase=rolled die=4 potions=reroll/-", ["market", "e2", "s2", "w2"]),
        ("market<n1 r9<r8 | phase=move die=4 steps=1", ["market", "e1", "s1", "w1"]),
        ("market r9<r8 | phase=move die=4 steps=4", ["r0", "r6", "r12", "r18"]),
        ("r9<r8 r9<r10 | phase=meet die=4 steps=3 potions=meteor/-", ["r12"]),
        ("r9<r8 r9<r10 | phase=meet die=4 potions=meteor/-", ["r9"]),
    ],
)
def test_where_the_move_may_end(text: str, reachable: list[str]) -> None:
    assert sorted(at(text).view(0).reachable) == sorted(reachable)


def test_each_path_and_where_it_leads() -> None:
    view = at("r6<r5 r9<r8 | phase=move die=5 steps=5").view(0)
    assert [(way.to, way.ends) for way in view.ways] == [
        ("e3", ["market", "n1", "s1", "w1"]),
        ("r7", ["r11"]),
    ]
    assert at("r3<r2 r9<r8 |").view(0).ways == []


def test_every_move_ends_where_the_view_said_it_may() -> None:
    rng = random.Random(11)
    for _ in range(8):
        state = GAME.start(seats=2, rounds=60)
        promised: set[str] = set()
        while not state.over:
            view = state.view(None)
            mover = view.player
            if view.phase == "roll":
                promised = set()  # a new roll, after a Reroll too
            if view.phase in ("rolled", "move", "meet"):
                promised = set(view.reachable)
                for way in view.ways:
                    assert set(way.ends) <= promised
            state.events = []
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
            ended = [
                e for e in state.events if e.kind in ("gained", "arrived", "trapped", "jinxed", "unseen")
            ]
            if ended and promised:
                assert state.view(None).players[mover].at in promised
                promised = set()


def test_headings_are_shown_as_the_spaces_ahead() -> None:
    players = at("r6<r5 market r9 n1<market |").view(None).players
    assert [set(player.ahead) for player in players] == [
        {"r7", "e3"},
        {"n1", "e1", "s1", "w1"},
        {"r8", "r10"},
        {"n2"},
    ]


def test_who_can_be_attacked_is_shown() -> None:
    players = at("r6<r5 r6 r6<r7 r7<r6 | potions=poison/-/-/- shielded=3").view(None).players
    assert [player.in_contact for player in players] == [False, True, False, False]


def test_who_can_craft_what_is_shown() -> None:
    view = at("market market | resources=flower,grass,honey/-").view(None)
    assert {row.potion for row in view.recipes if row.within_reach} == {"speed", "invisibility"}


def test_the_worth_of_potions_in_hand_is_shown() -> None:
    assert at("market market | potions=speed:2,meteor/-").view(None).players[0].worth == 8


def test_who_has_to_give_what_is_shown() -> None:
    state = play(at("r9<r8 r9 | potions=poison/- resources=-/wood:2,honey"), "throw poison 2")
    view = state.view(0)
    assert (view.actor, view.giver, view.owed, view.phase) == (1, 1, 2, "give")


def test_the_numbers_of_actions_depend_on_the_board_alone() -> None:
    assert GAME.action_count == 60 + 2 * 37
    first = {text: GAME.parse(text) for text in legal(GAME.start(seats=2))}
    assert first == {"roll": 0, "trade": 5}
    assert GAME.parse("go market") == 60
    assert GAME.parse("teleport r23") == 60 + 2 * 36 + 1
    assert GAME.text(GAME.parse("throw meteor 4")) == "throw meteor 4"
    assert GAME.move(GAME.parse("throw meteor 4")) == {"kind": "throw", "potion": "meteor", "seat": 3}


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("r3<r2 r9<r8 |", []),
        ("r4<r3 r9<r8 | phase=move die=1 steps=1", ["e2", "r5"]),
        ("r4<r3 r9<r8 | phase=rolled die=3 potions=reroll/-", ["market", "r7"]),
        ("market market | phase=move die=1 steps=1", ["e1", "n1", "s1", "w1"]),
    ],
)
def test_a_route_for_each_end(text: str, ends: list[str]) -> None:
    assert sorted(route.path[-1] for route in ours(text).view(0).routes) == ends


def routes(text: str, to: str) -> list[tuple[str, list[int]]]:
    """The routes to a space, in notation, and whom they meet."""
    return [(" ".join(one.path), one.meets) for one in ours(text).view(0).routes if one.path[-1] == to]


def test_ways_to_one_space_are_told_apart_by_the_side_they_come_from() -> None:
    text = "market r9<r8 | phase=move die=5 steps=5"
    assert routes(text, "r2") == [("n1 n2 r0 r1 r2", []), ("e1 e2 r4 r3 r2", [])]
    # The Market leaves no heading: the way through it that is shortest stands for all.
    assert routes("n1<n2 r9<r8 | phase=move die=6 steps=6", "market") == [("market", [])]


@pytest.mark.parametrize(
    ("more", "meets"),
    [
        ("potions=poison/-", [1]),
        ("potions=speed/-", []),  # without a potion to throw it is no meeting
        ("potions=poison/- shielded=2", []),
    ],
)
def test_a_route_names_whom_it_meets(more: str, meets: list[int]) -> None:
    assert routes(f"market r1<r2 | phase=move die=5 steps=5 {more}", "r2")[0] == ("n1 n2 r0 r1 r2", meets)


@pytest.mark.parametrize(
    ("more", "effect"),
    [
        ("resources=wood/-", ("lose-resources", None, 1)),
        ("resources=wood:3/-", ("lose-resources", None, 2)),
        ("", ("nothing", None, 0)),
        ("resources=wood:3/- unseen=1", ("nothing", None, 0)),
    ],
)
def test_a_route_says_what_its_end_will_take(more: str, effect: tuple[str, str | None, int]) -> None:
    [route] = ours(f"r6<r5 r9<r8 | phase=move die=1 steps=1 {more}").view(0).routes
    assert route.path == ["r7"]
    assert (route.effect, route.resource, route.count) == effect


def test_every_route_leads_where_it_says() -> None:
    rng = random.Random(4)
    walked = 0
    for seed in range(3):
        state = GAME.start(seats=3)
        while not state.over and walked < 150 * (seed + 1):
            view = state.view(0)
            if view.phase == "move":
                assert {route.path[-1] for route in view.routes} | {"market"} == {*view.reachable, "market"}
                walk(state.copy(), rng.choice(view.routes))
                walked += 1
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
    assert walked > 100


def walk(state: philtre.State, route: Route) -> None:
    """Walk along a route, meeting nobody: each decision names a space of it, or passes by."""
    seat, rest = int(state.actor), list(route.path)
    while state.actor == seat and state.view(0).steps:
        texts = legal(state)
        if "pass" in texts:
            assert any(other in route.meets for other in range(3) if other != seat)
            play(state, "pass")
            continue
        while rest and f"go {rest[0]}" not in texts:
            rest.pop(0)
        play(state, f"go {rest[0]}" if rest else "stop")
    assert state.view(0).players[seat].at == route.path[-1]


@pytest.mark.parametrize(
    ("text", "named", "meant"),
    [
        ("r4<r3 r9<r8 | phase=move die=3 steps=3", "go r7", "go r5"),
        ("r4<r3 r9<r8 | phase=move die=3 steps=3", "go market", "go e2"),
        ("r4<r3 r9<r8 | phase=move die=3 steps=3", "go r5", "go r5"),  # a step that is possible
        ("market r9<r8 | phase=move die=5 steps=5", "go r2", "go r2"),  # two ways: not clear
        ("r4<r3 r9<r8 | phase=move die=3 steps=3", "teleport r7", "teleport r7"),
    ],
)
def test_whoever_names_the_end_of_the_move_means_the_first_step(text: str, named: str, meant: str) -> None:
    view = ours(text).view(0)
    assert OURS.text(OURS.intended_action(view, OURS.parse(named))) == meant
