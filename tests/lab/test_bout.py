"""One game of bots."""

from typing import Any

import pytest

from wayout.bots import bot_maker, bot_names
from wayout.bots.random_bot import RandomBot
from wayout.games import GAMES
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.episode import NeverEnds
from wayout.kernel.game import Game
from wayout.kernel.letter import Letter
from wayout.kernel.options import complete
from wayout.kernel.play import Action
from wayout.kernel.record import read_lines, state_after, write_lines
from wayout.kernel.seats import Seat
from wayout.lab.bout import Bout, header_of
from wayout.lab.live_bout import bout_of as new_bout

EVERY_PRESET = [(game, preset) for game in GAMES.values() for preset in game.presets]
IN_TURNS = [game for game in GAMES.values() if not game.live]
EVERY_BOT = [(game, bot) for game in GAMES.values() for bot in bot_names(game)]


class Witness(RandomBot):
    """A random bot that keeps what it is told."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.letters: list[Letter] = []
        self.answered: list[tuple[Letter, Action[Any]]] = []

    def read(self, letter: Letter) -> None:
        self.letters.append(letter)

    def answer(self, letter: Letter) -> Action[Any]:
        self.answered.append((letter, super().answer(letter)))
        return self.answered[-1][1]


def bout_of(game: Game[Any, Any], preset: str, bot: str, seed: int = 1) -> Bout:
    options = complete(game.options, game.presets[preset])
    seats = game.seat_counts(options)[-1]
    return new_bout(game, options, [bot_maker(game, bot)] * seats, Seeded(seed))


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT, ids=[f"{game.id} {bot}" for game, bot in EVERY_BOT])
def test_every_bot_plays_to_the_end(game: Game[Any, Any], bot: str) -> None:
    bout = bout_of(game, "default", bot)

    assert bout.run() == game.result(bout.state)
    assert bout.actions > 0


@pytest.mark.parametrize(("game", "preset"), EVERY_PRESET, ids=[f"{game.id} {preset}" for game, preset in EVERY_PRESET])
def test_the_standard_bot_plays_every_preset_and_the_record_replays(game: Game[Any, Any], preset: str) -> None:
    bout = bout_of(game, preset, game.standard_bot)
    options = complete(game.options, game.presets[preset])
    names = ["bot"] * game.seat_counts(options)[-1]

    bout.run(keep=True)
    header, steps = read_lines(list(write_lines(header_of(game, options, names), bout.steps)))

    assert state_after(game, header, steps) == bout.state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_luck_gives_the_same_game(game: Game[Any, Any]) -> None:
    first, again, other = (bout_of(game, "default", game.standard_bot, seed) for seed in (3, 3, 4))
    for bout in (first, again, other):
        bout.run(keep=True)

    assert first.steps == again.steps
    assert first.steps != other.steps


@pytest.mark.parametrize("game", IN_TURNS, ids=[game.id for game in IN_TURNS])
def test_each_bot_reads_every_letter_of_its_own_seat_before_it_answers(game: Game[Any, Any]) -> None:
    witnesses: list[Witness] = []

    def seated(seat: Seat, chance: Chance) -> Witness:
        witnesses.append(Witness(seat, chance))
        return witnesses[-1]

    options = complete(game.options, {})
    bout = Bout(game, options, [seated] * game.seat_counts(options)[0], Seeded(1))
    bout.run(keep=True)

    for seat, witness in enumerate(witnesses):
        assert [letter.number for letter in witness.letters] == list(range(len(bout.steps)))
        assert witness.letters[-1].view == game.view(bout.state, Seat(seat))
        assert all(action in letter.may and letter in witness.letters for letter, action in witness.answered)


def test_time_passes_while_bots_think_so_that_the_lights_go_out() -> None:
    game = GAMES["emergency_exit"]
    counts = []
    for seed in range(6):
        bout = bout_of(game, "danger", game.standard_bot, seed)
        bout.run()
        counts.append(bout.tallies["lights_out"])

    assert sum(counts) > 0


def test_a_game_that_waits_for_nobody_is_an_error() -> None:
    game = GAMES["emergency_exit"]
    bout = bout_of(game, "default", "random")

    with pytest.raises(NeverEnds):
        bout._go_on()
