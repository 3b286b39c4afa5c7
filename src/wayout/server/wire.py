"""The client's types: `python -m wayout.server.wire` writes them from the messages and the games.

What goes over the wire at every table is in web/src/wire.ts, and what a game's letters hold in its own wire.ts beside
the code that draws them: View, Event, Action, Catalogue, and Wire, which is these four together.
"""

import importlib
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from wayout.kernel.forecast import Forecast
from wayout.kernel.game import Game
from wayout.server import messages as http
from wayout.server.typescript import typescript
from wayout.table import messages as socket

SRC: Final = Path(__file__).parents[3] / "web" / "src"
HEADER: Final = "/* Made by `python3 dev.py wire` from the Python types; do not edit. */\n"
ANSWERS: Final = (
    http.Problem,
    http.House,
    http.Me,
    http.MoveLink,
    http.MoveOffer,
    http.TableCode,
    http.TableInfo,
    http.OwnTable,
    http.Day,
    http.PushKey,
    Forecast,
)
REPLAYS: Final = (http.MatchInfo, http.MatchLetters, http.MatchFinale, http.MatchCode)
BODIES: Final = (
    http.Profile,
    http.MoveToken,
    http.NewTable,
    http.DayStart,
    http.ForkPoint,
    http.PushStart,
    http.PushEnd,
)

Schema = dict[str, Any]


def reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def union_of(types: Iterable[type]) -> Schema:
    return {"anyOf": [reference(kind.__name__) for kind in types]}


def sparse(part: object) -> set[str]:
    """The names of those types that leave out what is as usual."""
    if isinstance(part, tuple):
        return set().union(*map(sparse, part))
    if not isinstance(part, inspect.Type | inspect.Field):
        return set()
    own = {part.cls.__name__} if isinstance(part, inspect.StructType) and leaves_out(part.cls) else set()
    return own.union(*(sparse(getattr(part, name)) for name in part.__struct_fields__))


def leaves_out(kind: type[msgspec.Struct]) -> bool:
    return kind.__struct_config__.omit_defaults


def complete(definition: Schema) -> Schema:
    """Whatever we send has all its fields, also those with a default."""
    fields = definition.get("properties", {})
    required = [*definition.get("required", ()), *(name for name, of in fields.items() if "default" in of)]
    return {**definition, "required": required}


def definitions(types: Iterable[Any], sent_by_us: bool = True) -> dict[str, Schema]:
    """The schemas of these types and all they use, by name."""
    listed = list(types)
    _, found = msgspec.json.schema_components(listed)
    if not sent_by_us:
        return found
    as_they_are = sparse(inspect.multi_type_info(listed))
    return {name: one if name in as_they_are else complete(one) for name, one in found.items()}


def shell() -> dict[str, Schema]:
    """Everything that goes over the wire, whatever is played."""
    said = socket.ClientMessage.__args__
    told = socket.ServerMessage.__args__
    found = definitions([*said, *BODIES], sent_by_us=False)
    found |= definitions([*told, *ANSWERS, *REPLAYS])
    found |= {"ClientMessage": union_of(said), "ServerMessage": union_of(told)}
    found["Phrase"] = {"enum": list(socket.PHRASES)}
    return found


def of_game(game: Game[Any, Any]) -> dict[str, Schema]:
    """What is in the letters of one game, and its printed matter."""
    found = definitions([game.view_type, *game.actions, *game.events, game.catalogue_type])
    found |= {"Action": union_of(game.actions), "Event": union_of(game.events)}
    names = {"view": "View", "event": "Event", "action": "Action", "catalogue": "Catalogue"}
    fields = {field: reference(name) for field, name in names.items()}
    about = "What this game's letters and its catalogue hold."
    return found | {"Wire": {"description": about, "properties": fields, "required": list(fields)}}


def files(games: Mapping[str, Game[Any, Any]]) -> dict[Path, str]:
    """Every file of types, with what belongs into it."""
    made = {SRC / "wire.ts": shell()}
    made |= {SRC / "games" / game.id / "wire.ts": of_game(game) for game in games.values()}
    return {path: f"{HEADER}\n{typescript(of)}" for path, of in made.items()}


def main() -> int:
    for path, text in files(importlib.import_module("wayout.games").GAMES).items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
