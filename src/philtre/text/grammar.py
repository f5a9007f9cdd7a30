"""Grammar of names inside sentences: functions that .ftl files call, such as `{ DE($seat) }`.

`web/src/lib/state/grammar.ts` has the same functions for the browser; both are tested on the cases of
`web/tests/grammar.json`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

VOWELS: Final = frozenset("aeiou")
# French words and names, without accents, before which nothing is elided.
WHOLE: Final = re.compile(
    r"(?:huit|huitieme|onze|onzieme|oui|ouistiti|uhlan|halls?|halos?)$"
    r"|hach|hai|hakim|hameau|hamid|hamster|hanche|hangar|hanneton|hans|hareng|haricot|harnais|harp|harry"
    r"|hasard|hassan|hate|hati|haut|heidi|helga|heriss|hernie|heron|heros|herse|hetre|heurt|hibou|hicham"
    r"|hideu|hiss|hobbit|hoch|hockey|hollande|hollandais|holly|homard|hongr|hont|hoquet|hors|hotte|houblon"
    r"|houe|houle|housse|houx|howard|hublot|huche|huee|hulk|hulul|huppe|hurl|hussard|hutte"
)
ELIDED: Final = ("yeuse", "yeux", "yonne")  # y before a vowel, and yet d’yeux


def elides(name: str) -> bool:
    """True if a French word before this name loses its vowel: d’Anna, d’herbes, but de Basile, de hiboux."""
    word = first_word(name)
    if word.startswith("y"):
        return (len(word) > 1 and word[1] not in VOWELS) or word in ELIDED
    if WHOLE.match(word):
        return False
    return word[:1] in VOWELS or word.startswith("h")


def first_word(name: str) -> str:
    """The letters that a name begins with, small and without accents; "" if it begins with anything else."""
    small = unicodedata.normalize("NFD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = [letter for letter in small if not unicodedata.combining(letter)]
    length = next((at for at, letter in enumerate(letters) if not "a" <= letter <= "z"), len(letters))
    return "".join(letters[:length])


def article(name: str, language: str) -> tuple[str, str]:
    """The article of a name, small, and the rest: ("le ", "Roi Porteur"), ("l’", "Allumeur")."""
    if language == "fr" and name[:2].casefold() in ("l’", "l'") and len(name) > 2:
        return "l’", name[2:]
    first, space, rest = name.partition(" ")
    known = ("le", "la", "les") if language == "fr" else ("the", "a", "an")
    if space and rest.strip() and first.casefold() in known:
        return f"{first.casefold()} ", rest
    return "", name


def mid(name: str, language: str) -> str:
    """The name inside a sentence: its article begins with a small letter."""
    return "".join(article(name, language))


def de(name: str) -> str:
    """de Basile, d’Anna, du Roi Porteur, de la Strega, de l’Allumeur, des Jumeaux."""
    return contracted(name, "de", {"le ": "du ", "les ": "des "})


def a(name: str) -> str:
    """à Anna, au Roi Porteur, à la Strega, à l’Allumeur, aux Jumeaux."""
    found, rest = article(name, "fr")
    return {"le ": "au ", "les ": "aux "}.get(found, f"à {found}") + rest


def que(name: str) -> str:
    """que Basile, qu’Anna, que le Roi Porteur."""
    return contracted(name, "que", {})


def contracted(name: str, word: str, whole: dict[str, str]) -> str:
    found, rest = article(name, "fr")
    if found:
        return whole.get(found, f"{word} {found}") + rest
    return f"{word[:-1]}’{rest}" if elides(rest) else f"{word} {rest}"


def functions(language: str) -> dict[str, Callable[[Any], Any]]:
    """The functions that .ftl files of the language can call, by name."""
    found: dict[str, Callable[[str], str]] = {"MID": lambda name: mid(name, language)}
    if language == "fr":
        found |= {"DE": de, "A": a, "QUE": que}
    return {name: on_text(function) for name, function in found.items()}


def on_text(function: Callable[[str], str]) -> Callable[[Any], Any]:
    """The function for values of Fluent: text and whole numbers; a missing value stays missing."""

    def called(value: Any) -> Any:
        return function(str(value)) if isinstance(value, (str, int)) else value

    return called
