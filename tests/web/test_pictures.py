"""Everything that lies in a box has a picture of its own, and no two are alike."""

import re
import tomllib

import pytest
from tests.web.visitor import ROOT

from philtre.games.race.rules.moves import RESOURCES

GAMES = ROOT / "src" / "philtre" / "games"
# Of each game: the file that draws, the rows of its content, and the field by which a piece is known there.
DRAWN = [
    ("apotheca", "Portrait.svelte", "apothecary", "id"),
    ("elixir", "Ingredient.svelte", "ingredient", "id"),
    ("elixir", "Stranger.svelte", "stranger", "id"),
    ("elixir", "Flask.svelte", "potion", "power"),
    ("race", "Brew.svelte", "potion", "power"),
    ("toil", "ingredients.ts", "ingredient", "id"),
    ("toil", "Effect.svelte", "effect", "id"),
]


def drawn(game: str, file: str, ids: list[str]) -> dict[str, str]:
    """What is drawn for each of these, as the file has it: from its key to the next one."""
    text = (GAMES / game / "web" / file).read_text(encoding="utf-8")
    keys = "|".join(re.escape(id) for id in ids)
    found = list(re.finditer(rf"^ +'?({keys})'?: ", text, re.MULTILINE))
    last = text.index("</script>") if "</script>" in text else len(text)
    ends = [*(key.start() for key in found[1:]), last]
    return {key[1]: text[key.end() : end] for key, end in zip(found, ends, strict=True)}


@pytest.mark.parametrize(("game", "file", "rows", "field"), DRAWN)
def test_a_picture_for_each(game: str, file: str, rows: str, field: str) -> None:
    content = tomllib.loads((GAMES / game / "content.toml").read_text(encoding="utf-8"))
    must_be_drawn(game, file, [row[field] for row in content[rows]])


def test_resources() -> None:
    must_be_drawn("race", "Resource.svelte", list(RESOURCES))


def must_be_drawn(game: str, file: str, ids: list[str]) -> None:
    assert len(ids) > 5
    found = drawn(game, file, ids)
    assert [id for id in ids if id not in found] == []
    paths = ["".join(re.findall(r"'(M[^']+)'|(ball\([^)]*\))", text)[0]) for text in found.values()]
    assert all(paths)
    looks = [re.sub(r"\s+", " ", text) for text in found.values()]
    assert len(set(looks)) == len(looks)


def test_boxes() -> None:
    games = [path.parent for path in GAMES.glob("*/content.toml")]
    boxes = {(game / "web" / "Box.svelte").read_text(encoding="utf-8") for game in games}
    assert len(boxes) == len(games) == 4
