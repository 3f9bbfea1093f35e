"""Scenes of one hand: what may be done, what it leaves in the deck, what a signal tells of it."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from engine.cards import DECK, Card, Rank, Suit
from engine.chance import Chance
from engine.hand import SIZE, Hand
from engine.questions.conduct import DEEDS_OF
from engine.questions.deck import MOST_OF, of_group
from engine.questions.question import Question
from engine.questions.signs import LIE, meanings, told_by
from engine.questions.tellings import FACE, SUIT, deeds, told_signals
from engine.quiz.classes import WEIGHTS, Class, card_of, samples
from engine.quiz.scenery.props import asked, dealt, hands_of, tame
from engine.quiz.spec import Spec
from engine.quiz.suits import with_suits
from engine.quiz.weighted import Weighted
from engine.ruleset import Ruleset
from engine.signals import Gesture, is_wish, true_signals

OF_SUIT, OF_FOUR, OF_EIGHT = "of-suit", "of-four", "of-eight"


def may_do(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Somebody with a hand does something, as like as not what he may not."""
    tokens, _ = dealt(spec, chance, 1)
    [hand] = hands_of(tokens)
    known = deeds(spec.ruleset)
    groups = [name for name in DEEDS_OF if name in spec.needs]
    words = [word for name in groups or DEEDS_OF for word in DEEDS_OF[name]]
    what = chance.pick(words)
    which = chance.pick(known[what])
    if what in ("tell", "sign") and chance.below(2):
        true = [signal.meaning.value for signal in true_signals(hand, spec.ruleset)]
        if not true:
            return None
        which = chance.pick(true)
    return asked(spec, (hand,), deed=f"{what}:{which}")


def cards_left(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A hand with so many of a suit or a rank as the answer wants; any as likely of those."""
    group = chance.pick(_groups(spec.ruleset)[_size(spec, chance)])
    every = [card_of(token) for token in tame(spec.ruleset)]
    own, others = _parted(every, group, spec.ruleset)
    least, _ = MOST_OF[group.partition(":")[0]]
    left = int(wanted) if wanted and spec.answers else int(wanted or 0) + least
    there = len(of_group(DECK, group, spec.ruleset))
    count = there - left if wanted else chance.below(SIZE + 1)
    if not 0 <= count <= min(SIZE, len(own)):
        return None
    cards = [*chance.shuffled(own)[:count], *chance.shuffled(others)[: SIZE - count]]
    return asked(spec, (Hand(tuple(chance.shuffled(cards))),), group=group)


def _size(spec: Spec, chance: Chance) -> str:
    """Whether cards of a suit are asked about, or of a rank of four or of eight."""
    sizes = (OF_SUIT, OF_FOUR, OF_EIGHT) if _groups(spec.ruleset)[OF_EIGHT] else (OF_SUIT, OF_FOUR)
    return chance.pick([size for size in sizes if size in spec.needs] or sizes)


@cache
def _groups(ruleset: Ruleset) -> Mapping[str, tuple[str, ...]]:
    """The groups of each size."""
    groups: dict[str, list[str]] = {OF_SUIT: [], OF_FOUR: [], OF_EIGHT: []}
    groups[OF_SUIT] = [f"{SUIT}:{suit.value}" for suit in Suit]
    faces = [ruleset.face(rank) for rank in Rank]
    for face in dict.fromkeys(faces):
        groups[OF_EIGHT if faces.count(face) > 1 else OF_FOUR].append(f"{FACE}:{face.value}")
    return {name: tuple(each) for name, each in groups.items()}


def _parted(every: list[Card], group: str, ruleset: Ruleset) -> tuple[list[Card], list[Card]]:
    own = of_group(every, group, ruleset)
    return own, [card for card in every if card not in own]


def signal_tells(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A gesture and a hand of which it tells what is wanted, or that almost fits it."""
    groups = _by_meaning(spec.ruleset)
    code = wanted if spec.answers or not wanted else meanings(spec.ruleset)[int(wanted)]
    ways = groups.get(code or chance.pick(tuple(groups)))
    if ways is None:
        return None
    gesture, held = chance.pick(ways).draw(chance)
    [hand] = hands_of(chance.shuffled(with_suits(held, chance)))
    is_wild = any(map(spec.ruleset.is_wild, hand.cards))
    return None if is_wild else asked(spec, (hand,), gesture=gesture)


@cache
def _by_meaning(ruleset: Ruleset) -> Mapping[str, tuple[Weighted[tuple[str, Class]], ...]]:
    """For each answer, gesture by gesture, the classes of hands with which it is right.

    A lie is asked about only with hands that have something to signal.
    """
    found: dict[tuple[str, Gesture], list[tuple[tuple[str, Class], int]]] = defaultdict(list)
    gestures = dict.fromkeys(signal.gesture for signal in told_signals(ruleset))
    for held, hand in enumerate(samples()):
        tells = [each for each in true_signals(hand, ruleset) if not is_wish(each.meaning)]
        for gesture in gestures:
            right = told_by(gesture, hand, ruleset)
            if right != LIE or tells:
                found[right, gesture].append(((gesture.value, held), WEIGHTS[held]))
    groups: dict[str, list[Weighted[tuple[str, Class]]]] = defaultdict(list)
    for (right, _), pairs in found.items():
        groups[right].append(Weighted(pairs))
    return {right: tuple(each) for right, each in groups.items()}
