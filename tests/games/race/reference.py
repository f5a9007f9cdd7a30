"""The rules once more, as slowly and plainly as they read: a story with a question at each decision.

Written from the draft and the rulings alone, with the spaces of our wheel written out once more. Each
`yield` asks: it gives the seat that decides (None: the die) and the texts of what it may do, and gets the
text that was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import pairwise

Question = tuple[int | None, list[str]]
Story = Generator[Question, str, None]

SPOKES = {
    "n": ("-1 potion", "-1 material"),
    "e": ("mushroom", "honey"),
    "s": ("black-rock", "grass"),
    "w": ("-2 materials", "flower"),
}
RING = (
    *("-2 materials", "purple-crystal", "-2 materials", "flower"),
    *("mushroom", "flower", "-2 materials", "-2 materials"),
    *("-2 materials", "honey", "black-rock", "-1 material"),
    *("wood", "grass", "mushroom", "grass"),
)
RESOURCES = ("flower", "grass", "honey", "wood", "mushroom", "black-rock", "purple-crystal")
COST = {
    "speed": ("flower", "grass"),
    "invisibility": ("flower", "honey"),
    "defence": ("wood", "honey"),
    "teleport": ("black-rock", "purple-crystal"),
    "swap": ("mushroom", "purple-crystal"),
    "poison": ("mushroom", "grass"),
    "meteor": ("black-rock", "wood"),
    "reroll": ("mushroom", "grass"),
}
WORTH = {
    "speed": 2,
    "invisibility": 2,
    "defence": 3,
    "teleport": 4,
    "swap": 3,
    "poison": 2,
    "meteor": 4,
    "reroll": 2,
}
MARKET = "market"


def spaces() -> dict[str, str]:
    """Each space and what stands on it."""
    found = {MARKET: MARKET}
    for letter, row in SPOKES.items():
        found |= {f"{letter}{number}": what for number, what in enumerate(row, 1)}
    return found | {f"r{number}": what for number, what in enumerate(RING)}


def links() -> dict[str, set[str]]:
    """Each space and its neighbours."""
    pairs = [(f"r{number}", f"r{(number + 1) % 16}") for number in range(16)]
    for letter, junction in (("n", "r0"), ("e", "r4"), ("s", "r8"), ("w", "r12")):
        way = [MARKET, f"{letter}1", f"{letter}2", junction]
        pairs += list(pairwise(way))
    found: dict[str, set[str]] = {space: set() for space in spaces()}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found


SPACES = spaces()
LINKS = links()


@dataclass
class Wizard:
    place: str = MARKET
    came: str | None = None
    coins: int = 0
    resources: Counter[str] = field(default_factory=Counter)
    potions: Counter[str] = field(default_factory=Counter)
    unseen: bool = False
    shielded: bool = False

    @property
    def ranking(self) -> tuple[int, int, int]:
        """R19."""
        worth = sum(WORTH[potion] * count for potion, count in self.potions.items())
        return self.coins, worth, self.resources.total()


class Won(Exception):
    """R18: somebody has reached twenty coins."""


class Table:
    """A match told by `story`; `shares` once it is over."""

    def __init__(
        self,
        seats: int,
        *,
        rounds: int = 200,
        carry: int = 0,
        spoils: bool = False,
        even_rounds: bool = False,
    ) -> None:
        """The draft's own game by default: no limit to what is carried, and no spoils."""
        self.wizards = [Wizard() for _ in range(seats)]
        self.rounds = rounds
        self.carry = carry or 999
        self.spoils = spoils
        self.even_rounds = even_rounds
        self.shares: list[float] | None = None

    def story(self) -> Story:
        try:
            for _ in range(self.rounds):
                for seat in range(len(self.wizards)):
                    yield from self.turn(seat)
                if self.even_rounds and any(wizard.coins >= 20 for wizard in self.wizards):
                    break
        except Won:
            pass
        best = max(wizard.ranking for wizard in self.wizards)
        first = [wizard.ranking == best for wizard in self.wizards]
        self.shares = [leads / sum(first) for leads in first]

    # A turn (R5)

    def turn(self, seat: int) -> Story:
        me = self.wizards[seat]
        me.unseen = me.shielded = False
        may_craft = me.place == MARKET  # only a turn that begins there can be given to crafting (B16)
        rolls = 1
        while rolls:
            met: set[int] = set()
            while True:
                choice = yield seat, self.before(seat, met, may_craft)
                if choice == "trade":
                    yield from self.trade(seat)
                    return
                if choice == "stay":
                    return
                if choice == "roll":
                    break
                if choice.startswith("sell"):
                    self.sell(seat, choice)
                    continue
                may_craft = False
                if choice == "drink speed":
                    me.potions["speed"] -= 1
                    rolls += 1
                else:
                    yield from self.use(seat, choice, met)
            may_craft = False
            rolls -= 1
            face = yield from self.roll(seat)
            yield from self.move(seat, face)
            if me.place == MARKET:
                me.came = None
            else:
                yield from self.land(seat)
            while rolls == 0 and (choices := self.afterwards(seat)):
                choice = yield seat, [*choices, "done"]
                if choice == "done":
                    break
                if choice == "drink speed":
                    me.potions["speed"] -= 1
                    rolls = 1
                else:
                    self.sell(seat, choice)

    def afterwards(self, seat: int) -> list[str]:
        """After a move: another Speed, and in the Market what can be sold on arrival (B18, B32)."""
        me = self.wizards[seat]
        return (["drink speed"] if me.potions["speed"] else []) + self.sales(seat)

    def sales(self, seat: int) -> list[str]:
        """B32: potions are sold in the Market, whenever it is their owner's turn."""
        me = self.wizards[seat]
        return [f"sell {potion}" for potion in COST if me.potions[potion]] if me.place == MARKET else []

    def sell(self, seat: int, choice: str) -> None:
        me = self.wizards[seat]
        potion = choice.split()[1]
        me.potions[potion] -= 1
        me.coins += WORTH[potion]
        if me.coins >= 20 and not self.even_rounds:
            raise Won

    def before(self, seat: int, met: set[int], may_craft: bool) -> list[str]:
        me = self.wizards[seat]
        found = ["roll"]
        if me.place == MARKET:
            found.append("trade" if may_craft else "stay")
        found += self.sales(seat)
        found += [f"drink {potion}" for potion in ("speed", "invisibility", "defence") if me.potions[potion]]
        if me.potions["teleport"]:
            found += [f"teleport {space}" for space in SPACES]
        if me.potions["swap"]:
            found += [f"swap {other + 1}" for other in range(len(self.wizards)) if other != seat]
        return found + self.throws(seat, met)

    def use(self, seat: int, choice: str, met: set[int]) -> Story:
        me = self.wizards[seat]
        kind, _, rest = choice.partition(" ")
        if kind == "throw":
            yield from self.throw(seat, rest, met)
        elif kind == "drink":
            me.potions[rest] -= 1
            if rest == "invisibility":
                me.unseen = True
            else:
                me.shielded = True
        elif kind == "teleport":
            me.potions["teleport"] -= 1
            me.place, me.came = rest, None
        else:
            me.potions["swap"] -= 1
            other = self.wizards[int(rest) - 1]
            if me.place == other.place:
                met.add(int(rest) - 1)  # R14: no contact between the two
            me.place, me.came, other.place, other.came = other.place, other.came, me.place, me.came

    def roll(self, seat: int) -> Generator[Question, str, int]:
        me = self.wizards[seat]
        while True:
            face = yield None, [f"die {number}" for number in range(1, 7)]
            if not me.potions["reroll"]:
                break
            choice = yield seat, ["keep", "drink reroll"]
            if choice == "keep":
                break
            me.potions["reroll"] -= 1
        return int(face.split()[1])

    # The move (R8 to R10)

    def move(self, seat: int, steps: int) -> Story:
        me = self.wizards[seat]
        while steps:
            ways = [f"go {other}" for other in LINKS[me.place] if other != me.came]
            if me.place == MARKET and me.came is not None:
                ways.append("stop")
            way = ways[0]
            if len(ways) > 1:
                way = yield seat, ways
            if way == "stop":
                return
            me.place, me.came = way.split()[1], me.place
            steps -= 1
            met: set[int] = set()
            while throws := self.throws(seat, met):
                choice = yield seat, [*throws, "pass"]
                if choice == "pass":
                    break
                yield from self.throw(seat, choice.partition(" ")[2], met)

    def throws(self, seat: int, met: set[int]) -> list[str]:
        me = self.wizards[seat]
        if me.place == MARKET:  # R7
            return []
        return [
            f"throw {potion} {other + 1}"
            for potion in ("poison", "meteor")
            for other, wizard in enumerate(self.wizards)
            if me.potions[potion]
            and other != seat
            and wizard.place == me.place
            and not wizard.shielded
            and other not in met
        ]

    def throw(self, seat: int, what: str, met: set[int]) -> Story:
        potion, number = what.split()
        other = int(number) - 1
        met.add(other)
        self.wizards[seat].potions[potion] -= 1
        count = {"poison": 2, "meteor": 4}[potion]
        taker = self.wizards[seat].resources if self.spoils else None
        room = self.carry - self.wizards[seat].resources.total()
        yield from give_up(other, self.wizards[other].resources, count, "give", taker, room)

    def land(self, seat: int) -> Story:
        """R12, R15."""
        me = self.wizards[seat]
        what = SPACES[me.place]
        if what[0] != "-":
            me.resources[what] += 1
            if me.resources.total() > self.carry:  # R30
                yield from give_up(seat, me.resources, 1, "give", None, 0)
        elif not me.unseen:
            goods, verb = (me.potions, "spill") if "potion" in what else (me.resources, "give")
            yield from give_up(seat, goods, int(what[1]), verb, None, 0)

    # The Market (R6)

    def trade(self, seat: int) -> Story:
        me = self.wizards[seat]
        while True:
            found = [
                f"craft {potion}" for potion, cost in COST.items() if all(me.resources[one] for one in cost)
            ]
            choice = yield seat, [*found, *self.sales(seat), "done"]
            if choice == "done":
                return
            kind, potion = choice.split()
            if kind == "craft":
                me.resources.subtract(COST[potion])
                me.potions[potion] += 1
            else:
                self.sell(seat, choice)


def give_up(
    seat: int, goods: Counter[str], count: int, verb: str, taker: Counter[str] | None, room: int
) -> Story:
    """R11: piece by piece, asked only while there is a choice; the taker gets what it has room for."""
    while count and goods.total():
        kinds = [kind for kind in (*RESOURCES, *COST) if goods[kind]]
        kind = kinds[0]
        if len(kinds) > 1 and goods.total() > count:
            choice = yield seat, [f"{verb} {kind}" for kind in kinds]
            kind = choice.split()[1]
        goods[kind] -= 1
        if taker is not None and room > 0:
            taker[kind] += 1
            room -= 1
        count -= 1
