"""What must not be lost: journals, players, and which tables there are, in one SQLite file."""
