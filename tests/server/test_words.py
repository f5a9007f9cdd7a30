"""Every message that a server or a table can send has its sentence."""

import re
from pathlib import Path

import philtre
from philtre import Words
from philtre.text.words import gaps, sources

HOME = Path(philtre.__file__).parent
SAYING = re.compile(r'(?:Message|ConcurrencyLimit)\((?:[\w.]+, )?"([a-z-]+)"')


def test_every_message_has_its_sentence_in_both_languages() -> None:
    used = {
        id
        for part in ("table", "server", "client")
        for file in (HOME / part).rglob("*.py")
        for id in SAYING.findall(file.read_text(encoding="utf-8"))
    }
    assert len(used) > 50
    for language in ("en", "fr"):
        words = Words(language)
        assert [id for id in sorted(used) if not words.has(id)] == []


def test_both_languages_have_the_same_sentences() -> None:
    files = sources("en", None)
    assert [file.name.replace(".en.", ".fr.") for file in files] == [
        file.name for file in sources("fr", None)
    ]
    for file in files:
        french = file.with_name(file.name.replace(".en.", ".fr."))
        assert gaps(file.read_text(encoding="utf-8"), french.read_text(encoding="utf-8")) == []
