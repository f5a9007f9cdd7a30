"""Values of positions, rollouts, what is hidden, and the safe action."""

from __future__ import annotations

import random
from typing import Any

import pytest

import philtre
from philtre.games.apotheca.heuristics.tactics import NONE, matching_use
from philtre.games.apotheca.rules.market import EACH_PLANE, face_up, lines
from philtre.games.apotheca.rules.moves import POWERS
from philtre.games.apotheca.rules.powers import list_uses
from philtre.games.apotheca.rules.state import Apotheca

from .random_play import SETTINGS, some_play
from .scene import CARD_OF, GAME, at

HEURISTICS = GAME.heuristics()
ALL_PLANES = 0xFFFF * EACH_PLANE
TABLE = "R . . B / . y2 . . / . . b2 . / Y . . R"
PAIR = "R R . . / . . . . / . . . . / . . . y2"


def values(text: str) -> list[float]:
    return list(HEURISTICS.values(at(text)))


# Values


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_every_position_has_a_value_for_every_seat(wishes: dict[str, Any]) -> None:
    seats = wishes["seats"]
    for state in some_play(wishes, 1):
        found = list(HEURISTICS.values(state))
        assert len(found) == seats
        assert all(0 <= value <= 1 for value in found)
        if wishes.get("variant") == "master":
            assert len(set(found[1:])) == 1
            assert found[0] + found[1] == pytest.approx(1)
        elif seats == 4:
            assert found[:2] == found[2:]
            assert found[0] + found[1] == pytest.approx(1)
        elif seats > 1:
            assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_at_the_end_it_is_what_each_got(wishes: dict[str, Any]) -> None:
    end = some_play(wishes, 2)[-1]
    returns = end.returns() if wishes["seats"] > 1 else [end.returns()[0] / 60]
    assert list(HEURISTICS.values(end)) == pytest.approx(returns)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("satisfied=afrit:r/- active=corvidus/corvidus", "active=corvidus/corvidus"),
        ("satisfied=afrit:r,merten:b/-", "satisfied=afrit:r/-"),
        ("active=corvidus/-", ""),
        ("active=corvidus,merten/-", "active=corvidus/-"),
        ("gems=2,0,0/0,0,0", ""),
        ("gems=1,1,1/0,0,0", "gems=1,1,0/0,0,0"),
    ],
)
def test_who_has_more_can_expect_more(better: str, worse: str) -> None:
    alley = "alley=giada,strega,solas"
    worse = worse.replace("corvidus/corvidus", "corvidus/merten")
    better = better.replace("corvidus/corvidus", "corvidus/merten")
    gap = values(f"{TABLE} | {alley} {better}")[0] - values(f"{TABLE} | {alley} {worse}")[0]
    assert gap > 0.02


def test_a_line_in_reach_is_worth_most_to_the_one_who_moves() -> None:
    near = "R R . . / . . R . / . . . . / . . . y2 | active=corvidus/- "
    far = "R . . R / . . R . / . . . . / . . . y2 | active=corvidus/- "
    assert values(near)[0] > values(far)[0] + 0.03
    gain_later = values(near + "turn=4")[0] - values(far + "turn=4")[0]
    assert gain_later < values(near)[0] - values(far)[0]


def test_a_match_that_wins_is_as_good_as_won() -> None:
    done = "satisfied=afrit:r,merten:b/giada:b,solas:y"
    text = f"R R . . / . . R . / . . . . / . . . y2 | active=corvidus/strega {done}"
    assert values(text)[0] > 0.95
    assert values(text.replace("corvidus/strega", "strega/corvidus") + " turn=4")[1] > 0.95


def test_a_tile_that_only_its_owner_knows_is_its_owners_threat() -> None:
    text = "R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus/merten"
    assert values(text)[0] > values(text.replace("r1", "b1"))[0] + 0.03


def test_the_master_wants_a_decree_of_a_colour_still_to_score() -> None:
    text = f"{PAIR} | variant=master scored=ruby decree="
    assert values(text + "topaz")[0] > values(text + "ruby")[0]


def test_solo_counts_points_and_helpers() -> None:
    text = "R R . . / . . . . / . . . . / . . . y1 | variant=solo outside=c1,d1,a2"
    assert values(text + " score=12")[0] == pytest.approx(values(text)[0] + 0.2)
    assert values(text + " active=corvidus")[0] > values(text)[0]


@pytest.mark.parametrize("power", range(len(POWERS)), ids=POWERS)
def test_a_power_s_match_is_found_just_where_there_is_one(power: int) -> None:
    rng = random.Random(power)
    tables = GAME.tables
    scratch = GAME.scratch()[:]
    found = 0
    for _ in range(250):
        letters = [rng.choice(["R", "R", "B", "Y", "r1", "b2", ".", ".", "."]) for _ in range(16)]
        rows = [" ".join(letters[row * 4 : row * 4 + 4]) for row in range(4)]
        state = at(" / ".join(rows) + f" | active={CARD_OF[POWERS[power]]}/-")
        assert isinstance(state, Apotheca)
        up = face_up(state.tiles, state.marks)
        if lines(up) != 0:
            continue
        end = list_uses(tables, power, state.tiles, state.down(), scratch, 0)
        uses = {int(action) for action in scratch[:end]}
        makes = {action for action in uses if scores(state, action)}
        action = matching_use(tables, power, state.tiles, state.down(), ALL_PLANES, scratch)
        assert action in makes if makes else action == NONE
        found += bool(makes)
    assert found > 5


def scores(state: philtre.State, action: int) -> bool:
    twin = state.copy()
    twin.events = []
    twin.play(action)
    several = twin.prompt().id == "prompt-collect"  # which first is still to be chosen
    return several or any(event.kind == "matched" for event in twin.events)


# Rollouts


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_rollouts_stay_within_the_rules(wishes: dict[str, Any]) -> None:
    dice = philtre.Dice(4)
    positions = some_play(wishes, 3)
    for state in positions[:: max(1, len(positions) // 8)]:
        pieces = state.piece_counts()
        steps = HEURISTICS.rollout(state, dice)
        assert steps >= 0
        assert state.piece_counts() == pieces
        assert state.over or len(state.actions()) > 0 or state.outcomes()
        assert at(state.position()).position() == state.position()


def games_by_safe(wishes: dict[str, Any], games: int) -> None:
    dice = philtre.Dice(8)
    for _ in range(games):
        state = GAME.start(**wishes)
        while not state.over:
            if state.actor == philtre.CHANCE:
                state.play(state.draw(dice))
                continue
            action = GAME.safe_action(state)
            assert action in list(state.actions())
            assert GAME.safe_action(state) == action
            state.play(action)
        assert not GAME.metrics().cut_short(state)


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_safe_moves_alone_bring_a_game_to_its_end(wishes: dict[str, Any]) -> None:
    games_by_safe(wishes, 4)


@pytest.mark.slow
@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_safe_moves_alone_bring_many_games_to_their_end(wishes: dict[str, Any]) -> None:
    games_by_safe(wishes, 300)


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_a_safe_move_is_legal_everywhere(wishes: dict[str, Any]) -> None:
    for state in some_play(wishes, 5):
        if state.actor >= 0:
            assert GAME.safe_action(state) in list(state.actions())


# What is hidden


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_hidden_is_what_a_seat_is_not_told(wishes: dict[str, Any]) -> None:
    rng = random.Random(6)
    for state in some_play(wishes, 7):
        if state.over:
            continue
        choices = [action for action, _ in state.outcomes()] or [int(action) for action in state.actions()]
        for seat in range(wishes["seats"]):
            if seat == state.actor:
                continue
            several = rng.sample(choices, min(4, len(choices)))
            told = [repr(told_of(state, action, seat)) for action in several]
            hidden = {HEURISTICS.hidden(state, action, seat) for action in several}
            assert len(hidden) == 1
            assert len(set(told)) == (1 if hidden == {True} else len(told))


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_what_is_shown_is_the_same_in_all_worlds_of_a_seat(wishes: dict[str, Any]) -> None:
    dice = philtre.Dice(8)
    for state in some_play(wishes, 9):
        for seat in range(wishes["seats"]):
            world = state.copy()
            world.redeal(seat, dice)
            assert HEURISTICS.observation_key(world, seat) == HEURISTICS.observation_key(state, seat) >= 0


def test_a_reveal_shows_which_colour_it_was() -> None:
    worlds = [at(TABLE.replace("y2", tile)) for tile in ("r2", "b2", "y2")]
    assert len({HEURISTICS.observation_key(world, 0) for world in worlds}) == 1
    for world in worlds:
        world.play(GAME.parse("reveal b2"))
    assert len({HEURISTICS.observation_key(world, 0) for world in worlds}) == 3


def told_of(state: philtre.State, action: int, seat: int) -> list[dict[str, Any] | None]:
    twin = state.copy()
    twin.events = []
    twin.play(action)
    return [GAME.redacted(event, seat) for event in twin.events]
