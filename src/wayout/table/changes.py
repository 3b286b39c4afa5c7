"""What is different between two views, for the change letters of games of real time."""

from typing import Any, NamedTuple

import msgspec


class Changed(NamedTuple):
    """Fields with their new values; of those in `keyed` only the keys that differ, with nothing for a key gone."""

    fields: dict[str, Any]
    keyed: list[str]


def changes(old: msgspec.Struct, new: msgspec.Struct) -> Changed:
    fields: dict[str, Any] = {}
    keyed: list[str] = []
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or before == after:
            continue
        if type(before) is dict and type(after) is dict:
            keyed.append(name)
            fields[name] = changed_keys(before, after)
        else:
            fields[name] = after
    return Changed(fields, keyed)


def changed_keys(before: dict[Any, Any], after: dict[Any, Any]) -> dict[Any, Any]:
    changed = {key: value for key, value in after.items() if key not in before or before[key] != value}
    changed.update((key, None) for key in before if key not in after)
    return changed
