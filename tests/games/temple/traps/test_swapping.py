"""A trap keeps the adventurer and not the player, when two exchange theirs: TMP-3.5.1."""

from tests.games.temple.tables import EASTERN, NORTH, ONE, TWO, WESTERN, lay, refused, stand, temple
from wayout.games.temple.actions import Enter
from wayout.games.temple.invariants import people_flaw
from wayout.games.temple.modules.curses.cards.soul_exchange import ID, SoulsExchanged
from wayout.games.temple.modules.curses.verbs import draw_curse, take_away
from wayout.games.temple.modules.traps.events import TrapsSwapped
from wayout.games.temple.modules.traps.invariants import flaw
from wayout.games.temple.modules.traps.part import part
from wayout.games.temple.state import NO_NODE, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn


def on_the_cliff() -> State:
    """The first seat hangs on a cliff, the second is in the west."""
    state = temple("AAAKT", "AAAKT", traps=2, curses=True, illusions=True)
    cliff = lay(state, EASTERN, NORTH, "cliff_key")
    part(state).kept[ONE] = 2 * cliff
    return stand(state, cliff, WESTERN)


def test_3_5_1_whoever_takes_the_others_adventurer_takes_its_plight_and_gives_it_back() -> None:
    state = on_the_cliff()
    cliff = state.figures[ONE]
    state.parts["curses"].deck.append(ID)
    turn = Turn(state, NoLuck())
    draw_curse(turn, TWO)

    assert turn.events[1:] == [SoulsExchanged(TWO, ONE, back=False), TrapsSwapped(TWO, ONE)]
    assert part(state).kept[:2] == [NO_NODE, cliff]
    assert (flaw(state), people_flaw(state)) == (None, None)
    assert Enter(1).check(state, ONE) is None
    assert refused(state, TWO, Enter(2)).rule == "TMP-5.7"

    take_away(Turn(state, NoLuck()), TWO, ID)

    assert part(state).kept[:2] == [cliff, NO_NODE]
    assert flaw(state) is None


def test_two_whom_nothing_keeps_trade_no_traps() -> None:
    state = on_the_cliff()
    part(state).kept[ONE] = NO_NODE
    state.parts["curses"].deck.append(ID)
    turn = Turn(state, NoLuck())
    draw_curse(turn, TWO)

    assert turn.events[1:] == [SoulsExchanged(TWO, ONE, back=False)]
