"""The guest secrets of all visited servers, saved in a file as a browser saves cookies."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from philtre.core.errors import PhiltreError
from philtre.terminal.files import replace, state_folder

FILE = "servers.json"


def secrets(environment: Mapping[str, str]) -> dict[str, str]:
    """The saved secrets by server address; empty if there is no file. Raises PhiltreError if unreadable."""
    path = state_folder(environment) / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as problem:
        raise PhiltreError(f"cannot read {path}: {(problem.strerror or 'unknown').lower()}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise PhiltreError(
            f"{path} should tell who you are at each server, but cannot be read: remove it"
        ) from None


def remember(server: str, secret: str, environment: Mapping[str, str]) -> None:
    """Saves the secret for this server. Raises PhiltreError if the file cannot be written."""
    path = state_folder(environment) / FILE
    content = msgspec.json.encode(secrets(environment) | {server: secret})
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        replace(path, content, 0o600)
    except OSError as problem:
        raise PhiltreError(f"cannot write {path}: {(problem.strerror or 'unknown').lower()}") from None
