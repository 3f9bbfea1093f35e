"""What stands round the lessons and drills: the menu, and lines about where one is."""

from django.utils.translation import pgettext_lazy

from engine import DECK, Question
from tutor.wording.cards import are_named, order_of
from tutor.wording.holdings import disguises
from tutor.wording.lists import Words, said

IN_SHORT = pgettext_lazy(
    "shell", "Learn mus by playing it: short lessons, real cards and every answer explained."
)
LESSONS = pgettext_lazy("lessons", "Lessons")
GLOSSARY = pgettext_lazy("glossary", "Glossary")
SEARCH = pgettext_lazy("search", "Search")
PATHS: dict[str, tuple[Words, Words]] = {
    "first-evening": (
        pgettext_lazy("lessons", "First evening"),
        pgettext_lazy(
            "lessons", "The cards, the deal and the four lances: enough to follow a round."
        ),
    ),
    "scoring": (
        pgettext_lazy("lessons", "Scoring"),
        pgettext_lazy("lessons", "What each lance pays, in what order, and how the stones lie."),
    ),
    "betting": (
        pgettext_lazy("lessons", "Betting"),
        pgettext_lazy("lessons", "What to say, what saying no costs, the órdago and the signals."),
    ),
    "variants": (
        pgettext_lazy("lessons", "Variants"),
        pgettext_lazy("lessons", "How they play it elsewhere, from four kings to six players."),
    ),
    "encaje": (
        pgettext_lazy("lessons", "Encaje"),
        pgettext_lazy(
            "lessons", "French mus: everyone for themselves, and the last one with stones loses."
        ),
    ),
}
GRANDE = pgettext_lazy(
    "front",
    "Grande goes to the highest card. The order: king, caballo, sota, 7, 6, 5, 4, ace. "
    "A 3 is a king, a 2 an ace.",
)
GRANDE_OF = pgettext_lazy("front", "Grande goes to the highest card. The order: {order}.")
EIGHT = 8
KEEPS_ITS_RULES = pgettext_lazy("drills", "Your rules don’t fit this drill: it keeps its own.")
BEGUN_BEFORE = pgettext_lazy("drills", "You began it under these; the next one goes by yours.")
CARRY_ON = pgettext_lazy("lessons", "Carry on")
STALE = pgettext_lazy(
    "lessons", "This lesson isn’t up to date in English yet. Here is the Spanish."
)
FRESH_QUESTION = pgettext_lazy("front", "That question has been here too long. Here is another.")
SENT_LATE = pgettext_lazy(
    "drills", "Your answer didn’t arrive: the page was too old. It’s kept here; send it once more."
)
WITHDRAWN = pgettext_lazy("drills", "A drill that is no longer here")
RIGHT_HERE = pgettext_lazy("drills", "Your answer would be right here")
NONE_NEAR = pgettext_lazy("drills", "None of the small changes tried here makes that answer right.")
GONE = pgettext_lazy("drills", "This question can’t be shown any more")
GONE_WHY = pgettext_lazy(
    "drills", "The site has changed since it was asked. What you’ve answered is kept."
)


def site_in_short() -> str:
    """What the site is, in one sentence."""
    return str(IN_SHORT)


def grande_in_short(q: Question) -> str:
    """Who takes grande and how ranks are ordered, under the rules of a question."""
    if q.ruleset.kings == EIGHT and are_named():
        return str(GRANDE)
    order = said(GRANDE_OF, order=order_of(q.ruleset))
    return " ".join((order, *disguises(tuple(DECK), q.ruleset)))


def keeps_its_rules() -> str:
    """That a drill does not fit the rules that the learner has set."""
    return str(KEEPS_ITS_RULES)


def begun_before() -> str:
    """That a sitting is older than the rules that the learner has set."""
    return str(BEGUN_BEFORE)


def nav_lessons() -> str:
    """The menu's way to the table of contents."""
    return str(LESSONS)


def path_title(path: str) -> str:
    """What a path of the course is called."""
    return str(PATHS[path][0])


def path_summary(path: str) -> str:
    """One line on what a path leads to."""
    return str(PATHS[path][1])


def nav_glossary() -> str:
    """The menu's way to the glossary."""
    return str(GLOSSARY)


def nav_search() -> str:
    """The menu's way to the page of search."""
    return str(SEARCH)


def carry_on() -> str:
    """The button that resumes the course."""
    return str(CARRY_ON)


def stale_lesson() -> str:
    """The line over a Spanish lesson that stands in for one of the page's language."""
    return str(STALE)


def fresh_question() -> str:
    """Why another question lies on the front page than the one that was answered."""
    return str(FRESH_QUESTION)


def sent_late() -> str:
    """Why an answer that was sent is asked for again."""
    return str(SENT_LATE)


def withdrawn_drill() -> str:
    """What a sitting of a drill is called that the catalogue has no longer."""
    return str(WITHDRAWN)


def right_here() -> str:
    """The heading over the nearest deal in which a wrong answer would be right."""
    return str(RIGHT_HERE)


def none_near() -> str:
    """What stands where no deal is near enough."""
    return str(NONE_NEAR)


def gone_question() -> str:
    """What stands for a question that the engine cannot read any more."""
    return str(GONE)


def gone_why() -> str:
    """Why a question cannot be shown any more, and what is not lost."""
    return str(GONE_WHY)
