"""The rules once more, as slowly and plainly as they read: a story with a question at each decision.

Written from the rulebook and the rulings alone, with a town and cards of its own. Each `yield` asks: it gives
the seat that decides and the texts of what it may do, or None and what chance may bring with the weights; and
gets the text that was chosen. A question with one answer that everybody can foresee is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

Question = tuple[int | None, dict[str, int]]
Story = Generator[Question, str, str]
Told = Generator[Question, str, None]

STREET = [f"s{number}" for number in range(16)]
DOORS = {
    "red-lab": "s0", "herbalist": "s2", "blue-lab": "s4", "jeweller": "s6", "green-lab": "s8",
    "supplies": "s10", "yellow-lab": "s12", "alley": "s13", "healers": "s14",
}  # fmt: skip
LABS = ["red-lab", "blue-lab", "green-lab", "yellow-lab"]
SOLD = {
    "herbalist": {"henbane": 1, "mandrake": 2, "wolfsbane": 2},
    "jeweller": {"agate": 1, "garnet": 2, "opal": 4},
    "supplies": {"bat-wing": 1, "newt-eye": 2, "dragon-scale": 2},
}
HERBS, GEMS, SPECIALS = (list(goods) for goods in SOLD.values())
CATEGORIES = {"herbs": HERBS, "gems": GEMS, "specials": SPECIALS}
WORTH = {"agate": 1, "garnet": 2, "opal": 3}
PARTS = ["part-1", "part-2", "part-3"]
LASTS = {"filching": 2, "luck": 3, "prowess": 4, "sweet-talking": 3, "soda": 4}
POTIONS = [*LASTS, "baneful", *PARTS]
TABLE = {1: "F F RA RA S S", 2: "F RA RA S S S", 3: "RA RA S S S S", 4: "RA S S S S S", 5: "S S S S S S"}


@dataclass(frozen=True)
class Card:
    """A Stranger: what it does, the lowest roll that succeeds, and its price."""

    does: str
    success: int = 0
    hire: int = 0


STRANGERS = {
    "fergus": Card("gold", 3),
    "norman": Card("potion", 4, 3),
    "phil": Card("goods", 3, 2),
    "bruno": Card("hurt", 4, 2),
    "gang": Card("hurt", 5),
    "morwenna": Card("hurt", 3, 3),
    "monk": Card("hurt", 5),
    "clarence": Card("smash", 4, 3),
    "sam": Card("burgle", 4, 2),
    "larkspur": Card("gift"),
    "glassblower": Card("formula"),
    "lamplighter": Card("walk"),
}


def beside(space: str) -> list[str]:
    """The neighbours of a space."""
    if space in DOORS:
        return [DOORS[space]]
    number = STREET.index(space)
    doors = [building for building, street in DOORS.items() if street == space]
    return [STREET[(number + 1) % 16], STREET[number - 1], *doors]


@dataclass
class Wizard:
    seat: int
    lab: str = ""
    place: str = ""
    gold: int = 6
    carried: Counter[str] = field(default_factory=Counter)
    shelf: Counter[str] = field(default_factory=Counter)
    table: Counter[str] = field(default_factory=Counter)
    hand: list[str] = field(default_factory=list)
    drunk: list[list[str | int]] = field(default_factory=list)  # kind and level of the counter
    hired: list[str] = field(default_factory=list)
    knows: set[tuple[str, str]] = field(default_factory=set)
    saw: Counter[str] | None = None  # the pack, when the wizard last looked through it
    ill: bool = False
    hurt_now: bool = False  # came to the Healers in this very turn
    credit: int = 0
    filched: bool = False
    charmed: bool = False

    def under(self, potion: str) -> bool:
        return any(kind == potion for kind, _ in self.drunk)

    def parts(self) -> int:
        return len(set(PARTS) & set(self.hand))


class Over(Exception):
    """Somebody has won, or the rounds are over."""


def one(texts: Iterable[str]) -> dict[str, int]:
    return dict.fromkeys(texts, 1)


class Table:
    """A match told by `story`; `shares` once it is over."""

    def __init__(
        self,
        seats: int,
        *,
        variant: str = "standard",
        rounds: int = 150,
        lab_draw: bool = True,
        shelf_limit: int = 0,
        healing_credit: bool = False,
    ) -> None:
        self.wizards = [Wizard(seat) for seat in range(seats)]
        self.variant, self.rounds, self.lab_draw = variant, rounds, lab_draw
        self.shelf_limit, self.healing_credit = shelf_limit, healing_credit
        number = 4 if seats == 4 else 3
        self.pile = {2: 22, 3: 30, 4: 36}[seats] - 6 * seats
        self.shops = Counter({thing: number for goods in SOLD.values() for thing in goods})
        self.pack = Counter(dict.fromkeys(POTIONS, number))
        self.alley_gold = 0
        self.alley_goods: Counter[str] = Counter()
        self.alley_potions: list[str] = []
        self.unmet = set(STRANGERS)
        self.under_pack: list[str] = []
        self.chart: dict[tuple[str, str], str] = {}
        self.shares: list[float] | None = None

    # The game

    def story(self) -> Told:
        labs = list(LABS)
        for wizard in self.wizards:
            free = [labs[0]] if not self.lab_draw else labs
            drawn = yield None, one(f"lab {lab}" for lab in free)
            wizard.lab = wizard.place = drawn.split()[1]
            labs.remove(wizard.lab)
        if self.variant == "short":
            for wizard in self.wizards:
                yield from self.look(wizard)
        try:
            for _ in range(self.rounds):
                for wizard in self.wizards:
                    yield from self.turn(wizard)
                    if wizard.parts() == 3:
                        self.shares = [1.0 if other is wizard else 0.0 for other in self.wizards]
                        raise Over
        except Over:
            return
        best = max((wizard.parts(), wizard.gold) for wizard in self.wizards)
        first = [wizard.seat for wizard in self.wizards if (wizard.parts(), wizard.gold) == best]
        self.shares = [1 / len(first) if wizard.seat in first else 0.0 for wizard in self.wizards]

    def turn(self, wizard: Wizard) -> Told:
        wizard.filched = wizard.charmed = wizard.hurt_now = False
        for potion in list(wizard.drunk):
            potion[1] = int(potion[1]) - 1
            if potion[1] == 0:
                wizard.drunk.remove(potion)
                self.pack[str(potion[0])] += 1
        yield from self.ask_while_something_to_do(wizard, "earn")
        self.earn(wizard)
        yield from self.move(wizard)
        if (yield from self.brew(wizard)):
            yield from self.ask_while_something_to_do(wizard, "end")

    # What may be done at any time

    def anything(self, wizard: Wizard) -> bool:
        """Whether the wizard may have something to drink, to send or to filch, as far as all can see."""
        return bool(wizard.hand or wizard.hired or self.purses(wizard))

    def purses(self, wizard: Wizard) -> list[Wizard]:
        if wizard.filched or not wizard.under("filching"):
            return []
        return [other for other in self.wizards if other is not wizard and other.hand]

    def at_any_time(self, wizard: Wizard) -> list[str]:
        found = [f"drink {kind}" for kind in LASTS if kind in wizard.hand]
        found += [f"filch {other.seat + 1}" for other in self.purses(wizard)]
        for stranger in wizard.hired:
            found += [f"send {stranger} {other.seat + 1}" for other in self.wizards if other is not wizard]
        return found

    def ask(self, wizard: Wizard, texts: Iterable[str]) -> Story:
        """Asks; returns "" after something that may be done at any time, which is carried out first."""
        chosen = yield wizard.seat, one([*texts, *self.at_any_time(wizard)])
        kind, _, about = chosen.partition(" ")
        if kind == "drink":
            wizard.hand.remove(about)
            wizard.drunk.append([about, LASTS[about]])
        elif kind == "filch":
            yield from self.filch(wizard, self.wizards[int(about) - 1])
        elif kind == "send":
            stranger, _, rival = about.partition(" ")
            wizard.hired.remove(stranger)
            yield from self.attack(wizard, stranger, self.wizards[int(rival) - 1])
            self.under_pack.append(stranger)
        else:
            return chosen
        return ""

    def ask_while_something_to_do(self, wizard: Wizard, done: str) -> Told:
        while self.anything(wizard):
            if (yield from self.ask(wizard, [done])) == done:
                break

    def filch(self, wizard: Wizard, victim: Wizard) -> Told:
        wizard.filched = True
        drawn = yield None, dict(Counter(f"potion {kind}" for kind in victim.hand))
        kind = drawn.split()[1]
        victim.hand.remove(kind)
        if kind != "baneful":
            wizard.hand.append(kind)
            return
        self.pack["baneful"] += 1
        spent = min((p for p in wizard.drunk if p[0] == "filching"), key=lambda p: int(p[1]))
        wizard.drunk.remove(spent)
        self.pack["filching"] += 1
        self.hurt(wizard, wizard)

    def hurt(self, wizard: Wizard, on_turn: Wizard) -> None:
        """Cursed or mugged."""
        if wizard.place == "healers" and wizard.ill:
            return
        wizard.place = "healers"
        wizard.ill = True
        wizard.credit = 0
        if wizard is on_turn:
            wizard.hurt_now = True

    # Gold, and moving

    def pay_out(self, wizard: Wizard, gold: int) -> None:
        paid = min(gold, self.pile)
        self.pile -= paid
        wizard.gold += paid

    def earn(self, wizard: Wizard) -> None:
        if self.healing_credit and self.pile == 0 and wizard.ill:
            wizard.credit += 1
        self.pay_out(wizard, 3 if wizard.under("prowess") else 1)

    def within(self, wizard: Wizard, reach: int) -> list[str]:
        """Where a move may end."""
        found = {wizard.place}
        for _ in range(reach):
            found |= {near for space in found for near in beside(space)}
        shut = {lab for lab in LABS if lab != wizard.lab}
        if wizard.place != "healers":
            shut.add("healers")
        return sorted(found - shut)

    def move(self, wizard: Wizard) -> Told:
        while True:
            if wizard.ill:
                price = max(0, 3 - wizard.credit)
                can_pay = wizard.gold >= price and not wizard.hurt_now
                if not can_pay and not self.anything(wizard):
                    return
                chosen = yield from self.ask(wizard, ["pay", "stay"] if can_pay else ["stay"])
                if chosen == "stay":
                    return
                if chosen == "pay":
                    wizard.gold -= price
                    self.pile += price
                    wizard.ill = False
                    wizard.credit = 0
            else:
                reach = 8 if wizard.under("soda") else 4
                chosen = yield from self.ask(
                    wizard, [f"move {space}" for space in self.within(wizard, reach)]
                )
                if chosen:
                    wizard.place = chosen.split()[1]
                    yield from self.space(wizard, walked=False)
                    return

    def space(self, wizard: Wizard, walked: bool) -> Told:
        """What the space does on which the move ended."""
        while wizard.place != "healers":
            if wizard.place in STREET:
                if walked:
                    return
                if self.anything(wizard) and not (yield from self.ask(wizard, ["meet"])):
                    continue
                yield from self.meet(wizard)
                return
            trades = self.trades(wizard)
            if not trades and not self.anything(wizard):
                return
            chosen = yield from self.ask(wizard, [*trades, "done"])
            if chosen == "done":
                return
            self.trade(wizard, chosen)

    def trades(self, wizard: Wizard) -> list[str]:
        if wizard.place in SOLD:
            goods = [thing for thing in SOLD[wizard.place] if self.shops[thing]]
            found = [f"buy {thing}" for thing in goods if wizard.gold >= SOLD[wizard.place][thing]]
            if wizard.under("sweet-talking") and not wizard.charmed:
                found += [f"free {thing}" for thing in goods]
            return found
        if wizard.place == wizard.lab:
            limit = self.shelf_limit or 99
            carried = [thing for thing in wizard.carried if wizard.carried[thing]]
            fits = {thing: min(wizard.carried[thing], limit - wizard.shelf[thing]) for thing in carried}
            found = [f"shelve {thing}" for thing in carried if fits[thing] > 0]
            return found + (["shelve-all"] if sum(fits.values()) > 1 else [])
        found = [f"take {thing}" for thing in self.alley_goods if self.alley_goods[thing]]
        found += [f"take-potion {kind}" for kind in sorted(set(self.alley_potions))]
        found += ["take-gold"] if self.alley_gold else []
        return found + (["take-all-gold"] if self.alley_gold > 1 else [])

    def trade(self, wizard: Wizard, chosen: str) -> None:
        kind, _, thing = chosen.partition(" ")
        if kind in ("buy", "free"):
            self.shops[thing] -= 1
            wizard.carried[thing] += 1
            if kind == "buy":
                wizard.gold -= SOLD[wizard.place][thing]
                self.pile += SOLD[wizard.place][thing]
            else:
                wizard.charmed = True
        elif kind == "shelve-all":
            for one_thing in [text.split()[1] for text in self.trades(wizard) if text != "shelve-all"]:
                while f"shelve {one_thing}" in self.trades(wizard):
                    self.trade(wizard, f"shelve {one_thing}")
        elif kind == "shelve":
            wizard.carried[thing] -= 1
            wizard.shelf[thing] += 1
        elif kind == "take":
            self.alley_goods[thing] -= 1
            wizard.carried[thing] += 1
        elif kind == "take-potion":
            self.alley_potions.remove(thing)
            wizard.hand.append(thing)
        elif kind:
            gold = 1 if kind == "take-gold" else self.alley_gold
            self.alley_gold -= gold
            wizard.gold += gold

    # Strangers

    def meet(self, wizard: Wizard) -> Told:
        if self.unmet:
            drawn = yield None, one(f"stranger {name}" for name in self.unmet)
            name = drawn.split()[1]
            self.unmet.remove(name)
        elif self.under_pack:
            name = self.under_pack.pop(0)
        else:
            return
        card = STRANGERS[name]
        hired = walked = False
        if card.hire:
            hired = yield from self.offer(wizard, name, card.hire)
        elif card.does == "gift":
            self.pay_out(wizard, 2)
        elif card.does == "formula":
            yield from self.look(wizard)
        elif card.does == "walk":
            walked = yield from self.walk(wizard)
        else:
            yield from self.face(wizard, name)
        if not hired:
            self.under_pack.append(name)
        if walked:
            yield from self.space(wizard, walked=True)

    def offer(self, wizard: Wizard, name: str, price: int) -> Generator[Question, str, bool]:
        if wizard.gold < price:
            return False
        chosen = ""
        while not chosen:
            chosen = yield from self.ask(wizard, ["hire", "refuse"])
        if chosen == "refuse":
            return False
        wizard.gold -= price
        self.pile += price
        wizard.hired.append(name)
        return True

    def face(self, wizard: Wizard, name: str) -> Told:
        while not wizard.under("sweet-talking"):
            if (yield from self.ask(wizard, ["face"])) == "face":
                yield from self.attack(wizard, name, wizard)
                return

    def walk(self, wizard: Wizard) -> Generator[Question, str, bool]:
        while wizard.place != "healers":
            chosen = yield from self.ask(wizard, [f"move {space}" for space in self.within(wizard, 2)])
            if chosen:
                wizard.place = chosen.split()[1]
                return True
        return False

    def attack(self, wizard: Wizard, name: str, victim: Wizard) -> Told:
        if victim.under("sweet-talking"):
            return
        rolled = yield None, one(f"die {number}" for number in range(1, 7))
        card = STRANGERS[name]
        if int(rolled.split()[1]) < card.success:
            return
        if card.does == "gold":
            half = victim.gold - victim.gold // 2
            victim.gold -= half
            self.alley_gold += half
        elif card.does == "goods":
            self.alley_goods.update(victim.carried)
            victim.carried = Counter()
        elif card.does == "potion" and victim.hand:
            drawn = yield None, dict(Counter(f"potion {kind}" for kind in victim.hand))
            victim.hand.remove(drawn.split()[1])
            self.alley_potions.append(drawn.split()[1])
        elif card.does == "burgle" and +victim.shelf:
            drawn = yield None, {f"loot {thing}": number for thing, number in (+victim.shelf).items()}
            victim.shelf[drawn.split()[1]] -= 1
            wizard.carried[drawn.split()[1]] += 1
        elif card.does == "smash":
            yield from self.smash(wizard, victim)
        elif card.does == "hurt":
            self.hurt(victim, wizard)

    def smash(self, wizard: Wizard, victim: Wizard) -> Told:
        chosen = ""
        while not chosen:
            there = [
                name for name, goods in CATEGORIES.items() if any(victim.shelf[thing] for thing in goods)
            ]
            if not there:
                return
            if len(there) == 1:
                chosen = f"smash {there[0]}"
            else:
                chosen = yield from self.ask(wizard, [f"smash {name}" for name in there])
        for thing in CATEGORIES[chosen.split()[1]]:
            self.shops[thing] += victim.shelf.pop(thing, 0)

    # Formulas and brewing

    def look(self, wizard: Wizard) -> Told:
        chosen = ""
        while not chosen:
            chosen = yield from self.ask(
                wizard, [f"look {herb} {special}" for herb in HERBS for special in SPECIALS]
            )
        _, herb, special = chosen.split()
        yield from self.turn_over(wizard, (herb, special))

    def turn_over(self, wizard: Wizard, cell: tuple[str, str]) -> Told:
        """The wizard looks at a formula card; which one lies there is drawn when somebody first looks."""
        if cell not in self.chart:
            left = [kind for kind in POTIONS if kind not in self.chart.values()]
            drawn = yield None, one(f"formula {kind}" for kind in left)
            self.chart[cell] = drawn.split()[1]
        wizard.knows.add(cell)

    def brew(self, wizard: Wizard) -> Generator[Question, str, bool]:
        """The last step: begins a brew or goes on with one on the table; returns whether it was rolled."""
        while True:
            begins = [] if wizard.table else self.brews(wizard)
            goes_on = [*self.gems(wizard), "roll"] if wizard.table else []
            if not (begins or goes_on or self.anything(wizard)):
                return False
            chosen = yield from self.ask(wizard, [*begins, *goes_on, "end"])
            if chosen == "end":
                return False
            if chosen:
                break
        while chosen != "roll":
            self.put_on_table(wizard, chosen.split()[1:])
            chosen = ""
            while not chosen:
                ready = ["roll"] if any(wizard.table[gem] for gem in GEMS) else []
                if not self.gems(wizard) and not self.anything(wizard):
                    chosen = "roll"
                else:
                    chosen = yield from self.ask(wizard, [*self.gems(wizard), *ready])
        yield from self.roll(wizard)
        return True

    def brews(self, wizard: Wizard) -> list[str]:
        shelf = wizard.shelf
        if not self.gems(wizard):
            return []
        return [f"brew {a} {b}" for a in HERBS for b in SPECIALS if shelf[a] and shelf[b]]

    def gems(self, wizard: Wizard) -> list[str]:
        return [f"add {gem}" for gem in GEMS if wizard.shelf[gem]]

    def put_on_table(self, wizard: Wizard, things: list[str]) -> None:
        for thing in things:
            wizard.shelf[thing] -= 1
            wizard.table[thing] += 1

    def roll(self, wizard: Wizard) -> Told:
        rolled = yield None, one(f"die {number}" for number in range(1, 7))
        number = int(rolled.split()[1])
        if wizard.under("luck"):
            number = min(6, number + 2)
        value = sum(WORTH[gem] * wizard.table[gem] for gem in GEMS)
        result = TABLE[min(5, value)].split()[number - 1]
        if result == "RA":
            return
        herb = next(thing for thing in HERBS if wizard.table[thing])
        special = next(thing for thing in SPECIALS if wizard.table[thing])
        self.shops.update(wizard.table)
        wizard.table = Counter()
        if result == "F":
            return
        yield from self.turn_over(wizard, (herb, special))
        kind = self.chart[herb, special]
        if self.pack[kind]:
            self.pack[kind] -= 1
            wizard.hand.append(kind)
        wizard.saw = Counter(self.pack)
