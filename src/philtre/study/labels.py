"""The names of moves and things in a report, from the words of the game."""

from __future__ import annotations

from typing import Final

from philtre.core.game import Game
from philtre.text.words import Words

GAP: Final = "…"  # in the sentence of a move, for its pieces


class Labels:
    """The names that a game's words give; an id without words is written as it is, with spaces."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.moves: dict[str, dict[str, str]] = {}  # by kind: the fields of its moves
        fields: dict[str, None] = {}
        for action in range(game.action_count):
            move = game.move(action)
            kind = str(move["kind"])
            if kind not in self.moves:
                self.moves[kind] = {key: GAP for key in move if key != "kind"}
            fields.update(dict.fromkeys(key for key in move if key != "kind"))
        self.fields = list(fields)

    def kind(self, kind: str) -> str:
        """The name of a kind of move; without one of its own its sentence, with gaps for its pieces."""
        name = self.short_kind(kind)
        if name and not any(other != kind and self.short_kind(other) == name for other in self.moves):
            return name
        try:
            return self.words.say(f"move-{kind}", **self.moves.get(kind, {}))
        except (LookupError, ValueError):
            return plain(kind)

    def short_kind(self, kind: str) -> str:
        """The name by which the terminal groups moves, "" without one; several kinds may share it."""
        ids = [id for id in (f"board-kind-{kind}", f"power-{kind}") if self.words.has(id)]
        return self.words.say(ids[0]) if ids else ""

    def thing(self, group: str, thing: str) -> str:
        """The name of a thing of a group of uses."""
        known = [prefix for prefix in (group, *self.fields) if self.words.has(f"{prefix}-{thing}")]
        if known:  # of a piece and a place that has its name, there are fewer pieces
            prefix = min(known, key=lambda prefix: (prefix != group, len(self.words.ids(f"{prefix}-"))))
            return capital(self.words.say(f"{prefix}-{thing}", count=1))
        return self.kind(thing) if thing in self.moves else plain(thing)

    def drawn(self, group: str, thing: str) -> str:
        """The name of a thing that chance gives, or the sentence of the chance event: The die shows 6."""
        kind, field, _ = group.split("/")
        if self.words.has(f"{field}-{thing}"):
            return capital(self.words.say(f"{field}-{thing}", count=1))
        try:
            return self.words.say(f"move-{kind}", **{**self.moves.get(kind, {}), field: thing})
        except (LookupError, ValueError):
            return plain(thing)

    def group(self, group: str) -> str:
        """The name of a group of uses."""
        return self.words.say(f"group-{group}") if self.words.has(f"group-{group}") else plain(group)

    def deal(self, group: str) -> str:
        """The name of a group of deals: the sentence of its chance event, without the outcome."""
        kind = group.split("/", maxsplit=1)[0]
        return self.kind(kind).replace(GAP, "").strip(" :\u202f\u00a0") or plain(kind)


def plain(id: str) -> str:
    return capital(id.replace("-", " ").replace("_", " "))


def capital(name: str) -> str:
    return name[:1].upper() + name[1:]
