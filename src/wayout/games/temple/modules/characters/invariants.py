"""TMP-4.15: what always holds of characters."""

from wayout.games.temple.modules.characters.cast import CARDS, CHARACTER_OF, is_activatable
from wayout.games.temple.modules.characters.part import NOT_RIGGED, holder, part
from wayout.games.temple.modules.characters.people.black_priest import BLESSING
from wayout.games.temple.modules.characters.people.mechanic import JURY_RIG
from wayout.games.temple.modules.characters.people.trickster import SLEIGHT
from wayout.games.temple.state import OVER, State


def flaw(state: State) -> str | None:
    characters = part(state)
    held = [card for card in characters.held if card]
    if any(card not in CARDS for card in (*held, *filter(None, characters.wished))):
        return "somebody holds a card that there is not"
    if len({CHARACTER_OF[card] for card in held}) < len(held):
        return "two are the same character"
    for card, spent in zip(characters.held, characters.spent, strict=True):
        if spent and not (card and is_activatable(card)):
            return "a card is spent that cannot be"
    return odd_dice_flaw(state)


def odd_dice_flaw(state: State) -> str | None:
    """Only the Priest bears black masks, and only the Mechanic rigs."""
    characters = part(state)
    if characters.black and holder(state, BLESSING) is None:
        return "nobody bears these black masks"
    if characters.rigged != NOT_RIGGED and holder(state, JURY_RIG) is None:
        return "nobody has rigged anything"
    asked = any(prompt.kind == SLEIGHT for prompt in state.prompts)
    if state.phase != OVER and asked != (characters.swap is not None):
        return "dice are to be swapped, but nobody is asked"
    return None
