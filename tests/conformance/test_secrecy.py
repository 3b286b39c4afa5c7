"""Two truths that differ only in what a viewer does not know give byte-equal letters."""

from typing import Any

from tests.conformance.random_play import Setting, every_setting, may_from, random_game
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.letter import letter
from wayout.kernel.play import Event, play, replay
from wayout.kernel.seats import SPECTATOR, Seat, Viewer, viewers


@every_setting
def test_an_imagined_truth_looks_the_same_to_the_viewer_it_was_imagined_for(setting: Setting) -> None:
    game = setting.rules
    for number, moment in enumerate(random_game(setting, "imagine")):
        for viewer in viewers(setting.seats):
            imagined = game.imagine(game.view(moment.state, viewer), viewer, Seeded(number))
            assert encode(letter(game, imagined, viewer, number)) == encode(letter(game, moment.state, viewer, number))


@every_setting
def test_whom_the_game_seems_to_wait_for_is_no_secret(setting: Setting) -> None:
    """Clocks show it to everybody: so it is the same in every truth that a spectator can imagine."""
    game = setting.rules
    for number, moment in enumerate(random_game(setting, "awaited")):
        state = moment.state
        imagined = game.imagine(game.view(state, SPECTATOR), SPECTATOR, Seeded(number))
        awaited = {seat: game.waiting(state, seat) for seat in game.awaited(state)}
        assert awaited == {seat: game.waiting(imagined, seat) for seat in game.awaited(imagined)}
        assert set(game.asked(state)) <= awaited.keys()


@every_setting
def test_whoever_has_answered_in_secret_is_asked_again_only_by_a_new_question(setting: Setting) -> None:
    """Else only the clocks of those who had answered would start again, and tell of it."""
    game = setting.rules
    answered: set[tuple[Seat, str]] = set()
    for moment in random_game(setting, "asked anew"):
        state = moment.state
        open_for = {(seat, game.waiting(state, seat)) for seat in game.asked(state)}
        assert not answered & open_for or any(event.asks_anew or event.secret for event in moment.events)
        answered = {(seat, game.waiting(state, seat)) for seat in game.awaited(state)} - open_for


@every_setting
def test_a_secret_answer_is_no_news_and_tells_others_at_most_that_it_was_given(setting: Setting) -> None:
    for moment in random_game(setting, "secret"):
        for event in moment.events:
            if event.secret:
                assert not event.news
                assert moment.seat is not None
                assert event.seen_by(moment.seat) == event
                others = [viewer for viewer in viewers(setting.seats) if viewer != moment.seat]
                assert all(event.seen_by(viewer) in (None, event.seen_by(SPECTATOR)) for viewer in others)


@every_setting
def test_secret_answers_and_asides_of_two_seats_come_to_the_same_in_either_order(setting: Setting) -> None:
    states: list[Any] = []
    last: list[Event[Any]] = []
    seat: Seat | None = None
    for moment in random_game(setting, "either order"):
        beside = bool(moment.events) and all(event.secret or event.aside for event in moment.events)
        if beside and last and moment.seat != seat:
            assert replay(states[-2].clone(), [*moment.events, *last]) == moment.state
        last, seat = moment.events if beside else [], moment.seat
        states = [*states[-1:], moment.state.clone()]


@every_setting
def test_what_a_viewer_is_not_told_of_changes_nothing_for_it(setting: Setting) -> None:
    """No letter is written then: the one before must still be true."""
    game = setting.rules
    before: dict[Viewer, bytes] = {}
    for moment in random_game(setting, "untold"):
        for viewer in viewers(setting.seats):
            now = encode(letter(game, moment.state, viewer, 0))
            if moment.seat not in (None, viewer) and all(event.seen_by(viewer) is None for event in moment.events):
                assert now == before[viewer]
            before[viewer] = now


@every_setting
def test_imagined_truths_differ_from_the_truth_in_what_is_hidden(setting: Setting) -> None:
    game, differed = setting.rules, 0
    for number, moment in enumerate(random_game(setting, "hidden")):
        for viewer in viewers(setting.seats):
            differed += game.imagine(game.view(moment.state, viewer), viewer, Seeded(number)) != moment.state

    assert differed > 0


@every_setting
def test_letters_about_what_happens_are_byte_equal_if_the_viewer_ends_up_knowing_the_same(setting: Setting) -> None:
    """The same action from two truths: where both views stay equal, so does all that was told on the way."""
    game, compared = setting.rules, 0
    for number, moment in enumerate(random_game(setting, "told")):
        seats = game.asked(moment.state)
        if not seats:
            continue
        actor = Seeded(number).pick(seats)
        for viewer in viewers(setting.seats):
            truth = moment.state.clone()
            other = game.imagine(game.view(truth, viewer), viewer, Seeded(f"other/{number}"))
            both = [a for a in game.legal(truth, actor) if a in game.legal(other, actor)]
            if not both:
                continue
            action = Seeded(number).pick(both)
            at = max(moment.at, *(may_from(game, one, actor, action) for one in (truth, other)))
            happened = play(truth, actor, action, Seeded("same"), at).events
            would_have = play(other, actor, action, Seeded("same"), at).events
            if game.view(truth, viewer) != game.view(other, viewer):
                continue
            told = encode(letter(game, truth, viewer, number, happened))
            assert told == encode(letter(game, other, viewer, number, would_have))
            recalled = [encode(event.recalled_by(viewer)) for event in happened]
            assert recalled == [encode(event.recalled_by(viewer)) for event in would_have]
            compared += 1

    assert compared > 0


@every_setting
def test_a_veiled_event_keeps_its_type(setting: Setting) -> None:
    for moment in random_game(setting, "veil"):
        for event in moment.events:
            for viewer in viewers(setting.seats):
                for copy in (event.seen_by(viewer), event.recalled_by(viewer)):
                    assert copy is None or type(copy) is type(event)


@every_setting
def test_what_is_recalled_tells_no_more_than_what_was_seen(setting: Setting) -> None:
    for moment in random_game(setting, "recall"):
        for event in moment.events:
            for viewer in viewers(setting.seats):
                if event.seen_by(viewer) is None:
                    assert event.recalled_by(viewer) is None
