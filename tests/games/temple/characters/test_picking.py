"""TMP-5.6: who is who."""

import pytest

from tests.games.temple.characters.hands import give, people
from tests.games.temple.tables import ONE, THREE, TWO, do, refused, settled, temple, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import Leave, Ready
from wayout.games.temple.events import Begun
from wayout.games.temple.modules.characters.cast import CARDS, CAST, in_print_order
from wayout.games.temple.modules.characters.events import CardDealt, CardsReady, CardUsed, CardWished
from wayout.games.temple.modules.characters.invariants import flaw
from wayout.games.temple.modules.characters.people.doc import FirstAid
from wayout.games.temple.modules.characters.people.mentalist import WallStep
from wayout.games.temple.modules.characters.picking import Pick
from wayout.games.temple.modules.characters.prints import SHEET, BrokenCharacters, read_prints
from wayout.games.temple.rules import legal
from wayout.games.temple.setup import PRESETS, first_state, open_game
from wayout.games.temple.state import INTRO, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR


def introduction(seats: int = 3) -> State:
    state = first_state(seats, settled(characters=True, clock="track_1"))
    open_game(Turn(state, Seeded("introduction")))
    return state


def dealt(state: State) -> list[CardDealt]:
    return [event for event in tick(state, SHEET.intro) if isinstance(event, CardDealt)]


def test_2_13_six_characters_with_two_cards_each() -> None:
    base = [character for character, printed in SHEET.characters.items() if "characters" in printed.modules]

    assert base == ["mentalist", "explorer", "doc", "mechanic", "black_priest", "strongman"]
    assert len(CARDS) == 2 * len(CAST)
    assert [Pick(card) for card in CARDS if card in {pick.card for pick in picks(introduction())}] == picks(
        introduction()
    )


def picks(state: State) -> list[Pick]:
    return [action for action in legal(state, ONE) if isinstance(action, Pick)]


def test_5_6_the_introduction_leaves_time_to_choose() -> None:
    state = introduction()

    assert SHEET.intro == 60_000
    assert view(state, ONE).intro_until == SHEET.intro
    assert GAME.deadline(state) == SHEET.intro
    assert tick(state, SHEET.intro - 1) == []
    assert Begun(SHEET.intro) in tick(state, SHEET.intro)


def test_5_6_it_is_over_as_soon_as_all_are_ready() -> None:
    state = introduction(1)
    do(state, ONE, Pick("dash"))

    assert do(state, ONE, Ready(), 2_000)[1:] == [Begun(2_000), CardDealt(ONE, "explorer", "dash")]


def test_5_6_a_wish_may_be_changed_and_all_see_it() -> None:
    state = introduction()

    assert do(state, TWO, Pick("knack")) == [CardWished(TWO, "knack", 1_000)]
    assert refused(state, TWO, Pick("knack")).code == "changes_nothing"
    assert do(state, TWO, Pick("jury_rig")) == [CardWished(TWO, "jury_rig", 1_000)]
    assert view(state, SPECTATOR).extra["characters"]["wished"] == ["", "jury_rig", ""]
    assert dealt(state)[0] == CardDealt(TWO, "mechanic", "jury_rig")


def test_5_6_of_two_with_the_same_wish_the_first_seat_has_it_and_the_other_the_first_who_is_free() -> None:
    state = introduction()
    do(state, THREE, Pick("first_aid"))
    do(state, TWO, Pick("steady_hands"))
    do(state, ONE, Pick("wall_step"))

    assert dealt(state) == [
        CardDealt(ONE, "mentalist", "wall_step"),
        CardDealt(TWO, "doc", "steady_hands"),
        CardDealt(THREE, "explorer", "dash"),
    ]


def test_5_6_who_has_not_chosen_takes_nothing_that_another_has_wished_for() -> None:
    state = introduction()
    do(state, THREE, Pick("open_mind"))

    assert dealt(state) == [
        CardDealt(THREE, "mentalist", "open_mind"),
        CardDealt(ONE, "explorer", "keen_eye"),
        CardDealt(TWO, "doc", "steady_hands"),
    ]
    assert people(state).wished == [""] * 6


def test_5_6_six_play_with_six_characters() -> None:
    state = introduction(6)

    assert [event.character for event in dealt(state)] == list(SHEET.characters)[:6]


def test_5_6_whoever_has_left_is_nobody() -> None:
    state = introduction()
    do(state, ONE, Pick("open_mind"))
    do(state, ONE, Leave())

    assert [event.seat for event in dealt(state)] == [TWO, THREE]
    assert flaw(state) is None


def test_5_6_nobody_chooses_once_it_has_begun() -> None:
    state = introduction()
    dealt(state)

    assert refused(state, ONE, Pick("dash")).code == "characters_dealt"
    assert not picks(state)


def test_2_13_only_cards_in_play_can_be_chosen() -> None:
    assert refused(introduction(), ONE, Pick("crown")).code == "no_such_character_card"


def test_4_10_a_slam_makes_used_cards_ready_again() -> None:
    state = give(temple("AG...", "B....", characters=True), ONE, "first_aid")
    assert do(state, ONE, FirstAid())[0] == CardUsed(ONE, "first_aid", (0, 1), True, 1_000)
    assert refused(state, ONE, FirstAid()).code == "card_is_spent"
    assert view(state, TWO).extra["characters"]["spent"] == [True, False]

    events = tick(state, 200_000)

    assert events[-1] == CardsReady((ONE,))
    assert refused(state, ONE, FirstAid()).code == "no_black_masks_around"
    assert not [event for event in tick(state, 400_000) if isinstance(event, CardsReady)]


def test_5_6_a_card_belongs_to_its_holder() -> None:
    state = give(temple("AA...", "AA...", characters=True), ONE, "wall_step")

    refusal = refused(state, TWO, WallStep(0))

    assert (refusal.code, refusal.rule) == ("not_your_card", "TMP-5.6")


def test_5_6_before_it_begins_no_card_works() -> None:
    state = introduction()
    do(state, ONE, Pick("wall_step"))

    assert state.phase == INTRO
    assert refused(state, ONE, WallStep(0)).code == "not_begun"


def test_the_presets_with_characters() -> None:
    assert all(PRESETS[preset]["characters"] is True for preset in ("vault", "quester", "everything"))


@pytest.mark.parametrize(
    "text",
    [
        "intro = 1",
        'intro = 1\n[characters.doc]\nmodules = ["characters"]\nactivatable = "X"\nworth = [1, 1]',
        "intro = [",
    ],
)
def test_broken_data_is_refused(text: str) -> None:
    with pytest.raises(BrokenCharacters):
        read_prints(text)


def test_the_data_and_the_files_name_the_same_characters() -> None:
    with pytest.raises(BrokenCharacters, match="doc"):
        in_print_order([character for character in CAST if character != "doc"], CAST)


def test_4_15_no_two_are_the_same_character() -> None:
    state = give(temple(".....", ".....", characters=True), ONE, "open_mind")
    assert flaw(state) is None

    people(state).held[TWO] = "wall_step"
    assert flaw(state) == "two are the same character"


def test_4_15_only_activatable_cards_are_ever_spent() -> None:
    state = give(temple(".....", characters=True), ONE, "open_mind")
    people(state).spent[ONE] = True

    assert flaw(state) == "a card is spent that cannot be"
