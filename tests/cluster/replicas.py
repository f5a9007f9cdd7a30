"""A PostgreSQL with a replica that takes over: two servers, of which one writes and the other follows."""

import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import psycopg
from tests.server.postgres import USER, PostgresServer


class ReplicatedServer(PostgresServer):
    """Two folders, each with the data of a server. What is committed is on the disks of both.

    `stop` ends the one that writes as if its machine had died; `start` lets the other take over, and makes a
    new replica in the place of the dead one. `url` names the one that writes now.
    """

    def __init__(self) -> None:
        self.replica: Path | None = None
        self.following: subprocess.Popen[bytes] | None = None
        super().__init__()
        self.replica = self.folder.with_name(f"{self.folder.name}-b")
        self.replica.mkdir()
        if self.user:
            shutil.chown(self.replica, USER, USER)
        self.places = (self.folder, self.replica)
        self.follow()

    def follow(self) -> None:
        """Make a replica, and wait for it with every commit from now on."""
        assert self.replica is not None
        copy = ["-D", str(self.replica / "data"), "-h", str(self.folder), "-U", USER, "-c", "fast", "-R"]
        self._run("pg_basebackup", *copy, "--no-sync")
        self.following = self.launched(self.replica)
        self.ask(self.folder, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.ask(self.folder, "SELECT pg_reload_conf()")
        self.wait_for(self.folder, "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'", 1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # without a checkpoint, a word or a last record
            self.process.wait(30)
            self.process = None

    def start(self) -> None:
        if self.replica is None:
            super().start()
            return
        self.folder, self.replica = self.replica, self.folder
        self.process, self.following = self.following, None
        self.ask(self.folder, "SELECT pg_promote()")
        self.wait_for(self.folder, "SELECT pg_is_in_recovery()", found=False)
        shutil.rmtree(self.replica / "data")
        self.follow()

    def remove(self) -> None:
        for process in (self.following, self.process):
            if process is not None:
                process.send_signal(signal.SIGQUIT)
                process.wait(30)
        for folder in self.places:
            shutil.rmtree(folder)

    def fresh(self) -> str:
        """The address of an empty schema, wherever it is written."""
        return super().fresh().replace(f"host={self.folder}", self.both)

    @property
    def both(self) -> str:
        return f"host={','.join(map(str, self.places))}"

    def ask(self, folder: Path, statement: str) -> list[Any]:
        """The answer of one of the two servers to a query."""
        with psycopg.connect(host=str(folder), user=USER, dbname="postgres", autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def wait_for(self, folder: Path, statement: str, found: object) -> None:
        end = time.monotonic() + 60
        while self.ask(folder, statement) != [(found,)]:
            assert time.monotonic() < end, statement
            time.sleep(0.05)
