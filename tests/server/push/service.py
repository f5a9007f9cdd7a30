"""A push service on this machine, and devices that subscribe there: real keys, signatures and encryption."""

import asyncio
import base64
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import h11
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(material: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(material)


class Pushed(NamedTuple):
    """A message as it came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, audience: str) -> dict[str, Any]:
        """The claims of the signature, which must be right and for this service."""
        scheme, _, fields = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        named = dict(field.strip().split("=", 1) for field in fields.split(","))
        signed, _, signature = named["t"].rpartition(".")
        raw = unb64(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(named["k"]))
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(unb64(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == audience
        return {**claims, "key": named["k"]}


class Device:
    """A browser's subscription: it alone can read what is sent there."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.key = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = secrets.token_bytes(16)

    def body(self, language: str = "en") -> dict[str, str]:
        """What the browser tells the server."""
        wish = {"endpoint": self.endpoint, "key": b64(self.key), "secret": b64(self.secret)}
        return {**wish, "language": language}

    def read(self, body: bytes) -> bytes:
        """The text of a message, as RFC 8291 says to read it."""
        salt, length, sender = body[:16], body[20], body[21:86]
        assert length == 65
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), other)
        material = hkdf(shared, self.secret, b"WebPush: info\0" + self.key + sender, 32)
        key = hkdf(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(material, salt, b"Content-Encoding: nonce\0", 12)
        text, mark, padding = AESGCM(key).decrypt(nonce, body[86:], None).rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\0")
        return text


class PushService:
    """Takes messages, and answers as it is told for each path: with a status and a huge body, or never."""

    def __init__(self) -> None:
        self.got: list[Pushed] = []
        self.statuses: dict[str, list[int]] = {}  # for a path, one after another; the last one stays
        self.slow: set[str] = set()  # paths that are never answered
        self.base = ""
        self.answering: set[asyncio.Task[None]] = set()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.answering.add(asyncio.create_task(self.answer(reader, writer)))

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError), contextlib.closing(writer):
            message = await received(reader)
            self.got.append(message)
            while message.path in self.slow:
                await asyncio.sleep(0.05)
            statuses = self.statuses.get(message.path, [201])
            status = statuses.pop(0) if len(statuses) > 1 else statuses[0]
            more = f"location: {self.base}/elsewhere\r\n" if 300 <= status < 400 else ""
            writer.write(f"HTTP/1.1 {status} x\r\n{more}content-length: 100000000\r\n\r\n".encode())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2):  # as much as anybody takes
                    while not writer.is_closing():
                        writer.write(b"x" * 65_536)
                        await writer.drain()

    async def messages(self, number: int, seconds: float = 10) -> list[Pushed]:
        """So many messages, once they have come."""
        async with asyncio.timeout(seconds):
            while len(self.got) < number:
                await asyncio.sleep(0.02)
        return self.got


async def received(reader: asyncio.StreamReader) -> Pushed:
    http, body = h11.Connection(h11.SERVER), b""
    request: h11.Request | None = None
    while True:
        event = http.next_event()
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Request):
            request = event
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
        else:
            assert request is not None
            headers = {name.decode(): value.decode() for name, value in request.headers}
            return Pushed(request.target.decode(), headers, body)


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
        for task in service.answering:
            task.cancel()
        await asyncio.gather(*service.answering, return_exceptions=True)
