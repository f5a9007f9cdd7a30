"""Heuristics: how good a position is, and how a match may go on. Bots search with them."""
