"""What the columns of a class's tables are, by codes that are the same in every language."""

from collections.abc import Mapping

from django.utils.translation import pgettext_lazy

from tutor.wording.clocks import city
from tutor.wording.lists import Words, said

ANSWERED_AT = pgettext_lazy("classroom", "Answered at ({city} time)")
PUPIL: Mapping[str, Words] = {
    "student": pgettext_lazy("classroom", "Student"),
    "real_name": pgettext_lazy("classroom", "Real name"),
}
ANSWER: Mapping[str, Words] = {
    "drill": pgettext_lazy("classroom", "Code of the drill"),
    "title": pgettext_lazy("classroom", "Drill"),
    "quiz": pgettext_lazy("classroom", "Code of the quiz"),
    "sitting": pgettext_lazy("classroom", "Number of the sitting"),
    "place": pgettext_lazy("classroom", "Place in the sitting"),
    "question": pgettext_lazy("classroom", "Question, as the engine writes it"),
    "answer": pgettext_lazy("classroom", "Answer"),
    "verdict": pgettext_lazy("classroom", "Verdict"),
    "points": pgettext_lazy("classroom", "Points"),
    "possible": pgettext_lazy("classroom", "Possible points"),
    "first_try": pgettext_lazy("classroom", "First try (1 is yes)"),
    "aided": pgettext_lazy("classroom", "With help (1 is yes)"),
}


def answer_columns(time_zone: str) -> dict[str, Words]:
    """The columns of the answers of a class whose clock is this."""
    return {**PUPIL, **ANSWER, "answered_at": said(ANSWERED_AT, city=city(time_zone))}
