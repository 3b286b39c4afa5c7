"""Games of real time among bots: time jumps, spacing is kept, and the same seed gives the same game."""

import pytest

from tests.table.bell import GAME, SPACING, Bell, Pressed, Ringer
from wayout.bots import bot_maker
from wayout.kernel.chance import Seeded
from wayout.kernel.episode import NeverEnds
from wayout.kernel.options import Options
from wayout.kernel.record import read_lines, state_after, write_lines
from wayout.lab.bench import actions_per_second, clones_per_second
from wayout.lab.bout import header_of
from wayout.lab.live_bout import LiveBout

OPTIONS: Options = {"every": 10_000, "rings": 3}


def bout(*bots: str, seed: int = 1) -> LiveBout:
    return LiveBout(GAME, OPTIONS, [bot_maker(GAME, bot) for bot in bots], Seeded(seed))


def test_time_jumps_to_the_next_look_or_deadline_and_the_game_ends() -> None:
    played = bout("ringer", "ringer")

    result = played.run(keep=True)

    assert result.outcome == "rung"
    assert [step.at for step in played.steps][:4] == [0, 1000, 1010, 3000]
    assert played.steps[-1].at == 30_000


def test_what_time_does_goes_before_what_a_bot_wants_at_the_same_time() -> None:
    played = bout("ringer")

    played.run(keep=True)

    at_ten = [step.by for step in played.steps if step.at == 10_000]
    assert at_ten == ["table"], "seat 0 looks up at 10 s, without wanting anything"
    assert [step.by for step in played.steps if step.at == 9_000] == ["bot"]


def test_a_hasty_bot_acts_as_soon_as_the_rules_let_it() -> None:
    played = bout("hasty")

    played.run(keep=True)

    pressed = [event for step in played.steps for event in GAME.codec.events(step.events) if isinstance(event, Pressed)]
    times = [event.at for event in pressed]
    assert times == list(range(1000, 30_000, SPACING))


def test_a_bot_hears_every_step_as_its_seat_sees_it() -> None:
    played = bout("ringer", "ringer")
    played.run()

    heard = played._bots[1].heard
    assert [event.dealt is None for event in heard[:2]] == [True, False]
    assert sum(isinstance(event, Pressed) for event in heard) == played.actions


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    records = []
    for seed in (5, 5, 6):
        played = bout("random", "random", "hasty", seed=seed)
        played.run(keep=True)
        records.append(b"".join(write_lines(header_of(GAME, OPTIONS, ("a", "b", "c")), played.steps)))

    assert records[0] == records[1] != records[2]


def test_a_record_replays_to_the_end() -> None:
    played = bout("random", "random", "random")
    played.run(keep=True)

    header, steps = read_lines(list(write_lines(header_of(GAME, OPTIONS, ("a", "b", "c")), played.steps)))
    state: Bell = state_after(GAME, header, steps)
    assert state == played.state


def test_a_bot_that_never_looks_away_is_found_out() -> None:
    class Staring(Ringer):
        def answer(self, letter: object, at: int) -> None:
            self.due = at

    with pytest.raises(NeverEnds):
        LiveBout(GAME, OPTIONS, [Staring], Seeded(1)).run()


def test_the_bench_counts_actions_and_clones_of_a_live_game() -> None:
    assert actions_per_second(GAME, 0.02) > 0
    assert clones_per_second(GAME, 0.02) > 0
