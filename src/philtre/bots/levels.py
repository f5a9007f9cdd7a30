"""Levels for people: the same four words in every game, each with a kind of mistake of its own."""

from __future__ import annotations

LEVELS = {
    # more than every other move is a whim
    "novice": "careless:60",
    # sees what a move gives, never what rivals will make of it, and slips now and then
    "apprentice": "careless:30",
    # looks ahead, though not far, and seldom slips; one in eight, for in some games luck weighs much
    "adept": "careless:12/search:200/2s",
    # looks ahead as far as it can in a thought of a second or so
    "master": "search:10000/5s",
}
