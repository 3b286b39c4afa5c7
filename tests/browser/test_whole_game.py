"""From a link to a rematch. Ann has only keys and reads English, Ming has a phone and reads Chinese, Ada is a bot."""

import re

from playwright.sync_api import expect

from tests.browser.company import PHONE, Company
from tests.browser.hands import Finger, Keys
from tests.browser.person import Person
from tests.browser.playing import finish
from tests.browser.table import Lobby, Play


def say_who_you_are(person: Person) -> None:
    dialog = person.dialog("you.title")
    expect(dialog).to_be_visible()
    person.hands.write(dialog.get_by_role("textbox", name=person.t("you.name"), exact=True), person.name)
    person.press(dialog.get_by_role("button", name=person.t("ui.save"), exact=True))
    expect(dialog).to_be_hidden()


def open_table(host: Person) -> Lobby:
    """Two presses: open a table, save the name. The first game is explained before it begins."""
    host.visit()
    host.press(host.opener)
    say_who_you_are(host)
    read_the_guide(host)
    return Lobby(host).arrived()


def join_by_link(guest: Person, link: str) -> Lobby:
    guest.page.goto(link)
    say_who_you_are(guest)
    guest.press(guest.button("guide.skip"))
    return Lobby(guest).arrived()


def read_the_guide(person: Person) -> None:
    for step in range(1, 5):
        expect(person.dialog("guide.title", n=step, of=5)).to_contain_text(person.t(f"guide.{step}.title"))
        person.press(person.button("ui.next"))
    person.press(person.button("guide.done"))
    expect(person.dialog("guide.title", n=5, of=5)).to_be_hidden()


def set_up(company: Company, preset: str) -> tuple[Play, Play]:
    ann = company.welcome("Ann", hands=Keys, motion="no-preference", newcomer=True)
    ming = company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE, motion="no-preference", newcomer=True)
    lobby = open_table(ann)
    lobby.seats(3)
    lobby.add_bot(3)
    lobby.preset(preset)
    lobby.unfold("lobby.fine_options")
    lobby.option("target", "one")
    seat = join_by_link(ming, ann.page.url)
    expect(lobby.seat(2)).to_contain_text(ming.name)
    seat.ready()
    expect(lobby.seat(2)).to_contain_text(ann.t("seat.ready"))
    lobby.start()
    return Play(ann).begun(), Play(ming).begun()


def test_a_whole_game_from_link_to_rematch(company: Company) -> None:
    here, there = set_up(company, "default")
    ann, ming = here.person, there.person
    expect(here.headline).to_contain_text(ann.t("turn.yours"))
    expect(there.headline).to_contain_text(ming.t("turn.theirs", name="Ann"))
    expect(here.hand).to_have_count(3)

    here.lay(0)  # a Repeat: Ming may turn the next tile any way
    expect(there.top).to_have_text(ming.t.pattern("ui.pile.top_repeat"))
    expect(there.headline).to_contain_text(ming.t("turn.yours"))
    ming.press(there.hand.nth(0))
    expect(there.rotations).to_have_count(4)
    ming.press(there.rotations.nth(2))
    number = ming.letter["number"]
    ming.press(ming.button("ui.lay"))
    there.heard_after(number)

    expect(here.headline).to_contain_text(ann.t("turn.yours"))  # Ada has laid hers
    asked = here.ask_lost()
    ann.press(asked.get_by_role("button", name=ann.t("ui.not_yet"), exact=True))
    expect(asked).to_be_hidden()
    here.say_lost()
    expect(here.page.get_by_role("region", name=ann.t("ui.poll"), exact=True)).to_contain_text(ann.t("ui.poll.asked"))
    there.answer(join=True)

    for play in (here, there):  # all but Ada have said LOST: the route is laid out
        expect(play.page.get_by_role("img", name=play.t("ui.plan"), exact=True)).to_be_visible()
        play.watch_reveal()
        expect(play.page.get_by_text(play.t("ui.step.safe"), exact=True)).to_be_visible()
    finish([here, there])
    expect(here.result).to_contain_text(ann.t("match.won", n=1, names="Ada"))
    expect(there.result).to_contain_text(ming.t("match.won", n=1, names="Ada"))

    everybody_is_still_here(here, there)


def everybody_is_still_here(here: Play, there: Play) -> None:
    """In the same seats, with the same terms; another game begins as soon as both want it."""
    match = here.person.around["match"]
    here.person.press(here.person.button("end.rematch"))
    expect(there.result).to_contain_text(there.t("next.with_you", names="Ann", no=there.t("end.not_again")))
    there.person.press(there.person.button("end.rematch"))
    for play in (here, there):
        follows(play, match)
    assert [seat["name"] for seat in here.person.around["seats"]] == ["Ann", "小明", "Ada"]
    assert here.person.around["options"]["target"] == "one"


def follows(play: Play, match: str) -> None:
    """Another match than this one has begun."""
    play.person.until(lambda: play.person.around["match"] not in (None, match), "for the next match")
    expect(play.hand).to_have_count(3)


def test_a_whole_game_in_danger_mode(company: Company) -> None:
    here, there = set_up(company, "danger")
    ann, ming = here.person, there.person
    cards = here.page.get_by_role("list", name=ann.t("ui.danger_cards"), exact=True)
    ann.press(cards.get_by_role("button", name=ann.t("danger.gas"), exact=True))
    expect(ann.dialog("danger.gas")).to_contain_text(ann.t("danger.gas.about"))
    ann.press(ann.button("ui.got_it"))

    gas = here.hand_words.index(next(words for words in here.hand_words if ann.t("danger.gas") in words))
    here.lay(gas)
    expect(there.screen.get_by_text(ming.t("ui.status.panic"), exact=True)).to_be_visible()
    ming.hands.insist(there.hand.nth(0))  # it trembles, and says that it is disabled
    expect(there.screen.get_by_role("alert")).to_have_text(ming.t("refusal.panic"))
    there.lay_blind()

    finish([here, there])
    assert re.fullmatch(r"won|shared", ann.view["outcome"])
    everybody_is_still_here(here, there)
