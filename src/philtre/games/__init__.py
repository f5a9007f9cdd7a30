"""One folder a game; nothing else knows a game by name."""
