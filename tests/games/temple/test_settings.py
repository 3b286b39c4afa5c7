"""TMP-5.0, TMP-7: what a table settles, and what becomes of it; shown with modules that exist for these tests alone."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import NORTH, ONE, playing, settled, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Roll
from wayout.games.temple.brought import Brought
from wayout.games.temple.catalogue import module_entry, printed_matter
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.special.chalice import Carry
from wayout.games.temple.modules.traps.actions import Climb
from wayout.games.temple.modules.treasures.actions import Claim
from wayout.games.temple.seam import Module, Need
from wayout.games.temple.settings import Settings
from wayout.games.temple.setup import first_state, left_out, open_game, seat_counts, why_not, with_exit, with_flanks
from wayout.games.temple.state import State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import Pool, TileSet, read_more_tiles
from wayout.games.temple.view import view
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Option, Value
from wayout.kernel.play import Action, Turn, because

RELICS = tuple(f"relic_{number}" for number in range(1, 6))
SHEET = "".join(f'[[tile]]\nid = "{relic}"\ndoors = "NS"\nentry = "AA"\n' for relic in RELICS)
SHRINE = '[[tile]]\nid = "shrine"\ndoors = "NS"\nentry = "AA"\nflank = false\nmost = 3\n'


def add_relics(tiles: TileSet, settings: Settings) -> TileSet:
    """As many of the five as the table has chosen, and always the shrine."""
    drawn = Pool(RELICS, int(settings.options["relics"]))
    return tiles._replace(first=(*tiles.first, "shrine"), pools=(*tiles.pools, drawn))


MODULE = Module(
    id="relics",
    option=Option("relics", (0, 2, 3), 0),
    tiles=read_more_tiles(SHEET + SHRINE),
    prepare=add_relics,
    capacity=lambda seats: 0 if seats == 1 else 3,
    beside_exit=5,
)
PILGRIMS = Module(
    id="pilgrims",
    option=Option("pilgrims", ("none", "some"), "none"),
    needs=(Need(frozenset({"relics", "curses"}), because("test_pilgrims_need_relics", rule="TMP-7")),),
)


@pytest.fixture(autouse=True)
def relics(lodge: Lodge) -> None:
    lodge(MODULE)
    lodge(PILGRIMS)


def opened(seats: int, luck: int, **chosen: Value) -> State:
    state = first_state(seats, settled(**chosen))
    open_game(Turn(state, Seeded(luck)))
    return state


@pytest.mark.parametrize("count", [2, 3])
def test_5_0_as_many_chambers_are_drawn_as_were_chosen(count: int) -> None:
    drawn = Counter[str]()
    for luck in range(60):
        state = opened(3, luck, relics=count)
        here = [tile for tile in state.tiles if tile in RELICS]
        assert len(here) == count
        assert (set(here) <= set(state.pile), flaw(state)) == (True, None)
        drawn.update(here)

    assert set(drawn) == set(RELICS)


def test_5_0_what_was_drawn_is_not_told() -> None:
    state = opened(3, 1, relics=3)
    shown = encode(view(state, ONE)).decode()

    assert not any(relic in shown for relic in RELICS)
    assert view(state, ONE).settings == {"relics": 3}


def test_an_imagined_temple_has_as_many_of_them_and_all_that_were_seen() -> None:
    state = opened(3, 1, relics=2)
    found = next(tile for tile in state.tiles if tile in RELICS)
    state.pile.remove(found)
    state.chambers[1] = type(state.chambers[1])(found, 1, 0, 1, 10)
    for luck in range(20):
        imagined = GAME.imagine(view(state, ONE), ONE, Seeded(luck))
        here = [tile for tile in imagined.tiles if tile in RELICS]
        assert len(here) == 2
        assert found in here
        assert imagined.options["relics"] == 2
        assert set(imagined.pile) >= set(here) - {found}


def test_5_0_what_comes_later_or_must_not_flank_never_lies_beside_the_start() -> None:
    for luck in range(200):
        beside = {chamber.tile for chamber in opened(2, luck, relics=3).chambers}
        assert not beside & {"shrine", *RELICS}
    assert with_flanks(["shrine", "b01", "b02", "b03", "b04"]) == ("b01", "b02", ["shrine", "b03", "b04"])


def test_13_17_a_module_gives_the_exit_more_company() -> None:
    places = Counter(opened(3, seed, relics=2).pile.index("exit") for seed in range(200))

    assert set(places) == {0, 1, 2, 3, 4, 5}
    script = Scripted([["e", "a", "b", "c", "d"], ["b", "exit", "a", "c", "d", "e"]])
    assert with_exit(["a", "b", "c", "d", "e"], 3, script, 5) == ["b", "exit", "a", "c", "d", "e"]


def test_7_a_module_without_what_it_needs_has_no_seats_and_says_why() -> None:
    alone = settled(pilgrims="some")

    assert why_not(alone, 3) == because("test_pilgrims_need_relics", rule="TMP-7")
    assert seat_counts(alone) == ()
    with pytest.raises(ValueError, match="not a game for 3"):
        first_state(3, alone)


@pytest.mark.parametrize("other", [{"relics": 2}, {"curses": True}])
def test_7_any_of_those_that_it_needs_will_do(other: dict[str, Value]) -> None:
    assert why_not(settled(pilgrims="some", **other), 3) is None
    assert 3 in seat_counts(settled(pilgrims="some", **other))


def test_2_18_a_module_adds_what_it_can_give_to_so_many() -> None:
    told = module_entry(MODULE)

    assert (told["option"], told["off"], told["gems"]) == ("relics", 0, (0, 3, 3, 3, 3, 3))
    assert (told["difficulty"], told["chambers"]) == (1, len(MODULE.tiles))
    assert module_entry(PILGRIMS)["needs"] == (("curses", "relics"),)
    assert 6 in seat_counts(settled(relics=2, difficulty="professional"))
    assert 6 not in seat_counts(settled(difficulty="professional"))


@pytest.mark.parametrize(
    ("seats", "chosen", "is_there"),
    [
        (2, {}, False),
        (2, {"relics": 2}, False),
        (2, {"relics": 2, "treasures": True}, True),
        (2, {"treasures": True}, False),
        (6, {"treasures": True}, True),
        (6, {}, False),
    ],
)
def test_5_0_step_8_a_card_comes_with_its_modules_or_its_players(
    seats: int, chosen: dict[str, Value], is_there: bool
) -> None:
    card = Brought(copies=1, modules=("relics", "shrines"), needs=("treasures",), seats=6)

    assert card.is_in_play(playing(seats, **chosen)) == is_there


def test_a_state_that_was_written_down_remembers_what_was_chosen() -> None:
    state = opened(2, 1, relics=3, pilgrims="some")
    read = GAME.codec.state(encode(state))

    assert read == state
    assert (read.settings, read.mix) == (playing(2, relics=3, pilgrims="some"), "relics,pilgrims")
    assert tile_set(read.settings).pools == (Pool(RELICS, 3),)


def test_the_catalogue_grows_by_the_same_with_every_module() -> None:
    """Nothing in it is there for every mix of them."""
    many = [Module(id=f"m{number}", option=Option(f"m{number}", (False, True), False)) for number in range(10, 30)]
    sizes = [len(encode(printed_matter(many[:count]))) for count in range(1, 21)]
    steps = {after - before for before, after in pairwise(sizes)}

    assert steps == {len(encode({"m10": module_entry(many[0])})) - 1}


@pytest.mark.parametrize("action", [Claim(), Lift("silence"), Climb(), Carry(NORTH)])
def test_5_0_what_belongs_to_a_module_that_is_not_in_play_is_refused(action: Action[State]) -> None:
    refusal = left_out(temple("....."), action)

    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not_in_this_game", "TMP-5.0")


def test_5_0_what_is_in_play_is_left_to_its_own_check() -> None:
    assert left_out(temple(".....", treasures=True), Claim()) is None
    assert left_out(temple(".....", quests=1), Carry(NORTH)) is None
    assert left_out(temple("....."), Roll((0,))) is None
