"""What every handler has at hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from litestar.di import NamedDependency

from wayout.server.door import Visit
from wayout.server.guests import Guests
from wayout.server.hub import Hub
from wayout.server.limits import Guard
from wayout.server.metrics import Metrics
from wayout.server.pages import Client, Page


@dataclass(frozen=True)
class Office:
    hub: Hub
    guests: Guests
    guard: Guard
    metrics: Metrics
    client: Client
    catalogues: Mapping[str, Page]


Here: TypeAlias = NamedDependency[Office]
By: TypeAlias = NamedDependency[Visit]
"""Who asks."""
