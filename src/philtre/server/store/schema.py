"""The tables of the database. A change here raises VERSION and has a step in migrations.py."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

VERSION: Final = 7
MARK: Final = 0x50484C54  # "PHLT": the application_id of our files, from version 5 on

metadata = MetaData()

# Single values: the server's key, and how long the server has been up.
meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Players, and the accounts that some of them have.
players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("kept", String),  # the registered name as it was written
    Column("key", String, unique=True),  # and as it is read: names that look the same are the same
    Column("passphrase", String),  # its hash
)
Index("players_by_made", players.c.made, sqlite_where=players.c.key.is_(None))

# Each person is known by secrets that only they have, one for each device: their hashes stand here.
sessions = Table(
    "sessions",
    metadata,
    Column("secret", LargeBinary, primary_key=True),
    Column("player", String, nullable=False),
    Column("made", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("sessions_by_player", sessions.c.player)

# Devices that are sent push messages, by their sessions: where, and with which keys. The address is a secret.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("session", LargeBinary, primary_key=True),
    Column("player", String, nullable=False),
    Column("endpoint", String, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", String, nullable=False),
    Column("made", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("subscriptions_by_player", subscriptions.c.player, subscriptions.c.made)
Index("subscriptions_by_endpoint", subscriptions.c.endpoint)

# The journals. The key refuses a second writer.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The summary of a table: all that lists and the sweep need without replaying it.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("host", String, nullable=False),
    Column("phase", String, nullable=False),  # waiting, playing, over
    Column("open", Boolean, nullable=False),
    Column("bot", Boolean, nullable=False),  # a bot's decision is waited for
    Column("deadline", Integer),  # when somebody's time is up, on the server's clock
    Column("card", LargeBinary, nullable=False),
    Column("opened", Integer, nullable=False),  # seconds since 1970, for people
    Column("touched", Integer, nullable=False),
    Column("game", String, nullable=False, server_default=""),
    Column("finished", Integer),  # when a game that had begun was over
    Column("returns", String),  # what each seat got, as a JSON list; none where nobody won or lost
)
Index("tables_by_phase", tables.c.phase, tables.c.open, tables.c.touched)
Index("tables_by_deadline", tables.c.deadline, sqlite_where=tables.c.deadline.is_not(None))
Index("tables_by_host", tables.c.host, tables.c.phase)
Index("tables_by_touched", tables.c.phase, tables.c.touched)
Index("tables_by_bot", tables.c.phase, sqlite_where=tables.c.bot.is_(True))

# Players and their seats, for the list of my tables.
sittings = Table(
    "sittings",
    metadata,
    Column("player", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    sqlite_with_rowid=False,
)
Index("sittings_by_table", sittings.c.table_id, sittings.c.seat)

# Players who left a seat before the game began: their words may still be at the table.
traces = Table(
    "traces",
    metadata,
    Column("player", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    sqlite_with_rowid=False,
)
Index("traces_by_table", traces.c.table_id)

# Tables that players have removed from their lists.
dismissals = Table(
    "dismissals",
    metadata,
    Column("player", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    sqlite_with_rowid=False,
)
Index("dismissals_by_table", dismissals.c.table_id)

# A seat's private notes.
notes = Table(
    "notes",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", String, nullable=False),
    sqlite_with_rowid=False,
)

# The analysis of a finished game, made once.
courses = Table(
    "courses",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The contents that games are played with, by their hashes: a game goes on with its own when it changes.
contents = Table(
    "contents",
    metadata,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("body", String, nullable=False),
)

# Banned players (by id) and addresses.
bans = Table(
    "bans",
    metadata,
    Column("whom", String, primary_key=True),
    Column("made", Integer, nullable=False),
)
