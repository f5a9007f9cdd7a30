"""Passphrases and registered names: their limits, and hashing, which is slow and never in the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from philtre.core.message import Message
from philtre.server.http.limits import ConcurrencyLimit
from philtre.server.people.lookalikes import key_of
from philtre.table.refused import Refused
from philtre.table.user_text import NAME, heaped, tidied

LEAST = 8  # letters of a passphrase
THREADS = 2
SHORTEST = 2  # letters of a name
BETWEEN = " -_.'’"  # what may stand in a name beside letters and numbers
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC")  # that have letters in common


def proper_registered_name(text: str) -> str:
    """The name, if it can be registered: letters, numbers and a few marks, of one script; else Refused."""
    name = unicodedata.normalize("NFKC", tidied(unicodedata.normalize("NFKC", text)))
    letters = [letter for letter in name if letter not in BETWEEN]
    fit = (
        SHORTEST <= len(name) <= NAME
        and all(unicodedata.category(letter)[0] in "LMN" for letter in letters)
        and unicodedata.category(name[0])[0] in "LN"
        and len({script for letter in letters if (script := script_of(letter))}) <= 1
        and not heaped(name)
        and len(key_of(name)) >= SHORTEST
    )
    if not fit:
        raise Refused(Message("kept-unfit", {"shortest": SHORTEST, "longest": NAME}))
    return name


def script_of(letter: str) -> str:
    """The script of a letter, if it has look-alikes in another."""
    script = unicodedata.name(letter, "").partition(" ")[0]
    return script if script in SCRIPTS else ""


def proper_passphrase(text: str, name: str) -> str:
    """The passphrase as it is hashed, if it is long enough and not the name itself."""
    passphrase = normal(text)
    if len(passphrase) < LEAST:
        raise Refused(Message("passphrase-short", {"least": LEAST}))
    if key_of(passphrase) == key_of(name):
        raise Refused(Message("passphrase-name"))
    return passphrase


def normal(text: str) -> str:
    """The text in NFC: equal for all keyboards that write the same letters."""
    return unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode())


class Passphrases:
    """Hashes, each made in a thread of its own and in memory that guessing would need as well."""

    def __init__(self, waiting: int) -> None:
        self.hasher = PasswordHasher(time_cost=3, memory_cost=32_768, parallelism=1)
        self.threads = ThreadPoolExecutor(THREADS, "philtre-passphrase")
        self.waiting = ConcurrencyLimit(waiting, "limit-busy")
        self.nobody = ""  # the hash of nobody's passphrase, which takes as long to check as anybody's

    async def hashed(self, passphrase: str) -> str:
        self.waiting.take("all")
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self.threads, self.hasher.hash, passphrase
            )
        finally:
            self.waiting.leave("all")

    async def right(self, held: str | None, passphrase: str) -> bool:
        """True if it is the passphrase of that hash; for no hash (None), False after the same time."""
        self.waiting.take("all")
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self.threads, self._right, held, normal(passphrase)
            )
        finally:
            self.waiting.leave("all")

    def _right(self, held: str | None, passphrase: str) -> bool:
        if not self.nobody:
            self.nobody = self.hasher.hash("nobody's")
        try:
            return self.hasher.verify(held or self.nobody, passphrase) and held is not None
        except (VerifyMismatchError, InvalidHashError):
            return False

    def stop(self) -> None:
        self.threads.shutdown(cancel_futures=True)
