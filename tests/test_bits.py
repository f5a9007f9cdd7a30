"""Words of bits: the same in both builds, beyond the 32nd bit too."""

import pytest

from philtre.core.bits import bit, count, lowest, places


@pytest.mark.parametrize("place", [0, 1, 30, 31, 32, 33, 61])
def test_one_bit(place: int) -> None:
    assert bit(place) == 2**place
    assert lowest(bit(place)) == place
    assert count(bit(place)) == 1
    assert list(places(bit(place))) == [place]


def test_many_bits() -> None:
    mask = 2**61 + 2**40 + 2**32 + 2**31 + 1
    assert count(mask) == 5
    assert lowest(mask - 1) == 31
    assert list(places(mask)) == [0, 31, 32, 40, 61]


def test_no_bits() -> None:
    assert count(0) == 0
    assert lowest(0) == 62
    assert list(places(0)) == []
