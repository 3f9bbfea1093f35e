"""Three hints to a question: the rule, what to look at on these cards, and the answer with why."""

from collections.abc import Callable

from django.utils.translation import pgettext_lazy

from engine import DECK, JuegoReal, Kind, Lance, Question, Word, compared, grade, points
from tutor.wording import later
from tutor.wording.amounts import amarracos
from tutor.wording.calls import calls_of, spoken
from tutor.wording.cards import are_named, order_of, rank_caption
from tutor.wording.encaje_rounds import most_look, next_look
from tutor.wording.holdings import captions, disguises, holding
from tutor.wording.lists import Words, figure, joined, opening, said
from tutor.wording.ranking import hand_name
from tutor.wording.reasons import reasons
from tutor.wording.table import asked_inside, lance_name, seat_name, stones
from tutor.wording.verdicts import right_answer

STEPS = 3
FOUR = 4

LANCES: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy(
        "drills", "Start from the highest card of each hand; only if they tie, take the next."
    ),
    Lance.CHICA: pgettext_lazy(
        "drills", "Start from the lowest card of each hand; only if they tie, take the next one up."
    ),
    Lance.PARES: pgettext_lazy(
        "drills", "First the kind: duples, medias, a pair. Only then the card."
    ),
    Lance.JUEGO: pgettext_lazy(
        "drills", "Add up each hand. From 31 on, the order is 31, 32, 40, 37, 36, 35, 34, 33."
    ),
    Lance.PUNTO: pgettext_lazy("drills", "Add up each hand: the highest total wins, 30 at most."),
}
RULES: dict[Kind, Words] = {
    Kind.WHICH_PARES: pgettext_lazy(
        "drills", "Look for cards that count the same, threes and twos included."
    ),
    Kind.JUEGO_TOTAL: pgettext_lazy(
        "drills", "Court cards and threes add 10, aces and twos 1, the others what they say."
    ),
    Kind.WHICH_LAST_LANCE: pgettext_lazy(
        "drills", "Who reaches 31? Both couples: betting. One: it’s paid. Nobody: punto."
    ),
    Kind.TOP_CARD: pgettext_lazy(
        "drills", "From the top: king, caballo, sota, 7, 6, 5, 4, ace. A 3 is a king, a 2 an ace."
    ),
    Kind.SAME_CARD: pgettext_lazy(
        "drills", "A 3 counts as a king and a 2 as an ace; suits don’t matter."
    ),
    Kind.WHO_SITS: pgettext_lazy(
        "drills", "Everything goes round to the right, starting beside the dealer."
    ),
    Kind.MUS_NEXT: pgettext_lazy(
        "drills", "Everyone must want mus for cards to be changed; a single no starts grande."
    ),
    Kind.WHO_SPEAKS: pgettext_lazy(
        "drills", "Before a bet they speak one by one; a bet is answered by the other couple."
    ),
    Kind.MAY_NOT_SAY: pgettext_lazy(
        "drills", "Ask who may speak, whether there’s a bet, and how high it stands."
    ),
    Kind.REFUSAL_PAYS: pgettext_lazy(
        "drills", "It pays what stood before the bet that was refused; a first bet pays 1."
    ),
    Kind.LANCE_PAYS: pgettext_lazy(
        "drills", "First what was bet or refused; then the bonus, and whose it is."
    ),
    Kind.ORDAGO_WINS: pgettext_lazy(
        "drills", "Only an órdago that is accepted decides, and the better hand wins it."
    ),
    Kind.GAME_ENDS: pgettext_lazy(
        "drills", "Count in order: grande, chica, pares, juego or punto. Stop when one gets there."
    ),
    Kind.STONES_LIE: pgettext_lazy(
        "drills", "Five stones make an amarraco; with one to go, the amarracos go back in the dish."
    ),
    Kind.STONES_LEFT: pgettext_lazy("drills", "Turn the amarracos into stones first."),
    Kind.TRUE_SIGNAL: pgettext_lazy(
        "drills", "See what the hand has: kings, aces, pares, a 31. A signal must be true."
    ),
    Kind.TWO_RULES: pgettext_lazy(
        "drills", "Read both hands once under each set of rules: threes and twos may change."
    ),
    Kind.HAS_JUEGO: pgettext_lazy("drills", "Add up each hand: juego is 31 or more."),
    Kind.WILD_CHOICE: pgettext_lazy(
        "drills", "Look at the hand twice: with a king for the sota, and with an ace."
    ),
    Kind.WILD_DECLARES: pgettext_lazy(
        "drills", "One choice, king or ace, must make everything that’s said true."
    ),
    Kind.ENCAJE_MAY: pgettext_lazy(
        "drills",
        "Everyone answers alone, but not after refusing, nor with fewer stones than the bet.",
    ),
    Kind.ENCAJE_SHEDS: pgettext_lazy(
        "drills",
        "Nobody bet: the best hand. All refused: the bettor. Accepted: the best in the pot.",
    ),
    Kind.ENCAJE_POT: pgettext_lazy(
        "drills", "Everyone in the pot pays the last bet, and the worst hand among them takes it."
    ),
    Kind.MAY_CHANGE: pgettext_lazy(
        "drills",
        "Before a mus, only a card seen in the deal or a 4-5-6-7 lets you change, where they’re "
        "played.",
    ),
    Kind.ENCAJE_NEXT: pgettext_lazy(
        "drills", "Whoever has no stones has left. Four cards: mus from the mano on. Five: no mus."
    ),
    Kind.ENCAJE_MOST: pgettext_lazy(
        "drills", "You may bet all that you have in hand; what lies in a pot isn’t yours."
    ),
    Kind.ENCAJE_PLAYED: pgettext_lazy(
        "drills", "Only those with stones count, and it takes two of them who can bet 2."
    ),
    Kind.ENCAJE_ENDS: pgettext_lazy(
        "drills", "Count every lance: pot first, then the best hand sheds, but only what it has."
    ),
}
# Where a 3 is a 3 and a 2 a 2.
WITH_FOUR_KINGS: dict[Kind, Words] = {
    Kind.WHICH_PARES: pgettext_lazy(
        "drills", "Look for cards of one rank: here a 3 is a 3 and a 2 is a 2."
    ),
    Kind.JUEGO_TOTAL: pgettext_lazy(
        "drills", "Court cards add 10, aces 1, the others what they say: here a 3 is a 3."
    ),
    Kind.SAME_CARD: pgettext_lazy(
        "drills", "Only cards of one rank count the same; suits don’t matter."
    ),
}
FROM_THE_TOP = pgettext_lazy("drills", "From the top: {order}.")
REAL_FIRST = pgettext_lazy("drills", "A juego real comes before any other 31.")
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
    return _rule(q), _look(q), " ".join((right_answer(q), *reasons(q, grade(q, "show"))))


def _rule(q: Question) -> str:
    is_plain = q.ruleset.kings == FOUR
    if q.kind in later.RULES:
        return later.RULES[q.kind](q)
    if q.kind is Kind.TOP_CARD and (is_plain or not are_named()):
        order = said(FROM_THE_TOP, order=order_of(q.ruleset))
        return " ".join((order, *disguises(tuple(DECK), q.ruleset)))
    if q.kind in WITH_FOUR_KINGS and is_plain:
        return str(WITH_FOUR_KINGS[q.kind])
    return str(RULES[q.kind]) if q.kind in RULES else _in_lance(q)


def _in_lance(q: Question) -> str:
    lance = q.lance or Lance.GRANDE
    is_real = lance is Lance.JUEGO and q.ruleset.juego_real is not JuegoReal.NONE
    return f"{LANCES[lance]} {REAL_FIRST}" if is_real else str(LANCES[lance])


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
    told = holding(lance, hand, q.ruleset)
    return told.removesuffix(".") or captions(compared(lance, hand, q.ruleset), q.ruleset, hand)


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


def _who_wins_it(q: Question) -> str:
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
    Kind.LANCE_PAYS: _who_wins_it,
    Kind.ORDAGO_WINS: _who_wins_it,
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
