"""The contract of a position: the actor, the legal actions, and their effects."""

from __future__ import annotations

import html
import operator
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.dice import Dice, Source, random_bits
from philtre.core.display import current_display
from philtre.core.errors import PhiltreError
from philtre.core.event import Event
from philtre.core.message import Message, Refusal
from philtre.core.setup import Setup

CHANCE: Final = -1
NOBODY: Final = -2
MOST_ACTIONS: Final = 4096  # of one decision, in a game whose states have no setup


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a match. Every decision and every chance event is a number.

    `actor` is the seat that must decide, CHANCE, or NOBODY when the game is over. `events` is None,
    or a list that `play` appends to. A state has an attribute `setup`, the Setup of its match: pickling,
    comparing and printing need it. States of one game share a buffer, so use them in one thread.
    """

    def __init__(self) -> None:
        self.actor: i64 = NOBODY
        self.events: list[Event] | None = None

    def get_setup(self) -> Setup | None:
        """Return the attribute `setup`, or None. A compiled game overrides this: its own type is faster."""
        setup = getattr(self, "setup", None)
        return setup if isinstance(setup, Setup) else None

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    # Decisions. A game says one of `list_actions` and `actions`; the other follows from it.

    def list_actions(self, out: vec[i64]) -> i64:
        """Write the legal actions of the actor to the front of `out`, and return how many there are.

        Chance has none here, and a seat always has one at least.
        """
        if type(self).actions is State.actions:
            raise NotImplementedError(
                f"{type(self).__name__} has neither list_actions(out) nor actions(): a game needs one of them"
            )
        actions = self.actions()
        number: i64 = len(actions)
        if number > len(out):
            raise ValueError(
                f"{number} actions do not fit into a buffer for {len(out)}: "
                f"{type(self).__name__} needs an attribute `setup`, and its game the right `action_count`"
            )
        place: i64 = 0
        while place < number:
            out[place] = actions[place]
            place += 1
        return number

    def actions(self) -> vec[i64]:
        """Return the legal actions of the actor: never none for a seat, none for chance."""
        out = self.scratch()
        return out[: self.list_actions(out)]

    def scratch(self) -> vec[i64]:
        """Return a buffer with room for the actions of one decision, which all states of a game share."""
        setup = self.get_setup()
        if setup is None:
            return vec[i64]([0] * MOST_ACTIONS)
        return setup.scratch

    def legal_actions(self) -> list[int]:
        """Return the actions of the actor, a seat or chance; an empty list when the game is over."""
        if self.actor == CHANCE:
            return [action for action, _ in self.outcomes()]
        if self.actor == NOBODY:
            return []
        return [int(action) for action in self.actions()]

    def legal(self, action: SupportsIndex) -> bool:
        """Return whether the actor, a seat or chance, may do this now."""
        return operator.index(action) in self.legal_actions()

    def play(self, action: i64) -> None:
        """Play an action, which must be legal: it is not checked."""
        raise NotImplementedError

    def play_checked(self, action: SupportsIndex | str) -> None:
        """Play an action, given as a number or in the game's notation, if it is legal.

        Raises PhiltreError, which says why the move is not legal, and changes nothing then.
        """
        setup = self._must_have_setup("play_checked")
        game = setup.game
        number = game.parse(action) if isinstance(action, str) else operator.index(action)
        if not 0 <= number < game.action_count:
            raise PhiltreError(f"{game.name} has the actions 0 to {game.action_count - 1}, not {number}")
        if not self.legal(number):
            raise PhiltreError(f"{game.text(number)}: {self._reason_against(number, setup)}")
        self.play(number)

    def _reason_against(self, action: int, setup: Setup) -> str:
        if self.actor == CHANCE:
            return "chance is to draw now, as state.draw(rng) does, and cannot draw that"
        refusal = self.why_not(action)
        return "not possible now" if refusal is None else current_display().refusal(refusal, setup)

    # Chance

    def outcomes(self) -> list[tuple[int, int]]:
        """The possible chance events with their weights, in the order of their numbers."""
        raise NotImplementedError

    def pick(self, bits: i64) -> i64:
        """The outcome that 32 random bits stand for."""
        outcomes = self.outcomes()
        total = 0
        for _, weight in outcomes:
            total += weight
        rest = int(bits) * total >> 32
        for action, weight in outcomes:
            if rest < weight:
                return action
            rest -= weight
        raise ValueError("chance has nothing to draw here")

    def draw(self, rng: Source) -> i64:
        """Return an outcome, drawn by its weight: by a Dice, a random.Random or a NumPy Generator."""
        if isinstance(rng, Dice):
            return self.pick(rng.word())
        source: Any = rng
        try:  # most sources have it, and asking first takes a tenth of a random game's time
            bits = source.getrandbits(32)
        except AttributeError:
            bits = random_bits(rng).getrandbits(32)
        return self.pick(bits)

    def playout(self, rng: Source) -> tuple[int, int]:
        """Play at random to the end; return the numbers of decisions and of chance events.

        A source that is no Dice seeds one with its next 128 bits.
        """
        dice = rng if isinstance(rng, Dice) else Dice(random_bits(rng).getrandbits(128))
        out = self.scratch()
        decisions: i64 = 0
        chances: i64 = 0
        while self.actor != NOBODY:
            if self.actor == CHANCE:
                chances += 1
                self.play(self.pick(dice.word()))
            else:
                decisions += 1
                self.play(out[dice.below(self.list_actions(out))])
        return int(decisions), int(chances)

    def redeal(self, seat: int | None, rng: Source) -> None:
        """Turn this state into another world that agrees with all the seat (None: a spectator) has seen."""
        raise NotImplementedError

    # Questions of people and bots

    def returns(self) -> list[float]:
        """One number a seat: 1 win, 0 loss, a draw 1/(number of sides); solo: the score."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """Everything that the seat (None: a spectator) may see, as a msgspec Struct."""
        return self._part("view", "view")(self, seat)

    def observe(self, seat: int, out: Any) -> None:
        """Write what the seat may know into `out`, a buffer of int16, such as a NumPy array.

        `game.observation_spec` says how long it is and what its numbers mean. Raises PhiltreError.
        """
        setup = self._must_have_setup("observe")
        if not 0 <= seat < setup.seats:
            raise PhiltreError(f"there is no seat {seat}: expected 0 to {setup.seats - 1}")
        setup.encoder().observe(self, seat, out)

    def mask(self, out: Any) -> None:
        """Write 1 for each legal action of the actor into `out`, a buffer of bytes, and 0 for all others.

        Chance and a finished game have none. Raises PhiltreError if the buffer is of another kind or size.
        """
        self._must_have_setup("mask").encoder().mask(self, out)

    def prompt(self) -> Message:
        """The question to the actor, as a message. It tells nothing that any seat may not know."""
        if self.actor == NOBODY:
            return Message("prompt-over")
        if self.actor == CHANCE:
            return Message("prompt-chance")
        return self.question({"seat": int(self.actor)})

    def question(self, arguments: dict[str, Any]) -> Message:
        """The question to a seat that must decide; `arguments` has the seat, and may be added to."""
        raise NotImplementedError(f"{type(self).__name__} has neither question(arguments) nor prompt()")

    def why_not(self, action: int) -> Refusal | None:
        """The reason why the actor may not do this, from the actor's knowledge; None if it is legal."""
        refusal: Refusal | None = self._part("why_not", "why_not")(self, action)
        return refusal

    def piece_counts(self) -> dict[str, int]:
        """The number of pieces of each kind, wherever they lie: the same all game long."""
        raise NotImplementedError

    # The state as a whole

    def copy(self) -> State:
        """An independent twin, without events."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole truth as a line of text that game.position reads."""
        return str(self._part("write_position", "position")(self))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self._must_have_setup("pickling").game, self.position())

    def __eq__(self, other: object) -> bool:
        """True if both are the same position of matches that were set up alike."""
        if self is other:
            return True
        if not isinstance(other, State):
            return False
        ours = self.get_setup()
        theirs = other.get_setup()
        if ours is None or theirs is None or ours.key() != theirs.key():
            return False
        return self.position() == other.position()

    def __hash__(self) -> int:
        setup = self.get_setup()
        return id(self) if setup is None else hash((setup.key(), self.position()))

    def __repr__(self) -> str:
        setup = self.get_setup()
        if setup is None:
            return f"<{type(self).__name__}>"
        seats = "1 seat" if setup.seats == 1 else f"{setup.seats} seats"
        if self.actor == CHANCE:
            due = "chance to draw"
        else:
            due = "over" if self.actor == NOBODY else f"seat {self.actor + 1} to decide"
        return f"<{type(self).__name__} {setup.variant}, {seats}, {due}: {self.position()}>"

    def __str__(self) -> str:
        setup = self.get_setup()
        return repr(self) if setup is None else current_display().board(self, setup)

    def _repr_html_(self) -> str:
        """The board as a notebook shows it."""
        return f"<pre>{html.escape(str(self))}</pre>"

    def _part(self, name: str, method: str) -> Any:
        """The part of that name that the game declares. Raises NotImplementedError if there is none."""
        setup = self.get_setup()
        part = None if setup is None else getattr(setup.game.parts, name)
        if part is None:
            raise NotImplementedError(
                f"{type(self).__name__} has no method `{method}`, and its game declares no part `{name}`"
            )
        return part

    def _must_have_setup(self, what: str) -> Setup:
        setup = self.get_setup()
        if setup is None:
            raise TypeError(f"{what} needs a Setup in the attribute `setup`: {type(self).__name__} has none")
        return setup


def restored(game: Any, position: str) -> State:
    """Return the state that was pickled."""
    state = game.position(position)
    assert isinstance(state, State)
    return state
