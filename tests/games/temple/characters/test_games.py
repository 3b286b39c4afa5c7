"""Whole games with characters, alone and with other modules: TMP-4.15 holds, records replay, what is seen fits."""

from collections import Counter

import pytest

from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import settled
from wayout.games.temple import GAME
from wayout.games.temple.events import Rolled
from wayout.games.temple.imagine import imagine
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.characters.cast import CARDS
from wayout.games.temple.modules.characters.picking import Pick
from wayout.games.temple.state import LOCKED, SEATS, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options
from wayout.kernel.play import Turn, play, replay

MIXES: list[Options] = [
    {"characters": True},
    {"characters": True, "curses": True},
    {"characters": True, "treasures": True},
    {"characters": True, "curses": True, "treasures": True},
]


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_4_15_the_invariants_hold(seats: int, mix: Options) -> None:
    locked: set[int] = set()
    for number, moment in enumerate(busy_game(seats, f"{mix}/{seats}", {**mix, "tempo": 150})):
        if number % 5 == 0 or not any(isinstance(event, Rolled) for event in moment.events):
            assert flaw(moment.state) is None
        for event in moment.events:
            assert not isinstance(event, Rolled) or not locked & set(event.dice)
        locked = {die for die, lies in enumerate(moment.state.dice) if lies == LOCKED}


def test_games_go_through_every_kind_of_card() -> None:
    """With every card in somebody's hand, what the cards bring happens."""
    kinds: Counter[str] = Counter()
    for seed in range(4):
        for moment in busy_game(6, f"cards {seed}", {**MIXES[1], "tempo": 150}, odd=0.3):
            kinds.update(type(event).__name__ for event in moment.events)

    assert {"CardWished", "CardDealt", "CardUsed", "CardsReady", "Stepped"} <= set(kinds)


@pytest.mark.parametrize("seed", range(3))
def test_a_replay_of_events_and_of_commands_gives_the_same_end(seed: int) -> None:
    options: Options = {**MIXES[3], "tempo": 150}
    by_commands = GAME.first_state(4, settled(**options))
    by_events = by_commands.clone()
    luck = Seeded(f"busy/{seed}").stream("luck")
    GAME.open(Turn(by_commands, luck))
    state: State | None = None
    for number, moment in enumerate(busy_game(4, seed, options, odd=0.3)):
        replay(by_events, moment.events)
        state = moment.state
        if number == 0:
            continue
        if moment.action is None:
            GAME.tick(Turn(by_commands, luck, moment.at))
        else:
            assert moment.seat is not None
            play(by_commands, moment.seat, moment.action, luck, moment.at)

    assert by_events == state
    assert by_commands == state


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_imagined_looks_the_same(seats: int) -> None:
    for number, moment in enumerate(busy_game(seats, f"imagined {seats}", {**MIXES[3], "tempo": 150}, odd=0.3)):
        if number % 25:
            continue
        for viewer in SEATS[:seats]:
            seen = view(moment.state, viewer)
            imagined = imagine(seen, viewer, Seeded(number))
            assert view(imagined, viewer) == seen
            assert flaw(imagined) is None


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_number(card: str) -> None:
    parts = GAME.numbering.parts(Pick(card))

    assert GAME.numbering.action(parts) == Pick(card)
