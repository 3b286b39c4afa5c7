"""The browser client: files from the package, small enough to be held in memory, packed once, and best at its build."""

import gzip
import hashlib
import mimetypes
import re
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
BROTLI: Final = ".br"
"""What the build adds to the name of a file that it packed."""
MANIFEST: Final = ".webmanifest"
BUILD: Final = re.compile(rb'<meta name="build" content="([0-9a-f]+)"')
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wayout</title>
<h1>The browser client is not built yet</h1>
<p>In the source tree run <code>python3 dev.py serve</code>: it builds the client and starts the house again.</p>
</html>
"""


class Page(msgspec.Struct, frozen=True):
    """`packed`: by the name of the way, the best first."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    mark: str
    cache: str

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        headers = {"ETag": self.mark, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.mark:
            return Response(b"", status_code=304, headers=headers)
        taken = ways_taken(request)
        for way, packed in self.packed.items():
            if way in taken:
                headers["Content-Encoding"] = way
                return Response(packed, status_code=status, media_type=self.kind, headers=headers)
        return Response(self.body, status_code=status, media_type=self.kind, headers=headers)


def ways_taken(request: Request[Any, Any, Any]) -> set[str]:
    """Of packing, by whoever asks."""
    return {one.split(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in ways_taken(request)


def page(
    body: bytes, kind: str, cache: str = ASK_AGAIN, can_be_packed: bool = True, brotli: bytes | None = None
) -> Page:
    packed = {} if brotli is None else {"br": brotli}
    if can_be_packed and len(body) >= WORTH_PACKING:
        packed["gzip"] = gzip.compress(body, mtime=0)
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', cache)


def read_page(path: Path, name: str) -> Page:
    kind = "application/manifest+json" if path.suffix == MANIFEST else mimetypes.guess_type(path.name)[0]
    cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    brotli = path.with_name(path.name + BROTLI)
    return page(
        path.read_bytes(),
        kind or "application/octet-stream",
        cache,
        path.suffix not in UNPACKED,
        brotli.read_bytes() if brotli.exists() else None,
    )


def is_served(path: Path) -> bool:
    return not path.name.startswith(".") and path.suffix != BROTLI


class Client:
    """Every file of the built client, by its path."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file() and is_served(path))
        names = {path.relative_to(folder).as_posix(): path for path in files}
        self._pages = {name: read_page(path, name) for name, path in names.items()}

    @property
    def build(self) -> str:
        """The mark that the build left in its page; the open page of another build shows another. Empty: not built."""
        index = self._pages.get("index.html")
        found = None if index is None else BUILD.search(index.body)
        return "" if found is None else found[1].decode()

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
