"""What everybody sees of the curses: TMP-4.12; and truths that fit."""

from collections import Counter

from tests.games.temple.module_tables import BOTH, A, B, cursed, do, temple
from wayout.games.temple import GAME
from wayout.games.temple.modules.curses.actions import Lift, TakeCare
from wayout.games.temple.modules.curses.deck import CURSES, full_deck
from wayout.games.temple.modules.curses.part import part
from wayout.games.temple.modules.curses.verbs import draw_curse
from wayout.games.temple.state import State
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR


def well_cursed() -> State:
    """The whole deck in play: two cards borne by each, one discarded."""
    state = temple(deck=full_deck(BOTH), modules="curses", dice={A: "KTT.."})
    for seat in (A, B):
        draw_curse(Turn(state, NoLuck()), seat)
    do(state, A, Lift("trap"))
    do(state, B, TakeCare(True))
    return state


def test_4_12_curses_before_a_seat_are_public_with_what_lifts_them() -> None:
    shown = GAME.view(cursed(cursed(temple(), B, "trap"), B, "mask"), A).seats["1"].curses

    assert [(card.curse, card.lifted_by) for card in shown] == [("trap", "KTT"), ("mask", "AKK")]


def test_4_12_so_are_the_size_of_the_deck_the_discards_and_who_takes_care() -> None:
    view = GAME.view(well_cursed(), SPECTATOR)

    assert view.curses_left == 12
    assert view.extra["curses"] == {"discarded": ["trap"], "careful": [False, True]}


def test_the_catalogue_tells_the_cards() -> None:
    cards = GAME.catalogue["curses"]

    assert isinstance(cards, dict)
    assert cards["trap"] == {"copies": 3, "lifted_by": "KTT"}
    assert set(cards) == set(CURSES)


def test_an_imagined_deck_holds_what_nobody_has_seen() -> None:
    state = well_cursed()
    imagined = [GAME.imagine(GAME.view(state, A), A, Seeded(seed)) for seed in range(5)]

    for other in imagined:
        assert Counter(part(other).deck) == Counter(part(state).deck)
        assert part(other).borne == part(state).borne
        assert GAME.view(other, A).extra == GAME.view(state, A).extra
    assert len({tuple(part(other).deck) for other in imagined}) > 1


def test_a_clone_shares_nothing() -> None:
    state = well_cursed()
    twin = state.clone()
    draw_curse(Turn(twin, NoLuck()), A)
    do(twin, A, TakeCare(True))
    part(twin).discarded.append("mask")

    assert part(state) == part(well_cursed())
