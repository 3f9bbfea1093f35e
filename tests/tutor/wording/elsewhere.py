"""What is said in places other than a drill's questions, noted down while it is said."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from urllib.parse import urlencode

from django.utils.translation import override

from engine import BadAnswer, Question, Ruleset, Spec, deal_question, grade, options, truth
from tests.tutor.test_arbiter import asked, query_of, seen
from tests.tutor.wording.rendering import Answered, Message, every_part, listening
from tutor.drills.asking import unread
from tutor.drills.catalogue import catalogue
from tutor.drills.holding import specs_under
from tutor.lessons.library import lessons
from tutor.lessons.telling import part
from tutor.preferences.values import NEWCOMERS, Ranks, preferring

CODE = "es"
UNDER = {
    "four_kings": ("cards-left", "cards-order", "cards-same", "juego-total", "pares-kind"),
    "real": ("juego-winner",),
}
LETTERS = replace(NEWCOMERS, ranks=Ranks.LETTERS)
UNREADABLE = ("", "treinta", "99", "x", "0,skip")
# Told before a question said whose stones they are, and how often all had wanted mus.
OLDER = (
    *(f"1|stones-lie|-|classic|-|stones={stones}" for stones in (0, 22)),
    *(f"1|stones-left|-|classic|-|stones={stones}" for stones in (0, 22, 35, 37)),
    "1|mus-next|-|classic|-|said=mus,mus,mus,mus,mus;view=1",
)
# Of six, one trio alone has pares and juego; and it is paid at once.
LONE_TRIO = "RoRc5b4e.Co7c6e1b.5c5e4b3o.So7o6o2b.RbRe3c7e.4o5o6c1o"
HOUSES = ("six", "six+solo_bonus=at_once")


def _arbiter() -> None:
    """What is asked of the referee, and trios under the rules of some house."""
    for op in ("lance", "tanteo"):
        for request, _ in asked(op):
            seen(query_of(request), CODE)
    for rules in HOUSES:
        seen(urlencode({"rules": rules, "hands": LONE_TRIO}), CODE)


def _lessons() -> None:
    for shelved in lessons(CODE).values():
        for fence in shelved.lesson.fences:
            part(fence, CODE)


def _other_rules() -> None:
    """Questions of the usual drills under rules that a quiz or its learner may choose."""
    for rules, slugs in UNDER.items():
        for drill in map(catalogue().__getitem__, slugs):
            for place in specs_under(drill, rules):
                _right(replace(drill.specs[place], ruleset=Ruleset.parse(rules)))


def _letters() -> None:
    """Cards written in letters, as somebody may have set it."""
    with preferring(lambda: LETTERS):
        for slug in ("pares-kind", "wild-choice"):
            for spec in catalogue()[slug].specs:
                _right(spec)


def _right(spec: Spec) -> None:
    question = deal_question(spec, 0)
    every_part(_answered(question, truth(question)))


def _older() -> None:
    """Questions in the words of older engines, which stand in quizzes and sittings for good."""
    for question in map(Question.parse, OLDER):
        for given in options(question):
            every_part(_answered(question, given))


def _answered(question: Question, given: str) -> Answered:
    drill = next(slug for slug, one in catalogue().items() if one.kind is question.kind)
    return Answered(drill, question, grade(question, given), 1)


def _forms() -> None:
    """Answers that cannot be read, to a question of each drill."""
    for drill in catalogue().values():
        question = deal_question(drill.specs[0], 0)
        for typed in UNREADABLE:
            try:
                grade(question, typed)
            except BadAnswer as error:
                unread(typed, error)


PLACES: Mapping[str, Callable[[], None]] = MappingProxyType(
    {
        "arbiter": _arbiter,
        "forms": _forms,
        "lessons": _lessons,
        "older questions": _older,
        "other rules": _other_rules,
        "letters": _letters,
    }
)


@cache
def said_in(place: str) -> frozenset[str]:
    """The English words of all messages that a place asks for."""
    messages = set[Message]()
    with override(CODE), listening(messages):
        PLACES[place]()
    return frozenset(text for _, text in messages)
