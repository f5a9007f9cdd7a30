"""The weights of the features, by name: ours from weights.toml, or those that a content file brings."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

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
LIMITS: Final = {model: dict.fromkeys(names, (-LARGEST, LARGEST)) for model, names in MODELS.items()}


def read_weights(model: str, own: dict[str, Any]) -> vec[float]:
    """The weights of a model in the order of its features; `own`, which was checked, goes before ours."""
    found: dict[str, Any] = own.get(model, WEIGHTS[model])
    return vec[float]([float(found[name]) for name in MODELS[model]])
