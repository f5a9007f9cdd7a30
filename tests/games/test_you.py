"""The log calls its reader "you", and everybody else by name."""

import pytest

import philtre
from philtre.testing import at_random
from philtre.text.words import Words

NAMES = ["Anouk", "Basile", "Chloé", "Désiré"]
STEPS = 1500
CASES = [
    (name, variant, max(philtre.game(name).variants[variant]))
    for name in ("apotheca", "elixir", "race", "toil")
    for variant in philtre.game(name).variants
]


@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_the_log_never_names_its_reader(name: str, variant: str, seats: int) -> None:
    game = philtre.game(name)
    readers = [Words(language, game, NAMES[:seats]) for language in ("en", "fr")]
    dice = philtre.Dice(3)
    state = game.start(seats=seats, variant=variant)
    state.events = []
    for _ in range(STEPS):
        if not state.over:
            state.play(at_random(game, state, dice))
    said: set[tuple[object, ...]] = set()  # one sentence of a kind, for each place that the reader has in it
    for event in state.events:
        for seat in range(seats):
            told = game.redacted(event, seat) or {}
            concerned = tuple(key for key, value in told.items() if key.endswith("seat") and value == seat)
            if not concerned or (event.kind, concerned) in said:
                continue
            said.add((event.kind, concerned))
            for words in readers:
                words.you = [seat]
                assert NAMES[seat] not in words.event(told), told
    assert len(said) > 6


@pytest.mark.parametrize(
    ("name", "told", "english", "french"),
    [
        ("race", {"kind": "rolled", "seat": 0, "face": 4}, "You roll a 4.", "Vous faites 4 au dé."),
        (
            "race",
            {"kind": "attacked", "seat": 1, "potion": "poison", "other_seat": 0, "count": 2},
            "Basile throws Poison at you: you must give up 2 resources.",
            "Basile lance un poison sur vous\u202f: vous devez céder 2 ressources.",
        ),
        ("race", {"kind": "won", "seats": [0], "count": 1}, "You win the game.", "Vous gagnez la partie."),
        (
            "toil",
            {"kind": "parted", "seat": 1, "target_seat": 0, "ingredient": "cat-hair"},
            "You take Witch’s Cat Hair from Basile’s hand.",
            "Vous prenez dans la main de Basile\u202f: Poil de chat de sorcière.",
        ),
        (
            "elixir",
            {"kind": "filched", "seat": 1, "rival_seat": 0, "potion": "luck"},
            "Basile filches Liquor of Luck from you.",
            "Basile vous chaparde une potion\u202f: Liqueur de Chance.",
        ),
    ],
)
def test_what_the_reader_does_and_suffers_is_said_to_them(
    name: str, told: dict[str, object], english: str, french: str
) -> None:
    game = philtre.game(name)
    said = [Words(language, game, NAMES[:2], you=[0]).event(told) for language in ("en", "fr")]
    assert said == [english, french]


def test_whoever_is_not_concerned_reads_names() -> None:
    words = Words("en", philtre.game("race"), NAMES[:3], you=[2])
    assert words.event({"kind": "gave-to", "seat": 0, "to_seat": 1, "count": 1, "resource": "flower"}) == (
        "Anouk gives 1 flower to Basile."
    )
