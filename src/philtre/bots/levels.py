"""Levels for people: the same four words in every game, each with a kind of mistake of its own."""

from __future__ import annotations

LEVELS = {
    "novice": "careless:50",  # has no plan: every other move is a whim
    "apprentice": "greedy",  # sees what a move gives, never what the rivals will make of it
    "adept": "search:200/2s",  # looks ahead, but not far
    "master": "search:3000/5s",
}
