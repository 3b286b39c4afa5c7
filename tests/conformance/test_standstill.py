"""A game may stop its clock, in real time only, and what that means is the same for every game."""

from itertools import islice

from tests.conformance.random_play import Setting, every_setting, random_game
from tests.conformance.standstill import stands_still

SOME = 150


@every_setting
def test_a_stopped_clock_goes_on_by_a_tick(setting: Setting) -> None:
    game = setting.rules
    assert game.paused is None or game.live
    for moment in islice(random_game(setting, "standstill"), SOME):
        if game.result(moment.state) is None:
            stands_still(game, moment.state, setting.seats, moment.at)
