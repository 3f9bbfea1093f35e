"""The first hint to a question: the rule that it asks about, in one sentence."""

from django.utils.translation import pgettext_lazy

from engine import DECK, JuegoReal, Kind, Lance, Question, Ruleset
from tutor.wording import later
from tutor.wording.cards import are_named, order_of
from tutor.wording.holdings import disguises
from tutor.wording.lists import Words, said

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
        "drills", "Before a bet they speak one by one; a bet is answered by the other side."
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
        "drills",
        "Only an accepted órdago settles the game at once, for the better hand. "
        "All else is paid in stones.",
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
ONE_HAS_REAL = pgettext_lazy(
    "drills", "Read both hands once under each set of rules: a juego real counts under one only."
)
REAL_FIRST = pgettext_lazy("drills", "A juego real comes before any other 31.")


def rule(q: Question) -> str:
    """The rule of its kind under its ruleset."""
    is_plain = q.ruleset.kings == FOUR
    if q.kind in later.RULES:
        return later.RULES[q.kind](q)
    if q.kind is Kind.TOP_CARD and (is_plain or not are_named()):
        order = said(FROM_THE_TOP, order=order_of(q.ruleset))
        return " ".join((order, *disguises(tuple(DECK), q.ruleset)))
    if q.kind is Kind.TWO_RULES and Ruleset.parse(q.facts["other"]).kings == q.ruleset.kings:
        return str(ONE_HAS_REAL)
    if q.kind in WITH_FOUR_KINGS and is_plain:
        return str(WITH_FOUR_KINGS[q.kind])
    return str(RULES[q.kind]) if q.kind in RULES else _in_lance(q)


def _in_lance(q: Question) -> str:
    lance = q.lance or Lance.GRANDE
    is_real = lance is Lance.JUEGO and q.ruleset.juego_real is not JuegoReal.NONE
    return f"{LANCES[lance]} {REAL_FIRST}" if is_real else str(LANCES[lance])
