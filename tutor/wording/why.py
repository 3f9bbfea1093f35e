"""The engine's reasons in sentences: why the winner of a lance beats one rival."""

from django.utils.translation import pgettext_lazy

from engine import Deal, Hand, Lance, ParesKind, Rank, Reason, Why, compared, decide, pares_of
from tutor.wording.cards import rank_caption, rank_name, rank_plural
from tutor.wording.holdings import kind_name
from tutor.wording.lists import Words, said

GRANDE: tuple[Words, ...] = (
    pgettext_lazy("mus", "The highest card settles it: {high} against {low}."),
    pgettext_lazy("mus", "The highest cards tie; the second settles it: {high} against {low}."),
    pgettext_lazy("mus", "The two highest tie; the third settles it: {high} against {low}."),
    pgettext_lazy("mus", "The three highest tie; the last settles it: {high} against {low}."),
)
CHICA: tuple[Words, ...] = (
    pgettext_lazy("mus", "The lowest card settles it, and low wins here: {low} against {high}."),
    pgettext_lazy("mus", "The lowest cards tie; the next one up settles it: {low} against {high}."),
    pgettext_lazy(
        "mus", "The two lowest tie; the third from the bottom settles it: {low} against {high}."
    ),
    pgettext_lazy("mus", "The three lowest tie; the one left settles it: {low} against {high}."),
)
SENTENCES: dict[Why, Words] = {
    Why.PARES_KIND: pgettext_lazy(
        "mus", "The kind comes first: {better} ahead of {worse}, whatever the cards."
    ),
    Why.PAR: pgettext_lazy("mus", "Pair against pair: {ranks} over {ranks2}."),
    Why.MEDIAS: pgettext_lazy("mus", "Medias against medias: {ranks} over {ranks2}."),
    Why.DUPLES_FIRST: pgettext_lazy(
        "mus", "Duples against duples; the higher pair settles it: {ranks} over {ranks2}."
    ),
    Why.DUPLES_SECOND: pgettext_lazy(
        "mus", "The higher pairs tie; the other pair settles it: {ranks} over {ranks2}."
    ),
    Why.JUEGO: pgettext_lazy(
        "mus", "Juego runs 31, 32, 40, 37, 36, 35, 34, 33: {total} comes before {other}."
    ),
    Why.JUEGO_REAL: pgettext_lazy("mus", "It’s juego real: ahead of any other 31."),
    Why.PUNTO: pgettext_lazy(
        "mus",
        "Nobody reaches 31, so punto is played; the higher total wins: {total} against {other}.",
    ),
    Why.TIE_MANO: pgettext_lazy("mus", "It’s a tie, and ties go to the mano."),
    Why.TIE_NEAREST: pgettext_lazy(
        "mus", "It’s a tie: whoever is nearer the mano wins, counting to the right."
    ),
}
PARES_EQUAL = pgettext_lazy("mus", "The pares are equal, and loose cards don’t count.")
MEDIAS_EQUAL = pgettext_lazy("mus", "The medias are equal, and the loose card doesn’t count.")
DUPLES_EQUAL = pgettext_lazy("mus", "The duples are equal.")
EQUAL: dict[ParesKind, Words] = {
    ParesKind.PAR: PARES_EQUAL,
    ParesKind.MEDIAS: MEDIAS_EQUAL,
    ParesKind.DUPLES: DUPLES_EQUAL,
}
TIES = (Why.TIE_MANO, Why.TIE_NEAREST)


def row_why(reason: Reason, lance: Lance | None = None, deal: Deal | None = None) -> str:
    """The reason beside a rival's row, his name left out.

    With lance and deal it names the very cards, a 3 as «3 (rey)», and what a tie is about.
    """
    return " ".join(reason_lines(reason, lance, deal))


def reason_lines(
    reason: Reason, lance: Lance | None = None, deal: Deal | None = None
) -> tuple[str, ...]:
    """A reason as sentences to be shown one under another."""
    if reason.why in (Why.GRANDE, Why.CHICA):
        return (_by_card(reason, deal),)
    line = said(SENTENCES[reason.why], **_facts(reason))
    if reason.why in TIES and lance is Lance.PARES and deal is not None:
        return (_equal(deal.hand(reason.rival), deal), line)
    return (line,)


def _equal(hand: Hand, deal: Deal) -> str:
    pares = pares_of(hand, deal.ruleset)
    return str(EQUAL[pares.kind] if pares else PARES_EQUAL)


def _by_card(reason: Reason, deal: Deal | None) -> str:
    place = reason.place or 1
    best, other = _cards(reason, place, deal)
    if reason.why is Why.GRANDE:
        return said(GRANDE[place - 1], high=best, low=other)
    return said(CHICA[place - 1], high=other, low=best)


def _cards(reason: Reason, place: int, deal: Deal | None) -> tuple[str, str]:
    """The winner's and the rival's deciding cards, as printed where the deal is at hand."""
    if deal is None:
        return _worth(reason.best), _worth(reason.other)
    lance = Lance(reason.why)
    winner = decide(lance, deal).winner
    seats = (reason.rival if winner is None else winner, reason.rival)
    best, other = (
        rank_caption(compared(lance, hand, deal.ruleset)[place - 1], deal.ruleset, hand)
        for hand in map(deal.hand, seats)
    )
    return best, other


def _worth(worth: object) -> str:
    return rank_name(worth) if isinstance(worth, Rank) else str(worth)


def _facts(reason: Reason) -> dict[str, object]:
    """The placeholders of a reason's sentence, whichever it has."""
    match reason.best, reason.other:
        case Rank() as best, Rank() as other:
            return {"ranks": rank_plural(best), "ranks2": rank_plural(other)}
        case ParesKind() as best, ParesKind() as other:
            return {"better": kind_name(best), "worse": kind_name(other)}
        case int() as total, int() as less:
            return {"total": total, "other": less}
        case _:
            return {}
