"""What the lobby forecasts, for every game: planned, kept as data, and of the rules that are played."""

from typing import Any, Final

import msgspec
import pytest

from wayout.games import GAMES, forecast_file, read_forecast
from wayout.kernel.game import Game
from wayout.kernel.options import Options, Value, complete
from wayout.lab.forecast import found
from wayout.lab.forecast_plan import forecasting, wanted
from wayout.lab.simulate import Plan, play_one

FEWEST: Final = 40
"""Of so many games a table's figures say something."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_every_preset_is_forecast_or_said_to_need_none(game: Game[Any, Any]) -> None:
    plan = forecasting(game.id)
    planned = [mix.preset for mix in plan.mixes]

    assert {*planned, *plan.without} == set(game.presets)


@every_game
def test_a_plan_is_of_tables_that_can_be_played_and_of_none_twice(game: Game[Any, Any]) -> None:
    tables = wanted(game, forecasting(game.id))

    assert all(table.seats in game.seat_counts(table.options) for table in tables)
    assert all(tables.count(table) == 1 for table in tables)


@every_game
def test_the_figures_are_kept_and_of_the_rules_that_are_played(game: Game[Any, Any]) -> None:
    outlooks = read_forecast(forecast_file(game.id)).tables

    assert outlooks
    for outlook in outlooks:
        assert (outlook.version, outlook.bot) == (game.version, game.standard_bot)
        assert outlook.seats in game.seat_counts(complete(game.options, outlook.options))
        assert outlook.wins.low <= outlook.wins.share <= outlook.wins.high
        assert 0 < outlook.alone[0] <= outlook.alone[1] <= outlook.alone[2]


@every_game
def test_the_figures_are_those_that_are_planned_in_its_order(game: Game[Any, Any]) -> None:
    plan, kept = forecasting(game.id), read_forecast(forecast_file(game.id))
    planned = wanted(game, plan)
    figures = [found(game, kept.tables, table) for table in planned]

    assert [table for table, outlook in zip(planned, figures, strict=True) if outlook is None] == []
    assert list(kept.tables) == figures
    assert kept.aside == plan.aside
    assert [outlook for outlook in kept.tables if outlook.wins.of < FEWEST] == []


def aside_values() -> list[Any]:
    return [
        pytest.param(game, option.id, value, id=f"{game.id}-{option.id}-{value}")
        for game in GAMES.values()
        for option in game.options
        for value in option.values
        if option.id in forecasting(game.id).aside and value != option.default
    ]


@pytest.mark.parametrize(("game", "option", "value"), aside_values())
def test_what_is_left_aside_changes_nothing_for_bots(game: Game[Any, Any], option: str, value: Value) -> None:
    usual = complete(game.options, {})

    assert outcome(game, usual) == outcome(game, usual | {option: value})


def outcome(game: Game[Any, Any], options: Options) -> tuple[Any, int]:
    seats = game.seat_counts(options)[0]
    bout = play_one(Plan(game.id, seats, 1, 2, (game.standard_bot,), options), 0)
    return msgspec.to_builtins(bout.result), bout.actions
