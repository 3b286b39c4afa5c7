"""Finding a bot by its name."""

from typing import Any

import pytest

from wayout.bots import UnknownBot, bot_maker, bot_names, generic
from wayout.games import GAMES
from wayout.kernel.game import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_offers_the_bots_of_the_house_and_its_own(game: Game[Any, Any]) -> None:
    names = bot_names(game)

    assert names == (*generic(game), *game.bots)
    assert [bot_maker(game, name) for name in names] == [*generic(game).values(), *game.bots.values()]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_unknown_bot_is_refused_with_the_names_that_exist(game: Game[Any, Any]) -> None:
    with pytest.raises(UnknownBot, match=game.standard_bot):
        bot_maker(game, "grandmaster")
