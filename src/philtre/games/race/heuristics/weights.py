"""The weights of the heuristics: ours from weights.toml, or those that a content file brings."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec

from philtre.games.race.rules.moves import POWERS
from philtre.text.weights import OneModel

FILE: Final = OneModel(Path(__file__).parent / "weights.toml")


@final
class Weights:
    """The weights by name; weights.toml says what each means."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers: dict[str, float] = numbers
        self.searching: float = numbers["searching"]
        self.pace: float = numbers["pace"]
        self.plenty: float = numbers["plenty"]
        self.missed_again: float = numbers["missed-again"]
        self.patient: float = numbers["patient"]
        self.impatience: float = numbers["impatience"]
        self.keep: vec[float] = vec[float]([numbers["keep-" + power] for power in POWERS])
        self.risk: float = numbers["risk"]
        self.visit: float = numbers["visit"]
        self.spoil: float = numbers["spoil"]
        self.safety: float = numbers["safety"]
        self.roll_more: float = numbers["roll-more"]
        self.open: float = numbers["open"]
        self.certain: float = numbers["certain"]
        self.setback: float = numbers["setback"]
        self.at_risk: float = numbers["at-risk"]
        self.gain: float = numbers["gain"]
        self.first: float = numbers["first"]
        self.cap: float = numbers["cap"]
        self.ramp: float = numbers["ramp"]
        self.late: float = numbers["late"]
        self.in_hand: float = numbers["in-hand"]
        self.carried: float = numbers["carried"]
        self.patience: float = numbers["patience"]
        self.luck: float = numbers["luck"]
        self.luck_to_come: float = numbers["luck-to-come"]
        self.surprise: float = numbers["surprise"]
        self.hurry: float = numbers["hurry"]
        self.not_sure: float = numbers["not-sure"]


def read_weights(own: dict[str, dict[str, float]]) -> Weights:
    """`own`, which was checked, goes before ours."""
    return Weights(FILE.choose(own))
