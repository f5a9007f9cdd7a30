"""The keys of registered names: computed anew when a newer program reads names otherwise."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from philtre.server.people.lookalikes import FOLDING, key_of
from philtre.server.store.writer import WriteJob
from philtre.table.user_text import folded

if TYPE_CHECKING:
    from philtre.server.store.store import Store

META = "name-folding"  # by which the keys in the database were computed; none: the first
BESIDE = "/"  # stands in no key

log = logging.getLogger("philtre.store")


class Registered(NamedTuple):
    id: str
    registered_name: str
    key: str


_NAMES = "SELECT id, kept, key FROM players WHERE key IS NOT NULL ORDER BY made, id"
_SET_ASIDE = "UPDATE players SET key = NULL WHERE id = :id"
_WRITE_KEY = "UPDATE players SET key = :key WHERE id = :id"


def exact_key(name: str) -> str:
    """The key of a name that looks like an older one: found by its exact letters only, small or great."""
    return f"{key_of(name)}{BESIDE}{folded(name)}"


def new_keys(names: Iterable[Registered]) -> dict[str, str]:
    """The keys that change, by their players, for names from the oldest on.

    Of names that look the same the oldest has the key. The others go on with their exact key: the owner of
    such a name signs in by writing it as it is, and nobody can register a further one.
    """
    taken: set[str] = set()
    changed: dict[str, str] = {}
    for one in names:
        key = key_of(one.registered_name)
        if not key or key in taken:
            key = exact_key(one.registered_name)
        taken.add(key)
        if key != one.key:
            changed[one.id] = key
    return changed


def refold(store: Store) -> None:
    """Compute the keys of all registered names anew, if they were computed otherwise; in one transaction."""
    if (store.value(META) or b"1") == str(FOLDING).encode():
        return
    changed = new_keys(Registered(*row) for row in store.all(_NAMES))
    aside = [{"id": id} for id in changed]  # first: one's old key may be another's new one
    settled = [{"id": id, "key": key} for id, key in changed.items()]
    store.writer.write(WriteJob(writes=[(_SET_ASIDE, aside), (_WRITE_KEY, settled)])).result()
    store.put_value(META, str(FOLDING).encode()).result()
    if changed:
        beside = sum(BESIDE in key for key in changed.values())
        log.info("registered names were read anew", extra={"changed": len(changed), "beside": beside})
