"""What bots and absent players are told: what a position is worth, hasty and safe moves, reasons."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import philtre
from philtre.core.game import HOME
from philtre.games.apotheca.heuristics.tactics import NONE, matching_use
from philtre.games.apotheca.rules.market import EACH_PLANE, face_up, lines
from philtre.games.apotheca.rules.moves import POWERS
from philtre.games.apotheca.rules.powers import list_uses
from philtre.games.apotheca.rules.state import Apotheca
from philtre.text.words import Words

from .scene import CARD_OF, GAME, at

HINTS = GAME.hints()
ALL_PLANES = 0xFFFF * EACH_PLANE
SETTINGS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "first_game": True, "own_restock": True},
    {"seats": 3},
    {"seats": 4},
    {"seats": 1},
    {"seats": 1, "first_game": True},
    {"seats": 2, "variant": "master"},
    {"seats": 3, "variant": "master", "own_restock": True},
    {"seats": 4, "variant": "master"},
]
TABLE = "R . . B / . y2 . . / . . b2 . / Y . . R"
PAIR = "R R . . / . . . . / . . . . / . . . y2"


def worths(text: str) -> list[float]:
    return list(HINTS.worths(at(text)))


def some_play(wishes: dict[str, Any], seed: int) -> list[philtre.State]:
    """All positions of a game at random."""
    rng = random.Random(seed)
    state = GAME.start(**wishes)
    found = [state.copy()]
    while not state.over:
        chance = state.actor == philtre.CHANCE
        state.play(state.draw(rng) if chance else rng.choice(list(state.actions())))
        found.append(state.copy())
    return found


# What a position is worth


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_every_position_has_a_worth_for_every_seat(wishes: dict[str, Any]) -> None:
    seats = wishes["seats"]
    for state in some_play(wishes, 1):
        found = list(HINTS.worths(state))
        assert len(found) == seats
        assert all(0 <= worth <= 1 for worth in found)
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
    assert list(HINTS.worths(end)) == pytest.approx(returns)


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
    gap = worths(f"{TABLE} | {alley} {better}")[0] - worths(f"{TABLE} | {alley} {worse}")[0]
    assert gap > 0.02


def test_a_line_in_reach_is_worth_most_to_the_one_who_moves() -> None:
    near = "R R . . / . . R . / . . . . / . . . y2 | active=corvidus/- "
    far = "R . . R / . . R . / . . . . / . . . y2 | active=corvidus/- "
    assert worths(near)[0] > worths(far)[0] + 0.03
    gain_later = worths(near + "turn=4")[0] - worths(far + "turn=4")[0]
    assert gain_later < worths(near)[0] - worths(far)[0]


def test_a_match_that_wins_is_as_good_as_won() -> None:
    done = "satisfied=afrit:r,merten:b/giada:b,solas:y"
    text = f"R R . . / . . R . / . . . . / . . . y2 | active=corvidus/strega {done}"
    assert worths(text)[0] > 0.95
    assert worths(text.replace("corvidus/strega", "strega/corvidus") + " turn=4")[1] > 0.95


def test_a_tile_that_only_its_owner_knows_is_its_owners_threat() -> None:
    text = "R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus/merten"
    assert worths(text)[0] > worths(text.replace("r1", "b1"))[0] + 0.03


def test_the_master_wants_a_decree_of_a_colour_still_to_score() -> None:
    text = f"{PAIR} | variant=master scored=ruby decree="
    assert worths(text + "topaz")[0] > worths(text + "ruby")[0]


def test_solo_counts_points_and_helpers() -> None:
    text = "R R . . / . . . . / . . . . / . . . y1 | variant=solo outside=c1,d1,a2"
    assert worths(text + " score=12")[0] == pytest.approx(worths(text)[0] + 0.2)
    assert worths(text + " active=corvidus")[0] > worths(text)[0]


@pytest.mark.parametrize("power", range(len(POWERS)), ids=POWERS)
def test_a_power_s_match_is_found_just_where_there_is_one(power: int) -> None:
    rng = random.Random(power)
    tables = GAME.tables  # type: ignore[attr-defined]
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


# Playing on


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_hasty_play_stays_within_the_rules(wishes: dict[str, Any]) -> None:
    dice = philtre.Dice(4)
    positions = some_play(wishes, 3)
    for state in positions[:: max(1, len(positions) // 8)]:
        pieces = state.piece_counts()
        steps = HINTS.playout(state, dice)
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
            action = HINTS.safe(state)
            assert action in list(state.actions())
            assert HINTS.safe(state) == action
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
            assert HINTS.safe(state) in list(state.actions())


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
            hidden = {HINTS.hidden(state, action, seat) for action in several}
            assert len(hidden) == 1
            assert len(set(told)) == (1 if hidden == {True} else len(told))


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_what_is_shown_is_the_same_in_all_worlds_of_a_seat(wishes: dict[str, Any]) -> None:
    dice = philtre.Dice(8)
    for state in some_play(wishes, 9):
        for seat in range(wishes["seats"]):
            world = state.copy()
            world.redeal(seat, dice)
            assert HINTS.shown(world, seat) == HINTS.shown(state, seat) >= 0


def test_a_reveal_shows_which_colour_it_was() -> None:
    worlds = [at(TABLE.replace("y2", tile)) for tile in ("r2", "b2", "y2")]
    assert len({HINTS.shown(world, 0) for world in worlds}) == 1
    for world in worlds:
        world.play(GAME.parse("reveal b2"))
    assert len({HINTS.shown(world, 0) for world in worlds}) == 3


def told_of(state: philtre.State, action: int, seat: int) -> list[dict[str, Any] | None]:
    twin = state.copy()
    twin.events = []
    twin.play(action)
    return [GAME.redacted(event, seat) for event in twin.events]


# Reasons


WINNING = "satisfied=afrit:r,merten:b/-"
MASTER = "variant=master seats=2 decree="
REASONS = [
    ("R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus/-", "reveal c1", "satisfies"),
    (f"R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus/- {WINNING}", "reveal c1", "wins"),
    ("R R r1 . / . . . . / . . . . / . . . y2", "reveal c1", "gem"),
    ("R R r2 . / . . . . / . . . . / . . . y2 | active=corvidus/-", "reveal c1", "may-match"),
    ("R R . . / . . R . / . . . . / . . . y2 | active=corvidus/-", "gully-glide c2 c1", "satisfies"),
    (
        "R Y . . / Y R . . / Y R . . / . . . b2 | active=benedetto,afrit/-",
        "flickering-flip a1 b1",
        "satisfies",
    ),
    ("R R . . / . . . . / . . . R / . . . y2 | active=corvidus,merten/-", "gully-glide d3 c3", "prepares"),
    ("R R . . / . . R . / . . . . / . . . y2 | active=merten/corvidus", "lucky-leap b1 b3", "foils"),
    ("R R . . / . . . . / . . . . / . . . y2 | phase=place drawn=r", "place c1", "fits"),
    (
        "R . . . / . . . . / . . . . / . . . y1 | gems=0,0,1/0,0,0 alley=afrit,solas,giada",
        "reveal d4",
        "pays",
    ),
    ("R . . . / . . . . / . . . . / . . . y1 | active=corvidus/-", "restock", "restock"),
    (
        "R . . . / . . . . / . . . . / . . . y1 | gems=2,0,0/0,0,0 alley=afrit,-,-",
        "hire ruby",
        "hire-first",
    ),
    (
        "R R r1 . / . . . . / . . . . / . . . . | gems=2,0,0/0,0,0 alley=afrit,-,-",
        "hire ruby",
        "hire-then-match",
    ),
    ("R R r1 . / . . . . / . . . . / . . . . | gems=1,1,1/0,0,0 active=solas/-", "hire-top", "hire-more"),
    (f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}ruby", "reveal c1", "keeps"),
    (f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}ruby scored=ruby", "reveal c1", "clears"),
    (f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}ruby scored=sapphire,topaz", "reveal c1", "wins"),
    (f"R . r1 . / . . . . / . . . . / . . . . | {MASTER}ruby gems=0,1,0/0,0,0", "decree sapphire", "decree"),
    (
        f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}topaz gems=1,0,0/0,0,0",
        "decree ruby",
        "decree-then-match",
    ),
    (f"{TABLE} | seats=3 turn=3 left=0 phase=extra active=corvidus/merten/giada", "done", "keeps-token"),
]


@pytest.mark.parametrize(("text", "move", "reason"), REASONS)
def test_a_move_that_matters_has_a_reason(text: str, move: str, reason: str) -> None:
    state = at(text)
    action = GAME.parse(move)
    assert action in list(state.actions())
    message = HINTS.reason(state, action)
    assert message is not None
    assert message.id == f"reason-{reason}"
    said = [Words(language, GAME, ["Ada", "Bruno", "Chloé"]).message(message) for language in ("en", "fr")]
    assert said[0] != said[1]
    assert not any("{" in sentence or "reason-" in sentence for sentence in said)


def test_no_words_of_reasons_are_left_over() -> None:
    text = (HOME / "games" / "apotheca" / "words" / "words.en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE))
    assert known == {reason for _, _, reason in REASONS}


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_a_reason_tells_nothing_that_the_player_cannot_know(wishes: dict[str, Any]) -> None:
    rng = random.Random(9)
    positions = [state for state in some_play(wishes, 10) if state.actor >= 0]
    for state in rng.sample(positions, min(12, len(positions))):
        twin = state.copy()
        twin.redeal(int(state.actor), rng)
        for action in state.actions():
            assert HINTS.reason(state, int(action)) == HINTS.reason(twin, int(action))
