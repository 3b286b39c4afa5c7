"""How to answer what tokens, rooms, cards and moments ask."""

from typing import Final

from wayout.games.room25.bots.gains import best_play, look, played
from wayout.games.room25.bots.others import NOBODY_ELSE, Course, come_true
from wayout.games.room25.bots.plans import ADRENALINE, URGENT, Prospects, allowed, tokens_left
from wayout.games.room25.bots.powers import ordered
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.moments import ACCEPT, PASS, SPARE, WAIT
from wayout.games.room25.parts import FIRST, MOVE, NOTHING, SECOND, TOKENS, Question, Target, Token, Who

WAITING: Final = 1.0
"""What it is worth in Room 25 to leave it where it is until the others come."""


def rank_answers(scene: Scene, question: Question, course: Course = NOBODY_ELSE) -> list[tuple[float, Target]]:
    """All answers with their worth, best first."""
    worth = WORTH[question.family]
    scored = [(worth(scene, question, target, course), target) for target in question.options]
    return sorted(scored, key=lambda pair: -pair[0])


def token_worth(scene: Scene, question: Question, target: Target, course: Course) -> float:
    """What it leads to, with what others and oneself will do after it."""
    if target == NOTHING:
        return 0.0
    who = question.who
    token = token_of(question.id)
    later = tokens_to_come(scene, who, token)
    after = played(scene, scene.stage, who, token, target, bool(later))
    come_true(scene, after, course.between)
    if not later or who not in after.at or after.escaped is not None:
        return scene.worth(after)
    prospects = Prospects(scene, who, after, Course(between=course.after))
    prospects.learn([(token,) for token in later])
    return prospects.most()


def token_of(name: str) -> Token:
    return next(token for token in TOKENS if token == name)


def tokens_to_come(scene: Scene, who: Who, token: Token) -> list[Token]:
    """After this one; whoever chooses freely wants to move next, if that is not done."""
    if scene.view.going >= SECOND:
        return []
    figure = scene.figures[who]
    if figure.free or scene.mode == "solo":
        return [MOVE] if token != MOVE and MOVE not in figure.used and not figure.cold else []
    return [one for one in tokens_left(scene, who) if one != token]


def moment_worth(scene: Scene, question: Question, target: Target, course: Course) -> float:
    who = question.who
    if question.id == "floating":
        return floating_worth(scene, who, target, course)
    if question.id == "free":
        return free_worth(scene, who, target, course)
    if question.id == "adrenaline":
        return adrenaline_worth(scene, who, target)
    if target != ACCEPT:
        return scene.worth(scene.stage)
    after = scene.stage.copy()
    if question.target is not None and question.target.cell is not None:
        after.enter(who, question.target.cell)
    elif question.group:
        after.enter(who, after.cell(question.group[0]))
    return scene.worth(after)


def floating_worth(scene: Scene, who: Who, target: Target, course: Course) -> float:
    """Now, or when the others have acted once more? Control in Room 25 waits for whoever has yet to arrive."""
    if target == WAIT and scene.in_exit(who) and not all(map(scene.in_exit, scene.team)):
        return scene.worth(scene.stage) + WAITING
    waiting = Course(course.between, course.after) if target == WAIT else Course((), (*course.between, *course.after))
    prospects = Prospects(scene, who, course=waiting)
    prospects.learn([tuple(tokens_left(scene, who))])
    return prospects.most()


def free_worth(scene: Scene, who: Who, target: Target, course: Course) -> float:
    """The best that can follow, if this comes first."""
    prospects = Prospects(scene, who, course=course)
    tokens = allowed(scene, who)
    cold = scene.figures[who].cold
    ends = scene.view.going != FIRST or cold
    if target == PASS:
        prospects.learn([(token,) for token in tokens])
        later = [] if ends else [prospects.worth((token,)) for token in tokens]
        return max([prospects.worth(()), *later])
    first = token_of(target.use or "")
    pairs: list[tuple[Token, ...]] = [(first,)] if ends else [(first, two) for two in tokens if two != first]
    prospects.learn(pairs)
    return max([prospects.worth(pair) for pair in pairs] + [prospects.worth((first,)) - 0.1])


def adrenaline_worth(scene: Scene, who: Who, target: Target) -> float:
    if target == SPARE:
        return scene.worth(scene.stage) + (ADRENALINE if scene.view.left > URGENT else 0.1)
    return best_play(scene, scene.stage, who, token_of(target.use or ""))[0]


def room_worth(scene: Scene, question: Question, target: Target, course: Course) -> float:
    """What a room does, if this is chosen."""
    after = scene.stage.copy()
    room_works(scene, after, question, target)
    return scene.worth(after)


def room_works(scene: Scene, stage: Stage, question: Question, target: Target) -> None:
    who = question.who
    if target.line is not None and target.forward is not None:
        stage.slide(target.line, target.forward)
    elif target.robot is not None:
        ordered(scene, stage, target)
    elif target.cell is None:
        if target.who is not None:
            stage.pay(target.who, scene.picture.death)
    elif question.id == "vision":
        look(scene, stage, who, target.cell)
    elif question.id in ("moving", "illusion"):
        here = stage.cell(who)
        stage.swap(here, target.cell)
        if question.id == "illusion":
            stage.enter(who, here)
    else:
        stage.at[who] = stage.grid[target.cell]


def card_worth(scene: Scene, question: Question, target: Target, course: Course) -> float:
    """Cards: where it costs least."""
    if target.cell is None or question.who not in scene.stage.at:
        return 0.0
    after = scene.stage.copy()
    if target.to is not None:
        after.swap(target.cell, target.to)
    elif question.id != "lock_on":
        for who in question.group or (question.who,):
            after.enter(who, target.cell)
    return scene.worth(after)


WORTH = {"token": token_worth, "moment": moment_worth, "room": room_worth, "card": card_worth}
