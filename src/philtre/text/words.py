"""English and French sentences, formatted by Fluent from the files that the browser reads too."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from philtre.core.errors import PhiltreError, listed
from philtre.core.game import HOME, Game
from philtre.core.message import Message
from philtre.core.options import Value
from philtre.text import fluent
from philtre.text.fluent import FluentBundle
from philtre.text.grammar import functions
from philtre.text.sheet import LANGUAGES

HIDDEN: Final = "hidden"
BUILT_IN: Final = ("NUMBER",)  # functions that Fluent has by itself
WORD: Final = re.compile(r"[^\W\d_]{3,}")


class Words:
    """All sentences of one language: the shared ones and, if a game is given, that game's.

    Arguments are ids: `colour="ruby"` is said as the message `colour-ruby`, a seat as its player's name, and
    None (something hidden) as the word `hidden`, which a sentence can select on.

    Every sentence can also use the facts of the match (see `Game.facts`; by default those of the game's first
    variant), and one with a `seat` the variable `you`: yes if the seat is one of the reader's, else no.
    `{ DE($seat) }` and the other functions of `philtre.text.grammar` fit a name into a sentence. `more` are
    .ftl files of that language with sentences that neither browsers nor terminals need.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        players: list[str] | None = None,
        *,
        facts: Mapping[str, Value] | None = None,
        you: Collection[int] = (),
        more: Sequence[Path] = (),
    ) -> None:
        if language not in LANGUAGES:
            raise PhiltreError(f"there is no language {language!r}: expected {listed(list(LANGUAGES))}")
        self.language = language
        self.players: list[str] = players or []
        self.you = you
        self._facts: dict[str, int | str] = {}
        if facts is not None:
            self.set_facts(facts)
        elif game is not None and game.variants:
            self.set_facts(game.variant_facts(next(iter(game.variants))))
        self.bundle = _bundle(
            language, [*sources(language, game), *more], game.names(language) if game else {}
        )

    def set_facts(self, facts: Mapping[str, Value]) -> None:
        """Let all sentences be about a match with these facts."""
        self._facts = {key.replace("_", "-"): fact(value) for key, value in facts.items()}

    def has(self, id: str, attribute: str = "") -> bool:
        """True if there is a message with this id, and with this attribute."""
        if not self.bundle.has_message(id):
            return False
        return not attribute or attribute in self.bundle.get_message(id).attributes

    def say(self, id: str, attribute: str = "", /, **arguments: Any) -> str:
        """The sentence with this id (or its attribute), with the arguments filled in.

        Raises ValueError if an argument is missing or Fluent reports another error.
        """
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        count = arguments.get("count", 1)
        said: dict[str, Any] = dict(self._facts)
        seat = arguments.get("seat")
        if isinstance(seat, int):
            said["you"] = fact(seat in self.you)
        for key, value in arguments.items():
            said[key.replace("_", "-")] = self.argument(key, value, count)
        text, errors = self.bundle.format_pattern(pattern, said)
        if errors:
            raise ValueError(f"words {self.language}: {id}: {errors[0]}")
        return text

    def message(self, message: Message) -> str:
        """The sentence of a prompt or refusal."""
        return self.say(message.id, **message.arguments)

    def event(self, told: dict[str, Any]) -> str:
        """The facts of an event, with its `kind`, as a line of the log."""
        facts = dict(told)
        id = f"event-{facts.pop('kind')}"
        return self.say(id, self._address(id, facts), **facts)

    def _address(self, id: str, facts: dict[str, Any]) -> str:
        """The attribute of an event's sentence that calls the reader "you"; "" if there is none.

        `you` is for the player who acts (`seat`) or the only one of `seats`, `to-you` for any other seat.
        """
        if not self.you:
            return ""
        seats = list(facts.get("seats") or ())
        actor = seats[0] if len(seats) == 1 else facts.get("seat")
        others = [value for key, value in facts.items() if key.endswith("_seat")]
        attribute = "you" if actor in self.you else "to-you" if any(one in self.you for one in others) else ""
        return attribute if attribute and self.has(id, attribute) else ""

    def move(self, fields: dict[str, Any]) -> str:
        """A move as a phrase.

        A kind of move with an optional field has an attribute of that field's name for the case where it is
        given.
        """
        others = dict(fields)
        id = f"move-{others.pop('kind')}"
        attributes = self.bundle.get_message(id).attributes
        return self.say(id, next((key for key in others if key in attributes), ""), **others)

    def player(self, seat: int) -> str:
        """The player's name, or `Player N` where no name is known."""
        return self.players[seat] if seat < len(self.players) else self.say("player", number=seat + 1)

    def argument(self, key: str, value: Any, count: Any = 1) -> Any:
        """The text or number that stands for an argument in a sentence; `count` selects a name's plural."""
        if value is None:
            return HIDDEN
        if isinstance(value, (list, tuple)):
            if key == "moves":
                return ", ".join([f"{first}→{then}" for first, then in value])
            return self.listed([str(self.argument(key.removesuffix("s"), item, count)) for item in value])
        if isinstance(value, bool):
            return fact(value)
        if isinstance(value, int):
            return self.player(value) if key == "seat" or key.endswith("_seat") else value
        if isinstance(value, str) and self.has(f"{key}-{value}"):
            return self.say(f"{key}-{value}", count=count)
        return value

    def listed(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list", first=", ".join(items[:-1]), last=items[-1])

    def ids(self, prefix: str) -> list[str]:
        """The message ids that begin with the prefix, sorted."""
        return sorted([id for id in self.bundle._messages if id.startswith(prefix)])


def fact(value: Value) -> int | str:
    """The value as sentences select on it: yes or no for a bool."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def sources(language: str, game: Game | None) -> list[Path]:
    """The existing .ftl files of a language: the shared ones, then the game's."""
    files = sorted((HOME / "words").glob(f"*.{language}.ftl"))
    if game is not None:
        files += [game.folder() / "words" / f"{name}.{language}.ftl" for name in ("words", "lesson")]
    return [file for file in files if file.exists()]


def _bundle(language: str, files: list[Path], names: dict[str, str]) -> FluentBundle:
    bundle = FluentBundle(language, functions(language))
    for file in files:
        bundle.add_resource(fluent.read_resource(file.read_text(encoding="utf-8")))
    lines = [f'{id} = {{ "{quoted(name)}" }}' for id, name in sorted(names.items())]
    bundle.add_resource(fluent.read_resource("\n".join(lines) + "\n"))
    return bundle


def quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def gaps(english: str, french: str) -> list[str]:
    """The differences between two .ftl files in ids, attributes or variables, and entries with errors.

    An unreadable entry and a call of an unknown function are errors.
    """
    one, problems = _outline(english, "en")
    other, more = _outline(french, "fr")
    problems += more
    for id in sorted(set(one) | set(other)):
        if id not in one or id not in other:
            problems.append(f"{id} is missing in {'en' if id not in one else 'fr'}")
        elif one[id] != other[id]:
            problems.append(f"{id} has variables {sorted(one[id])} in en and {sorted(other[id])} in fr")
    return problems


def untranslated(english: str, french: str) -> list[str]:
    """The ids of messages of two .ftl files whose text, of two words or more, is the same in both."""
    ours, theirs = _phrases(english), _phrases(french)
    return [id for id, text in ours.items() if theirs.get(id) == text and len(WORD.findall(text)) > 1]


def _phrases(text: str) -> dict[str, str]:
    """The literal text of each message, without placeables, by id."""
    from fluent.syntax import FluentParser, ast

    def literal(node: Any) -> str:
        if isinstance(node, ast.TextElement):
            return node.value
        parts = [
            part for value in vars(node).values() for part in (value if isinstance(value, list) else [value])
        ]
        return " ".join(literal(part) for part in parts if isinstance(part, ast.BaseNode))

    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: literal(entry) for entry in entries}


def _outline(text: str, language: str) -> tuple[dict[str, set[str]], list[str]]:
    """The variables of each message and attribute by id, and a sentence for each problem."""
    from fluent.syntax import FluentParser, ast

    outline: dict[str, set[str]] = {}
    problems: list[str] = []
    known = {*BUILT_IN, *functions(language)}

    def variables(pattern: Any) -> set[str]:
        found: set[str] = set()

        def walk(node: Any) -> None:
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            if isinstance(node, ast.FunctionReference) and node.id.name not in known:
                problems.append(
                    f"{language}: there is no function {node.id.name}: expected {listed(sorted(known))}"
                )
            for value in vars(node).values():
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.BaseNode):
                        walk(child)

        walk(pattern)
        return found

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"{language}: cannot read {(entry.content or '').strip()[:60]!r}")
        elif isinstance(entry, (ast.Message, ast.Term)):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in outline:
                problems.append(f"{language}: {name} stands twice")
            outline[name] = variables(entry.value) if entry.value is not None else set()
            for attribute in entry.attributes:
                outline[f"{name}.{attribute.id.name}"] = variables(attribute.value)
    return outline, problems
