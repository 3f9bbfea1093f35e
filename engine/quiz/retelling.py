"""Questions on exchanges like another in all but what was told; each comes with its distance."""

from collections.abc import Iterator
from itertools import product

from engine.questions.question import Question
from engine.questions.situation import SEEN, STAGES
from engine.quiz.rewriting import telling

type Near = Iterator[tuple[int, Question]]


def other_stages(question: Question) -> Near:
    """The same hand got in another way, or with a card seen, or with none."""
    told = question.facts
    for stage, seen in product(STAGES, SEEN):
        if found := telling(question, stage=stage, seen=seen):
            yield (stage != told["stage"]) + (seen != told["seen"]), found
