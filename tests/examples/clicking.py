"""A game of Brim, played by clicking its own board."""

import re

from playwright.sync_api import Page, expect

MOST = 8  # decisions of one player; nobody has so many cards


def play_by_clicking(page: Page) -> None:
    """Play a game for one cork to its end: pour the first card, and lift the lid of a cup with four cards."""
    ending = page.locator(".worktop .brim-said", has_text="lifted the lid")
    mine = page.locator(".asked.mine")
    poured = page.locator(".brim-poured > li")
    for _ in range(MOST):
        expect(ending.or_(mine).first).to_be_visible()
        if ending.is_visible():
            break
        number = poured.count()
        if number > 3:
            page.locator(".brim-lid[data-lit]").click()
            break
        page.locator(".brim-mine .brim-card[data-lit]").first.click()
        expect(ending.or_(poured.nth(number)).first).to_be_visible()
    expect(ending).to_contain_text("A cork for")
    expect(page.locator("body")).to_contain_text(re.compile("You win|wins"))
