"""How to answer what tokens, rooms, cards and moments ask."""

from collections.abc import Sequence

from wayout.games.room25.bots.gains import control_gain, look_gain, move_gain, push_gain
from wayout.games.room25.bots.picture import COST, FAR
from wayout.games.room25.bots.plans import Prospects
from wayout.games.room25.bots.powers import power_score, robot_score
from wayout.games.room25.bots.scene import WON, Scene
from wayout.games.room25.moments import ACCEPT, NOW, PASS, REFUSE, SPARE, WAIT
from wayout.games.room25.parts import CONTROL, NOTHING, Question, Target, Who


def rank_answers(scene: Scene, question: Question) -> list[tuple[float, Target]]:
    """All answers with their worth, best first."""
    worth = WORTH.get(question.family, other_worth)
    ways = scene.picture.distances(scene.goals(question.who))
    scored = [(worth(scene, question, target, ways), target) for target in question.options]
    return sorted(scored, key=lambda pair: -pair[0])


def token_worth(scene: Scene, question: Question, target: Target, ways: list[float]) -> float:
    who = question.who
    if target == NOTHING:
        return 0.0
    if question.id == "move" and target.cell is not None:
        return move_gain(scene, who, target.cell, ways)
    if question.id == "look" and target.cell is not None:
        return look_gain(scene, who, target.cell, ways)
    if question.id == "control":
        return control_gain(scene, who, target)
    if question.id == "push" and target.who is not None and target.cell is not None:
        return push_gain(scene, who, target.who, target.cell, ways)
    return power_score(scene, who, target, ways)


def moment_worth(scene: Scene, question: Question, target: Target, ways: list[float]) -> float:
    who = question.who
    if question.id == "floating":
        return floating_worth(scene, who, target)
    if question.id == "robot_push":
        order = question.target
        assert order is not None
        good = robot_score(scene, who, order, ways) > 0
        return float((target == ACCEPT) == good)
    if target in (PASS, SPARE):
        return 0.3
    if target in (ACCEPT, REFUSE):
        return float(target == ACCEPT)
    worth = Prospects(scene, who).worth
    return next((value for token, value in worth.items() if token == target.use), 0.0)


def floating_worth(scene: Scene, who: Who, target: Target) -> float:
    """Control waits for the others to arrive, unless everybody is there; anything else is done at once."""
    program = scene.figures[who].program
    waits = program is not None and program.floating == CONTROL and scene.ready_to_go(who) is None
    return float(target == (WAIT if waits else NOW))


def room_worth(scene: Scene, question: Question, target: Target, ways: list[float]) -> float:
    who = question.who
    if target.line is not None and target.forward is not None:
        return scene.score(who) - scene.score(who, slide=(target.line, target.forward))
    if target.robot is not None:
        return robot_score(scene, who, target, ways)
    if target.cell is None:
        return 0.0 if target.who in {mate.who for mate in scene.mates(who)} else 1.0
    if question.id == "vision":
        unknown = scene.picture.kinds[target.cell] is None
        return 2.0 * unknown + (1.0 if target.cell in scene.exits else 0.0) - 0.05 * ways[target.cell]
    if question.id == "illusion":
        kind = scene.picture.kinds[target.cell]
        return WON if kind == "room25" else -(scene.picture.mean if kind is None else COST.get(kind, 0.0))
    return -min(ways[target.cell], FAR)


def other_worth(scene: Scene, question: Question, target: Target, ways: list[float]) -> float:
    """Cards: where it costs least."""
    if target.cell is None or question.who == -1:
        return 0.0
    return -min(ways[target.cell], FAR) - scene.picture.costs[target.cell]


WORTH = {"token": token_worth, "moment": moment_worth, "room": room_worth, "card": other_worth}


def best(ranked: Sequence[tuple[float, Target]]) -> Target:
    return ranked[0][1]
