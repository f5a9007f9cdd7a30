"""Migrations: the database is brought from one schema to the next when the server starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from sqlalchemy import Connection, Engine

from philtre.core.errors import PhiltreError
from philtre.server.store.errors import TROUBLE, store_error
from philtre.server.store.schema import (
    MARK,
    VERSION,
    contents,
    courses,
    dismissals,
    metadata,
    players,
    sessions,
    subscriptions,
    traces,
)

Migration = Callable[[Connection], None]


def add_courses(connection: Connection) -> None:
    courses.create(connection)


def remember_results(connection: Connection) -> None:
    """Finished games are found by their game, their time and who won, from what stands on their cards."""
    for column in ("game VARCHAR DEFAULT '' NOT NULL", "finished INTEGER", "returns VARCHAR"):
        connection.exec_driver_sql(f"ALTER TABLE tables ADD COLUMN {column}")
    connection.exec_driver_sql("UPDATE tables SET game = json_extract(CAST(card AS TEXT), '$.game')")
    connection.exec_driver_sql(
        """
        UPDATE tables SET finished = touched, returns = CASE
            WHEN json_array_length(CAST(card AS TEXT), '$.ending.returns') > 0
            THEN json_extract(CAST(card AS TEXT), '$.ending.returns') END
        WHERE phase = 'over' AND NOT EXISTS (
            SELECT 1 FROM json_each(CAST(card AS TEXT), '$.seats') WHERE NOT json_extract(value, '$.taken')
        )
        """
    )


def add_accounts(connection: Connection) -> None:
    """A person may have several sessions, and a registered name."""
    connection.exec_driver_sql("ALTER TABLE players RENAME TO guests")
    players.create(connection)
    sessions.create(connection)
    connection.exec_driver_sql("INSERT INTO players (id, name, made) SELECT id, name, made FROM guests")
    connection.exec_driver_sql(
        "INSERT INTO sessions (secret, player, made) SELECT secret, id, made FROM guests"
    )
    connection.exec_driver_sql("DROP TABLE guests")
    traces.create(connection)
    connection.exec_driver_sql(
        """
        INSERT INTO traces (player, table_id)
        SELECT json_extract(CAST(body AS TEXT), '$.player') AS who, table_id FROM entries
        WHERE json_extract(CAST(body AS TEXT), '$.kind') = 'sat'
        EXCEPT SELECT player, table_id FROM sittings
        """
    )


def add_contents(connection: Connection) -> None:
    """Contents are stored, and every query has an index. Earlier steps may have made some of the indexes."""
    contents.create(connection)
    for table in metadata.sorted_tables:
        for index in table.indexes if table not in (dismissals, subscriptions) else ():
            index.create(connection, checkfirst=True)


def add_dismissals(connection: Connection) -> None:
    dismissals.create(connection)


def add_subscriptions(connection: Connection) -> None:
    subscriptions.create(connection)


# By the version that a migration starts from.
STEPS: Mapping[int, Migration] = {
    1: add_courses,
    2: remember_results,
    3: add_accounts,
    4: add_contents,
    5: add_dismissals,
    6: add_subscriptions,
}


def make_ready(
    engine: Engine, file: Path, version: int = VERSION, steps: Mapping[int, Migration] = STEPS
) -> None:
    """Make the schema, or bring it up to the version of this program, in one transaction."""
    try:
        with engine.begin() as connection:
            found = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
            if found > version:
                raise PhiltreError(
                    f"{file} was written by a newer philtre (its schema is {found}, this one knows up to "
                    f"{version}): update philtre, or restore a backup"
                )
            if found == 0:
                metadata.create_all(connection)
            else:
                for old in range(found, version):
                    steps[old](connection)
            if found != version:
                connection.exec_driver_sql(f"PRAGMA user_version = {version:d}")
                connection.exec_driver_sql(f"PRAGMA application_id = {MARK:d}")
    except TROUBLE as problem:
        raise PhiltreError(f"cannot use the database {file}: {store_error(problem).kind}") from None
