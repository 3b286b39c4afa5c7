"""Who is asking: a secret in a signed cookie, and a public id that gives nothing away."""

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

COOKIE: Final = "wayout"
KEPT_FOR: Final = 400 * 24 * 3600
"""Seconds; browsers keep a cookie no longer than that."""

HEADER_CHARACTERS: Final = 16 * 1024
OWN_CHARACTERS: Final = 256
"""More than any cookie of ours has."""


class Identity(NamedTuple):
    """`guest` is public; `secret` is known to the guest's devices alone."""

    secret: str
    guest: str


class Signer:
    """Makes identities and knows its own."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> Identity:
        return of(secrets.token_urlsafe(18))

    def cookie(self, identity: Identity) -> str:
        return f"{identity.secret}.{self._signature(identity.secret)}"

    def read(self, cookie: str) -> Identity | None:
        """Whose cookie this is; None if we did not make it."""
        secret, _, signature = cookie.partition(".")
        if not hmac.compare_digest(self._signature(secret).encode(), signature.encode(errors="replace")):
            return None
        return of(secret)

    def _signature(self, secret: str) -> str:
        digest = hmac.new(self._key, b"guest:" + secret.encode(errors="replace"), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def own_cookie(header: str) -> str | None:
    """Ours among all cookies that a browser sends. Looked for by hand: the general reader of the standard library may
    take a minute for what somebody wrote to be slow."""
    if len(header) > HEADER_CHARACTERS:
        return None
    pairs = (piece.strip().partition("=") for piece in header.split(";"))
    value = next((value for name, _, value in pairs if name == COOKIE), None)
    return value if value is not None and len(value) <= OWN_CHARACTERS else None


def of(secret: str) -> Identity:
    digest = hashlib.sha256(b"public:" + secret.encode()).digest()
    return Identity(secret, base64.b32encode(digest[:10]).decode().lower())


def key_in(folder: Path, name: str = "secret") -> bytes:
    """A key of the house's own, made at the first start."""
    return kept_secret(folder / name, lambda: secrets.token_bytes(32))


def kept_secret(path: Path, make: Callable[[], bytes]) -> bytes:
    """What is in this file; made if it is not there. Whole or not at all, and readable by its owner alone."""
    if not path.exists():
        new = path.with_name(f"{path.name}.new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(make())
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    path.chmod(0o600)
    return path.read_bytes()
