"""The API reference is the one that the docstrings make."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tools.write_api import FOLDER, pages

PAGES = pages()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_current(name: str, golden: Callable[[Path, str], None]) -> None:
    golden(FOLDER / name, PAGES[name])


def test_no_page_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == set(PAGES)


def test_public_names_say_what_they_are() -> None:
    for name, text in PAGES.items():
        for heading in text.split("\n## ")[1:]:
            title, _, rest = heading.partition("\n")
            code, _, words = rest.partition("```py\n")[2].partition("```")
            if code.startswith(("class ", "def ", "async def ")):
                assert words.split("#")[0].strip(), f"{name}: {title} has no docstring"
