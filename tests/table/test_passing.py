"""What happens all the time pushes nothing out of the story."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.games.temple.tables import ONE, TWO, settled
from wayout.games.temple import GAME, events
from wayout.games.temple.events import Entered, Masked, Rolled, Signalled
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Event, PublicEvent, snake
from wayout.kernel.record import Header, step_of
from wayout.kernel.seats import SPECTATOR, Viewer
from wayout.table.clocks import AT_ONCE
from wayout.table.letters import RETOLD_STEPS, Away, Recent
from wayout.table.match import Kept, Match

ROLLS: Final = RETOLD_STEPS + 100
ROLL: Final = Rolled(ONE, (0,), ("A",), 0)
HELP: Final = Masked(ONE, 0, TWO, (10,), 0)
ALWAYS: Final = r"const SILENT: [^=]*= new Set\(\[(.*?)\]\)"
SOMETIMES: Final = r"function isSilent\([^)]*\): boolean {\n(.*?)\n}"
STORY: Final = Path(__file__).parents[2] / "web/src/games/temple/story.ts"


def opened() -> tuple[Match, list[Event[Any]]]:
    """A temple that has just been laid, and what happened so far."""
    header = Header("temple", GAME.version, 2, settled())
    match = Match("match", GAME, header, Seeded(1), lambda seat, kind: 0, lambda state: AT_ONCE)
    played = match.open(())
    match.keep(played)
    return match, list(played.kept.events)


def then(recent: Recent, match: Match, *events: Event[Any]) -> None:
    """One more step."""
    match.progress.number += 1
    kept = Kept(step_of(match.progress.number, 0, list(events)), events)
    recent.add(kept, match.told(kept))


@pytest.mark.parametrize("viewer", [ONE, TWO, SPECTATOR])
def test_a_story_still_has_its_beginning_after_hundreds_of_rolls(viewer: Viewer) -> None:
    match, opening = opened()
    recent = Recent(match)
    then(recent, match, HELP)
    for _ in range(ROLLS):
        then(recent, match, ROLL)

    assert recent.story(viewer) == [*(event.recalled_by(viewer) for event in opening), HELP]


def test_a_roll_is_left_out_of_what_is_told_of_its_step() -> None:
    match, opening = opened()
    recent = Recent(match)

    then(recent, match, ROLL, HELP)

    assert recent.story(ONE)[len(opening) :] == [HELP]


def test_whoever_missed_nothing_but_rolls_is_told_of_nothing() -> None:
    match, _ = opened()
    recent = Recent(match)
    then(recent, match, ROLL)

    assert recent.retold(Away(match.progress.number - 1, stood_in=False), ONE) is None


def test_only_what_is_seen_at_a_glance_is_passing() -> None:
    freed_oneself, entered = Masked(ONE, 0, ONE, (1,), 0), Entered(ONE, 0, 2, (0,), 0)
    for event in (ROLL, entered, freed_oneself, Signalled(ONE, "exploring", None, 0)):
        assert event.passing, event
    for event in (HELP, Signalled(ONE, "help", None, 0)):
        assert not event.passing, event


def test_the_page_knows_what_is_passing_and_keeps_silent_about_it_too() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, PublicEvent)]
    passing = {snake(kind.__name__) for kind in kinds if kind.passing is not PublicEvent.passing}

    assert "rolled" in passing
    assert passing <= named_in(ALWAYS) | named_in(SOMETIMES)


def named_in(part: str) -> set[str]:
    """The kinds of events that this part of the page's story names; there is exactly one such part."""
    [found] = re.findall(part, STORY.read_text(), re.DOTALL)
    return set(re.findall("'([a-z_]+)'", found))
