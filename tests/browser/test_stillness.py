"""While nothing happens, nothing moves: a page that waits for somebody leaves the machine alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.playing import companions, gather
from tests.browser.table import Lobby
from wayout.games import GAMES

MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && !one.effect.target.closest('[data-clock]'))
  .map((one) => one.animationName ?? one.transitionProperty)"""
STILL = f"() => ({MOVING})().length === 0"


def waited_for(company: Company, game: str) -> Person:
    """Somebody at a table that does nothing before they do; in the temple, alone with the clock."""
    ann = company.welcome("Ann", game=game, motion="no-preference")
    gather(ann, bots=0 if game == "temple" else companions(game))
    Lobby(ann).start()
    ann.until(lambda: ann.letter != {} and ann.letter["asked"], "for a turn")
    return ann


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_waits_for_somebody_comes_to_rest(company: Company, game: str) -> None:
    ann = waited_for(company, game)
    if game == "temple":
        ann.until(lambda: ann.view["phase"] == "running", "for the temple to open")
    expect(ann.page.get_by_role("region", name=ann.t("game.name"), exact=True)).to_be_visible()
    ann.page.wait_for_function(STILL)
    assert ann.page.evaluate(MOVING) == []
