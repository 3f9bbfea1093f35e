"""What is said where a verdict is doubted, judged again or does not count."""

from django.utils.translation import pgettext_lazy

from tutor.wording.lists import Words, said

REPORTED = pgettext_lazy(
    "regrading", "You’ve told us that you see it otherwise. Once we’ve looked, it will say so here."
)
OUTCOMES: dict[str, Words] = {
    "right": pgettext_lazy(
        "regrading", "You saw this one otherwise. We’ve looked, and it stands as it is."
    ),
    "wrong-engine": pgettext_lazy(
        "regrading",
        "You saw this one otherwise, and you had a point: the slip was ours. Thank you!",
    ),
    "void": pgettext_lazy(
        "regrading", "You saw this one otherwise, and the question wasn’t clear. It doesn’t count."
    ),
}
REGRADED = pgettext_lazy(
    "regrading", "This answer has been judged again since, and the verdict is another."
)
VOIDED = pgettext_lazy("regrading", "This question wasn’t clear, so it doesn’t count.")
ANOTHER = pgettext_lazy(
    "regrading", "We got stuck on your answer, so that question doesn’t count. Here’s another."
)
STUCK = pgettext_lazy("regrading", "We can’t go on with this drill for now")
STUCK_WHY = pgettext_lazy(
    "regrading", "The trouble is on our side and costs you nothing. We’ve been told of it."
)
UNSHOWN = pgettext_lazy("regrading", "We can’t show this question right now")
UNSHOWN_WHY = pgettext_lazy(
    "regrading", "The trouble is on our side. All that you’ve answered is kept."
)
TOO_MANY = pgettext_lazy(
    "regrading", "You’ve told us of {n} questions since yesterday. Bring this one tomorrow."
)
TOO_LONG = pgettext_lazy(
    "regrading", "Your note has {n} characters; it takes {most} at most. Shorten it a little."
)
NOTE_HELP = pgettext_lazy("regrading", "Up to {most} characters. Leave out names and addresses.")


def reported() -> str:
    """Under a verdict that its learner doubts."""
    return str(REPORTED)


def outcome(code: str) -> str:
    """What came of a learner's doubt."""
    return str(OUTCOMES[code])


def regraded() -> str:
    """Under a verdict that is another than when the answer was given."""
    return str(REGRADED)


def voided() -> str:
    """Under a verdict that does not count."""
    return str(VOIDED)


def another_instead() -> str:
    """Over the question that took the place of one on which the engine failed."""
    return str(ANOTHER)


def stuck() -> tuple[str, str]:
    """Heading and text where a sitting cannot go on."""
    return str(STUCK), str(STUCK_WHY)


def unshown() -> tuple[str, str]:
    """Heading and text where a question or its feedback cannot be shown."""
    return str(UNSHOWN), str(UNSHOWN_WHY)


def too_many_doubts(n: int) -> str:
    """Why no further doubt is taken today."""
    return said(TOO_MANY, n=n)


def note_too_long(n: int, most: int) -> str:
    """Why a note is not taken."""
    return said(TOO_LONG, n=n, most=most)


def note_help(most: int) -> str:
    """What a note may be."""
    return said(NOTE_HELP, most=most)
