"""Whose sockets are open, and how far away they are."""

from wayout.table.presence import Presence


def test_the_round_trip_of_a_guest_is_that_of_the_quickest_link() -> None:
    presence = Presence()
    for link, milliseconds in (("near", 20), ("far", 300)):
        presence.add("ann", link)
        presence.measure(link, milliseconds)

    assert presence.round_trip("ann") == 20
    assert presence.round_trip("ann", "far") == 300


def test_nothing_is_remembered_of_links_that_are_closed() -> None:
    presence = Presence()
    presence.add("ann", "near")
    presence.measure("near", 20)

    presence.drop("ann", "near", 0)
    presence.measure("near", 30)

    assert presence.round_trip("ann", "near") == 0


def test_nothing_is_remembered_of_the_links_of_one_who_left_the_table() -> None:
    presence = Presence()
    presence.add("ann", "near")
    presence.measure("near", 20)

    presence.forget("ann", 0)
    presence.measure("near", 30)

    assert presence.round_trip("ann", "near") == 0
