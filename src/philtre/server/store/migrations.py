"""Migrations: the database is brought from one schema to the next when the server starts.

A step is written for both databases, if PostgreSQL has ever had the version that it starts from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from philtre.core.errors import PhiltreError
from philtre.server.store.schema import (
    CLUSTER,
    FUNCTIONS,
    TABLES,
    VERSION,
    Relation,
    contents,
    courses,
    dismissals,
    players,
    sessions,
    subscriptions,
    traces,
)
from philtre.server.store.sql import SQL, Both, Dialect


class SchemaSession(Protocol):
    """A transaction on a database in which nobody else changes the schema."""

    @property
    def name(self) -> str: ...

    @property
    def dialect(self) -> Dialect: ...

    def run(self, statement: SQL) -> None: ...

    def version(self) -> int:
        """The version of the schema; 0 if there is none."""
        ...

    def set_version(self, version: int) -> None: ...


Migration = Callable[[SchemaSession], None]


def create(session: SchemaSession, table: Relation) -> None:
    for statement in table.creation(session.dialect):
        session.run(statement)


def add_courses(session: SchemaSession) -> None:
    create(session, courses)


def remember_results(session: SchemaSession) -> None:
    """Finished games are found by their game, their time and who won, from what stands on their cards."""
    for column in ("game VARCHAR DEFAULT '' NOT NULL", "finished INTEGER", "returns VARCHAR"):
        session.run(f"ALTER TABLE tables ADD COLUMN {column}")
    session.run("UPDATE tables SET game = json_extract(CAST(card AS TEXT), '$.game')")
    session.run(
        """
        UPDATE tables SET finished = touched, returns = CASE
            WHEN json_array_length(CAST(card AS TEXT), '$.ending.returns') > 0
            THEN json_extract(CAST(card AS TEXT), '$.ending.returns') END
        WHERE phase = 'over' AND NOT EXISTS (
            SELECT 1 FROM json_each(CAST(card AS TEXT), '$.seats') WHERE NOT json_extract(value, '$.taken')
        )
        """
    )


def add_accounts(session: SchemaSession) -> None:
    """A person may have several sessions, and a registered name."""
    session.run("ALTER TABLE players RENAME TO guests")
    create(session, players)
    create(session, sessions)
    session.run("INSERT INTO players (id, name, made) SELECT id, name, made FROM guests")
    session.run("INSERT INTO sessions (secret, player, made) SELECT secret, id, made FROM guests")
    session.run("DROP TABLE guests")
    create(session, traces)
    session.run(
        """
        INSERT INTO traces (player, table_id)
        SELECT json_extract(CAST(body AS TEXT), '$.player') AS who, table_id FROM entries
        WHERE json_extract(CAST(body AS TEXT), '$.kind') = 'sat'
        EXCEPT SELECT player, table_id FROM sittings
        """
    )


def add_contents(session: SchemaSession) -> None:
    """Contents are stored, and every query has an index. Earlier steps may have made some of the indexes."""
    create(session, contents)
    for table in TABLES:
        for index in table.indexes if table not in (dismissals, subscriptions) else ():
            session.run(table.indexing(index, session.dialect))


def add_dismissals(session: SchemaSession) -> None:
    create(session, dismissals)


def add_subscriptions(session: SchemaSession) -> None:
    create(session, subscriptions)


def add_cluster(session: SchemaSession) -> None:
    """A table's row says how often its journal was rewritten; nodes on PostgreSQL know of each other."""
    session.run(
        Both(
            "ALTER TABLE tables ADD COLUMN version INTEGER DEFAULT 0 NOT NULL",
            "ALTER TABLE tables ADD COLUMN version BIGINT DEFAULT 0 NOT NULL",
        )
    )
    create_cluster(session)


def create_cluster(session: SchemaSession) -> None:
    for table in CLUSTER if session.dialect == "postgres" else ():
        create(session, table)


# By the version that a migration starts from.
STEPS: Mapping[int, Migration] = {
    1: add_courses,
    2: remember_results,
    3: add_accounts,
    4: add_contents,
    5: add_dismissals,
    6: add_subscriptions,
    7: add_cluster,
}


def make_ready(
    session: SchemaSession, version: int = VERSION, steps: Mapping[int, Migration] = STEPS
) -> None:
    """Make the schema, or bring it up to the version of this program; PhiltreError if it is a newer one's."""
    found = session.version()
    if found > version:
        raise PhiltreError(
            f"{session.name} was written by a newer philtre (its schema is {found}, this one knows up to "
            f"{version}): update philtre, or restore a backup"
        )
    if found == 0:
        for function in FUNCTIONS if session.dialect == "postgres" else ():
            session.run(function)
        for table in TABLES:
            create(session, table)
        create_cluster(session)
    else:
        for old in range(found, version):
            steps[old](session)
    if found != version:
        session.set_version(version)
