"""A lesson as a recording: the messages that its learner is sent, for clients without the server.

A lesson follows its script, so its messages are always the same: whoever has them can give the lesson.
"""

from __future__ import annotations

import functools
import random

from philtre.core.game import Game
from philtre.protocol.http import Recording
from philtre.protocol.live import Here, News
from philtre.server.live.updates import news, shared_sides, snapshot, whole
from philtre.table.lesson import LEARNER, LessonMatch, lesson_of
from philtre.table.table import Table

NOW = 0  # nothing in a recording has a time


@functools.cache
def recording_of(game: Game) -> Recording:
    """All messages of the game's lesson, made once. Raises PhiltreError if the lesson is faulty."""
    lesson = lesson_of(game)
    table, _ = Table.teach(lesson, "en", "learner", "", random.Random(0), NOW)
    match = table.match
    assert isinstance(match, LessonMatch)
    here = Here([None] * len(table.seats), 0)
    first, sent = whole(table, "", LEARNER, here, NOW), snapshot(table, LEARNER, NOW)
    told: list[News] = []
    while table.ending is None:
        steps = len(match.journal)
        table.act(table.actor, match.expected, table.seq, NOW, table.seats[table.actor].bot)
        message, sent = news(sent, table, LEARNER, shared_sides(table, NOW), steps, NOW)
        told.append(message)
    return Recording(first, told)
