"""Push routes: which of my devices get a message when it is my turn."""

from __future__ import annotations

import asyncio

from philtre.core.message import Message
from philtre.protocol.http import Device, Pushing, Subscribing
from philtre.server.http.accounts import device_name
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.push.encryption import SECRET, is_key
from philtre.server.push.endpoints import proper_endpoint
from philtre.server.push.vapid import decoded
from philtre.server.store.subscriptions import Subscription
from philtre.table.refused import Refused
from philtre.text.sheet import LANGUAGES


async def pushing(request: ApiRequest) -> Pushing:
    service, me = request.service, request.me
    if not service.settings.push:
        return Pushing("")
    found = await asyncio.to_thread(service.store.subscriptions.of, me.id)
    devices = [Device(device_name(one.session), one.made, one.session == me.session) for one in found]
    devices.sort(key=lambda one: not one.here)
    return Pushing(service.push.signer.public, devices)


async def subscribe(request: ApiRequest) -> Pushing:
    """Send messages to this device from now on, at the address that its browser has from a push service."""
    service, me, body = request.service, request.me, request.body
    if not service.settings.push:
        raise Refused(Message("push-off"))
    proper_endpoint(body.endpoint, private=service.settings.push_private)
    try:
        key, secret = decoded(body.key), decoded(body.secret)
    except ValueError:
        raise Refused(Message("push-unfit")) from None
    if not is_key(key) or len(secret) != SECRET:
        raise Refused(Message("push-unfit"))
    if body.language not in LANGUAGES:
        raise Refused(Message("setup-language", {"language": body.language}))
    most = service.settings.push_devices
    if await asyncio.to_thread(service.store.subscriptions.count, me.id, me.session) >= most:
        raise Refused(Message("limit-push", {"most": most}))
    one = Subscription(me.session, me.id, body.endpoint, key, secret, body.language)
    await asyncio.wrap_future(service.store.subscriptions.put(one))
    return await pushing(request)


async def unsubscribe(request: ApiRequest) -> Pushing:
    """Send no more messages to this device."""
    await asyncio.wrap_future(request.service.store.subscriptions.remove(request.me.session))
    return await pushing(request)


async def unsubscribe_device(request: ApiRequest) -> Pushing:
    """Send no more messages to one of my devices."""
    store = request.service.store
    for one in await asyncio.to_thread(store.subscriptions.of, request.me.id):
        if device_name(one.session) == request.path["device"]:
            await asyncio.wrap_future(store.subscriptions.remove(one.session))
            return await pushing(request)
    raise Refused(Message("device-unknown"))


PATH = "/api/me/push"
ROUTES = [
    ApiRoute(
        "GET", PATH, pushing, "The server's key for push messages, and my devices that get them.", Pushing
    ),
    ApiRoute("POST", PATH, subscribe, "Send messages to this device.", Pushing, body=Subscribing),
    ApiRoute("DELETE", PATH, unsubscribe, "Send no more messages to this device.", Pushing),
    ApiRoute(
        "DELETE",
        PATH + "/{device}",
        unsubscribe_device,
        "Send no more messages to one of my devices.",
        Pushing,
    ),
]
