"""Dealing anew what a seat cannot see: worlds come up by their probability, and only those that agree."""

# ruff: noqa: E501 - a row of the table is one case

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

import philtre
from philtre.core.dice import Dice
from philtre.games.elixir.rules.deduction import SPECTATOR, Clues
from philtre.games.elixir.rules.redeal import weigh_charts
from philtre.games.elixir.rules.state import Elixir
from philtre.testing import entry, play

from .keen import keen
from .scene import CELLS, GAME, POTIONS, at, cell
from .worlds import World, worlds

DRAWS = 1000

# What happened, and who deals anew what it cannot know: (name, position, viewer)
CASES = [
    ("one unknown brew", "chart=a1:luck past=2:a1", 0),
    ("a formula looked at", "chart=a1:luck,b2:soda past=2?a1,1?b2", 0),
    ("one of two brews was drunk", "chart=a1:luck,b1:soda past=2:a1,2:b1,2-luck active=-/luck:2", 0),
    ("one's own formula is no rival's", "chart=a1:luck,b1:soda past=1:a1,2:b1", 0),
    ("three cards make it likelier", "chart=a1:luck,b1:soda past=2:a1,2:a1,2:b1,2*luck alley=luck", 0),
    ("taken from the alley", "seats=3 chart=a1:luck,b1:soda past=2:a1,2:b1,2*luck,3+luck,3-luck active=-/-/luck:3", 0),
    ("none was left", "chart=a1:luck,b1:soda past=2:a1,2:a1,2:a1,2:b1,2-soda,2~soda,2:a1!", 0),
    ("there was still one", "chart=a1:luck,b1:soda past=2:a1,2:a1,2:a1,2:b1,2-luck,2~luck,2:a1", 0),
    ("a turn ended without a win", "chart=a1:part-1,b1:part-2,c1:luck past=2:a1,2:b1,2:c1,2.", 0),
    ("ends with two parts known", "chart=a1:part-1,b1:part-2,c1:luck past=1?a1,1?b1,2:a1,2:b1,2:c1,2.", 0),
    ("Baneful Brew was sprung", "seats=3 chart=a1:baneful,b1:soda past=2:a1,2:b1,3<2:baneful", 0),
    ("two Banes make it likelier", "seats=3 chart=a1:baneful,b1:soda past=2:a1,2:a1,2:b1,3<2:baneful", 0),
    ("an unseen filching", "seats=3 chart=a1:luck,b1:soda past=2:a1,2:b1,3<2:luck", 0),
    ("seen by the thief", "seats=3 chart=a1:luck,b1:soda past=2:a1,2:b1,2:b1,3<2:soda", 2),
    ("seen by the victim", "seats=3 chart=a1:luck,b1:soda past=2:a1,2:b1,3<2:luck", 1),
    ("filched and drunk", "seats=3 chart=a1:luck,b1:soda past=2:a1,2:b1,3<2:luck,3-luck active=-/-/luck:3", 0),
    (
        "filched on and on",
        "seats=4 chart=a1:luck,b1:soda,c1:part-1 past=2:a1,2:b1,3:c1,3<2:luck,4<3:part-1,2<4:part-1,3-luck active=-/-/luck:3/-",
        0,
    ),
    (
        "robbed after a filching",
        "seats=3 chart=a1:luck,b1:soda past=2:a1,2:b1,3:a1,3<2:luck,3*luck alley=luck",
        0,
    ),
    (
        "three parts might have met",
        "seats=3 chart=a1:part-1,b1:part-2,c1:part-3 past=1?a1,1?b1,2:a1,3:b1,3:b1,3:c1,2<3:part-2,2<3:part-2,2.",
        0,
    ),
    ("the pack before a rival's second brew", "chart=a1:luck,b1:soda,c1:part-1 past=2:b1,1:a1,2:c1", 0),
    ("two rivals and the pack", "seats=3 chart=a1:luck,b1:soda,c1:part-1,a2:filching past=2:b1,3:c1,1:a1,3:a2", 0),
    ("the pack after a potion came back", "chart=a1:luck,b1:soda,c1:part-1 past=2:b1,2:c1,2-soda,2~soda,1:a1,2:b1,1:a1", 0),
    ("the pack with none left", "chart=a1:luck,b1:soda,c1:part-1 past=2:b1,2:a1,2:a1,2:c1,2:a1,1:a1!", 0),
    ("the pack and an unseen filching", "seats=3 chart=a1:luck,b1:soda,c1:part-1 past=2:b1,2:c1,3<2:soda,1:a1,3-soda,3:b1 active=-/-/soda:2", 0),
    ("the pack and a turn that ended", "chart=a1:part-1,b1:part-2,c1:luck,a2:soda past=2:a1,2:b1,1:a2,2:c1,2.,1:a2", 0),
    ("the pack and Baneful Brew", "seats=3 chart=a1:baneful,b1:soda,c1:luck past=2:a1,2:b1,1:c1,3<2:baneful,1:c1", 0),
    ("two parts are known", "chart=a1:part-1,a2:part-2,c3:soda past=1:a1,1:a2,2:a1,2:a2,2:c3,2.", 0),
    ("a thief with three cards", "seats=3 chart=a1:part-1,a2:part-2,b1:part-3,c1:luck past=1?a1,1?a2,2:a1,2:a2,3:b1,3:c1,2<3:luck,2.", 0),
    ("the only card was filched", "seats=3 chart=a1:luck,b1:soda past=2:a1,3<2:luck,3:b1,3-luck active=-/-/luck:3", 0),
    ("nobody's eyes", "chart=a1:luck,b1:soda past=1:a1,2:b1,1-luck active=luck:1/-", None),
    ("a spectator and a filching", "chart=a1:luck,b1:soda past=1:a1,1:b1,2<1:luck", None),
]  # fmt: skip
IDS = [name for name, _, _ in CASES]


def world(state: philtre.State) -> World:
    return entry(state, "chart"), entry(state, "past")


def must_agree(drawn: Counter[World], due: dict[World, float]) -> None:
    """Frequencies stay within a chi-square bound that chance alone does not pass in a lifetime."""
    assert set(drawn) <= set(due)
    total = sum(drawn.values())
    cells: list[tuple[float, int]] = []
    rare_due, rare = 0.0, 0
    for key, share in due.items():
        if total * share < 5:
            rare_due, rare = rare_due + total * share, rare + drawn[key]
        else:
            cells.append((total * share, drawn[key]))
    if rare_due >= 5:
        cells.append((rare_due, rare))
    freedom = max(1, len(cells) - 1)
    off = sum((times - expected) ** 2 / expected for expected, times in cells)
    assert off <= freedom + 8 * math.sqrt(2 * freedom) + 16


@pytest.mark.parametrize(("name", "text", "viewer"), CASES, ids=IDS)
def test_worlds_come_up_by_their_probability(name: str, text: str, viewer: int | None) -> None:
    state = at(text)
    due = worlds(state, viewer)
    assert world(state) in due
    rng = random.Random(7)
    drawn: Counter[World] = Counter()
    for _ in range(DRAWS):
        dealt = state.copy()
        dealt.redeal(viewer, rng)
        drawn[world(dealt)] += 1
    must_agree(drawn, {key: float(share) for key, share in due.items()})


@pytest.mark.parametrize(("name", "text", "viewer"), CASES, ids=IDS)
def test_weighing_charts_gives_the_same_worlds(name: str, text: str, viewer: int | None) -> None:
    state = at(text)
    due = worlds(state, viewer)
    dice = Dice(5)
    drawn: Counter[World] = Counter()
    for _ in range(100):
        dealt = state.copy()
        assert isinstance(dealt, Elixir)
        weigh_charts(dealt, Clues(dealt, SPECTATOR if viewer is None else viewer), dice)
        assert dealt.position() == at(dealt.position()).position()
        drawn[world(dealt)] += 1
    must_agree(drawn, {key: float(share) for key, share in due.items()})


@pytest.mark.parametrize(("name", "text", "viewer"), CASES, ids=IDS)
def test_the_sheet_has_all_that_can_be_and_nothing_else(name: str, text: str, viewer: int | None) -> None:
    must_be_exact(at(text), viewer)


@pytest.mark.slow
def test_sheets_and_worlds_are_exact_in_keen_games() -> None:
    seen = 0
    for seed in range(60):
        rng, dice = random.Random(seed), Dice(seed)
        state = GAME.start(seats=rng.choice([2, 3, 4]), variant=rng.choice(list(GAME.variants)))
        while not state.over:
            state.play(keen(GAME, state, dice))
            happened = len(entry(state, "past").split(","))
            if happened > 6:  # more takes too long to enumerate
                break
            if happened >= 3 and rng.random() < 0.03:
                viewer = rng.choice([None, *range(len(state.view(None).players))])
                must_be_exact(state, viewer)
                must_be_possible(state, viewer, rng)
                seen += 1
    assert seen > 50


def must_be_exact(state: philtre.State, viewer: int | None) -> None:
    """The viewer's sheet has what a formula is in some world that agrees with all that the viewer has seen."""
    possible: dict[str, set[str]] = {space: set() for space in CELLS}
    for chart, _ in worlds(state, viewer):
        given = dict(entry.split(":") for entry in chart.split(",") if entry)
        left = set(POTIONS) - set(given.values())
        for space in CELLS:
            possible[space] |= {given[space]} if space in given else left
    for space, potions in possible.items():
        found = cell(state, space, viewer)
        assert ({found.potion} if found.potion else set(found.may)) == potions, (space, state.position())


def must_be_possible(state: philtre.State, viewer: int | None, rng: random.Random) -> None:
    """Worlds that are dealt anew are among those that agree with all that the viewer has seen."""
    due = worlds(state, viewer)
    for _ in range(10):
        dealt = state.copy()
        dealt.redeal(viewer, rng)
        assert world(dealt) in due, state.position()


def test_whoever_ends_a_turn_without_winning_does_not_have_all_three_parts() -> None:
    past = "1:a1,1:a2,2:a1,2:a2,2:c3"
    text = "round=6 at=s3/green-lab gold=6/6 chart=a1:part-1,a2:part-2,c3:soda"
    assert "part-3" in cell(at(f"{text} past={past}"), "c3", 0).may
    assert "part-3" not in cell(at(f"{text} past={past},2."), "c3", 0).may


def test_a_shown_potion_comes_from_one_of_the_brews_before() -> None:
    state = at("chart=a1:luck,b1:soda,c1:filching past=2:a1,2:b1,2-luck,2:c1 active=-/luck:3")
    assert "luck" in cell(state, "a1", 0).may
    assert "luck" in cell(state, "b1", 0).may
    assert "luck" not in cell(state, "c1", 0).may
    assert "luck" not in cell(state, "c3", 0).may


def test_a_potion_drunk_with_one_brew_gives_its_formula_away() -> None:
    state = at("chart=a1:luck past=2:a1,2-luck active=-/luck:3")
    assert cell(state, "a1", 0).may == ["luck"]
    assert cell(state, "a1", 0).potion is None
    assert cell(state, "a1", 1).potion == "luck"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_keen_games_can_be_dealt_anew_at_any_time(seats: int) -> None:
    dice = philtre.Dice(seats)
    state = GAME.start(seats=seats, variant="short", rounds=60)
    pieces = state.piece_counts()
    step = 0
    while not state.over:
        state.play(keen(GAME, state, dice))
        step += 1
        if step % 12:
            continue
        for viewer in (*range(seats), None):
            dealt = state.copy()
            dealt.redeal(viewer, dice)
            assert dealt.view(viewer) == state.view(viewer)
            assert dealt.piece_counts() == pieces
            assert at(dealt.position()).position() == dealt.position()


def test_when_the_game_is_over_all_lies_open_and_nothing_is_dealt_anew() -> None:
    state = at("chart=a1:part-1,b1:part-2,c1:part-3,a2:luck past=1:a1,1:b1,1:c1,2:a2 phase=end")
    play(state, "end")
    assert state.over
    before = state.position()
    state.redeal(0, random.Random(1))
    assert state.position() == before
    assert state.view(0).players[1].hand == ["luck"]


def test_the_truth_is_one_world_among_many() -> None:
    state = at("chart=a1:luck,b1:soda past=2:a1,2:b1")
    seen: set[str] = set()
    for seed in range(60):
        dealt = state.copy()
        dealt.redeal(0, random.Random(seed))
        seen.add(entry(dealt, "chart"))
    assert len(seen) > 20


def many_thefts() -> philtre.State:
    """Twelve unseen filchings back and forth, after which everything is shown."""
    chart = "a1:luck,b1:soda,c1:prowess,a2:part-1"
    past = ["2:a1", "2:b1", "3:c1", "3:a2"]
    for _ in range(3):
        past += ["3<2:luck", "4<3:luck", "2<4:luck", "3<2:soda", "4<3:soda", "2<4:soda"]
    past += ["3<2:luck", "4<3:luck", "4-luck", "2-soda", "3-prowess"]
    active = "-/soda:4/prowess:4/luck:3"
    return at(f"seats=4 chart={chart} past={','.join(past)} active={active}")


def test_many_thefts_with_much_shown_are_still_dealt_by_their_probability() -> None:
    state = many_thefts()
    charts: Counter[str] = Counter()
    for seed in range(20):
        dealt = state.copy()
        dealt.redeal(0, Dice(seed))
        assert at(dealt.position()).position() == dealt.position()
        assert dealt.view(0) == state.view(0)
        charts[entry(dealt, "chart")] += 1
    assert len(charts) > 3
