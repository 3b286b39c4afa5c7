"""Room 25: a show that kills. Program in secret, look, push, slide the rooms, trust nobody, and get out together."""

from typing import Final

from wayout.games.room25 import rules, setup

from wayout.games.room25.catalogue import CATALOGUE, Catalogue  # isort: skip - it fills the tables of the seam
from wayout.games.room25.actions import ACTIONS
from wayout.games.room25.bots import BOTS, STANDARD_BOT
from wayout.games.room25.events import EVENTS
from wayout.games.room25.finale import finale
from wayout.games.room25.imagine import imagine
from wayout.games.room25.memory import memory
from wayout.games.room25.numbering import NUMBERING
from wayout.games.room25.parts import TOGETHER
from wayout.games.room25.state import State
from wayout.games.room25.talking import channels
from wayout.games.room25.view import View, view
from wayout.games.room25.waiting import TIMERS, timeout, waiting
from wayout.games.room25.whom import asked, awaited
from wayout.kernel.game import Game

GAME: Final[Game[State, View]] = Game(
    id="room25",
    version=3,
    options=setup.OPTIONS,
    presets=setup.PRESETS,
    first_preset="first_show",
    catalogue=CATALOGUE,
    catalogue_type=Catalogue,
    seat_counts=setup.seat_counts,
    why_not=setup.why_not,
    together=lambda options: options["mode"] in TOGETHER,
    timers=TIMERS,
    state_type=State,
    view_type=View,
    actions=ACTIONS,
    events=EVENTS,
    first_state=setup.first_state,
    open=setup.open_game,
    asked=asked,
    awaited=awaited,
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
    take_back_by_vote=False,
    bots=BOTS,
    standard_bot=STANDARD_BOT,
    finale=finale,
    channels=channels,
    memory=memory,
)
