"""The course of the game: rounds, passes, turns (R25-4.3)."""

from wayout.games.room25.asking import ask
from wayout.games.room25.casting import cast_next
from wayout.games.room25.drawing import card_over, card_step, draw
from wayout.games.room25.dying import die
from wayout.games.room25.ending import end
from wayout.games.room25.entering import arrive
from wayout.games.room25.events import PassBegan, RoundBegan, TrapArmed, TurnCame
from wayout.games.room25.moments import ADRENALINE, FLOATING, FREE
from wayout.games.room25.parts import FIRST, NOWHERE, SECOND, WILD, Question, Who
from wayout.games.room25.playing import reveal
from wayout.games.room25.programming import lay_programs, may_go_wild, may_spend, open_programming
from wayout.games.room25.seam import MODES, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive, CardOver, CardStep, Draw, EndAction, Task
from wayout.games.room25.whom import asked
from wayout.kernel.play import Turn


def go_on(turn: Turn[State], todo: Todo) -> None:
    """Until somebody has to decide something, or it is over."""
    state = turn.state
    while state.outcome is None and not asked(state):
        if todo:
            do(turn, todo, todo.pop())
        else:
            advance(turn, todo)


def do(turn: Turn[State], todo: Todo, task: Task) -> None:
    match task:
        case EndAction(who):
            end_action(turn, who)
        case Arrive(group, tile):
            if turn.state.at[group[0]] == tile:
                arrive(turn, todo, task)
        case Draw():
            draw(turn, todo, task)
        case CardStep():
            card_step(turn, todo, task)
        case CardOver():
            card_over(turn, task)


def advance(turn: Turn[State], todo: Todo) -> None:
    """What comes next when nothing is left to do."""
    state = turn.state
    match state.phase:
        case "opening":
            cast_next(turn)
        case "clue":
            begin_round(turn, todo, 1, state.left, state.order)
        case "prelude":
            open_programming(turn)
        case "program":
            lay_programs(turn)
        case _:
            next_turn(turn, todo)


def begin_round(turn: Turn[State], todo: Todo, number: int, left: int, order: list[Who]) -> None:
    turn.emit(RoundBegan(number, left, tuple(order)))
    if turn.state.rules.level == "standard" and left > 1:
        todo.append(Draw(2))


def next_turn(turn: Turn[State], todo: Todo) -> None:
    state = turn.state
    for place in range(state.place, len(state.order)):
        who = state.order[place]
        acts = state.alive[who] and not state.sits_out[who] and state.in_game[state.owner[who]]
        if acts and begin_turn(turn, todo, who, place):
            return
    next_pass(turn, todo)


def begin_turn(turn: Turn[State], todo: Todo, who: Who, place: int) -> bool:
    """Does this character act in this pass? Then it begins."""
    state = turn.state
    if state.going == WILD:
        return begin_wild_turn(turn, todo, who, place)
    pile = state.pile[who]
    if pile is not None:
        return bool(pile) and reveal(turn, todo, who, pile[-1], "pile", place)
    if state.free[who] or MODES[state.rules.mode].alone:
        return begin_free_turn(turn, todo, who, place)
    token = (state.first if state.going == FIRST else state.second)[who]
    if token is not None:
        return reveal(turn, todo, who, token, "slot", place)
    floating = state.floating[who]
    if floating is None:
        return False
    if state.going == SECOND:
        return reveal(turn, todo, who, floating, "floating", place)
    turn.emit(TurnCame(who, place))
    ask(turn, todo, Question("moment", "floating", who, FLOATING))
    return True


def begin_free_turn(turn: Turn[State], todo: Todo, who: Who, place: int) -> bool:
    """R25-A27: one action of a round may be let go by."""
    options = tuple(FREE[token] for token in may_spend(turn.state, who))
    if not options:
        return False
    turn.emit(TurnCame(who, place))
    letting_go = () if turn.state.passed[who] else (FREE["pass"],)
    ask(turn, todo, Question("moment", "free", who, options + letting_go))
    return True


def begin_wild_turn(turn: Turn[State], todo: Todo, who: Who, place: int) -> bool:
    """R25-D9: alone, one decides about adrenaline only now."""
    state = turn.state
    if state.adrenaline[who] == "committed":
        turn.emit(TurnCame(who, place))
        ask(turn, todo, Question("moment", "adrenaline", who, ADRENALINE[:-1]))
        return True
    if not MODES[state.rules.mode].alone or not may_go_wild(state, who):
        return False
    turn.emit(TurnCame(who, place))
    ask(turn, todo, Question("moment", "adrenaline", who, ADRENALINE))
    return True


def end_action(turn: Turn[State], who: Who) -> None:
    """R25-4.7, Trapped: whoever is still there after the action that counts dies of it."""
    state = turn.state
    if not state.alive[who]:
        return
    if state.trap[who] != NOWHERE:
        if state.armed[who]:
            die(turn, (who,), "trapped")
            return
        turn.emit(TrapArmed(who))
    if state.rules.flood_after_second_action and state.going == SECOND and is_drowning(state, who):
        die(turn, (who,), "flooded")


def is_drowning(state: State, who: Who) -> bool:
    return state.flood[who] != NOWHERE and state.flood_round[who] <= state.round


def next_pass(turn: Turn[State], todo: Todo) -> None:
    state = turn.state
    going = state.going + 1
    if going == WILD and not any(acts_wildly(state, who) for who in state.order):
        going += 1
    if going > WILD:
        end_round(turn, todo)
        return
    turn.emit(PassBegan(going))
    if going != WILD and state.rules.level == "madness" and state.left > 1:
        todo.append(Draw(1))


def acts_wildly(state: State, who: Who) -> bool:
    if state.adrenaline[who] == "committed":
        return True
    return MODES[state.rules.mode].alone and may_go_wild(state, who)


def end_round(turn: Turn[State], todo: Todo) -> None:
    state = turn.state
    die(turn, [who for who in state.order if is_drowning(state, who)], "flooded")
    if state.outcome is not None:
        return
    if state.left == 1:
        end(turn, MODES[state.rules.mode].time_out(state))
        return
    begin_round(turn, todo, state.round + 1, state.left - 1, rotated(state))


def rotated(state: State) -> list[Who]:
    """The first player goes to the end, and so do the dead who would be first."""
    order = state.order[1:] + state.order[:1]
    while not state.alive[order[0]]:
        order = order[1:] + order[:1]
    return order
