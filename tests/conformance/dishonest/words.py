"""Games that lack words."""

from __future__ import annotations

from typing import Any

from tests.conformance.dishonest.found import found_by
from tests.conformance.pebbles import Bag, Pebbles

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
