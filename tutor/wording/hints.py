"""Three hints to a question: the rule, what to look at on these cards, and the answer with why."""

from collections.abc import Callable

from django.utils.translation import pgettext_lazy

from engine import Kind, Lance, Question, Word, compared, grade, points, truth
from tutor.wording import later
from tutor.wording.amounts import amarracos
from tutor.wording.calls import calls_of, spoken
from tutor.wording.cards import rank_caption
from tutor.wording.encaje_rounds import most_look, next_look
from tutor.wording.hint_rules import rule
from tutor.wording.holdings import captions, disguises, holding
from tutor.wording.lists import figure, joined, opening, said, within
from tutor.wording.questions import option_label
from tutor.wording.ranking import hand_name
from tutor.wording.reasons import reasons
from tutor.wording.table import asked_inside, lance_name, seat_name, stones
from tutor.wording.verdicts import right_answer

STEPS = 3

NAMED = pgettext_lazy("drills", "{name}: {cards}.")
ADDS = pgettext_lazy("drills", "{card} adds {points}.")
HAND_CARDS = pgettext_lazy("drills", "In order, the cards are {cards}.")
NO_DISGUISE = pgettext_lazy("drills", "No card here counts as another.")
BETTING = (Word.ENVIDO, Word.REENVIDO, Word.ORDAGO)
BETS = pgettext_lazy("drills", "The bets so far: {calls}.")
NOBODY_YET = pgettext_lazy("drills", "Nobody has bet yet.")
MISSING = pgettext_lazy("drills", "Still to go: {ours} for your side, {theirs} for the other.")
SPOKEN_FOR = pgettext_lazy("drills", "Spoken so far: {names}.")
TENS = pgettext_lazy("drills", "Take away five at a time: ten stones are {amarracos}.")
IN_STONES = pgettext_lazy("drills", "{stones} win the game.")
NOBODY_SPOKE = pgettext_lazy("drills", "Nobody has spoken yet.")
ONE_SEAT = pgettext_lazy("drills", "With each new round, everything moves one seat to the right.")
IN_LANCE = pgettext_lazy("drills", "Who has the better hand in {lance}? That settles who collects.")


def hints(q: Question) -> tuple[str, ...]:
    """The hints in order; only the last gives the answer away."""
    return rule(q), _look(q), f"{right_answer(q)} {_why(q)}"


def _why(q: Question) -> str:
    """The reasons, which may begin with the answer: it has been said."""
    return " ".join(reasons(q, grade(q, "show"))).removeprefix(f"{option_label(q, truth(q))}. ")


def _look(q: Question) -> str:
    """What is to be seen on these cards, without what follows from it."""
    return LOOKS.get(q.kind, _each_hand)(q)


def _each_hand(q: Question) -> str:
    """Each hand as the lance looks at it."""
    lance = q.lance or Lance.JUEGO
    seats = range(len(q.hands))
    return " ".join(
        said(NAMED, name=hand_name(q, seat), cards=_shown(q, lance, seat)) for seat in seats
    )


def _shown(q: Question, lance: Lance, seat: int) -> str:
    hand = q.hands[seat]
    told = within(holding(lance, hand, q.ruleset)).removesuffix(".")
    return told or captions(compared(lance, hand, q.ruleset), q.ruleset, hand)


def _one_hand(q: Question) -> str:
    hand = q.hands[0]
    return said(HAND_CARDS, cards=captions(compared(Lance.GRANDE, hand, q.ruleset), q.ruleset))


def _points(q: Question) -> str:
    hand = q.hands[0]
    cards = compared(Lance.JUEGO, hand, q.ruleset)
    parts = {rank_caption(card, q.ruleset): q.ruleset.points(card.rank) for card in cards}
    return " ".join(opening(said(ADDS, card=card, points=points)) for card, points in parts.items())


def _totals(q: Question) -> str:
    named = (seat_name(seat, q.view, len(q.hands)) for seat in range(len(q.hands)))
    sums = (figure(points(hand, q.ruleset)) for hand in q.hands)
    return " ".join(said(NAMED, name=n, cards=s) for n, s in zip(named, sums, strict=True))


def _single_cards(q: Question) -> str:
    return " ".join(disguises(q.cards, q.ruleset)) or str(NO_DISGUISE)


def _bets(q: Question) -> str:
    calls = [call for together in calls_of(q.facts["calls"]) for call in together]
    bets = [spoken(call) for call in calls if call.word in BETTING]
    return said(BETS, calls=joined(bets)) if bets else str(NOBODY_YET)


def _who_collects(q: Question) -> str:
    """Whose hand is better; after a refusal, which no hand undoes, what was bet."""
    said_last = [call.word for together in calls_of(q.facts["calls"])[-1:] for call in together]
    if Word.NO_QUIERO in said_last and Word.QUIERO not in said_last:
        return _bets(q)
    return said(IN_LANCE, lance=lance_name(q.lance or Lance.GRANDE))


def _missing(q: Question) -> str:
    scores = [q.ruleset.target - int(part) for part in q.facts["scores"].split("-")]
    ours = q.view % 2
    return said(MISSING, ours=stones(scores[ours]), theirs=stones(scores[1 - ours]))


def _spoken(q: Question) -> str:
    told = q.facts["said"]
    if told == "-":
        return str(NOBODY_SPOKE)
    seats = q.ruleset.players
    count = told.count(",") % seats + 1
    return said(SPOKEN_FOR, names=joined(asked_inside(q, seat) for seat in range(count)))


LOOKS: dict[Kind, Callable[[Question], str]] = later.LOOKS | {
    Kind.MAY_DO: _one_hand,
    Kind.SIGNAL_TELLS: _one_hand,
    Kind.WHICH_PARES: _one_hand,
    Kind.JUEGO_TOTAL: _points,
    Kind.WHICH_LAST_LANCE: _totals,
    Kind.TOP_CARD: _single_cards,
    Kind.SAME_CARD: _single_cards,
    Kind.WHO_SITS: lambda _: str(ONE_SEAT),
    Kind.MUS_NEXT: _spoken,
    Kind.WHO_SPEAKS: _bets,
    Kind.MAY_NOT_SAY: _bets,
    Kind.REFUSAL_PAYS: _bets,
    Kind.LANCE_PAYS: _who_collects,
    Kind.ORDAGO_WINS: _who_collects,
    Kind.GAME_ENDS: _missing,
    Kind.ROUND_COUNTS: _missing,
    Kind.STONES_LIE: lambda _: said(TENS, amarracos=amarracos(2)),
    Kind.STONES_LEFT: lambda q: said(IN_STONES, stones=stones(q.ruleset.target)),
    Kind.TRUE_SIGNAL: _one_hand,
    Kind.WILD_CHOICE: _one_hand,
    Kind.WILD_DECLARES: _one_hand,
    Kind.ENCAJE_MAY: _bets,
    Kind.MAY_CHANGE: _one_hand,
    Kind.ENCAJE_NEXT: next_look,
    Kind.ENCAJE_MOST: most_look,
}
