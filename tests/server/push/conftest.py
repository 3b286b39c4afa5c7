"""A push service of our own, by TLS."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.push.service import Certificate, PushService
from wayout.server.push.house_key import HouseKey
from wayout.server.push.sender import Sender


@pytest.fixture
def certificate(tmp_path: Path) -> Certificate:
    return Certificate(tmp_path)


@pytest.fixture
async def service(certificate: Certificate) -> AsyncIterator[PushService]:
    async with PushService(certificate).open() as opened:
        yield opened


@pytest.fixture
def key() -> HouseKey:
    return HouseKey(ec.generate_private_key(ec.SECP256R1()), "https://wayout.example")


@pytest.fixture
async def sender(key: HouseKey, service: PushService, certificate: Certificate) -> AsyncIterator[Sender]:
    made = Sender(key, service.origin, certificate.client)
    yield made
    await made.close()
