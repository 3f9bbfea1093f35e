"""What a believer answers, by the id of the belief."""

from engine import MISCONCEPTIONS, Question, truth

BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}


def believed(belief: str, text: str) -> str | None:
    """The believer's answer to a question's text."""
    return BELIEFS[belief].answer(Question.parse(text))


def answered(belief: str, question: Question) -> str:
    """What somebody answers who holds this belief and else knows."""
    return BELIEFS[belief].answer(question) or truth(question)
