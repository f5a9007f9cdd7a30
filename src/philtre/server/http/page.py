"""Static files: the built browser client, or a plain page that says that it is not built.

The page is the same for every address: opening a link to a seat takes nothing. Browsers ask each time whether
it has changed, and load it again only then. Assets have their content's hash in their names and are kept for
good.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from philtre.core.game import HOME

PAGES = ("/", "/games", "/me", "/new/{game}", "/rules/{game}", "/t/{table}", "/s/{link}", "/learn/{game}")
FOLDERS = (HOME / "web", HOME.parent.parent / "web" / "dist")  # installed, and beside the sources
SMALL = 1000  # bytes; less is not worth compressing
IMMUTABLE = "public, max-age=31536000, immutable"
# Types of files, whatever the machine's own table says.
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
REVALIDATE = "no-cache"  # kept, but the server is asked each time whether it has changed

ABSENT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>philtre</title>
<h1>philtre</h1>
<p>The server is running, but its browser client is not built: that needs Node 20 or newer.</p>
<p>You can play from a terminal: <code>philtre join ADDRESS</code>, with the address of this page.</p>
<p lang="fr">Le serveur fonctionne, mais le client pour navigateur n’est pas construit&nbsp;: il y faut
Node 20 ou plus récent. On peut jouer dans un terminal&nbsp;: <code>philtre join ADRESSE</code>, avec
l’adresse de cette page.</p>
</html>
"""

log = logging.getLogger("philtre.page")


@dataclass
class File:
    """Content that is the same for everybody: a file of the client, or an answer of the API."""

    content: bytes
    kind: str
    cache: str

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed, if that is worth it."""
        packed = gzip.compress(self.content, 9, mtime=0) if len(self.content) > SMALL else self.content
        return packed if len(packed) < len(self.content) else None

    @cached_property
    def tag(self) -> str:
        """The hash of the content; weak, as it is that of the compressed content too."""
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """The content, compressed if the client can read that; or 304 if the client has it already."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in (tag.strip() for tag in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        headers["content-type"] = self.kind
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers=headers | {"content-encoding": "gzip"})
        return Response(self.content, headers=headers)


class Client:
    """The page, and the files that it loads."""

    def __init__(self) -> None:
        folder = next((folder for folder in FOLDERS if (folder / "index.html").exists()), None)
        if folder is None:
            log.warning("the browser client is not built: that needs Node 20 or newer")
            self.files: dict[str, File] = {}
            self.page = File(ABSENT.encode(), "text/html; charset=utf-8", REVALIDATE)
            return
        found = [path for path in folder.rglob("*") if path.is_file()]
        self.files = {path.relative_to(folder).as_posix(): read(path) for path in found}
        self.page = self.files.pop("index.html")

    def routes(self) -> list[BaseRoute]:
        pages = [served(path, self.page) for path in PAGES]
        return [*pages, *(served(f"/{name}", file) for name, file in self.files.items())]

    def lost(self, request: Request) -> Response | None:
        """The page, for a browser at an address that leads nowhere: it says so itself."""
        if request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
            return None
        answer = self.page.answer(request)
        answer.status_code = 404
        return answer


def read(path: Path) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.types_map.get(path.suffix, "application/octet-stream")
    if kind.startswith("text/") or kind == "application/json":
        kind += "; charset=utf-8"
    return File(path.read_bytes(), kind, IMMUTABLE if path.parent.name == "assets" else REVALIDATE)


def served(path: str, file: File) -> Route:
    async def endpoint(request: Request) -> Response:
        return file.answer(request)

    return Route(path, endpoint, methods=["GET"])
