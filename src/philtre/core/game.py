"""The contract of a game: its name, its setup, and the notation of its moves."""

from __future__ import annotations

import difflib
import hashlib
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final
from weakref import WeakValueDictionary

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.advice import Advice
from philtre.core.encoder import Encoder, ObservationSpec
from philtre.core.errors import PhiltreError, listed
from philtre.core.event import Event
from philtre.core.heuristics import Heuristics
from philtre.core.metrics import Metrics
from philtre.core.options import Option, Value
from philtre.core.parts import Parts
from philtre.core.setup import Setup
from philtre.core.state import State

if TYPE_CHECKING:
    from philtre.core.vocabulary import Vocabulary

HOME: Final = Path(__file__).parent.parent


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game bound to its content. A subclass declares it: its name, variants, options and `parts`.

    `variants` maps each variant to the numbers of seats that it takes; `rules_version` is written into
    records. A subclass implements `move` and `names`. Its `__init__` sets `action_count`, which may depend on
    the content, and `tables`, the content in the form that its other parts want.
    """

    # ClassVar, or compiled code would not see what an interpreted subclass says
    name: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    variants: ClassVar[dict[str, tuple[int, ...]]] = {}
    options: ClassVar[dict[str, Option]] = {}
    former_options: ClassVar[tuple[str, ...]] = ()  # dropped since: records and tables that name them open
    quick: ClassVar[dict[str, Value]] = {}  # options that make a match short, for tests and examples
    threats: ClassVar[bool] = False  # whether its advice tells any
    perfect_information: ClassVar[bool] = False  # nothing is ever hidden: every seat sees all
    chance_kinds: ClassVar[tuple[str, ...]] = ()  # kinds of moves that are chance events, if it tells them
    parts: ClassVar[Parts] = Parts()
    action_count: int = 0

    def __init__(self, content: str | None = None) -> None:
        packaged = self.folder() / "content.toml"
        own = tidy(packaged.read_text(encoding="utf-8")) if packaged.exists() else "\n"
        self.content: str = tidy(own if content is None else content)
        self.packaged: bool = self.content == own
        self.content_hash: str = hash_of(self.content)
        self.tables: Any = None
        self._actions: dict[str, int] = {}
        self._chapters: dict[str, str] | None = None
        self._scratch: vec[i64] = vec[i64]()
        self._heuristics: Heuristics | None = None

    def folder(self) -> Path:
        """The folder of the game's content and words: of the module whose class has its name."""
        kinds = [kind for kind in type(self).__mro__ if "name" in vars(kind)]
        return Path(str(sys.modules[kinds[0].__module__].__file__)).parent

    @property
    def seats(self) -> tuple[int, ...]:
        """Every number of seats that some variant takes."""
        numbers: set[int] = set()
        for allowed in self.variants.values():
            numbers.update(allowed)
        return tuple(sorted(numbers))

    def scratch(self) -> vec[i64]:
        """Return a buffer with room for all actions, the same one each time."""
        if len(self._scratch) < self.action_count:
            self._scratch = vec[i64]([0] * self.action_count)
        return self._scratch

    def __repr__(self) -> str:
        content = "" if self.packaged else f", content {self.content_hash}"
        return f"<{type(self).__name__}: {self.name}, rules version {self.rules_version}{content}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return bind, (type(self), None if self.packaged else self.content)

    # Setting up

    def start(self, seats: Any = None, variant: Any = None, **options: Any) -> State:
        """A new match; with no variant named, the first one that takes this number of seats."""
        variant, seats = self.settle(variant, seats)
        return self.begin(variant, seats, self.chosen(variant, options))

    def settle(self, variant: Any, seats: Any) -> tuple[str, int]:
        """The variant and the number of seats that a host's wish comes to; None is no wish."""
        if seats is not None and (isinstance(seats, bool) or not isinstance(seats, int)):
            raise PhiltreError(f"{self.name}: expected a number of seats, found {seats!r}")
        if variant is None:
            if seats is None:
                variant = next(iter(self.variants))
                return variant, self.variants[variant][0]
            for name, allowed in self.variants.items():
                if seats in allowed:
                    return name, seats
            raise PhiltreError(f"{self.name} is for {spoken(self.seats)}, not for {seats}")
        if variant not in self.variants:
            raise PhiltreError(
                f"{self.name} has no variant {variant!r}: expected {listed(list(self.variants))}"
            )
        allowed = self.variants[variant]
        if seats is None:
            return variant, allowed[0]
        if seats not in allowed:
            raise PhiltreError(f"{self.name}, variant {variant}, is for {spoken(allowed)}, not for {seats}")
        return variant, seats

    def chosen(self, variant: str, options: dict[str, Any]) -> dict[str, Value]:
        """The value of every option of the variant: the host's, else the default. Raises PhiltreError."""
        known = {
            name: option
            for name, option in self.options.items()
            if not option.variants or variant in option.variants
        }
        for name in options:
            if name not in self.options:
                raise PhiltreError(f"{self.name} has no option {name!r}: expected {listed(list(known))}")
            if name not in known:
                raise PhiltreError(f"{self.name}, variant {variant}: option {name} has no meaning there")
        return {
            name: option.check(options[name]) if name in options else option.default
            for name, option in known.items()
        }

    def current_options(self, options: dict[str, Value]) -> dict[str, Value]:
        """The options of a record or a table without those that the game no longer has."""
        return {name: value for name, value in options.items() if name not in self.former_options}

    def quick_options(self, variant: str, times: int = 1) -> dict[str, Value]:
        """Return the options in `quick` that the variant has; numbers `times` as large, as far as allowed."""
        found: dict[str, Value] = {}
        for name, value in self.quick.items():
            option = self.options[name]
            if not option.variants or variant in option.variants:
                found[name] = value
                if isinstance(option.allowed, range) and isinstance(value, int):
                    found[name] = min(value * times, option.allowed.stop - 1)
        return found

    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> State:
        """The first position of a match whose settings have been checked."""
        state = self.parts.state
        if state is None:
            raise NotImplementedError(f"{type(self).__name__} declares no part `state`, and has no `begin`")
        return state((self.parts.setup or Setup)(self, variant, seats, options))

    def position(self, text: str) -> State:
        """The state that a position text describes."""
        read = self.parts.read_position
        if read is None:
            raise NotImplementedError(
                f"{type(self).__name__} declares no part `read_position`, and has no `position`"
            )
        return read(self, text)

    def heuristics(self) -> Heuristics:
        """Values and rollouts for search; without such a part, they know nothing of the game.

        It is the same instance each time, so it is not for use in several threads.
        """
        if self._heuristics is None:  # building their tables may take a while
            make = self.parts.heuristics
            self._heuristics = Heuristics() if make is None else make(self)
        return self._heuristics

    def advice(self) -> Advice:
        """Explanations for people; without such a part, they explain nothing."""
        make = self.parts.advice
        return Advice() if make is None else make(self)

    def safe_action(self, state: State) -> int:
        """The action for an absent player: legal, quiet, and such that the game goes on.

        The state is a determinization for the actor; without such a part, it is the first legal action.
        """
        choose = self.parts.safe_action
        return int(state.actions()[0] if choose is None else choose(self.heuristics(), state))

    def openly_forced(self, state: State) -> bool:
        """Whether a seat must decide, has one legal action, and everybody can tell that it has one.

        The answer follows from what all seats and spectators know, so an action that is taken because of it
        tells nobody anything. Without such a part, it is True only in games of perfect information.
        """
        if state.actor < 0 or len(state.actions()) != 1:
            return False
        tell = self.parts.openly_forced
        return self.perfect_information if tell is None else tell(state)

    def metrics(self) -> Metrics:
        """The game's counts for studies; without such a part, nothing but wins and decisions is counted."""
        make = self.parts.metrics
        return Metrics() if make is None else make(self)

    def observation_spec(self, seats: Any = None, variant: Any = None, **options: Any) -> ObservationSpec:
        """The shape and meaning of observations of matches that are set up so; arguments as for `start`."""
        return self._setup(seats, variant, options).encoder().spec

    def recall_spec(self, seats: Any = None, variant: Any = None, **options: Any) -> ObservationSpec:
        """The shape and meaning of a row of `Recall.write`; arguments as for `start`."""
        from philtre.core.recall import recall_spec  # few need it

        return recall_spec(self._setup(seats, variant, options))

    def vocabulary(self, seats: Any = None, variant: Any = None, **options: Any) -> Vocabulary:
        """All ids and largest numbers of matches that are set up so; arguments as for `start`."""
        from philtre.core.vocabulary import vocabulary_of  # few need it

        return vocabulary_of(self.start(seats, variant, **options))

    def make_encoder(self, setup: Setup) -> Encoder:
        """An encoder of observations; without such a part, one that hashes views, which is slow."""
        make = self.parts.encoder
        if make is None:
            from philtre.core.view_encoder import (
                ViewEncoder,
            )  # it imports msgspec, which `--help` does not need

            return ViewEncoder(self)
        return make(setup)

    def _setup(self, seats: Any, variant: Any, options: dict[str, Any]) -> Setup:
        variant, seats = self.settle(variant, seats)
        return (self.parts.setup or Setup)(self, variant, seats, self.chosen(variant, options))

    # Moves

    def move(self, action: int) -> dict[str, Any]:
        """An action's fields: its kind, then the pieces that a player points at, by the ids of the view."""
        raise NotImplementedError

    def spellings(self, action: int) -> list[str]:
        """Other ways to write the action that are understood."""
        return []

    def intended_action(self, view: Any, action: int) -> int:
        """The action that a person who sees this view means by naming this one: mostly the same.

        Where one of several pieces stands for all of them, a person may name any of them.
        """
        find = self.parts.intended_action
        return action if find is None else find(view, action)

    def text(self, action: int) -> str:
        """An action in the game's notation; people count seats from 1."""
        return " ".join([written(key, value) for key, value in self.move(action).items()])

    def parse(self, text: str) -> int:
        """The action that a text in the game's notation means."""
        actions = self.notation()
        written = " ".join(text.lower().split())
        if written in actions:
            return actions[written]
        near = difflib.get_close_matches(written, list(actions), n=3, cutoff=0.5)
        hint = f": did you mean {' or '.join(near)}?" if near else ""
        raise PhiltreError(f"{text.strip()!r} is not a move of {self.name}{hint}")

    def notation(self) -> dict[str, int]:
        """Every text that is understood as a move, with its action; the same dict each time."""
        if not self._actions:
            actions: dict[str, int] = {}
            for action in range(self.action_count):
                actions[self.text(action)] = action
                for other in self.spellings(action):
                    actions[other] = action
            self._actions = actions
        return self._actions

    # Telling

    def redacted(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        """Return the event for a seat (None: a spectator), secrets left out; None if it is told nothing."""
        return event.redacted(seat)

    def chapter(self, rule: str) -> str:
        """The chapter of the rules, by its id in the words, that tells a rule of the ledger; "" if none."""
        if self._chapters is None:
            ledger = self.folder() / "ledger.toml"
            rules = tomllib.loads(ledger.read_text(encoding="utf-8"))["rule"] if ledger.exists() else []
            self._chapters = {row["number"]: row["chapter"] for row in rules if "chapter" in row}
        return self._chapters.get(rule, "")

    def facts(self, variant: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """The facts that sentences about the rules can name or select on, each a variable of the words.

        By default the variant, the number of seats (0: of no table) and every option; an option that is not
        given has its default. A game adds numbers of its content, such as the number of its cards.
        """
        found: dict[str, Value] = {"variant": variant, "seats": seats}
        for name, option in self.options.items():
            found[name] = options.get(name, option.default)
        return found

    def titles(self) -> list[tuple[int, str]]:
        """The titles of a solo game: the score from which each is earned, rising, and its id."""
        return []

    def variant_facts(self, variant: str) -> dict[str, Value]:
        """The facts of a variant with its default options, at no table."""
        return self.facts(variant, 0, self.chosen(variant, {}))

    def names(self, language: str) -> dict[str, str]:
        """The names that the content gives, by the ids of their messages."""
        return {}


_own: dict[type[Game], Game] = {}
_others: WeakValueDictionary[tuple[type[Game], str], Game] = WeakValueDictionary()


def bind(kind: type[Game], content: str | None) -> Game:
    """Return the game of that class, bound to a content text (None: its own).

    Each is made once: one with its own content stays, one with another content as long as it is in use.
    """
    if content is None:
        if kind not in _own:
            _own[kind] = kind(None)
        return _own[kind]
    made = _others.get((kind, content))
    if made is None:
        made = _others[kind, content] = kind(content)
    return made


def written(key: str, value: Any) -> str:
    return str(value + 1) if key == "seat" or key.endswith("_seat") else str(value)


def spoken(numbers: tuple[int, ...]) -> str:
    """Numbers of seats: 2, 3 or 4 seats."""
    said = listed([str(number) for number in numbers]).replace(" and ", " or ")
    return said + (" seat" if numbers == (1,) else " seats")


def hash_of(content: str) -> str:
    """The hash by which records and tables name a content text: 16 hexadecimal digits."""
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def tidy(text: str) -> str:
    """A content text as records carry it: plain line ends, one at the end."""
    return text.replace("\r\n", "\n").rstrip("\n") + "\n"
