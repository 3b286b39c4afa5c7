"""What is told when a game together or alone is over (EEO-11): one outcome for all, round by round, seat by seat."""

from tests.games.emergency_exit.tables import A, B, do, luck_of_opening, shuffled_tiles, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import AnnounceExit, LeaveGame, PlayTile, PressOn
from wayout.games.emergency_exit.finale import finale
from wayout.games.emergency_exit.state import State
from wayout.kernel.chance import Scripted
from wayout.kernel.finale import Award, Finale, Happened, Mark, Place, Row, Told
from wayout.kernel.grid import Cell
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Event, Turn
from wayout.kernel.seats import Seat

AHEAD: Cell = (0, 4)
ELSEWHERE: Cell = (5, 0)
EXIT = AnnounceExit()

Move = tuple[Seat, Action[State]]


class Run:
    """A game together from its opening, tile after tile; `deal` is what the hands are dealt first."""

    def __init__(self, seats: int, deal: str, goal: Cell, target: str = "one") -> None:
        self.start = GAME.first_state(seats, complete(GAME.options, {"mode": "together", "target": target}))
        turn = Turn(self.start.clone(), Scripted([*luck_of_opening(deal=deal), goal]))
        GAME.open(turn)
        self.state = turn.state
        self.steps: list[list[Event[State]]] = [turn.events]

    def play(self, *moves: Move, luck: Scripted | None = None) -> None:
        for seat, action in moves:
            self.steps.append(do(self.state, seat, action, luck))

    def lay(self, *laid: tuple[Seat, str]) -> None:
        self.play(*((seat, PlayTile(tile(name), None)) for seat, name in laid))

    @property
    def finale(self) -> Finale:
        happened = [Happened(number, 0, event) for number, step in enumerate(self.steps) for event in step]
        return finale(Told(self.start, self.start.seats, happened))


def four_straight(goal: Cell = AHEAD, target: str = "one") -> Run:
    run = Run(2, "S1 S3 L1 S2 S4 L2", goal, target)
    run.lay((A, "S1"), (B, "S2"), (A, "S3"), (B, "S4"))
    return run


def a_loop() -> Run:
    """The route runs into itself at the fourth tile."""
    run = Run(2, "S1 L2 S3 L1 L3 S4", AHEAD)
    run.lay((A, "S1"), (B, "L1"), (A, "L2"), (B, "L3"))
    run.play((A, EXIT))
    return run


def test_11_an_escape_is_everybodys_and_its_last_exit_decided_it() -> None:
    run = four_straight()
    run.play((A, EXIT))

    assert run.finale.together
    assert run.finale.ranking == (Place(A, 1), Place(B, 1))
    assert run.finale.deciding == Mark("all_out", 5, {"round": 1})
    assert [(mark.id, mark.number) for mark in run.finale.marks] == [
        ("round", 0),
        ("exit", 5),
        ("reveal", 5),
        ("end", 5),
    ]


def test_11_a_round_says_how_many_tiles_it_took_and_whether_the_exit_was_found() -> None:
    run = four_straight()
    run.play((A, EXIT))

    rounds, seats = run.finale.tables
    assert (rounds.id, rounds.columns) == ("rounds", ("tiles", "found", "breaker"))
    assert rounds.rows == (Row(1, (4, "finale.found", ())),)
    assert (seats.id, seats.columns) == ("seats", ("laid",))
    assert seats.rows == (Row(A, (2,)), Row(B, (2,)))


def test_11_where_the_route_held_to_a_wrong_place_nobody_broke_it() -> None:
    run = four_straight(goal=ELSEWHERE)
    run.play((A, EXIT))

    assert run.finale.deciding == Mark("wrong_door", 5, {"round": 1})
    assert run.finale.tables[0].rows == (Row(1, (4, "finale.missed", ())),)


def test_11_a_route_that_broke_names_whose_tile_it_was() -> None:
    run = a_loop()

    assert run.finale.deciding == Mark("broken", 5, {"seat": (B,), "round": 1})
    rounds, seats = run.finale.tables
    assert rounds.rows == (Row(1, (4, "finale.missed", (B,))),)
    assert (seats.columns, seats.rows) == (("broke", "laid"), (Row(A, (0, 2)), Row(B, (1, 2))))


def test_11_together_only_the_laying_of_tiles_is_an_honour() -> None:
    run = Run(2, "S1 S3 L1 S2 S4 L2", AHEAD)
    run.lay((A, "S1"), (B, "S2"), (A, "S3"))
    run.play((B, EXIT))

    assert run.finale.awards == (Award("layer", (A,), {"n": 2}),)
    assert a_loop().finale.awards == ()
    assert run.finale.plots == ()


def test_11_every_round_has_its_row_and_the_last_one_decides() -> None:
    run = four_straight(target="two")
    run.play((A, EXIT))
    run.play((A, PressOn()))
    run.play((B, PressOn()), luck=Scripted([shuffled_tiles("S1 S3 L1 S2 S4 L2"), ELSEWHERE]))
    run.lay((B, "S2"), (A, "S1"))
    run.play((B, EXIT))

    assert [row.cells for row in run.finale.tables[0].rows] == [(4, "finale.found", ()), (2, "finale.missed", ())]
    assert run.finale.deciding == Mark("wrong_door", 10, {"round": 2})


def test_11_alone_there_is_one_place_and_no_honour() -> None:
    run = Run(1, "S1 S2 S3", AHEAD)
    run.lay((A, "S1"), (A, "S2"), (A, "S3"))
    run.play((A, EXIT))

    assert run.finale.ranking == (Place(A, 1),)
    assert run.finale.awards == ()
    assert run.finale.deciding == Mark("wrong_door", 4, {"round": 1})
    assert run.finale.tables[1].rows == (Row(A, (3,)),)


def test_11_what_was_broken_off_before_any_reveal_tells_no_round_and_nothing_decided_it() -> None:
    run = four_straight()

    assert (run.finale.tables, run.finale.deciding) == ((), None)
    assert [mark.id for mark in run.finale.marks] == ["round"]


def test_11_what_all_have_left_after_an_exit_was_decided_by_no_exit() -> None:
    run = four_straight(target="two")
    run.play((A, EXIT), (A, LeaveGame()), (B, LeaveGame()))

    assert run.state.outcome == "lost"
    assert run.finale.deciding is None
    assert [mark.id for mark in run.finale.marks][-3:] == ["left", "left", "end"]
