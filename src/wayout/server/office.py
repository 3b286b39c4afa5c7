"""What every handler has at hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from litestar.di import NamedDependency

from wayout.server.addresses import Addresses
from wayout.server.day_board import Boards
from wayout.server.door import Visit
from wayout.server.guests import Guests
from wayout.server.health import Health
from wayout.server.hub import Hub
from wayout.server.limits import Guard
from wayout.server.metrics import Metrics
from wayout.server.pages import Client, Page
from wayout.server.shelf import Shelf


@dataclass(frozen=True)
class PushDesk:
    """What guests need to be called: the house's public key, and the push service that its host trusts, if any."""

    key: str
    trusted: str | None = None


@dataclass(frozen=True)
class Office:
    hub: Hub
    guests: Guests
    guard: Guard
    metrics: Metrics
    client: Client
    house: Page
    catalogues: Mapping[str, Page]
    forecasts: Mapping[str, Page]
    health: Health
    addresses: Addresses
    metrics_token: str | None
    shelf: Shelf
    push: PushDesk
    boards: Boards


Here: TypeAlias = NamedDependency[Office]
By: TypeAlias = NamedDependency[Visit]
"""Who asks."""
