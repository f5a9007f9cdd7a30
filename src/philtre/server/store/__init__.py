"""Durable storage: journals, players and tables, in one SQLite file."""
