"""philtre serve: from the command line to a server that runs until it is told to stop."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from philtre.core.errors import PhiltreError
from philtre.server.admin.listener import Listener
from philtre.server.app import application
from philtre.server.http.connections import HEAD, ConnectionLimits, counted_protocol
from philtre.server.live.protocol import WebSocketProtocol
from philtre.server.logs import start_logging
from philtre.server.service import Service
from philtre.server.settings import read_settings
from philtre.server.store.folder import default_folder, lock_folder
from philtre.server.store.store import open_store

GRACE = 5  # seconds for connections to end

log = logging.getLogger("philtre.serve")


class Server(uvicorn.Server):
    """Tells everybody that it stops before connections are closed, and says where it is reached."""

    def __init__(
        self, config: uvicorn.Config, service: Service, folder: Path, address: str, port: int, *, show: bool
    ) -> None:
        super().__init__(config)
        self.service = service
        self.listener = Listener(folder, service)
        self.address = address
        self.port = port
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self.listener.start()
        log.info("serving", extra={"address": self.address, "node": self.service.node.name})
        print(f"philtre is served at {self.address} (port {self.port}; Ctrl-C stops it)", flush=True)
        if self.show:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door before anybody is sent away: whoever comes back finds another node."""
        await self.listener.stop()
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        await self.service.registry.stop()
        await asyncio.sleep(0.1)  # for the last message to be sent
        await super().shutdown(sockets)


def main(arguments: argparse.Namespace) -> int:
    """Serve until a signal says stop."""
    folder = Path(arguments.data) if arguments.data else default_folder(os.environ)
    url = checked_url(arguments.url) if arguments.url else ""
    settings = read_settings(folder)
    listening = bound(arguments.host, arguments.port)
    try:
        with lock_folder(folder):
            start_logging()
            store = open_store(folder, arguments.database or settings.database)
            service = Service(store, settings, url, arguments.host)
            config = uvicorn.Config(
                application(service),
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="on",
                loop="uvloop",
                h11_max_incomplete_event_size=HEAD,
                http=counted_protocol(ConnectionLimits(settings, service.work_of_address)),
                ws=WebSocketProtocol,
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                proxy_headers=True,
                forwarded_allow_ips=list(settings.forwarded),
                timeout_graceful_shutdown=GRACE,
                backlog=4096,
            )
            port = listening.getsockname()[1]
            address = url or f"http://{named(arguments.host)}:{port}"
            server = Server(config, service, folder, address, port, show=arguments.open)
            tune_runtime()
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, lambda *_: None)  # uvicorn raises them again when it has stopped
            server.run(sockets=[listening])
    finally:
        listening.close()
    return 0


def tune_runtime() -> None:
    """Freeze imported objects, set GC thresholds, lengthen the thread switch interval.

    So the event loop keeps the GIL while the writer waits. Passes over young objects take a millisecond or
    two; fewer, larger passes would take as long in all and delay single moves. Nearly everything survives
    them (journals), so older objects are looked at after a million new ones; the sweep makes the full passes.
    """
    gc.freeze()
    gc.set_threshold(5_000, 200, 1_000_000)
    gc.enable()
    sys.setswitchinterval(0.02)


def bound(host: str, port: int) -> socket.socket:
    """The port, taken; a sentence if it cannot be."""
    if not 0 <= port <= 65_535:
        raise PhiltreError(f"--port: expected a number from 0 to 65535, found {port}")
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise PhiltreError(f"--host: {host!r} is no address of this machine") from None
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(where)
        listening.listen(4096)
    except OSError as problem:
        listening.close()
        if problem.errno == errno.EADDRINUSE:
            raise PhiltreError(
                f"port {port} on {host} is in use by another program: name another with --port"
            ) from None
        reason = (problem.strerror or str(problem)).lower()
        raise PhiltreError(f"cannot listen on port {port} of {host}: {reason}") from None
    listening.setblocking(False)
    return listening


def checked_url(url: str) -> str:
    try:
        parts = urlsplit(url)
        fit = (parts.port or 0) >= 0 and bool(parts.hostname)
    except ValueError:
        fit = False
    if not fit or parts.scheme not in ("http", "https") or parts.path.strip("/"):
        raise PhiltreError(f"--url: expected an address such as https://games.example, found {url!r}")
    return url.rstrip("/")


def named(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host
