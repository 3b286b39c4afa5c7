"""Emergency Exit Only: lay tiles, keep the route in mind, and say when all are lost."""

from typing import Final

from wayout.games.emergency_exit import rules, setup
from wayout.games.emergency_exit.actions import ACTIONS
from wayout.games.emergency_exit.bots import BOTS, STANDARD_BOT
from wayout.games.emergency_exit.catalogue import CATALOGUE, Catalogue
from wayout.games.emergency_exit.day import MAZES
from wayout.games.emergency_exit.events import EVENTS
from wayout.games.emergency_exit.finale import finale
from wayout.games.emergency_exit.imagine import imagine
from wayout.games.emergency_exit.numbering import NUMBERING
from wayout.games.emergency_exit.state import TOGETHER, State
from wayout.games.emergency_exit.view import View, view, views
from wayout.kernel.game import Game

GAME: Final[Game[State, View]] = Game(
    id="emergency_exit",
    version=1,
    options=setup.OPTIONS,
    presets=setup.PRESETS,
    catalogue=CATALOGUE,
    catalogue_type=Catalogue,
    seat_counts=setup.seat_counts,
    together=lambda options: options["mode"] == TOGETHER,
    timers=setup.TIMERS,
    brief=setup.BRIEF,
    state_type=State,
    view_type=View,
    actions=ACTIONS,
    events=EVENTS,
    first_state=setup.first_state,
    open=setup.open_game,
    asked=rules.asked,
    awaited=rules.asked,
    legal=rules.legal,
    thinkable=rules.thinkable,
    numbering=NUMBERING,
    view=view,
    views=views,
    imagine=imagine,
    deadline=rules.deadline,
    tick=rules.tick,
    waiting=rules.waiting,
    timeout=rules.timeout,
    leave=rules.LEAVE,
    result=rules.result,
    take_back_by_vote=False,
    bots=BOTS,
    standard_bot=STANDARD_BOT,
    finale=finale,
    mazes=MAZES,
)
