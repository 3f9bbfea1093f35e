"""How a learner wants the site: what there is to choose, and what holds for this request.

As with the language, what holds is told once, by the middleware, and asked for wherever it matters;
where nobody has told anything, as in a command, it is what holds for a newcomer.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Self

from tutor.models.learner import USUAL_RULES, Cards, Motion, Ranks, Sending, Theme


@dataclass(frozen=True, slots=True)
class Preferences:
    """All of it; `language` is empty where the browser's holds, `ruleset` a preset's name.

    `of_class` are the rules of the class that one is in, which nobody sets for himself.
    """

    language: str = ""
    ruleset: str = USUAL_RULES
    ranks: Ranks = Ranks.NAMES
    theme: Theme = Theme.SYSTEM
    motion: Motion = Motion.SYSTEM
    cards: Cards = Cards.USUAL
    sending: Sending = Sending.TWO_STEPS
    of_class: str = ""

    @property
    def rules(self) -> str:
        """The rules to ask under: one's own, or those of the class for who has set none."""
        return self.ruleset if self.ruleset != USUAL_RULES else self.of_class or USUAL_RULES

    @classmethod
    def read(cls, texts: Mapping[str, str]) -> Self:
        """All of it as a row or a form has it; `ValueError` where a choice is none of ours."""
        return cls(
            language=texts["language"],
            ruleset=texts["ruleset"],
            ranks=Ranks(texts["ranks"]),
            theme=Theme(texts["theme"]),
            motion=Motion(texts["motion"]),
            cards=Cards(texts["cards"]),
            sending=Sending(texts["sending"]),
        )


__all__ = [
    "NEWCOMERS",
    "USUAL_RULES",
    "Cards",
    "Motion",
    "Preferences",
    "Ranks",
    "Sending",
    "Theme",
    "as_for_newcomers",
    "preferred",
    "preferring",
]
NEWCOMERS = Preferences()
_source: ContextVar[Callable[[], Preferences]] = ContextVar("preferences")


def preferred() -> Preferences:
    """What holds now."""
    source = _source.get(None)
    return source() if source else NEWCOMERS


@contextmanager
def preferring(source: Callable[[], Preferences]) -> Iterator[None]:
    """Let this hold meanwhile; it is asked only where it matters."""
    token = _source.set(source)
    try:
        yield
    finally:
        _source.reset(token)


@contextmanager
def as_for_newcomers() -> Iterator[None]:
    """For what is made once and shown to everybody."""
    with preferring(lambda: NEWCOMERS):
        yield
