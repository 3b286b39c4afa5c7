"""The invocation chamber: TMP-3.7, TMP-5.7, TMP-4.8, A47."""

from tests.games.temple.module_tables import cursed
from tests.games.temple.tables import EASTERN, HOME, ONE, THREE, TWO, WESTERN, do, hand, lay, refused, show, stand
from tests.games.temple.traps.trap_tables import EAST, THERE, TRAP, discover, sprung, trapped
from wayout.games.temple.modules.traps.actions import Summon
from wayout.games.temple.modules.traps.events import CliffHolds, Summoned, TrapLetGo, TrapSprung
from wayout.games.temple.modules.traps.part import part
from wayout.games.temple.rules import legal
from wayout.games.temple.state import NO_NODE, OUT


def test_3_7_its_discovery_draws_everybody_in() -> None:
    state = stand(trapped(".....", ".....", ".....", trap="invocation"), EASTERN, HOME, WESTERN)

    assert discover(state)[1:] == [
        TrapSprung(ONE, 2 * EASTERN, THERE, "invocation"),
        Summoned(ONE, (TWO, THREE), THERE, (), 1_000),
    ]
    assert state.figures == [THERE, THERE, THERE]


def test_5_7_it_calls_those_who_are_inside_only() -> None:
    state = trapped(".....", ".....", ".....", trap="invocation")
    state.figures[TWO] = OUT
    discover(state)

    assert state.figures == [THERE, OUT, THERE]


def test_3_7_alone_there_is_nobody_to_be_drawn_in() -> None:
    state = trapped(".......", trap="invocation")

    assert discover(state)[1:] == [TrapSprung(ONE, 2 * EASTERN, THERE, "invocation")]
    show(state, ONE, "KKK....")
    assert refused(state, ONE, Summon()).code == "nobody_to_summon"


def test_3_7_three_keys_of_one_adventurer_there_call_everybody_again() -> None:
    state = stand(sprung("KKKA.", ".....", trap="invocation"), TRAP, HOME)
    assert Summon() in legal(state, ONE)

    assert do(state, ONE, Summon(), at=2_000) == [Summoned(ONE, (TWO,), THERE, (0, 1, 2), 2_000)]
    assert (state.figures[TWO], hand(state, ONE), state.last_act[ONE]) == (THERE, "...A.", 2_000)


def test_4_8_the_three_keys_are_not_paid_together() -> None:
    state = stand(sprung("KK...", "KKK..", ".....", trap="invocation"), TRAP, TRAP, HOME)

    assert refused(state, ONE, Summon()).facts == {"cost": "KKK"}
    assert Summon() not in legal(state, ONE)
    assert Summon() in legal(state, TWO)


def test_3_7_one_calls_from_the_invocation_chamber_alone() -> None:
    state = stand(sprung("KKK..", ".....", trap="invocation"), EASTERN, HOME)
    refusal = refused(state, ONE, Summon())

    assert (refusal.code, refusal.rule) == ("no_invocation_here", "TMP-5.7")
    assert Summon() not in legal(state, ONE)
    state.figures[ONE] = OUT
    assert refused(state, ONE, Summon()).code == "you_are_out"
    assert Summon() not in legal(state, ONE)


def test_5_7_when_all_are_there_already_nobody_is_called() -> None:
    state = sprung("KKK..", ".....", trap="invocation")

    assert refused(state, ONE, Summon()).code == "nobody_to_summon"
    assert Summon() not in legal(state, ONE)


def test_a47_whoever_hangs_on_a_cliff_is_called_off_it() -> None:
    state = stand(sprung("KKK..", "..", trap="invocation"), TRAP, HOME)
    cliff = lay(state, EASTERN, EAST, "cliff_key")
    stand(state, TRAP, cliff)
    CliffHolds(TWO, 2 * cliff).apply(state)

    assert do(state, ONE, Summon())[1:] == [TrapLetGo(TWO)]
    assert part(state).kept[TWO] == NO_NODE


def test_13_12_being_called_is_not_leaving_so_the_curse_of_the_trap_forbids_nothing() -> None:
    state = stand(sprung("KKK..", ".....", trap="invocation", curses=True), TRAP, HOME)
    cursed(state, TWO, "trap")

    do(state, ONE, Summon())

    assert state.figures[TWO] == THERE
