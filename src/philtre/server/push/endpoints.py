"""Addresses of push services. Anybody may name any, as browsers do: the server calls public ones only."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from philtre.core.message import Message
from philtre.table.refused import Refused

LONGEST = 1000  # letters of an address
HTTPS = 443
NAT64 = IPv6Network("64:ff9b::/96")  # the last 32 bits are an IPv4 address
UNICAST = IPv6Network("2000::/3")  # all other public unicast addresses are still to be given out
PROTOCOLS = IPv4Network("192.0.0.0/24")  # nobody's, whatever Python's own list says
PRINTABLE = range(0x21, 0x7F)


class Endpoint(NamedTuple):
    """An address, taken apart."""

    host: str
    port: int
    path: str  # with the query
    secure: bool


def proper_endpoint(address: str, *, private: bool) -> Endpoint:
    """The address taken apart; Refused if the server will not call it.

    It has https and the usual port. With `private` (a setting, for tests and closed networks) any port will
    do, http too, and addresses that are not public.
    """
    if len(address) > LONGEST or any(ord(letter) not in PRINTABLE for letter in address):
        raise Refused(Message("push-unfit"))
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused(Message("push-unfit")) from None
    secure = parts.scheme == "https"
    port = port or (HTTPS if secure else 80)
    named = bool(host) and parts.username is None and parts.password is None and not parts.fragment
    if not named or not (secure or (private and parts.scheme == "http")):
        raise Refused(Message("push-unfit"))
    if not private and (port != HTTPS or not may_be_public(host)):
        raise Refused(Message("push-unfit"))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(host, port, path, secure)


def may_be_public(host: str) -> bool:
    """True if a host is a name with a dot, or a public address in numbers. Names are looked up later."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host.rstrip(".") and not host.rstrip(".").endswith(
            (".localhost", ".local", ".internal")
        )


def is_public(text: str) -> bool:
    """True if an address in numbers belongs to the public internet; ValueError if it is none."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is None:
            return address.is_global and address in UNICAST
        address = inner
    return address.is_global and not address.is_multicast and address not in PROTOCOLS


def looked_up(endpoint: Endpoint, *, private: bool) -> str:
    """The address in numbers to connect to; OSError if the name has none, or one that is not public.

    The connection is made to this very address: a name that is looked up twice could lead elsewhere.
    """
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(is_public(address) for address in addresses):
        raise OSError("not a public address")
    return addresses[0]
