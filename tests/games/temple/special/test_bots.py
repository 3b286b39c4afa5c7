"""Bots with special chambers (TMP-4.14): one carries the chalice, two or three light the link."""

import pytest

from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, SOUTH, TWO, WESTERN, lay, show, stand, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Signal
from wayout.games.temple.bots import BOTS
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import DUTY, Goal
from wayout.games.temple.bots.mind import Teammate
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import ARCHAEOLOGIST, GUIDE, TOURIST, Temper
from wayout.games.temple.modules.special.bots import links, wishes
from wayout.games.temple.modules.special.chalice import SAVED, Carry
from wayout.games.temple.modules.special.linking import Link
from wayout.games.temple.modules.special.part import part
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import letter
from wayout.kernel.options import complete
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat
from wayout.lab.live_bout import LiveBout

TEMPERS = pytest.mark.parametrize("temper", [TOURIST, GUIDE, ARCHAEOLOGIST])
VAULT, EXIT = 3, 4


def scene_of(state: State, seat: Seat = ONE) -> Scene:
    shown = view(state, seat)
    return Scene(shown, Atlas(shown.chambers), seat, 1_000)


def deed_of(temper: Temper, state: State) -> Action[State] | None:
    """What such a bot does for its goal, once it has looked at where it is and said what it is up to."""
    bot = Teammate(ONE, Seeded(1), temper)
    letters = (letter(GAME, state, ONE, number) for number in range(1, 9))
    answers = (bot.answer(told, 1_000 * told.number) for told in letters)
    return next((action for action in answers if not isinstance(action, Signal | None)), None)


def vault(*hands: str, found: bool = True) -> State:
    state = temple(*hands, special=True)
    lay(state, EASTERN, NORTH, "treasure_chamber")
    if found:
        lay(state, VAULT, NORTH, "exit")
    part(state).chalice = 2 * VAULT
    return state


def test_the_nearest_goes_to_fetch_it_and_the_others_do_not() -> None:
    state = stand(vault(".....", "....."), WESTERN, EASTERN)

    assert list(wishes(scene_of(state, ONE))) == []
    assert list(wishes(scene_of(state, TWO))) == [Goal("chalice", 2 * VAULT, "", None, worth=DUTY)]


def test_whoever_has_it_carries_it_towards_the_exit() -> None:
    state = stand(vault(".....", "....."), VAULT, HOME)

    assert list(wishes(scene_of(state))) == [Goal("chalice", 2 * VAULT, "AAT", Carry(NORTH), worth=DUTY)]


@TEMPERS
def test_4_14_every_bot_does_it_when_it_can(temper: Temper) -> None:
    state = stand(vault("AAT..", "....."), VAULT, HOME)

    assert deed_of(temper, state) == Carry(NORTH)


@TEMPERS
def test_4_14_it_comes_before_the_way_out(temper: Temper) -> None:
    state = stand(vault("AA...", "....."), EXIT, HOME)
    state.depot = 0

    assert plan(scene_of(state), temper) == Goal("chalice", 2 * VAULT, "", None, worth=DUTY)
    part(state).chalice = SAVED
    assert plan(scene_of(state), temper).name == "exit"


@TEMPERS
def test_4_14_every_bot_walks_to_it(temper: Temper) -> None:
    state = stand(vault("AAK..", "....."), EASTERN, HOME)

    assert deed_of(temper, state) == Enter(NORTH)


def test_before_there_is_an_exit_nobody_bothers() -> None:
    assert list(wishes(scene_of(stand(vault(".....", ".....", found=False), VAULT, VAULT)))) == []


def test_one_who_cannot_roll_is_not_asked_to_carry_it() -> None:
    state = stand(vault("BBBBB", "....."), VAULT, EASTERN)

    assert list(wishes(scene_of(state, ONE))) == []
    assert len(list(wishes(scene_of(state, TWO)))) == 1


# The link


def linked(*hands: str) -> State:
    state = temple(*hands, special=True)
    lay(state, EASTERN, NORTH, "linked_1")
    lay(state, EASTERN, SOUTH, "linked_2")
    return state


def test_two_man_the_link_each_the_nearest() -> None:
    state = stand(linked(".....", ".....", "....."), 3, EASTERN, HOME)

    assert links(scene_of(state)) == {0: 6, 1: 8}
    goals = [list(wishes(scene_of(state, Seat(seat)))) for seat in range(3)]
    assert [[goal.node for goal in goal_list] for goal_list in goals] == [[6], [8], []]
    assert goals[0][0].need == "KKK"
    assert goals[1][0].need == "TTT"


def test_4_14_who_is_on_the_way_to_a_linked_chamber_goes_on_although_another_is_nearer_now() -> None:
    state = stand(linked(".....", ".....", "....."), HOME, 3, EASTERN)
    assert ONE not in links(scene_of(state))

    scene = scene_of(state)
    scene.before = Goal("link", 8, "TTT", None)

    assert links(scene) == {0: 8, 1: 6}


def test_they_light_it_when_both_show_their_icons() -> None:
    state = stand(linked("KKK..", "TT..."), 3, 4)
    assert next(iter(wishes(scene_of(state)))).deed is None
    show(state, TWO, "TTT..")

    assert next(iter(wishes(scene_of(state)))).deed == Link()


@TEMPERS
def test_4_14_every_bot_lights_it_then(temper: Temper) -> None:
    state = stand(linked("KKK..", "TTT.."), 3, 4)

    assert deed_of(temper, state) == Link()


def test_nobody_waits_for_a_link_that_is_spent_or_for_nothing() -> None:
    state = stand(linked("KKK..", "TTT.."), 3, 4)
    part(state).linked = True
    assert list(wishes(scene_of(state))) == []
    part(state).linked, state.depot = False, 0

    assert list(wishes(scene_of(state))) == []


def test_nobody_waits_for_one_who_is_far_away_or_has_no_dice() -> None:
    state = stand(linked(".....", "....."), 3, EASTERN)
    show(state, TWO, "..")
    assert links(scene_of(state)) == {}
    alone = stand(linked(".....", "....."), 3, HOME)
    alone.figures[TWO] = -1

    assert links(scene_of(alone)) == {}


def test_one_linked_chamber_is_no_link() -> None:
    state = temple(".....", ".....", special=True)
    lay(state, EASTERN, NORTH, "linked_1")

    assert links(scene_of(stand(state, 3, EASTERN))) == {}


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
def test_4_14_whole_games_save_chalices_and_light_links(bot: str) -> None:
    options = complete(GAME.options, {"special": True})
    saved = lit = 0
    for seed in range(6):
        bout = LiveBout(GAME, options, [BOTS[bot]] * 4, Seeded(f"special {bot} {seed}"))
        bout.run()
        saved += part(bout.state).chalice == SAVED
        lit += part(bout.state).linked

    assert min(saved, lit) > 0


@pytest.mark.slow
def test_4_14_archaeologists_get_out_of_a_temple_with_special_chambers() -> None:
    options = complete(GAME.options, {"special": True})
    bouts = [LiveBout(GAME, options, [BOTS["archaeologist"]] * 4, Seeded(f"special {seed}")) for seed in range(6)]
    for bout in bouts:
        bout.run(keep=False)

    assert sum(bout.state.outcome == "won" for bout in bouts) >= 2
