"""The weights of the features, by name: ours from weights.toml, or those that a content file brings."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from philtre.core.errors import PhiltreError, listed
from philtre.games.apotheca.heuristics.evaluation import FEATURES
from philtre.games.apotheca.heuristics.master_evaluation import MASTER_FEATURES
from philtre.games.apotheca.heuristics.solo_evaluation import SOLO_FEATURES

FILE: Final = Path(__file__).parent / "weights.toml"
WEIGHTS: Final[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
FULL_SCORE: Final[float] = WEIGHTS["full_score"]
FIXED: Final[list[str]] = WEIGHTS["fixed"]
LARGEST: Final = 50.0  # a weight beyond it would only make values overflow

# The features of each model, in the order of their numbers.
MODELS: Final[dict[str, list[str]]] = {
    "standard": FEATURES,
    "three": FEATURES,
    "teams": FEATURES,
    "master": MASTER_FEATURES,
    "solo": SOLO_FEATURES,
}


def check_weights(weights: dict[str, Any], place: str) -> None:
    """Raise PhiltreError, which names the place, unless each model has a number for each feature."""
    for model, found in weights.items():
        if model not in MODELS:
            raise PhiltreError(f"{place}: unknown field {model}: expected {listed(list(MODELS))}")
        names = MODELS[model]
        if not isinstance(found, dict) or set(found) != set(names):
            wrong = sorted(set(found) ^ set(names)) if isinstance(found, dict) else [model]
            raise PhiltreError(
                f"{place}: {model}: expected a weight for each of {len(names)} features; "
                f"missing or unknown: {', '.join(wrong[:5])}"
            )
        for name in names:
            weight = found[name]
            if isinstance(weight, bool) or not isinstance(weight, (int, float)) or not abs(weight) <= LARGEST:
                raise PhiltreError(
                    f"{place}: {model}: field {name}: expected a number from {-LARGEST:g} to {LARGEST:g}, "
                    f"found {weight!r}"
                )


def read_weights(model: str, own: dict[str, Any]) -> vec[float]:
    """The weights of a model in the order of its features; `own`, which was checked, goes before ours."""
    found: dict[str, Any] = own.get(model, WEIGHTS[model])
    return vec[float]([float(found[name]) for name in MODELS[model]])
