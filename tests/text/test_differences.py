"""What another content file changes."""

from philtre import game
from philtre.text.differences import Difference, differences

OURS = """
name = "toy"
[goal]
gold = 10
source = "rulebook"
[[card]]
id = "eye"
effects = ["luck", "speed"]
name.en = "Eye"
[[card]]
id = "toe"
effects = ["luck"]
[[path]]
spaces = ["a", "b"]
"""


def test_fields_and_rows_are_told_by_their_names() -> None:
    other = (
        OURS.replace("gold = 10", "gold = 12").replace('"rulebook"', '"invented"').replace('"toe"', '"tail"')
    )
    other = other.replace('["luck", "speed"]', '["luck"]').replace('["a", "b"]', '["a", "b", "c"]')
    assert differences(OURS, other + "flag = true\n") == [
        Difference("goal gold", "10", "12"),
        Difference("card eye effects", "luck, speed", "luck"),
        Difference("card", "toe", ""),
        Difference("card", "", "tail"),
        Difference("path 1 spaces", "a, b", "a, b, c"),
        Difference("path 1 flag", "", "true"),
    ]


def test_comments_and_sources_are_no_difference() -> None:
    for name in ("apotheca", "elixir", "race", "toil"):
        text = game(name).content
        assert (
            differences(text, "# mine\n" + text.replace('source = "rulebook"', 'source = "invented"')) == []
        )


def test_long_values_are_cut() -> None:
    (found,) = differences(OURS, OURS.replace('"Eye"', f'"{"E" * 500}"'))
    assert found.now == "E" * 77 + "..."
