"""Claims in lessons, `? grande = 1`: each is a question to the engine and the answer it must give.

A claim that can be read may still be false: `truth(claim.question)` is what the engine says.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine import Card, Hand, Lance, Question, Ruleset
from tutor.lessons.pieces import Claim, LessonError

CLAIM = re.compile(r"\? ([a-z]+(?: \S+)?) = (\S+)")
LANCES = tuple(lance.value for lance in Lance)
FORMS = {
    "deal": "? grande = 1, ? decides grande = 2, ? last = paid, ? pares 0 = par, ? total 2 = 31",
    "hand": "? pares = duples, ? total = 31",
    "cards": "? high = 3o, ? low = 4b, ? same 3o = Rc",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """What stands above a claim: the hands of a deal, one hand, or single cards."""

    ruleset: Ruleset
    hands: tuple[Hand, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def fence(self) -> str:
        """The kind of fence that shows it."""
        return "cards" if self.cards else "hand" if len(self.hands) == 1 else "deal"

    def about_cards(self, kind: str, facts: str) -> str:
        """The text of a question about the single cards."""
        cards = "".join(map(str, self.cards))
        return f"1|{kind}|-|{self.ruleset}|-|{facts.format(cards=cards)}"

    def about_hand(self, kind: str, seat: str) -> str:
        """The text of a question about one hand."""
        return f"1|{kind}|-|{self.ruleset}|{self.hands[int(seat)]}|-"

    def about_deal(self, kind: str, lance: str = "-") -> str:
        """The text of a question about all hands, seen from nowhere in particular."""
        hands = ".".join(map(str, self.hands))
        return f"1|{kind}|{lance}|{self.ruleset}|{hands}|view=0"


def read_claim(asked: Asked, line: int, text: str) -> Claim:
    """The claim of one line; `LessonError` where no question says it."""
    match = CLAIM.fullmatch(text)
    if match is None:
        raise _unreadable(asked, line, text)
    subject, _, detail = match[1].partition(" ")
    try:
        question = Question.parse(_subjects(asked)[subject](detail))
    except (KeyError, IndexError, ValueError) as error:
        raise _unreadable(asked, line, text) from error
    return Claim(line, text, question, match[2])


def _unreadable(asked: Asked, line: int, text: str) -> LessonError:
    return LessonError(line, f"{text!r} is no claim about {asked.fence}: {FORMS[asked.fence]}")


def _subjects(asked: Asked) -> dict[str, Callable[[str], str]]:
    """What may be claimed here: the first word, and the question that the second completes."""
    return SUBJECTS[asked.fence](asked)


def _of_cards(asked: Asked) -> dict[str, Callable[[str], str]]:
    return {
        "high": lambda _: asked.about_cards("top-card", "cards={cards};end=high"),
        "low": lambda _: asked.about_cards("top-card", "cards={cards};end=low"),
        "same": lambda card: asked.about_cards("same-card", f"card={card};cards={{cards}}"),
    }


def _of_hand(asked: Asked) -> dict[str, Callable[[str], str]]:
    return {
        "pares": lambda _: asked.about_hand("which-pares", "0"),
        "total": lambda _: asked.about_hand("juego-total", "0"),
    }


def _of_deal(asked: Asked) -> dict[str, Callable[[str], str]]:
    winners = {lance: _winner(asked, lance) for lance in LANCES}
    whose = winners["pares"]
    return winners | {
        "pares": lambda seat: asked.about_hand("which-pares", seat) if seat else whose(""),
        "decides": lambda lance: asked.about_deal("what-decides", lance),
        "last": lambda _: asked.about_deal("which-last-lance"),
        "total": lambda seat: asked.about_hand("juego-total", seat),
    }


def _winner(asked: Asked, lance: str) -> Callable[[str], str]:
    return lambda _: asked.about_deal("who-wins", lance)


SUBJECTS = {"cards": _of_cards, "hand": _of_hand, "deal": _of_deal}
