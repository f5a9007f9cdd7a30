"""Chance events follow their weights."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

from philtre.conformance.run import Run, checking
from philtre.core.state import CHANCE, State

STATES: Final = 12
SPREAD: Final = 512
MOST: Final = 8192
DRAWS: Final = 600
FEW: Final = 5


@checking
def weights(run: Run) -> None:
    """`pick` shares out the 32-bit numbers by the weights of the outcomes, and `draw` follows it.

    Chance, and only chance, makes moves of the kinds in `Game.chance_kinds`, if the game declares some.
    """
    met: set[tuple[tuple[int, int], ...]] = set()
    for state in run.states():
        must_be_of_its_kind(run, state)
        outcomes = tuple(state.outcomes())
        if state.actor == CHANCE and outcomes not in met and len(met) < STATES:
            met.add(outcomes)
            must_pick_evenly(run, state, dict(outcomes))
            must_draw_by_weight(run, state, dict(outcomes))


def must_be_of_its_kind(run: Run, state: State) -> None:
    kinds = run.game.chance_kinds
    if not kinds or state.over:
        return
    action = state.legal_actions()[0]
    kind = run.game.move(action)["kind"]
    run.must(
        (kind in kinds) == (state.actor == CHANCE),
        f"{run.game.text(action)!r} is a move of {'chance' if state.actor == CHANCE else 'a seat'}, "
        f"but chance_kinds has {', '.join(kinds)}",
    )


def must_pick_evenly(run: Run, state: State, weight: dict[int, int]) -> None:
    """Over evenly spread numbers each outcome comes up as often as its weight says, within rounding."""
    total = sum(weight.values())
    tries = min(MOST, total * max(4, SPREAD // total))
    picked = Counter(state.pick(((2 * number + 1) << 31) // tries) for number in range(tries))
    picked.update({state.pick(0): 0, state.pick((1 << 32) - 1): 0})
    strange = [action for action in picked if action not in weight]
    run.must(not strange, f"pick() gave {strange}, which are not outcomes")
    for action, times in picked.items():
        due = tries * weight[action] / total
        run.must(
            abs(times - due) <= 1,
            f"pick() gave {action} {times} times in {tries}, but its weight is {weight[action]} in {total}",
        )
    missing = [action for action in weight if action not in picked and tries * weight[action] >= 2 * total]
    run.must(not missing, f"pick() never gave the outcomes {missing}")


def must_draw_by_weight(run: Run, state: State, weight: dict[int, int]) -> None:
    """Drawn frequencies stay within a chi-square bound that chance alone does not pass in a lifetime."""
    drawn = Counter(state.draw(run.rng) for _ in range(DRAWS))
    strange = [action for action in drawn if action not in weight]
    run.must(not strange, f"draw() gave {strange}, which are not outcomes")
    total = sum(weight.values())
    cells: list[tuple[float, int]] = []
    rare_due, rare_times = 0.0, 0
    for action, share in weight.items():
        due = DRAWS * share / total
        if due < FEW:
            rare_due, rare_times = rare_due + due, rare_times + drawn[action]
        else:
            cells.append((due, drawn[action]))
    if rare_due >= FEW:
        cells.append((rare_due, rare_times))
    freedom = max(1, len(cells) - 1)
    off = sum((times - due) ** 2 / due for due, times in cells)
    bound = freedom + 8 * math.sqrt(2 * freedom) + 16
    run.must(off <= bound, f"{DRAWS} draws gave {dict(drawn)} for the weights {weight}")
