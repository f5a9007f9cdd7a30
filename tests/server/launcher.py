"""Servers started by forking a process that has imported philtre: a second less for each.

Run as a program, this is that process. It reads requests from the socket that it was given, forks for each
server, and waits for servers on request. A copy then does what `python -m philtre` does.
"""

import atexit
import contextlib
import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

LONGEST = 65_536  # bytes of a request or an answer


class Forked:
    """A running copy, with the part of Popen that tests use."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid = pid
        self.stdout: IO[str] | None = stdout

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, or minus the number of the signal that ended it; raises TimeoutError."""
        return int(launcher().asked({"wait": self.pid}, timeout=timeout))


class Launcher:
    """The process that is forked, and the way to it."""

    def __init__(self) -> None:
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            number = theirs.fileno()
            self.process = subprocess.Popen([sys.executable, "-P", __file__, str(number)], pass_fds=[number])
        atexit.register(self.close)

    def close(self) -> None:
        self.socket.close()
        self.process.wait()

    def asked(self, request: dict[str, Any], files: tuple[int, ...] = (), timeout: float | None = 60) -> Any:
        self.socket.settimeout(timeout)
        socket.send_fds(self.socket, [json.dumps(request).encode()], files)
        return json.loads(self.socket.recv(LONGEST))

    def start(self, arguments: list[str], errors: IO[str]) -> Forked:
        """A copy that runs the command line with these arguments."""
        reading, writing = os.pipe()
        request = {"arguments": arguments, "environment": dict(os.environ), "folder": str(Path.cwd())}
        pid = self.asked(request, (writing, errors.fileno()))
        os.close(writing)
        return Forked(pid, os.fdopen(reading, encoding="utf-8"))


_launchers: list[Launcher] = []


def launcher() -> Launcher:
    """The one of this process."""
    if not _launchers:
        _launchers.append(Launcher())
    return _launchers[0]


# The process that is forked


def load() -> None:
    gc.disable()
    for name in ("philtre.cli", "philtre.server.serve"):
        importlib.import_module(name)
    registry = importlib.import_module("philtre.core.registry")
    for game in registry.list_games():
        registry.game(game)
    gc.enable()


def become(request: dict[str, Any], files: list[int]) -> int:
    """Run the command line in this copy."""
    for file, number in zip(files, (1, 2), strict=True):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv = ["philtre", *request["arguments"]]
    main: Any = importlib.import_module("philtre.cli").main
    return int(main())


def serve_forks(asking: socket.socket) -> int:
    """Fork on request until nobody can ask any more; in a copy, the exit code of its program."""
    while True:
        text, files, _, _ = socket.recv_fds(asking, LONGEST, 2)
        if not text:
            return 0
        request = json.loads(text)
        if "wait" in request:
            with contextlib.suppress(OSError):  # whoever asked may have lost patience
                asking.send(json.dumps(os.waitstatus_to_exitcode(os.waitpid(request["wait"], 0)[1])).encode())
            continue
        pid = os.fork()
        if pid == 0:
            asking.close()
            return become(request, files)
        for file in files:
            os.close(file)
        asking.send(json.dumps(pid).encode())


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    load()
    sys.exit(serve_forks(socket.socket(fileno=int(sys.argv[1]))))
