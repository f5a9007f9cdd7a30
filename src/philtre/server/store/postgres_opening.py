"""A PostgreSQL database, before it is used: reached, fit, nobody else's, and of today's schema."""

from __future__ import annotations

import functools
import re
import time
from collections.abc import Mapping
from typing import Any, Literal

import psycopg
from psycopg.conninfo import conninfo_to_dict

from philtre.core.errors import PhiltreError
from philtre.server.store.errors import StoreError, Unfit, store_error
from philtre.server.store.folder import InUse
from philtre.server.store.migrations import STEPS, Migration, make_ready
from philtre.server.store.schema import MARK, TABLES, VERSION
from philtre.server.store.sql import SQL, text_for

Connection = psycopg.Connection[Any]
Driver = type[Connection]
Parameters = dict[str, Any]

OLDEST = 140_000  # PostgreSQL 14
SCHEMA = "schema"  # the key of the schema's version in `meta`

# Unless the address says otherwise. A peer that is gone is noticed within half a minute.
DEFAULTS: Parameters = {
    "application_name": "philtre",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
KEEPALIVES = """
SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)
"""
_KEY = "(CAST(%s AS bigint) << 31) # CAST(oid AS bigint)"  # of a lock for the schema in use
_SCHEMA_IN_USE = "FROM pg_namespace WHERE nspname = current_schema()"
LOCK = f"SELECT pg_try_advisory_lock({_KEY}) {_SCHEMA_IN_USE}"
SHARED_LOCK = f"SELECT pg_try_advisory_lock_shared({_KEY}) {_SCHEMA_IN_USE}"
UPGRADE_LOCK = f"SELECT pg_advisory_xact_lock({_KEY}) {_SCHEMA_IN_USE}"
REPLICA = ("session is read-only", "server is in hot standby mode")
UPGRADING = MARK + 1  # the number of the lock for changes of the schema; MARK is that of the database
OWN_TABLES = """
SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm')
"""


def parameters_of(url: str, *, writes: bool = True) -> Parameters:
    """The parameters of a connection, from an address such as postgresql://user@host/philtre.

    Of several hosts, or to write, it is the one that takes writes: the others are its replicas.
    """
    wrong = PhiltreError(
        f"--database: expected an address such as postgresql://user@host/philtre, found {shown(url)!r}"
    )
    if not url.startswith(("postgresql://", "postgres://")):
        raise wrong
    try:
        found: Parameters = {**conninfo_to_dict(url)}
    except psycopg.Error:
        raise wrong from None
    if not re.fullmatch(r"[\d,]*", str(found.get("port", ""))):
        raise wrong
    several = "," in str(found.get("host") or found.get("hostaddr") or "")
    chosen: Parameters = {"target_session_attrs": "read-write"} if writes or several else {}
    return {**DEFAULTS, **chosen, **found, "client_encoding": "UTF8"}


def shown(url: str) -> str:
    """An address without its password."""
    hidden = re.sub(r"(?<=//)([^/@:]*):[^/]*@", r"\1:…@", url)
    return re.sub(r"(password=)[^&]*", r"\1…", hidden)


def name_of(parameters: Parameters) -> str:
    where = f" at {parameters['host']}" if parameters.get("host") else ""
    return f"the PostgreSQL database {parameters.get('dbname') or parameters.get('user') or ''}{where}"


def postgres_error(problem: psycopg.Error) -> StoreError:
    """The error of the store for one of psycopg."""
    taken = (
        psycopg.errors.UniqueViolation,
        psycopg.errors.NotNullViolation,
    )  # the latter: see postgres_group
    if isinstance(problem, psycopg.DataError):
        return Unfit(f"the database cannot hold this: {problem}")
    return store_error(problem, conflict=isinstance(problem, taken))


@functools.cache
def text_of(statement: SQL) -> str:
    """A statement as psycopg wants it, with %(name)s for :name."""
    text = text_for("postgres", statement).replace("%", "%%")
    return re.sub(r"(?<![:\w]):(\w+)", r"%(\1)s", text)


def connected(parameters: Parameters, driver: Driver) -> Connection:
    """A connection that commits each statement; PhiltreError says why there is none."""
    try:
        connection = driver.connect(**parameters, autocommit=True)
    except psycopg.Error as problem:
        raise PhiltreError(f"cannot reach {name_of(parameters)}: {reason_of(problem)}") from None
    try:
        version = connection.info.server_version
        encoding = connection.info.parameter_status("server_encoding")
        if version < OLDEST:
            raise PhiltreError(
                f"{name_of(parameters)} is of PostgreSQL {version // 10_000}: philtre needs 14 or newer"
            )
        if encoding != "UTF8":
            raise PhiltreError(
                f"{name_of(parameters)} has the encoding {encoding}: make one with createdb --encoding=UTF8"
            )
    except BaseException:
        connection.close()
        raise
    return connection


def reason_of(problem: psycopg.Error) -> str:
    """The last reason that PostgreSQL gives, on one line: it may have tried several addresses."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    told = [line for line in lines if "failed:" in line or "FATAL" in line] or lines
    reason = told[-1].rpartition("failed: ")[2] if told else type(problem).__name__
    reason = reason.removeprefix("FATAL:").strip()
    if reason in REPLICA:
        return "it is a replica, which takes no writes: name the server that does, or both"
    return reason


def take_lock(connection: Connection, name: str, patience: float, *, alone: bool) -> None:
    """Hold the database for this connection, until it ends: with other nodes, or alone.

    InUse if somebody else has it alone, or has it at all where this one wants to be alone.
    """
    end = time.monotonic() + patience
    connection.execute(KEEPALIVES)  # the server, too, shall notice when this one is gone
    if connection.execute("SHOW synchronous_commit").fetchone() == ("off",):
        connection.execute("SET synchronous_commit = on")  # what is acknowledged is on the disk
    while True:
        found = connection.execute(LOCK if alone else SHARED_LOCK, (MARK,)).fetchone()
        if found is None:
            raise PhiltreError(f"{name} has no schema to use: make the one that search_path names")
        if found[0]:
            return
        if time.monotonic() >= end:
            raise InUse(
                f"a philtre server uses {name}: stop all its nodes first, or name another database"
                if alone
                else f"{name} is being moved or restored, or an older philtre uses it: wait until that ends"
            )
        time.sleep(0.1)


class ServerSchema:
    """The schema of a PostgreSQL database, during a transaction."""

    dialect: Literal["postgres"] = "postgres"

    def __init__(self, connection: Connection, name: str) -> None:
        self.connection = connection
        self.name = name

    def run(self, statement: SQL) -> None:
        self.connection.execute(text_for("postgres", statement))

    def version(self) -> int:
        """The version of the schema; 0 if nothing of ours is there. PhiltreError if other tables are."""
        there = {row[0] for row in self.connection.execute(OWN_TABLES).fetchall()}
        ours = {table.name for table in TABLES}
        if not there & ours:
            return 0
        if "meta" in there:
            chosen = "SELECT convert_from(value, 'UTF8') FROM meta WHERE key = %s"
            try:
                found = self.connection.execute(chosen, (SCHEMA,)).fetchone()
            except (psycopg.errors.UndefinedColumn, psycopg.errors.UndefinedFunction):
                found = None
            if found is not None and str(found[0]).isdigit():
                return int(found[0])
        raise PhiltreError(f"{self.name} has tables of another program: name another database, or schema")

    def set_version(self, version: int) -> None:
        self.connection.execute(
            "INSERT INTO meta (key, value) VALUES (%s, %s)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (SCHEMA, str(version).encode()),
        )


def upgrade(
    connection: Connection, name: str, version: int = VERSION, steps: Mapping[int, Migration] = STEPS
) -> None:
    """Make the schema, or bring it up to the version of this program, in one transaction.

    One node does so at a time: the others find it done.
    """
    try:
        with connection.transaction():
            connection.execute(UPGRADE_LOCK, (UPGRADING,))
            make_ready(ServerSchema(connection, name), version, steps)
    except psycopg.errors.InsufficientPrivilege as problem:
        raise PhiltreError(
            f"cannot use {name}: {first_line(problem)}: make its user the owner, or grant it CREATE"
        ) from None
    except psycopg.Error as problem:
        raise PhiltreError(f"cannot use {name}: {first_line(problem)}") from None


def must_be_current(connection: Connection, name: str) -> None:
    """PhiltreError if the schema is not that of this program."""
    try:
        found = ServerSchema(connection, name).version()
    except psycopg.Error as problem:
        raise PhiltreError(f"cannot use {name}: {first_line(problem)}") from None
    if found != VERSION:
        raise PhiltreError(
            f"{name} has schema {found}, this philtre reads {VERSION}: "
            + ("update philtre" if found > VERSION else "the server brings it up when it starts")
        )


def first_line(problem: psycopg.Error) -> str:
    return str(problem).splitlines()[0] if str(problem) else type(problem).__name__
