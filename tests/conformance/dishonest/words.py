"""Games that lack words, or say ids instead of names."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any, ClassVar

from tests.conformance.dishonest.found import found_by
from tests.conformance.pebbles import Bag, Pebbles

from philtre.core.event import Event
from philtre.core.message import Message, Refusal


@found_by("words", "the prompt .* cannot be said in en")
class AsksWithoutWords(Bag):
    def prompt(self) -> Message:
        return Message("prompt-unheard-of")


@found_by("words", "the move .* cannot be said in en: .*KeyError|LookupError")
class MovesWithoutWords(Pebbles):
    def move(self, action: int) -> dict[str, Any]:
        fields = super().move(action)
        return fields | {"kind": "brag"} if fields["kind"] == "boast" else fields


@found_by("words", "the refusal .* cannot be said in en")
class RefusesWithoutWords(Bag):
    def why_not(self, action: int) -> Refusal | None:
        refusal = super().why_not(action)
        return refusal and Refusal("because", refusal.rule)


@found_by("words", "message variant-uncommon")
class VariesWithoutWords(Pebbles):
    variants = {"usual": (2, 3), "uncommon": (2,)}  # noqa: RUF012 - as its author wrote it


@found_by(
    "words", "is said in fr as .*: the id '(red|blue|green)' has no name: colour-(red|blue|green) is missing"
)
class NamesNothingInFrench(Pebbles):
    def names(self, language: str) -> dict[str, str]:
        return super().names(language) if language == "en" else {}


class TellsHues(Bag):
    """Its events name the colour by another key than the names of colours have."""

    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        if self.events is not None and kind == "show":
            self.events.append(Event(kind, {"seat": self.turn, "hue": self.game.colours[colour]}))


class Rewritten(Pebbles):
    """Pebbles with other words: each change is a text of the files, and the text in its place."""

    changes: ClassVar[dict[str, str]] = {}
    copy: ClassVar[tempfile.TemporaryDirectory[str] | None] = None

    def folder(self) -> Path:
        if type(self).copy is None:
            type(self).copy = self.write()
        assert self.copy is not None
        return Path(self.copy.name)

    def write(self) -> tempfile.TemporaryDirectory[str]:
        copy = tempfile.TemporaryDirectory()
        shutil.copytree(Path(__file__).parents[1] / "pebbles", copy.name, dirs_exist_ok=True)
        for file in Path(copy.name).glob("words/*.ftl"):
            text = file.read_text(encoding="utf-8")
            for old, new in self.changes.items():
                text = text.replace(old, new)
            file.write_text(text, encoding="utf-8")
        return copy


@found_by("words", "the id '(red|blue|green)' has no name: hue-(red|blue|green) is missing")
class SaysRawIds(Rewritten):
    state = TellsHues
    changes: ClassVar[dict[str, str]] = {
        "shows a { $colour }": "shows a { $hue }",
        "montre un caillou { $colour }": "montre un caillou { $hue }",
    }


@found_by("words", "the same in English and French: refusal-bag-empty")
class ForgetsToTranslate(Rewritten):
    changes: ClassVar[dict[str, str]] = {"Le sac est vide": "The bag is empty"}


@found_by("words", "the prompt .*prompt-draw.* cannot be said in en")
class DrawsWithoutWords(Rewritten):
    changes: ClassVar[dict[str, str]] = {"prompt-draw =": "prompt-drew ="}


@found_by("labels", "the words lack tagline, minutes in en")
class SaysNotHowLong(Rewritten):
    changes: ClassVar[dict[str, str]] = {"tagline =": "slogan =", "minutes = 5": "hours = 5"}


@found_by("labels", "the words lack title in en")
class HasNoTitle(Rewritten):
    changes: ClassVar[dict[str, str]] = {"title =": "titled ="}


@found_by("labels", "the words lack rules-01-pebbles.heading, option-bury.about in en")
class ExplainsNoOption(Rewritten):
    changes: ClassVar[dict[str, str]] = {
        "    .about = A buried": "    .with = A buried",
        "    .about = Un caillou": "    .with = Un caillou",
        ".heading": ".head",
    }


@found_by("labels", "the words lack variant-solo.about in en")
class ExplainsNoVariant(Rewritten):
    changes: ClassVar[dict[str, str]] = {
        "    .about = See": "    .with = See",
        "    .about = Combien": "    .with = Combien",
    }


@found_by("labels", "the words lack board-kind-show in en")
class NamesNoKind(Rewritten):
    changes: ClassVar[dict[str, str]] = {"board-kind-show =": "board-show ="}


@found_by("labels", "the words lack field-in_bag in en")
class LabelsNoField(Rewritten):
    changes: ClassVar[dict[str, str]] = {"field-in_bag =": "board-in_bag ="}


@found_by("labels", "the view has no field for field-in-bag")
class LabelsWhatIsNotThere(Rewritten):
    changes: ClassVar[dict[str, str]] = {"field-in_bag =": "field-in-bag = in it\nfield-in_bag ="}


@found_by("labels", "'bury red' and 'bury blue' are both said in en as 'bury a pebble'")
class SaysTwoMovesAlike(Rewritten):
    changes: ClassVar[dict[str, str]] = {"bury a { $colour } pebble": "bury a pebble"}


@found_by("labels", "the words lack colour-blue, colour-green, colour-red in fr")
class HasNoNamesInFrench(Pebbles):
    def names(self, language: str) -> dict[str, str]:
        return super().names(language) if language == "en" else {}
