"""Web Push: messages to devices of players who are not at their table when it is their turn."""
