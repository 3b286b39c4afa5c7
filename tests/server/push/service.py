"""A push service of our own on loopback, and browsers that can read what it carries: real sockets, real keys."""

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from wayout.server.push.letters64 import to_bytes, to_text
from wayout.server.push.subscription import Language, Subscription
from wayout.store.rows import SubscriptionKept

HOST = "127.0.0.1"
SOON = 10.0
LONGEST_CLAIM = 24 * 3600


@dataclass(frozen=True)
class Delivery:
    """One request, as the service saw it."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class Answer:
    status: int = 201
    headers: Mapping[str, str] = field(default_factory=dict)
    hangs: bool = False
    goes_on: bool = False
    """It says that it will answer, again and again."""


class Browser:
    """Has a private key, and reads what was sealed for it."""

    def __init__(self, endpoint: str, lang: Language = "en") -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen secrets!"
        self._point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(endpoint, to_text(self._point), to_text(self._auth), lang)

    def kept_for(self, guest: str, since: int = 1) -> SubscriptionKept:
        return SubscriptionKept(self.subscription.endpoint, guest, since, msgspec.json.encode(self.subscription))

    def read(self, sealed: bytes) -> dict[str, Any]:
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20]), sealed[20]
        sender, words = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(words) < size
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = hkdf(self._auth, shared, b"WebPush: info\0" + self._point + sender, 32)
        key, nonce = (
            hkdf(salt, secret, f"Content-Encoding: {what}\0".encode(), length)
            for what, length in (("aes128gcm", 16), ("nonce", 12))
        )
        plain = AESGCM(key).decrypt(nonce, words, None)
        assert plain.endswith(b"\x02")
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class PushService:
    """Answers as it is told, and checks that every request was signed by a house."""

    def __init__(self, tls: "Certificate | None") -> None:
        self._tls = tls
        self._names = count(1)
        self.origin = ""
        self.answers: list[Answer] = []
        self.delivered: list[Delivery] = []
        self.connections = 0
        self._news = asyncio.Event()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["PushService"]:
        context = None if self._tls is None else self._tls.server
        server = await asyncio.start_server(self._serve, HOST, 0, ssl=context)
        scheme = "http" if context is None else "https"
        self.origin = f"{scheme}://{HOST}:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    def browser(self, lang: Language = "en") -> Browser:
        return Browser(f"{self.origin}/to/{next(self._names)}", lang)

    async def until(self, number: int) -> list[Delivery]:
        async with asyncio.timeout(SOON):
            while len(self.delivered) < number:
                self._news.clear()
                await self._news.wait()
        return self.delivered

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            answer = self.answers.pop(0) if self.answers else Answer()
            self.delivered.append(Delivery(head[0].split()[1], headers, body))
            self._news.set()
            if answer.hangs:
                await reader.read()
            while answer.goes_on:
                writer.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 1000)
                await writer.drain()
            lines = [f"HTTP/1.1 {answer.status} -", *(f"{name}: {value}" for name, value in answer.headers.items())]
            writer.write("\r\n".join([*lines, "Content-Length: 0", "", ""]).encode())
            await writer.drain()
        writer.close()

    def claims(self, delivery: Delivery) -> tuple[str, dict[str, Any]]:
        """The house's public key, and what it signed with it."""
        scheme, _, rest = delivery.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        said, _, signature = parts["t"].rpartition(".")
        raw = to_bytes(signature)
        assert len(raw) == 64
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(parts["k"]))
        key.verify(der, said.encode(), ec.ECDSA(SHA256()))
        header, claims = (json.loads(to_bytes(part)) for part in said.split("."))
        assert header == {"typ": "JWT", "alg": "ES256"}
        return parts["k"], claims


class Certificate:
    """Of a service on loopback; whoever has `client` trusts it."""

    def __init__(self, folder: Path) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push")])
        now = datetime.now(UTC)
        made = (
            x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False)
            .sign(key, SHA256())
        )
        public, both = folder / "push-public.pem", folder / "push-both.pem"
        public.write_bytes(made.public_bytes(Encoding.PEM))
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        both.write_bytes(secret + public.read_bytes())
        self.server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.server.load_cert_chain(both)
        self.client = ssl.create_default_context(cafile=public)
