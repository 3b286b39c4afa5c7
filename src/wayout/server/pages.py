"""The browser client: files from the package, small enough to be held in memory, compressed once."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response

from wayout.server.problems import Denied

STATIC: Final = Path(__file__).parent / "static"
WORTH_PACKING: Final = 1024
UNPACKED: Final = (".woff2", ".png", ".jpg", ".webp", ".mp3", ".ogg")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wayout</title>
<h1>The browser client is not built yet</h1>
<p>In the source tree run <code>python3 dev.py serve</code>: it builds the client and starts the house again.</p>
</html>
"""


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


class Page(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    mark: str
    cache: str

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        headers = {"ETag": self.mark, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.mark:
            return Response(b"", status_code=304, headers=headers)
        if self.packed is not None and takes_gzip(request):
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, status_code=status, media_type=self.kind, headers=headers)
        return Response(self.body, status_code=status, media_type=self.kind, headers=headers)


def page(body: bytes, kind: str, cache: str = ASK_AGAIN, can_be_packed: bool = True) -> Page:
    packed = gzip.compress(body, mtime=0) if can_be_packed and len(body) >= WORTH_PACKING else None
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', cache)


def read_page(path: Path, name: str) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    return page(path.read_bytes(), kind, cache, path.suffix not in UNPACKED)


class Client:
    """Every file of the built client, by its path."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
        names = {path.relative_to(folder).as_posix(): path for path in files}
        self._pages = {name: read_page(path, name) for name, path in names.items()}

    def index(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        page = self._pages.get("index.html")
        if page is None:
            return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.HTML)
        return page.answer(request, status)

    def file(self, request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        """A file of ours; for anything else a person gets the client, which says that there is nothing."""
        page = self._pages.get(name)
        if page is not None:
            return page.answer(request)
        if name.startswith(("assets/", "api/")) or "text/html" not in request.headers.get("accept", ""):
            raise Denied(404, "not_found")
        return self.index(request, 404)
