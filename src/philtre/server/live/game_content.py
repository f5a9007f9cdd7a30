"""Game content by its hash: each table goes on with the version of the content that it was opened with.

A content file may be corrected: running and finished games go on with the content that they were opened
with, new ones get the new content. Only other rules close a game.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import bound, edition, game, has_game, left_out, load_games
from philtre.server.store.errors import StoreError
from philtre.server.store.store import Store
from philtre.table.entries import AnyEntry, Opened

log = logging.getLogger("philtre.game_content")


class GameContents:
    """The contents of games in the store; those of this program are put there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stored: set[str] = set()  # hashes
        self.opening: Counter[str] = Counter()  # the hashes of contents whose tables are not stored yet

    async def store_packaged(self) -> None:
        """Store the content of every game of this program; a failure is tried again with each table."""
        try:
            self.stored.update(digest for digest, _ in await asyncio.to_thread(self.store.contents))
            for one in await asyncio.to_thread(load_games):
                await self.add(one)
            for sentence in left_out():
                log.error("a game is left out", extra={"problem": sentence})
        except StoreError as problem:
            log.error("contents cannot be stored", extra={"problem": problem.kind})

    async def add(self, game: Game) -> None:
        """Store the content that a table is opened with, before the table itself."""
        await self._add(game.name, game.content_hash, game.content)

    @contextlib.asynccontextmanager
    async def kept(self, game: Game) -> AsyncIterator[None]:
        """Store the content of a table before the table itself, and keep it until that is stored too."""
        digest = game.content_hash
        self.opening[digest] += 1
        try:
            await self.add(game)
            yield
        finally:
            self.opening[digest] -= 1
            if not self.opening[digest]:
                del self.opening[digest]

    async def drop_unused(self) -> int:
        """Forget contents that no table was opened with and no game of this program has; how many."""
        self.stored = {one.content_hash for one in await asyncio.to_thread(load_games)}
        unused = await asyncio.to_thread(self.store.unused_contents)
        # Whoever has opened a table meanwhile has stored its content anew, and whoever does so later will.
        unused -= self.stored | set(self.opening)
        await asyncio.wrap_future(self.store.drop_contents(unused))
        return len(unused)

    async def load(self, entries: list[AnyEntry]) -> Game | None:
        """Load and store the content that a journal was played with: the game with it, to be held meanwhile.

        If it is nowhere, rebuilding raises Outdated.
        """
        if not entries or not isinstance(entries[0], Opened):
            return None
        setup = entries[0].setup
        if has_game(setup.game) and setup.rules != game(setup.game).rules_version:
            return None  # its content may be of those rules too
        known = edition(setup.game, setup.content)
        if known is None:
            return await asyncio.to_thread(find_edition, self.store, setup.game, setup.content)
        with contextlib.suppress(StoreError):  # the next table tries again
            await self.add(known)
        return known

    async def _add(self, name: str, digest: str, text: str) -> None:
        if digest not in self.stored:
            await asyncio.wrap_future(self.store.put_content(digest, name, text))
            self.stored.add(digest)


def find_edition(store: Store, name: str, digest: str) -> Game | None:
    """A game with the content of that hash: of this program, or from the store; None if neither has it."""
    known = edition(name, digest)
    if known is not None or not has_game(name):
        return known
    found = store.content(digest)
    if found is None or found[0] != name:
        return None
    try:
        read = bound(name, found[1])
    except PhiltreError as problem:
        log.error("a stored content cannot be read", extra={"content": digest, "problem": str(problem)})
        return None
    return read if read.content_hash == digest else None
