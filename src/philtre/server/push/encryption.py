"""Encryption of push messages (RFC 8291, over the content coding aes128gcm of RFC 8188).

Only the browser that subscribed can read a message. The push service sees its length, which is always the
same for messages of usual size.
"""

from __future__ import annotations

import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # the record size that is announced; a message is one record
PADDED = 128  # plaintexts are a multiple of so many bytes
LAST = b"\x02"  # the delimiter of the last record
SALT = 16  # bytes
SECRET = 16  # bytes of a subscription's authentication secret


def encrypted(
    text: bytes,
    device_key: bytes,
    device_secret: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    multiple: int = PADDED,
) -> bytes:
    """The body of a push message for a subscription's key and secret; ValueError if the key is none.

    The plaintext is padded to a multiple of so many bytes. `own` and `salt` are made anew for each message;
    only tests give them.
    """
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT)
    device = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, device_key)
    sender_key = point(own.public_key())
    shared = own.exchange(ec.ECDH(), device)
    about = b"WebPush: info\0" + device_key + sender_key
    material = derived(shared, device_secret, about, 32)
    content_key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender_key)]) + sender_key
    return head + AESGCM(content_key).encrypt(nonce, padded(text, multiple), None)


def padded(text: bytes, multiple: int) -> bytes:
    """The plaintext of a record: the text, the delimiter, and zeros."""
    length = len(text) + len(LAST)
    return text + LAST + bytes(-length % multiple)


def derived(material: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(material)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it: 65 bytes, uncompressed."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(key: bytes) -> bool:
    """True if these bytes are a public key on the curve, uncompressed."""
    try:
        return point(ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)) == key
    except ValueError:
        return False
