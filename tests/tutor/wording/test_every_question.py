"""A thousand questions of each kind in each language: all is said whole, and nothing is unused."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from django.utils.functional import Promise
from django.utils.translation import trans_real

from engine import Kind
from tests.tutor.wording.rendering import Message, answered, rendered
from tests.tutor.wording.saying import CODES
from tutor import wording

# Where words lie that other rooms need as well, so that questions do not use all of them.
SHARED = {"calls", "drills", "hands", "mix_ups", "pictures", "sheet", "table"}
# What is said of no drill's question: by whom it is.
ELSEWHERE = {
    "Everyone changes cards and is asked again.": "elsewhere",
    "Everyone still has stones.": "elsewhere",
    "How does this score lie on the table?": "elsewhere",
    "How many more stones would win the game?": "elsewhere",
    "In encaje one stone is enough to bet": "elsewhere",
    "In front of the couple: {amarracos} and {stones}.": "elsewhere",
    "It can’t be {typed}: the answer is a number from {least} to {most}.": "elsewhere",
    "Only one trio has juego, so there’s no betting.": "elsewhere",
    "Only one trio has juego, so there’s no betting. At once, {stones} to {couple}.": "elsewhere",
    "Only one trio has pares, so there’s no betting.": "elsewhere",
    "Only one trio has pares, so there’s no betting. At once, {stones} to {couple}.": "elsewhere",
    "Only one trio has pares, so there’s no betting. At the count, {stones} to {couple}.": (
        "elsewhere"
    ),
    "The couple has just said *dentro*: there’s nothing in front of it.": "elsewhere",
    "The couple has no stones yet.": "elsewhere",
    "The couple has said *dentro*, and has {stones} in front of it.": "elsewhere",
    "The deck has four suits of ten: ace, 2 to 7, sota, caballo, king.": "elsewhere",
    "The score: {stones}.": "elsewhere",
    "The smallest bet is 2, and there’s betting only if two players have them.": "elsewhere",
    "The trio that wins collects for its juego: {stones} to {couple}.": "elsewhere",
    "The trio that wins counts the juego of all its hands, {sum}, and the other nothing: {stones} "
    "to {couple}.": "elsewhere",
    "There aren’t five loose stones yet, so no amarraco moves.": "elsewhere",
    "Only one couple has pares, so there’s no betting. At once, {stones} to {couple}.": "arbiter",
    "Only one couple has juego, so there’s no betting. At once, {stones} to {couple}.": "arbiter",
    "Nobody has pares, so the lance is not played.": "arbiter",
    "Pick an answer, then send it.": "pages",
    "This takes a number, and it says “{typed}”.": "pages",
    "It can’t add up to {typed}: four cards make anything from 4 to 40.": "pages",
    "“{typed}” isn’t an answer to this question. Pick one of those shown.": "pages",
    "Type the total, then send it.": "pages",
    "{name} wins this one.": "six hands, which a quiz may ask about",
    "Put these hands in order: best in punto first.": "quizzes",
    "What does chica pay?": "quizzes",
    "King or ace: which is the wild sota better as, in grande?": "quizzes",
    "King or ace: which is the wild sota better as, in chica?": "quizzes",
}


@pytest.mark.parametrize("kind", Kind)
def test_each_kind_is_asked_a_thousand_times(kind: Kind) -> None:
    assert len(answered(kind)) == 1000


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", Kind)
def test_everything_that_is_said_of_a_question_is_whole(kind: Kind, code: str) -> None:
    faults = rendered(kind, code).faults
    assert not faults, (len(faults), faults[:5])


def asked_for(code: str) -> set[Message]:
    """The messages of all questions."""
    return {message for kind in Kind for message in rendered(kind, code).messages}


@pytest.mark.parametrize("code", CODES)
def test_every_message_that_questions_ask_for_is_in_the_language(code: str) -> None:
    catalogue: Any = vars(trans_real.translation(code))["_catalog"]
    keys = {message: "\x04".join(message) for message in asked_for(code)}
    missing = [
        message
        for message, key in keys.items()
        if catalogue.get(key) is None and catalogue.get((key, 1)) is None
    ]
    assert not missing


def messages(value: Any) -> Iterator[Message]:
    """The lazy messages in a constant, however deep in tables."""
    if isinstance(value, Promise):
        yield vars(value)["_args"]
    elif isinstance(value, dict):
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from messages(part)


def told_in(module: ModuleType) -> set[Message]:
    """The messages of a module's constants."""
    constants = [value for name, value in vars(module).items() if name.isupper()]
    return {message for value in constants for message in messages(value)}


def test_every_reason_is_some_question_s() -> None:
    used = asked_for("es")
    names = {module.name for module in pkgutil.iter_modules(wording.__path__)} - SHARED
    modules = [import_module(f"{wording.__name__}.{name}") for name in sorted(names)]
    explaining = [told for module in modules if (told := told_in(module)) & used]
    unused = {text for told in explaining for _, text in told - used}
    assert len(explaining) > 10
    assert unused == set(ELSEWHERE)
