"""TMP-4.15: what always holds of quests."""

from wayout.games.temple.modules.quests.part import ID, markers, part
from wayout.games.temple.modules.quests.pool import QUESTS
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    of_quests = (quest.flaw(state) for quest in QUESTS.values() if quest.flaw is not None)
    return marker_flaw(state) or next((wrong for wrong in of_quests if wrong is not None), None)


def marker_flaw(state: State) -> str | None:
    """As many quests as markers, each found where it lies, and done once."""
    quests = part(state)
    if sum(tile in QUESTS for tile in state.tiles) != int(state.options[ID]):
        return "there are not as many quests as markers"
    lying = {chamber.tile: number for number, chamber in enumerate(state.chambers) if chamber.tile in QUESTS}
    if quests.found != lying:
        return f"quests were found in {quests.found}, and lie in {lying}"
    if len(set(quests.done)) < len(quests.done) or not set(quests.done) <= set(quests.found):
        return f"{quests.done} are done"
    return "all have won, and a quest is not done" if state.outcome == "won" and markers(state) else None
