"""It is a memory game: no browser ever gets what its person may not know, and none keeps what they should remember."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import begin, finish, play_until
from tests.browser.table import Play

LIVE = "tile_played"


def before_the_reveal(person: Person) -> list[dict[str, Any]]:
    told = [message for message in person.heard.messages if message["type"] == "letter"]
    return [letter for letter in told if letter["view"]["phase"] in ("turn", "poll")]


def tiles_of(letter: dict[str, Any]) -> set[int]:
    """Every tile that a letter names, wherever it stands."""
    view = letter["view"]
    named = set(view["hand"] or []) | ({view["top"]["tile"]} if view["top"] else set())
    named |= {action["tile"] for action in letter["may"] if "tile" in action}
    for event in letter["happened"]:
        named |= {event[field] for field in ("tile",) if event.get(field) is not None}
    return named


def may_know(letter: dict[str, Any]) -> set[int]:
    """The own hand, the top of the pile, and what was laid this moment."""
    view = letter["view"]
    laid = {event["tile"] for event in letter["happened"] if event["type"] == LIVE}
    top = {view["top"]["tile"]} if view["top"] else set()
    return set(view["hand"] or []) | top | laid


def test_no_frame_before_the_reveal_names_a_hidden_tile(company: Company) -> None:
    ann, bea, cem = company.welcome("Ann"), company.welcome("Bea"), company.welcome("Cem")
    plays = begin(ann, bea, options={"target": "one"})
    cem.visit(f"/t/{ann.around['code']}")
    Play(cem).begun()
    assert cem.around["you"]["spectator"]
    play_until(plays, lambda: ann.view["deck"] <= 16, bold=False)
    finish(plays)
    for person in (ann, bea, cem):
        letters = before_the_reveal(person)
        assert len(letters) > 5
        for letter in letters:
            assert letter["view"]["reveal"] is None
            assert tiles_of(letter) <= may_know(letter)
            text = json.dumps(letter)
            for word in ('"pile"', '"route"', '"floor_order": [', '"danger_order": ['):
                assert word not in text
            for event in letter["happened"]:
                told = [hand for hand in event.get("hands", []) if hand is not None]
                assert told in ([], [letter["view"]["hand"]])
        own = {json.dumps(letter["view"]["hand"]) for letter in letters}
        assert (person is cem) == (own == {"null"})


def test_a_hand_is_told_to_its_owner_alone(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, there = begin(ann, bea)
    assert not set(ann.view["hand"]) & set(bea.view["hand"])
    opened = next(event for event in bea.letter["happened"] if event["type"] == "round_began")
    assert opened["deck"] is None
    assert [hand for hand in opened["hands"] if hand is not None] == [bea.view["hand"]]
    assert here.hand_words != there.hand_words


def test_the_page_forgets_a_tile_that_is_covered(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, there = begin(ann, bea)
    play_until([here, there], lambda: ann.view["deck"] <= 20, bold=False)
    words = there.page.locator("body").inner_text() + there.page.content()
    ask = "async () => (await (await fetch('/api/games/emergency_exit/catalogue')).json()).tiles"
    catalogue = there.page.evaluate(ask)
    shown = {catalogue[tile]["id"] for tile in [*bea.view["hand"], bea.view["top"]["tile"]]}
    assert not [tile["id"] for tile in catalogue if f'"{tile["id"]}"' in words and tile["id"] not in shown]
    story = there.page.get_by_role("region", name=bea.t("story.title"), exact=True)
    expect(story).not_to_contain_text(bea.t("event.tile_played", seat="Ann"))
    for kind in ("straight", "left", "right", "double_left", "double_right", "intersection", "repeat"):
        expect(story).not_to_contain_text(bea.t(f"kind.{kind}"))
