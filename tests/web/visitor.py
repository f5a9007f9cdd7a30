"""Somebody with a browser: what they see, and what their pages complain about."""

import functools
import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Page
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).parent.parent.parent
DESKTOP, PHONE = (1280, 800), (390, 844)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = (
    "chromium-headless-shell",  # the same engine without windows: a page costs half as much
    "chromium",
    "chromium-browser",
    "google-chrome",
)
SLOWDOWN = int(os.environ.get("PHILTRE_SLOW_BROWSER", "1"))  # so many times slower, over a slow line
LATENCY = 150  # milliseconds
PATIENCE = 15_000 * SLOWDOWN  # milliseconds
NO_WORKER = "Service Worker registration blocked by Playwright"
AT_REST = """() => {
  const ends = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 5000;
  const moving = document.getAnimations().filter(ends);
  return Promise.allSettled(moving.map((one) => one.finished)).then(() => moving.length);
}"""


def chromium() -> str:
    """The browser that is here."""
    names = [os.environ.get("PHILTRE_CHROMIUM", ""), *BROWSERS]
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    assert found, "browser tests need Chromium: `apt install chromium`, or name one in PHILTRE_CHROMIUM"
    return found


@functools.cache
def axe() -> str:
    """The source of axe-core."""
    return (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def slow_down(page: Page) -> None:
    """Give the page a slow machine and a slow line: tests that take things for granted fail there."""
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    tools.send("Network.enable")
    line = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
    tools.send("Network.emulateNetworkConditions", line)


class Visitor:
    """A browser context with one page, and a list of all that its console said."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = DESKTOP,
        motion: bool = False,
        plain: bool = False,
        firsts: bool = False,
        pace: str = "instant",
        forced: bool = False,
        touch: bool | None = None,
        worker: bool = False,
    ) -> None:
        self.base = base
        touch = size == PHONE if touch is None else touch
        self.context = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            base_url=base,
            service_workers="allow" if worker else "block",  # it loads more, beside what a test looks at
        )
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.expected: list[str] = []  # parts of complaints that belong to the scene
        # every game on the generic board; notes for who plays for the first time; how long moves are seen;
        # forced decisions taken by themselves
        habits = json.dumps({"plain": plain, "firsts": firsts, "pace": pace, "forced": forced})
        keep = f"localStorage.getItem('philtre') ?? localStorage.setItem('philtre', '{habits}')"
        self.context.add_init_script(f"if (origin !== 'null') {keep}")  # a blank page has no storage
        self.page = self.context.new_page()
        if SLOWDOWN > 1:
            slow_down(self.page)
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda problem: self.complaints.append(f"error: {problem}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and NO_WORKER not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str) -> None:
        self.page.goto(path)
        try:
            self.page.locator("main").first.wait_for()
        except TooLate:
            raise AssertionError(f"{path} shows nothing: {self.complaints}") from None

    def wait_outside(self) -> None:
        """Load a file that runs nothing: requests, sockets and storage are those of the server's pages."""
        self.page.goto("/theme.js")

    def table(self) -> str:
        """The table that they come to."""
        self.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        return self.page.url.rpartition("/")[2]

    def leave(self) -> list[str]:
        self.context.close()
        return [said for said in self.complaints if not any(part in said for part in self.expected)]

    # What their browser asks of the server, without a page

    def get(self, path: str) -> Any:
        return self._answer(self.page.request.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return self._answer(self.page.request.post(path, data=body))

    def name(self, name: str) -> None:
        self._answer(self.page.request.put("/api/me", data={"name": name}))

    def _answer(self, answer: APIResponse) -> Any:
        assert answer.ok, answer.text()
        return answer.json()

    # What is wrong with a page, for who cannot see it

    def barriers(self) -> list[str]:
        """What axe-core finds on the page when what moves has come to rest."""
        self.page.evaluate(AT_REST)
        self.page.evaluate(axe())
        found: dict[str, Any] = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']}: {node['html'][:160]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def must_be_clear(self) -> None:
        """No barriers, and nothing wider than the screen."""
        barriers = self.barriers()
        assert not barriers, "\n".join(barriers)
        wide = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"the page is {wide} pixels wider than the screen"
