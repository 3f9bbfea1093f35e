"""What is believed of pares (PAR-3 to PAR-6)."""

from engine.hand import Hand
from engine.lances import Lance, strength
from engine.misconceptions.misconception import Misconception, Strength
from engine.pares import Pares, ParesKind, pares_of, pares_strength
from engine.questions.kinds import Kind
from engine.ruleset import Ruleset

_MEDIAS_FIRST = (ParesKind.PAR, ParesKind.DUPLES, ParesKind.MEDIAS)


def four_alike_first(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """Four alike above everything, and in all else as it is."""
    pares = pares_of(hand, ruleset)
    is_four = pares is not None and pares.high is pares.low
    return (int(is_four), *strength(lance, hand, ruleset)) if pares else ()


def medias_first(_: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """Medias above duples."""
    pares = pares_of(hand, ruleset)
    if pares is None:
        return ()
    return (_MEDIAS_FIRST.index(pares.kind), *pares_strength(pares, ruleset)[1:])


def with_loose_cards(kind: ParesKind) -> Strength:
    """Between equal pares of this kind the other cards count, from the highest down."""

    def loose(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
        pares = pares_of(hand, ruleset)
        own = strength(lance, hand, ruleset)
        return (
            own if pares is None or pares.kind is not kind else own + _others(pares, hand, ruleset)
        )

    return loose


def _others(pares: Pares, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """How high the cards outside the pares stand, the highest first."""
    others = (rank for rank in hand.ranks if ruleset.face(rank) is not pares.high)
    return tuple(sorted(map(ruleset.height, others), reverse=True))


def _believed(id: str, rule: Strength) -> Misconception:
    kinds = (Kind.WHO_WINS, Kind.ORDER_HANDS)
    return Misconception(id, "pares", kinds, (Lance.PARES,), strength=rule)


PARES = (
    _believed("four-alike-top", four_alike_first),
    _believed("medias-over-duples", medias_first),
    _believed("loose-cards-par", with_loose_cards(ParesKind.PAR)),
    _believed("loose-card-medias", with_loose_cards(ParesKind.MEDIAS)),
)
