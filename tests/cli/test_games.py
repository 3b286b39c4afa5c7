"""`wayout games`."""

import json

import pytest

from wayout.cli.main import main
from wayout.games import GAMES


def test_every_game_is_listed_with_all_that_a_table_can_choose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0

    listed = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert list(listed) == list(GAMES)
    for name, game in GAMES.items():
        assert [option["id"] for option in listed[name]["options"]] == [option.id for option in game.options]
        assert list(listed[name]["presets"]) == list(game.presets)
        assert listed[name]["timers"] == dict(game.timers)
        assert listed[name]["bots"] == list(game.bots)
        assert listed[name]["standard_bot"] == game.standard_bot
        assert listed[name]["generic_bots"] == ["random"]


def test_presets_are_complete_and_say_how_many_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    main(["games", "--json"])

    listed = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    together = listed["emergency_exit"]["presets"]["together"]
    assert together["options"]["mode"] == "together"
    assert together["options"]["danger"] is False
    assert together["seats"] == [1, 2, 3, 4, 5]
    assert listed["emergency_exit"]["seats"] == [2, 3, 4, 5]


def test_for_people_there_are_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0

    shown = capsys.readouterr().out
    assert "Emergency Exit Only" in shown
    assert "scatterbrain" in shown
