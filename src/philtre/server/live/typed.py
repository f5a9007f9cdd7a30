"""Moves that a person types in the game's notation, such as `reveal b2`: which one is meant, or why not."""

from __future__ import annotations

import difflib

from philtre.core.message import Message
from philtre.table.match import Match
from philtre.table.table import Table

MOST = 16  # moves that are looked at for their reasons, of those that begin with the typed words


def read_move(table: Table, seat: int, typed: str, now: int) -> tuple[int | None, Message | None]:
    """The possible action that a text means; or None, and why there is none.

    A seat that cannot decide now is told only that: the possible moves are another seat's secret.
    """
    waiting = table.why_not_move(seat, now)
    if waiting is not None:
        return None, waiting
    match = table.match
    text = " ".join(typed.lower().split())
    action = parsed(match, seat, text)
    if action is not None:
        reason = match.why_not(action)
        return (action, None) if reason is None else (None, reason)
    begun = [action for known, action in match.game.notation().items() if known.startswith(f"{text} ")]
    if begun:
        if any(action in match.legal() for action in begun):
            return None, Message("typing-several", {"typed": text})
        reasons = [match.why_not(action) for action in begun[:MOST]]
        same = all(reason == reasons[0] for reason in reasons)
        return None, reasons[0] if same else Message("not-now", {"typed": text})
    known = [match.game.text(action) for action in match.legal()]
    near = difflib.get_close_matches(text, known, n=1, cutoff=0.6)
    if near:
        return None, Message("unreadable-near", {"typed": text, "near": near[0]})
    return None, Message("unreadable", {"typed": text})


def parsed(match: Match, seat: int, text: str) -> int | None:
    """The action that a whole text means to this seat, possible or not; None if the text is no move.

    `Game.parse` is not for the event loop: it looks for similar moves, which takes some 20 milliseconds.
    """
    action = match.game.notation().get(text)
    if action is None:
        return None
    intended = match.game.intended_action(match.state.view(seat), action)
    return intended if intended in match.legal() else action
