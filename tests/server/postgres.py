"""A real PostgreSQL for tests: the distribution's programs, on a temporary folder and a Unix socket.

server = PostgresServer()
store = Store(PostgresDatabase(server.fresh()))  # a schema of one's own
"""

import functools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

USER = "postgres"  # PostgreSQL does not run as root
MISSING = "PostgreSQL is not installed: apt install postgresql"


@functools.cache
def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None if it is not installed. PHILTRE_POSTGRES names another."""
    if chosen := os.environ.get("PHILTRE_POSTGRES"):
        return Path(chosen)
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    in_path = shutil.which("initdb")
    found += [Path(in_path).resolve().parent] if in_path else []
    return max(found, key=lambda path: path.parent.name) if found else None


class PostgresServer:
    """A server that listens on a socket in its folder.

    Tests do not cut the power: without `durable` it is in memory, where that is possible, and `fsync` is off.
    """

    def __init__(self, *, durable: bool = False) -> None:
        found = programs()
        assert found, MISSING
        self.programs = found
        self.durable = durable
        memory = Path("/dev/shm")
        where = memory if memory.is_dir() and not durable else None
        self.folder = Path(tempfile.mkdtemp(prefix="philtre-pg-", dir=where))
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.user = {"user": USER, "group": USER, "extra_groups": []}
            shutil.chown(self.folder, USER, USER)
        self.schemas = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self.user)

    def start(self) -> None:
        self.process = self.launched(self.folder)

    def launched(self, folder: Path) -> subprocess.Popen[bytes]:
        """The process that serves the data in that folder, as soon as it answers."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder),
            "fsync": "on" if self.durable else "off",
            "max_connections": "100",
        }
        chosen = [f"--{name}={value}" for name, value in settings.items()]
        with (folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(folder / "data"), *chosen],
                stdout=log,
                stderr=log,
                cwd=folder,
                **self.user,
            )
        end = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(host=str(folder), user=USER, dbname="postgres").close()
            except psycopg.OperationalError:
                assert process.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < end, "PostgreSQL does not start"
                time.sleep(0.02)
            else:
                return process

    def stop(self) -> None:
        """End it as an administrator does who does not wait: connections are ended."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, schema: str = "public", user: str = USER, database: str = "postgres") -> str:
        path = f"search_path%3D{schema}"
        return f"postgresql://{user}@/{database}?host={self.folder}&options=-c%20{path}"

    def execute(self, statement: str, schema: str = "public") -> list[Any]:
        """The rows of a statement, if it has any."""
        with psycopg.connect(self.url(schema), autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def fresh(self) -> str:
        """The address of an empty schema."""
        self.schemas += 1
        self.execute(f"CREATE SCHEMA t{self.schemas}")
        return self.url(f"t{self.schemas}")

    def hang_up(self) -> None:
        """End all connections to it."""
        self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'philtre'"
        )
