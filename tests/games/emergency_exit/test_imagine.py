"""A truth that fits a view."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.emergency_exit.tables import A, B, C, D, do, opened, table, tile, tiles
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import Answer, DeclareLost
from wayout.games.emergency_exit.tiles import PLAYABLE, TILES
from wayout.kernel.chance import Seeded
from wayout.kernel.play import play
from wayout.kernel.seats import SPECTATOR, viewers


def test_the_own_hand_and_the_top_are_kept_and_the_rest_is_shuffled() -> None:
    state = table("S1 S2 L1", hands=["S3 S4 S5", "R1 R2 X1", "X3 X4 X5"])
    imagined = [GAME.imagine(GAME.view(state, A), A, Seeded(seed)) for seed in range(20)]

    assert all(one.hands[A] == tiles("S3 S4 S5") for one in imagined)
    assert all(one.top == tile("L1") for one in imagined)
    assert len({tuple(one.pile) for one in imagined}) > 1
    assert len({tuple(one.hands[B]) for one in imagined}) > 1


def test_in_the_dark_the_top_is_some_tile_with_a_bolt() -> None:
    plain = table("S2 S1", danger="bolt", dark=True)
    repeat = table("S2 RP3", danger="bolt", dark=True)

    tops = {TILES[GAME.imagine(GAME.view(plain, SPECTATOR), SPECTATOR, Seeded(seed)).top].id for seed in range(30)}
    hidden_repeat = GAME.imagine(GAME.view(repeat, SPECTATOR), SPECTATOR, Seeded(1))

    assert tops == {"S1", "DL3"}
    assert hidden_repeat.top == tile("RP3")


def test_in_a_poll_the_new_group_is_the_openers_own() -> None:
    state = table("S1 [A]", seats=5, turn=B)
    do(state, B, DeclareLost())
    do(state, C, Answer(True))

    imagined = GAME.imagine(GAME.view(state, D), D, Seeded(1))

    assert (imagined.lost_seats, imagined.lost_groups, imagined.group_depths) == ([A, B, C], [0, 1, 1], [1, 1])


def test_after_a_reveal_nothing_of_the_pile_is_made_up() -> None:
    state = table("S1 [C] L1 L2 L3 X1")
    do(state, A, DeclareLost())

    imagined = GAME.imagine(GAME.view(state, B), B, Seeded(1))

    assert imagined.pile == state.pile
    assert (imagined.lost_seats, imagined.group_depths) == (state.lost_seats, state.group_depths)


def test_older_lost_tiles_lie_somewhere_below_the_top() -> None:
    state = table("S1 [C] S2 S3 L1", seats=4)

    depths = {GAME.imagine(GAME.view(state, A), A, Seeded(seed)).group_depths[0] for seed in range(60)}

    assert depths == {0, 1, 2, 3}


@settings(max_examples=30, deadline=None)
@given(
    st.integers(0, 10**9),
    st.sampled_from(["race", "together"]),
    st.integers(2, 5),
    st.integers(0, 6),
    st.sampled_from(["shared", "sudden_death"]),
)
def test_every_imagined_truth_looks_like_its_view_and_holds_every_tile_once(
    seed: int, mode: str, seats: int, level: int, ties: str
) -> None:
    luck, dice = Seeded(seed), Seeded(seed + 1)
    state = opened(seats, luck, mode=mode, danger=True, level=level, ties=ties, target="one").state
    while GAME.result(state) is None:
        for viewer in viewers(seats):
            view = GAME.view(state, viewer)
            imagined = GAME.imagine(view, viewer, dice)
            assert GAME.view(imagined, viewer) == view
            everywhere = [*imagined.deck, *imagined.pile, *(one for hand in imagined.hands for one in hand)]
            assert sorted(everywhere) == list(PLAYABLE)
            assert all(GAME.legal(imagined, seat) == GAME.legal(state, seat) for seat in [viewer] if seat != SPECTATOR)
        seat = dice.pick(GAME.asked(state))
        leaves = dice.odds(0.02)
        play(state, seat, GAME.leave if leaves else dice.pick(GAME.legal(state, seat)), luck)
