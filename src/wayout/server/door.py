"""Everything passes here first: who is it, from where, may it come in; and nothing leaves without its headers."""

from collections.abc import Iterable
from ipaddress import IPv6Network, ip_address
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wayout.kernel.codec import encode
from wayout.server import logs
from wayout.server.identity import COOKIE, KEPT_FOR, Identity, Signer, own_cookie
from wayout.server.limits import Guard
from wayout.server.messages import Problem
from wayout.server.metrics import Metrics

POLICY: Final = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
CODE_HEADERS: Final = tuple(
    one for one in HEADERS if one[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
)
"""The others are about pages, and half a kilobyte with each of many small files."""
CODE: Final = (".js", ".css")
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
WITHOUT_GUEST: Final = ("/api/house", "/assets/", "/icons/", "/manifest.", "/sw.js", "/healthz", "/metrics")
"""For what is asked of these paths nobody needs to be known."""


def headers_for(path: str) -> tuple[tuple[bytes, bytes], ...]:
    return CODE_HEADERS if path.startswith("/assets/") and path.endswith(CODE) else HEADERS


def place(address: str) -> str:
    """Whom limits count as one: an address or, where everybody has millions of them, a network."""
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


class Visit:
    """One request or socket: who, from where, and the address under which it reached us."""

    def __init__(self, scope: Any, signer: Signer, behind_proxy: bool) -> None:
        self._headers: dict[bytes, bytes] = dict(scope["headers"])
        self._proxied = behind_proxy
        client = scope.get("client")
        self._peer: str = client[0] if client else ""
        self.address = place((self._forwarded("for") if behind_proxy else None) or self._peer)
        told = self._forwarded("proto") if behind_proxy else None
        self.secure = (told or scope["scheme"]) in ("https", "wss")
        self.host = (self._forwarded("host") if behind_proxy else None) or self.header("host")
        known = self._identity(signer)
        self.is_new = known is None
        self.identity = known or signer.new()

    def header(self, name: str) -> str:
        return self._headers.get(name.encode(), b"").decode("latin-1")

    def _forwarded(self, what: str) -> str | None:
        """What the proxy in front of us says; the last entry is its own, those before it anybody may have written."""
        return self.header(f"x-forwarded-{what}").rpartition(",")[2].strip() or None

    def _identity(self, signer: Signer) -> Identity | None:
        cookie = own_cookie(self.header("cookie"))
        return None if cookie is None else signer.read(cookie)

    @property
    def is_from_here(self) -> bool:
        """From this very machine. Whom a proxy speaks for, nobody can tell for sure."""
        try:
            return not self._proxied and ip_address(self._peer).is_loopback
        except ValueError:
            return False

    def become(self, identity: Identity) -> None:
        """From now on this device is that guest."""
        self.identity = identity
        self.is_new = True

    @property
    def base(self) -> str:
        """The house as this visitor calls it."""
        return f"{'https' if self.secure else 'http'}://{self.host}"

    def is_own_origin(self, origin: str) -> bool:
        default = "443" if origin.startswith("https:") else "80"
        try:
            theirs = urlsplit(origin)
            ours = urlsplit(f"//{self.host}")
            same = (theirs.hostname, str(theirs.port or default)) == (ours.hostname, str(ours.port or default))
        except ValueError:
            return False
        return same and theirs.scheme in ("http", "https") and bool(theirs.hostname)


def fresh(path: str, headers: Iterable[tuple[bytes, bytes]]) -> Iterable[tuple[bytes, bytes]]:
    """What is asked of the house is asked anew each time, unless the answer itself says how long it holds."""
    says_so = any(name.lower() == b"cache-control" for name, _ in headers)
    return () if says_so or not path.startswith("/api/") else ((b"cache-control", b"no-store"),)


class Door:
    """Wraps the whole app, sockets too."""

    def __init__(self, app: ASGIApp, signer: Signer, guard: Guard, metrics: Metrics, behind_proxy: bool) -> None:
        self._app = app
        self._signer = signer
        self._guard = guard
        self._metrics = metrics
        self._behind_proxy = behind_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        serve = {"http": self._request, "websocket": self._socket}.get(scope["type"])
        if serve is None:
            await self._app(scope, receive, send)
            return
        visit = Visit(scope, self._signer, self._behind_proxy)
        scope.setdefault("state", {})["visit"] = visit
        await serve(visit, scope, receive, send)

    async def _socket(self, visit: Visit, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._no_socket(visit)
        if refusal is not None:
            self._metrics.refusals.labels(refusal).inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", []), *self._cookie(visit)]
            await send(message)

        await self._app(scope, receive, send_with_cookie)

    async def _request(self, visit: Visit, scope: Any, receive: Receive, send: Send) -> None:
        started = monotonic()
        path: str = scope["path"]
        asks = not path.startswith(WITHOUT_GUEST)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookie = self._cookie(visit) if asks else ()
                message["headers"] = [
                    *message["headers"],
                    *headers_for(path),
                    *cookie,
                    *fresh(path, message["headers"]),
                ]
                self._note(scope, message["status"], started)
            await send(message)

        refusal = self._refusal(visit, scope["method"], path)
        if refusal is None:
            await self._app(scope, receive, send_with_headers)
            return
        status, code = refusal
        body = encode(Problem(code, "", {}))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send_with_headers({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _refusal(self, visit: Visit, method: str, path: str) -> tuple[int, str] | None:
        """Paths are what they look like: handlers would also answer to one with slashes too many."""
        if "//" in path:
            return 404, "not_found"
        if path.startswith("/api/") and not self._guard.requests.take(visit.address):
            return 429, "too_fast"
        if method in HARMLESS:
            return None
        origin, site = visit.header("origin"), visit.header("sec-fetch-site")
        if (origin and not visit.is_own_origin(origin)) or site not in ("", "same-origin", "none"):
            return 403, "foreign_origin"
        return None

    def _no_socket(self, visit: Visit) -> str | None:
        """The handshake fails with 403; a browser would not tell its page more anyway."""
        if not visit.is_own_origin(visit.header("origin")):
            return "foreign_origin"
        return None if self._guard.handshakes.take(visit.address) else "too_fast"

    def _cookie(self, visit: Visit) -> Iterable[tuple[bytes, bytes]]:
        if not visit.is_new:
            return ()
        parts = [
            f"{COOKIE}={self._signer.cookie(visit.identity)}",
            f"Max-Age={KEPT_FOR}",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax",
            *(["Secure"] if visit.secure else []),
        ]
        return ((b"set-cookie", "; ".join(parts).encode()),)

    def _note(self, scope: Any, status: int, started: float) -> None:
        """The route, never the path: paths hold codes and tokens."""
        self._metrics.requests.labels(str(status)).inc()
        route = scope.get("path_template") or "-"
        took = round((monotonic() - started) * 1000, 1)
        logs.say("request", method=scope["method"], route=route, status=status, ms=took)
