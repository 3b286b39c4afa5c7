"""Module 6, Characters: everybody is somebody, and keeps one of two cards (TMP-2.13)."""

from typing import Final

from wayout.games.temple.dice import sets_of_dice
from wayout.games.temple.modules.characters.cast import CARDS, CAST, CHARACTER_OF, cost
from wayout.games.temple.modules.characters.events import (
    CardDealt,
    CardsReady,
    CardUsed,
    CardWished,
    MasksEased,
    Stepped,
)
from wayout.games.temple.modules.characters.invariants import flaw
from wayout.games.temple.modules.characters.part import ID, Characters
from wayout.games.temple.modules.characters.passing import (
    counts_as,
    done,
    draw,
    handy,
    mask_power,
    may,
    pays_first,
    price,
    ready_again,
    rolled,
    thinkable,
    wishes,
)
from wayout.games.temple.modules.characters.picking import Pick, deal, picks
from wayout.games.temple.modules.characters.prints import SHEET
from wayout.games.temple.modules.characters.showing import imagine, show
from wayout.games.temple.seam import SLAM_ABILITIES, Module
from wayout.games.temple.state import MAX_DICE
from wayout.kernel.options import Option

NUMBERS_OF_DICE: Final = (None, *range(MAX_DICE))

MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=6,
    presets={"vault": True, "quester": True, "everything": True},
    part=Characters,
    actions=(Pick, *dict.fromkeys(action for card in CARDS.values() for action in card.actions)),
    events=(
        CardWished,
        CardDealt,
        CardUsed,
        CardsReady,
        Stepped,
        MasksEased,
        *dict.fromkeys(event for card in CARDS.values() for event in card.events),
    ),
    intro=SHEET.intro,
    values={
        "card": tuple(CARDS),
        "first": range(MAX_DICE),
        "second": range(MAX_DICE),
        "third": NUMBERS_OF_DICE,
        "quarters": (1, 2, 3),
        "theirs": sets_of_dice(),
    },
    catalogue={
        "characters": {
            character.id: {
                "modules": SHEET.characters[character.id].modules,
                "permanent": character.permanent.id,
                "activatable": character.activatable.id,
            }
            for character in CAST.values()
        },
        "cards": {
            card: {
                "character": CHARACTER_OF[card],
                "cost": cost(card),
            }
            for card in CARDS
        },
    },
    begun=deal,
    draw=draw,
    rolled=rolled,
    price=price,
    pays_first=pays_first,
    done=done,
    counts_as=counts_as,
    mask_power=mask_power,
    slammed={SLAM_ABILITIES: ready_again},
    timers=tuple(timer for card in CARDS.values() for timer in card.timers),
    prompts={kind: answer for card in CARDS.values() for kind, answer in (card.prompts or {}).items()},
    may=may,
    may_before=picks,
    thinkable=thinkable,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
    handy=handy,
)
