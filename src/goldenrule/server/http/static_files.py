"""The files of the built page, each read once, and sent compressed to browsers that accept it.

Browsers accept Brotli over HTTPS only, so the server uses gzip, once for each file. Open pages need their files:
restart the server to serve a new build.
"""

import asyncio
import gzip
import re
from pathlib import Path
from typing import Final

from litestar import Request, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response

KINDS: Final = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml", ".txt": "text/plain",
    ".json": "application/json", ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2", ".png": "image/png",
}  # fmt: skip
"""Media types by file endings, because machines differ."""
PACKED: Final = {".woff2", ".png"}
"""Endings of compressed files."""

NEVER: Final = re.compile(r"\s*q=0(?:\.0*)?\s*")
"""What an encoding says of itself that is not wanted."""
UNPACKED: Final = "as_it_is"
"""With this in their `opt` routes compress what they send themselves, or leave it."""


def accepts_gzip(accepts: str) -> bool:
    """Does an Accept-Encoding header allow gzip?"""
    named = (each.partition(";") for each in accepts.split(","))
    return any(name.strip() == "gzip" and not NEVER.fullmatch(rest) for name, _, rest in named)


class PageFiles:
    """The files of a folder by address."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
        self.files = {"/" + path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
        self.files["/"] = self.files["/index.html"]
        self.packed: dict[str, bytes] = {}

    async def answer(self, path: str, accepts: str) -> Response[bytes]:
        """Return a file in an encoding of the browser. Raises NotFoundException."""
        data = self.files.get(path)
        if data is None:
            raise NotFoundException("There is no such page")
        ending = Path(path).suffix or ".html"
        kind = KINDS.get(ending, "application/octet-stream")
        if ending in PACKED:
            return Response(data, media_type=kind)
        headers = {"vary": "Accept-Encoding"}
        if accepts_gzip(accepts):
            headers["content-encoding"] = "gzip"
            if path not in self.packed:
                self.packed[path] = await asyncio.to_thread(gzip.compress, data, 9, mtime=0)
            data = self.packed[path]
        return Response(data, media_type=kind, headers=headers)


def route_of(folder: Path) -> HTTPRouteHandler:
    """Return the route of the files of a folder."""
    files = PageFiles(folder)

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False,
           opt={UNPACKED: True})  # fmt: skip
    async def page_file(request: Request[object, object, State]) -> Response[bytes]:
        return await files.answer(request.scope["path"], request.headers.get("accept-encoding", ""))

    return page_file
