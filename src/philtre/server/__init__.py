"""The server: an HTTP API for games, tables and accounts, and a WebSocket for each view of a table."""
