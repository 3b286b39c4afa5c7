"""Room 25 at a real table: time that runs out, those who leave, talk, claims, and what can be taken back."""

from typing import Any

import pytest

from tests.games.room25.at_the_table import EVA, come_back, everybody, table_from, truth
from tests.games.room25.mac.dealing import card
from tests.games.room25.shows import does, program, show, until
from tests.games.room25.studio import cell, who
from tests.table.company import BEN, CAT, DAN, HOST, Company
from wayout.games.room25 import GAME
from wayout.games.room25.actions import Choose, ClaimColour, PlaceReminder, Program, TakeClue
from wayout.games.room25.actions.asides import MOST_CLAIMS
from wayout.games.room25.bots.player import Player
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.memory import memory
from wayout.games.room25.parts import NOTHING, NOWHERE, Question, Target, Token
from wayout.games.room25.state import State
from wayout.kernel.seats import Seat
from wayout.table.document import NO_STAND_IN
from wayout.table.messages import Leave, Rename, Say, Sit, TakeBack

FREE = {"free": True, "ask": False}
NOT_AT_ALL = {"free": False, "ask": False}
EVERYBODY = (HOST, BEN, CAT, DAN, EVA)
SEATED = list(enumerate(EVERYBODY[:4]))
NAMES = ("alice", "jennifer", "max", "kevin")
PUSH: tuple[Token, ...] = ("push",)
NORTH, FAR, EXIT = cell(1, 2), cell(4, 4), cell(0, 1)
JAMMING = card("jamming")


def ready(company: Company, *guests: str) -> None:
    """These program a push, which is lost in the Central Room."""
    for guest in guests:
        company.wish(guest, Program(who(NAMES[EVERYBODY.index(guest)]), PUSH))
        assert company.refusal(guest) is None


def offer(company: Company, guest: str) -> Any:
    return company.letter(guest)["take_back"]


def events(company: Company, guest: str = EVA) -> list[Any]:
    """What happened in the last batch, as this guest was told."""
    return [event for letter in company.told(guest, "letter") for event in letter["happened"]]


# R25-4.14: time is up


def test_r25_4_14_whoever_lets_the_time_for_a_program_run_out_looks() -> None:
    company = table_from(show(4))
    ready(company, HOST, BEN, CAT)
    assert company.letter(EVA)["clocks"] == {str(seat): 90.0 for seat in range(4)}

    company.wait(90_000)

    assert (company.steps[-1].seat, company.steps[-1].by) == (3, "timer")
    assert company.view["phase"] == "pass"
    assert company.letter(DAN)["view"]["figures"][3]["program"]["floating"] == "look"


def test_r25_4_14_whoever_has_lost_the_look_pushes_then() -> None:
    state = show(4)
    state.lost[who("kevin")] = ("look",)
    company = table_from(state)

    company.wait(90_000)

    floating = [company.letter(guest)["view"]["figures"][seat]["program"]["floating"] for seat, guest in SEATED]
    assert floating == ["look", "look", "look", "push"]


def test_r25_4_14_whoever_plays_two_has_both_programmed_at_once() -> None:
    company = table_from(show(2, mode="competition"))
    company.wish(HOST, Program(truth(company).of_seat(Seat(0))[0], ("move",)))

    company.wait(90_000)

    assert company.view["phase"] == "pass"
    assert [step.by for step in company.steps[2:]] == ["timer"] * 3
    tokens = [one["program"] and one["program"]["floating"] for one in company.view["figures"]]
    assert sorted(filter(None, tokens)) == ["look", "move"]


def test_r25_4_14_whoever_misses_a_programming_with_two_has_missed_one_moment() -> None:
    """The absent are hardly waited for after two."""
    company = table_from(show(2, mode="competition"), grace=NO_STAND_IN)
    company.go(BEN)
    for one in truth(company).of_seat(Seat(0)):
        company.wish(HOST, Program(one, ("move",)))
    company.wait(90_000)
    assert [step.by for step in company.steps[-2:]] == ["timer"] * 2

    while not truth_asks(company, Seat(1)):
        company.wish(HOST, Choose(truth_question(company).options[0]))

    assert company.letter(HOST)["clocks"] == {"1": 20.0}


def truth_question(company: Company) -> Question:
    question = truth(company).question
    assert question is not None
    return question


def truth_asks(company: Company, seat: Seat) -> bool:
    return truth(company).owner[truth_question(company).who] == seat


def test_r25_4_14_whoever_is_only_asked_about_adrenaline_uses_none() -> None:
    state = show(4, abilities=True, adrenaline=True)
    state.pile[who("kevin")] = ["look", "move", "push", "control"]
    company = table_from(state)
    ready(company, HOST, BEN, CAT)

    company.wait(90_000)

    laid = next(event for event in company.inbox[EVA][-1]["happened"] if event["type"] == "programs_laid")
    assert (laid["counts"][who("kevin")], laid["committed"]) == (0, [])


def test_r25_4_14_whoever_lets_the_time_for_the_clue_run_out_sees_nothing() -> None:
    state = show(4)
    state.phase, state.undecided = "clue", [Seat(1), Seat(2)]
    state.waiting = state.deciding = []
    company = table_from(state)
    company.wish(BEN, TakeClue(NORTH))

    company.wait(60_000)

    assert company.steps[-1].by == "timer"
    assert events(company)[0] == {"type": "clue_declined", "seat": 2}
    assert company.letter(CAT)["view"]["looked"] == []


def test_r25_4_14_an_answer_that_does_not_come_is_the_first_choice() -> None:
    state = show(4)
    program(state, alice=("look",))
    company = table_from(state)
    assert (company.view["question"]["id"], company.letter(EVA)["clocks"]) == ("floating", {"0": 20.0})
    company.wait(20_000)
    assert (company.view["question"]["id"], company.letter(EVA)["clocks"]) == ("look", {"0": 45.0})
    first = company.view["question"]["options"][0]["cell"]

    company.wait(45_000)

    assert company.letter(HOST)["view"]["looked"][0]["cell"] == first
    assert company.letter(BEN)["view"]["looked"] == []


def test_r25_4_14_neither_claims_nor_changes_of_program_nor_taking_it_back_gain_time() -> None:
    company = table_from(show(4))
    ready(company, HOST)
    company.wait(60_000)
    company.wish(BEN, ClaimColour(0, "red"))
    company.wish(HOST, Program(who("alice"), ("look",)))
    company.send(HOST, TakeBack("back"))
    company.send(HOST, TakeBack("back again"))

    assert company.letter(EVA)["clocks"] == {str(seat): 30.0 for seat in range(4)}


def test_r25_4_14_a_reminder_that_is_laid_and_taken_back_again_and_again_gains_no_time() -> None:
    state = show(4)
    program(state, alice=("look",))
    company = table_from(state)
    company.wait(12_000)
    for number in range(3):
        company.wish(HOST, PlaceReminder(FAR))
        company.send(HOST, TakeBack(f"back {number}"))

    assert company.letter(EVA)["clocks"] == {"0": 8.0}
    assert company.view["figures"][0]["reminder_in_hand"] is True
    come_back(company, *everybody(company))
    assert company.view["figures"][0]["reminder_in_hand"] is True


# R25-4.14: those who drop, and those who leave for good


def test_r25_4_14_who_left_passes_and_the_show_goes_on_without() -> None:
    company = table_from(show(4), grace=NO_STAND_IN)
    ready(company, HOST, BEN, CAT)

    company.send(DAN, Leave())

    assert company.view["in_game"] == [True, True, True, False]
    assert (company.view["phase"], company.view["question"]["who"]) == ("pass", who("alice"))
    asked = set()
    while company.view["round"] == 1:
        asked.add(company.view["question"]["who"])
        company.wait(45_000)
    assert asked == {who(name) for name in NAMES[:3]}
    assert list(company.letter(EVA)["clocks"]) == ["0", "1", "2"]


def dan_has_looked() -> Company:
    """At a mortal room, long ago."""
    state = show(4, {FAR: "mortal"}, memory="strict")
    state.known[3] = [FAR]
    return table_from(state)


def test_r25_4_14_a_stand_in_knows_what_its_seat_has_seen_and_gives_the_seat_back() -> None:
    company = dan_has_looked()
    company.go(DAN)
    company.wait(30_000)
    assert company.around()["seats"][3]["stand_in"] is True

    bot = company.table._core.playing.minds[3].bot  # type: ignore[union-attr]
    assert isinstance(bot, Player)
    assert bot._knowledge.rooms == {FAR: "mortal"} == memory(truth(company), Seat(3))
    assert company.letter(EVA)["view"]["figures"][3]["ready"] is True
    assert company.steps[-1].by == "bot"
    company.come(DAN)

    assert company.around()["seats"][3]["stand_in"] is False
    letter = company.told(DAN, "letter")[0]
    assert letter["missed"][0]["type"] == "programmed"
    assert letter["missed"][0]["tokens"] == list(truth_program(company))
    assert [room["note"] for room in letter["view"]["rooms"]] == [None] * 25
    company.wish(DAN, Program(who("kevin"), ("control", "push")))
    assert company.refusal(DAN) is None


def truth_program(company: Company) -> tuple[Token, ...]:
    state, kevin = truth(company), who("kevin")
    slots = (state.first[kevin], state.second[kevin], state.floating[kevin])
    return tuple(token for token in slots if token is not None)


def test_r25_4_14_a_stand_in_leaves_the_program_of_whoever_was_ready_alone() -> None:
    company = table_from(show(4))
    company.wish(DAN, Program(who("kevin"), ("push", "control")))
    company.go(DAN)
    company.wait(31_000)

    assert company.around()["seats"][3]["stand_in"] is True
    assert truth_program(company) == ("push", "control")


def test_r25_4_14_who_takes_over_a_seat_sees_what_it_shows_and_not_what_it_saw() -> None:
    company = dan_has_looked()
    company.send(DAN, Leave())
    company.send(EVA, Sit(3))
    assert company.refusal(EVA) is None

    view = company.letter(EVA)["view"]

    assert (view["looked"], {room["note"] for room in view["rooms"]}) == ([], {None})


# R25-4.13: talk


def bury_kevin(state: State) -> None:
    kevin = who("kevin")
    state.alive[kevin], state.at[kevin] = False, NOWHERE
    state.waiting.remove(kevin)
    state.deciding.remove(kevin)


def in_a_jammed_room(**options: Any) -> State:
    return show(4, {NORTH: "jamming"}, at={"max": NORTH}, **options)


def under_a_jamming_card(**options: Any) -> State:
    state = show(4, **options)
    state.in_view = [JAMMING]
    return state


@pytest.mark.parametrize("jam", [in_a_jammed_room, under_a_jamming_card])
@pytest.mark.parametrize("channel", ["table", "team"])
def test_r25_4_13_while_it_is_jammed_nobody_speaks_anywhere_and_nobody_hears_of_it(jam: Any, channel: str) -> None:
    company = table_from(jam(mode="team"))

    for guest in EVERYBODY:
        if (guest, channel) == (EVA, "team"):
            continue
        for word in (Say("Left", channel=channel), Say(phrase="yes", channel=channel)):
            batch = company.send(guest, word)
            refused: dict[str, Any] = {"type": "refused", "code": "jammed", "rule": "R25-4.13", "facts": {}, "id": None}
            assert company.told(guest) == [refused]
            assert ([mail.guest for mail in batch.mail], batch.rows) == ([guest], [])


@pytest.mark.parametrize("jam", [in_a_jammed_room, under_a_jamming_card])
def test_r25_4_13_while_it_is_jammed_nobody_speaks_by_name_or_by_claim(jam: Any) -> None:
    company = table_from(jam())

    for guest in EVERYBODY:
        company.send(guest, Rename("It is red"))
        assert company.refusal(guest) == "jammed"
    for guest in EVERYBODY[:4]:
        company.wish(guest, ClaimColour(FAR, "red"))
        assert company.told(guest)[0]["code"] == "jammed"
        assert company.told(guest)[0]["rule"] == "R25-4.13"


def test_r25_4_13_the_dead_are_silenced_too_and_talk_again_when_it_is_over() -> None:
    state = in_a_jammed_room()
    bury_kevin(state)
    program(state, max=("move", "look"))
    company = table_from(state)
    company.send(DAN, Say("Left"))
    assert company.refusal(DAN) == "jammed"

    for guest, target in ((HOST, NOTHING), (BEN, NOTHING), (CAT, Target(cell=CENTRE))):
        company.wish(guest, Choose(target))
    for guest in (DAN, EVA):
        company.send(guest, Say("Left"))
        assert company.refusal(guest) is None


def test_r25_4_13_a_jammed_room_stays_silent_after_a_restart() -> None:
    company = table_from(in_a_jammed_room())
    come_back(company, *everybody(company))

    company.send(EVA, Say("Left"))

    assert company.refusal(EVA) == "jammed"


def test_r25_4_13_a_team_talks_apart_and_nobody_else_hears_of_it() -> None:
    company = table_from(show(4, mode="team"))

    batch = company.send(HOST, Say("We go left", channel="team"))

    assert {mail.guest for mail in batch.mail} == {HOST, CAT}
    assert company.letter(BEN)["channels"] == ["table", "team"]
    assert "channels" not in company.letter(EVA)
    company.send(EVA, Say("psst", channel="team"))
    assert company.refusal(EVA) == "unknown_channel"


@pytest.mark.parametrize("options", [{"mode": "team", "team_chat": False}, {"mode": "suspicion"}, {}])
def test_r25_4_13_elsewhere_there_is_only_the_table(options: dict[str, Any]) -> None:
    company = table_from(show(4, **options))

    company.send(HOST, Say("psst", channel="team"))

    assert company.refusal(HOST) == "unknown_channel"
    assert "channels" not in company.letter(HOST)


# R25-4.13: claims


def test_r25_4_13_living_and_dead_claim_colours_at_any_time_though_it_is_never_listed() -> None:
    state = show(4)
    bury_kevin(state)
    company = table_from(state)
    ready(company, HOST)

    for guest in (HOST, BEN, DAN):
        assert not any(may["type"] == "claim_colour" for may in company.letter(guest)["may"])
        company.wish(guest, ClaimColour(FAR, "red"))
        assert company.refusal(guest) is None
    assert [claim["seat"] for claim in company.letter(EVA)["view"]["claims"]] == [0, 1, 3]
    assert company.letter(EVA)["clocks"] == {"0": 90.0, "1": 90.0, "2": 90.0}


def test_r25_4_13_twelve_claims_a_round_are_enough() -> None:
    company = table_from(show(4))
    for place in range(MOST_CLAIMS):
        company.wish(DAN, ClaimColour(place, "red"))

    company.wish(DAN, ClaimColour(FAR, "red"))

    assert MOST_CLAIMS == 12
    refused = company.told(DAN)[0]
    assert (refused["code"], refused["rule"], refused["facts"]) == ("enough_said", "R25-4.13", {"most": 12})
    company.wish(CAT, ClaimColour(FAR, "red"))
    assert company.refusal(CAT) is None


def test_r25_4_13_what_is_said_while_all_look_at_a_new_question_is_told_in_the_order_it_was_said() -> None:
    """Only secret answers are opened by seats."""
    state = show(4)
    program(state, alice=("push", "look"), jennifer=("push", "look"))
    company = table_from(state, pace=1.0)
    company.wish(HOST, Choose(NOTHING))
    assert company.view["question"]["who"] == who("jennifer")
    for guest in (CAT, BEN):
        company.wish(guest, ClaimColour(FAR, "red"))
    assert company.view["claims"] == []

    company.wait(5_000)

    assert [claim["seat"] for claim in company.view["claims"]] == [2, 1]


def test_r25_4_13_whoever_only_watches_claims_nothing() -> None:
    company = table_from(show(4))

    company.wish(EVA, ClaimColour(FAR, "red"))

    assert company.refusal(EVA) == "not_seated"


# What can be taken back


def test_the_own_program_is_taken_back_freely_until_all_are_ready() -> None:
    company = table_from(show(4))
    ready(company, HOST, BEN)
    company.wish(HOST, ClaimColour(FAR, "red"))
    assert offer(company, HOST) == offer(company, BEN) == FREE

    company.send(HOST, TakeBack("back"))

    assert [one["ready"] for one in company.view["figures"]] == [False, True, False, False]
    assert len(company.view["claims"]) == 1
    ready(company, HOST, CAT, DAN)
    assert {guest: offer(company, guest) for guest in EVERYBODY} == dict.fromkeys(EVERYBODY, NOT_AT_ALL)
    company.send(HOST, TakeBack("too late"))
    assert company.refusal(HOST) == "nothing_to_take_back"


def test_nothing_is_put_to_the_vote() -> None:
    assert GAME.take_back_by_vote is False
    company = table_from(show(4))
    ready(company, HOST, BEN, CAT, DAN)

    company.send(DAN, TakeBack("please"))

    assert company.refusal(DAN) == "nothing_to_take_back"
    assert company.around()["request"] is None


def in_alices_turn(*tokens: Token, rooms: dict[int, str] | None = None, **options: Any) -> Company:
    state = show(4, rooms, **options)
    program(state, alice=tokens)
    return table_from(state)


def test_a_look_is_not_taken_back() -> None:
    company = in_alices_turn("look", "move")

    company.wish(HOST, Choose(Target(cell=NORTH)))

    assert offer(company, HOST) == NOT_AT_ALL


def test_nor_is_a_claim_or_a_clue() -> None:
    company = in_alices_turn("look", "move")
    company.wish(BEN, ClaimColour(FAR, "red"))
    assert offer(company, BEN) == NOT_AT_ALL

    state = show(4)
    state.phase, state.undecided, state.waiting, state.deciding = "clue", [Seat(0), Seat(1)], [], []
    company = table_from(state)
    company.wish(HOST, TakeClue(NORTH))
    assert offer(company, HOST) == NOT_AT_ALL


def test_a_reminder_is_taken_back_freely_until_somebody_acts_or_speaks() -> None:
    company = in_alices_turn("look", "move")
    company.wish(HOST, PlaceReminder(FAR))
    assert offer(company, HOST) == FREE
    company.send(HOST, TakeBack("back"))
    assert company.view["figures"][0]["reminder"] is None

    company.wish(HOST, PlaceReminder(FAR))
    company.wish(BEN, ClaimColour(FAR, "red"))
    assert offer(company, HOST) == NOT_AT_ALL


def test_entering_a_room_that_lay_face_down_is_not_taken_back() -> None:
    company = in_alices_turn("move", "look", rooms={NORTH: "control"})
    company.wish(HOST, Choose(Target(cell=NORTH)))

    assert company.view["question"]["id"] == "control"
    assert offer(company, HOST) == NOT_AT_ALL


def test_entering_an_open_one_that_only_asks_something_is() -> None:
    company = in_alices_turn("move", "look", rooms={NORTH: "control"}, at={"max": NORTH})
    company.wish(HOST, Choose(Target(cell=NORTH)))
    assert (company.view["question"]["id"], offer(company, HOST)) == ("control", FREE)

    company.send(HOST, TakeBack("back"))

    assert company.view["figures"][0]["cell"] == CENTRE


def tries_the_exit(**options: Any) -> Company:
    """Two are in Room 25 and two are not; the last action of the round slides it over the edge."""
    state = show(4, {EXIT: "room25"}, at={"max": EXIT, "kevin": EXIT}, **options)
    program(state, max=("look",), kevin=("look", "control"))
    until(state, "kevin")
    does(state, 3, Choose(Target(cell=0)))
    until(state, "kevin")
    company = table_from(state)
    company.wish(DAN, Choose(Target(line=6, forward=False)))
    assert (company.refusal(DAN), company.view["phase"]) == (None, "program")
    return company


def test_whoever_tries_the_exit_and_learns_that_a_prisoner_is_missing_does_not_take_it_back() -> None:
    company = tries_the_exit(mode="suspicion", guards=["jennifer"])

    assert offer(company, DAN) == NOT_AT_ALL


def test_where_there_are_no_roles_sliding_it_round_tells_nothing_and_is_taken_back_freely() -> None:
    assert offer(tries_the_exit(), DAN) == FREE
