"""The whole web application, put together."""

from dataclasses import dataclass, field

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from wayout import __version__
from wayout.server import api, days, opening, problems, replays, site
from wayout.server.addresses import Addresses
from wayout.server.day_board import Boards
from wayout.server.door import Door, Visit
from wayout.server.guests import Guests
from wayout.server.health import Health
from wayout.server.hub import Hub
from wayout.server.identity import Signer
from wayout.server.limits import MESSAGE_BYTES, Guard
from wayout.server.office import Office, PushDesk
from wayout.server.pages import Client
from wayout.server.push import api as push
from wayout.server.shelf import Shelf
from wayout.server.socket import screen_socket, table_socket


@dataclass(frozen=True)
class Parts:
    """What the application is made of."""

    hub: Hub
    signer: Signer
    guard: Guard
    push: PushDesk
    behind_proxy: bool = False
    client: Client = field(default_factory=Client)
    health: Health | None = None
    addresses: Addresses = field(default_factory=Addresses)
    metrics_token: str | None = None


def make_app(parts: Parts) -> Door:
    hub = parts.hub
    catalogues = {game.id: api.catalogue_page(game) for game in hub.house.games.values()}
    office = Office(
        hub,
        Guests(hub.store),
        parts.guard,
        hub.metrics,
        parts.client,
        api.house_page(hub.house.games.values(), parts.client.build),
        catalogues,
        {game.id: api.forecast_page(game) for game in hub.house.games.values()},
        parts.health or Health(hub.store, hub.metrics),
        parts.addresses,
        parts.metrics_token,
        Shelf(),
        parts.push,
        Boards(hub.store),
    )

    def here() -> Office:
        return office

    app = Litestar(
        [
            *api.HANDLERS,
            *days.HANDLERS,
            *replays.HANDLERS,
            *opening.HANDLERS,
            *push.HANDLERS,
            *site.HANDLERS,
            table_socket,
            screen_socket,
        ],
        dependencies={
            "office": Provide(here, sync_to_thread=False, use_cache=True),
            "visit": Provide(visit, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
        request_max_body_size=MESSAGE_BYTES,
        openapi_config=OpenAPIConfig(
            title="Wayout",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    return Door(app, parts.signer, parts.guard, hub.metrics, parts.behind_proxy)


def visit(scope: Scope) -> Visit:
    found: Visit = scope["state"]["visit"]
    return found
