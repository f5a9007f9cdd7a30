"""What clients and the server say to each other. docs/protocol.md explains it; a test keeps both the same."""

VERSION = 1  # of every message; a client of another version is told so and reloads
