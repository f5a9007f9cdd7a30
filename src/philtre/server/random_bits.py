"""Random bits that nobody can predict, fetched from the system many at a time: each fetch has its price."""

from __future__ import annotations

import os
import secrets

BLOCK = 4096


class RandomBits:
    """A cryptographic source of random bits, as random.SystemRandom but cheaper. Bits are used once."""

    def __init__(self) -> None:
        self.block = b""
        self.at = 0

    def getrandbits(self, k: int, /) -> int:
        size = (k + 7) // 8
        if self.at + size > len(self.block):
            self.block, self.at = os.urandom(max(BLOCK, size)), 0
        bits = int.from_bytes(self.block[self.at : self.at + size], "big") >> (size * 8 - k)
        self.at += size
        return bits


def fresh_id() -> str:
    """An id that nobody can guess. It never begins with a dash: people type it after commands."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id
