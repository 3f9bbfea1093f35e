"""Questions of the deck: what is left of it, who is dealt a card, how many stay in the stock."""

from dataclasses import replace

from django.utils.translation import npgettext, pgettext_lazy

from engine import DECK, Facts, Grade, Hand, Question, Rank, Suit, told_seat, truth
from tutor.wording.amounts import card_count
from tutor.wording.cards import SUITS, rank_name, rank_plural
from tutor.wording.lists import figure, joined, said
from tutor.wording.seats_told import DEALER, passes_on, sits, told_by
from tutor.wording.table import asked_inside, asked_seat

OF_SUIT = pgettext_lazy("drills", "How many cards of {suit} are outside this hand?")
OF_RANK = pgettext_lazy("drills", "How many cards outside this hand count as {rank}?")
SUIT_HAS = pgettext_lazy(
    "drills", "Each suit has {n} cards: ace, 2 to 7, sota, caballo and king. No eights, no nines."
)
RANK_HAS = pgettext_lazy("drills", "There are {n} {ranks}, one in each suit.")
IN_DISGUISE = pgettext_lazy("drills", "With the {others} there are {n} {ranks} in the deck.")
HOLDS = pgettext_lazy("drills", "In this hand: {own}. Outside it: {left}.")
HELD = pgettext_lazy("drills", "In this hand: {own}.")
DECK_RULE = pgettext_lazy(
    "drills",
    "The deck has four suits of ten: ace, 2 to 7, sota, caballo, king. "
    "A 3 counts as a king, a 2 as an ace.",
)
PLAIN_RULE = pgettext_lazy(
    "drills", "The deck has four suits of ten: ace, 2 to 7, sota, caballo, king."
)

GOES = pgettext_lazy("drills", "Where does that card go?")
NUMBER = pgettext_lazy("drills", "A card of the deck: number {n} from the top.")
TO_STOCK = pgettext_lazy("drills", "it stays in the stock")
FIRST_TO = pgettext_lazy(
    "drills", "The first card goes to the mano, on the dealer’s right: {name}."
)
ONE_BY_ONE = pgettext_lazy("drills", "From there one card each, to the right, until all have four.")
ROUND_OF = pgettext_lazy(
    "drills", "Number {n} falls in lap {turn} of the deal, to place {place} from the mano on."
)
USED = pgettext_lazy("drills", "{used} cards are dealt; the others are the stock, face down.")
GOES_RULE = pgettext_lazy(
    "drills", "One card at a time, to the right, starting beside the dealer; the rest is the stock."
)

LEFT = pgettext_lazy("drills", "How many cards are left in the stock?")
DEALT = pgettext_lazy("drills", "Everyone has been dealt four cards.")
ALL_MUS = pgettext_lazy("drills", "All want mus. They throw away:")
STOCK_HAS = pgettext_lazy("drills", "After the deal the stock has {n} cards.")
TAKEN = pgettext_lazy("drills", "{sum} go, {sum} come from the stock: {left} left.")
RENEWED = pgettext_lazy(
    "drills",
    "{sum} go, but the stock has only {before}: "
    "all the discards are shuffled into a new one, and {left} are left.",
)
STOCK_RULE = pgettext_lazy(
    "drills",
    "Everyone draws as many as they throw. Only when the stock runs out "
    "are the discards shuffled into a new one.",
)
THROWN = pgettext_lazy("drills", "Thrown away: {sums}.")

type Told = list[tuple[str, str]]
type Reasons = tuple[str, ...]

EIGHT = 8


def _group(q: Question) -> tuple[Suit | None, Rank | None]:
    what, code = q.facts["group"].split(":")
    return (Suit(code), None) if what == "suit" else (None, Rank(code))


def _own(q: Question) -> int:
    """How many of the group are in the hand."""
    suit, rank = _group(q)
    cards = q.hands[0].cards
    return sum(card.suit is suit or q.ruleset.face(card.rank) is rank for card in cards)


def left_title(q: Question) -> str:
    """Of which cards it is asked."""
    suit, rank = _group(q)
    if suit:
        return said(OF_SUIT, suit=SUITS[suit])
    return said(OF_RANK, rank=rank_name(rank or Rank.AS))


def left_answer(_: Question, code: str) -> str:
    return figure(int(code))


def left_reasons(q: Question, judged: Grade) -> Reasons:
    """How many there are in the deck, in the hand, and outside it."""
    suit, rank = _group(q)
    held = said(HOLDS, own=_own(q), left=int(judged.right))
    if suit or rank is None:
        return said(SUIT_HAS, n=len(DECK) // len(Suit)), held
    ranks = [each for each in Rank if q.ruleset.face(each) is rank]
    count = len(ranks) * len(Suit)
    if len(ranks) == 1:
        return said(RANK_HAS, n=count, ranks=rank_plural(rank)), held
    others = joined(rank_plural(each) for each in ranks if each is not rank)
    return said(IN_DISGUISE, others=others, n=count, ranks=rank_plural(rank)), held


def left_rule(q: Question) -> str:
    return str(DECK_RULE if q.ruleset.kings == EIGHT else PLAIN_RULE)


def left_look(q: Question) -> str:
    return said(HELD, own=_own(q))


def goes_told(q: Question) -> Told:
    """Who deals, whether now or later, and which card."""
    lines = (*round_told(q), said(NUMBER, n=int(q.facts["number"])))
    return [(line, "") for line in lines]


def round_told(q: Question) -> list[str]:
    """Who deals, or has another role, and how many rounds later it is asked about."""
    rounds = int(q.facts["rounds"])
    role = q.facts.get("known", DEALER)
    lines = [told_by(role, asked_inside(q, told_seat(q)))]
    if rounds:
        later = npgettext(
            "drills", "Now think {n} round ahead.", "Now think {n} rounds ahead.", rounds
        )
        lines.append(said(later, n=rounds))
    return lines


def goes_answer(q: Question, code: str) -> str:
    return str(TO_STOCK) if code == "stock" else asked_inside(q, int(code))


def goes_reasons(q: Question, judged: Grade) -> Reasons:
    """Where the deal begins, and how far that card is on."""
    seats, number = q.ruleset.players, int(q.facts["number"])
    mano = (int(q.facts["dealer"]) + int(q.facts["rounds"]) + 1) % seats
    known = q.facts.get("known", DEALER)
    moved = passes_on(q.facts["rounds"])
    first = (*sits(*{known} - {"mano"}), *moved, said(FIRST_TO, name=asked_inside(q, mano)))
    if judged.right == "stock":
        return *first, _used(q)
    turn, place = divmod(number - 1, seats)
    return *first, str(ONE_BY_ONE), said(ROUND_OF, n=number, turn=turn + 1, place=place + 1)


def _used(q: Question) -> str:
    return said(USED, used=len(Hand.parse("RoCoSo7o").cards) * q.ruleset.players)


def goes_look(q: Question) -> str:
    return _used(q)


def _thrown(q: Question) -> list[list[int]]:
    return [[int(count) for count in each.split(",")] for each in q.facts["thrown"].split("+")]


def stock_told(q: Question) -> Told:
    """What everybody throws away, mus by mus."""
    lines: Told = [(str(DEALT), "")]
    for counts in _thrown(q):
        lines.append((str(ALL_MUS), ""))
        lines += [(card_count(count), asked_seat(q, seat)) for seat, count in enumerate(counts)]
    return lines


def stock_reasons(q: Question, _: Grade) -> Reasons:
    """What is left after each mus."""
    before = len(DECK) - 4 * q.ruleset.players
    lines = [said(STOCK_HAS, n=before)]
    told = q.facts["thrown"].split("+")
    for at, counts in enumerate(_thrown(q), 1):
        facts = Facts(**{**q.facts, "thrown": "+".join(told[:at])})
        left, total = int(truth(replace(q, facts=facts))), sum(counts)
        line = TAKEN if total <= before else RENEWED
        lines.append(said(line, sum=total, before=before, left=left))
        before = left
    return tuple(lines)


def stock_look(q: Question) -> str:
    return said(THROWN, sums=joined(card_count(sum(counts)) for counts in _thrown(q)))
