"""The weights of the heuristics: ours from weights.toml, or those that a content file brings."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec

from philtre.text.weights import OneModel

FILE: Final = OneModel(Path(__file__).parent / "weights.toml")
HELD: Final = ("filching", "luck", "prowess", "sweet-talking", "speed", "bane")  # by the potions' numbers


@final
class Weights:
    """The weights by name; weights.toml says what each means."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers: dict[str, float] = numbers
        self.held: vec[float] = vec[float]([numbers["held-" + power] for power in HELD])
        self.brew: float = numbers["brew"]
        self.brew_at_least: float = numbers["brew-at-least"]
        self.gold_piece: float = numbers["gold-piece"]
        self.sold_out: float = numbers["sold-out"]
        self.blocked: float = numbers["blocked"]
        self.no_plan: float = numbers["no-plan"]
        self.eager: float = numbers["eager"]
        self.risk: float = numbers["risk"]
        self.stir: float = numbers["stir"]
        self.closer: float = numbers["closer"]
        self.alley_share: float = numbers["alley-share"]
        self.here: float = numbers["here"]
        self.near_the_end: float = numbers["near-the-end"]
        self.gem: float = numbers["gem"]
        self.first: float = numbers["first"]
        self.second: float = numbers["second"]
        self.useless: float = numbers["useless"]
        self.hoarded: float = numbers["hoarded"]
        self.earned: float = numbers["earned"]
        self.herb: float = numbers["herb"]
        self.brew_gold: float = numbers["brew-gold"]
        self.one_more: float = numbers["one-more"]
        self.spare_part: float = numbers["spare-part"]
        self.hired_thief: float = numbers["hired-thief"]
        self.hired_curse: float = numbers["hired-curse"]
        self.hired_mug: float = numbers["hired-mug"]
        self.hired_smash: float = numbers["hired-smash"]
        self.hired_other: float = numbers["hired-other"]
        self.at_the_healers: float = numbers["at-the-healers"]
        self.met: float = numbers["met"]
        self.shelf_loss: float = numbers["shelf-loss"]
        self.lucky_turn: float = numbers["lucky-turn"]
        self.sweet_turn: float = numbers["sweet-turn"]
        self.sweet_shop: float = numbers["sweet-shop"]
        self.fast_turn: float = numbers["fast-turn"]
        self.filching_turn: float = numbers["filching-turn"]
        self.filching_in_vain: float = numbers["filching-in-vain"]
        self.spread: float = numbers["spread"]
        self.spread_grows: float = numbers["spread-grows"]
        self.limit_felt: float = numbers["limit-felt"]
        self.part_at_the_limit: float = numbers["part-at-the-limit"]
        self.gold_at_the_limit: float = numbers["gold-at-the-limit"]
        self.patient: float = numbers["patient"]
        self.impatient: float = numbers["impatient"]
        self.step: float = numbers["step"]
        self.lasting: float = numbers["lasting"]


def read_weights(own: dict[str, dict[str, float]]) -> Weights:
    """`own`, which was checked, goes before ours."""
    return Weights(FILE.choose(own))
