"""No Escape at a real table: what can be taken back, and what a restart in the middle of something remembers."""

from collections.abc import Callable
from typing import Any

from tests.games.no_escape.tables import NORTH_EXIT, A, B, C, at_cell, kinds, ready_to_roll, table
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import (
    ChooseWay,
    LetPass,
    PlaceTile,
    PlayAbort,
    Roll,
    SetAutoPass,
    SpendEnergy,
)
from wayout.games.no_escape.rules import legal, to_act
from wayout.games.no_escape.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import Action, play
from wayout.kernel.record import Header
from wayout.kernel.seats import Seat, viewers
from wayout.table.match import Match
from wayout.table.take_back import Way, way_back


def seated(state: State) -> Match:
    """A match that stands like this."""
    header = Header("no_escape", 1, state.seats, complete(GAME.options, {"side": state.side}))
    match = Match("m", GAME, header, Seeded(1), lambda seat, kind: 0, 0.0)
    match.base, match.state = state.clone(), state.clone()
    return match


def wish(match: Match, seat: Seat, action: Action[State]) -> Any:
    played = match.play(seat, action, 0, viewers(match.state.seats), "player")
    match.keep(played)
    return played


FREE = Way(-1, True)


def test_a_placed_tile_is_taken_back_freely_while_nobody_has_answered() -> None:
    match = seated(table(hands=["triple tee tee", "ab_maze"], discard=""))
    wish(match, A, PlaceTile("triple", NORTH_EXIT, 0))
    assert match.state.window == "maze"

    assert way_back(match, A) == FREE
    match.take_back(A, -1, 0, viewers(2), None)
    assert match.state == match.base


def test_not_after_an_answer_then_all_must_agree() -> None:
    match = seated(table(hands=["triple tee tee", "ab_maze"], discard=""))
    wish(match, A, PlaceTile("triple", NORTH_EXIT, 0))
    wish(match, B, LetPass())

    assert way_back(match, A) == Way(-1, False)


def test_a_spent_token_too_but_never_a_roll() -> None:
    match = seated(ready_to_roll(table(hands=["tee tee tee"], meeples={A: (at_cell("1A", 3, 4), "EN")})))
    wish(match, A, SpendEnergy())
    assert way_back(match, A) == FREE
    wish(match, A, Roll())
    way = way_back(match, A)
    assert way is not None
    assert not way.free


def test_a_locked_players_tile_is_followed_by_a_draw_and_stays() -> None:
    match = seated(table(hands=["triple tee tee"], locked=[True, False]))
    wish(match, A, PlaceTile("triple", NORTH_EXIT, 0))

    way = way_back(match, A)
    assert way is not None
    assert not way.free


def restarted(state: State) -> State:
    return GAME.codec.state(encode(state))


def goes_on_alike(state: State, play_on: Callable[[State], list[str]]) -> bool:
    twin = restarted(state)
    return twin == state and play_on(state) == play_on(twin) and state == twin


def test_a_restart_in_the_middle_of_an_abort_window_changes_nothing() -> None:
    state = ready_to_roll(table(seats=3, hands=["tee tee tee", "ab_roll", "ab_maze"], discard=""))
    play(state, A, Roll(), Seeded(1))
    play(state, B, PlayAbort("ab_roll"), Seeded(1))

    def play_on(one: State) -> list[str]:
        assert list(to_act(one)) == [C]
        told = play(one, C, LetPass(), Seeded(2)).events
        told += play(one, C, PlayAbort("ab_maze"), Seeded(3)).events
        return kinds(told)

    assert goes_on_alike(state, play_on)


def test_a_restart_in_the_middle_of_a_branch_question_in_a_chain_changes_nothing() -> None:
    state = ready_to_roll(
        table(
            {NORTH_EXIT: "tee"},
            hands=["tee tee tee"],
            meeples={A: (at_cell("1A", 0, 7), "NS"), B: ((1, -2, 3), "NS")},
        )
    )
    play(state, A, Roll(), Seeded(1))

    def play_on(one: State) -> list[str]:
        assert (one.question, one.asked, legal(one, B)) == ("branch", B, [ChooseWay(0), ChooseWay(1)])
        return kinds(play(one, B, ChooseWay(1), Seeded(2)).events)

    assert goes_on_alike(state, play_on)


def test_a_switch_for_auto_pass_reaches_no_other_letter() -> None:
    match = seated(table(seats=3))
    before = {viewer: match.letter(viewer) for viewer in viewers(3)}
    played = wish(match, B, SetAutoPass(("maze",)))

    for viewer, letter in played.letters.items():
        if viewer != B:
            assert (letter.happened, letter.view, letter.may) == ([], before[viewer].view, before[viewer].may)
