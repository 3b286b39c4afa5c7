"""How to answer what tokens, rooms, cards and moments ask."""

from wayout.games.room25.bots.gains import best_play, look, played
from wayout.games.room25.bots.plans import ADRENALINE, URGENT, Prospects, allowed, tokens_left
from wayout.games.room25.bots.powers import ordered
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.moments import ACCEPT, NOW, PASS, SPARE, WAIT
from wayout.games.room25.parts import CONTROL, FIRST, MOVE, NOTHING, SECOND, TOKENS, Question, Target, Token, Who


def rank_answers(scene: Scene, question: Question) -> list[tuple[float, Target]]:
    """All answers with their worth, best first."""
    worth = WORTH[question.family]
    scored = [(worth(scene, question, target), target) for target in question.options]
    return sorted(scored, key=lambda pair: -pair[0])


def token_worth(scene: Scene, question: Question, target: Target) -> float:
    """What it leads to, with what one has programmed after it."""
    if target == NOTHING:
        return 0.0
    who = question.who
    token = token_of(question.id)
    later = tokens_to_come(scene, who, token)
    after = played(scene, scene.stage, who, token, target, bool(later))
    return best_play(scene, after, who, later[0])[0] if later and who in after.at else scene.worth(after)


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


def moment_worth(scene: Scene, question: Question, target: Target) -> float:
    who = question.who
    if question.id == "floating":
        return float(target == (WAIT if waits(scene, who) else NOW))
    if question.id == "free":
        return free_worth(scene, who, target)
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


def waits(scene: Scene, who: Who) -> bool:
    """Control in Room 25 waits for the others to arrive, unless it brings everybody out now."""
    program = scene.figures[who].program
    if program is None or program.floating != CONTROL or not scene.in_exit(who):
        return False
    return best_play(scene, scene.stage, who, CONTROL)[1].escaped is None


def free_worth(scene: Scene, who: Who, target: Target) -> float:
    """The best that can follow, if this comes first."""
    prospects = Prospects(scene, who)
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


def room_worth(scene: Scene, question: Question, target: Target) -> float:
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


def card_worth(scene: Scene, question: Question, target: Target) -> float:
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
