"""Why something is not possible: the reason that a player is given, and the rule it rests on."""

import random

import pytest

import philtre
from philtre.testing import play, refusal

from .scene import GAME, at

ARMED = "speed,invisibility,defence,reroll,teleport,swap,poison,meteor"


@pytest.mark.parametrize(
    ("text", "action", "code", "rule"),
    [
        ("r3<r2 r9<r8 | phase=over coins=20/0", "roll", "over", "R18"),
        ("r3<r2 r9<r8 | phase=roll", "die 3", "die-first", "R5"),
        ("r3<r2 r9<r8 |", "die 3", "not-a-choice", "R5"),
        ("r3<r2 r9<r8 |", "go r4", "roll-first", "R5"),
        ("r3<r2 r9<r8 |", "pass", "roll-first", "R5"),
        ("r3<r2 r9<r8 |", "stop", "roll-first", "R5"),
        ("r3<r2 r9<r8 |", "spill speed", "nothing-asked", "R15"),
        ("r3<r2 r9<r8 |", "drink speed", "no-potion", "B18"),
        ("r3<r2 r9<r8 |", "drink invisibility", "no-potion", "B19"),
        ("r3<r2 r9<r8 |", "drink defence", "no-potion", "B20"),
        ("r3<r2 r9<r8 |", "drink reroll", "no-potion", "B25"),
        ("r3<r2 r3<r4 |", "throw poison 2", "no-potion", "B23"),
        ("r3<r2 r3<r4 |", "throw meteor 2", "no-potion", "B24"),
        ("market r9<r8 |", "stay", "stay-by-trading", "R6"),
        ("market r9<r8 |", "done", "stay-by-trading", "R6"),
        (f"r3<r2 r9<r8 | phase=rolled die=3 potions={ARMED}/-", "roll", "no-roll-left", "R5"),
        (f"r3<r2 r9<r8 | phase=rolled die=3 potions={ARMED}/-", "go r4", "keep-first", "R5"),
        (f"r3<r2 r9<r8 | phase=rolled die=3 potions={ARMED}/-", "throw poison 2", "keep-first", "R5"),
        (
            f"r6<r5 r9<r8 | phase=move die=3 steps=3 potions={ARMED}/-",
            "drink reroll",
            "too-late-reroll",
            "R5",
        ),
        (f"r6<r5 r9<r8 | phase=move die=3 steps=3 potions={ARMED}/-", "drink speed", "too-late-speed", "R5"),
        ("r6<r5 r9<r8 | phase=move die=3 steps=3", "roll", "go-first", "R8"),
        ("r6<r5 r9<r8 | phase=move die=3 steps=3", "craft speed", "go-first", "R8"),
        ("r9<r8 r9<r10 | phase=meet die=4 potions=meteor/-", "done", "meet-first", "R10"),
        ("r9<r8 r9<r10 | phase=meet die=4 potions=meteor/-", "go r10", "meet-first", "R10"),
        ("r9<r8 r9 | phase=give giver=2 owed=2 resources=-/wood:2,honey", "roll", "give-first", "R11"),
        ("r9<r8 r9 | phase=give giver=2 owed=2 resources=-/wood:2,honey", "swap 1", "give-first", "R11"),
        ("r5<r4 r9 | phase=spill giver=1 owed=1 potions=swap,speed/-", "roll", "spill-first", "R15"),
        ("r5<r4 r9 | phase=spill giver=1 owed=1 potions=swap,speed/-", "give wood", "spill-first", "R15"),
        ("r10<r9 r9 | phase=after potions=speed/-", "trade", "not-in-market", "R6"),
        ("market r9 | phase=trade", "sell speed", "no-potion", "R6"),
        ("market r9 | phase=trade potions=swap/-", "swap 1", "trade-first", "R6"),
        ("market r9 | phase=trade", "give wood", "trade-first", "R6"),
    ],
)
def test_a_refusal_names_its_reason(text: str, action: str, code: str, rule: str) -> None:
    assert refusal(at(text), action) == (code, rule)


def test_a_number_that_is_no_action_is_refused() -> None:
    state = GAME.start(seats=2)
    for action in (-1, GAME.action_count, 10**9):
        found = state.why_not(action)
        assert found is not None
        assert found.code == "not-a-choice"


def test_what_a_potion_costs_is_said() -> None:
    found = play(at("market r9 |"), "trade").why_not(GAME.parse("craft teleport"))
    assert found is not None
    assert found.arguments == {"potion": "teleport", "resources": ["black-rock", "purple-crystal"]}


def test_every_action_is_legal_or_refused_with_a_rule() -> None:
    rng = random.Random(3)
    state = GAME.start(seats=4)
    for _ in range(300):
        legal = set(state.actions())
        for action in range(GAME.action_count):
            found = state.why_not(action)
            assert (found is None) == (action in legal)
            assert found is None or found.rule[0] in "BR"
        if state.over:
            break
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(list(legal)))
