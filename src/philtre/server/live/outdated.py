"""Closes tables in play whose game has a new version of its rules: nobody could go on there.

A finished game keeps its result, but is not replayed under rules that are not its own.
"""

from __future__ import annotations

import logging
import time
from concurrent.futures import Future

import msgspec

from philtre.core.registry import game, has_game
from philtre.core.state import NOBODY
from philtre.protocol.common import EndingSeen
from philtre.server.live.table_summary import readable_card, write_card
from philtre.server.store.errors import Conflict, StoreError
from philtre.server.store.store import Store, TableRow, UnfinishedTable
from philtre.table.entries import AnyEntry, Ended, encode

log = logging.getLogger("philtre.outdated")


def close_outdated(store: Store) -> int:
    """Close every unfinished table that was opened under earlier rules. Returns their number, logged once."""
    closed: dict[str, int] = {}
    try:
        for name, rules in store.unfinished_rules():
            if has_game(name) and rules < game(name).rules_version:
                tables = store.unfinished_under(name, rules)
                writes = [store.append(closed_row(one), one.entries + 1, [ended(store)]) for one in tables]
                number = sum(written(write) for write in writes)
                closed[f"{name} {rules} -> {game(name).rules_version}"] = number
    except StoreError as problem:
        log.error("tables of earlier rules cannot be closed", extra={"problem": problem.kind})
    if closed:
        log.warning(
            "tables were closed: their games have new rules",
            extra={"tables": sum(closed.values()), "rules": closed},
        )
    return sum(closed.values())


def written(write: Future[None]) -> bool:
    """Wait until an entry is written; False if another node was first."""
    try:
        write.result()
    except Conflict:
        return False
    return True


def ended(store: Store) -> bytes:
    return encode(Ended(store.now(), "rules"))


def closed_row(table: UnfinishedTable) -> TableRow:
    """The row of a table once it is closed; a card that cannot be read stays as it is."""
    card = readable_card(table.card, int(time.time()))
    if card is not None:
        ending = EndingSeen("rules", [])
        card = msgspec.structs.replace(card, phase="over", actor=NOBODY, deadline=None, ending=ending)
    return TableRow(
        id=table.id,
        host=table.host,
        phase="over",
        open=table.open,
        bot=False,
        deadline=None,
        card=table.card if card is None else write_card(card),
        game=table.game,
        over=table.phase == "playing" and card is not None and not card.lesson and not card.origin,
    )


def was_closed(entries: list[AnyEntry]) -> bool:
    """True if the journal ends because of new rules."""
    return any(isinstance(entry, Ended) and entry.reason == "rules" for entry in entries)
