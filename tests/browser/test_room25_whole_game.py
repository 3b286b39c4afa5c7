"""Kim has nothing but a keyboard, Ming a phone and reads Chinese, Ann a mouse; bots make up the numbers."""

from playwright.sync_api import expect

from tests.browser.checks import too_wide
from tests.browser.company import PHONE, Company
from tests.browser.complex import Complex
from tests.browser.escaping import happened
from tests.browser.hands import Finger, Keys
from tests.browser.person import Person
from tests.browser.surviving import everybody_sees_the_end, gather, play_to_the_end, start
from tests.browser.table import Lobby


def three_people(company: Company) -> tuple[Person, Person, Person]:
    kim = company.welcome("Kim", game="room25", hands=Keys)
    ming = company.welcome("小明", "zh-Hant", game="room25", hands=Finger, screen=PHONE)
    ann = company.welcome("Ann", game="room25")
    return kim, ming, ann


def test_six_suspect_each_other_to_the_end(contestants: Company) -> None:
    kim, ming, ann = three_people(contestants)
    gather(kim, ming, ann, preset="first_show", bots=3)
    complexes = start(kim, ming, ann)
    guards = [one for one in complexes if one.own[0]["role"] == "guard"]
    assert guards, "the luck of this house makes a person a guard"
    for one in complexes:
        everybody_peeks(one)
    play_to_the_end(complexes)
    everybody_sees_the_end(complexes)


def everybody_peeks(one: Complex) -> None:
    dialog = one.peek()
    expect(dialog).to_contain_text(one.t(f"role.{one.own[0]['role']}.about"))
    one.close(dialog)
