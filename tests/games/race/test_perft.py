"""Counting all paths from a position to a depth, as the slow reference counts them."""

import pytest

import philtre

from .reference import Table
from .scene import ours as at

pytestmark = pytest.mark.both
# Paths of one, two, three … steps, chance included.
COUNTS = {
    "market market |": [2, 7, 26, 55],
    "r4<r3 r9<r8 |": [1, 6, 12, 23],
    "r3<r2 r3<r4 | potions=speed,poison,meteor/- resources=-/wood:2,honey:2,flower": [4, 15, 40, 90],
    "r3<r2 r9<r8 | potions=teleport,swap,reroll/-": [27, 85, 228],
    "market market | resources=flower:2,grass:2,honey,mushroom/- potions=swap/-": [4, 16, 73],
    "n1<n2 e2<e1 | potions=poison,defence,invisibility/speed": [3, 10, 38],
    "r13<r12 r14<r13 r14 | potions=poison,meteor,reroll/-/- resources=-/wood,honey/grass:2,flower": [
        1,
        6,
        12,
    ],
}


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


@pytest.mark.parametrize("text", COUNTS)
def test_paths(text: str) -> None:
    state = at(text)
    assert [leaves(state, depth + 1) for depth in range(len(COUNTS[text]))] == COUNTS[text]


def told(text: str, path: list[str]) -> list[str]:
    """What the reference allows after a path from that position, whose first player is to move."""
    players = at(text).view(None).players
    table = Table(len(players))
    for wizard, player in zip(table.wizards, players, strict=True):
        wizard.place, wizard.came = player.at, player.came
        wizard.resources.update(player.resources)
        wizard.potions.update(player.potions)
    story = table.story()
    _, texts = next(story)
    for choice in path:
        _, texts = story.send(choice)
    return texts


def told_leaves(text: str, path: list[str], depth: int) -> int:
    texts = told(text, path)
    return len(texts) if depth == 1 else sum(told_leaves(text, [*path, one], depth - 1) for one in texts)


@pytest.mark.parametrize("text", COUNTS)
def test_paths_of_the_reference(text: str) -> None:
    counts = [told_leaves(text, [], depth) for depth in range(1, 4)]
    assert counts == COUNTS[text][:3]
