"""What a class's tables are; their columns by codes that are the same in every language."""

from collections.abc import Mapping

from django.utils.translation import npgettext, pgettext_lazy

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
ASSIGNED: Mapping[str, Words] = {
    "assignment": pgettext_lazy("classroom", "Number of the assignment"),
    "set": pgettext_lazy("classroom", "Assignment"),
}
DUE_AT = pgettext_lazy("classroom", "Due ({city} time, all of that minute)")
THING: Mapping[str, Words] = {
    "more_time": pgettext_lazy("classroom", "More time (1 is yes)"),
    "place": pgettext_lazy("classroom", "Place in the assignment"),
    "kind": pgettext_lazy("classroom", "Kind of thing to do"),
    "item": pgettext_lazy("classroom", "Code of the thing to do"),
    "title": pgettext_lazy("classroom", "Thing to do"),
    "goal": pgettext_lazy("classroom", "Kind of goal"),
    "goal_told": pgettext_lazy("classroom", "Goal"),
}
REACHED: Mapping[str, Words] = {
    "on_time": pgettext_lazy("classroom", "On time (drills, questions or per cent)"),
    "late": pgettext_lazy("classroom", "Late (drills, questions or per cent)"),
    "to_reach": pgettext_lazy("classroom", "To reach (drills, questions or per cent)"),
    "points": pgettext_lazy("classroom", "Points"),
    "possible": pgettext_lazy("classroom", "Possible points"),
    "tries": pgettext_lazy("classroom", "Questions answered, or quizzes handed in"),
    "state": pgettext_lazy("classroom", "Code of the state"),
    "state_told": pgettext_lazy("classroom", "State"),
    "set_by_hand": pgettext_lazy("classroom", "Set by hand (1 is yes)"),
    "reason": pgettext_lazy("classroom", "Why it was set by hand"),
}
TITLES: Mapping[str, Words] = {
    "grades": pgettext_lazy("classroom", "Grades"),
    "answers": pgettext_lazy("classroom", "Answers"),
}
ABOUTS: Mapping[str, Words] = {
    "grades": pgettext_lazy(
        "classroom",
        "A row for each student and each thing to do, of every assignment that has opened and "
        "isn’t withdrawn: the goal, what came on time and what came late, points, state, and when "
        "it’s due, by the clock of the class. The numbers are those of the assignments’ pages.",
    ),
    "answers": pgettext_lazy(
        "classroom",
        "All that those who are in the class now have answered since they came: question, answer, "
        "points, first try or not, with help or not, and when, by the clock of the class.",
    ),
}
NOTHING: Mapping[str, Words] = {
    "grades": pgettext_lazy("classroom", "Nobody in the class has anything assigned yet."),
    "answers": pgettext_lazy("classroom", "Nobody in the class has answered anything yet."),
}


def rows(count: int) -> str:
    """How long a table is."""
    return said(npgettext("classroom", "{n} row", "{n} rows", count), n=count)


def grade_columns(time_zone: str) -> dict[str, Words]:
    """The columns of the grades of a class whose clock is this."""
    due_at = said(DUE_AT, city=city(time_zone))
    return {**PUPIL, **ASSIGNED, "due_at": due_at, **THING, **REACHED}


def answer_columns(time_zone: str) -> dict[str, Words]:
    """The columns of the answers of a class whose clock is this."""
    return {**PUPIL, **ANSWER, "answered_at": said(ANSWERED_AT, city=city(time_zone))}
