"""The language of the environment."""

from __future__ import annotations

from collections.abc import Mapping

from philtre.text.sheet import LANGUAGES


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the first locale variable that is set; English if it is not one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(variable, "")
        if wish:
            return next((language for language in LANGUAGES if wish.lower().startswith(language)), "en")
    return "en"
