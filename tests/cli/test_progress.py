"""Lines that say how far a long run has come."""

from wayout.cli.progress import NowAndThen


def test_a_line_every_ten_seconds_and_none_at_the_end() -> None:
    said: list[str] = []
    now = [0.0]
    progress = NowAndThen("temple", 5, said.append, lambda: now[0])

    for seconds in (4.0, 11.0, 12.0, 30.0, 50.0):
        now[0] = seconds
        progress.advance()

    assert said == ["temple: 2 of 5 games", "temple: 4 of 5 games"]
