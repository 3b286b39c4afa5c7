"""Escape from the temple: everybody at once against ten minutes; dice, doors, gems, and a way out for all."""

from typing import Final

from wayout.games.temple import pausing, rules, setup, spacing, timers
from wayout.games.temple.actions import CORE_ACTIONS
from wayout.games.temple.bots import BOTS, STANDARD_BOT
from wayout.games.temple.catalogue import CATALOGUE, Catalogue
from wayout.games.temple.day import MAZES
from wayout.games.temple.events import CORE_EVENTS
from wayout.games.temple.finale import finale
from wayout.games.temple.imagine import imagine
from wayout.games.temple.mix import MODULE_ACTIONS, MODULE_EVENTS
from wayout.games.temple.numbering import NUMBERING
from wayout.games.temple.state import State
from wayout.games.temple.view import View, view, views
from wayout.games.temple.waiting import TIMERS, timeout, waiting
from wayout.kernel.game import Game

GAME: Final[Game[State, View]] = Game(
    id="temple",
    version=4,
    options=setup.OPTIONS,
    presets=setup.PRESETS,
    catalogue=CATALOGUE,
    catalogue_type=Catalogue,
    seat_counts=setup.seat_counts,
    left_out=setup.left_out,
    why_not=setup.why_not,
    timers=TIMERS,
    state_type=State,
    view_type=View,
    actions=(*CORE_ACTIONS, *MODULE_ACTIONS),
    events=(*CORE_EVENTS, *MODULE_EVENTS),
    first_state=setup.first_state,
    open=setup.open_game,
    asked=rules.asked,
    awaited=rules.asked,
    legal=rules.legal,
    thinkable=rules.thinkable,
    numbering=NUMBERING,
    view=view,
    imagine=imagine,
    deadline=timers.deadline,
    tick=timers.tick,
    waiting=waiting,
    timeout=timeout,
    leave=rules.LEAVE,
    result=rules.result,
    take_back_by_vote=False,
    bots=BOTS,
    standard_bot=STANDARD_BOT,
    finale=finale,
    mazes=MAZES,
    live=True,
    together=lambda options: True,
    paused=pausing.paused,
    views=views,
    ready_at=spacing.ready_at,
    contest=spacing.contest,
    absent=rules.absent,
    channels=spacing.channels,
)
