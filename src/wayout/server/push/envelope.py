"""A few words that only one browser can read, whoever carries them (RFC 8291, RFC 8188)."""

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096
LAST: Final = b"\x02"
"""Follows the words of the last record, and there is only one."""


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """Raises ValueError if it is not on the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(
    words: bytes,
    reader: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """For the browser with this public point and this secret. Key and salt are new each time, except in tests."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    sender = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), read_point(reader))
    secret = derived(auth, shared, b"WebPush: info\0" + reader + sender, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4) + bytes([len(sender)]) + sender
    return header + AESGCM(key).encrypt(nonce, words + LAST, None)
