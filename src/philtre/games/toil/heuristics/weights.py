"""The weights of the heuristics: ours from weights.toml, or those that a content file brings."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec

from philtre.games.toil.rules.moves import EFFECTS
from philtre.text.weights import OneModel

FILE: Final = OneModel(Path(__file__).parent / "weights.toml")


@final
class Weights:
    """The weights by name; weights.toml says what each means."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers: dict[str, float] = numbers
        self.fade: float = numbers["fade"]
        self.unseen: float = numbers["unseen"]
        self.both: float = numbers["both"]
        self.second: float = numbers["second"]
        self.third: float = numbers["third"]
        self.useful: float = numbers["useful"]
        self.draw: float = numbers["draw"]
        self.idle: float = numbers["idle"]
        self.shelter: float = numbers["shelter"]
        self.floor: float = numbers["floor"]
        self.power: float = numbers["power"]
        self.drinking: float = numbers["drinking"]
        self.to_come: vec[float] = vec[float]([numbers["to-come-" + effect] for effect in EFFECTS])


def read_weights(own: dict[str, dict[str, float]]) -> Weights:
    """`own`, which was checked, goes before ours."""
    return Weights(FILE.choose(own))
