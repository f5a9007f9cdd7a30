"""The server's settings: settings.toml in the data folder. Every limit has its refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from philtre.core.errors import PhiltreError

FILE = "settings.toml"

Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits, by identity and by address, and how the server spends its memory and processors."""

    database: str = ""  # postgresql://…; empty: a file in the data folder
    node: str = ""  # the name of this server among several on one database; empty: the machine's
    message_bytes: Some = 8192  # one message of a WebSocket
    body_bytes: Some = 65_536  # the body of a request
    work_per_person: Some = 100  # milliseconds of the event loop a second, for one person's messages
    work_per_person_at_once: Some = 100
    work_per_address: Some = 250  # the same, for all that one address sends
    work_per_address_at_once: Some = 100  # so long may all others wait while it is spent
    faults: Some = 20  # messages that cannot be read, on one WebSocket, until it is closed
    request_seconds: Some = 20  # until a request has come whole
    requests_per_second: Some = 20  # of one address
    requests_at_once: Some = 200
    players_per_hour: Some = 200  # new identities from one address
    sign_ins_per_name: Some = 10  # attempts at once; one more each minute
    sign_ins_per_address: Some = 30  # the same, for all names
    sign_ins_waiting: Some = 20  # passphrases that wait to be checked
    names_per_hour: Some = 20  # registered names, new ones of one address
    exports_per_hour: Some = 10  # copies of one's data, for one player
    tables_per_player: Some = 100  # hosted and not over
    tables_per_hour: Some = 200  # new ones of one address
    own_content: bool = True  # hosts may play with content files of their own
    content_bytes: Some = 65_536  # of such a file
    contents_per_hour: Some = 100  # checked for one address
    connections_per_address: Some = 400  # of any kind
    sockets_per_player: Some = 40
    sockets_per_address: Some = 200
    sockets: Some = 20_000
    backlog_bytes: Some = 1_048_576  # that a slow connection may leave unread
    chat_at_once: Some = 8  # lines of one player; one more each second
    hints_at_once: Some = 1  # for one player
    whys_at_once: Some = 20  # questions of one player: why not, and threats; four more each second
    tables_in_memory: Some = 500  # without connections; the others come back by replay
    idle_seconds: Some = 60  # until a table without connections may leave memory
    absence_least: Count = 30  # seconds that every table waits for an absent player before a bot may stand in
    bot_workers: Count = 0  # 0: one for each processor but one
    bot_seconds: Some = 20  # until a bot that does not answer is replaced
    bot_pause_ms: Count = 250  # a bot answers after a multiple of so many milliseconds; 0: as soon as it can
    course_positions: Count = 60  # of a finished game, looked at to tell its turning points; 0: none
    push: bool = True  # players who want it are sent messages when it is their turn
    push_seconds: Count = 2  # that somebody who is not at the table has to come by themselves before that
    push_devices: Some = 10  # of one player that may be sent messages
    push_contact: str = ""  # for push services: mailto: or https:; empty: the public address
    push_private: bool = False  # push services may have http, any port, and addresses that are not public
    hosts: tuple[
        str, ...
    ] = ()  # more names that the server may be called by, beside --url and this machine's
    forwarded: tuple[str, ...] = ("127.0.0.1", "::1")  # proxies whose X-Forwarded-* headers are believed


def read_settings(folder: Path) -> Settings:
    """The settings of a data folder; all defaults if there is no file."""
    file = folder / FILE
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except OSError as problem:
        raise PhiltreError(f"cannot read {file}: {(problem.strerror or str(problem)).lower()}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise PhiltreError(f"{file}: {problem}") from None
