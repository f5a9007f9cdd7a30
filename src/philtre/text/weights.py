"""Weights of heuristics: ours in a file, those in the table `weights` of a content file, and their limits."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final

from philtre.core.errors import PhiltreError, listed
from philtre.text.sheet import Sheet, written

# The least and the largest weight of each feature, by model and name.
Limits = Mapping[str, Mapping[str, tuple[float, float]]]

FACTOR: Final = 10.0
MODEL: Final = "standard"  # of a game with the same weights for all variants and numbers of players


class OneModel:
    """The weights.toml of a game with one model: `ours` by name, `limits` by model, and which are `fixed`."""

    def __init__(self, file: Path) -> None:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
        self.ours: dict[str, float] = found[MODEL]
        self.fixed: list[str] = found["fixed"]
        self.limits: Limits = {MODEL: limits_around(self.ours, found["shares"])}

    def choose(self, own: Mapping[str, dict[str, float]]) -> dict[str, float]:
        """Return the weights of a content, which were checked, or ours."""
        return own.get(MODEL, self.ours)


def limits_around(weights: Mapping[str, float], shares: Collection[str]) -> dict[str, tuple[float, float]]:
    """Limits from a tenth of each weight to ten times; 1 is the largest share.

    So every weight keeps its sign; one that is 0 has the limits -1 and 1.
    """
    found = {}
    for name, ours in weights.items():
        low, high = sorted((ours / FACTOR, ours * FACTOR)) if ours else (-1.0, 1.0)
        found[name] = (low, min(1.0, high) if name in shares else high)
    return found


def read_own_weights(sheet: Sheet, known: Limits) -> dict[str, dict[str, float]]:
    """The weights that bots use with a content, by model, which `philtre fit` writes; mostly none."""
    sheet.asked.add("weights")
    if "weights" not in sheet.table:
        return {}
    weights = sheet.sheet("weights")
    check_weights(weights.table, weights.place, known)
    return {
        model: {name: float(weight) for name, weight in found.items()}
        for model, found in weights.table.items()
    }


def check_weights(weights: Mapping[str, Any], place: str, known: Limits) -> None:
    """Raise PhiltreError, which names the place, unless each model has a number for each feature."""
    for model, found in weights.items():
        if model not in known:
            raise PhiltreError(f"{place}: unknown field {written(model)}: expected {listed(list(known))}")
        names = known[model]
        if not isinstance(found, dict) or set(found) != set(names):
            wrong = sorted(set(found) ^ set(names)) if isinstance(found, dict) else [model]
            raise PhiltreError(
                f"{place}: {model}: expected a weight for each of {len(names)} features; "
                f"missing or unknown: {', '.join(map(written, wrong[:5]))}"
            )
        for name, (low, high) in names.items():
            weight = found[name]
            number = isinstance(weight, (int, float)) and not isinstance(weight, bool)
            if not number or not low <= weight <= high:
                raise PhiltreError(
                    f"{place}: {model}: field {name}: expected a number from {low:g} to {high:g}, "
                    f"found {weight!r}"
                )
