"""Names for everything that a client shows of a game besides its sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, get_args

import msgspec

from philtre.conformance.run import Run, checking
from philtre.conformance.words import languages
from philtre.core.game import Game
from philtre.text.sheet import LANGUAGES
from philtre.text.words import Words

ALWAYS: Final = ("title", "tagline", "minutes", "prompt-over")


@checking
def labels(run: Run) -> None:
    """Everything in the hall, on the rules page and on the generic boards has a name in both languages."""
    game = run.game
    headings: set[str] = set()
    view: Any = game.parts.view_type
    for state in run.states():
        view = view or type(state.view(None))
        if state.actor >= 0:
            headings |= grouped(Counter(game.move(action)["kind"] for action in state.legal_actions()))
    for words in languages(game):
        missing = [*absent(game, words), *unnamed_kinds(words, headings), *unnamed_fields(words, view)]
        run.must(not missing, f"the words lack {', '.join(missing)} in {words.language}")
    unused = unused_labels(languages(game)[0], view)
    run.must(not unused, f"the view has no field for {', '.join(unused)}")
    alike = said_alike(game)
    run.must(not alike, alike)


def absent(game: Game, words: Words) -> list[str]:
    """The ids of the words that every game has, and of those that this one's declaration asks for."""
    wanted = [*ALWAYS, *[f"variant-{name}" for name in game.variants]]
    wanted += [f"title-{title}" for _, title in game.titles()]
    wanted += [f"account-{account}" for account in game.metrics().accounts()]
    wanted += sorted({id for language in LANGUAGES for id in game.names(language)})
    missing = [id for id in wanted if not words.has(id)]
    headed = [(id, "heading") for id in words.ids("rules-")]
    parts = [(f"option-{name}", part) for name in game.options for part in ("", "about")]
    if len(game.variants) > 1:  # only then is there a choice to explain
        parts += [(f"variant-{name}", "about") for name in game.variants]
    return missing + [f"{id}.{part}".rstrip(".") for id, part in headed + parts if not words.has(id, part)]


def grouped(kinds: Counter[str]) -> set[str]:
    """The kinds under whose names a list of choices groups moves: several, beside moves of another kind."""
    return {kind for kind, number in kinds.items() if number > 1 and len(kinds) > 1}


def unnamed_kinds(words: Words, kinds: set[str]) -> list[str]:
    """The ids of missing names of kinds of move."""
    return [
        f"board-kind-{kind}"
        for kind in sorted(kinds)
        if not words.has(f"board-kind-{kind}") and not words.has(f"power-{kind}")
    ]


def unnamed_fields(words: Words, view: Any) -> list[str]:
    """The ids of missing labels of the view's fields; the ids that a tally counts have names instead."""
    return [
        f"field-{field}"
        for inside, field in fields(view)
        if not words.has(f"field-{field}") and not words.has(f"{inside.removesuffix('s')}-{field}")
    ]


def unused_labels(words: Words, view: Any) -> list[str]:
    """The labels of no field; none if the view has fields whose names its types do not tell."""
    known = {f"field-{field}" for _, field in fields(view)}
    return [] if is_open(view) else [id for id in words.ids("field-") if id not in known]


def fields(view: Any, inside: str = "", met: set[Any] | None = None) -> Iterator[tuple[str, str]]:
    """Each field of a view's struct and of the structs in it, after the name of the field around it."""
    met = set() if met is None else met
    if is_struct(view) and view not in met:
        met.add(view)
        for field in msgspec.structs.fields(view):
            yield inside, field.name
            for kind in kinds_in(field.type):
                yield from fields(kind, field.name, met)


def is_open(view: Any) -> bool:
    """Whether some field may hold names that the types do not tell: a dict, or anything."""
    if not is_struct(view):
        return True
    return any(
        kind is Any or kind is dict or (is_struct(kind) and kind is not view and is_open(kind))
        for field in msgspec.structs.fields(view)
        for kind in kinds_in(field.type)
    )


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def kinds_in(kind: Any) -> Iterator[Any]:
    """The types that a type is made of."""
    yield getattr(kind, "__origin__", kind)
    for part in get_args(kind):
        yield from kinds_in(part)


@lru_cache(maxsize=16)
def said_alike(game: Game) -> str:
    """A sentence about two actions that are said alike: no player could tell them apart; "" if none are."""
    for words in languages(game):
        said: dict[str, int] = {}
        for action in range(game.action_count):
            move = game.move(action)
            if words.has(f"move-{move['kind']}"):  # what only chance does needs no words
                text = words.move(move)
                other = said.setdefault(text, action)
                if other != action:
                    pair = f"{game.text(other)!r} and {game.text(action)!r}"
                    return f"{pair} are both said in {words.language} as {text!r}"
    return ""
