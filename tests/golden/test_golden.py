"""Every game plays its golden playthroughs again, to the letter."""

import pytest

from tests.conformance.random_play import Setting
from tests.golden.write import golden_settings, path_of, story


@pytest.mark.parametrize("setting", golden_settings(), ids=lambda s: f"{s.game}-{s.preset}")
def test_the_game_goes_as_it_went(setting: Setting) -> None:
    assert path_of(setting).exists(), "no golden playthrough: python -m tests.golden.write"
    assert story(setting) == path_of(setting).read_text()
