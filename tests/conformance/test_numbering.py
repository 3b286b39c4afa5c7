"""Every game's actions as sequences of small numbers that a learner can choose one after the other."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.random_play import Setting, every_setting, random_game
from wayout.games import GAMES
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.episode import begin
from wayout.kernel.game import Game
from wayout.kernel.numbering import MOST, Choice, Numbering
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_learner_can_have_an_output_for_every_number(game: Game[Any, Any]) -> None:
    assert 0 < game.numbering.size < MOST


@every_setting
def test_parts_are_in_range_and_give_their_action_back(setting: Setting) -> None:
    numbering = setting.rules.numbering
    for actions in thinkable_together(setting):
        for action in actions:
            parts = numbering.parts(action)
            assert parts
            assert all(0 <= number < numbering.size for number in parts)
            assert numbering.action(parts) == action


@every_setting
def test_no_action_begins_with_the_parts_of_another(setting: Setting) -> None:
    numbering = setting.rules.numbering
    spelled = {numbering.parts(action): action for actions in thinkable_together(setting) for action in actions}

    for parts in spelled:
        assert not any(parts[:length] in spelled for length in range(len(parts)))


@every_setting
def test_stepping_through_the_numbers_reaches_exactly_what_is_legal(setting: Setting) -> None:
    game = setting.rules
    met: set[tuple[str, ...]] = set()
    for moment in random_game(setting, "stepping"):
        for seat in map(Seat, range(setting.seats)):
            legal = game.legal(moment.state, seat)
            wanted = tuple(sorted(map(repr, legal)))
            if wanted not in met:
                assert sorted(map(repr, reached(game.numbering, legal))) == list(wanted)
            met.add(wanted)


@every_game
def test_a_learner_plays_a_whole_game_by_numbers_alone(game: Game[Any, Any]) -> None:
    luck = Seeded("learner")

    def policy(seat: Seat, legal: list[Action[Any]]) -> Action[Any]:
        return chosen(Choice(game.numbering, legal), luck)

    episode = begin(game, game.seat_counts({option.id: option.default for option in game.options})[-1], Seeded(1))

    assert episode.run(policy) == episode.result


def chosen(choice: Choice, luck: Chance) -> Action[Any]:
    while choice.action is None:
        choice.take(luck.pick(choice.options))
    return choice.action


def reached(numbering: Numbering, legal: list[Action[Any]], taken: tuple[int, ...] = ()) -> Iterator[Action[Any]]:
    """Everything that can be chosen number by number, going on from those taken."""
    choice = Choice(numbering, legal)
    for number in taken:
        choice.take(number)
    if choice.action is not None:
        assert choice.options == []
        yield choice.action
    for number in choice.options:
        yield from reached(numbering, legal, (*taken, number))


def thinkable_together(setting: Setting) -> Iterator[set[Action[Any]]]:
    """What is thinkable or legal for one seat after the other in a random game."""
    game = setting.rules
    for number, moment in enumerate(random_game(setting, "numbers")):
        seat = Seat(number % setting.seats)
        yield {*game.thinkable(moment.state, seat), *game.legal(moment.state, seat)}
