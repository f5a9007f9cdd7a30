"""The server's signature on push messages (VAPID, RFC 8292): push services know the server by its key."""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from philtre.server.push.encryption import CURVE, point

VALID = 12 * 3600  # seconds; a push service accepts a day at most
HEAD = {"typ": "JWT", "alg": "ES256"}
SCALAR = 32  # bytes of a private key


def new_key() -> bytes:
    """A private key, to be stored."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(SCALAR, "big")


class Signer:
    """Signs for the server whose private key this is; `contact` is an address of whoever hosts it."""

    def __init__(self, key: bytes, contact: str) -> None:
        self.private = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self.public = encoded(point(self.private.public_key()))
        self.contact = contact

    def authorization(self, endpoint: str) -> str:
        """The Authorization header of a message to that address."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self.contact,
        }
        text = ".".join(encoded(msgspec.json.encode(part)) for part in (HEAD, claims))
        numbers = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(SCALAR, "big") for number in numbers)
        return f"vapid t={text}.{encoded(signature)}, k={self.public}"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url without padding; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
