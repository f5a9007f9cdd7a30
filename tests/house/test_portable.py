"""The library on systems without Unix: every module but the server's can be imported there."""

import subprocess
import sys
from pathlib import Path

import philtre

UNIX = ("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop")
PROGRAM = """
import importlib, signal, socket, sys
for name in sys.argv[1].split():
    sys.modules[name] = None
for name in ("SIGALRM", "SIGHUP", "SIGKILL", "SIGVTALRM", "setitimer", "ITIMER_REAL", "ITIMER_VIRTUAL"):
    delattr(signal, name)
del socket.AF_UNIX
for name in sys.argv[2].split():
    importlib.import_module(name)
print(len(sys.argv[2].split()))
"""


def test_every_module_but_the_servers_can_be_imported_without_unix() -> None:
    home = Path(philtre.__file__).parent
    names = sorted(
        ".".join(path.relative_to(home.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in home.rglob("*.py")
    )
    library = [name for name in names if not name.startswith("philtre.server") and "__main__" not in name]
    assert len(library) > 200
    command = [sys.executable, "-c", PROGRAM, " ".join(UNIX), " ".join(library)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{len(library)}\n"), done.stderr
