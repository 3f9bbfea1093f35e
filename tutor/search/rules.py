"""The rules by number: which lessons teach one, and its words as docs/RULES.md has them."""

import re
from functools import cache

from django.conf import settings

from tutor.lessons.curriculum import curriculum

WRITTEN_IN = "en"
NUMBER = re.compile(r"\s*([A-Za-z]{3})[\s-]*(\d{1,2})\s*")
LINE = re.compile(r"^- \*\*([A-Z]{3}-\d+)\*\* (.+)$", re.MULTILINE)


def rule_number(query: str) -> str:
    """The rule that a query is the number of: `par4` and `PAR-4` are one; else nothing."""
    match = NUMBER.fullmatch(query)
    number = f"{match[1].upper()}-{int(match[2])}" if match else ""
    return number if number in rules() else ""


def lessons_on(number: str) -> tuple[str, ...]:
    """The slugs of the lessons that teach a rule."""
    return tuple(entry.slug for entry in curriculum() if number in entry.rules)


@cache
def rules() -> dict[str, str]:
    """Every rule in English, by its number."""
    file = settings.BASE_DIR / "docs" / "RULES.md"
    return dict(LINE.findall(file.read_text(encoding="utf-8")))
