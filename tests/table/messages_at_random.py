"""What a client may come up with: sensible, foolish or hostile, but well-formed."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.table.climb import Answer, Ask, Draw, GoAway, Light, Pass, Stumble, Up
from tests.table.company import BEN, CAT, DAN, HOST
from wayout.kernel.codec import encode
from wayout.kernel.play import Action
from wayout.table import messages

guests = st.sampled_from([HOST, BEN, CAT, DAN])
small = st.integers(-1, 4)
any_int = st.one_of(small, st.integers())
ids = st.one_of(st.sampled_from("abcdefgh"), st.text(max_size=70))

sensible_actions: list[Action[Any]] = [Up(1), Up(2), Pass(), Draw(), Ask(), Ask(True), Answer(True), Light()]
foolish_actions: list[Action[Any]] = [Stumble(), GoAway(), Up(-7)]
actions = st.sampled_from(sensible_actions * 3 + foolish_actions).map(lambda action: msgspec.Raw(encode(action)))
json = st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner), max_leaves=5)
any_action = st.one_of(actions, json.map(lambda value: msgspec.Raw(encode(value))))
no_arguments = st.sampled_from(
    [
        messages.AskPause(),
        messages.AskResume(),
        messages.AskRestart(),
        messages.AskEnd(),
        messages.Withdraw(),
        messages.Stand(),
        messages.Start(),
        messages.Start(),
        messages.Rematch(),
        messages.Leave(),
        messages.GoOn(),
        messages.Again(),
    ]
)

lobby: SearchStrategy[Any] = st.one_of(
    st.builds(messages.Sit, any_int),
    st.builds(messages.AskSeat, st.booleans()),
    st.builds(messages.AnswerSeat, guests, st.none() | any_int),
    st.builds(messages.Ready, st.sampled_from([True, True, False])),
    st.builds(messages.Rename, st.text(max_size=30), st.none() | any_int),
    st.builds(messages.Say, st.none() | st.text(max_size=20), st.none() | st.sampled_from(["hello", "rude"])),
    st.builds(messages.SetSeats, any_int),
    st.builds(messages.SetBot, any_int, st.sampled_from(["climber", "confused", "genius"])),
    st.builds(messages.SetOpen, any_int),
    st.builds(
        messages.SetOptions, st.dictionaries(st.sampled_from(["goal", "crew", "x"]), st.sampled_from([5, "pair"]))
    ),
    st.builds(
        messages.SetTimers,
        st.dictionaries(st.sampled_from(["turn", "x"]), st.sampled_from([0, 10])),
        any_int,
        st.sampled_from([None, 0, 10, 3600]) | any_int,
        st.none() | st.booleans(),
    ),
    st.builds(messages.SetSpectators, st.booleans()),
    st.builds(messages.Remove, guests),
    st.builds(messages.PlayAgain, st.booleans()),
    st.builds(messages.Rest, st.booleans()),
    st.builds(messages.SetGame, st.sampled_from(["climb", "bell", "plot", "chess"])),
    st.builds(messages.SetPace, st.sampled_from(["calm", "normal", "quick"])),
    st.builds(messages.Ping, st.floats(allow_nan=False, allow_infinity=False)),
    no_arguments,
)
play: SearchStrategy[Any] = st.one_of(
    st.builds(messages.Wish, ids, any_int, any_action),
    st.builds(messages.TakeBack, ids),
    st.builds(messages.Agree, st.booleans()),
)
any_message: SearchStrategy[Any] = st.one_of(lobby, play)
