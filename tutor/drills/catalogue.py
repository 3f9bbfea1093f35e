"""The drills that there are, from `catalogue.toml`: what each one asks and how it is dealt."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from engine import Kind, Lance, Ruleset, Spec

FILE = Path(__file__).with_name("catalogue.toml")
SPEC_KEYS = {field.name for field in fields(Spec)} - {"kind"}


@dataclass(frozen=True, slots=True)
class Drill:
    """One drill. A version is a promise: the same seed deals the same question within it."""

    slug: str
    version: int
    kind: Kind
    rules: tuple[str, ...]
    misconceptions: tuple[str, ...]
    specs: tuple[Spec, ...]

    @property
    def ruleset(self) -> Ruleset:
        """The rules under which it asks."""
        return self.specs[0].ruleset

    @property
    def chapter(self) -> str:
        """The chapter of the rules that it is about."""
        return self.rules[0][:3]


@cache
def catalogue() -> Mapping[str, Drill]:
    """Every drill by its slug. One that is not here has been withdrawn."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["drill"]
    return {row["slug"]: _drill(row) for row in rows}


def in_order(slugs: Iterable[str]) -> list[str]:
    """Drills as the catalogue has them, those that were withdrawn last."""
    order = {slug: at for at, slug in enumerate(catalogue())}
    return sorted(slugs, key=lambda one: (order.get(one, len(order)), one))


def _drill(row: Mapping[str, Any]) -> Drill:
    kind = Kind(row["kind"])
    return Drill(
        slug=row["slug"],
        version=row["version"],
        kind=kind,
        rules=tuple(row["rules"]),
        misconceptions=tuple(row["misconceptions"]),
        specs=tuple(_spec(kind, spec) for spec in row["spec"]),
    )


def _spec(kind: Kind, row: Mapping[str, Any]) -> Spec:
    """A spec's table as the engine takes it: lists become tuples, codes their values."""
    if unknown := row.keys() - SPEC_KEYS:
        raise ValueError(f"a spec of {kind} has {sorted(unknown)}; it takes {sorted(SPEC_KEYS)}")
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
    }
    lance = Lance(values.pop("lance")) if "lance" in row else None
    ruleset = Ruleset.parse(values.pop("ruleset", "classic"))
    return Spec(kind=kind, lance=lance, ruleset=ruleset, **values)
