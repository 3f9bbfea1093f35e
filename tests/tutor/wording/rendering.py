"""A thousand questions of each kind as they are asked, hinted at and explained in a language."""

import pkgutil
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import cycle
from typing import Any
from unittest.mock import patch

from django.utils import translation
from django.utils.translation import override

from engine import Chance, Grade, Kind, Question, deal_question, grade, options
from engine.questions.kinds import TYPED
from tests.engine.quiz.dealt import DRILLS
from tutor import wording
from tutor.drills.asking import question_sight
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.seeing import told_sight
from tutor.drills.sight import CardSight, FeedbackSight, QuestionSight
from tutor.models import Attempt, Run
from tutor.models.drills import MOST_HINTS

QUESTIONS = 1000
SKIPPED_OF = 8  # one in so many is not answered
AIDED_AT = 2  # the place in a sitting where a hint was asked for
CODES = {"code", "value", "action", "token", "place", "lesson_url", "next_url", "nearest_url"}
LEFT_OPEN = ("{", "}", "%(", "None", "  ", " .", " ,", " :", "..", "<", "Ellipsis")

type Message = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Answered:
    """A question of some drill, and an answer that was judged."""

    drill: str
    question: Question
    judged: Grade
    position: int


@dataclass(frozen=True, slots=True)
class Rendered:
    """What is wrong in a kind's thousand questions, and the messages that were asked for."""

    faults: tuple[str, ...]
    messages: frozenset[Message]


@cache
def answered(kind: Kind) -> tuple[Answered, ...]:
    """A thousand questions, every spec of the kind by turns, with all sorts of answers."""
    specs = [(drill.slug, spec) for drill in DRILLS if drill.kind is kind for spec in drill.specs]
    numbered = zip(range(QUESTIONS), cycle(specs), strict=False)
    return tuple(
        _answered(slug, deal_question(spec, number // len(specs)), Chance("answers", kind, number))
        for number, (slug, spec) in numbered
    )


def _answered(drill: str, question: Question, chance: Chance) -> Answered:
    """Answered by chance: whatever goes by turns gives some spec one and the same answer."""
    given = chance.pick(options(question)) if chance.below(SKIPPED_OF) else "skip"
    return Answered(drill, question, grade(question, given), chance.below(RUN_LENGTH) + 1)


@cache
def rendered(kind: Kind, code: str) -> Rendered:
    """Everything that is said of a kind's questions in a language, looked through."""
    faults, messages, every = list[str](), set[Message](), list[QuestionSight]()
    with override(code), listening(messages):
        thousand = answered(kind)
        for one, following in zip(thousand, (*thousand[1:], None), strict=True):
            asked, told = every_part(one, following)
            every.append(asked)
            found = (*_unfit(asked, told), *_hinted(one, asked), *_strange(one, told))
            faults += [f"{fault}: {one.question}" for fault in found]
    return Rendered((*faults, *_too_soon(kind, every)), frozenset(messages))


def every_part(
    one: Answered, following: Answered | None = None
) -> tuple[QuestionSight, FeedbackSight]:
    """All that is said of a question, every hint given, and of its answer."""
    return question_sight(one.question, "/", hints=MOST_HINTS), _feedback(one, following)


def _feedback(one: Answered, following: Answered | None) -> FeedbackSight:
    """The feedback, at some place in a sitting, where some answers had a hint or come again."""
    run, is_last = Run(pk=1, drill=one.drill), one.position == RUN_LENGTH
    attempt = Attempt(run=run, position=one.position, verdict=one.judged.mark)
    attempt.is_aided = one.position == AIDED_AT
    after = None
    if following and not is_last:
        after = Attempt(run=run, position=one.position + 1, question=str(following.question))
    return told_sight(one.question, one.judged, attempt, after, again=is_last)


def forget_words() -> None:
    """Forget what the wording remembers of what was said before, so that all is asked for anew."""
    for module in pkgutil.iter_modules(wording.__path__, f"{wording.__name__}."):
        for kept in vars(import_module(module.name)).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()


@contextmanager
def listening(messages: set[Message]) -> Iterator[None]:
    """Note down the context and the English words of each message that is asked for."""
    forget_words()
    catalogues: Any = vars(translation)["_trans"]
    single, plural = catalogues.pgettext, catalogues.npgettext

    def pgettext(context: str, message: str) -> Any:
        messages.add((context, message))
        return single(context, message)

    def npgettext(context: str, one: str, many: str, number: int) -> Any:
        messages.add((context, one))
        return plural(context, one, many, number)

    with (
        patch.object(catalogues, "pgettext", pgettext),
        patch.object(catalogues, "npgettext", npgettext),
    ):
        yield


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name not in CODES)


def texts(sight: Any) -> Iterator[str]:
    """Every text of a sight that somebody sees or hears."""
    if isinstance(sight, str):
        if sight and not isinstance(sight, Enum):
            yield sight
    elif isinstance(sight, tuple):
        for part in sight:
            yield from texts(part)
    elif is_dataclass(sight) and not isinstance(sight, type):
        for name in _names(type(sight)):
            yield from texts(getattr(sight, name))


def _unfit(asked: QuestionSight, told: FeedbackSight) -> Iterator[str]:
    """Texts that are missing, and marks of what was not filled in."""
    every = [*texts(asked), *texts(told)]
    whole = "\n".join(every)
    for mark in LEFT_OPEN:
        if mark in whole:
            yield from (f"{mark!r} in {text!r}" for text in every if mark in text[1:])
    needed = (
        *(asked.title, asked.ruleset, told.heading, told.question, told.ruleset),
        *(line.text for line in asked.story),
        *(hand.label for hand in asked.hands),
        *(option.label for option in asked.options),
        *asked.hints,
        *told.reasons,
    )
    if not all(needed) or not told.reasons or len(asked.hints) != MOST_HINTS:
        yield "something is not said"
    if any(text != text.strip() for text in every):
        yield "a blank at the edge"
    if len({option.label for option in asked.options}) < len(asked.options):
        yield "two answers have one name"


def _hinted(one: Answered, asked: QuestionSight) -> Iterator[str]:
    """The sentence of the answer in a hint before the last, or not in the last one."""
    right = wording.right_answer(one.question)
    if [hint.startswith(right) for hint in asked.hints] != [False] * (MOST_HINTS - 1) + [True]:
        yield "not the last hint gives the answer"


def _too_soon(kind: Kind, asked: list[QuestionSight]) -> Iterator[str]:
    """Hints before the last that name the right answer and no other one.

    One that is given where other answers are right as well tells nothing by it.
    """
    told = [
        (one, sight, one.judged.right) for one, sight in zip(answered(kind), asked, strict=True)
    ]
    rights: dict[str, set[str]] = defaultdict(set)
    for _, sight, right in told:
        for hint in sight.hints[:-1]:
            rights[hint].add(right)
    for one, sight, right in told:
        for hint in sight.hints[:-1]:
            if rights[hint] == {right} == _named(one.question, sight, hint):
                yield f"the hint {hint!r} gives {right!r} away: {one.question}"


def _named(question: Question, asked: QuestionSight, hint: str) -> set[str]:
    """The answers of which a hint has the words."""
    if question.kind in TYPED:
        return set(re.findall(r"\d+", hint)) & {*options(question)}
    said = _plain(hint)
    offered = {option.value: option.label for option in asked.options}
    offered = offered or {hand.value: hand.name for hand in asked.hands}
    return {code for code, name in offered.items() if _plain(name) in said}


@cache
def _plain(text: str) -> str:
    """The words alone, in small letters, a blank at either end."""
    return f" {' '.join(re.findall(r'\w+', text.casefold()))} "


def _strange(one: Answered, told: FeedbackSight) -> Iterator[str]:
    """Cards that are not in this deal, and an explanation that names none of it."""
    question, ruleset = one.question, one.question.ruleset
    held = [card for hand in question.hands for card in hand.cards]
    held += question.cards if "cards" in question.facts else ()
    codes = {str(card) for card in held} | {question.facts.get("card", "")}
    shown = [card for row in (*told.rows, *told.other_rows) for card in row.cards]
    if strangers := {card.code for card in shown} - codes:
        yield f"{strangers} are not in this deal"
    if held and not shown:
        words = _plain(" ".join(told.reasons))
        names = (*map(wording.card_name, held), *(_rank(card, ruleset) for card in held))
        if not any(_plain(name) in words for name in names):
            yield "no card of this deal is named"
    yield from _unnamed(shown)


def _rank(card: Any, ruleset: Any) -> str:
    return wording.rank_caption(card, ruleset)


def _unnamed(cards: list[CardSight]) -> Iterator[str]:
    if not all(card.name and card.caption for card in cards):
        yield "a card has no name"
