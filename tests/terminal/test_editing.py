"""Lines that are typed at a real terminal: edited, and brought back with the arrow keys."""

import os
import pty
import re
import select
import subprocess
import sys
import time


def until(terminal: int, pattern: str, seconds: float = 20) -> str:
    """All that is printed until it matches."""
    seen, end = "", time.monotonic() + seconds
    while not re.search(pattern, seen):
        assert time.monotonic() < end, f"waited for {pattern!r}, found {seen[-500:]!r}"
        if select.select([terminal], [], [], 0.2)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
    return seen


def test_lines_are_edited_and_brought_back() -> None:
    near, far = pty.openpty()
    command = [sys.executable, "-m", "philtre", "play", "race", "--seed", "1", "--language", "en"]
    environment = os.environ | {"TERM": "xterm"}
    running = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=environment, close_fds=True)
    os.close(far)
    try:
        until(near, r"\n> $")
        os.write(near, b"hist\x7f\x7f\x7felpx\x7f\n")  # help, with some mistakes
        until(near, r"hint[\s\S]*\n> $")
        os.write(near, b"\x1b[A\n")  # the line before, again
        assert "\x1b[A" not in until(near, r"help[\s\S]*hint[\s\S]*\n> $")
        os.write(near, b"quit\n")
        assert running.wait(20) == 0
    finally:
        running.kill()
        running.wait()
        os.close(near)
