"""What an answer to a question can show: what is right, and what every believer would say."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from engine.misconceptions import MISCONCEPTIONS
from engine.questions.asking import options, truth
from engine.questions.kinds import TYPED
from engine.questions.question import Question

LIKELY = 8  # the numbers that somebody who guesses would type
REMEMBERED = 4096

BELIEFS = tuple(belief.id for belief in MISCONCEPTIONS)
CAUSES = tuple(belief.cause for belief in MISCONCEPTIONS)
PLACE_OF: Mapping[str, int] = {name: place for place, name in enumerate(BELIEFS)}


class Shown(NamedTuple):
    """A question as the model sees it.

    `answers` holds what the believers say who err here, by the belief's place in `BELIEFS`;
    `choices` is how many answers a guesser has, `key` a number that tells questions apart.
    """

    key: int
    truth: str
    choices: int
    answers: Mapping[int, str]

    def tells_apart(self, beliefs: Iterable[int]) -> bool:
        """Whether who holds one of these beliefs answers otherwise than who holds another."""
        return len({self.answers.get(place, self.truth) for place in beliefs}) > 1


@lru_cache(REMEMBERED)
def shown(question: Question) -> Shown:
    """Run on a question the beliefs that speak to it.

    >>> seen = shown(Question.parse("1|juego-total|-|classic|3o3c3e1b|-"))
    >>> seen.truth, seen.answers[PLACE_OF["three-is-three"]]
    ('31', '10')
    """
    right = truth(question)
    answers = {}
    for place, belief in enumerate(MISCONCEPTIONS):
        given = belief.answer(question)
        if given is not None and given != right:
            answers[place] = given
    return Shown(question_key(str(question)), right, _choices(question, right, answers), answers)


def question_key(text: str) -> int:
    """A number that tells a question's text apart from others."""
    return crc32(text.encode())


def _choices(question: Question, right: str, answers: Mapping[int, str]) -> int:
    count = len(options(question))
    if question.kind not in TYPED:
        return count
    return min(count, max(LIKELY, 1 + len({right, *answers.values()})))
