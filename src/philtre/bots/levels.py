"""Levels for people: the same four words in every game, each with a kind of mistake of its own."""

from __future__ import annotations

LEVELS = {
    # every other move is a whim
    "novice": "careless:50",
    # sees what a move gives, never what rivals will make of it, and slips now and then
    "apprentice": "careless:15",
    # looks ahead, though not far, and seldom slips
    "adept": "careless:6/search:200/2s",
    # looks ahead as far as it can in a thought of a second or so
    "master": "search:3000/5s",
}
