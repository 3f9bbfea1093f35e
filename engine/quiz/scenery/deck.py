"""Scenes of the deal and of the stock (DEA-2, DEA-3, MUS-3, MUS-6)."""

from collections.abc import Iterator
from itertools import product

from engine.cards import DECK
from engine.chance import Chance
from engine.hand import SIZE
from engine.questions.deck import stock_left as cards_left
from engine.questions.question import Question
from engine.questions.situation import BESIDE, KNOWN
from engine.questions.tellings import MOST_MUS
from engine.quiz.scenery.props import asked, seat, told
from engine.quiz.spec import Spec
from engine.seats import MANO

FURTHEST = 3  # rounds ahead
BEYOND = 8  # cards of the stock that are asked about
FEW_MUS = (1, 2, 2)
COUNTS = (1, 2, 3, 4)  # cards that somebody throws
MANY = (2, 3, 3, 4, 4)  # the same where the stock is to run out


def card_goes(spec: Spec) -> Iterator[Question]:
    """Each seat told of, each card that is dealt and the first of the stock, now or later."""
    seats = range(spec.ruleset.players)
    numbers = range(1, min(len(DECK), SIZE * len(seats) + BEYOND) + 1)
    for number, dealer, known, rounds in product(numbers, seats, KNOWN, range(FURTHEST + 1)):
        if known in BESIDE and rounds:
            continue  # it would not be clear from which round they are counted
        facts = {"dealer": dealer, "number": number, "rounds": rounds, "view": MANO}
        told = {name: str(fact) for name, fact in facts.items()}
        yield asked(spec, (), known=known, **told)


def stock_left(spec: Spec, chance: Chance, _: str) -> Question | None:
    """Up to three times mus, each with what everybody throws.

    None where as many are left as were thrown away in one of them: adding up would be the answer.
    """
    is_long = "renewed" in spec.needs
    times = 1 if "one-mus" in spec.needs else MOST_MUS - chance.below(2) if is_long else 0
    counts = MANY if is_long else COUNTS
    seats = range(spec.ruleset.players)
    every = range(times or chance.pick(FEW_MUS))
    thrown = [[chance.pick(counts) for _ in seats] for _ in every]
    if is_long and sum(map(sum, thrown)) <= len(DECK) - SIZE * spec.ruleset.players:
        return None
    question = asked(spec, (), thrown="+".join(map(told, thrown)), view=seat(spec, chance))
    return None if int(cards_left(question)) in map(sum, thrown) else question
