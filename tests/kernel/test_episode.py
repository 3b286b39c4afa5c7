"""A game outside a table: time goes forward, ticks come when due, and a clone goes its own way."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.bell import GAME as BELL
from tests.table.bell import SPACING, Press
from wayout.games import GAMES
from wayout.kernel.chance import Chance, NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.episode import Episode, NeverEnds, Recorder, begin
from wayout.kernel.game import Game
from wayout.kernel.options import complete
from wayout.kernel.play import Action, IllegalAction, Turn
from wayout.kernel.record import Header, state_after
from wayout.kernel.seats import Seat

LONGEST_PAUSE = 3_000
SOME = 60

games = st.sampled_from([(GAMES["emergency_exit"], "danger"), (GAMES["no_escape"], "default"), (BELL, "default")])
games |= st.just((GAMES["temple"], "default"))
seeds = st.integers(0, 10_000)
few = settings(max_examples=25, deadline=None)


def opened(game: Game[Any, Any], preset: str, seed: int, *listeners: Any) -> Episode[Any]:
    return begin(game, 3, Seeded(seed), game.presets[preset], listeners)


def one_step(episode: Episode[Any], choices: Chance) -> None:
    """After a pause somebody acts as soon as they may, or time does something before that."""
    asked = episode.asked()
    if not asked:
        episode.tick()
        return
    seat = choices.pick(asked)
    action = choices.pick(episode.legal(seat))
    if episode.wait(max(episode.at + choices.below(LONGEST_PAUSE), episode.ready_at(seat, action))):
        episode.play(seat, action)


def play_on(episode: Episode[Any], choices: Chance, steps: int) -> None:
    for _ in range(steps):
        if episode.over:
            return
        one_step(episode, choices)


def standing(episode: Episode[Any]) -> tuple[bytes, int, int, int]:
    return encode(episode.state), episode.at, episode.actions, episode.number


@few
@given(games, seeds, st.integers(0, SOME))
def test_clones_go_on_alike_with_the_same_choices(played: tuple[Game[Any, Any], str], seed: int, before: int) -> None:
    episode = opened(*played, seed)
    play_on(episode, Seeded("before"), before)

    twin = episode.clone()
    play_on(episode, Seeded("after"), SOME)
    play_on(twin, Seeded("after"), SOME)

    assert standing(twin) == standing(episode)


@few
@given(games, seeds, st.integers(0, SOME))
def test_a_clone_and_its_original_never_touch_each_other(
    played: tuple[Game[Any, Any], str], seed: int, before: int
) -> None:
    episode, alone = opened(*played, seed), opened(*played, seed)
    for each in (episode, alone):
        play_on(each, Seeded("before"), before)

    play_on(episode.clone(), Seeded("elsewhere"), SOME)

    assert standing(episode) == standing(alone)
    play_on(episode, Seeded("after"), SOME)
    play_on(alone, Seeded("after"), SOME)
    assert standing(episode) == standing(alone), "the luck was not touched either"


@few
@given(games, seeds)
def test_a_record_replays_to_where_the_game_stands(played: tuple[Game[Any, Any], str], seed: int) -> None:
    game, preset = played
    recorder = Recorder()
    episode = opened(game, preset, seed, recorder)
    play_on(episode, Seeded("choices"), 3 * SOME)

    header = Header(game.id, game.version, 3, complete(game.options, game.presets[preset]))
    assert state_after(game, header, recorder.steps) == episode.state
    assert [step.number for step in recorder.steps] == list(range(episode.number))
    assert sum(step.seat is not None for step in recorder.steps) == episode.actions


@few
@given(games, seeds)
def test_time_never_goes_back_and_the_same_seed_gives_the_same_game(
    played: tuple[Game[Any, Any], str], seed: int
) -> None:
    first, again = Recorder(), Recorder()
    for recorder in (first, again):
        play_on(opened(*played, seed, recorder), Seeded("choices"), 3 * SOME)

    times = [step.at for step in first.steps]
    assert times == sorted(times)
    assert first.steps == again.steps


@few
@given(games, seeds)
def test_ticks_come_when_they_are_due_and_nothing_is_played_after_a_deadline(
    played: tuple[Game[Any, Any], str], seed: int
) -> None:
    game, _ = played
    deadlines: list[int | None] = []

    def look(turn: Turn[Any], seat: Seat | None, action: Action[Any] | None) -> None:
        if deadlines and seat is None:
            assert deadlines[-1] == turn.at
        elif deadlines:
            assert deadlines[-1] is None or deadlines[-1] > turn.at
        due = game.deadline(turn.state)
        deadlines.append(due if due is None else max(due, turn.at))

    play_on(opened(*played, seed, look), Seeded("choices"), 3 * SOME)

    assert deadlines


@few
@given(games, seeds)
def test_a_run_is_the_same_with_and_without_listeners_and_keeps_the_same_promises(
    played: tuple[Game[Any, Any], str], seed: int
) -> None:
    recorder = Recorder()
    heard, unheard = opened(*played, seed, recorder), opened(*played, seed)

    assert heard.run() == unheard.run() == heard.result
    assert standing(heard) == standing(unheard)
    assert heard.number == len(recorder.steps)
    times = [step.at for step in recorder.steps]
    assert times == sorted(times)


@pytest.mark.parametrize("game", [*GAMES.values(), BELL], ids=lambda game: game.id)
def test_a_policy_is_asked_with_what_its_seat_may_do(game: Game[Any, Any]) -> None:
    episode = begin(game, min(game.seat_counts(complete(game.options, {}))), Seeded(3))
    luck = Seeded(4)

    def policy(seat: Seat, legal: list[Action[Any]]) -> Action[Any]:
        assert legal == episode.legal(seat)
        return luck.pick(legal)

    episode.run(policy)

    assert episode.over
    assert not episode.asked()


def test_a_clock_that_waits_stops_at_a_deadline() -> None:
    episode = begin(BELL, 2, Seeded(1), {"every": 2_000})

    assert episode.wait(1_999)
    assert episode.asked() == [0, 1]
    assert not episode.wait(5_000)
    assert (episode.at, episode.asked()) == (2_000, ())
    assert episode.tick().at == 2_000
    assert episode.asked() == [0, 1]


def test_a_deadline_comes_before_what_is_wanted_at_the_same_time() -> None:
    episode = begin(BELL, 2, Seeded(1), {"every": 2_000})

    assert not episode.wait(2_000)
    assert episode.asked() == ()


def test_waiting_for_what_is_past_leaves_the_clock_alone() -> None:
    episode = begin(BELL, 2, Seeded(1), {"every": 2_000})
    episode.wait(1_500)

    assert episode.wait(700)
    assert episode.at == 1_500


def test_what_comes_too_early_can_be_waited_for() -> None:
    episode = begin(BELL, 1, Seeded(1))
    seat, press = Seat(0), Press()
    episode.play(seat, press)

    assert episode.ready_at(seat, press) == SPACING
    assert episode.wait(episode.ready_at(seat, press))
    assert episode.play(seat, press).at == SPACING


def test_what_is_refused_is_no_step() -> None:
    episode = begin(GAMES["emergency_exit"], 2, Seeded(1))
    before = standing(episode)
    (asked,) = episode.asked()

    with pytest.raises(IllegalAction):
        episode.play(Seat(1 - asked), episode.legal(asked)[0])

    assert standing(episode) == before


def test_a_game_that_waits_for_nobody_and_for_no_time_is_an_error() -> None:
    game = GAMES["emergency_exit"]
    unopened = Episode(game, game.first_state(2, complete(game.options, {})), NoLuck())

    with pytest.raises(NeverEnds):
        unopened.run()
