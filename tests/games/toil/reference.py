"""The rules once more, as slowly and plainly as they read: a story with a question at each decision.

Written from the rulebook and the rulings, not from the program: cards are names in lists. Only the contents
of the box are read from content.toml. Each `yield` asks: it gives the seat that decides (None: chance, with
every outcome as often as it weighs) and the texts of the possible answers, and gets one of them back.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import philtre.games.toil

Question = tuple[int | None, list[str]]
Story = Generator[Question, str, None]

BOX: dict[str, Any] = tomllib.loads(
    (Path(str(philtre.games.toil.__file__)).parent / "content.toml").read_text(encoding="utf-8")
)
CARRIES: dict[str, list[str]] = {row["id"]: row["effects"] for row in BOX["ingredient"]}
ORDERS: dict[str, dict[str, Any]] = {row["id"]: row for row in BOX["order"]}
COSTS: dict[str, int] = {row["id"]: 1 if row["cost"] == "X" else row["cost"] for row in BOX["effect"]}
HARMS = ("nausea", "clumsiness", "generosity", "sloth")
LASTING = ("sloth", "invisibility", "gilding", "paralysis")
FULL_HAND = 6
FULL_CAULDRON = 6
GOAL = 10


class Ended(Exception):
    """The game is over."""


@dataclass
class Alchemist:
    hand: list[str] = field(default_factory=list)
    cauldrons: list[list[str]] = field(default_factory=lambda: [[], [], []])
    sold: list[str] = field(default_factory=list)
    gold: int = 0
    lasting: dict[str, str | None] = field(default_factory=dict)  # effect → its reminder


def number_with(cards: list[str], effect: str) -> int:
    return sum(effect in CARRIES[card] for card in cards)


def effects_of(cards: list[str]) -> list[str]:
    """B2, T1: one ingredient counts for all its effects; X from one ingredient on."""
    return [effect for effect, cost in COSTS.items() if number_with(cards, effect) >= cost]


def meets(cards: list[str], order: str) -> bool:
    """B5, B12."""
    for want in ORDERS[order]["wants"]:
        effect, _, power = want.partition(" ")
        if number_with(cards, effect) < max(COSTS[effect], int(power or 0)):
            return False
    return True


def distinct(cards: list[str]) -> list[str]:
    return list(dict.fromkeys(cards))


class Table:
    """A match told by `story`; `shares` once it is over."""

    def __init__(
        self, seats: int, *, rounds: int = 100, even_rounds: bool = False, memory: bool = True
    ) -> None:
        self.players = [Alchemist() for _ in range(seats)]
        self.rounds = rounds
        self.even_rounds = even_rounds
        self.deck = [row["id"] for row in BOX["ingredient"] for _ in range(row["copies"])]
        self.discards: list[str] = []
        self.places: list[str | None] = [None] * 4
        # A stack from its top. An Order that nobody has seen is None, and may be any of those unseen (T0).
        self.stacks: dict[str, list[str | None]] = {
            kind: [None] * (2 * seats) for kind in ("basic", "special")
        }
        self.unseen = {kind: [id for id in ORDERS if ORDERS[id]["kind"] == kind] for kind in self.stacks}
        self.potion: list[str] = []
        self.dumped: set[int] = set()
        self.shares: list[float] | None = None

    def story(self) -> Story:
        try:
            yield from self.set_up()
            for _ in range(self.rounds):
                for seat in range(len(self.players)):
                    yield from self.turn(seat)
                if self.even_rounds and max(player.gold for player in self.players) >= GOAL:
                    break
        except Ended:
            pass
        best = max((player.gold, -len(player.sold)) for player in self.players)  # T10
        first = [(player.gold, -len(player.sold)) == best for player in self.players]
        self.shares = [leads / sum(first) for leads in first]

    # Setting up

    def set_up(self) -> Story:
        for player in self.players:
            for _ in range(FULL_HAND):
                yield from self.draw_card(player)
        for place in range(4):
            yield from self.open_order(place)

    def draw_card(self, player: Alchemist) -> Story:
        answer = yield None, [f"card {card}" for card in self.deck]
        card = answer.split()[1]
        self.deck.remove(card)
        player.hand.append(card)

    def stack_in_use(self) -> str | None:
        return next((kind for kind in ("basic", "special") if self.stacks[kind]), None)

    def see_order(self, kind: str, nth: int) -> Generator[Question, str, str]:
        """What a card of a stack is; chance tells if nobody has seen it."""
        order = self.stacks[kind][nth]
        if order is None:
            answer = yield None, [f"order {id}" for id in self.unseen[kind]]
            order = answer.split()[1]
            self.unseen[kind].remove(order)
            self.stacks[kind][nth] = order
        return order

    def open_order(self, place: int) -> Story:
        """B13: Basic Orders while there are any, then Special ones; T8: else the place stays empty."""
        kind = self.stack_in_use()
        self.places[place] = None
        if kind is not None:
            self.places[place] = yield from self.see_order(kind, 0)
            self.stacks[kind].pop(0)

    # A turn

    def turn(self, seat: int) -> Story:
        me = self.players[seat]
        self.dumped = set()
        self.nauseous = False
        self.fewer = 0
        self.gilded_now = False
        # Bubbling
        self.end_lasting(me, "invisibility")
        yield from self.brew(seat)
        self.end_lasting(me, "sloth")
        # Potions
        if "paralysis" in me.lasting:
            self.end_lasting(me, "paralysis")
        elif any(effects_of(cauldron) for cauldron in me.cauldrons):
            answer = yield seat, [*self.sales(me), *self.drinks(me), "done"]
            kind, *rest = answer.split()
            if kind == "sell":
                yield from self.sell(seat, int(rest[0]) - 1, rest[1])
            elif kind == "drink":
                yield from self.drink(seat, int(rest[0]) - 1)
        # Gathering
        if not self.nauseous:
            for _ in range(FULL_HAND - len(me.hand) - self.fewer):
                if not self.deck:
                    self.deck, self.discards = self.discards, []
                if not self.deck:
                    break
                yield from self.draw_card(me)
        if not self.gilded_now:  # E10, T7: one that began this turn lasts to the end of the next
            self.end_lasting(me, "gilding")

    def end_lasting(self, player: Alchemist, effect: str) -> None:
        reminder = player.lasting.pop(effect, None)
        if reminder is not None:
            self.discards.append(reminder)

    def add(self, me: Alchemist, card: str, nth: int) -> None:
        me.hand.remove(card)
        me.cauldrons[nth].append(card)

    def adds(self, me: Alchemist, cauldrons: list[int]) -> list[str]:
        return [f"add {card} {nth + 1}" for card in distinct(me.hand) for nth in cauldrons]

    def brew(self, seat: int) -> Story:
        """B11, T3: each cauldron once, in any order."""
        me = self.players[seat]
        left = [0, 1, 2]
        while left:
            room = [nth for nth in left if len(me.cauldrons[nth]) < FULL_CAULDRON]
            possible = self.adds(me, room) + [f"dump {nth + 1}" for nth in left if me.cauldrons[nth]]
            if not possible:
                return
            answer = yield seat, [*possible, "done"]
            if answer == "done":
                return
            nth = int(answer.split()[-1]) - 1
            if answer.startswith("add"):
                self.add(me, answer.split()[1], nth)
            else:
                self.discards += me.cauldrons[nth]
                me.cauldrons[nth] = []
                self.dumped.add(nth)
            left = [] if "sloth" in me.lasting else [other for other in left if other != nth]

    # Selling

    def sales(self, me: Alchemist) -> list[str]:
        return [
            f"sell {nth + 1} {order}"
            for nth, cauldron in enumerate(me.cauldrons)
            for order in self.places
            if order and effects_of(cauldron) and meets(cauldron, order)
        ]

    def sell(self, seat: int, nth: int, order: str) -> Story:
        me = self.players[seat]
        me.gold += ORDERS[order]["value"]
        if "gilding" in me.lasting:
            me.gold += 2
            self.end_lasting(me, "gilding")
        me.sold.append(order)
        self.discards += me.cauldrons[nth]
        me.cauldrons[nth] = []
        if me.gold >= GOAL and not self.even_rounds:
            raise Ended
        yield from self.open_order(self.places.index(order))
        if not any(self.places):
            raise Ended

    # Drinking

    def drinks(self, me: Alchemist) -> list[str]:
        return [f"drink {nth + 1}" for nth, cauldron in enumerate(me.cauldrons) if effects_of(cauldron)]

    def drink(self, seat: int, nth: int) -> Story:
        me = self.players[seat]
        self.potion, me.cauldrons[nth] = me.cauldrons[nth], []
        effects = effects_of(self.potion)
        begun: dict[str, Alchemist] = {}
        for group in (
            [effect for effect in effects if effect in HARMS],
            [effect for effect in effects if effect not in HARMS],
        ):
            while group:
                effect = group[0]
                if len(group) > 1:
                    answer = yield seat, [f"resolve {effect}" for effect in group]
                    effect = answer.split()[1]
                group.remove(effect)
                if effect in LASTING:
                    yield from self.begin_lasting(seat, effect, begun)
                else:
                    yield from self.take_effect(seat, effect, nth)
        for effect in LASTING:  # B17: now the reminders are set aside, T15: each card reminds of one effect
            if effect in begun:
                # The order in which content.toml lists ingredients is that of the cards in the potion.
                potion = sorted(self.potion, key=list(CARRIES).index)
                card = next((card for card in potion if effect in CARRIES[card]), None)
                begun[effect].lasting[effect] = card
                if card:
                    self.potion.remove(card)
        self.discards += self.potion
        self.potion = []

    def aim(self, seat: int) -> Generator[Question, str, Alchemist | None]:
        """T6: anybody else who is not invisible; asked only if there is a choice."""
        others = [
            other
            for other, player in enumerate(self.players)
            if other != seat and "invisibility" not in player.lasting
        ]
        if not others:
            return None
        if len(others) > 1:
            answer = yield seat, [f"target {other + 1}" for other in others]
            return self.players[int(answer.split()[1]) - 1]
        return self.players[others[0]]

    def begin_lasting(self, seat: int, effect: str, begun: dict[str, Alchemist]) -> Story:
        """T7: the same effect on the same player begins anew."""
        player: Alchemist | None = self.players[seat]
        if effect == "paralysis":
            player = yield from self.aim(seat)
        if player is not None:
            self.end_lasting(player, effect)
            player.lasting[effect] = None
            begun[effect] = player
            self.gilded_now |= effect == "gilding"

    def take_effect(self, seat: int, effect: str, drunk: int) -> Story:
        me = self.players[seat]
        power = number_with(self.potion, effect)
        if effect == "nausea":
            self.nauseous = True
        elif effect == "clumsiness":
            yield from self.clumsiness(seat, drunk)
        elif effect == "generosity":
            yield from self.generosity(seat)
        elif effect == "haste":
            yield from self.haste(seat)
        elif effect == "growth":
            for _ in range(min(power + 1, len(me.hand))):
                answer = yield seat, self.adds(me, [nth for nth in range(3) if nth not in self.dumped])
                self.add(me, answer.split()[1], int(answer.split()[2]) - 1)
        elif effect == "transmutation":
            yield from self.shift(seat, me, "move", 3)
        elif effect == "prophecy":
            yield from self.prophecy(seat)
        else:
            target = yield from self.aim(seat)
            if target is not None:
                yield from self.strike(seat, target, effect, power)

    def strike(self, seat: int, target: Alchemist, effect: str, power: int) -> Story:
        me = self.players[seat]
        if effect == "teleportation":
            me.hand, target.hand = target.hand, me.hand
        elif effect == "clairvoyance":
            yield from self.clairvoyance(seat, target)
        elif effect == "theft":
            yield from self.shift(seat, target, "steal", 2)
        elif effect == "combustion":
            filled = [nth for nth in range(3) if target.cauldrons[nth]]
            nth = filled[0] if filled else 0
            if len(filled) > 1:
                answer = yield seat, [f"burn {nth + 1}" for nth in filled]
                nth = int(answer.split()[1]) - 1
            self.discards += target.cauldrons[nth]
            target.cauldrons[nth] = []
        elif effect == "corrosion":
            for _ in range(power):
                yield from self.lose(seat, target, "corrode", [0, 1, 2])
        else:
            raise AssertionError(effect)

    def lose(self, seat: int, player: Alchemist, verb: str, cauldrons: list[int]) -> Story:
        """One ingredient is discarded; asked only if there is a choice (T17)."""
        possible = [
            f"{verb} {card} {nth + 1}" for nth in cauldrons for card in distinct(player.cauldrons[nth])
        ]
        if not possible:
            return
        answer = possible[0]
        if len(possible) > 1:
            answer = yield seat, possible
        _, card, number = answer.split()
        player.cauldrons[int(number) - 1].remove(card)
        self.discards.append(card)

    def clumsiness(self, seat: int, drunk: int) -> Story:
        me = self.players[seat]
        for nth in range(3):
            if nth != drunk:
                yield from self.lose(seat, me, "drop", [nth])

    def generosity(self, seat: int) -> Story:
        me = self.players[seat]
        for step in range(1, len(self.players)):
            if me.hand:
                answer = yield None, [f"card {card}" for card in me.hand]
                me.hand.remove(answer.split()[1])
                self.players[(seat + step) % len(self.players)].hand.append(answer.split()[1])
                self.fewer += 1

    def haste(self, seat: int) -> Story:
        me = self.players[seat]
        left = [nth for nth in range(3) if nth not in self.dumped]
        while True:
            room = [nth for nth in left if len(me.cauldrons[nth]) < FULL_CAULDRON]
            if not room or not me.hand:
                return
            answer = yield seat, [*self.adds(me, room), "done"]
            if answer == "done":
                return
            self.add(me, answer.split()[1], int(answer.split()[2]) - 1)
            left.remove(int(answer.split()[2]) - 1)

    def shift(self, seat: int, owner: Alchemist, verb: str, most: int) -> Story:
        """Transmutation and Theft."""
        me = self.players[seat]
        for _ in range(most):
            possible = [
                f"{verb} {card} {start + 1} {to + 1}"
                for start in range(3)
                for card in distinct(owner.cauldrons[start])
                for to in range(3)
                if to not in self.dumped and (owner is not me or to != start)
            ]
            if not possible:
                return
            answer = yield seat, [*possible, "done"]
            if answer == "done":
                return
            _, card, begin, end = answer.split()
            owner.cauldrons[int(begin) - 1].remove(card)
            me.cauldrons[int(end) - 1].append(card)

    def clairvoyance(self, seat: int, target: Alchemist) -> Story:
        """T16: what was exchanged does not move again."""
        me = self.players[seat]
        if not target.hand:
            return
        mine, theirs = me.hand[:], target.hand[:]
        for _ in range(2):
            gifts = [f"give {card}" for card in distinct(mine)] if mine and theirs else []
            answer = yield seat, [*gifts, "done"]
            if answer == "done":
                return
            given = answer.split()[1]
            mine.remove(given)
            me.hand.remove(given)
            target.hand.append(given)
            answer = yield seat, [f"take {card}" for card in distinct(theirs)]
            taken = answer.split()[1]
            theirs.remove(taken)
            target.hand.remove(taken)
            me.hand.append(taken)

    def prophecy(self, seat: int) -> Story:
        kind = self.stack_in_use()
        if kind is None:
            return
        seen: list[str] = []
        for nth in range(min(2, len(self.stacks[kind]))):
            order = yield from self.see_order(kind, nth)
            seen.append(order)
        answer = yield seat, [*[f"bring {order}" for order in seen], "done"]
        if answer == "done":
            return
        brought = answer.split()[1]
        answer = yield seat, [f"replace {order}" for order in self.places if order]
        replaced = answer.split()[1]
        self.stacks[kind].remove(brought)
        self.stacks[kind].append(replaced)
        self.places[self.places.index(replaced)] = brought
