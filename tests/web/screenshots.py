"""Pictures of every page: `make screenshots`. Hall, new table, each game in the middle, replay and end,
at desktop and phone size, in both languages and both themes. The best of them stand in docs/pictures.
"""

import json
import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.conftest import Process
from tests.web.visitor import DESKTOP, FLAGS, PHONE, ROOT, Visitor, chromium

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LOOKS = [(language, theme) for language in ("en", "fr") for theme in ("light", "dark")]
# Each table: its name, the game, the variant, the seats, and how many decisions are made before the picture.
MIDDLES = [
    ("apotheca", "apotheca", None, 2, 26),
    ("apotheca-teams", "apotheca", None, 4, 14),
    ("apotheca-solo", "apotheca", "solo", 1, 16),
    ("apotheca-master", "apotheca", "master", 3, 16),
    ("toil", "toil", None, 3, 40),
    ("elixir", "elixir", None, 3, 40),
    ("race", "race", None, 4, 40),
]
# Ada's finished games: short ones.
FINISHED = [("apotheca", {"turns": 8}), ("race", {"rounds": 4}), ("toil", {"rounds": 3})]
IN_DOCS = ["hall", "apotheca", "toil", "elixir", "race"]  # of these docs/pictures holds the English ones
CHOOSE = """(luck) => {
  const offered = [...document.querySelectorAll('.choices ul button')];
  offered[Math.floor(luck * offered.length)]?.click();
  return offered.length;
}"""
HERE = {"kind": "here", "level": "", "name": ""}
BOT = {"kind": "bot", "level": "apprentice", "name": ""}


class Photographer:
    """Somebody who looks at the same pages again and again."""

    def __init__(self, browser: Browser, base: str, out: Path) -> None:
        self.out = out
        self.looking = {name: Visitor(browser, base, size=size, motion=False) for name, size in SIZES.items()}
        first = self.looking["desktop"]
        first.go("/")
        first.page.request.put("/api/me", data={"name": "Ada"})
        for other in self.looking.values():
            other.context.add_cookies(first.context.cookies())  # type: ignore[arg-type]
        self.visitor = first

    def table(
        self,
        game: str,
        variant: str | None,
        seats: list[dict[str, str]],
        options: dict[str, int] | None = None,
    ) -> str:
        wish = {"game": game, "seats": seats, "options": options or {}} | (
            {"variant": variant} if variant else {}
        )
        answer = self.visitor.page.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['card']['table']}"

    def play(self, path: str, decisions: int) -> None:
        """Make so many decisions, any that the tray offers."""
        rng = random.Random(path.count("a") + decisions)
        page = self.visitor.page
        self.visitor.go(path)
        for _ in range(decisions):
            page.locator(".choices ul button, .ending").first.wait_for()
            if not page.evaluate(CHOOSE, rng.random()):
                return
            page.wait_for_timeout(150)

    def shoot(self, name: str, path: str, ready: str = "main") -> None:
        """The page in every size, language and theme."""
        for size, visitor in self.looking.items():
            for language, theme in LOOKS:
                habits = json.dumps(
                    {"language": language, "theme": theme, "firsts": False, "pace": "instant"}
                )
                visitor.go("/")
                visitor.page.evaluate(f"localStorage.setItem('philtre', {habits!r})")
                visitor.go(path)
                visitor.page.locator(ready).first.wait_for()
                visitor.page.wait_for_timeout(500)
                visitor.page.screenshot(path=self.out / f"{name}-{size}-{language}-{theme}.png")
        print(name, flush=True)


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            take(Photographer(browser, server.base, out))
        finally:
            browser.close()
            server.stop()
    pictures = ROOT / "docs" / "pictures"
    pictures.mkdir(exist_ok=True)
    for name in IN_DOCS:
        for size, theme in (("desktop", "light"), ("phone", "dark")):
            shutil.copy(out / f"{name}-{size}-en-{theme}.png", pictures / f"{name}-{size}.png")


def take(photographer: Photographer) -> None:
    for name, game, variant, seats, decisions in MIDDLES:
        path = photographer.table(game, variant, [HERE, *[BOT] * (seats - 1)])
        photographer.play(path, decisions)
        photographer.shoot(name, path, ".board")
    over = photographer.table("apotheca", None, [BOT, BOT])
    photographer.visitor.go(over)
    photographer.visitor.page.locator(".ending").first.wait_for(timeout=120_000)
    photographer.shoot("end", over, ".ending")
    photographer.shoot("replay", f"{over}?step=20")
    photographer.shoot("new-table", "/new/apotheca")
    photographer.shoot("rules", "/rules/elixir")
    for game, options in FINISHED:
        photographer.play(photographer.table(game, None, [HERE, BOT], options), 200)
    photographer.shoot("games", "/games", "main li")
    photographer.shoot("me", "/me")
    photographer.shoot("hall", "/")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
