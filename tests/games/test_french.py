"""French sentences as games say them: numbers agree with their nouns, and names are elided and contracted."""

import random
import re
from collections.abc import Iterator

import pytest
from tests.ours import OURS

import philtre
from philtre.text.words import Words

NAMES = ["Anna", "Éric", "Hugo", "Ida"]
STEPS = 120
CASES = [(name, variant) for name in OURS for variant in philtre.game(name).variants]
WRONG = [
    re.compile(r"\b[01] (?:\w+ )?(?:pièces|cartes|potions|ressources|gemmes|points|tours|cases|actions)\b"),
    re.compile(r"\b[01] (?:saphirs|topazes|fleurs|herbes|champignons|roches|cristaux|ingrédients)\b"),
    re.compile(r"\b(?:de|que|le|la) (?=[aeiouyéèêîôûœ]\w{2})(?!onz|oui)", re.IGNORECASE),
    re.compile(r"\b(?:de|à) les? [A-ZÉ]", re.IGNORECASE),
    re.compile(r"[{}]"),
]


def sentences(name: str, variant: str, seed: int) -> Iterator[str]:
    """All that is asked, offered and told in a random game: to each player, and to a spectator."""
    game, rng = philtre.game(name), random.Random(seed)
    seats = max(game.variants[variant])
    facts = game.facts(variant, seats, {})
    readers = [
        Words("fr", game, NAMES[:seats], facts=facts, you=you) for you in ([], *[[n] for n in range(seats)])
    ]
    state = game.start(seats=seats, variant=variant)
    state.events = []
    for _ in range(STEPS):
        if state.over:
            break
        if state.actor == philtre.CHANCE:
            state.play(state.draw(rng))
            continue
        view, actions = state.view(state.actor), list(state.actions())
        asked = [words.message(state.prompt()) for words in (readers[0], readers[int(state.actor) + 1])]
        moves = rng.sample(actions, min(4, len(actions)))
        yield from asked
        yield from (readers[0].move(game.parts.described(view, game.move(action))) for action in moves)
        state.play(rng.choice(actions))
    for event in state.events:
        for seat, words in zip([None, *range(seats)], readers, strict=True):
            told = game.redacted(event, seat)
            if told:
                yield words.event(told)


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_french_agrees_and_elides(name: str, variant: str) -> None:
    said = set(sentences(name, variant, 1))
    assert len(said) > 50
    found = [sentence for sentence in said for pattern in WRONG if pattern.search(sentence)]
    assert found == []


@pytest.mark.parametrize(
    "wrong",
    [
        "Vendre le chaudron 1 (1 pièces d’or)",
        "Anna gagne 1 saphirs.",
        "La main de Anna",
        "À la place de Infusion d’almanach",
        "Il en coûte à Le Roi Porteur.",
    ],
)
def test_wrong_french_is_found(wrong: str) -> None:
    assert any(pattern.search(wrong) for pattern in WRONG)
