"""Draw the icons of the installed app from web/public/icon.svg, with Chromium: python -m tools.draw_icons

Icons of the app have a ground; on maskable ones the flask stays inside the circle that every launcher shows.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.visitor import FLAGS, chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"
GROUND = "#e9dcbd"  # --ground by day
# The name, the side in pixels, the share of it that the flask takes, the ground's corners in % of the side.
ICONS = (
    ("icon-192", 192, 0.8, 18),
    ("icon-512", 512, 0.8, 18),
    ("maskable-192", 192, 0.6, 0),
    ("maskable-512", 512, 0.6, 0),
    ("apple-touch-icon", 180, 0.74, 0),  # iOS cuts the corners itself
)
BADGE = ("badge-96", 96)  # Android's status bar shows only its outline, in white

PAGE = """<!doctype html><style>
  body {{ margin: 0; }}
  div {{ display: grid; place-items: center; width: {side}px; height: {side}px;
        background: {ground}; border-radius: {radius}%; }}
  svg {{ width: {flask}px; height: {flask}px; {more} }}
</style><div>{svg}</div>"""


def main() -> None:
    flask = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()

        def draw(name: str, side: int, ground: str, radius: int, share: float, more: str = "") -> None:
            page.set_viewport_size({"width": side, "height": side})
            size = round(side * share)
            page.set_content(
                PAGE.format(side=side, ground=ground, radius=radius, flask=size, more=more, svg=flask)
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)

        for name, side, share, radius in ICONS:
            draw(name, side, GROUND, radius, share)
        draw(*BADGE, "transparent", 0, 1, "filter: brightness(0) invert(1);")
        browser.close()


if __name__ == "__main__":
    main()
