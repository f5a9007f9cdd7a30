"""Bots are written as name:argument everywhere, and levels as a word."""

import pytest
from tests.bots.toys import Toy

from philtre import PhiltreError, Words
from philtre.bots import LEVELS, bot
from philtre.bots.basic import Careless
from philtre.bots.search import Search


@pytest.mark.parametrize(
    ("name", "simulations", "seconds"),
    [("search:2000", 2000, 0), ("search:1s", 0, 1), ("search:0.5s", 0, 0.5), ("search:300/2.5s", 300, 2.5)],
)
def test_a_search_is_bounded_by_simulations_or_time(name: str, simulations: int, seconds: float) -> None:
    player = bot(name, Toy())
    assert isinstance(player, Search)
    assert (player.simulations, player.seconds) == (simulations, seconds)


def test_levels_are_settings_of_the_kinds() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "adept", "master"]
    for level in LEVELS:
        assert isinstance(bot(level, Toy()), Careless | Search)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_levels_have_words(language: str) -> None:
    words = Words(language)
    assert len({words.say(f"bot-{level}") for level in LEVELS}) == 4


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "there is no bot 'clever': expected novice, apprentice, adept, master, random, greedy"),
        ("", "there is no bot ''"),
        ("random:3", "bot 'random:3': random takes no argument"),
        ("greedy:", "bot 'greedy:': greedy takes no argument"),
        ("search", "bot 'search': expected simulations, seconds or both"),
        ("search:", "bot 'search:': expected simulations, seconds or both"),
        ("search:0", "bot 'search:0': expected simulations"),
        ("search:0s", "bot 'search:0s': expected simulations"),
        ("search:fast", "bot 'search:fast': expected simulations"),
        ("search:10000000000", "expected simulations"),
        ("careless", "bot 'careless': expected a percentage"),
        ("careless:101", "bot 'careless:101': expected a percentage"),
        ("careless:²", "expected a percentage"),
        ("careless:5/clever", "there is no bot 'clever'"),
        ("Master", "there is no bot 'Master'"),
    ],
)
def test_a_wrong_name_is_answered_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(PhiltreError) as refusal:
        bot(name, Toy())
    assert sentence in str(refusal.value)
