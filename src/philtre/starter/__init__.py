"""Starter: claim how many sprigs of a herb lie in all hands, or doubt the claim of the player before you."""

from typing import Any, ClassVar

from philtre.core.options import Option, by_name
from philtre.core.parts import Parts
from philtre.core.typed import TypedGame
from philtre.text.sheet import read_sheet

from .notation import read_position, write_position
from .state import Sprigs, Tables, why_not
from .view import View, look

SEATS = (2, 3, 4)
HAND = range(2, 6)


class Starter(TypedGame[View]):
    name = "starter"
    variants: ClassVar[dict[str, tuple[int, ...]]] = {"standard": SEATS}
    options = by_name(Option("hand", 4, HAND), Option("goal", 3, range(1, 6)))
    quick: ClassVar[dict[str, Any]] = {"goal": 1}
    parts = Parts(
        state=Sprigs,
        view=look,
        view_type=View,
        why_not=why_not,
        write_position=write_position,
        read_position=read_position,
    )

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        herbs: list[str] = []
        counts: list[int] = []
        self.called: dict[str, dict[str, str]] = {"en": {}, "fr": {}}
        sheet = read_sheet(self.content, "content.toml")
        for row in sheet.sheets("herb"):
            herbs.append(row.own_id(herbs, "herb"))
            counts.append(row.number("count", 1, 9))
            for language, name in row.names().items():
                self.called[language][f"herb-{herbs[-1]}"] = name
            row.close()
        sheet.close()
        most = SEATS[-1] * HAND[-1]  # sprigs in all hands
        if sum(counts) < most:
            raise sheet.wrong("herb", f"{most} sprigs or more in all", sum(counts))
        self.tables = Tables(herbs, counts, most)
        # Every decision and every chance event, by its number: the fields that a player points at, in order.
        self.moves: list[dict[str, Any]] = [
            *[
                {"kind": "claim", "herb": herb, "number": number + 1}
                for number in range(most)
                for herb in herbs
            ],
            {"kind": "doubt"},
            *[{"kind": "draw", "herb": herb} for herb in herbs],
            {"kind": "gather"},
        ]
        self.action_count = len(self.moves)

    def move(self, action: int) -> dict[str, Any]:
        return dict(self.moves[action])

    def names(self, language: str) -> dict[str, str]:
        return self.called[language]


GAME = Starter
