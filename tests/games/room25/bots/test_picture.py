"""What rooms may cost."""

from tests.games.room25.bots.letters import letter_for, scene_of
from tests.games.room25.shows import show
from tests.games.room25.studio import cell, studio
from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.bots.picture import Picture
from wayout.games.room25.events import Claimed
from wayout.kernel.seats import Seat

CORNER = cell(0, 0)


def test_a_life_is_worth_most_where_nobody_may_die() -> None:
    base = scene_of(studio({"max": 0, "kevin": 1})).picture
    season = scene_of(studio({"max": 0, "kevin": 1}, level="standard")).picture

    assert season.price("mortal") == season.death > base.price("mortal") == base.death


def test_what_one_knows_has_its_own_price() -> None:
    picture = scene_of(show(4, {CORNER: "mortal"}), memory={CORNER: "mortal"}).picture

    assert picture.prices[CORNER] == picture.death
    assert picture.prices[1] == 0.0


def test_what_nobody_knows_costs_as_much_as_all_that_lies_face_down_on_average() -> None:
    picture = scene_of(show(4, {CORNER: "mortal"})).picture

    assert picture.prices[CORNER] == picture.prices[1] == picture.death / 24


def test_a_colour_that_was_told_changes_the_price() -> None:
    state = show(4, {CORNER: "mortal", cell(4, 4): "acid"})
    knowledge = Knowledge(Seat(0))
    knowledge.read(letter_for(state, 0))
    knowledge.read(letter_for(state, 0, [Claimed(Seat(1), CORNER, "red"), Claimed(Seat(1), 1, "green")]))
    picture = Picture(letter_for(state, 0).view, knowledge)

    assert picture.prices[CORNER] == (picture.death + picture.price("acid")) / 2
    assert picture.prices[1] == 0.0


def test_barred_and_locked_rooms_are_closed() -> None:
    state = studio({"max": 0})
    state.barred[1] = state.locked[5] = True

    assert [tile for tile, closed in enumerate(scene_of(state).picture.closed) if closed] == [1, 5]
