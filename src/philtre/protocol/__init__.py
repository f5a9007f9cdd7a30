"""The messages between clients and the server. docs/protocol.md explains them; a test keeps both the same."""

VERSION = 2  # of every message; a client of another version is told so and reloads
