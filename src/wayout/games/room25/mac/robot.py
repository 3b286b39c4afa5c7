"""Robot: one comes into the character's room and pushes it into a yellow room."""

from wayout.games.room25.asking import ask
from wayout.games.room25.events import RobotPlaced
from wayout.games.room25.mac import one_by_one
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.ordering import obey, pushes_into_yellow
from wayout.games.room25.parts import NOWHERE, ROBOTS, Question, Robot, Target, Who
from wayout.games.room25.seam import ROOMS, CardKind, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import CardStep
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    one_by_one(todo, card, "come", group)


def step(turn: Turn[State], todo: Todo, card: Card, task: CardStep) -> None:
    who = task.group[0]
    if task.step == "come":
        come(turn, todo, card, who)
        return
    options = pushes_into_yellow(turn.state, who)
    if options:
        ask(turn, todo, Question("card", CARD.id, who, tuple(options), task.group, card=card.number))


def come(turn: Turn[State], todo: Todo, card: Card, who: Who) -> None:
    """Into a red or blue room none comes."""
    state = turn.state
    if not state.alive[who] or ROOMS[state.kinds[state.at[who]]].colour in ("red", "blue"):
        return
    todo.append(CardStep(card.number, "push", (who,)))
    options = tuple(Target(robot=robot) for robot in within_call(state))
    ask(turn, todo, Question("card", CARD.id, who, options, (who,), card=card.number))


def within_call(state: State) -> list[Robot]:
    """Those on the board. If there are none, one from the supply, and rather one whose Robot Room is in the game."""
    about = [robot for robot in ROBOTS if state.robots[robot] != NOWHERE]
    return about or [max(ROBOTS, key=lambda robot: state.homes[robot] != NOWHERE)]


def answer(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    """First which robot comes, then where it pushes. It is put there and turns no Pivoting Room (R25-4.10)."""
    state = turn.state
    if target.cell is not None:
        obey(turn, todo, target)
    elif target.robot is not None and state.robots[target.robot] != state.at[question.who]:
        turn.emit(RobotPlaced(target.robot, state.cell(question.who)))


CARD = CardKind(id="robot", resolve=resolve, step=step, answer=answer)
