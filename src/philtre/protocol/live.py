"""The messages of a table's WebSocket, one JSON object each, told apart by `type`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from philtre.core.advice import Threat
from philtre.core.message import Message
from philtre.core.options import Value
from philtre.protocol import VERSION
from philtre.protocol.common import EndingSeen, SeatSeen
from philtre.table.entries import Notice, Told, VoteKind
from philtre.table.setup import Setup

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]

# From the client


class Ask(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """A request of a client. `id` is the client's own: the answer carries it."""

    id: Number = 0
    v: int = VERSION


class Act(Ask, frozen=True, tag="act"):
    """Decide, at the position of `seq`: done once, however often it is sent; refused if it is stale."""

    seq: Number
    action: Number


class Undo(Ask, frozen=True, tag="undo"):
    """Take back the last decision of this seat; with `keep`, those before it too.

    `keep` is the number of steps of the match that should stand: so many decisions are taken back in one go,
    as far as each of them can be.
    """

    seq: Number
    keep: Number | None = None


Named = Annotated[str, msgspec.Meta(max_length=60)]  # an id, or field:id


class Why(Ask, frozen=True, tag="why"):
    """Ask why an action is not possible now; or, without one, why no move with these pieces is.

    `about` are the pieces pointed at: ids, or field:id, any of which a move may name; `kind` is a field too.
    `chosen` are the pieces chosen before: a move must name all of them. With nothing pointed at, the answer
    has every kind of move that is not possible now. `text` is a move in the game's notation, as a person
    types it: the answer has the action that is meant.
    """

    action: Number | None = None
    text: Annotated[str, msgspec.Meta(max_length=80)] = ""
    chosen: Annotated[list[Named], msgspec.Meta(max_length=8)] = []
    about: Annotated[list[Named], msgspec.Meta(max_length=8)] = []


class Hint(Ask, frozen=True, tag="hint"):
    """Ask for the best moves, from what this seat can see."""


class Threats(Ask, frozen=True, tag="threats"):
    """Ask for the results that one decision of any player could have, from what this seat can see."""


class Call(Ask, frozen=True, tag="call"):
    """Call a vote. `seat` and `level` are for a stand-in, `keep` is how many decisions a take-back keeps."""

    vote: VoteKind
    seat: Number | None = None
    level: Annotated[str, msgspec.Meta(max_length=20)] = "adept"
    keep: Number | None = None


class Vote(Ask, frozen=True, tag="vote"):
    """Cast a vote; a no of the caller withdraws the question."""

    yes: bool


class Resume(Ask, frozen=True, tag="resume"):
    """Go on after a pause."""


class HandBack(Ask, frozen=True, tag="hand-back"):
    """Play on where a stand-in plays for this seat."""


class Resign(Ask, frozen=True, tag="resign"):
    """Give up: this seat's player has lost. A bot plays on for the seat where others go on without them."""


class Leave(Ask, frozen=True, tag="leave"):
    """Stand up, before the game has begun."""


class Say(Ask, frozen=True, tag="say"):
    """Table talk: a text, or the id of a phrase."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Rematch(Ask, frozen=True, tag="rematch"):
    """Offer a rematch, or accept it; or (`yes` false) decline it, or withdraw one's own offer.

    When every player has said yes, a new table is opened.
    """

    yes: bool = True


class Look(Ask, frozen=True, tag="look"):
    """Ask for the whole view: after a gap, or to be sure."""


class Sight(Ask, frozen=True, tag="sight"):
    """Tell whether this view is out of sight: then its player gets a push message when it is their turn."""

    hidden: bool


Asked = (
    Act | Undo | Why | Hint | Threats | Call | Vote | Resume | HandBack | Resign | Leave | Say | Rematch
    | Look | Sight
)  # fmt: skip

# From the server


class Tell(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=False):
    """A message of the server. `seq` is how far the table's journal has come."""

    v: int = VERSION
    seq: int


class Line(msgspec.Struct, frozen=True):
    """A line of table talk."""

    seq: int
    seat: int
    at: int
    text: str = ""
    phrase: str = ""


class ClockSeen(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat, at the message's `now`; they run for one seat, or for nobody."""

    left: list[int]
    running: int | None


class VoteSeen(msgspec.Struct, frozen=True):
    """A vote that is open; for a take-back, `step` is the first step that would be taken back."""

    vote: VoteKind
    seat: int
    voters: list[int]
    votes: dict[int, bool]
    needed: int
    subject: int | None
    level: str
    keep: int
    step: int


class OriginSeen(msgspec.Struct, frozen=True):
    """The finished game that this one goes on from, and the number of steps that it took over."""

    table: str
    step: int


class Here(msgspec.Struct, frozen=True):
    """The presence of players: for each seat None, or since when it is away; and the number of spectators."""

    away: list[int | None]
    watchers: int


class LessonStep(msgspec.Struct, frozen=True):
    """One thing that a lesson says, the parts of the board it is about, and the step that it is done with."""

    words: str
    point: list[str]
    until: int


class LessonSeen(msgspec.Struct, frozen=True):
    """A lesson: its steps, and the learner's move at each step of the match (-1: another actor's)."""

    steps: list[LessonStep]
    moves: list[int]


class Sides(msgspec.Struct, frozen=True):
    """The fields beside the view that a viewer is sent: in `Whole` all of them, in `News` those that changed.

    Those two list the same fields, in the places that they have on the wire; a test compares them.
    """

    seats: list[SeatSeen]
    actor: int  # the seat that must decide, or -2
    moves: list[msgspec.Raw]  # each a Move
    forced: bool  # the viewer must decide, and everybody can tell that there is only one move
    prompt: Message | None
    undo: Message | None  # why not; None: it can be taken back
    clock: ClockSeen | None
    vote: VoteSeen | None
    paused: bool
    ending: EndingSeen | None
    rematch: str  # the id of the next table, when all players have agreed to one
    offers: list[int]  # the seats whose players would like a rematch

    @classmethod
    def of(cls, whole: Whole) -> Sides:
        return cls(*[getattr(whole, name) for name in cls.__struct_fields__])

    def updated(self, news: News) -> Sides:
        """The sides after a message of changes."""
        new = {name: value for name in self.__struct_fields__ if (value := getattr(news, name)) is not UNSET}
        return msgspec.structs.replace(self, **new) if new else self


class Whole(Tell, frozen=True, tag="whole"):
    """Everything that the viewer may know: sent on joining, and when asked for."""

    now: int  # the server's clock, in milliseconds: all times are of this clock
    table: str
    setup: Setup
    you: int | None  # the seat of this view; None for a watcher
    host: bool
    seats: list[SeatSeen]
    here: Here
    steps: int  # steps of the match so far
    actor: int  # the seat that must decide, or -2
    view: Any
    moves: list[msgspec.Raw]  # each a Move
    forced: bool  # the viewer must decide, and everybody can tell that there is only one move
    prompt: Message | None
    undo: Message | None  # why not; None: it can be taken back
    log: list[Told]
    chat: list[Line]
    clock: ClockSeen | None
    vote: VoteSeen | None
    paused: bool
    ending: EndingSeen | None
    rematch: str  # the id of the next table, when all players have agreed to one
    offers: list[int]  # the seats whose players would like a rematch
    notices: list[Notice]
    lesson: LessonSeen | None  # if one is given here
    origin: OriginSeen | None
    facts: dict[str, Value] = {}  # of this match: variables that all sentences of the game have


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A possible decision: its number, and the pieces in the order in which a player points at them.

    `details` are further arguments of its sentence, which nobody points at: whom it hires, what it costs.
    """

    action: int
    move: dict[str, Any]
    details: dict[str, Any] = {}


class News(Tell, frozen=True, tag="news", omit_defaults=True):
    """The changes since the message with the number `since`; fields that have not changed are left out.

    `view` holds the changed fields of the view, whole. The log goes on after step `keep`.
    """

    since: int
    now: int
    steps: int
    keep: int
    log: list[Told] = []
    chat: list[Line] = []
    notices: list[Notice] = []
    view: dict[str, Any] = {}
    seats: list[SeatSeen] | UnsetType = UNSET
    actor: int | UnsetType = UNSET
    moves: list[msgspec.Raw] | UnsetType = UNSET
    forced: bool | UnsetType = UNSET
    prompt: Message | UnsetType | None = UNSET
    undo: Message | UnsetType | None = UNSET
    clock: ClockSeen | UnsetType | None = UNSET
    vote: VoteSeen | UnsetType | None = UNSET
    paused: bool | UnsetType = UNSET
    ending: EndingSeen | UnsetType | None = UNSET
    rematch: str | UnsetType = UNSET
    offers: list[int] | UnsetType = UNSET


class Presence(Tell, frozen=True, tag="presence"):
    """A player or spectator came or went."""

    here: Here


class Done(Tell, frozen=True, tag="done"):
    """The request is done, and on the disk."""

    id: int


class NotDone(Tell, frozen=True, tag="refused"):
    """The request is not done, nothing has changed, and this is why."""

    id: int
    message: Message


class AgainstSeen(msgspec.Struct, frozen=True):
    """The reason against a kind of move: why, the rule of the ledger, and the chapter of the rules on it."""

    kind: str
    message: Message
    rule: str
    chapter: str


class Reason(Tell, frozen=True, tag="reason"):
    """The answer to `why`: None if it is possible. `against` has a reason for each kind of move meant.

    `action` is the possible action that a text means.
    """

    id: int
    message: Message | None
    against: list[AgainstSeen] = []
    action: int | None = None


class AdviceSeen(msgspec.Struct, frozen=True):
    """A move, the chance to win that it gives (None alone at the table), and why, where the game can tell."""

    action: int
    move: dict[str, Any]
    chance: float | None
    reason: Message | None


class Advice(Tell, frozen=True, tag="advice"):
    """The answer to `hint`, best move first."""

    id: int
    moves: list[AdviceSeen]


class Warned(Tell, frozen=True, tag="warned"):
    """The answer to `threats`."""

    id: int
    threats: list[Threat]


class Gone(Tell, frozen=True, tag="gone"):
    """The server ends this connection, and says why; `again` tells whether to come back by itself."""

    message: Message
    again: bool


Heard = Whole | News | Presence | Done | NotDone | Reason | Advice | Warned | Gone
