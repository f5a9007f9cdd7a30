"""The bodies of HTTP requests and answers, as JSON: games, tables, accounts, links, looking back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from philtre.core.message import Message
from philtre.core.options import Value
from philtre.protocol import VERSION
from philtre.protocol.common import EndingSeen, SeatSeen
from philtre.protocol.live import Move, News, Whole
from philtre.table.entries import Told
from philtre.table.setup import Clock, Setup

# From the client


class ContentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A host's own content file: what it is called, and its text. The server says how long it may be."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    text: str


class NewTable(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A host's choices. `rules`, `content` and `box` are the server's to fill in.

    `file`: the table is played with another deck or board than the game's own.
    """

    file: ContentFile | None = None
    v: int = VERSION


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a player wants to have."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open table: at that seat, or any that is free."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down where a link leads."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Signing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its passphrase: to keep it, or to sign in."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class Changing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another passphrase instead of the old one."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Annotated[str, msgspec.Meta(max_length=200)]


class Forgetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Forget me: with the passphrase, where there is one, and meant."""

    sure: bool
    passphrase: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that somebody wants: the one that was begun and not finished, unless `anew`."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    anew: bool = False


class Trying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Try again from a position of a finished game: after so many steps, at that seat, against bots."""

    step: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: Annotated[str, msgspec.Meta(max_length=20)] = "apprentice"
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class BotChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bot that is given a free seat."""

    level: Annotated[str, msgspec.Meta(max_length=20)] = "apprentice"


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's private notes."""

    text: Annotated[str, msgspec.Meta(max_length=8000)]


# From the server


class OptionSeen(msgspec.Struct, frozen=True):
    """An option: either the values that are allowed, or the range of them."""

    name: str
    default: Value
    values: list[Value]
    low: int | None
    high: int | None
    variants: list[str]


class GameSeen(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    name: str
    rules: int
    content: str  # the hash of its content; tables that were opened with another one tell theirs
    variants: dict[str, list[int]]
    seats: list[int]
    options: list[OptionSeen]
    actions: int
    threats: bool  # whether learners can be shown any
    lesson: bool  # whether it can be learnt at a table
    hides: bool  # whether anything in it is hidden from a seat
    # Addresses of files that come with a game of another distribution; None: the client has its own, or none.
    board: str | None = None  # an ES module
    style: str | None = None  # its style sheet
    box: str | None = None  # an SVG picture


class Shelf(msgspec.Struct, frozen=True):
    """The games and the levels of their bots; tables wait at least `absence_least` for an absent player."""

    games: list[GameSeen]
    levels: list[str]
    languages: list[str]
    phrases: list[str]
    absence_least: int = 0  # seconds
    content_bytes: int = 0  # that a content file of a host's own may have; 0: there is none here
    v: int = VERSION


class ContentChange(msgspec.Struct, frozen=True):
    """A field or a row of a content file: `was` is empty if it is new, `now` if it is gone."""

    place: str
    was: str
    now: str


class ContentSeen(msgspec.Struct, frozen=True):
    """A content file: its hash (the game's own, if nothing differs), and what it changes.

    `changes` has not more than the first few; `more` says how many are left out.
    """

    content: str
    box: str
    changes: list[ContentChange]
    more: int = 0
    v: int = VERSION


class WordsSeen(msgspec.Struct, frozen=True):
    """The words of a language: Fluent sources, and names that the content gives, by the ids of messages.

    `facts` are the variables that all sentences of a game have: those of each variant with default options.
    The first variant is the standard one.
    """

    language: str
    sources: list[str]
    names: dict[str, str]
    facts: dict[str, dict[str, Value]] = {}
    v: int = VERSION


class FrameSeen(msgspec.Struct, frozen=True):
    """One picture of a figure: a view, and the moves that it shows as possible."""

    view: Any
    moves: list[Move]


class FigureSeen(msgspec.Struct, frozen=True):
    """A figure of the rules: its chapter, the part of the board, and its viewer (null: a spectator)."""

    id: str
    chapter: str
    part: str
    width: int
    seat: int | None
    frames: list[FrameSeen]


class Figures(msgspec.Struct, frozen=True):
    """The figures of a game's rules; `figure-ID` in its words says what one shows."""

    figures: list[FigureSeen]
    v: int = VERSION


class Recording(msgspec.Struct, frozen=True):
    """A lesson from beginning to end: what its learner is sent at first, and after each decision."""

    whole: Whole
    news: list[News]
    v: int = VERSION


class Me(msgspec.Struct, frozen=True):
    """The asker; `kept` is the registered name, with which they sign in, if they have one."""

    name: str
    kept: str = ""
    v: int = VERSION


class Device(msgspec.Struct, frozen=True):
    """A device where I am signed in, by a name that tells nothing; `since` is in seconds since 1970."""

    device: str
    since: int
    here: bool  # the one that asks


class Devices(msgspec.Struct, frozen=True):
    """The devices on which I am signed in: this one first, then the others, newest first."""

    count: int
    devices: list[Device] = []
    v: int = VERSION


class Subscribing(msgspec.Struct, frozen=True):
    """A browser's push subscription: its address at a push service, and its keys as base64url."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    key: Annotated[str, msgspec.Meta(max_length=100)]
    secret: Annotated[str, msgspec.Meta(max_length=40)]
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class Pushing(msgspec.Struct, frozen=True):
    """The server's key for push messages (base64url; empty: it sends none), and my devices that get them."""

    key: str
    devices: list[Device] = []
    v: int = VERSION


class Card(msgspec.Struct, frozen=True):
    """A table as the hall shows it."""

    table: str
    game: str
    variant: str
    options: dict[str, Value]
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatSeen]
    actor: int  # the seat that must decide, or -2
    clock: Clock | None
    watch: str
    open: bool
    talk: bool
    hints: bool
    language: str
    deadline: int | None  # when the time that runs is up
    ending: EndingSeen | None
    rematch: str
    touched: int = 0  # when something happened there, in seconds since 1970
    lesson: bool = False  # a lesson is given there
    shuffle: bool = False  # who sits where is drawn by lot when the game begins
    origin: str = ""  # the finished game that this one goes on from
    offers: list[int] = []  # after the end: the seats whose players would like a rematch
    box: str = ""  # what the host calls the content of their own that is played with
    content: str = ""  # its hash


class Mine(msgspec.Struct, frozen=True):
    """One of my tables: where I sit (nowhere, if I only host it), and whether I am waited for.

    `people`: other people have a seat there.
    """

    card: Card
    seats: list[int]
    turn: bool
    people: bool = False


class MyTables(msgspec.Struct, frozen=True):
    """My tables: those where I am waited for first, and those with other people before those with bots."""

    tables: list[Mine]
    now: int
    v: int = VERSION


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of mine: my seats, when it was over (seconds since 1970), and how it went for me.

    Alone, or at all seats, or where nobody came to an end, one has neither won nor lost.
    """

    card: Card
    seats: list[int]
    at: int
    result: Literal["won", "lost", "drawn", ""]
    rules: int = 0  # the version of the rules; under another one than the game's it cannot be replayed


class MyGames(msgspec.Struct, frozen=True):
    """A page of my finished games, newest first; how many there are, and on how many pages."""

    games: list[FinishedGame]
    page: int
    pages: int
    total: int
    v: int = VERSION


class OpenTables(msgspec.Struct, frozen=True):
    """Tables that wait for players."""

    tables: list[Card]
    now: int
    v: int = VERSION


class Link(msgspec.Struct, frozen=True):
    """An address to send to somebody: for a seat, to watch (seat None), or for one's own other device."""

    seat: int | None
    path: str
    url: str


class Links(msgspec.Struct, frozen=True):
    """The links of a table that the asker may give away. `local`: they work on this machine only."""

    links: list[Link]
    local: bool
    v: int = VERSION


class TableSeen(msgspec.Struct, frozen=True):
    """A table, and the asker's seats and rights there."""

    card: Card
    seats: list[int]
    host: bool
    v: int = VERSION


class LinkSeen(msgspec.Struct, frozen=True):
    """The target of a link, and whether one may still sit there; `seated`: one has another seat there."""

    card: Card
    kind: Literal["seat", "watch", "device"]
    seat: int | None
    free: bool
    seated: bool = False
    v: int = VERSION


class Past(msgspec.Struct, frozen=True):
    """The table as it was after so many steps, as one viewer saw it, with that viewer's last events."""

    step: int
    steps: int
    seat: int | None
    actor: int
    view: Any
    log: list[Told]
    v: int = VERSION


class CoursePoint(msgspec.Struct, frozen=True):
    """The result that each seat could expect after so many steps: its chance to win, or (alone) its score."""

    step: int
    expected: list[float]


class BetterMove(msgspec.Struct, frozen=True):
    """A move, with details, that a bot would have made from what the seat could see, and a reason if any."""

    move: dict[str, Any]
    reason: Message | None = None


class Swing(msgspec.Struct, frozen=True):
    """A turning point: from step `since` to `step` the expectation of the seat's side moved that much.

    `actor` decided at step `since` (-1: chance, -2: not told); `better` is another move, if that decision
    cost its own side something.
    """

    since: int
    step: int
    seat: int
    before: float
    after: float
    actor: int = -2
    better: BetterMove | None = None


class Account(msgspec.Struct, frozen=True):
    """The sum of something for each seat; `key` and `thing` name what it came from, if told."""

    account: str
    key: str
    thing: str
    amounts: list[int]


class Course(msgspec.Struct, frozen=True):
    """The course of a finished game. `points` grow up to `most` while bots look at it, then it is `done`.

    `sides` has the side of each seat. The expectations are those of a spectator, who sees nothing hidden.
    """

    done: bool
    most: int
    sides: list[int]
    points: list[CoursePoint]
    swings: list[Swing]
    accounts: list[Account]
    v: int = VERSION


class TitleSeen(msgspec.Struct, frozen=True):
    """A title that a solo game gives, and the score from which it is earned."""

    title: str
    least: int


class Best(msgspec.Struct, frozen=True):
    """My best score in the same solo game before this one (None if this is the first), and its titles."""

    best: float | None
    games: int
    titles: list[TitleSeen]
    v: int = VERSION


class DataTable(msgspec.Struct, frozen=True):
    """A table of mine: my seats, my notes by seat, my lines of talk; its record after the end.

    Of a table that I left before the game began, only my lines of talk are told.
    """

    table: str
    card: Card | None
    host: bool
    seats: list[int]
    notes: dict[int, str]
    said: list[str]
    record: str


class MyData(msgspec.Struct, frozen=True):
    """The data that the server has of me. `made` and the tables' times are seconds since 1970."""

    name: str
    kept: str
    made: int
    devices: int
    tables: list[DataTable]
    push: list[str] = []  # the addresses of my devices at their push services
    v: int = VERSION


class No(msgspec.Struct, frozen=True):
    """A refusal: nothing has changed, and this is why."""

    message: Message
    v: int = VERSION
