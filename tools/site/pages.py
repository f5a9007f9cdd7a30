"""The pages of the site, in build/docs: `python -m tools.site.pages`.

They are the documents of the repository with their links bent to where the pages are, the rules of all games
in both languages, from the words that players read, and the picture of the packages.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from tools.site.picture import draw, imports, layers

import philtre
from philtre.terminal.pages import chapters
from philtre.text.sheet import LANGUAGES
from philtre.text.words import Words

ROOT = Path(__file__).parents[2]
# Documents outside docs/, and their pages.
OTHERS = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "examples/README.md": "examples.md",
}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
SOURCE = re.compile(r'(<img[^>]* src=")([^"]+)(")')
CODE = re.compile(r"(?ms)(^```.*?^```|`[^`\n]+`)")


def write_pages(target: Path) -> None:
    """Write everything that MkDocs needs to a new folder."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copy(ROOT / "web" / "public" / "icon.svg", target / "site")
    pages = page_of_each()
    for document, page in pages.items():
        text = (ROOT / document).read_text(encoding="utf-8")
        (target / page).write_text(bent(text, document, pages), encoding="utf-8")
    (target / "rules").mkdir()
    for name in philtre.list_games():
        for language in LANGUAGES:
            suffix = "" if language == "en" else f".{language}"
            rules = target / "rules" / f"{name}{suffix}.md"
            rules.write_text(rules_page(name, language), encoding="utf-8")
    (target / "architecture.svg").write_text(draw(layers(ROOT), imports(ROOT)), encoding="utf-8")


def page_of_each() -> dict[str, str]:
    """The page of every document: its path in the site, by its path in the repository."""
    docs = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))]
    return {**OTHERS, **{path: path.removeprefix("docs/") for path in docs}}


def bent(text: str, document: str, pages: dict[str, str]) -> str:
    """The text with links from its page to other pages. A link to a file that is no page becomes its name."""

    def new_target(target: str) -> str | None:
        if target.startswith(("http:", "https:", "mailto:")) or not target:
            return target
        known = os.path.normpath(Path(document).parent / target).replace(os.sep, "/")
        if (ROOT / known).is_dir():
            known += "/README.md"
        page = pages.get(known)
        if page is None and known.startswith("docs/") and (ROOT / known).exists():
            page = known.removeprefix("docs/")
        return os.path.relpath(page, Path(pages[document]).parent).replace(os.sep, "/") if page else None

    def link(found: re.Match[str]) -> str:
        target = new_target(found[3])
        if target is None:
            return found[2] if found[2].startswith("`") else f"`{found[2]}`"
        return f"{found[1]}[{found[2]}]({target}{found[4] or ''})"

    def source(found: re.Match[str]) -> str:
        return f"{found[1]}{new_target(found[2]) or found[2]}{found[3]}"

    parts = CODE.split(text)
    for at in range(0, len(parts), 2):  # between pieces of code
        parts[at] = SOURCE.sub(source, LINK.sub(link, parts[at]))
    return "".join(parts)


def rules_page(name: str, language: str) -> str:
    """The rules of a game as Markdown: its chapters, powers and tips."""
    words = Words(language, philtre.game(name))
    parts = [f"# {words.say('title')}", words.say("tagline")]
    for number, id in chapters(words):
        parts += [f"## {number}. {words.say(id, 'heading')}", paragraphs(words.say(id))]
    if powers := words.ids("power-"):
        parts.append(f"## {words.say('powers-heading')}")
        parts += [f"- **{words.say(id)}**: {words.say(id, 'about')}" for id in powers]
    if tips := words.ids("tip-"):
        parts.append(f"## {words.say('tips-heading')}")
        parts.append("\n".join(f"- {words.say(id)}" for id in tips))
    return "\n\n".join(parts) + "\n"


def paragraphs(text: str) -> str:
    """Every line of the words as a paragraph or an item of its own."""
    return "\n\n".join(line.strip() for line in text.splitlines() if line.strip())


if __name__ == "__main__":
    write_pages(ROOT / "build" / "docs")
