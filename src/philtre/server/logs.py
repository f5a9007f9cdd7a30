"""Logs: one JSON object a line, to standard error. Ids and codes only: no cards, no chat, no secrets."""

from __future__ import annotations

import datetime as dt
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from philtre.server.http.limits import TokenBucket

SAME_AT_ONCE, SAME_A_SECOND = 20, 1 / 30  # lines that differ in their extras only
LINES_AT_ONCE, LINES_A_SECOND = 2000, 5.0  # lines of all kinds
KINDS = 1000  # things that are remembered to have been said

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object: time, level, logger, message, and the extras by their names."""

    def format(self, record: logging.LogRecord) -> str:
        moment = dt.datetime.fromtimestamp(record.created, dt.UTC)
        line: dict[str, Any] = {
            "at": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class RepeatFilter(logging.Filter):
    """Lets the same thing be said some times in a row, then seldom; says how often it was left out.

    Whatever makes the server write a line must not be able to fill the disk with lines.
    """

    def __init__(self, time: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.time = time
        self.said: OrderedDict[tuple[str, str, str], Repeats] = OrderedDict()
        self.lines = TokenBucket(LINES_AT_ONCE, LINES_A_SECOND, time())

    def filter(self, record: logging.LogRecord) -> bool:
        problem = record.exc_info[0] if record.exc_info else None
        key = (record.name, str(record.msg), problem.__name__ if problem else "")
        now = self.time()
        said = self.said.get(key)
        if said is None:
            said = self.said[key] = Repeats(TokenBucket(SAME_AT_ONCE, SAME_A_SECOND, now))
            if len(self.said) > KINDS:
                self.said.popitem(last=False)
        if not said.bucket.take(now) or not self.lines.take(now):
            said.left_out += 1
            return False
        if said.left_out:
            record.left_out = said.left_out
            said.left_out = 0
        return True


@dataclass
class Repeats:
    """A limit for the lines of one kind, and the number of lines left out."""

    bucket: TokenBucket
    left_out: int = 0


def start_logging(level: str = "INFO") -> None:
    """Send everything to standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # addresses hold links to seats, and tell who came
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # so do its lines about each WebSocket
