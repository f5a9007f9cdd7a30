"""Random numbers for compiled code: xoshiro128++ on 32-bit words, the same in both builds."""

from __future__ import annotations

from typing import Any, Final, Protocol, final

from mypy_extensions import i64

from philtre.core.errors import PhiltreError

WORD: Final = 0xFFFFFFFF


class Bits(Protocol):
    """A source of random bits: random.Random, random.SystemRandom, Dice."""

    def getrandbits(self, k: int, /) -> int: ...


class Integers(Protocol):
    """Anything that draws a whole number from 0 up to a limit: numpy.random.Generator."""

    def integers(self, limit: int, /) -> Any: ...


Source = Bits | Integers  # of randomness: what State.draw and State.redeal take


@final
class Dice:
    """A fast random number generator with a period of 2^128 - 1."""

    def __init__(self, seed: int = 0) -> None:
        words: list[int] = []
        mixed = seed & ((1 << 128) - 1)
        for _ in range(4):  # an LCG on Python's own integers spreads small seeds over all words
            mixed = (mixed * 0x2360ED051FC65DA44385DF649FCCF645 + 0x5851F42D4C957F2D14057B7EF767814F) & (
                (1 << 128) - 1
            )
            words.append(mixed >> 96)
        self.a: i64 = words[0] | 1  # never all zero
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3]

    def word(self) -> i64:
        """The next 32 random bits, as a number from 0 to 2^32 - 1."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        total = (a + d) & WORD
        result = (((total << 7) & WORD | total >> 25) + a) & WORD
        shifted = (b << 9) & WORD
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = (d << 11) & WORD | d >> 21
        return result

    def below(self, limit: i64) -> i64:
        """A random number from 0 up to, but not including, `limit`, which must be below 2^30."""
        return (self.word() * limit) >> 32

    def getrandbits(self, k: int, /) -> int:
        """The next k random bits, with the signature of random.Random.getrandbits."""
        if k <= 32:
            return int(self.word()) >> (32 - k)
        bits = 0
        for _ in range(0, k, 32):
            bits = bits << 32 | int(self.word())
        return bits >> -k % 32


@final
class IntegerBits:
    """Random bits from a source that draws whole numbers."""

    def __init__(self, source: Integers) -> None:
        self.source = source

    def getrandbits(self, k: int, /) -> int:
        """The next k bits."""
        bits = 0
        for _ in range(0, k, 32):
            bits = bits << 32 | int(self.source.integers(WORD + 1))
        return bits >> -k % 32


def random_bits(source: Source) -> Bits:
    """Return the source as one that draws bits; a NumPy Generator is wrapped."""
    if isinstance(source, Dice):
        return source
    found: Any = source
    if hasattr(found, "getrandbits"):
        bits: Bits = found
        return bits
    if hasattr(found, "integers"):
        return IntegerBits(found)
    raise PhiltreError(
        "expected a source of random numbers, a random.Random, numpy.random.Generator or philtre.Dice, "
        f"found {type(found).__name__}"
    )
