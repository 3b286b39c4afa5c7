"""No Escape: lay catwalks, push, fly, teleport, abort what others plan, and be the one who gets off the station."""

from typing import Final

from wayout.games.no_escape import rules, setup
from wayout.games.no_escape.actions import ACTIONS
from wayout.games.no_escape.bots import BOTS, STANDARD_BOT
from wayout.games.no_escape.catalogue import CATALOGUE, Catalogue
from wayout.games.no_escape.events import EVENTS
from wayout.games.no_escape.finale import finale
from wayout.games.no_escape.imagine import imagine
from wayout.games.no_escape.numbering import NUMBERING
from wayout.games.no_escape.state import State
from wayout.games.no_escape.view import View, view
from wayout.games.no_escape.waiting import BRIEF, TIMERS, timeout, waiting
from wayout.kernel.game import Game

GAME: Final[Game[State, View]] = Game(
    id="no_escape",
    version=1,
    options=setup.OPTIONS,
    presets=setup.PRESETS,
    catalogue=CATALOGUE,
    catalogue_type=Catalogue,
    seat_counts=setup.seat_counts,
    timers=TIMERS,
    brief=BRIEF,
    state_type=State,
    view_type=View,
    actions=ACTIONS,
    events=EVENTS,
    first_state=setup.first_state,
    open=setup.open_game,
    asked=rules.asked,
    awaited=rules.awaited,
    legal=rules.legal,
    thinkable=rules.thinkable,
    numbering=NUMBERING,
    view=view,
    imagine=imagine,
    deadline=rules.deadline,
    tick=rules.tick,
    waiting=waiting,
    timeout=timeout,
    leave=rules.LEAVE,
    result=rules.result,
    take_back_by_vote=True,
    bots=BOTS,
    standard_bot=STANDARD_BOT,
    finale=finale,
)
