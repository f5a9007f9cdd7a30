from __future__ import annotations

from typing import Any, ClassVar

from philtre.core.game import Game
from philtre.core.options import Option, Value, by_name
from philtre.core.parts import Parts
from philtre.core.setup import Setup
from philtre.text.sheet import read_sheet

from .state import Bag
from .view import View, look

KINDS = ("show", "bury", "boast", "drawn")


class Pebbles(Game):
    name = "pebbles"
    variants: ClassVar[dict[str, tuple[int, ...]]] = {"usual": (2, 3), "solo": (1,)}
    options: ClassVar[dict[str, Option]] = by_name(
        Option("hand", 2, range(1, 4)),
        Option("bury", default=True, allowed=(True, False), variants=("usual",)),
    )
    parts = Parts(view=look, view_type=View)
    state: ClassVar[type[Bag]] = Bag

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.colours: list[str] = []
        self.counts: list[int] = []
        self.worth: list[int] = []
        self.called: dict[str, list[str]] = {"en": [], "fr": []}
        for sheet in read_sheet(self.content, "pebbles").sheets("pebbles"):
            self.colours.append(sheet.text("id"))
            self.counts.append(sheet.number("count", 1, 9))
            self.worth.append(sheet.number("worth", 0, 9))
            for language, name in sheet.names().items():
                self.called[language].append(name)
            sheet.close()
        self.action_count = 1 + len(KINDS) * len(self.colours)

    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> Bag:
        nothing = [0] * len(self.colours)
        return self.state(
            Setup(self, variant, seats, options),
            0,
            0,
            [*self.counts],
            [[*nothing] for _ in range(seats)],
            [[*nothing] for _ in range(seats)],
            [[*nothing] for _ in range(seats)],
        )

    def position(self, text: str) -> Bag:
        """Hand limit, burying, turn, actor; then the bag, and what each seat holds, shows and has buried."""
        first, bag, *seats = text.split(" | ")
        hand, bury, turn, actor = first.split()
        rows = [[counts(part) for part in seat.split(" ")] for seat in seats]
        variant, _ = self.settle(None, len(seats))
        options: dict[str, Value] = {"hand": int(hand)}
        if variant == "usual":
            options["bury"] = bury == "bury"
        return self.state(
            Setup(self, variant, len(seats), options),
            int(turn) - 1,
            int(actor) - 1 if actor.isdecimal() else {"chance": -1, "nobody": -2}[actor],
            counts(bag),
            [row[0] for row in rows],
            [row[1] for row in rows],
            [row[2] for row in rows],
        )

    def move(self, action: int) -> dict[str, Any]:
        if action == 0:
            return {"kind": "draw"}
        kind, colour = divmod(action - 1, len(self.colours))
        return {"kind": KINDS[kind], "colour": self.colours[colour]}

    def spellings(self, action: int) -> list[str]:
        move = self.move(action)
        return [f"{move['kind']} {move['colour'][0]}"] if "colour" in move else ["take"]

    def names(self, language: str) -> dict[str, str]:
        return {
            f"colour-{colour}": name for colour, name in zip(self.colours, self.called[language], strict=True)
        }


def counts(text: str) -> list[int]:
    return [int(digit) for digit in text]
