"""Every error a client sees: a status and a code, never a stack."""

from traceback import extract_tb
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from wayout.kernel.play import IllegalAction
from wayout.server import logs
from wayout.server.hub import HouseFull
from wayout.server.messages import Problem
from wayout.server.store_trouble import why

CODES: Final = {401: "not_allowed", 403: "not_allowed", 404: "not_found", 405: "not_allowed", 413: "too_large"}
CONFLICTS: Final = ("other_version", "nothing_left_to_play")

BROKEN_OFF: Final = "client disconnected prematurely"
"""What the framework says when nobody is there any more to send the rest of a body, or to read the answer."""

AnyRequest = Request[Any, Any, Any]


class Denied(Exception):
    """To be raised by a handler."""

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, "", facts)


def answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def on_denied(_: AnyRequest, error: Denied) -> Response[Problem]:
    return answer(error.status, error.problem)


def on_illegal(_: AnyRequest, error: IllegalAction) -> Response[Problem]:
    """The table says no."""
    refusal = error.refusal
    status = 409 if refusal.code in CONFLICTS else 400
    return answer(status, Problem(refusal.code, refusal.rule, refusal.facts))


def on_full(_: AnyRequest, __: HouseFull) -> Response[Problem]:
    return answer(503, Problem("house_full", "", {}))


def on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses by itself: unknown paths, bodies that do not fit."""
    status = error.status_code
    if error.detail == BROKEN_OFF:
        return answer(400, Problem("malformed", "", {}))
    if status >= 500:
        return on_anything(_, error)
    facts = {"why": error.detail} if status == 400 else {}
    return answer(status, Problem(CODES.get(status, "malformed"), "", facts))


def on_anything(_: AnyRequest, error: Exception) -> Response[Problem]:
    name, store = logs.trouble("a request failed", error), why(error)
    if store is not None:
        return answer(503, Problem(store, "", {"id": name}))
    return answer(500, Problem("internal", "", {"id": name}))


def on_unreadable(_: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that is nested too deep, or text in no encoding: the framework's reader lets these errors through."""
    if extract_tb(error.__traceback__)[-1].name != "decode_json":
        return on_anything(_, error)
    return answer(400, Problem("malformed", "", {"why": type(error).__name__}))


HANDLERS: Final[dict[Any, Any]] = {
    Denied: on_denied,
    IllegalAction: on_illegal,
    HouseFull: on_full,
    HTTPException: on_http,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    Exception: on_anything,
}


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI description."""
    return {status: ResponseSpec(Problem, description="Refused", generate_examples=False) for status in statuses}


def told(kind: type) -> dict[int, ResponseSpec]:
    """For the description of what is answered with bytes that were made before."""
    return {200: ResponseSpec(kind, description="As it stands", generate_examples=False)}
