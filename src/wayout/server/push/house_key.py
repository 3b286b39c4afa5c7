"""The key by which push services know this house (VAPID, RFC 8292). Made once; the private half never leaves."""

import json
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key

from wayout.server.identity import kept_secret
from wayout.server.push.envelope import CURVE, point_of
from wayout.server.push.letters64 import to_text

FILE: Final = "push-key.pem"
GOOD_FOR_SECONDS: Final = 12 * 3600
NOBODY: Final = "mailto:house@wayout.invalid"
"""Whom a push service may write to, where the house has no public address."""
HALF: Final = 32


class HouseKey:
    def __init__(self, private: ec.EllipticCurvePrivateKey, contact: str = NOBODY) -> None:
        self._private = private
        self._contact = contact
        self.public = to_text(point_of(private.public_key()))

    def authorization(self, audience: str, now: float) -> str:
        """The header by which a push service lets us in; `audience` is its origin."""
        claims = {"aud": audience, "exp": int(now) + GOOD_FOR_SECONDS, "sub": self._contact}
        said = f"{packed({'typ': 'JWT', 'alg': 'ES256'})}.{packed(claims)}"
        return f"vapid t={said}.{self._signature(said)}, k={self.public}"

    def _signature(self, said: str) -> str:
        r, s = decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(SHA256())))
        return to_text(r.to_bytes(HALF) + s.to_bytes(HALF))


def packed(value: object) -> str:
    return to_text(json.dumps(value, separators=(",", ":")).encode())


def new_key() -> bytes:
    private = ec.generate_private_key(CURVE)
    return private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def house_key_in(folder: Path, contact: str | None) -> HouseKey:
    """Made at the first start; readable by its owner alone."""
    private = load_pem_private_key(kept_secret(folder / FILE, new_key), None)
    assert isinstance(private, ec.EllipticCurvePrivateKey)
    return HouseKey(private, contact or NOBODY)
