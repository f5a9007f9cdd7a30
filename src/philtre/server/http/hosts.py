"""The Host header: which names this server answers to, so that no other site can rebind its name to it."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

PROBES = ("/health", "/metrics")  # asked by programs beside the server, by whatever address it has


class Hosts:
    """The names that a request's Host header may have.

    Without a public address: those of this machine, and any address in numbers, which no DNS can change.
    With one: its name, this machine's loopback, and for probes any address in numbers.
    """

    def __init__(self, url: str = "", host: str = "", more: Iterable[str] = ()) -> None:
        self.public = bool(url)
        self.names = {"localhost", *map(written, more)}
        if url:
            self.names.add(written(urlsplit(url).hostname or ""))
        else:
            self.names |= {written(host), *names_of(socket.gethostname())}
        self.names.discard("")

    def known(self, header: str, path: str = "") -> bool:
        """True if a request for that path may name this host."""
        name = name_in(header)
        if name in self.names:
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return not self.public or address.is_loopback or path in PROBES


def written(name: str) -> str:
    """A name as browsers write it: small, in ASCII, without a dot at its end."""
    plain = name.lower().rstrip(".")
    try:
        return plain if plain.isascii() else plain.encode("idna").decode()
    except UnicodeError:
        return plain


def name_in(header: str) -> str:
    """The name or address in a Host header, without port and brackets; "" if there is none."""
    try:
        parts = urlsplit(f"//{header}")
        well_formed = parts.netloc == header and parts.username is None and (parts.port or 0) >= 0
    except ValueError:
        return ""
    return (parts.hostname or "").rstrip(".") if well_formed else ""


def names_of(machine: str) -> set[str]:
    """The names of a machine in its network."""
    whole = machine.lower().rstrip(".")
    short = whole.partition(".")[0]
    return {whole, short, f"{short}.local"} if short else set()
