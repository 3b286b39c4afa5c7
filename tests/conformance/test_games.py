"""The kernel's promises, kept by every registered game at every preset and number of seats."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from tests.conformance.random_play import Setting, every_setting, may_from, opened, play_on, random_game
from wayout.games import GAMES
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.kernel.options import complete
from wayout.kernel.play import IllegalAction, play, replay
from wayout.kernel.record import Header, read_lines, state_after, step_of, write_lines
from wayout.kernel.seats import Seat, viewers
from wayout.kernel.talk import TABLE

SEEDS = range(6)


def test_the_house_has_games() -> None:
    assert "emergency_exit" in GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whoever_plays_at_once_finds_the_usual_seats(game: Game[Any, Any]) -> None:
    usual, first = (complete(game.options, game.presets[name]) for name in ("default", game.first_preset))

    assert game.seat_counts(first) == game.seat_counts(usual)


def test_whoever_plays_room_25_at_once_sees_the_first_show() -> None:
    assert GAMES["room25"].first_preset == "first_show"


@every_setting
def test_it_opens_with_somebody_asked_or_a_deadline(setting: Setting) -> None:
    state = opened(setting, Seeded(1)).state

    assert setting.rules.asked(state) or setting.rules.deadline(state) is not None
    assert setting.rules.result(state) is None


@every_setting
def test_random_games_end_with_a_result_for_every_seat(setting: Setting) -> None:
    for seed in SEEDS:
        *_, last = random_game(setting, seed)
        result = setting.rules.result(last.state)

        assert result is not None
        assert len(result.scores) == setting.seats
        assert set(result.winners) <= set(range(setting.seats))
        assert not setting.rules.asked(last.state)


@every_setting
def test_replaying_the_events_gives_the_same_end(setting: Setting) -> None:
    for seed in SEEDS:
        moments = list(random_game(setting, seed))
        start = setting.rules.first_state(setting.seats, setting.options)

        assert replay(start, [event for moment in moments for event in moment.events]) == moments[-1].state


@every_setting
def test_a_record_saved_and_loaded_at_every_step_gives_the_same_game(setting: Setting) -> None:
    game = setting.rules
    header = Header(game.id, game.version, setting.seats, setting.options)
    steps, states = [], []
    for number, moment in enumerate(random_game(setting, "record")):
        steps.append(step_of(number, 0, moment.events, seat=moment.seat, action=moment.action))
        states.append(moment.state.clone())

    lines = list(write_lines(header, steps))
    for number in {0, 1, len(steps) // 3, len(steps) // 2, len(steps) - 1}:
        read_header, read_steps = read_lines(lines[: number + 2])
        assert read_header == header
        assert state_after(game, read_header, read_steps) == states[number]


@every_setting
def test_states_events_and_actions_survive_json(setting: Setting) -> None:
    codec = setting.rules.codec
    for moment in random_game(setting, "json"):
        assert codec.state(encode(moment.state)) == moment.state
        assert codec.events(encode(moment.events)) == moment.events
        assert moment.action is None or codec.action(encode(moment.action)) == moment.action


@every_setting
def test_a_clone_is_equal_and_shares_nothing_that_changes(setting: Setting) -> None:
    for moment in random_game(setting, "clone"):
        copy = moment.state.clone()
        before = encode(copy)
        assert copy == moment.state
        for seat in setting.rules.asked(copy)[:1]:
            action = setting.rules.legal(copy, seat)[0]
            play(copy, seat, action, Seeded(3), max(moment.at, may_from(setting.rules, copy, seat, action)))
            assert encode(moment.state) == before


@every_setting
def test_legal_is_every_thinkable_action_whose_check_says_nothing(setting: Setting) -> None:
    game = setting.rules
    for moment in random_game(setting, "legal"):
        for seat in map(Seat, range(setting.seats)):
            legal = game.legal(moment.state, seat)
            passing = [a for a in game.thinkable(moment.state, seat) if a.check(moment.state, seat) is None]
            assert sorted(map(repr, legal)) == sorted(map(repr, passing))
            assert len(set(legal)) == len(legal)
            assert legal or seat not in game.asked(moment.state)
            assert not legal or game.result(moment.state) is None


@every_setting
def test_what_is_refused_changes_nothing_and_cites_a_rule(setting: Setting) -> None:
    game = setting.rules
    for number, moment in enumerate(random_game(setting, "refused")):
        if number % 5:
            continue
        before = encode(moment.state)
        for seat in map(Seat, range(setting.seats)):
            legal = set(game.legal(moment.state, seat))
            for action in set(game.thinkable(moment.state, seat)) - legal:
                with pytest.raises(IllegalAction) as caught:
                    play(moment.state, seat, action, Seeded(4))
                assert caught.value.refusal.code
                assert caught.value.refusal.rule
                assert encode(moment.state) == before


@every_setting
def test_an_action_with_a_field_that_is_not_there_cannot_be_read(setting: Setting) -> None:
    game = setting.rules
    for moment in islice(random_game(setting, "fields"), 60):
        for seat in game.asked(moment.state):
            for spoiled in with_a_field_too_many(msgspec.to_builtins(game.legal(moment.state, seat)[0])):
                with pytest.raises(msgspec.ValidationError, match="unknown field"):
                    game.codec.action(encode(spoiled))


def with_a_field_too_many(action: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """In the action itself, or in a part of it."""
    yield {**action, "more": 1}
    for name, part in action.items():
        if isinstance(part, dict):
            yield {**action, name: {**part, "more": 1}}


@every_setting
def test_every_seat_has_the_table_to_talk_at_and_asking_changes_nothing(setting: Setting) -> None:
    channels = setting.rules.channels
    for moment in islice(random_game(setting, "talk"), 60):
        before = encode(moment.state)
        for seat in map(Seat, range(setting.seats)):
            offered = () if channels is None else channels(moment.state, seat)
            ids = [channel.id for channel in offered]
            assert channels is None or (ids.count(TABLE) == 1 and len(set(ids)) == len(ids))
            assert all(channel.readers is None or seat in channel.readers for channel in offered)
            assert all(channel.readers is None for channel in offered if channel.id == TABLE)
        assert encode(moment.state) == before


@every_setting
def test_views_written_together_are_those_written_alone(setting: Setting) -> None:
    game, everybody = setting.rules, list(viewers(setting.seats))
    if game.views is None:
        return
    for moment in islice(random_game(setting, "together"), 60):
        assert game.views(moment.state, everybody) == [game.view(moment.state, viewer) for viewer in everybody]


@every_setting
def test_nothing_keeps_a_preset_from_starting(setting: Setting) -> None:
    why_not = setting.rules.why_not

    assert why_not is None or why_not(setting.options, setting.seats) is None


@every_setting
def test_time_up_plays_something_legal_under_a_known_timer(setting: Setting) -> None:
    game = setting.rules
    for moment in random_game(setting, "timeout"):
        for seat in game.asked(moment.state):
            assert game.waiting(moment.state, seat) in game.timers
            assert game.timeout(moment.state, seat, Seeded(5)).check(moment.state, seat) is None


@every_setting
def test_a_seat_can_leave_at_any_moment_and_the_others_play_on_to_an_end(setting: Setting) -> None:
    game = setting.rules
    leaver = Seat(setting.seats - 1)
    for number, moment in enumerate(random_game(setting, "leave")):
        if number % 7 or game.result(moment.state) is not None:
            continue
        state, chance = moment.state.clone(), Seeded(number)
        if game.live and game.leave.check(state, leaver) is not None:
            continue
        play(state, leaver, game.leave, chance, moment.at)
        assert leaver not in game.asked(state)
        refusal = game.leave.check(state, leaver)
        assert refusal is not None
        play_on(setting, state, chance, moment.at)
        assert game.result(state) is not None
