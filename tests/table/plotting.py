"""A table at which everybody plots in secret at once."""

from typing import Any

from tests.table.company import HOST, Company
from tests.table.plot import Plot
from wayout.table.messages import Ready, SetOptions, SetSeats, SetTimers, Start


def plotting(*guests: str, plot: int = 0, **options: Any) -> Company:
    """The host and these guests, in the first round."""
    company = Company(game="plot")
    company.come(HOST)
    company.send(HOST, SetOptions(options))
    company.send(HOST, SetSeats(1 + len(guests)))
    company.come(*guests)
    for guest in guests:
        company.send(guest, Ready(True))
    company.send(HOST, SetTimers({"plot": plot}, 30))
    company.send(HOST, Start())
    assert company.table.status == "playing", company.refusal(HOST)
    return company


def truth(company: Company) -> Plot:
    playing = company.table._core.playing
    assert playing is not None
    state: Plot = playing.match.state
    return state
