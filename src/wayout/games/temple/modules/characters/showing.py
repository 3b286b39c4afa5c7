"""What everybody sees of the characters, and a truth that fits it. Nothing is hidden but what a discoverer looks at."""

import msgspec

from wayout.games.temple.modules.characters.looking import know_what_was_seen
from wayout.games.temple.modules.characters.part import ID, NOT_RIGGED, Characters, part
from wayout.games.temple.modules.characters.people.trickster import ANSWERS, SLEIGHT
from wayout.games.temple.parts import Prompt
from wayout.games.temple.state import MAX_SEATS, PROMPT_IDS, State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import SPECTATOR, Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    characters = part(state)
    view.extra[ID] = {
        "wished": characters.wished[: state.seats],
        "held": characters.held[: state.seats],
        "spent": characters.spent[: state.seats],
        "black": characters.black[:],
        "rigged": None if characters.rigged == NOT_RIGGED else characters.rigged,
        "swap": None if characters.swap is None else msgspec.to_builtins(characters.swap),
    }


def imagine(state: State, view: View, viewer: Viewer, chance: Chance) -> None:
    shown = view.extra[ID]
    more = MAX_SEATS - state.seats
    state.parts[ID] = msgspec.convert(
        {
            "wished": [*shown["wished"], *[""] * more],
            "held": [*shown["held"], *[""] * more],
            "spent": [*shown["spent"], *[False] * more],
            "black": shown["black"],
            "rigged": NOT_RIGGED if shown["rigged"] is None else shown["rigged"],
            "swap": shown["swap"],
        },
        Characters,
    )
    if viewer is not SPECTATOR:
        know_what_was_seen(state, view, viewer)
    know_who_is_asked(state, viewer)


def know_who_is_asked(state: State, viewer: Viewer) -> None:
    """All have heard which dice the Trickster wants, and of whom; that seat itself sees its choice."""
    swap = part(state).swap
    if swap is not None and viewer != swap.other:
        state.prompts.append(Prompt(state.next_prompt, swap.other, SLEIGHT, ANSWERS, swap.until))
        state.next_prompt = (state.next_prompt + 1) % PROMPT_IDS
