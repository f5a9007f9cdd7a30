"""Push messages in a real browser: what the service worker shows, and what the pages tell the server.

The browser of the tests has neither a push service nor a place for notifications, so both are stand-ins;
messages are handed to the service worker by the browser's own tools.
"""

import json
from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.table import awaited, seated
from tests.web.test_alert import turn
from tests.web.visitor import PHONE, Visitor
from tests.web.waiting import until

Visit = Callable[..., Visitor]

# A push service that gives out an address, with a real key of the curve.
SUBSCRIBES = """
PushManager.prototype.getSubscription = async () => window.kept ?? null;
PushManager.prototype.subscribe = async (wish) => {
  window.wished = wish.applicationServerKey;
  const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const keys = { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  window.kept = {
    options: { applicationServerKey: null },
    unsubscribe: async () => (window.kept = null),
    toJSON: () => ({ endpoint: 'https://push.example/' + Math.random(), keys }),
  };
  return window.kept;
};
"""
SHOWS = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, data });
  };
}"""
HIDDEN = """Object.defineProperty(document, 'visibilityState', {
  get: () => (window.away ? 'hidden' : 'visible'),
})"""


def test_a_device_is_subscribed_shown_messages_and_turned_off(visit: Visit) -> None:
    ann, ben = visit(worker=True, size=PHONE), visit()
    ann.context.grant_permissions(["notifications"], origin=ann.base)
    ann.context.add_init_script(SUBSCRIBES)
    page = ann.page
    table = seated(ann, ben)
    awaited(page)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.locator("aside nav").get_by_role("button", name="Settings").click()
    page.get_by_label("A message on this device when it is my turn").check()
    page.wait_for_function("() => window.wished")
    until(page, lambda: ann.get("/api/me/push")["devices"], "the device is known")
    seen = ann.get("/api/me/push")
    assert [one["here"] for one in seen["devices"]] == [True]
    assert page.evaluate("window.wished") == seen["key"]

    ann.go("/me")
    cdp = ann.context.new_cdp_session(page)
    registrations: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    until(page, lambda: registrations, "the worker is registered")
    message = {"game": "Apotheca", "link": f"/t/{table}"}
    wish = {"origin": ann.base, "registrationId": registrations[0], "data": json.dumps(message)}
    worker = ann.context.service_workers[0]
    worker.evaluate(SHOWS)
    cdp.send("ServiceWorker.deliverPushMessage", wish)
    until(page, lambda: worker.evaluate("self.shown"), "the message is shown")
    link = f"/t/{table}"
    assert worker.evaluate("self.shown") == [
        {"title": "Apotheca", "body": "It is your turn.", "tag": link, "data": link}
    ]

    section = page.get_by_role("region", name="Notifications")
    ann.must_be_clear()
    section.get_by_role("button", name="Turn off").click()
    expect(section).to_contain_text("No device gets messages.")
    assert ann.get("/api/me/push")["devices"] == []


def test_the_server_is_told_when_nobody_sees_the_table(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.context.add_init_script(HIDDEN)
    sent: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    seated(ann, ben)
    awaited(ann.page)
    for away in ("true", "false"):
        ann.page.evaluate(f"window.away = {away}; document.dispatchEvent(new Event('visibilitychange'))")
    turn(ann, ben)
    told = [json.loads(text) for text in sent if '"sight"' in text]
    assert told == [{"type": "sight", "hidden": True}, {"type": "sight", "hidden": False}]


def test_the_hall_asks_once_whether_to_tell(visit: Visit) -> None:
    ann, ben = visit(), visit()
    seated(ann, ben)
    awaited(ann.page)
    ben.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"  # headless: denied
    )
    ben.go("/")
    question = ben.page.get_by_text("Shall this device tell you when it is your turn?")
    question.wait_for()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(question).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name="My tables")).to_be_visible()
    ben.page.wait_for_timeout(300)
    expect(question).to_have_count(0)
