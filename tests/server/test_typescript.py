"""The browser client's types are what the structs say."""

from pathlib import Path

import pytest
from tests.conftest import Golden
from tests.ours import OURS

from philtre.protocol.typescript import protocol, views

ROOT = Path(__file__).parent.parent.parent


def test_messages(golden: Golden) -> None:
    golden(ROOT / "web" / "src" / "lib" / "client" / "protocol.ts", protocol())


@pytest.mark.parametrize("name", OURS)
def test_views(golden: Golden, name: str) -> None:
    golden(ROOT / "src" / "philtre" / "games" / name / "web" / "view.ts", views()[name])
