"""EEO-11: a bot at the table, fed with letters alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.emergency_exit.bots.letters import A, answered, ids, late, shown
from tests.games.emergency_exit.tables import table, tiles
from wayout.games.emergency_exit.actions import AnnounceExit, Answer, DeclareLost, PassTurn, PlayBlind, PlayTile
from wayout.games.emergency_exit.bots import BOTS, STANDARD_BOT
from wayout.games.emergency_exit.bots.strength import STRENGTHS
from wayout.games.emergency_exit.reveal import reveal_of
from wayout.games.emergency_exit.tiles import PLAYABLE
from wayout.kernel.chance import Seeded
from wayout.kernel.game import Bot

LOST_PILE = "S L L L"
SAFE_PILE = "S L R"


def elephant(seed: int = 1) -> Bot:
    return BOTS["elephant"](A, Seeded(seed))


def test_the_strengths_are_there_weakest_first() -> None:
    assert list(BOTS) == ["scatterbrain", "casual", "attentive", "sharp", "elephant"]
    assert STANDARD_BOT == "attentive"
    assert all(STRENGTHS[name].fading > 0 for name in BOTS if name != "elephant"), "only the elephant never forgets"


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("danger", ["", "gas"])
@given(order=st.permutations(PLAYABLE), height=st.integers(0, 25), seed=st.integers(0, 99))
def test_every_bot_answers_only_what_it_may(bot: str, danger: str, order: list[int], height: int, seed: int) -> None:
    letters = shown(ids(order[:height]) or "S1", danger=danger, panic=bool(danger))

    assert answered(BOTS[bot](A, Seeded(seed)), letters) in letters[-1].may


def test_the_elephant_says_lost_when_the_group_is_lost() -> None:
    assert answered(elephant(), shown(LOST_PILE)) == DeclareLost()


def test_the_elephant_plays_on_while_the_route_holds() -> None:
    assert isinstance(answered(elephant(), shown(SAFE_PILE)), PlayTile)


@pytest.mark.parametrize(("pile", "joins"), [(LOST_PILE, True), (SAFE_PILE, False)])
def test_the_elephant_joins_a_poll_if_and_only_if_the_group_is_lost(pile: str, joins: bool) -> None:
    letters = shown(f"{pile} [B]", phase="poll", turn=A, opener=1)

    assert answered(elephant(), letters) == Answer(joins)


@pytest.mark.slow
@given(st.permutations(PLAYABLE), st.integers(1, 20))
def test_the_elephant_is_never_wrong_about_tiles_it_has_seen(order: list[int], height: int) -> None:
    pile = ids(order[:height])
    truly_lost = reveal_of(table(pile)).lost_at is not None

    assert (answered(elephant(), shown(pile)) == DeclareLost()) == truly_lost


def test_floor_cards_in_force_count() -> None:
    five_straights = "S1 S4 X1 S2 S3"

    assert isinstance(answered(elephant(), shown(five_straights)), PlayTile)
    assert answered(elephant(), shown(five_straights, floor="too_far")) == DeclareLost()


def test_what_was_never_in_a_letter_is_not_known() -> None:
    """Whoever comes late gets the same letter whatever lies below the top, and can only guess."""
    hands = ["R1 R2 S4", "DL1 DL2 DL3", "X1 X2 X3"]
    safe, lost = late("S1 S2 R3 X4", hands=hands), late("L1 L2 L3 X4", hands=hands)

    answers = [answered(elephant(seed), [lost]) for seed in range(20)]

    assert safe == lost
    assert any(answer != DeclareLost() for answer in answers)


def test_in_a_panic_it_plays_blind() -> None:
    assert isinstance(answered(elephant(), shown(SAFE_PILE, danger="gas", panic=True)), PlayBlind)


def test_with_an_empty_hand_it_passes_while_the_route_holds() -> None:
    pile = tiles("S1 L1 R1")
    others = ids([tile for tile in PLAYABLE if tile not in pile])

    assert answered(elephant(), shown("S1 L1 R1", hands=["", others, ""], deck="")) == PassTurn()


def test_together_it_announces_the_exit_when_the_last_tile_stands_on_it() -> None:
    there = shown("S S S S", options={"mode": "together"}, goal=(0, 4))
    not_yet = shown("S S S", options={"mode": "together"}, goal=(0, 4))

    assert answered(elephant(), there) == AnnounceExit()
    assert isinstance(answered(elephant(), not_yet), PlayTile)


@pytest.mark.slow
def test_together_nobody_is_misled() -> None:
    letters = shown("L1 RP1", options={"mode": "together"}, goal=(-4, 0))

    shown_turned = {getattr(answered(elephant(seed), letters), "rot", None) for seed in range(12)}

    assert shown_turned == {2}, "the left turn is copied, so the route runs south"


def test_a_weak_mind_trusts_those_who_say_lost() -> None:
    """With nothing but gaps a bot believes others more than itself."""
    alone = late("S1 L1 L2 R1 R2 X1 [B]", seats=5, phase="poll", turn=A, opener=1)
    crowd = late("S1 L1 L2 R1 R2 X1 [BCD]", seats=5, phase="poll", turn=A, opener=1)

    joined_alone = sum(answered(BOTS["scatterbrain"](A, Seeded(seed)), [alone]) == Answer(True) for seed in range(60))
    joined_crowd = sum(answered(BOTS["scatterbrain"](A, Seeded(seed)), [crowd]) == Answer(True) for seed in range(60))

    assert joined_crowd > joined_alone
