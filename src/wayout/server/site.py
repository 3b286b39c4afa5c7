"""The addresses that a person may open: all of them are the client."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from wayout.server.office import Here


@get(
    [
        "/",
        "/day",
        "/t/{code:str}",
        "/tv/{code:str}",
        "/replay/{match:str}",
        "/finale/{match:str}",
        "/rules/{rest:path}",
        "/move/{token:str}",
    ],
    include_in_schema=False,
)
async def get_page(request: Request[Any, Any, Any], office: Here) -> Response[bytes]:
    """The client finds out by itself what the address means."""
    return office.client.index(request)


@get("/{name:path}", include_in_schema=False)
async def get_file(request: Request[Any, Any, Any], office: Here, name: FromPath[str]) -> Response[bytes]:
    return office.client.file(request, name.lstrip("/"))


HANDLERS = [get_page, get_file]
