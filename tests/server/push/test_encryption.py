"""Encryption of push messages against the example of RFC 8291, and which addresses are public."""

import socket
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from philtre.server.push.encryption import CURVE, encrypted, is_key, point
from philtre.server.push.endpoints import is_public, looked_up, proper_endpoint
from philtre.server.push.vapid import decoded, encoded

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
DEVICE = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(SENDER), "big"), CURVE)
    body = encrypted(TEXT, decoded(DEVICE), decoded(SECRET), own, decoded(SALT), multiple=1)
    assert encoded(body) == BODY


def test_keys_are_points_of_the_curve() -> None:
    key = point(ec.generate_private_key(CURVE).public_key())
    assert is_key(key)
    for wrong in (b"", key[:-1], key[:-1] + bytes([key[-1] ^ 1]), b"\x02" + key[1:33], bytes(65)):
        assert not is_key(wrong)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001:82a::200a", True),
        ("64:ff9b::808:808", True),  # NAT64 of 8.8.8.8
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),  # 6to4 of 127.0.0.1
        ("64:ff9b::a00:1", False),  # NAT64 of 10.0.0.1
        ("64:ff9b:1::a00:1", False),  # NAT64 within a network
        ("::ffff:0:a00:1", False),  # translated
        ("::10.0.0.1", False),
        ("fec0::1", False),  # of a site, long ago
        ("5f00::1", False),
        ("192.0.0.8", False),
        ("64:ff9b::101:101", True),
    ],
)
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    ("addresses", "allowed"),
    [
        (["8.8.8.8"], True),
        (["8.8.8.8", "2a00:1450:4001:82a::200a"], True),
        (["127.0.0.1"], False),
        (["8.8.8.8", "10.0.0.1"], False),
        (["::ffff:169.254.169.254"], False),
    ],
)
def test_a_name_that_leads_to_a_private_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str], allowed: bool
) -> None:
    """Whoever subscribes owns the name, and may let it lead anywhere."""

    def found(host: str, port: int, **_: Any) -> list[Any]:
        assert host == "push.example"
        return [(None, None, None, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    endpoint = proper_endpoint("https://push.example/x", private=False)
    if allowed:
        assert looked_up(endpoint, private=False) == addresses[0]
    else:
        with pytest.raises(OSError, match="not a public address"):
            looked_up(endpoint, private=False)
