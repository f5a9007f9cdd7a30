"""All paths from a position to a depth, counted; perft.toml has the numbers and says what they count."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import philtre

from .reference import POWER_OF, named_power_moves, read_market
from .scene import GAME, at, uses

pytestmark = pytest.mark.both
FILE = Path(__file__).parent / "perft.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
NAMES = [position["name"] for position in POSITIONS]
DEPTHS = (1, 2, 3, 4, 5)
QUICK = 15_000  # so many inner positions are walked in a quick test


def steps(state: philtre.State) -> list[int]:
    return (
        [action for action, _ in state.outcomes()] if state.actor == philtre.CHANCE else list(state.actions())
    )


def leaves(state: philtre.State, depth: int) -> int:
    """The number of paths of that many steps."""
    if state.over:
        return 0
    actions = steps(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        following = state.copy()
        following.play(action)
        total += leaves(following, depth - 1)
    return total


def quick(counts: list[int]) -> list[int]:
    """The depths that are not too deep: to count to a depth is to walk all that lies above it."""
    return [depth for depth in DEPTHS if depth == 1 or counts[depth - 2] <= QUICK]


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_paths(position: dict[str, Any], rewriting: bool) -> None:
    state = at(position["text"])
    if rewriting:
        write(position["name"], [leaves(state, depth) for depth in DEPTHS])
        return
    for depth in quick(position["leaves"]):
        assert leaves(state, depth) == position["leaves"][depth - 1], f"to depth {depth}"


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_longer_paths(position: dict[str, Any], rewriting: bool) -> None:
    state = at(position["text"])
    for depth in () if rewriting else set(DEPTHS) - set(quick(position["leaves"])):
        assert leaves(state, depth) == position["leaves"][depth - 1], f"to depth {depth}"


def write(name: str, counts: list[int]) -> None:
    text = FILE.read_text(encoding="utf-8")
    pattern = rf'(name = "{re.escape(name)}"\ntext = ".*"\nleaves = )\[.*\]'
    changed, found = re.subn(pattern, rf"\g<1>{counts}", text)
    assert found == 1, name
    FILE.write_text(changed, encoding="utf-8", newline="\n")


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_the_uses_of_every_power_are_those_of_the_reference(position: dict[str, Any]) -> None:
    lying = re.sub(r"[02]'?", "1", position["text"].partition(" | ")[0]).replace("3", "1")
    for power in POWER_OF.values():
        expected = {text.removeprefix(power + " ") for text in named_power_moves(power, read_market(lying))}
        assert uses(power, lying) == expected, power


def test_each_power_has_a_sparse_and_a_crowded_position() -> None:
    assert {f"{power}, {kind}" for power in POWER_OF.values() for kind in ("sparse", "crowded")} <= set(NAMES)
    for position in POSITIONS:
        power = position["name"].split(", ")[0]
        if power in POWER_OF.values():
            assert any(GAME.text(action).startswith(power + " ") for action in steps(at(position["text"])))
