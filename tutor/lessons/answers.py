"""What may be claimed about cards, a hand and a deal, and how the engine is asked for it."""

from collections.abc import Callable
from dataclasses import dataclass

from engine import (
    Card,
    Deal,
    Gesture,
    Hand,
    Kind,
    Lance,
    Question,
    Ruleset,
    decide,
    juego_of,
    may_declare,
    pares_of,
    points,
    showings,
    strength,
    true_signals,
    wild_cards,
)
from tutor.lessons.claims import NONE, Answer, Subjects, plain, said

TIE = "tie"
DRILLED = (2, 4, 6)  # hands of a drill's question
EQUALLY = "/"  # between ways that are equally good


def about_cards(cards: tuple[Card, ...], ruleset: Ruleset) -> Subjects:
    """`high`, `low`, and `same CARD`."""
    codes = "".join(map(str, cards))

    def ask(kind: Kind, facts: str) -> Question:
        return Question.parse(f"1|{kind}|-|{ruleset}|-|{facts}")

    return {
        "high": lambda _: ask(Kind.TOP_CARD, f"cards={codes};end=high"),
        "low": lambda _: ask(Kind.TOP_CARD, f"cards={codes};end=low"),
        "same": lambda card: ask(Kind.SAME_CARD, f"card={card};cards={codes}"),
    }


@dataclass(frozen=True, slots=True)
class AboutHand:
    """The claims about one hand; those of its cards are refused while a wild card is not fixed."""

    hand: Hand
    ruleset: Ruleset
    wild: frozenset[Card] = frozenset()

    @property
    def subjects(self) -> Subjects:
        """Every subject, by its first word."""
        return {
            "pares": self.pares,
            "total": self.total,
            "stones": self.stones,
            "juego": plain(lambda: juego_of(self.fixed, self.ruleset) is not None),
            "real": plain(lambda: getattr(juego_of(self.fixed, self.ruleset), "is_real", False)),
            "signals": plain(lambda: tuple(dict.fromkeys(self._gestures()))),
            "may": lambda gesture: said(Gesture(gesture) in self._gestures()),
            "declares": self.declares,
            "best": self.best,
        }

    @property
    def fixed(self) -> Hand:
        """The hand; `ValueError` where a wild card in it is not fixed."""
        if set(wild_cards(self.hand, self.ruleset)) - self.wild:
            raise ValueError(str(self.hand))
        return self.hand

    def pares(self, detail: str) -> Answer:
        """The kind of its pares."""
        return self._question(Kind.WHICH_PARES, detail) or said(
            getattr(pares_of(self.fixed, self.ruleset), "kind", None)
        )

    def total(self, detail: str) -> Answer:
        """Its sum."""
        return self._question(Kind.JUEGO_TOTAL, detail) or str(points(self.fixed, self.ruleset))

    def _question(self, kind: Kind, detail: str) -> Question | None:
        """The drill's question; none where wild cards were fixed, which drills leave out."""
        if detail:
            raise ValueError(detail)
        return None if self.wild else Question(kind, None, self.ruleset, (self.fixed,))

    def stones(self, detail: str) -> str:
        """What its pares or its juego are worth."""
        worth = {Lance.PARES: pares_of, Lance.JUEGO: juego_of}[Lance(detail)]
        held = worth(self.fixed, self.ruleset)
        return str(held.stones if held else 0)

    def _gestures(self) -> list[Gesture]:
        return [signal.gesture for signal in true_signals(self.hand, self.ruleset)]

    def declares(self, detail: str) -> str:
        """What may be said truthfully of a lance, after what was said of pares: `after yes`."""
        lance, _, before = detail.partition(" after ")
        told = {Lance.PARES: {"yes": True, "no": False}[before]} if before else {}
        may = may_declare(self.hand, self.ruleset, Lance(lance), told)
        return ",".join(map(said, may)) or NONE

    def best(self, detail: str) -> str:
        """The way to show its wild cards that is strongest in a lance."""
        lance = Lance(detail)
        ways = showings(self.hand, self.ruleset)
        keys = [strength(lance, self.hand.showing(way), self.ruleset) for way in ways]
        found = [way for way, key in zip(ways, keys, strict=True) if key == max(keys)]
        return EQUALLY.join(
            ",".join(f"{card}={rank.value}" for card, rank in way.items()) or NONE for way in found
        )


def about_deal(deal: Deal, *, is_wild: bool = False) -> Subjects:
    """The winner of each lance, which card decides, what comes last, and what a seat holds."""
    winners = {lance.value: _winner(deal, lance, is_wild) for lance in Lance}

    def seat(text: str) -> AboutHand:
        hand = deal.hand(int(text))
        return AboutHand(hand, deal.ruleset, frozenset(wild_cards(hand, deal.ruleset)))

    def stones(detail: str) -> str:
        lance, _, number = detail.partition(" ")
        return seat(number).stones(lance)

    return winners | {
        "pares": lambda detail: seat(detail).pares("") if detail else winners["pares"](""),
        "decides": lambda lance: _decides(deal, Lance(lance), is_wild),
        "last": lambda detail: _last(deal, is_wild, detail),
        "total": lambda detail: seat(detail).total(""),
        "stones": stones,
    }


def _winner(deal: Deal, lance: Lance, is_wild: bool) -> Callable[[str], Answer]:
    def ask(detail: str) -> Answer:
        winner = decide(lance, deal).winner
        if detail:
            raise ValueError(detail)
        if winner is None or is_wild or len(deal.hands) not in DRILLED:
            return said(winner)
        return Question.parse(f"1|{Kind.WHO_WINS}|{lance}|{deal.ruleset}|{deal}|view=0")

    return ask


def _decides(deal: Deal, lance: Lance, is_wild: bool) -> Answer:
    if not is_wild:
        return Question.parse(f"1|{Kind.WHAT_DECIDES}|{lance}|{deal.ruleset}|{deal}|view=0")
    if len(deal.hands) != 2:
        raise ValueError(str(deal))
    return str(decide(lance, deal).reasons[0].place or TIE)


def _last(deal: Deal, is_wild: bool, detail: str) -> Answer:
    if detail:
        raise ValueError(detail)
    if not is_wild and len(deal.hands) in DRILLED[1:]:
        return Question.parse(f"1|{Kind.WHICH_LAST_LANCE}|-|{deal.ruleset}|{deal}|view=0")
    contest = deal.contest(Lance.JUEGO)
    return "juego" if contest.is_bet else "paid" if contest.is_solo else "punto"
