"""Position texts: what they say, and what is said about a wrong one."""

import pytest

import philtre

from .scene import GAME, at

WHOLE = [
    "market market | round=1 turn=1",
    "r3<r2 n1<market | round=5 turn=2 coins=4/0 resources=flower:2,wood/- potions=speed/poison:2,meteor",
    "market r3<r2 | round=2 turn=1 busy=yes",
    "r3<r2 r3 | round=2 turn=1 rolls=3 met=2 potions=poison/-",
    "r3<r2 r9<r8 | round=2 turn=1 phase=roll",
    "r3<r2 r9<r8 | round=2 turn=1 phase=rolled die=4 potions=reroll/-",
    "r6<r5 r9<r8 | round=2 turn=1 phase=move die=4 steps=2",
    "market<n1 r9<r8 | round=2 turn=1 phase=move rolls=1 die=4 steps=2",
    "r9<r8 r9<r10 | round=2 turn=1 phase=meet die=4 potions=meteor/-",
    "r9<r8 r9<r10 | round=2 turn=1 phase=meet die=4 steps=3 potions=meteor/-",
    "r9<r8 r9<r10 | round=2 turn=1 phase=give die=4 steps=3 met=2 giver=2 owed=2 resources=-/honey,wood:2",
    "r9<r8 r9<r10 | round=2 turn=1 phase=give met=2 giver=2 owed=2 resources=-/honey,wood:2",
    "r9<r8 r10<r11 | round=2 turn=1 phase=give giver=1 owed=2 resources=honey,wood:2/-",
    "r4<r3 r10<r11 | variant=lively round=2 turn=1 phase=give giver=1 owed=1 resources=flower,wood:8/-",
    "r5<r4 r10<r11 | round=2 turn=1 phase=spill giver=1 owed=1 potions=speed,swap/-",
    "r10<r9 r10<r11 | round=2 turn=1 phase=after potions=speed/-",
    "market r10<r11 | round=2 turn=1 phase=trade",
    "market r10<r11 | round=2 turn=1 phase=after potions=swap/-",
    "market r10<r11 | variant=lively carry=6 round=2 turn=1 resources=-/wood:6",
    "market r10<r11 market | variant=lively spoils=no round=9 turn=3 phase=over coins=3/4/20",
    "market r10<r11 market r1 | rounds=10 round=9 turn=3 unseen=1,4 shielded=2",
]


@pytest.mark.parametrize("text", WHOLE)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert at(text).position() == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the places: expected a space for each of two to four players, found ''"),
        ("market |", "the places: expected a space for each of two to four players, found 'market'"),
        ("market x9 |", "player 2: expected one of market, n1, n2"),
        ("market r3<r9 |", "player 2, behind <: expected one of r2 and r4, found 'r9'"),
        ("market r3< |", "player 2, behind <: expected one of r2 and r4, found ''"),
        ("market<n1 r3 |", "player 1: expected no heading, who stands in the market, found 'market<n1'"),
        ("market r3 | hello", "behind the places: expected key=value, found 'hello'"),
        ("market r3 | hello=1", "behind the places: expected one of variant, round, turn"),
        ("market r3 | round=1 round=2", "round stands twice"),
        ("market r3 | round=0", "round: expected a whole number from 1 to 200, found '0'"),
        ("market r3 | round=201", "round: expected a whole number from 1 to 200, found '201'"),
        ("market r3 | turn=3", "turn: expected a whole number from 1 to 2, found '3'"),
        ("market r3 | phase=sleep", "phase: expected one of before, roll, rolled"),
        ("market r3 | coins=1", "coins: expected 2 groups with / between them, found '1'"),
        ("market r3 | coins=1/x", "coins: expected a whole number from 0 to 99999, found 'x'"),
        ("market r3 | resources=gold/-", "resources: expected one of flower, grass, honey"),
        ("market r3 | resources=wood:0/-", "resources: expected a whole number from 1 to 99999, found '0'"),
        ("market r3 | resources=wood,wood/-", "resources: wood stands twice for player 1"),
        ("market r3 | potions=luck/-", "potions: expected one of speed, invisibility"),
        ("market r3 | unseen=3", "unseen: expected a whole number from 1 to 2, found '3'"),
        ("market r3 | rolls=0", "rolls: expected a whole number from 1 to 99999, found '0'"),
        ("market r3 | phase=move", "phase: expected die= beside it, found 'move'"),
        ("market r3 | phase=move die=2", "steps: expected a number from 1 to 2, what is left"),
        ("market r3 | phase=move die=2 steps=3", "steps: expected a number from 1 to 2, what is left"),
        ("market r3 | die=2", "die: expected a phase in which a roll is moved, found 'before'"),
        ("market r3 | phase=after die=2 steps=2 potions=speed/-", "die: expected a phase in which a roll"),
        ("market r3 | phase=rolled die=7 potions=reroll/-", "die: expected a whole number from 1 to 6"),
        ("market r3 | phase=rolled die=6 steps=6 potions=reroll/-", "steps: expected a phase in which"),
        ("market r3 | phase=rolled die=6", "phase: expected a potion reroll to decide about"),
        ("market r3 | phase=after", "phase: expected a potion speed, or in the market one to sell"),
        ("r3 r3 | phase=trade", "phase: expected the player to stand in the market, found 'trade'"),
        ("r3 r3 | phase=meet die=2", "phase: expected somebody on the space to attack, and a potion for it"),
        ("r3 r3 | phase=give", "phase: expected giver= and owed= beside it, found 'give'"),
        ("r3 r3 | phase=give giver=2 owed=2 resources=-/wood:2", "owed: expected less than the 2 resources"),
        (
            "r3 r3 | phase=give giver=1 owed=1 resources=wood:2/-",
            "giver: expected another player, or a space",
        ),
        ("r3 r3 | phase=spill giver=2 owed=1 potions=-/swap:2", "giver: expected the player on a space that"),
        ("r5 r3 | phase=spill giver=1 owed=1 potions=swap/-", "owed: expected less than the 1 potions"),
        ("r3 r3 | giver=2", "giver: expected phase=give or phase=spill beside it, found 'before'"),
        ("r3 r3 | owed=2", "owed: expected phase=give or phase=spill beside it, found 'before'"),
        ("r3 r3 | variant=lively spoils=maybe", "option spoils: expected no or yes, found maybe"),
        ("r3 r3 | spoils=yes", "race, variant standard: option spoils has no meaning there"),
        ("r3 r3 | variant=quiet", "variant: expected one of standard and lively, found 'quiet'"),
        (
            "r3 r3 | variant=lively resources=flower:29/-",
            "resources: expected at most 8 pieces for player 1, which is what the bag holds, found '29'",
        ),
        (
            "r4<r3 r3 | variant=lively phase=give giver=1 owed=1 resources=flower:9,wood/-",
            "resources: expected at most 8 pieces for player 1, which is what the bag holds, found '10'",
        ),
    ],
)
def test_a_wrong_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        GAME.position(text)
    assert reason in str(problem.value)


def test_a_position_may_leave_out_what_is_usual() -> None:
    assert at("market market |").position() == at("market market").position()
    assert at("market market").position() == GAME.start(seats=2).position()
