"""Every no that a table says by itself. The words are in the client's tables, by code; games bring their own codes."""

from typing import Any, Final

from wayout.kernel.play import IllegalAction, Refusal

CODES: Final = (
    "already_seated",
    "bad_colour",
    "bad_name",
    "bad_seat_count",
    "bad_text",
    "bad_timer",
    "day_too_few",
    "forked",
    "grace_running",
    "guest_is_here",
    "internal",
    "malformed",
    "match_over",
    "no_match",
    "no_stand_ins",
    "nobody_asks",
    "nobody_missing",
    "no_request",
    "no_such_guest",
    "no_such_maze",
    "no_such_seat",
    "no_such_step",
    "not_at_table",
    "not_gathering",
    "not_host",
    "not_over",
    "not_paused",
    "not_ready",
    "not_seated",
    "not_your_request",
    "not_yourself",
    "nothing_left_to_play",
    "nothing_to_take_back",
    "of_the_day",
    "other_version",
    "paused",
    "removed",
    "request_open",
    "resting",
    "same_game",
    "sat_elsewhere",
    "seat_given_away",
    "seat_not_free",
    "seat_taken",
    "seats_open",
    "spectators_not_allowed",
    "stale",
    "table_full",
    "too_fast",
    "too_many_people",
    "too_many_wishes",
    "too_soon",
    "unknown_channel",
    "unknown_game",
    "unknown_option",
    "unknown_phrase",
    "unknown_strength",
    "unknown_timer",
)


def refuse(code: str, **facts: Any) -> IllegalAction:
    """To be raised. These are courtesies of the house, so they have no rule number."""
    assert code in CODES, code
    return IllegalAction(Refusal(code, "", facts))
