"""Logs: one JSON object a line, to standard error. Ids and codes only: no cards, no chat, no secrets."""

from __future__ import annotations

import datetime as dt
import logging
import sys
from typing import Any

import msgspec

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A record as a JSON object: when, how bad, who, what, and the extras by their names."""

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


def start_logging(level: str = "INFO") -> None:
    """Send everything to standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # addresses hold links to seats, and tell who came
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # so do its lines about each WebSocket
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # whoever used the connection is told
