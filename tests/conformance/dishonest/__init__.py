"""Toy games that break one promise each, with the check that must find it and what it must say."""

from tests.conformance.dishonest import (
    copies,
    forced,
    information,
    invariants,
    leaks,
    observations,
    words,
)
from tests.conformance.dishonest.found import FOUND

__all__ = ["FOUND", "copies", "forced", "information", "invariants", "leaks", "observations", "words"]
