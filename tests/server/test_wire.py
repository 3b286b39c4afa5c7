"""The client's types are made from ours."""

import re
from typing import Any

import msgspec
import pytest

from wayout.games import GAMES
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.server import wire
from wayout.server.typescript import typescript

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@pytest.mark.parametrize("path", wire.files(GAMES), ids=lambda path: str(path.relative_to(wire.SRC)))
def test_the_client_has_the_current_types(path: Any) -> None:
    assert path.read_text(encoding="utf-8") == wire.files(GAMES)[path], "run `python3 dev.py wire`"


@every_game
def test_every_action_and_event_of_a_game_is_there_and_its_four_parts(game: Game[Any, Any]) -> None:
    made = wire.of_game(game)

    assert {"View", "Action", "Event", "Catalogue", "Wire"} <= made.keys()
    assert {kind.__name__ for kind in (*game.actions, *game.events)} <= made.keys()


@every_game
def test_no_two_types_of_a_game_share_a_name(game: Game[Any, Any]) -> None:
    assert [name for name in wire.of_game(game) if not name.isidentifier()] == []


@every_game
def test_the_printed_matter_is_of_its_type(game: Game[Any, Any]) -> None:
    msgspec.json.decode(encode(game.catalogue), type=game.catalogue_type)


@pytest.mark.parametrize("text", wire.files(GAMES).values(), ids=["shell", *GAMES])
def test_no_name_leads_nowhere(text: str) -> None:
    declared = set(re.findall(r"^export (?:type|interface) (\w+)", text, flags=re.M))
    code = re.sub(r"/\*.*?\*/|'[^']*'", "", text, flags=re.S)
    named = set(re.findall(r"\b[A-Z]\w+", code)) - {"Readonly", "Record"}

    assert named == declared


def test_what_we_send_is_complete_and_what_we_get_may_leave_out_defaults() -> None:
    made = wire.shell()

    assert "missed" in made["LetterMessage"]["required"]
    assert "text" not in made["Say"]["required"]


def test_what_may_be_missing_in_what_we_send_may_be_missing_in_its_type() -> None:
    assert "may" not in wire.shell()["Change"]["required"]
    assert wire.of_game(GAMES["no_escape"])["Targets"]["required"] == []


def test_a_type_is_written_as_typescript_writes_it() -> None:
    point = {
        "description": "Where something is.",
        "properties": {
            "at": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]},
            "way": {"anyOf": [{"enum": ["up", "down"]}, {"type": "null"}]},
            "names": {"type": "array", "items": {"type": "string"}},
            "seen": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Point"}},
            "more": {},
        },
        "required": ["at", "way", "names", "seen"],
    }

    assert typescript({"Point": point}) == (
        "/** Where something is. */\n"
        "export interface Point {\n"
        "  at: readonly [number, number]\n"
        "  way: 'up' | 'down' | null\n"
        "  names: readonly string[]\n"
        "  seen: Readonly<Record<string, Point>>\n"
        "  more?: unknown\n"
        "}\n"
    )
