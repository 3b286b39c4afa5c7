"""Records in words."""

from typing import Any, ClassVar

import pytest

from tests.kernel.counting import Counted, Counting
from wayout.games import GAMES
from wayout.games.emergency_exit.events import Answered, GameEnded, PointsGiven, RouteRevealed, TileDrawn, TilePlayed
from wayout.games.emergency_exit.story import ending
from wayout.games.emergency_exit.view import Group, Reveal
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.record import Header
from wayout.kernel.seats import SPECTATOR, Seat
from wayout.lab.story import Teller, detail_of, ending_of, plain
from wayout.lab.words import words

GAME = GAMES["emergency_exit"]
A, B = Seat(0), Seat(1)


class Shouted(PublicEvent[Counting], frozen=True):
    news: ClassVar[bool] = False
    seat: Seat
    loud: bool
    word: str | None = None

    def apply(self, state: Counting) -> None:
        return


def teller(language: str = "en", names: tuple[str, ...] = ("Ada", "")) -> Teller:
    return Teller(GAME, Header("emergency_exit", GAME.version, 2, {}, names=names), language)


def reveal(lost_at: int | None, *rights: bool) -> RouteRevealed:
    reason = None if lost_at is None else "loop"
    groups = tuple(Group(3, (A,), right) for right in rights)
    return RouteRevealed(Reveal((), (), lost_at, reason, None, groups, (1, 0)))


@pytest.mark.parametrize(
    ("event", "key", "facts", "piece"),
    [
        (TilePlayed(A, 1, 0, False), "tile_played", {"seat": "Ada (Seat 0)"}, " [S1 Straight]"),
        (TilePlayed(B, 8, 0, True), "tile_played.blind", {"seat": "Seat 1"}, " [L1 Left turn]"),
        (Answered(B, True, None), "answered.join", {"seat": "Seat 1"}, ""),
        (Answered(B, False, A), "answered", {"seat": "Seat 1"}, ""),
        (PointsGiven((1, 1)), "points_given.other", {"seats": "Ada (Seat 0), Seat 1"}, ""),
        (PointsGiven((0, 1)), "points_given.one", {"seats": "Seat 1"}, ""),
        (PointsGiven((1, 1), together=True), "points_given.together", {}, ""),
        (PointsGiven((0, 0), together=True), "points_given.together_none", {}, ""),
        (PointsGiven((0, 0)), "points_given.none", {}, ""),
        (reveal(3), "route_revealed.lost", {"n": 3, "reason": words("emergency_exit", "en")["reason.loop"]}, ""),
        (reveal(None), "route_revealed.safe", {}, ""),
        (GameEnded("won", (A,)), "game_ended.won", {"winners": "Ada (Seat 0)"}, ""),
    ],
)
def test_an_event_becomes_a_sentence(event: Event[Any], key: str, facts: dict[str, object], piece: str) -> None:
    sentence = words("emergency_exit", "en")[f"event.{key}"].format(**facts)

    assert teller().sentence(event) == sentence + piece


def test_the_story_has_a_second_language() -> None:
    assert "Ada (座位 0)、座位 1" in teller("zh-Hant").sentence(PointsGiven((1, 1)))


def test_each_viewer_is_told_its_own_share() -> None:
    drawn = [TileDrawn(A, 8)]

    plain_sentence = words("emergency_exit", "en")["event.tile_drawn"].format(seat="Ada (Seat 0)")

    assert list(teller().tell(drawn, A)) == [f"{plain_sentence} [L1 Left turn]"]
    assert list(teller().tell(drawn, B)) == [plain_sentence]
    assert list(teller().tell(drawn, SPECTATOR)) == [plain_sentence]


def test_a_name_cannot_command_the_terminal() -> None:
    assert teller(names=("\x1b[31mAda\n", "")).name(A) == "[31mAda (Seat 0)"


@pytest.mark.parametrize(
    ("event", "variant"),
    [(Shouted(A, True), "loud"), (Shouted(A, False, "help"), "help"), (Shouted(A, False), ""), (Counted(4), "4")],
)
def test_without_its_own_story_a_game_is_told_by_the_fields_of_its_events(event: Event[Any], variant: str) -> None:
    assert detail_of("no_such_game") is plain
    assert plain(event) == (variant, {})


@pytest.mark.parametrize(
    ("event", "how"),
    [
        (reveal(3, False, True), "called"),
        (reveal(3, False), "unnoticed"),
        (reveal(None, False), "false_alarm"),
        (reveal(None), "held"),
        (PointsGiven((1, 0)), None),
    ],
)
def test_how_a_round_ended(event: Event[Any], how: str | None) -> None:
    assert ending_of("emergency_exit") is ending
    assert ending(event) == how
    assert ending_of("no_such_game")(event) is None
