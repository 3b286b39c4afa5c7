"""What one sees of cursed gems, truths that fit, and what always holds: TMP-4.12, TMP-4.15."""

from collections.abc import Callable

import pytest

from tests.games.temple.cursed_gems.gems import GEMS, PLACES, cursed, located
from tests.games.temple.module_tables import cursed as under_a_curse
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import EASTERN, ONE, TWO, WESTERN, do, refused, settled, show, stand, temple
from wayout.games.temple import GAME
from wayout.games.temple.invariants import flaw as any_flaw
from wayout.games.temple.modules.cursed_gems.actions import Hint, Peek
from wayout.games.temple.modules.cursed_gems.events import CursedGemsDealt
from wayout.games.temple.modules.cursed_gems.invariants import flaw
from wayout.games.temple.modules.cursed_gems.part import part
from wayout.games.temple.modules.curses.events import CursesShuffled
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options
from wayout.kernel.play import replay
from wayout.kernel.seats import SPECTATOR, Seat


def well_on() -> State:
    """Seat 0 has found its place in the east, looked at the serpent's in the west, and talked about it."""
    state = stand(cursed("KKKK.", ".....", east="b03", west="b06"), EASTERN, WESTERN)
    located(located(state, 1, EASTERN), 3, WESTERN)
    do(state, ONE, Peek())
    stand(state, WESTERN)
    show(state, ONE, "KK...")
    do(state, ONE, Peek(), at=2_000)
    do(state, ONE, Hint(3, "teeth"), at=3_000)
    return state


def test_4_12_gems_places_and_words_are_everybodys_but_what_lies_face_down_is_not() -> None:
    state = well_on()
    public = {
        "gems": ["", "jaguar"],
        "stack": [0, 2, 4, 5],
        "lying": {"2": 3},
        "gone": {"1": "scarab"},
        "peeked": [[1, 3], []],
        "hints": {"3": ["teeth"]},
    }

    assert GAME.view(state, ONE).extra["cursed_gems"] == {**public, "known": {"1": "scarab", "3": "serpent"}}
    for viewer in (TWO, SPECTATOR):
        assert GAME.view(state, viewer).extra["cursed_gems"] == {**public, "known": {}}


def test_4_12_no_view_but_the_peekers_changes_with_the_tile() -> None:
    state = well_on()
    other = state.clone()
    symbols = part(other).symbols
    symbols[3], symbols[4] = symbols[4], symbols[3]

    for viewer in (TWO, SPECTATOR):
        assert encode(GAME.view(other, viewer)) == encode(GAME.view(state, viewer))
    assert encode(GAME.view(other, ONE)) != encode(GAME.view(state, ONE))
    dealt = CursedGemsDealt(GEMS[:2], PLACES)
    assert dealt.seen_by(ONE) == dealt.recalled_by(SPECTATOR) == CursedGemsDealt(GEMS[:2], ())


@pytest.mark.parametrize("viewer", [ONE, TWO, SPECTATOR])
def test_an_imagined_truth_keeps_to_what_was_said_and_seen(viewer: Seat) -> None:
    state = well_on()
    imagined = [GAME.imagine(GAME.view(state, viewer), viewer, Seeded(seed)) for seed in range(12)]

    for other in imagined:
        assert flaw(other) is None
        assert part(other).symbols[1] == "scarab"
        assert part(other).symbols[3] in ("jaguar", "serpent", "skull")
        assert viewer != ONE or part(other).symbols[3] == "serpent"
        assert GAME.view(other, viewer).extra == GAME.view(state, viewer).extra
    assert len({tuple(part(other).symbols) for other in imagined}) > 1


def test_whoever_looked_in_vain_is_not_imagined_to_have_found() -> None:
    state = well_on()
    part(state).peeked[TWO] = [3]

    for seed in range(12):
        assert part(GAME.imagine(GAME.view(state, SPECTATOR), SPECTATOR, Seeded(seed))).symbols[3] != "jaguar"


def test_a_clone_shares_nothing() -> None:
    state = well_on()
    twin = part(state.clone())
    twin.gems[0] = "skull"
    twin.symbols.clear()
    twin.stack.clear()
    twin.lying.clear()
    twin.gone.clear()
    twin.peeked[0].clear()
    twin.hints[3].clear()

    assert part(state) == part(well_on())


def lose_a_tile(state: State) -> None:
    part(state).stack.pop()


def print_one_twice(state: State) -> None:
    part(state).symbols[0] = "skull"


def lose_a_gem(state: State) -> None:
    part(state).gems[TWO] = ""


def lay_it_where_it_does_not_belong(state: State) -> None:
    part(state).lying = {0: 3}


def lie_about_it(state: State) -> None:
    part(state).hints[3] = ["legs"]


def overlook_ones_own(state: State) -> None:
    part(state).peeked[TWO].append(2)


@pytest.mark.parametrize(
    "spoil",
    [lose_a_tile, print_one_twice, lose_a_gem, lay_it_where_it_does_not_belong, lie_about_it, overlook_ones_own],
    ids=lambda spoil: spoil.__name__,
)
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = well_on()
    assert flaw(state) is None

    spoil(state)

    assert flaw(state) is not None


@pytest.mark.parametrize(
    "more", [{}, {"curses": True}, {"treasures": True}, {"calendar": "eternal", "totem": True}], ids=str
)
def test_4_15_the_invariants_hold_in_whole_games_and_events_replay(more: Options) -> None:
    options: Options = {**more, "cursed_gems": True}
    kinds: set[str] = set()
    for seats in (1, 3):
        again = GAME.first_state(seats, settled(**options))
        state: State | None = None
        for number, moment in enumerate(busy_game(seats, f"gems/{more}", options, odd=0.05)):
            state = moment.state
            replay(again, moment.events)
            kinds |= {type(event).__name__ for event in moment.events}
            if number % 20 == 0:
                assert any_flaw(state) is None
        assert again == state

    assert {"CursedGemsDealt", "LocationLaid", "LocationPeeked"} <= kinds


def test_6_silence_forbids_hints() -> None:
    state = temple("KK...", ".....", cursed_gems=True, curses=True, east="c03", west="c01")
    CursedGemsDealt(GEMS[:2], PLACES).apply(state)
    CursesShuffled(()).apply(state)
    located(stand(state, EASTERN), 3)
    do(state, ONE, Peek())
    under_a_curse(state, ONE, "silence")

    assert refused(state, ONE, Hint(3, "teeth")).code == "silenced"
