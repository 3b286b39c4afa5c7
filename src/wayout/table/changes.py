"""What is different between two views, for the change letters of games of real time."""

from typing import Any, NamedTuple

import msgspec


class Changed(NamedTuple):
    """Fields with their new values; of those in `keyed` only the keys that differ, and in `gone` those that are not
    there any more."""

    fields: dict[str, Any]
    keyed: list[str]
    gone: dict[str, list[str]]


def changes(old: msgspec.Struct, new: msgspec.Struct) -> Changed:
    changed = Changed({}, [], {})
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or before == after:
            continue
        if type(before) is dict and type(after) is dict:
            note_keys(changed, name, before, after)
        else:
            changed.fields[name] = after
    return changed


def note_keys(changed: Changed, name: str, before: dict[Any, Any], after: dict[Any, Any]) -> None:
    changed.keyed.append(name)
    changed.fields[name] = {key: value for key, value in after.items() if key not in before or before[key] != value}
    gone = [str(key) for key in before if key not in after]
    if gone:
        changed.gone[name] = gone
