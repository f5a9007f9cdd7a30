"""One decision of a person at this terminal: the list of moves, and the loop that reads input."""

from __future__ import annotations

import difflib

from philtre.core.errors import PhiltreError
from philtre.terminal import commands
from philtre.terminal.choices import Choice, beginning, choices, only
from philtre.terminal.session import Session
from philtre.terminal.telling import move_line, moves_line, sentence

SEVERAL = 3  # most refusals shown at once


class Asking:
    """The legal moves of one person, and the numbered list now on the screen."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        game = session.match.game
        self.moves = {action: game.text(action) for action in session.match.legal()}
        self.listed: list[Choice] = []
        self.top = True

    def decide(self) -> None:
        """Reads input until the person has decided or undone a move."""
        session = self.session
        steps = session.match.journal
        self.introduce()
        while session.match.journal is steps and len(steps) == session.heard[self.seat]:
            self.understand(session.screen.ask())

    def introduce(self) -> None:
        self.session.news(self.seat)
        self.session.board(self.seat)
        self.show(self.moves)

    def show(self, moves: dict[int, str]) -> None:
        """Prints these moves as a numbered list."""
        session = self.session
        self.top = len(moves) == len(self.moves)
        self.listed = choices(moves)
        if self.top:
            session.question(self.seat)
        for number, choice in enumerate(self.listed, 1):
            session.screen.tell(f" {number:2}  {self.line(choice)}")
        session.say("choose" if self.top else "choose-back")

    def line(self, choice: Choice) -> str:
        words, match = self.session.words, self.session.match
        if len(choice.actions) == 1:
            return move_line(words, match.game, choice.actions[0], match.state.view(self.seat))
        return moves_line(words, match.game, choice)

    # Input

    def understand(self, typed: str) -> None:
        """Plays the typed move or runs the typed command; otherwise prints the reason against it."""
        text = " ".join(typed.lower().split())
        if not text:
            self.show(self.moves)
        elif text.isascii() and text.isdecimal():
            self.number(text)
        elif text in self.moves.values() or not commands.obey(self, typed):
            self.move(text)

    def number(self, text: str) -> None:
        if not 1 <= int(text[:6]) <= len(self.listed):
            self.session.say("no-such-number", typed=text)
            return
        chosen = self.listed[int(text) - 1].actions
        if len(chosen) == 1:
            self.session.match.act(chosen[0])
        else:
            self.show({action: self.moves[action] for action in chosen})

    def move(self, text: str) -> None:
        match = self.session.match
        action = only(text, self.moves)
        if action is None:
            action = self.parsed(text)
        if action in self.moves:
            match.act(action)
        elif beginning(text, self.moves):
            self.show(beginning(text, self.moves))
        else:
            self.session.screen.tell(self.refusal(text))

    def refusal(self, text: str) -> str:
        """The reasons why the typed text is not a legal move, or else similar moves and commands."""
        words = self.session.words
        reasons = self.refusals(text)
        if reasons:
            return "\n".join(reasons)
        game = self.session.match.game
        kinds = dict.fromkeys(str(game.move(action)["kind"]) for action in range(game.action_count))
        known = dict.fromkeys([*self.moves.values(), *kinds, *commands.names(words)])
        near = difflib.get_close_matches(text, list(known), n=3, cutoff=0.6)
        if not near:
            return words.say("unreadable", typed=text)
        offered = near[0]
        if len(near) > 1:
            offered = words.say("unreadable-or", first=", ".join(near[:-1]), last=near[-1])
        return words.say("unreadable-near", typed=text, near=offered)

    def parsed(self, text: str) -> int | None:
        """The action that a text means, legal or not; None if the text is no move."""
        match = self.session.match
        try:
            action = match.game.parse(text)
        except PhiltreError:
            return None
        intended = match.game.intended_action(match.state.view(self.seat), action)
        return intended if intended in self.moves else action

    def refusals(self, text: str) -> list[str]:
        """The reasons against a move, or against all moves that begin with the typed words."""
        match, words = self.session.match, self.session.words
        action = self.parsed(text)
        if action is not None:
            reason = match.why_not(action)
            return [sentence(words, reason)] if reason else []
        written = {action: match.game.text(action) + " " for action in range(match.game.action_count)}
        meant = [action for action, words in written.items() if words.startswith(text + " ")]
        reasons = {sentence(words, reason): None for reason in map(match.why_not, meant) if reason}
        return list(reasons) if len(reasons) <= SEVERAL else [words.say("not-now", typed=text)]
