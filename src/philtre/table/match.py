"""One match in progress: its state and journal, the event log of each seat, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from philtre.core.dice import Bits
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.options import Value
from philtre.core.state import CHANCE, State
from philtre.table.entries import Told
from philtre.table.refused import Refused
from philtre.text.record import Record

APART = 16  # steps from one saved copy of the state to the next
COPIES = 4  # copies that are saved


class Step(NamedTuple):
    """One line of the journal: the actor (a seat or CHANCE), the action, and its events."""

    actor: int
    action: int
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


class Match:
    """A match being played. Chance is resolved with `rng` right after each decision.

    What is drawn to lay out the game is drawn at once, or (`deal` False) not before `deal` is called.
    """

    def __init__(
        self,
        game: Game,
        rng: Bits,
        variant: str | None = None,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        players: Sequence[str] = (),
        actions: Sequence[int] = (),
        deal: bool = True,
    ) -> None:
        self.game = game
        self.rng = rng
        self.variant, self.seats = game.settle(variant, seats)
        self.options = game.chosen(self.variant, options or {})
        self.players = list(players) or [f"Player {seat}" for seat in range(1, self.seats + 1)]
        self._legal: list[int] = []
        self._listed: State | None = None  # the state, while the list is still its own
        self.state = self.start()
        self.journal: list[Step] = []
        self.made: list[int] = []  # the steps that are decisions
        self.decided: set[int] = set()  # seats that have made a decision that stands
        self.first_step = 0  # steps that stand from the beginning: they cannot be taken back
        self.first_decision = 0  # decisions among them
        self.copies: list[tuple[int, State]] = []  # the latest states after so many steps, for going back
        self.follow(actions)
        if deal:
            self._resolve()

    @classmethod
    def from_record(cls, record: Record, rng: Bits) -> Match:
        """The match that a record has come to, ready to go on."""
        return cls(
            record.game, rng, record.variant, record.seats, record.options, record.players, record.actions
        )

    def record(self) -> Record:
        actions = [step.action for step in self.journal]
        return Record(self.game, self.variant, self.seats, self.options, self.players, actions)

    def facts(self) -> dict[str, Value]:
        """The facts of the match, which sentences about its rules can use."""
        return self.game.facts(self.variant, self.seats, self.options)

    def start(self) -> State:
        """The first position."""
        return self.game.begin(self.variant, self.seats, self.options)

    def draw(self) -> int:
        """The outcome of the chance event that is due."""
        return int(self.state.draw(self.rng))

    @property
    def dealt(self) -> bool:
        """True once the game is laid out: after that, chance never waits."""
        return self.state.actor != CHANCE

    def deal(self) -> tuple[int, ...]:
        """Lay out the game, if it is not yet. Returns the chance events."""
        return self._resolve()

    # Playing

    @property
    def actor(self) -> int:
        """The seat that must decide, or NOBODY."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def lesson_over(self) -> bool:
        """True if the match is a lesson that is at its end."""
        return False

    def legal(self) -> list[int]:
        """The legal actions of the actor. Cached until the position changes: do not mutate."""
        if self._listed is not self.state:
            self._legal = [] if self.over else [int(action) for action in self.state.actions()]
            self._listed = self.state
        return self._legal

    @property
    def openly_forced(self) -> bool:
        """True if the actor has one action, and everybody can tell (see Game.openly_forced)."""
        return len(self.legal()) == 1 and self.game.openly_forced(self.state)

    def why_not(self, action: int) -> Message | None:
        """The reason why this action is not possible now; None if it is."""
        if self.over:
            return Message("table-over")
        if action in self.legal():
            return None
        refusal = self.state.why_not(action) if 0 <= action < self.game.action_count else None
        return refusal.message if refusal else Message("table-not-a-move")

    def act(self, action: int) -> tuple[int, ...]:
        """Play the action and the chance events that follow. Returns those chance events.

        Raises Refused, and changes nothing, if it is not legal.
        """
        reason = self.why_not(action)
        if reason is not None:
            raise Refused(reason)
        self._play(action)
        return self._resolve()

    def follow(self, actions: Sequence[int]) -> None:
        """Play the actions of a journal entry: a decision and its chance events, both known to be legal."""
        for action in actions:
            self._play(action)

    @property
    def decisions(self) -> int:
        """The number of decisions that have been made and not taken back."""
        return len(self.made)

    def begin_here(self) -> None:
        """Let all that was played so far stand: it cannot be taken back."""
        self.first_step, self.first_decision = len(self.journal), len(self.made)

    def steps_of(self, decisions: int) -> int:
        """The number of steps that the first so many decisions took, with the chance that followed each."""
        return self.made[decisions] if decisions < len(self.made) else len(self.journal)

    def roll_back_to(self, decisions: int) -> None:
        """Go back to the position after the first so many decisions, and the chance that followed them."""
        self._go_back(self.steps_of(decisions))

    def state_at(self, steps: int) -> State:
        """The position after so many steps."""
        state = self.start()
        for step in self.journal[:steps]:
            state.play(step.action)
        return state

    def seen_by(self, seat: int, rng: Bits) -> State:
        """A world that the seat could be in, for a bot to think about: the truth never leaves the table."""
        world = self.state.copy()
        world.redeal(seat, rng)
        return world

    def told(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Told]:
        """The redacted events of the steps from `since` up to `until` for a seat (None: a spectator)."""
        lines: list[Told] = []
        told = self.game.redacted
        for number, (actor, _, events) in enumerate(self.journal[since:until], since):
            for event in events:
                message = told(event, seat)
                if message is not None:
                    lines.append(Told(number, actor, message))
        return lines

    # Undo

    def why_no_undo(self, seat: int) -> Message | None:
        """The reason why the seat cannot take back a decision now; None if it can."""
        if self.over:
            return Message("undo-over")
        if seat not in self.decided:
            return Message("undo-nothing")
        return self._why_fixed(seat, len(self.journal))

    def _why_fixed(self, seat: int, steps: int) -> Message | None:
        """The reason why the seat could not take back the last of so many steps; None if it could."""
        if steps <= self.first_step:
            return Message("undo-nothing")
        last = self.journal[steps - 1]
        if last.actor == CHANCE:
            return Message("undo-chance")
        if last.actor != seat:
            return Message("undo-other", {"seat": last.actor})
        if last.reveals:
            return Message("undo-reveal")
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision. Raises Refused if that is not possible any more."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(reason)
        self._go_back(len(self.journal) - 1)

    def standing(self, seat: int, steps: int) -> int:
        """The number of decisions that stand if the seat goes back towards so many steps as far as it can.

        It takes back one decision at least: whether it can is not checked.
        """
        kept = self.decisions - 1
        while (before := self.steps_of(kept)) > steps and self._why_fixed(seat, before) is None:
            kept -= 1
        return kept

    # The journal

    def _go_back(self, steps: int) -> None:
        """To where only so many steps had been made: played again from the nearest copy of the state."""
        while self.copies and self.copies[-1][0] > steps:
            self.copies.pop()
        since, self.state = 0, self.start()
        if self.copies:
            since, copy = self.copies[-1]
            self.state = copy.copy()
        del self.journal[steps:]
        for step in self.journal[since:]:
            self.state.play(step.action)
        while self.made and self.made[-1] >= steps:
            self.made.pop()
        self.decided = {step.actor for step in self.journal}
        self._listed = None

    def _play(self, action: int) -> None:
        actor = self.actor
        self.decided.add(actor)
        self._listed = None
        events: list[Event] = []
        self.state.events = events
        self.state.play(action)
        self.state.events = None
        if actor != CHANCE:
            self.made.append(len(self.journal))
        self.journal.append(Step(actor, action, tuple(events)))
        if len(self.journal) % APART == 0:
            self.copies.append((len(self.journal), self.state.copy()))
            del self.copies[:-COPIES]

    def _resolve(self) -> tuple[int, ...]:
        drawn: list[int] = []
        while self.state.actor == CHANCE:
            drawn.append(self.draw())
            self._play(drawn[-1])
        return tuple(drawn)
