"""What a finale says is what happened: small games whose story is known."""

from typing import Any

from wayout.games import GAMES
from wayout.games.emergency_exit.events import (
    GameEnded,
    LostDeclared,
    PointsGiven,
    RoundBegan,
    RouteRevealed,
    TilePlayed,
)
from wayout.games.emergency_exit.view import Group, Laid, Reveal
from wayout.games.no_escape.deciding import Course, Standing, leap
from wayout.kernel.finale import Finale, Happened, Mark, Told, most, ranked
from wayout.kernel.options import complete
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat

ANN, BEA, CLEO = map(Seat, range(3))


def exit_finale(*steps: tuple[Event[Any], ...]) -> Finale:
    game = GAMES["emergency_exit"]
    happened = [Happened(number, 0, event) for number, step in enumerate(steps) for event in step]
    assert game.finale is not None
    return game.finale(Told(game.first_state(3, complete(game.options, {})), 3, happened))


def round_of(number: int) -> RoundBegan:
    return RoundBegan(number, ANN, ("starting",), (), (), ((5,), (6,), (7,)), None)


def revealed(lost_at: int | None, *groups: Group, points: tuple[int, ...]) -> tuple[Event[Any], ...]:
    route = tuple(Laid(tile, (0, tile), 0, ()) for tile in (5, 6))
    reveal = Reveal(route, (), lost_at, None if lost_at is None else "loop", None, groups, points)
    return RouteRevealed(reveal), PointsGiven(points)


def test_it_tells_who_called_right_too_early_and_too_late_and_who_broke_the_route() -> None:
    groups = (Group(1, (BEA,), False), Group(2, (ANN,), True), Group(2, (CLEO,), False))
    finale = exit_finale(
        (round_of(1),),
        (TilePlayed(ANN, 5, 0, False),),
        (LostDeclared(BEA, CLEO),),
        (TilePlayed(BEA, 6, 0, False),),
        (LostDeclared(ANN, CLEO),),
        (*revealed(2, *groups, points=(1, 0, 0)), GameEnded("won", (ANN,))),
    )

    rounds = next(table for table in finale.tables if table.id == "rounds")
    assert rounds.columns == ("scored", "right", "early", "late", "breaker")
    assert rounds.rows[0].cells == ((ANN,), (ANN,), (BEA,), (CLEO,), (BEA,))
    assert finale.deciding == Mark("called", 4, {"seat": (ANN,), "round": 1, "breaker": (BEA,)})
    assert {(award.id, award.seats) for award in finale.awards} == {
        ("ears", (ANN,)),
        ("hasty", (BEA,)),
        ("sleepy", (CLEO,)),
        ("breaker", (BEA,)),
    }
    assert [mark.id for mark in finale.marks] == ["round", "lost", "lost", "reveal", "end"]


def test_the_deciding_round_is_the_one_after_which_nobody_else_led() -> None:
    finale = exit_finale(
        (round_of(1),),
        revealed(None, points=(0, 1, 0)),
        (round_of(2),),
        revealed(None, points=(1, 0, 0)),
        (round_of(3),),
        revealed(None, points=(1, 0, 0)),
        (round_of(4),),
        (*revealed(None, points=(1, 0, 0)), GameEnded("won", (ANN,))),
    )

    assert finale.deciding == Mark("held", 5, {"seat": (ANN,), "round": 3})
    assert [line.points for line in finale.plots[0].series][:2] == [
        ((0, 0), (1, 0), (2, 1), (3, 2), (4, 3)),
        ((0, 0), (1, 1), (2, 1), (3, 1), (4, 1)),
    ]


def standings(*steps: int) -> list[Standing]:
    return [Standing(turn, 10 * turn, Seat(turn % 2), (far, None)) for turn, far in enumerate(steps, 1)]


def test_a_leap_that_was_lost_again_decided_nothing() -> None:
    decided = leap(ANN, standings(13, 4, 14, 9, 2))

    assert decided is not None
    assert (decided.id, decided.number) == ("leap", 40)
    assert decided.facts == {"seat": (ANN,), "by": (ANN,), "turn": 4, "far": 9, "near": 2}


def test_the_last_dash_decides_if_nothing_brought_the_winner_nearer() -> None:
    course = Course()
    course.standings = standings(13, 12, 11)

    assert leap(ANN, course.standings) is None
    assert course.dash(ANN) == Mark("dash", 30, {"seat": (ANN,), "n": 11, "turn": 3})


def test_most_is_nobody_if_all_have_as_much_or_nobody_has_any() -> None:
    assert most("laid", [2, 2]) == []
    assert most("laid", [0, 0, 0]) == []
    assert most("laid", [3]) == []
    assert [(award.seats, award.facts) for award in most("laid", [1, 4, 4])] == [((BEA, CLEO), {"n": 4})]


def test_equals_share_a_place() -> None:
    assert [(one.seat, one.place) for one in ranked([1, 3, 1])] == [(BEA, 1), (ANN, 2), (CLEO, 2)]
