"""The weights of the features, read once from weights.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.errors import PhiltreError

FILE: Final = Path(__file__).parent / "weights.toml"
WEIGHTS: Final[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
FULL_SCORE: Final[float] = WEIGHTS["full_score"]


def read_weights(name: str, width: i64) -> vec[float]:
    """The weights of a variant. Raises PhiltreError if their number is not that of the features."""
    found: list[float] = WEIGHTS[name]
    if len(found) != width:
        raise PhiltreError(f"{FILE}: expected {width} weights for {name}, found {len(found)}")
    return vec[float](found)
