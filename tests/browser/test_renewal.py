"""The house is away, and comes back with another client: who had it open sees the old one no more."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser import renewed_client
from tests.browser.company import Company
from tests.browser.house import GAS, LuckyHouse
from tests.browser.inspector import Inspector
from tests.browser.person import Person
from tests.browser.playing import begin
from tests.browser.table import Lobby
from tests.browser.words import Words

WORKER_AT_WORK = "navigator.serviceWorker.ready.then(({ active }) => active !== null)"


def test_nobody_keeps_an_old_client_after_an_update_of_the_house(browser: Browser, tmp_path: Path) -> None:
    before = renewed_client.lay_out(tmp_path / "client")
    house = LuckyHouse(tmp_path / "data", GAS, "--client", str(tmp_path / "client"))
    house.start()
    company, inspector = Company(browser, house.base), Inspector("light")
    try:
        ann, bea, cid = company.welcome("Ann", with_worker=True), company.welcome("Bea"), company.welcome("Cid")
        dan = company.welcome("Dan")
        for person in (ann, bea, cid, dan):
            person.forgive("ERR_CONNECTION_REFUSED|WebSocket")
        code = visited_table(ann)
        assert ann.page.evaluate(WORKER_AT_WORK)
        bea.visit()
        field = bea.page.get_by_role("textbox", name=bea.t("join.label"), exact=True)
        field.fill("ABC")
        dan.visit()
        expect(dan.opener).to_be_visible()
        (here,) = begin(cid)
        hand = here.hand_words
        cid.page.wait_for_load_state("networkidle")  # pictures too: they would miss the house

        house.stop()
        ann.visit()
        expect(ann.page.get_by_role("heading", name=ann.t("refusal.offline"), exact=True)).to_be_visible()
        expect(ann.page.get_by_role("link", name=code)).to_be_visible()
        assert build_of(ann) == before
        inspector.see("the house away", ann)
        for language in ("zh-Hant", "en"):
            switch(ann, language)
            expect(ann.page.get_by_role("heading", name=Words(language)("refusal.offline"), exact=True)).to_be_visible()

        now = renewed_client.renew(tmp_path / "client")
        house.start()
        # Nothing goes on: the page that waited for the house comes back as that of the new one.
        comes_anew(ann, now)
        ann.until(lambda: ann.page.evaluate("caches.keys()") == [f"wayout-{now}"], "for the worker of the new house")
        # To move: told, and left alone until a press.
        told(cid)
        assert (build_of(cid), here.hand_words) == (before, hand)
        cid.press(cid.button("renewed.now"))
        comes_anew(cid, now)
        here.begun()
        assert here.hand_words == hand
        # The other language: the old page has no words of it, the new one speaks it.
        dan.forgive("404")
        switch(dan, "zh-Hant")
        comes_anew(dan, now)
        expect(dan.page.locator("html")).to_have_attribute("lang", "zh-Hant")
        # Writing: told, and left alone. What the old page misses on its way brings it to the new one.
        bea.page.evaluate("dispatchEvent(new Event('online'))")
        told(bea)
        inspector.see("the house renewed", bea)
        expect(field).to_have_value("ABC")
        assert build_of(bea) == before
        bea.forgive("404|Refused to apply style")
        bea.press(bea.opener)
        comes_anew(bea, now)
        expect(bea.button("start.start")).to_be_visible()
        assert company.troubles == []
        inspector.assert_nothing_found()
    finally:
        company.part()
        house.kill()


def visited_table(person: Person) -> str:
    code = person.open_table()
    Lobby(person).come(code)
    return code


def switch(person: Person, language: str) -> None:
    person.press(person.page.get_by_role("button", name={"en": "English", "zh-Hant": "中文"}[language], exact=True))


def build_of(person: Person) -> str | None:
    return person.page.locator('meta[name="build"]').get_attribute("content")


def told(person: Person) -> None:
    expect(person.page.get_by_text(person.t("renewed.title"))).to_be_visible()


def comes_anew(person: Person, build: str) -> None:
    expect(person.page.locator(f'meta[name="build"][content="{build}"]')).to_be_attached()
