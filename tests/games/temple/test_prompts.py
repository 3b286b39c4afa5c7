"""Choices: several for a seat, also in the introduction, and an end for each (TMP-4.5)."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.games.temple.tables import EAST, EASTERN, ONE, TWO, do, lay, refused, stand, tick
from tests.games.temple.throwaway import Noted, clean, note, with_module
from wayout.games.temple import GAME
from wayout.games.temple.actions import AutoOffer, Choose, Leave, Ready
from wayout.games.temple.bots.mind import Teammate
from wayout.games.temple.bots.temper import GUIDE
from wayout.games.temple.events import Begun, PromptClosed, PromptOpened, ReadySaid
from wayout.games.temple.invariants import prompt_flaw
from wayout.games.temple.prompts import answer_by_default, ask, withdraw
from wayout.games.temple.rules import legal
from wayout.games.temple.state import INTRO, PROMPT_IDS, State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.letter import letter
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")
ROLES = ("doc", "explorer")


def chosen(turn: Turn[State], seat: Seat, option: str) -> None:
    note(turn, f"{seat} is the {option}")


def assign(turn: Turn[State]) -> None:
    """Whoever has not chosen when it begins is what comes first."""
    for prompt in turn.state.prompts:
        answer_by_default(turn, prompt)


def casting(**more: Any) -> State:
    """The introduction of a game with characters; everybody is asked for one."""
    state = with_module(".....", ".....", prompts={"role": chosen, "card": chosen}, begun=assign, **more)
    state.phase, state.starts_at = INTRO, -1
    turn = Turn(state, NoLuck(), 0)
    ask(turn, ONE, "role", ROLES, 8_000)
    ask(turn, TWO, "role", ROLES, 20_000)
    ask(turn, ONE, "card", ("lasting", "used"), 9_000)
    assert turn.events[0] == PromptOpened(0, ONE, "role", ROLES, 8_000)
    return state


def test_a_seat_answers_one_of_its_prompts_in_the_introduction() -> None:
    state = casting()
    assert legal(state, ONE) == [
        Ready(),
        AutoOffer(False),
        *(Choose(prompt, option) for prompt in (0, 2) for option in (0, 1)),
    ]
    assert [prompt.id for prompt in view(state, ONE).prompts] == [0, 2]

    assert do(state, ONE, Choose(2, 1)) == [PromptClosed(2, ONE, "card", "used"), Noted("0 is the used")]
    assert refused(state, ONE, Choose(2, 0)).code == "nothing_to_choose"
    assert [prompt.id for prompt in state.prompts] == [0, 1]


def test_in_the_introduction_time_answers_too() -> None:
    state = casting()
    assert GAME.deadline(state) == 8_000

    assert tick(state, 9_000) == [
        PromptClosed(0, ONE, "role", "doc"),
        Noted("0 is the doc"),
        PromptClosed(2, ONE, "card", "lasting"),
        Noted("0 is the lasting"),
    ]
    assert GAME.deadline(state) == 10_000


def test_what_was_not_chosen_is_settled_when_it_begins() -> None:
    state = casting()
    tick(state, 9_000)
    do(state, ONE, Ready())

    assert do(state, TWO, Ready(), at=9_500) == [
        ReadySaid(TWO),
        Begun(9_500),
        PromptClosed(1, TWO, "role", "doc"),
        Noted("1 is the doc"),
    ]


def test_a_choice_that_is_gone_is_withdrawn_and_nothing_comes_of_it() -> None:
    state = casting()
    turn = Turn(state, NoLuck(), 100)
    withdraw(turn, state.prompts[1])

    assert turn.events == [PromptClosed(1, TWO, "role", None)]
    assert view(state, TWO).prompts == []


def test_ids_come_back_only_after_a_long_while() -> None:
    state = casting()
    state.next_prompt = PROMPT_IDS - 1
    turn = Turn(state, NoLuck(), 0)
    ask(turn, TWO, "card", ("lasting",))
    ask(turn, TWO, "card", ("used",))

    assert [prompt.id for prompt in state.prompts_of(TWO)] == [1, PROMPT_IDS - 1, 0]
    assert turn.events[0] == PromptOpened(PROMPT_IDS - 1, TWO, "card", ("lasting",), 10_000)
    assert prompt_flaw(state) == "two choices have the same id"


def test_4_15_every_choice_must_have_an_end() -> None:
    state = casting()
    assert prompt_flaw(state) is None
    state.left[TWO] = True
    assert prompt_flaw(state) == "seat 1 is asked, and cannot answer"
    state.left[TWO] = False
    PromptOpened(9, TWO, "nonsense", ("a",), 100).apply(state)
    assert prompt_flaw(state) == "nothing comes of the choice nonsense"


def assist(state: State, seat: Seat) -> Iterable[Action[State]]:
    """Anybody may help."""
    return [Leave()]


def test_modules_say_what_may_be_done_in_the_introduction_and_outside() -> None:
    state = with_module(".....", ".....", may_outside=assist, may_before=assist)
    assert Leave() not in legal(state, ONE)
    state.figures[ONE] = -1
    assert Leave() in legal(state, ONE)
    state.phase = INTRO
    assert Leave() in legal(state, TWO)


def test_a_module_is_asked_only_in_the_tiles_that_it_names() -> None:
    state = with_module(".....", ".....", may=assist, may_in=frozenset({"b01"}))
    assert Leave() not in legal(state, ONE)

    stand(state, lay(state, EASTERN, EAST, "b01"))
    assert (Leave() in legal(state, ONE), Leave() in legal(state, TWO)) == (True, False)


def test_a_bot_chooses_in_the_introduction_what_a_module_finds_handy() -> None:
    state = casting(handy=lambda scene, may: may[3])
    bot = Teammate(ONE, Seeded(1), GUIDE)

    assert bot.answer(letter(GAME, state, ONE, 0), 100) == Choose(0, 1)


def test_4_2_a_module_may_need_a_longer_introduction() -> None:
    state = casting(intro=60_000)

    assert view(state, ONE).intro_until == 60_000
    assert not [event for event in tick(state, 10_000) if isinstance(event, Begun)]
    assert Begun(60_000) in tick(state, 60_000)
