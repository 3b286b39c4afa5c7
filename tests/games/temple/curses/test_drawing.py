"""Drawing curses: TMP-3.2 and TMP-5.1."""

from tests.games.temple.module_tables import BOTH, A, B, E, cursed, do, hand, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Enter
from wayout.games.temple.events import Discovered
from wayout.games.temple.modules.curses.deck import full_deck
from wayout.games.temple.modules.curses.events import CurseDrawn, CursesShuffled
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.modules.treasures.events import TreasureLaid
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR, viewers


def at_the_brink(tile: str = "c07", **changes: object) -> State:
    """Seat 0 stands east of the start and can discover this tile; seat 1 is with it."""
    given: dict[str, object] = {"pile": [tile, "b13"], "dice": {A: "AA...", B: "....."}, "at": {A: 1, B: 1}}
    return temple(**(given | changes))  # type: ignore[arg-type]


def test_3_2_who_discovers_a_purple_mask_draws_the_top_curse_face_up() -> None:
    state = at_the_brink(deck=["trap", "mask"])

    events = do(state, A, Discover(E))

    assert events[-1] == CurseDrawn(A, "trap", True)
    assert borne(state, A) == ["trap"]
    assert part(state).deck == ["mask"]
    assert [card.curse for card in GAME.view(state, B).seats["0"].curses] == ["trap"]


def test_3_2_nobody_else_in_the_chamber_is_cursed() -> None:
    state = at_the_brink(deck=["trap"])
    do(state, A, Discover(E))

    assert borne(state, B) == []


def test_3_2_a_chamber_without_a_mask_brings_no_curse() -> None:
    state = at_the_brink("c08", deck=["trap"])

    assert [type(event) for event in do(state, A, Discover(E))] == [Discovered]
    assert part(state).deck == ["trap"]


def test_3_2_entering_a_purple_mask_brings_no_curse() -> None:
    state = temple(flanks=("c07", "b08"), dice={A: "AA..."}, deck=["trap"])
    do(state, A, Enter(E))

    assert state.figures[A] == 2
    assert borne(state, A) == []


def test_3_2_masks_beside_the_start_are_ignored() -> None:
    state = temple(flanks=("c07", "c09"), deck=["trap", "mask"])

    assert part(state).deck == ["mask", "trap"]
    assert not any(part(state).borne)


def test_3_2_a_curse_that_one_bears_already_is_discarded_without_effect() -> None:
    state = cursed(at_the_brink(deck=["broken_die"], dice={A: "AA..."}), A, "broken_die")
    before = hand(state, A)

    events = do(state, A, Discover(E))

    assert events[-1] == CurseDrawn(A, "broken_die", False)
    assert borne(state, A) == ["broken_die"]
    assert part(state).discarded == ["broken_die"]
    assert before == "AAh.."
    assert hand(state, A) == "..h.."


def test_3_2_the_same_curse_may_lie_before_two_players() -> None:
    state = cursed(at_the_brink(deck=["trap"]), B, "trap")
    do(state, A, Discover(E))

    assert borne(state, A) == borne(state, B) == ["trap"]


def test_5_1_curses_of_different_kinds_add_up() -> None:
    state = cursed(at_the_brink(deck=["mask"]), A, "silence")
    do(state, A, Discover(E))

    assert borne(state, A) == ["silence", "mask"]


def test_5_1_an_empty_deck_curses_nobody() -> None:
    state = at_the_brink()
    part(state).discarded.append("trap")

    assert [type(event) for event in do(state, A, Discover(E))] == [Discovered]
    assert borne(state, A) == []
    assert part(state).discarded == ["trap"]


def test_4_7_the_treasure_is_laid_before_the_curse_is_drawn() -> None:
    state = at_the_brink("c09", deck=["trap"], stack=["teleport"])

    events = do(state, A, Discover(E))

    assert [type(event) for event in events] == [Discovered, TreasureLaid, CurseDrawn]


def test_5_0_without_the_module_masks_mean_nothing() -> None:
    state = at_the_brink(modules="treasures")

    assert [type(event) for event in do(state, A, Discover(E))] == [Discovered]
    assert not GAME.view(state, A).chambers["3"].curse


def test_5_0_with_the_module_masks_are_shown() -> None:
    state = at_the_brink(deck=["trap"])
    do(state, A, Discover(E))

    assert GAME.view(state, A).chambers["3"].curse
    assert not GAME.view(state, A).chambers["0"].curse


def test_5_0_a_game_with_curses_begins_with_the_whole_deck_shuffled() -> None:
    decks = set()
    for seed in range(4):
        turn = Turn(GAME.first_state(3, complete(GAME.options, {"curses": True})), Seeded(seed))
        GAME.open(turn)
        decks.add(tuple(part(turn.state).deck))
        assert sorted(part(turn.state).deck) == sorted(full_deck(BOTH))

    assert len(decks) == 4


def test_4_12_nobody_sees_the_order_of_the_deck() -> None:
    shuffled = CursesShuffled(("trap", "mask"))
    assert all(shuffled.seen_by(viewer) == CursesShuffled(()) for viewer in (*viewers(2), SPECTATOR))
    assert all(shuffled.recalled_by(viewer) == CursesShuffled(()) for viewer in (*viewers(2), SPECTATOR))

    one, other = at_the_brink(deck=["trap", "mask"]), at_the_brink(deck=["mask", "trap"])
    assert GAME.view(one, A) == GAME.view(other, A)
    assert GAME.view(one, A).curses_left == 2


def test_4_3_curses_and_treasures_have_luck_of_their_own() -> None:
    def deck_with(options: dict[str, bool | int | str]) -> list[str]:
        turn = Turn(GAME.first_state(3, complete(GAME.options, options)), Seeded(7))
        GAME.open(turn)
        return part(turn.state).deck

    assert deck_with({"curses": True}) == deck_with({"curses": True, "treasures": True, "difficulty": "expert"})
