"""Shows what a lesson's claims say: the engine's reasons for each, in words."""

from collections.abc import Iterable, Iterator

from engine import Deal, Lance, Question, Ruleset, Verdict, Why, decide, grade
from tutor import wording
from tutor.drills.rows import card_sight, verdict_rows
from tutor.lessons.claims import NONE
from tutor.lessons.counts import hand_lines
from tutor.lessons.hand_lines import told, worths
from tutor.lessons.pieces import CardsFence, Claim, DealFence, HandFence
from tutor.lessons.sight import CardsSight, Comparison, DealSight
from tutor.wording.awards import nobody_has

USUAL = Ruleset()
ENDS = ("high", "low")
LAST_LANCES = (Lance.JUEGO, Lance.PUNTO)


def ruleset_line(ruleset: Ruleset) -> str:
    """The rules of an example, said only where they are not the usual ones."""
    return "" if ruleset == USUAL else wording.ruleset_label(ruleset)


def hand_sight(fence: HandFence) -> CardsSight:
    """One hand and what is so about it."""
    hand, ruleset = fence.hand, fence.ruleset
    cards = tuple(card_sight(card, ruleset, hand=hand) for card in hand.cards)
    lines = dict.fromkeys((*_lines(fence.claims), *told(fence)))
    return CardsSight(ruleset_line(ruleset), cards, tuple(lines))


def cards_sight(fence: CardsFence) -> CardsSight:
    """Single cards and what is so about them."""
    cards = tuple(card_sight(card, fence.ruleset) for card in fence.cards)
    return CardsSight(ruleset_line(fence.ruleset), cards, _lines(_once(fence.claims)))


def deal_sight(fence: DealFence) -> DealSight:
    """A deal and each lance that the lesson decides on it."""
    last = next((claim.right for claim in fence.claims if claim.subject == "last"), "")
    comparisons = tuple(
        _comparison(Lance(claim.subject), fence.deal, last)
        for claim in fence.claims
        if claim.subject in set(Lance) and not claim.detail and claim.right != NONE
    )
    unplayed = [
        nobody_has(Lance(claim.subject))
        for claim in fence.claims
        if claim.subject in (Lance.PARES, Lance.JUEGO) and claim.right == NONE and not claim.detail
    ]
    return DealSight(
        ruleset=ruleset_line(fence.ruleset),
        comparisons=comparisons,
        hands=() if comparisons else hand_lines(fence.deal),
        lines=(*unplayed, *worths(fence)),
    )


def _comparison(lance: Lance, deal: Deal, last: str) -> Comparison:
    verdict = decide(lance, deal)
    opening = _last_lance_lines(last, verdict, deal) if last and lance in LAST_LANCES else ()
    return Comparison(
        title=wording.lance_title(lance),
        rows=verdict_rows(verdict, deal, view=None),
        reasons=(*opening, *wording.winner_reasons(verdict, deal)),
    )


def _last_lance_lines(last: str, verdict: Verdict, deal: Deal) -> tuple[str, ...]:
    """Whether juego is bet on, paid to whom, or gives way to punto; a lesson has no "you".

    The reason of a punto that no tie decides says itself that nobody has juego.
    """
    rival = wording.chief_rival(verdict, deal)
    if any(one.rival == rival and one.why is Why.PUNTO for one in verdict.reasons):
        return ()
    return (wording.who_has_juego(deal, last, view=None),)


def _reasons(question: Question) -> tuple[str, ...]:
    right = grade(question, "skip").right
    return wording.reasons(question, grade(question, right))


def _once(claims: Iterable[Claim]) -> Iterator[Claim]:
    """One claim of each kind about the same cards: high and low would say one order twice."""
    seen: set[tuple[str, str]] = set()
    for claim in claims:
        asked = ("order" if claim.subject in ENDS else claim.subject, claim.detail)
        if asked not in seen:
            seen.add(asked)
            yield claim


def _lines(claims: Iterable[Claim]) -> tuple[str, ...]:
    """The reasons of every claim, none twice."""
    asked = [claim.question for claim in claims if claim.question]
    return tuple(dict.fromkeys(line for question in asked for line in _reasons(question)))
