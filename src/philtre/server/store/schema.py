"""The tables of the database. A change here raises VERSION and has a step in migrations.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from philtre.server.store.sql import SQL, Both, Dialect, text_for

VERSION: Final = 8
MARK: Final = 0x50484C54  # "PHLT": the application_id of our SQLite files, from version 5 on

Kind = Literal["text", "integer", "boolean", "binary"]

# PostgreSQL compares texts byte by byte, as SQLite does, whatever the language of the database.
TYPES: Final[dict[Kind, Both]] = {
    "text": Both("VARCHAR", 'TEXT COLLATE "C"'),
    "integer": Both("INTEGER", "BIGINT"),
    "boolean": Both("BOOLEAN", "BOOLEAN"),
    "binary": Both("BLOB", "BYTEA"),
}


class Column(NamedTuple):
    name: str
    kind: Kind = "text"
    null: bool = False
    unique: bool = False
    default: str = ""


class Index(NamedTuple):
    name: str
    columns: str
    where: SQL = ""


class Relation(NamedTuple):
    """A table of the database. The first `key` columns are its key; with `rowid` SQLite has row numbers."""

    name: str
    columns: tuple[Column, ...]
    key: int = 1
    rowid: bool = False
    logged: bool = True  # False: PostgreSQL forgets the rows when it crashes
    indexes: tuple[Index, ...] = ()

    @property
    def names(self) -> str:
        return ", ".join(column.name for column in self.columns)

    def creation(self, dialect: Dialect) -> Iterator[str]:
        """The statements that make the table and its indexes."""
        parts = [definition(column, dialect) for column in self.columns]
        parts.append(f"PRIMARY KEY ({', '.join(column.name for column in self.columns[: self.key])})")
        parts += [f"UNIQUE ({column.name})" for column in self.columns if column.unique]
        end = " WITHOUT ROWID" if dialect == "sqlite" and not self.rowid else ""
        unlogged = "UNLOGGED " if dialect == "postgres" and not self.logged else ""
        yield f"CREATE {unlogged}TABLE {self.name} ({', '.join(parts)}){end}"
        yield from (self.indexing(index, dialect) for index in self.indexes)

    def indexing(self, index: Index, dialect: Dialect) -> str:
        where = text_for(dialect, index.where)
        only = f" WHERE {where}" if where else ""
        return f"CREATE INDEX IF NOT EXISTS {index.name} ON {self.name} ({index.columns}){only}"


def definition(column: Column, dialect: Dialect) -> str:
    default = f" DEFAULT {column.default}" if column.default else ""
    null = "" if column.null else " NOT NULL"
    return f"{column.name} {text_for(dialect, TYPES[column.kind])}{default}{null}"


# Single values: the server's key, and how long the server has been up. In PostgreSQL the schema's version.
meta = Relation("meta", (Column("key"), Column("value", "binary")), rowid=True)

# Players, and the accounts that some of them have.
players = Relation(
    "players",
    (
        Column("id"),
        Column("name"),
        Column("made", "integer"),
        Column("kept", null=True),  # the registered name as it was written
        Column("key", null=True, unique=True),  # and as it is read: names that look the same are the same
        Column("passphrase", null=True),  # its hash
    ),
    rowid=True,
    indexes=(Index("players_by_made", "made", "key IS NULL"),),
)

# Each person is known by secrets that only they have, one for each device: their hashes stand here.
sessions = Relation(
    "sessions",
    (Column("secret", "binary"), Column("player"), Column("made", "integer")),
    indexes=(Index("sessions_by_player", "player"),),
)

# Devices that are sent push messages, by their sessions: where, and with which keys. The address is a secret.
subscriptions = Relation(
    "subscriptions",
    (
        Column("session", "binary"),
        Column("player"),
        Column("endpoint"),
        Column("key", "binary"),
        Column("secret", "binary"),
        Column("language"),
        Column("made", "integer"),
    ),
    indexes=(
        Index("subscriptions_by_player", "player, made"),
        Index("subscriptions_by_endpoint", "endpoint"),
    ),
)

# The journals. The key refuses a second writer.
entries = Relation("entries", (Column("table_id"), Column("seq", "integer"), Column("body", "binary")), key=2)

# The summary of a table: all that lists and the sweep need without replaying it.
tables = Relation(
    "tables",
    (
        Column("id"),
        Column("host"),
        Column("phase"),  # waiting, playing, over
        Column("open", "boolean"),
        Column("bot", "boolean"),  # a bot's decision is waited for
        Column("deadline", "integer", null=True),  # when somebody's time is up, on the server's clock
        Column("card", "binary"),
        Column("opened", "integer"),  # seconds since 1970, for people
        Column("touched", "integer"),
        Column("game", default="''"),
        Column("finished", "integer", null=True),  # when a game that had begun was over
        Column("returns", null=True),  # what each seat got, as a JSON list; none where nobody won or lost
        Column("version", "integer", default="0"),  # how often the journal was rewritten
    ),
    rowid=True,
    indexes=(
        Index("tables_by_phase", "phase, open, touched"),
        Index("tables_by_deadline", "deadline", "deadline IS NOT NULL"),
        Index("tables_by_host", "host, phase"),
        Index("tables_by_touched", "phase, touched"),
        Index("tables_by_bot", "phase", Both("bot IS 1", "bot")),
    ),
)

# Players and their seats, for the list of my tables.
sittings = Relation(
    "sittings",
    (Column("player"), Column("table_id"), Column("seat", "integer")),
    key=3,
    indexes=(Index("sittings_by_table", "table_id, seat"),),
)

# Players who left a seat before the game began: their words may still be at the table.
traces = Relation(
    "traces",
    (Column("player"), Column("table_id")),
    key=2,
    indexes=(Index("traces_by_table", "table_id"),),
)

# Tables that players have removed from their lists.
dismissals = Relation(
    "dismissals",
    (Column("player"), Column("table_id")),
    key=2,
    indexes=(Index("dismissals_by_table", "table_id"),),
)

# A seat's private notes.
notes = Relation("notes", (Column("table_id"), Column("seat", "integer"), Column("text")), key=2)

# The analysis of a finished game, made once.
courses = Relation("courses", (Column("table_id"), Column("body", "binary")))

# The contents that games are played with, by their hashes: a game goes on with its own when it changes.
contents = Relation("contents", (Column("hash"), Column("game"), Column("body")), rowid=True)

# Banned players (by id) and addresses.
bans = Relation("bans", (Column("whom"), Column("made", "integer")), rowid=True)

# What the nodes of a cluster know of each other; in PostgreSQL only. Nothing of it outlives the nodes: it is
# neither moved nor backed up, and but for the first not written ahead.

# How long at least one node has been up, and when one last said so: milliseconds, by the database's time.
uptime = Relation("uptime", (Column("id", "integer"), Column("up", "integer"), Column("beat", "integer")))

# Nodes that run: their names for people, their programs, and when each last said so, as above.
nodes = Relation(
    "nodes",
    (
        Column("id"),
        Column("name"),
        Column("program"),
        Column("started", "integer"),
        Column("beat", "integer"),
    ),
    logged=False,
)

# Who is connected to which node, at which table: a player, by the seats they hold, or "" for spectators.
presence = Relation(
    "presence",
    (
        Column("table_id"),
        Column("node"),
        Column("player"),
        Column("number", "integer"),  # of connections
        Column("seeing", "integer"),  # of those that somebody has in sight
    ),
    key=3,
    logged=False,
    indexes=(Index("presence_by_node", "node"),),
)

# Attempts to sign in, by a hash of the name or address: how many count, in thousandths, and since when.
attempts = Relation(
    "attempts",
    (Column("whom"), Column("used", "integer"), Column("at", "integer")),
    logged=False,
    indexes=(Index("attempts_by_at", "at"),),
)

# How PostgreSQL reads JSON that may be damaged: what cannot be read is NULL, and harms no other row.
FUNCTIONS: Final = (
    """
    CREATE FUNCTION philtre_json(body text) RETURNS json LANGUAGE plpgsql IMMUTABLE STRICT AS $$
    BEGIN
        RETURN CAST(body AS json);
    EXCEPTION WHEN data_exception THEN
        RETURN NULL;
    END $$
    """,
    """
    CREATE FUNCTION philtre_json(body bytea) RETURNS json LANGUAGE plpgsql IMMUTABLE STRICT AS $$
    BEGIN
        RETURN CAST(convert_from(body, 'UTF8') AS json);
    EXCEPTION WHEN data_exception THEN
        RETURN NULL;
    END $$
    """,
    """
    CREATE FUNCTION philtre_number(part json) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN json_typeof(part) = 'number' THEN CAST(part #>> '{}' AS double precision) END
    $$
    """,
    """
    CREATE FUNCTION philtre_length(part json) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN json_typeof(part) = 'array' THEN CAST(json_array_length(part) AS bigint) END
    $$
    """,
)

TABLES: Final = (
    meta, players, sessions, subscriptions, entries, tables, sittings, traces, dismissals, notes, courses,
    contents, bans,
)  # fmt: skip

# In PostgreSQL only.
CLUSTER: Final = (uptime, nodes, presence, attempts)
