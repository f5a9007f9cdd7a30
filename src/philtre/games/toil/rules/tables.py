"""The contents of the box, as tables that all states share.

The effects of a cauldron are counted in two words of eight fields each, one field an effect, seven bits a
field: six for the number of ingredients that have it, and one that a sum carries into when the number
reaches what is needed. So whether a potion meets an Order is an addition and a comparison a word.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.toil.rules.moves import EFFECTS, Numbers

FIELD: Final = 7
FULL: Final = 64  # the carry of a field


@final
class Order:
    """An Order card: its names, kind, value, and each effect it wants with its least power (0: any)."""

    def __init__(
        self, id: str, names: dict[str, str], special: bool, value: int, wants: dict[str, int]
    ) -> None:
        self.id = id
        self.names = names
        self.special = special
        self.value = value
        self.wants = wants


@final
class Tables:
    """The contents of the box, for the rules to look up."""

    def __init__(self) -> None:
        self.hand: i64 = 6
        self.limit: i64 = 6
        self.goal: i64 = 10
        self.costs: list[int] = [0] * len(EFFECTS)  # 0: not in this deck; the least X of growth and corrosion
        self.ingredients: list[str] = []
        self.ingredient_names: list[dict[str, str]] = []
        self.effects: list[list[int]] = []  # of each ingredient
        self.order_cards: list[Order] = []
        self.orders: list[str] = []
        self.numbers = Numbers(0, 0)
        self.kinds: i64 = 0
        self.copies: vec[i64] = vec[i64]()
        self.has: vec[i64] = vec[i64]()  # an ingredient's effects as bits
        self.worth: vec[i64] = vec[i64]()  # two words an ingredient
        self.reach: vec[i64] = vec[i64]()  # two words: what makes each effect's field carry at its cost
        self.carries: vec[i64] = vec[i64]()
        self.wanted: vec[i64] = vec[i64]()  # four words an Order: what to add, and the carries to find
        self.value: vec[i64] = vec[i64]()
        self.basic: i64 = 0  # the Basic Orders as bits
        self.special: i64 = 0
        self.bag: vec[i64] = vec[i64]()
        self.weights: dict[str, dict[str, float]] = {}  # of the bots' values, if the content brings any

    def lay_out(self) -> None:
        """Compute the words and bits from the rows of the content."""
        kinds = len(self.ingredients)
        self.kinds = kinds
        self.numbers = Numbers(kinds, len(self.order_cards))
        self.orders = [order.id for order in self.order_cards]
        self.has = vec[i64]([sum(int(bit(effect)) for effect in effects) for effects in self.effects])
        self.worth = vec[i64](
            [word for effects in self.effects for word in words_of(dict.fromkeys(effects, 1))]
        )
        costs = {effect: cost for effect, cost in enumerate(self.costs) if cost > 0}
        self.reach = vec[i64](words_of({effect: FULL - cost for effect, cost in costs.items()}))
        self.carries = vec[i64](words_of(dict.fromkeys(costs, FULL)))
        wanted: list[int] = []
        for place, order in enumerate(self.order_cards):
            least = {
                EFFECTS.index(effect): max(power, self.costs[EFFECTS.index(effect)])
                for effect, power in order.wants.items()
            }
            wanted += words_of({effect: FULL - number for effect, number in least.items()})
            wanted += words_of(dict.fromkeys(least, FULL))
            if order.special:
                self.special |= bit(place)
            else:
                self.basic |= bit(place)
        self.wanted = vec[i64](wanted)
        self.value = vec[i64]([order.value for order in self.order_cards])
        self.bag = vec[i64]([0] * kinds)


def words_of(fields: dict[int, int]) -> list[int]:
    """The two words that hold these numbers in the fields of these effects."""
    words = [0, 0]
    for effect, number in fields.items():
        words[effect // 8] |= number << FIELD * (effect % 8)
    return words
