"""The moving picture of the README, a few turns of Apotheca: `python -m tests.web.moving_picture FILE.gif`.

It needs Pillow (`uv pip install pillow`), which nothing else here does.
"""

import io
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.server.conftest import Process
from tests.web.visitor import FLAGS, Visitor, chromium

SIZE = (1180, 740)
WIDTH = 780  # of the picture
COLOURS = 96
MOMENTS = (120, 120, 160, 240)  # milliseconds after a decision at which a frame is taken
REST = 1100  # milliseconds that the last frame of a decision is shown
HERE = {"kind": "here", "level": "", "name": ""}
BOT = {"kind": "bot", "level": "apprentice", "name": ""}


def decide(page: Page, rng: random.Random) -> bool:
    """Click one of the offered moves; False if there is none within a few seconds."""
    offered = page.locator(".choices ul button")
    try:
        offered.first.wait_for(timeout=8000)
    except Exception:  # noqa: BLE001 - the game is over, or a bot thinks for long
        return False
    offered.nth(rng.randrange(offered.count())).click()
    return True


def film(page: Page, decisions: int, rng: random.Random) -> list[tuple[bytes, int]]:
    """Frames and how long each is shown: some while the pieces move, and one when they rest."""
    frames = [(page.screenshot(), REST)]
    for _ in range(decisions):
        if not decide(page, rng):
            break
        for wait in MOMENTS:
            page.wait_for_timeout(wait)
            frames.append((page.screenshot(), wait))
        page.wait_for_timeout(600)
        frames.append((page.screenshot(), REST))
    return frames


def write_gif(frames: list[tuple[bytes, int]], file: Path) -> None:
    from PIL import Image

    pictures: list[Any] = []
    for data, _ in frames:
        picture = Image.open(io.BytesIO(data)).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        pictures.append(picture.resize((WIDTH, height), Image.Resampling.LANCZOS))
    palette = pictures[len(pictures) // 2].quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
    flat = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    times = [time for _, time in frames]
    flat[0].save(file, save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=True)


def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            visitor = Visitor(browser, server.base, size=SIZE, motion=True, pace="brisk")
            visitor.go("/")
            visitor.page.request.put("/api/me", data={"name": "Ada"})
            wish = {"game": "apotheca", "seats": [HERE, BOT]}
            answer = visitor.page.request.post("/api/tables", data=wish)
            visitor.go(f"/t/{answer.json()['card']['table']}")
            rng = random.Random(4)
            for _ in range(10):
                decide(visitor.page, rng)
                visitor.page.wait_for_timeout(1200)
            frames = film(visitor.page, 5, rng)
        finally:
            browser.close()
            server.stop()
    write_gif(frames, file)
    print(f"{file}: {len(frames)} frames, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
