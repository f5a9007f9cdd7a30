"""Short numbered lists of moves, grouped by their first words, and search by typed text."""

from __future__ import annotations

from dataclasses import dataclass

FEW = 12  # lists up to this length are shown whole; longer ones are grouped


@dataclass(frozen=True)
class Choice:
    """One line of a list: a single move, or all moves that begin with the same words."""

    words: str
    actions: tuple[int, ...]


def choices(moves: dict[int, str]) -> list[Choice]:
    """The lines of the list for these moves (action → text)."""
    single = [Choice(text, (action,)) for action, text in moves.items()]
    if len(moves) <= FEW:
        return single
    depth = shared(list(moves.values())) + 1
    groups: dict[str, list[int]] = {}
    for action, text in moves.items():
        groups.setdefault(" ".join(text.split()[:depth]), []).append(action)
    if len(groups) == len(moves):
        return single
    return [
        Choice(words if len(actions) > 1 else moves[actions[0]], tuple(actions))
        for words, actions in groups.items()
    ]


def shared(texts: list[str]) -> int:
    """The number of leading words that all texts have in common."""
    split = [text.split() for text in texts]
    depth = 0
    while all(len(words) > depth and words[depth] == split[0][depth] for words in split):
        depth += 1
    return depth


def beginning(typed: str, moves: dict[int, str]) -> dict[int, str]:
    """The moves whose text begins with the typed text."""
    return {action: text for action, text in moves.items() if text.startswith(typed)}


def only(typed: str, moves: dict[int, str]) -> int | None:
    """The action of the only move that begins with these whole words; None if there are none or several."""
    found = beginning(typed, moves)
    if len(found) != 1:
        return None
    action, text = next(iter(found.items()))
    return action if text == typed or text.startswith(typed + " ") else None
