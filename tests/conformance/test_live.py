"""What games of real time promise beyond what all games do."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from tests.conformance.random_play import Setting, may_from, random_game, sampled, settings
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import IllegalAction, play
from wayout.kernel.seats import Seat, viewers
from wayout.lab.live_bout import LiveBout

LIVE = [setting for setting in settings() if setting.rules.live]
every_live_setting = pytest.mark.parametrize("setting", sampled(LIVE))
SOME = 150


@every_live_setting
def test_a_view_stays_as_it_was_told_while_the_game_goes_on(setting: Setting) -> None:
    """Change letters are made by comparing views: one that shares lists with the state would never differ."""
    game = setting.rules
    before: list[tuple[Any, bytes]] = []
    for moment in islice(random_game(setting, "views"), SOME):
        assert all(encode(view) == told for view, told in before)
        before = [(view, encode(view)) for view in (game.view(moment.state, who) for who in viewers(setting.seats))]


@every_live_setting
def test_no_view_has_a_nothing_under_a_key(setting: Setting) -> None:
    """In a change letter, nothing under a key says that the key is gone."""
    game = setting.rules
    for moment in islice(random_game(setting, "keys"), SOME):
        for viewer in viewers(setting.seats):
            seen = game.view(moment.state, viewer)
            assert isinstance(seen, msgspec.Struct)
            keyed = [value for name in seen.__struct_fields__ if isinstance(value := getattr(seen, name), dict)]
            assert all(None not in value.values() for value in keyed)


@every_live_setting
def test_nobody_may_act_again_at_once_for_ever(setting: Setting) -> None:
    """Time passes in every game: some action of each seat has to wait after it was done."""
    game, waited = setting.rules, 0
    for moment in islice(random_game(setting, "spacing"), SOME):
        if moment.seat is None or game.result(moment.state) is not None:
            continue
        again = game.legal(moment.state, moment.seat)
        waited += any(may_from(game, moment.state, moment.seat, action) > moment.at for action in again)

    assert waited > 0


@every_live_setting
def test_asking_what_is_contested_changes_nothing(setting: Setting) -> None:
    game = setting.rules
    for moment in islice(random_game(setting, "asking"), SOME):
        before = encode(moment.state)
        for seat in map(Seat, range(setting.seats)):
            for action in game.legal(moment.state, seat):
                assert game.contest is None or isinstance(game.contest(moment.state, seat, action), str | None)
        assert encode(moment.state) == before


@every_live_setting
def test_a_seat_may_be_absent_and_come_back(setting: Setting) -> None:
    game = setting.rules
    if game.absent is None:
        return
    state = next(random_game(setting, "absent")).state
    for gone in (True, False):
        assert play(state, Seat(0), game.absent(gone), Seeded(1)).events


@every_live_setting
@pytest.mark.parametrize("strength", ["weakest", "standard"])
def test_its_bots_play_it_to_an_end_that_the_seed_decides(setting: Setting, strength: str) -> None:
    game = setting.rules
    name = next(iter(game.bots)) if strength == "weakest" else game.standard_bot
    if "practice" in setting.preset:
        return
    ends = []
    for _ in range(2):
        bout = LiveBout(game, setting.options, [game.bots[name]] * setting.seats, Seeded("bots"))
        try:
            ends.append((bout.run(), encode(bout.state)))
        except IllegalAction as error:
            raise AssertionError(f"{name} wants what it may not: {error.refusal}") from error

    assert ends[0] == ends[1]
