"""The client's types are made from ours."""

import shutil
from pathlib import Path

import msgspec
import pytest

from wayout.games import GAMES
from wayout.server import wire

TOOL = wire.WEB / "node_modules" / "json-schema-to-typescript"


def test_the_client_has_the_current_types() -> None:
    committed = wire.TARGET.read_text(encoding="utf-8")

    assert wire.mark(wire.schema(GAMES)) in committed, "run `python -m wayout.server.wire`"


@pytest.mark.skipif(shutil.which("node") is None or not TOOL.is_dir(), reason="the client's packages are not installed")
def test_nobody_has_edited_them_by_hand() -> None:
    node = shutil.which("node")
    assert node is not None

    assert wire.typescript(wire.schema(GAMES), node) == wire.TARGET.read_text(encoding="utf-8")


def test_types_can_be_made_without_any_game() -> None:
    assert "Around" in wire.schema({})["$defs"]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_event_and_view_of_a_game_is_there(game: str) -> None:
    made = wire.schema(GAMES)["$defs"]
    prefix = wire.words(game)

    assert {f"{prefix}View", f"{prefix}Action", f"{prefix}Event"} <= made.keys()
    for kind in (*GAMES[game].actions, *GAMES[game].events):
        assert f"{prefix}{kind.__name__}" in made


def test_what_we_send_is_complete_and_what_we_get_may_leave_out_defaults() -> None:
    made = wire.schema({})["$defs"]

    assert "missed" in made["LetterMessage"]["required"]
    assert "text" not in made["Say"]["required"]


def test_no_reference_leads_nowhere() -> None:
    made = wire.schema(GAMES)
    text = msgspec.json.encode(made).decode()
    references = {piece.split('"')[0] for piece in text.split("#/$defs/")[1:]}

    assert references <= made["$defs"].keys()


def test_the_types_are_written_beside_the_client() -> None:
    assert Path(__file__).parents[2] / "web" / "src" / "wire.ts" == wire.TARGET
