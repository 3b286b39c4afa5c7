"""The end of a match: what decided it, who stood out; and matches that come as files."""

from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.browser.checks import come_to_rest, is_in_sight
from tests.browser.company import DESKTOP, LAPTOP, Company, Theme
from tests.browser.finale import finale_of, ranking
from tests.browser.inspector import Inspector, in_every_language
from tests.browser.person import Person
from tests.browser.playing import finish, short_game
from tests.browser.replaying import Replay
from tests.browser.table import Play


def finished(company: Company, language: str = "en", theme: Theme = "light") -> tuple[Person, Person]:
    ann, bea = (company.welcome(name, language, theme=theme) for name in ("Ann", "Bea"))
    plays = short_game(ann, bea)
    plays[0].lay(0)
    plays[1].lay(0)
    finish(plays)
    return ann, bea


def open_page(person: Person, match: str) -> None:
    person.visit(f"/finale/{match}")
    expect(ranking(person).first).to_be_visible()


def test_the_deciding_moment_opens_the_replay_right_there(company: Company) -> None:
    ann, _ = finished(company)
    deciding = finale_of(ann)["deciding"]
    assert deciding is not None
    open_page(ann, ann.around["match"])
    ann.press(ann.page.get_by_role("link", name=ann.t("finale.see"), exact=True))
    assert Replay(ann).opened().at == deciding["number"]


def test_the_winners_rain_ends_and_never_begins_where_things_stand_still(company: Company) -> None:
    ann, _ = finished(company)
    moving, still = company.welcome("Mia", motion="no-preference"), company.welcome("Sue", motion="reduce")
    for person in (moving, still):
        open_page(person, ann.around["match"])
    pieces = "document.querySelectorAll('.burst i').length"
    assert (moving.page.evaluate(pieces) > 0, still.page.evaluate(pieces)) == (True, 0)
    come_to_rest(moving.page)
    assert moving.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_the_points_of_all_are_told_at_the_table(company: Company) -> None:
    for person in finished(company):
        points = Play(person).result.get_by_role("list").first.get_by_role("listitem")
        expect(points).to_have_count(len(person.around["seats"]))


def test_the_end_of_the_story_stays_in_sight_beside_the_result(company: Company) -> None:
    ann, _ = finished(company)
    expect(Play(ann).result).to_be_visible()
    story = ann.page.get_by_role("region", name=ann.t("story.title"), exact=True)
    for screen in (DESKTOP, LAPTOP):
        ann.page.set_viewport_size(screen)
        ann.until(lambda: is_in_sight(story.get_by_role("listitem").last), "to see the newest line")


def test_there_is_no_finale_of_a_match_that_is_still_on(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    short_game(ann, bea)
    bea.forgive("409")
    bea.visit(f"/finale/{ann.around['match']}")
    expect(bea.page.get_by_role("heading", name=bea.t("finale.none"), exact=True)).to_be_visible()
    expect(bea.page.get_by_text(bea.t("refusal.not_finished"), exact=True)).to_be_visible()


def saved(person: Person, folder: Path) -> Path:
    answer = httpx.get(f"{person.base}/api/matches/{person.around['match']}/record", trust_env=False)
    file = folder / "match.jsonl"
    file.write_bytes(answer.content)
    return file


def choose_file(person: Person, file: Path) -> None:
    """And wait until the house has tried it out, for which it takes a process of its own."""
    with person.page.expect_response("**/api/records", timeout=60_000):
        person.page.get_by_label(person.t("record.open"), exact=True).set_input_files(file)


def test_a_saved_match_can_be_opened_again_but_not_played_on(company: Company, tmp_path: Path) -> None:
    ann, _ = finished(company)
    file = saved(ann, tmp_path)
    guest = company.welcome("Guest")
    guest.visit("/")
    choose_file(guest, file)
    replay = Replay(guest).opened()
    assert ann.around["match"] not in guest.page.url
    assert replay.end > 3
    expect(guest.page.get_by_text(guest.t("record.opened"), exact=True)).to_be_visible()
    expect(guest.button("replay.fork")).to_have_count(0)


def test_a_damaged_file_is_refused_in_a_sentence(company: Company, tmp_path: Path) -> None:
    guest = company.welcome("Guest")
    guest.forgive("400")
    file = tmp_path / "holiday.jsonl"
    file.write_text("dear diary\n")
    guest.visit("/")
    choose_file(guest, file)
    expect(guest.page.locator(".wrong")).to_have_text(guest.t("refusal.broken_record"))


@in_every_language
def test_it_holds_on_every_screen(company: Company, language: str, theme: Theme) -> None:
    ann, _ = finished(company, language, theme)
    inspector = Inspector(theme)
    inspector.see("the end at the table", ann)
    open_page(ann, ann.around["match"])
    inspector.see("the finale", ann)
    ann.press(ann.button("finale.as_table"))
    inspector.see("the finale with its curve as a table", ann)
    Replay(ann).open(ann.around["match"])
    inspector.see("the replay", ann)
    inspector.assert_nothing_found()
