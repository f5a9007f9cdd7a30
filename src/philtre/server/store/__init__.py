"""Durable storage: journals, players and tables, in an SQLite file or a PostgreSQL database."""
