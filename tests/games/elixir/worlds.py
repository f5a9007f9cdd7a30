"""All worlds that agree with what somebody has seen, by trying everything: slow and plain, for comparison."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from fractions import Fraction

import philtre
from philtre.testing import entry

from .scene import POTIONS

World = tuple[str, str]  # the chart and the past, as a position says them


def knows(past: list[str], viewer: int | None) -> set[str]:
    """The cells whose formulas the viewer has seen."""
    if viewer is None:
        return set()
    mine = [entry for entry in past if entry[0] == str(viewer + 1)]
    return {entry[2:].rstrip("!") for entry in mine if entry[1] in ":?"}


def worlds(state: philtre.State, viewer: int | None) -> dict[World, Fraction]:
    """Each world with its probability."""
    number = 4 if len(state.returns()) == 4 else 3
    past = entry(state, "past").split(",")
    chart = dict(entry.split(":") for entry in entry(state, "chart").split(","))
    known = {name: chart[name] for name in knows(past, viewer)}
    open_cells = [name for name in chart if name not in known]
    rest = [potion for potion in POTIONS if potion not in known.values()]
    packs = looked_through(past, chart, number, viewer)
    found: defaultdict[World, Fraction] = defaultdict(Fraction)
    for kinds in itertools.permutations(rest, len(open_cells)):
        guess = {**known, **dict(zip(open_cells, kinds, strict=True))}
        text = ",".join(f"{name}:{guess[name]}" for name in sorted(guess))
        for told, weight in stories(past, guess, number, viewer, packs):
            found[text, ",".join(told)] += weight
    total = sum(found.values())
    return {world: Fraction(weight) / total for world, weight in found.items()}


def looked_through(
    past: list[str], chart: dict[str, str], number: int, viewer: int | None
) -> dict[int, Counter[str]]:
    """The cards out of the pack, as the viewer saw after each brew of its own, by the index of the entry."""
    packs: dict[int, Counter[str]] = {}
    hands: dict[str, list[str]] = {str(seat): [] for seat in range(1, 5)}
    out: Counter[str] = Counter()
    for index, past_entry in enumerate(past):
        told = [way for way in step(past_entry, hands, out, chart, number, None) if way[0] == past_entry]
        _, hands, out, _ = told[0]
        if viewer is not None and past_entry[:2] == f"{viewer + 1}:":
            packs[index] = +out
    return packs


def stories(
    past: list[str],
    chart: dict[str, str],
    number: int,
    viewer: int | None,
    packs: dict[int, Counter[str]],
) -> list[tuple[list[str], Fraction]]:
    """Every way in which all of the past can have happened under a chart, each card on its own."""
    ways: list[tuple[list[str], dict[str, list[str]], Counter[str], Fraction]] = [
        ([], {str(seat): [] for seat in range(1, 5)}, Counter(), Fraction(1))
    ]
    for index, past_entry in enumerate(past):
        further = []
        for told, hands, out, weight in ways:
            for text, new_hands, new_out, share in step(past_entry, hands, out, chart, number, viewer):
                if packs.get(index, +new_out) == +new_out:
                    further.append(([*told, text], new_hands, new_out, weight * share))
        ways = further
    return [(told, weight) for told, _, _, weight in ways]


def step(
    past_entry: str,
    hands: dict[str, list[str]],
    out: Counter[str],
    chart: dict[str, str],
    number: int,
    viewer: int | None,
) -> list[tuple[str, dict[str, list[str]], Counter[str], Fraction]]:
    who, mark, about = past_entry[0], past_entry[1], past_entry[2:]
    hands = {seat: list(hand) for seat, hand in hands.items()}
    out = Counter(out)
    sure = Fraction(1)
    if mark == "?":
        return [(past_entry, hands, out, sure)]
    if mark == ".":
        whole = {"part-1", "part-2", "part-3"} <= set(hands[who])
        return [] if whole else [(past_entry, hands, out, sure)]
    if mark == ":":
        kind = chart[about.rstrip("!")]
        if (out[kind] == number) != past_entry.endswith("!"):
            return []
        if not past_entry.endswith("!"):
            out[kind] += 1
            hands[who].append(kind)
        return [(past_entry, hands, out, sure)]
    if mark == "~":
        out[about] -= 1
        return [(past_entry, hands, out, sure)]
    if mark == "+":
        hands[who].append(about)
        return [(past_entry, hands, out, sure)]
    if mark in "-*":
        if about not in hands[who]:
            return []
        share = Fraction(hands[who].count(about), len(hands[who])) if mark == "*" else sure
        hands[who].remove(about)
        return [(past_entry, hands, out, share)]
    victim, _, kind = about.partition(":")
    seen = viewer is not None and str(viewer + 1) in (who, victim)
    found = []
    for card in range(len(hands[victim])):  # each card of the hand is as likely as the others
        gone = hands[victim][card]
        if (kind == "baneful") != (gone == "baneful") or (seen and gone != kind):
            continue
        left = {seat: list(hand) for seat, hand in hands.items()}
        less = Counter(out)
        left[victim].pop(card)
        if gone == "baneful":
            less[gone] -= 1
        else:
            left[who].append(gone)
        found.append((f"{who}<{victim}:{gone}", left, less, Fraction(1, len(hands[victim]))))
    return found
