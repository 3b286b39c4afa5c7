"""A truth that fits a view, for bots that search: what is hidden is shuffled anew."""

from wayout.games.emergency_exit.catalogue import DANGER_CARDS, DRAWN_FLOOR_CARDS
from wayout.games.emergency_exit.state import NOBODY, POLL, SEATS, TOGETHER, State
from wayout.games.emergency_exit.tiles import FREE, HAZARD, IS_REPEAT, PLAYABLE, SHOWN_HEADING, START
from wayout.games.emergency_exit.view import Reveal, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Seat, Viewer


def imagine(view: View, viewer: Viewer, chance: Chance) -> State:
    """A state whose view for this viewer is this one."""
    state = State(
        mode=view.mode,
        danger_mode=view.danger_mode,
        repeat_copies=view.repeat_copies,
        ties=view.ties,
        target=view.target,
        level=max(0, view.level - view.round + 1),
        seats=view.seats,
        in_game=list(view.in_game),
        scores=list(view.scores),
        floor_up=list(view.floor),
        floor_deck=chance.shuffled([card for card in DRAWN_FLOOR_CARDS if card not in view.floor]),
        danger_up=list(view.danger),
        danger_deck=chance.shuffled([card for card in DANGER_CARDS if card not in view.danger]),
        phase=view.phase,
        round=view.round,
        first=view.first,
        turn=NOBODY if view.turn is None else view.turn,
        opener=NOBODY if view.opener is None else view.opener,
        direction=view.direction,
        holds=list(view.holds),
        dark=view.dark,
        panic=view.panic,
        extra_turn=view.extra_turn,
        goal=view.goal,
        ready=list(view.ready),
        reveal=view.reveal,
        outcome=view.outcome,
        winners=list(view.winners),
    )
    deal(state, view, viewer, chance)
    turn_top(state, view, chance)
    mark_lost(state, view, chance)
    return state


def deal(state: State, view: View, viewer: Viewer, chance: Chance) -> None:
    """The own hand and what is known of the pile stay; all other tiles may be anywhere else."""
    pile = known_pile(view, viewer, chance)
    known = {*(view.hand or ()), *pile}
    hidden = chance.shuffled([tile for tile in PLAYABLE if tile not in known])
    for seat, size in enumerate(view.hand_sizes):
        own = view.hand if seat == viewer else None
        state.hands.append([hidden.pop() for _ in range(size)] if own is None else list(own))
    state.deck = [hidden.pop() for _ in range(view.deck)]
    state.pile = hidden + pile


def known_pile(view: View, viewer: Viewer, chance: Chance) -> list[int]:
    """After a reveal all of it; before, the top, or in the dark something that fits."""
    if view.reveal is not None:
        return revealed_pile(view.reveal)
    if view.top is not None:
        return [] if view.top.tile == START else [view.top.tile]
    own = view.hand or ()
    bolts = [tile for tile in PLAYABLE if HAZARD[tile] == "bolt" and IS_REPEAT[tile] == view.free and tile not in own]
    return [chance.pick(bolts)]


def revealed_pile(reveal: Reveal) -> list[int]:
    return [*(laid.tile for laid in reveal.route), *reveal.rest]


def turn_top(state: State, view: View, chance: Chance) -> None:
    state.rot = chance.below(4) if view.top is None else view.top.rot
    state.heading = FREE if view.free else SHOWN_HEADING[state.top][state.rot]


def mark_lost(state: State, view: View, chance: Chance) -> None:
    """Who laid LOST is known, how deep only for the newest."""
    if view.reveal is not None:
        for group in view.reveal.groups:
            add_group(state, group.depth, list(group.members))
        return
    if view.mode == TOGETHER:
        return
    out = [seat for seat in SEATS[: view.seats] if view.in_game[seat] and not view.holds[seat]]
    earlier = [seat for seat in out if seat not in view.markers]
    depths = sorted(chance.below(len(state.pile)) for _ in earlier)
    for depth, seat in zip(depths, chance.shuffled(earlier), strict=True):
        add_group(state, depth, [seat])
    newest = view.markers.index(view.opener) if view.phase == POLL and view.opener in view.markers else 0
    for members in (view.markers[:newest], view.markers[newest:]):
        if members:
            add_group(state, len(state.pile), list(members))


def add_group(state: State, depth: int, members: list[Seat]) -> None:
    state.lost_seats += members
    state.lost_groups += [len(state.group_depths)] * len(members)
    state.group_depths.append(depth)
