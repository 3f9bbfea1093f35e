"""What a question holds besides its hands, as sorted `key=value` pairs."""

import re
from collections.abc import Iterator, Mapping
from typing import Self, override

from engine.errors import BadNotation

_PAIR = re.compile(r"([a-z]+)=([!-:<-{}~]+)")
NONE = "-"


class Facts(Mapping[str, str]):
    """A frozen mapping, sorted by key, that can be hashed.

    >>> str(Facts(view="2", end="high"))
    'end=high;view=2'
    """

    __slots__ = ("_by_name", "_pairs")
    _pairs: tuple[tuple[str, str], ...]
    _by_name: dict[str, str]

    def __init__(self, **pairs: str) -> None:
        self._pairs = tuple(sorted(pairs.items()))
        self._by_name = dict(self._pairs)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `k=v;k=v`, or `-` for none; `BadNotation` (`bad_facts`) for anything else."""
        matches = [] if text == NONE else [_PAIR.fullmatch(part) for part in text.split(";")]
        pairs = {match[1]: match[2] for match in matches if match}
        if len(pairs) != len(matches):
            raise BadNotation("bad_facts", given=text, wanted="key=value;key=value")
        return cls(**pairs)

    @override
    def __getitem__(self, key: str) -> str:
        return self._by_name[key]

    @override
    def __contains__(self, key: object) -> bool:
        return key in self._by_name

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    @override
    def __len__(self) -> int:
        return len(self._pairs)

    @override
    def __hash__(self) -> int:
        return hash(self._pairs)

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self._pairs == other._pairs

    @override
    def __str__(self) -> str:
        return ";".join(f"{name}={value}" for name, value in self._pairs) or NONE

    @override
    def __repr__(self) -> str:
        return f"Facts({self})"


NO_FACTS = Facts()
