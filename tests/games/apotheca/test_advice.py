"""Reasons for moves, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import philtre
from philtre.core.game import HOME
from philtre.text.words import Words

from .random_play import SETTINGS, some_play
from .reference import POWER_OF
from .scene import GAME, at, market

ADVICE = GAME.advice()
TABLE = "R . . B / . y2 . . / . . b2 . / Y . . R"


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
    message = ADVICE.reason(state, action)
    assert message is not None
    assert message.id == f"reason-{reason}"
    said = [Words(language, GAME, ["Ada", "Bruno", "Chloé"]).message(message) for language in ("en", "fr")]
    assert said[0] != said[1]
    assert not any("{" in sentence or "reason-" in sentence for sentence in said)


MISTAKEN = [
    # the apprentice claims the red match when the master's last action has completed it
    (
        (
            "R R . . / . . R . / . . . . / Y . . y1 | variant=master decree=sapphire turn=3 left=1"
            " taken=restock gems=2,0,0/0,0,0 active=-/merten alley=corvidus,giada,solas scored=sapphire,topaz"
        ),
        "gully-glide c2 c1",
    ),
    # the master claims the standing red match after the apprentice's last action
    (
        (
            "R R R . / . . . . / . . . . / Y B . y2 | variant=master decree=ruby turn=2 left=1"
            " active=-/corvidus alley=giada,solas,merten scored=sapphire,topaz"
        ),
        "gully-glide b4 c4",
    ),
    # A42: a tile added to a match that stood before earns nothing
    (
        "R R R r2 / . . . . / . . . . / Y B . y2 | variant=master decree=topaz turn=2 active=-/-",
        "reveal d1",
    ),
    ("R R R r1 / . . . . / . . . . / Y B . y2 | variant=master decree=topaz turn=2 active=-/-", "reveal d1"),
    # the decreed colour is the master's: hiring helps the apprentice to no such match
    (
        (
            "R R r2 . / . . . . / . . . . / Y B . y1 | variant=master decree=ruby turn=2 active=-/-"
            " gems=0,0,0/2,0,0 alley=corvidus,giada,solas"
        ),
        "hire ruby",
    ),
]


@pytest.mark.parametrize(("text", "move"), MISTAKEN)
def test_what_another_player_scores_is_no_reason(text: str, move: str) -> None:
    message = ADVICE.reason(at(text), GAME.parse(move))
    assert message is None or message.id in ("reason-hire-first", "reason-foils")


def crowded(rng: random.Random) -> str:
    """A made-up position of Master of the Market with many tiles, some of them in standing matches."""
    seats = rng.choice((2, 3, 4))
    share = rng.uniform(0.4, 0.95)
    tiles = [
        "."
        if rng.random() > share
        else rng.choice("RBY")
        if rng.random() < 0.75
        else rng.choice("rby") + str(rng.randint(1, seats))
        for _ in range(16)
    ]
    cards = rng.sample(list(POWER_OF), 9)
    hands = ["-"] + [cards.pop() if rng.random() < 0.6 else "-" for _ in range(seats - 1)]
    pleased = [cards.pop() + ":r" for _ in range(rng.randint(0, 2))]
    turn = rng.randint(1, 2 * (seats - 1))
    keys = {
        "variant": "master",
        "seats": str(seats),
        "decree": rng.choice(("ruby", "sapphire", "topaz")),
        "scored": ",".join(rng.sample(("ruby", "sapphire", "topaz"), rng.randint(0, 2))) or "-",
        "turn": str(turn),
        "left": rng.choice("12"),
        "active": "/".join(hands),
        "satisfied": "/".join(["-", ",".join(pleased) or "-", *["-"] * (seats - 2)]),
        "gems": "/".join(",".join(str(rng.randint(0, 2)) for _ in range(3)) for _ in range(seats)),
        "alley": ",".join(cards.pop() for _ in range(3)),
        "supply": ",".join(str(rng.randint(0, 3)) for _ in range(3)),
    }
    rows = [" ".join(tiles[row : row + 4]) for row in (0, 4, 8, 12)]
    return " / ".join(rows) + " | " + " ".join(f"{key}={value}" for key, value in keys.items())


def own_part(state: philtre.State, action: int) -> list[dict[str, Any]]:
    """The events of the action before another turn begins."""
    state = state.copy()
    happened = state.events = []
    state.play(action)
    told = [GAME.redacted(event, None) or {} for event in happened]
    ends = [place for place, event in enumerate(told) if event["kind"] == "turn"]
    own = told[: ends[0]] if ends else told
    if not ends and state.view(None).phase in (
        "collect",
        "satisfy",
        "stack",
    ):  # the player's own choice goes on
        return own + own_part(state, int(state.actions()[0]))
    return own


def scores(state: philtre.State, action: int, colour: str | None = None) -> bool:
    return any(
        event["kind"] == "matched" and colour in (None, event["colour"]) for event in own_part(state, action)
    )


def recoloured(state: philtre.State, space: str) -> list[philtre.State]:
    """The position with each colour for the facedown tile on a space."""
    market, _, rest = state.position().partition(" | ")
    words = market.replace("/", "").split()
    place = "abcd".index(space[0]) + 4 * (int(space[1]) - 1)
    found = []
    for letter in "rby":
        words[place] = letter + words[place][1:]
        rows = " / ".join(" ".join(words[row : row + 4]) for row in (0, 4, 8, 12))
        keys = " ".join(word for word in rest.split() if not word.startswith(("supply=", "ages=", "pools=")))
        found.append(at(f"{rows} | {keys}"))
    return found


def holds(state: philtre.State, action: int, reason: str, colour: str | None) -> bool:
    """True if what is said for the action comes true when it is played."""
    text, view = GAME.text(action), state.view(state.actor)
    kinds = [event["kind"] for event in own_part(state, action)]
    if reason in ("wins", "satisfies", "keeps", "clears", "gem"):
        outcome = {
            "wins": "won",
            "satisfies": "satisfied",
            "keeps": "kept",
            "clears": "kept",
            "gem": "gained",
        }
        new = reason != "keeps" or colour not in view.scored
        return scores(state, action, colour) and outcome[reason] in kinds and new
    if reason == "may-match":
        return any(scores(world, action) for world in recoloured(state, text.split()[1]))
    after = state.copy()
    after.play(action)
    while after.actor == philtre.CHANCE:  # a card that refills a station
        after.play(after.outcomes()[0][0])
    if reason in ("prepares", "hire-then-match", "decree-then-match"):
        return after.view(None).turn == view.turn and any(
            scores(after, int(act))
            for act in after.actions()
            if colour is None or scores(after, int(act), colour)
        )
    if reason == "fits":
        shown = market(after).replace("/", "").split()
        place = "abcd".index(text[-2]) + 4 * (int(text[-1]) - 1)
        shown[place] = shown[place][0].upper()
        return any(text[-2:] in line for line in lines_of(shown))
    if reason == "pays":
        paid = any(event["kind"] == "gained" for event in own_part(state, action))
        return paid and not any(GAME.text(int(act)).startswith("hire") for act in state.actions())
    return reason in ("restock", "hire-first", "hire-more", "decree", "keeps-token")


def lines_of(tiles: list[str]) -> list[list[str]]:
    """The lines of three face-up tiles of a colour, as the names of their spaces."""
    spaces = [column + row for row in "1234" for column in "abcd"]
    rows = [[start, start + 1, start + 2] for start in range(16) if start % 4 < 2]
    columns = [[start, start + 4, start + 8] for start in range(8)]
    return [
        [spaces[place] for place in line]
        for line in rows + columns
        if len({tiles[place] for place in line}) == 1 and tiles[line[0]] in ("R", "B", "Y")
    ]


def check_reasons(state: philtre.State) -> int:
    """Check every reason for a legal action; returns how many there are."""
    found = 0
    for action in state.actions():
        message = ADVICE.reason(state, int(action))
        if message is not None and message.id != "reason-foils":
            found += 1
            colour = message.arguments.get("colour")
            assert holds(state, int(action), message.id.removeprefix("reason-"), colour), (
                f"{message.id}: {GAME.text(int(action))} at {state.position()}"
            )
    return found


def test_every_reason_in_a_crowded_market_of_a_master_comes_true() -> None:
    rng = random.Random(5)
    found = 0
    for _ in range(400):
        try:
            state = at(crowded(rng))
        except philtre.PhiltreError as problem:
            assert "nothing to choose from" in str(problem) or "more than the box" in str(problem)  # noqa: PT017
            continue
        found += check_reasons(state)
    assert found > 700


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_every_reason_in_a_random_game_comes_true(wishes: dict[str, Any]) -> None:
    rng = random.Random(11)
    positions = [
        state
        for seed in (1, 2)
        for state in some_play(wishes, seed)
        if state.actor >= 0 and state.view(None).phase in ("act", "extra", "place")
    ]
    assert sum(check_reasons(state) for state in rng.sample(positions, min(25, len(positions)))) > 20


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
            assert ADVICE.reason(state, int(action)) == ADVICE.reason(twin, int(action))
