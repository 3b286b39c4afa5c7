"""The client's types: `python -m wayout.server.wire` writes web/src/wire.ts from the messages and the games."""

import hashlib
import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from wayout.kernel.game import Game
from wayout.server import messages as http
from wayout.table import messages as socket

WEB: Final = Path(__file__).parents[3] / "web"
TARGET: Final = WEB / "src" / "wire.ts"
HEADER: Final = """\
/* Made by `python -m wayout.server.wire` from the Python types; do not edit.
 * Schema {mark} */
"""
ANSWERS: Final = (
    http.Problem,
    http.House,
    http.Me,
    http.MoveLink,
    http.MoveOffer,
    http.TableCode,
    http.TableInfo,
    http.OwnTable,
)
REPLAYS: Final = (http.MatchInfo, http.MatchLetters)
BODIES: Final = (http.Profile, http.MoveToken, http.NewTable, http.ForkPoint)
SCRIPT: Final = """
import { compile } from 'json-schema-to-typescript'
let text = ''
for await (const piece of process.stdin) text += piece
const style = { semi: false, singleQuote: true, printWidth: 120 }
const options = { additionalProperties: false, bannerComment: '', unreachableDefinitions: true, style }
process.stdout.write(await compile(JSON.parse(text), 'Wire', options))
"""

REFERRED: Final = r" \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` .*\n"
NOISE: Final = re.compile(rf"/\*\*\n{REFERRED} \*/\n| \*\n{REFERRED}|export interface Wire {{}}\n")

Schema = dict[str, Any]


def words(game_id: str) -> str:
    """The prefix of a game's types: `emergency_exit` is `EmergencyExit`."""
    return "".join(word.capitalize() for word in game_id.split("_"))


def union_of(types: Iterable[type]) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in types]}


def complete(definition: Schema) -> Schema:
    """Whatever we send has all its fields, also those with a default."""
    if definition.get("type") != "object" or "properties" not in definition:
        return definition
    return {**definition, "required": list(definition["properties"])}


def opened(part: Any) -> Any:
    """An object of which nothing is said may hold anything."""
    if isinstance(part, list):
        return [opened(one) for one in part]
    if not isinstance(part, dict):
        return part
    known = {key: opened(one) for key, one in part.items()}
    if known.get("type") == "object" and "properties" not in known:
        known.setdefault("additionalProperties", {})
    return known


def definitions(types: Iterable[Any], prefix: str = "", sent_by_us: bool = True) -> dict[str, Schema]:
    """The schemas of these types and all they use, by name."""
    template = "#/$defs/" + prefix + "{name}"
    _, found = msgspec.json.schema_components(list(types), ref_template=template)
    named = {prefix + name: {**one, "title": prefix + name} for name, one in found.items()}
    return {name: complete(one) if sent_by_us else one for name, one in named.items()}


def of_game(game: Game[Any, Any]) -> dict[str, Schema]:
    prefix = words(game.id)
    found = definitions([game.view_type, *game.actions, *game.events], prefix)
    found[f"{prefix}Action"] = {"anyOf": [{"$ref": f"#/$defs/{prefix}{kind.__name__}"} for kind in game.actions]}
    found[f"{prefix}Event"] = {"anyOf": [{"$ref": f"#/$defs/{prefix}{kind.__name__}"} for kind in game.events]}
    return found


def schema(games: Mapping[str, Game[Any, Any]]) -> Schema:
    """Everything that goes over the wire, as one JSON Schema."""
    said = socket.ClientMessage.__args__
    told = socket.ServerMessage.__args__
    found = definitions([*said, *BODIES], sent_by_us=False)
    found |= definitions([*told, *ANSWERS, *REPLAYS])
    found |= {"ClientMessage": union_of(said), "ServerMessage": union_of(told)}
    found["Phrase"] = {"enum": list(socket.PHRASES)}
    for game in games.values():
        found |= of_game(game)
    return {"$defs": opened(found), "title": "Wire", "type": "object", "properties": {}}


def mark(of: Schema) -> str:
    return hashlib.sha256(msgspec.json.encode(of)).hexdigest()


def typescript(of: Schema, node: str) -> str:
    """The schema in TypeScript, by the tool in web/node_modules."""
    made = subprocess.run(
        [node, "--input-type=module", "-e", SCRIPT],
        input=msgspec.json.encode(of),
        capture_output=True,
        cwd=WEB,
        check=False,
    )
    if made.returncode:
        raise SystemExit(made.stderr.decode())
    return HEADER.format(mark=mark(of)) + NOISE.sub("", made.stdout.decode())


def main() -> int:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "json-schema-to-typescript").is_dir():
        raise SystemExit("node and web/node_modules are needed: `python3 dev.py` brings both")
    games = importlib.import_module("wayout.games").GAMES
    TARGET.write_text(typescript(schema(games), node), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
