"""The session cookie: its name, how it is found among those of other programs, how it is set.

Cookies are shared by all ports of a host and may be planted by sibling domains. So the name holds an id of
the data folder, other programs' cookies are skipped whatever they look like, and all of our name are tried.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import NamedTuple

from starlette.datastructures import Headers

PLAIN = "philtre"  # the name before data folders had ids; still read, and sent by programs
HOST = "__Host-"  # browsers take a cookie of such a name only from this very host, over HTTPS
YEAR = 365 * 86_400
MOST = 16  # secrets of one request that are tried
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 bytes in base64


class SentCookie(NamedTuple):
    """A cookie of ours, as it came."""

    name: str
    secret: str


def cookie_name(key: bytes) -> str:
    """The name of a data folder's cookie; the server's key cannot be told from it."""
    return f"{PLAIN}-{hmac.new(key, b'cookie', hashlib.sha256).hexdigest()[:8]}"


def cookies_in(headers: Headers) -> str:
    """The cookies of a request as one header: proxies may pass them on in several."""
    return "; ".join(headers.getlist("cookie"))


def sent_cookies(header: str, name: str) -> list[SentCookie]:
    """The well-formed cookies of ours in a Cookie header: those of this data folder first."""
    names = (HOST + name, name, PLAIN)
    found: dict[SentCookie, None] = {}
    for part in header.split(";"):
        called, _, value = part.strip(" \t").partition("=")
        secret = value.strip(" \t")
        if len(secret) > 1 and secret[0] == secret[-1] == '"':
            secret = secret[1:-1]
        if called.rstrip(" \t") in names and SECRET.fullmatch(secret):
            found[SentCookie(called.rstrip(" \t"), secret)] = None
    return sorted(found, key=lambda one: names.index(one.name))[:MOST]


def set_cookie(name: str, secret: str, *, secure: bool) -> str:
    """The header that gives a browser its secret; none: that takes it away."""
    age = YEAR if secret else 0
    parts = [f"{name}={secret}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure or name.startswith(HOST) else parts)


def cookies_to_set(name: str, was: str, secret: str | None, held: str, *, secure: bool) -> list[str]:
    """The Set-Cookie headers of an answer.

    `was` is the name under which the asker's cookie came ("": none did), `held` its secret, `secret` the new
    one ("": none from now on; None: as before). A cookie that came under an older name moves to the new one.
    """
    now = HOST + name if secure else name
    moved = was not in ("", now, HOST + name)
    if secret is None:
        if not moved:
            return []
        secret = held
    headers = [set_cookie(now, secret, secure=secure)]
    if was and was != now and (moved or not secret):
        headers.append(set_cookie(was, "", secure=secure))
    return headers
