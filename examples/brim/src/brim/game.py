"""The declaration of Brim: its content, its moves, and the names of its parts."""

from __future__ import annotations

from typing import Any, ClassVar

from philtre import Option, PhiltreError, TypedGame
from philtre.core.options import by_name
from philtre.core.parts import BrowserFiles, Parts
from philtre.text.sheet import LANGUAGES, read_sheet

from .notation import read_position, write_position
from .state import LIFT, Cup, openly_forced, why_not
from .view import View, look

MOST_SEATS = 4


class Cards:
    """The content: the cards of each kind, how much the cup holds, and the size of a hand."""

    def __init__(self, text: str) -> None:
        sheet = read_sheet(text, "brim: content.toml")
        self.brim = sheet.number("brim", 1, 99)
        self.hand = sheet.number("hand", 1, 9)
        self.ids: list[str] = []
        self.drops: list[int] = []
        self.counts: list[int] = []
        self.names: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        for card in sheet.sheets("card"):
            self.ids.append(card.own_id(self.ids, "card"))
            self.drops.append(card.number("drops", 0, 9))
            self.counts.append(card.number("count", 1, 20))
            for language, name in card.names().items():
                self.names[language].append(name)
            card.close()
        sheet.close()
        if sum(self.counts) < self.hand * MOST_SEATS:
            raise PhiltreError(f"brim: content.toml: expected {self.hand * MOST_SEATS} cards or more in all")


class Brim(TypedGame[View]):
    name = "brim"
    variants: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4)}
    options: ClassVar[dict[str, Option]] = by_name(Option("corks", 3, range(1, 6)))
    quick: ClassVar[dict[str, bool | int | str]] = {"corks": 1}
    chance_kinds: ClassVar[tuple[str, ...]] = ("deal",)
    parts = Parts(
        state=Cup.start,
        view=look,
        view_type=View,
        why_not=why_not,
        openly_forced=openly_forced,
        write_position=write_position,
        read_position=read_position,
        browser=BrowserFiles(board="web/board.js", style="web/board.css", box="web/box.svg"),
    )

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.tables: Cards = Cards(self.content)
        self.action_count = 1 + 2 * len(self.tables.ids)

    def move(self, action: int) -> dict[str, Any]:
        if action == LIFT:
            return {"kind": "lift"}
        dealt, card = divmod(action - 1, len(self.tables.ids))
        return {"kind": "deal" if dealt else "pour", "card": self.tables.ids[card]}

    def names(self, language: str) -> dict[str, str]:
        cards = self.tables
        return {f"card-{id}": name for id, name in zip(cards.ids, cards.names[language], strict=True)}

    def facts(self, variant: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return super().facts(variant, seats, options) | {"brim": self.tables.brim, "hand": self.tables.hand}
