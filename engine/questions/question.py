"""A question as a value and as text, at most 500 ASCII characters; the answer is not in it.

The text is `1|kind|lance|rules|hands|facts`: version of the notation, kind, lance or `-`, ruleset,
hands by seat from the mano or `-`, and facts as `key=value` pairs, sorted, or `-`.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from engine.cards import Card
from engine.deal import Deal
from engine.errors import BadNotation
from engine.hand import SIZE, Hand, check_distinct, parse_cards
from engine.lances import Lance
from engine.questions.checks import check_facts, check_seat
from engine.questions.facts import NO_FACTS, NONE, Facts
from engine.questions.kinds import SHAPES, WITH_WILD, Kind
from engine.questions.situation import read_rules
from engine.ruleset import Ruleset

VERSION = "1"
LONGEST = 500
KEPT = 64  # deals of the questions last asked about
ENDS = ("high", "low")
_PARTS = ("version", "kind", "lance", "rules", "hands", "facts")


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, of which cards and under which rules; `facts` hold what the kind needs.

    Facts are `view` (the seat that is "you"), `cards` (four cards to choose from), `card` (the
    one to match), `end` (`high` or `low`), and what `engine/questions/situation.py` reads. Raises
    `BadNotation` for a part that does not fit the kind: `bad_lance`, `bad_hands`, `bad_facts`,
    `bad_end`, `bad_cards`, `bad_wild`, and for facts that cannot be: `bad_view`, `bad_role`,
    `bad_rounds`, `bad_call`, `bad_players`, `bad_scores`, `bad_said`.

    >>> text = "1|which-pares|-|classic|RoRc3e4b|-"
    >>> str(Question.parse(text)) == text
    True
    """

    kind: Kind
    lance: Lance | None
    ruleset: Ruleset
    hands: tuple[Hand, ...]
    facts: Facts = NO_FACTS

    def __post_init__(self) -> None:
        shape = SHAPES[self.kind]
        _check("bad_lance", self.lance or NONE, self.lance in shape.lances)
        _check("bad_hands", len(self.hands), len(self.hands) in shape.hands, shape.hands)
        _check("bad_facts", str(self.facts), shape.holds(self.facts), shape.facts)
        self._check_table()
        self._check_spread()
        check_facts(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a question's text.

        Raises `BadNotation`: `bad_question` for one that is too long, not ASCII or not of six
        parts, `unknown_version`, `unknown_kind`, else what its parts are refused for.
        """
        parts = text.split("|")
        if len(text) > LONGEST or not text.isascii() or len(parts) != len(_PARTS):
            raise BadNotation("bad_question", given=text[:LONGEST], wanted="|".join(_PARTS))
        version, kind, lance, rules, hands, facts = parts
        _check("unknown_version", version, version == VERSION, (VERSION,))
        _check("unknown_kind", kind, kind in set(Kind), tuple(Kind))
        _check("bad_lance", lance, lance in {NONE, *Lance}, (NONE, *Lance))
        return cls(
            Kind(kind),
            None if lance == NONE else Lance(lance),
            read_rules(rules),
            _hands(hands),
            Facts.parse(facts),
        )

    def __str__(self) -> str:
        hands = ".".join(map(str, self.hands)) or NONE
        lance = self.lance or NONE
        return f"{VERSION}|{self.kind}|{lance}|{self.ruleset}|{hands}|{self.facts}"

    @property
    def deal(self) -> Deal:
        """The hands at their table."""
        return _deal(self.hands, self.ruleset)

    @property
    def view(self) -> int:
        """The seat that is "you"; the mano's where the question has none."""
        return int(self.facts.get("view", "0"))

    def seen_from(self, seat: int) -> Self:
        """The same question with another seat as "you"; nothing else is looked at again."""
        check_seat(self, str(seat))
        return self._telling(view=str(seat))

    def begun_at(self, first: int) -> Self:
        """The same question with its ring of answers begun there, 0 to 39."""
        return self._telling(first=str(first))

    def _telling(self, **facts: str) -> Self:
        told = object.__new__(type(self))
        for part in ("kind", "lance", "ruleset", "hands"):
            object.__setattr__(told, part, getattr(self, part))
        object.__setattr__(told, "facts", Facts(**{**self.facts, **facts}))
        return told

    @property
    def cards(self) -> tuple[Card, ...]:
        """The single cards to choose from."""
        return parse_cards(self.facts["cards"])

    def _check_table(self) -> None:
        """Hands share no card, and none is wild and not fixed, but where that is asked about."""
        cards = tuple(card for hand in self.hands for card in hand.cards)
        check_distinct(cards)
        wild = [] if self.kind in WITH_WILD else [*filter(self.ruleset.is_wild, cards)]
        _check("bad_wild", "".join(map(str, wild)), not wild)

    def _check_spread(self) -> None:
        """The single cards are four, none twice, in a hand or to be matched; `end` is an end."""
        if "cards" in self.facts:
            _check("bad_cards", self.facts["cards"], len(self.facts["cards"]) == 2 * SIZE)
            held = (card for hand in self.hands for card in hand.cards)
            check_distinct((*self.cards, *parse_cards(self.facts.get("card", "")), *held))
        if "card" in self.facts:
            Card.parse(self.facts["card"])
        if "end" in self.facts:
            _check("bad_end", self.facts["end"], self.facts["end"] in ENDS, ENDS)


@lru_cache(maxsize=KEPT)
def _deal(hands: tuple[Hand, ...], ruleset: Ruleset) -> Deal:
    return Deal(hands, ruleset)


def _check(code: str, given: object, is_right: bool, wanted: object = None) -> None:
    if not is_right:
        raise BadNotation(code, given=given, wanted=wanted)


def _hands(text: str) -> tuple[Hand, ...]:
    return () if text == NONE else tuple(map(Hand.parse, text.split(".")))
