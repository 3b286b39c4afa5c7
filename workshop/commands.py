"""The commands of dev.py."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence

from workshop import checks, chromium, client, locks, node, postgres, python_env, run, say
from workshop.places import ROOT, WEB, WINDOWS, in_venv
from workshop.say import Trouble
from workshop.turns import alone

Arguments = Sequence[str]


def serve(arguments: Arguments) -> int:
    """set everything up, build the client, start the server (--host, --port, --data DIR: see wayout serve --help)"""
    with alone():
        python_env.ensure()
        client.ensure()
    command = [str(in_venv("wayout")), "serve", *arguments]
    if not WINDOWS:
        os.execve(command[0], command, run.environment())  # noqa: S606
    return subprocess.run(command).returncode


def test(arguments: Arguments) -> int:
    """set up what tests need and run every check and every test; arguments go to pytest (--quick: a verdict on the
    rules and tables in under a minute)"""
    if "--quick" in arguments:
        return _test_quickly([word for word in arguments if word != "--quick"])
    the_node, extra = _set_up_for_tests()
    here = [*checks.lint_and_types_of_python(), checks.unit_tests_of_the_client(the_node)]
    lanes = [here, checks.lint_and_types_of_the_client(the_node)]
    return checks.run_all([checks.pytest(arguments, extra)], say.line, first=lanes)


def _test_quickly(arguments: Arguments) -> int:
    """What needs no browser, no database and no Node."""
    with alone():
        python_env.ensure("test")
    every = [*checks.lint_and_types_of_python(), checks.pytest([*checks.QUICK, *arguments], {})]
    return checks.run_all(every, say.line)


def pytest(arguments: Arguments) -> int:
    """set up what tests need and run pytest alone; arguments go to pytest"""
    _, extra = _set_up_for_tests()
    return checks.run_all([checks.pytest(arguments, extra)], say.line)


def check(arguments: Arguments) -> int:
    """lint and types only"""
    _none(arguments)
    of_the_client = checks.lint_and_types_of_the_client(_set_up_to_build("test"))
    return checks.run_all([], say.line, first=[checks.lint_and_types_of_python(), of_the_client])


def setup(arguments: Arguments) -> int:
    """make the environment: Python packages (those of the tests too), Node, the client's packages"""
    _none(arguments)
    _set_up_to_build("test")
    say.line("everything is set up")
    return 0


def build(arguments: Arguments) -> int:
    """build the browser client if its sources changed"""
    _none(arguments)
    with alone():
        python_env.ensure()
        client.ensure()
    say.line("the browser client is current")
    return 0


def wire(arguments: Arguments) -> int:
    """write the client's message types (wire.ts, the house's and each game's) anew from those of the server"""
    _none(arguments)
    with alone():
        python_env.ensure()
    return run.openly([in_venv("python"), "-m", "wayout.server.wire"], ROOT)


def lock(arguments: Arguments) -> int:
    """lock all packages anew after a change of requirements/*.in or web/package.json (--upgrade: take the newest)"""
    if any(word != "--upgrade" for word in arguments):
        raise Trouble(f"lock does not know {' '.join(arguments)}", "python3 dev.py lock [--upgrade]")
    with alone():
        python_env.ensure()
        locks.renew(upgrade="--upgrade" in arguments)
    return 0


COMMANDS: dict[str, Callable[[Arguments], int]] = {
    command.__name__: command for command in (serve, test, setup, build, check, pytest, wire, lock)
}


def usage() -> str:
    lines = [f"  {name:7} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 dev.py COMMAND [arguments]", "", *lines])


def main(words: Arguments) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if words else 2
    command = COMMANDS.get(words[0])
    if command is None:
        print(f"dev.py knows no command {words[0]!r}\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        return command(words[1:])
    except Trouble as trouble:
        say.line(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


def _none(arguments: Arguments) -> None:
    if arguments:
        raise Trouble(f"this command takes no arguments, and got {' '.join(arguments)}", "python3 dev.py --help")


def _set_up_to_build(*kinds: str) -> node.Node:
    with alone():
        python_env.ensure(*kinds)
        the_node = node.ensure()
        node.ensure_packages(the_node)
    return the_node


def _set_up_for_tests() -> tuple[node.Node, dict[str, str]]:
    """Everything that tests need, and what they are told about it."""
    the_node = _set_up_to_build("test")
    with alone():
        client.ensure()
        browser = chromium.ensure()
        chromium.ensure_chinese_font()
        database = postgres.ensure()
    axe = WEB / "node_modules" / "axe-core" / "axe.min.js"
    told = {"WAYOUT_CHROMIUM": str(browser), "WAYOUT_PG_BIN": str(database), "WAYOUT_AXE": str(axe)}
    return the_node, the_node.environment() | told
