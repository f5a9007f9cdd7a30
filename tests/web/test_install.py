"""The app on the home screen: Chromium itself finds it installable, installs it, and opens it offline.

Chromium's headless shell installs nothing and finds no fault with any page: these tests need the whole
browser.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.server.conftest import Process
from tests.web.test_app import RULES, kept
from tests.web.visitor import FLAGS

WHOLE = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        WHOLE is None, reason="installing the app needs the whole browser: apt install chromium"
    ),
]


@pytest.fixture
def home(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser with a profile: nothing is installed for a private window."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile",
        executable_path=WHOLE,
        headless=False,
        args=[*FLAGS, "--headless=new"],
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},  # where apps are put
    )
    yield context
    context.close()


def test_chromium_can_install_the_hall_but_no_page_without_a_manifest(
    home: BrowserContext, server: Process
) -> None:
    page = home.pages[0]
    tools = home.new_cdp_session(page)
    page.goto(f"{server.base}/theme.js")
    faults = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in faults] == ["no-manifest"], "this browser would say so"
    for path in ("/", "/rules/elixir", "/new/race", "/games"):
        page.goto(f"{server.base}{path}")
        expect(page.locator("main")).to_be_visible()
        assert tools.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
        assert tools.send("Page.getAppId")["appId"] == f"{server.base}/"


def test_the_installed_app_opens_in_a_window_of_its_own_without_the_server(
    home: BrowserContext, serve: Callable[..., Process]
) -> None:
    server = serve()
    app = {"manifestId": f"{server.base}/"}
    page = home.pages[0]
    page.goto(server.base)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    tools = home.new_cdp_session(page)
    tools.send("PWA.install", app)
    tools.send("PWA.changeAppUserSettings", {**app, "displayMode": "standalone"})
    window = launched(home, page, app)
    kept(window, RULES)
    server.stop()
    window.close()
    window = launched(home, page, app)
    assert window.evaluate("matchMedia('(display-mode: standalone)').matches")
    expect(window.locator("main [role=status]")).to_contain_text("Offline: the server cannot be reached.")
    window.get_by_role("link", name="Rules: Elixir").click()
    expect(window.get_by_role("heading", name="The town")).to_be_visible()
    server.start(server.port)


def launched(home: BrowserContext, page: Page, app: dict[str, str]) -> Page:
    """The window of the app, as it opens from the home screen."""
    with home.expect_page() as opened:
        home.new_cdp_session(page).send("PWA.launch", app)
    return opened.value
