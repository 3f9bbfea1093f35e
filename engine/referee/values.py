"""Values of a request by type and range; what is of another is refused (`bad_request`)."""

from typing import cast

from engine.lances import Lance
from engine.referee.lines import Json, Refusal

TYPES = {str: "string", int: "integer", bool: "boolean", list: "list", dict: "object"}
LANCES = {lance.value: lance for lance in Lance}

_TEXTS = {str}

Said = str | list[str]  # a call, or what partners answer together


def wrong_type(where: str, given: Json, *wanted: type) -> Refusal:
    """The refusal of a value that is of none of the types wanted."""
    return Refusal("wrong_type", where=where, given=given, allowed=[TYPES[w] for w in wanted])


def string_in(where: str, given: Json) -> str:
    """A text."""
    if not isinstance(given, str):
        raise wrong_type(where, given, str)
    return given


def list_in(where: str, given: Json) -> list[Json]:
    """A list of whatever."""
    if not isinstance(given, list):
        raise wrong_type(where, given, list)
    return given


def object_in(where: str, given: Json) -> dict[str, Json]:
    """An object with whatever keys."""
    if not isinstance(given, dict):
        raise wrong_type(where, given, dict)
    return given


def integer_in(where: str, given: Json, allowed: range) -> int:
    """A whole number of a range; true and 1.0 are none."""
    if type(given) is not int:
        raise wrong_type(where, given, int)
    if given not in allowed:
        raise Refusal("out_of_range", where=where, given=given, allowed=allowed)
    return given


def integers_in(where: str, given: Json, allowed: range) -> tuple[int, ...]:
    """A list of whole numbers of a range."""
    items = enumerate(list_in(where, given))
    return tuple([integer_in(f"{where}[{at}]", item, allowed) for at, item in items])


def strings_in(where: str, given: Json) -> list[str]:
    """A list of texts."""
    items = list_in(where, given)
    if not _TEXTS.issuperset(map(type, items)):
        at = next(at for at, item in enumerate(items) if not isinstance(item, str))
        raise wrong_type(f"{where}[{at}]", items[at], str)
    return cast("list[str]", given)


def lance_in(where: str, given: Json) -> Lance:
    """A lance by its name."""
    name = string_in(where, given)
    if name not in LANCES:
        raise Refusal("unknown_lance", where=where, given=name, known=tuple(Lance))
    return LANCES[name]


def calls_in(where: str, given: Json) -> list[Said]:
    """The calls of a lance, not yet read: texts, or lists of them."""
    for at, item in enumerate(list_in(where, given)):
        if isinstance(item, list):
            strings_in(f"{where}[{at}]", item)
        elif not isinstance(item, str):
            raise wrong_type(f"{where}[{at}]", item, str, list)
    return cast("list[Said]", given)
