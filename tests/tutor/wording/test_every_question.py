"""A thousand questions of each kind in each language: all is said whole, and nothing is unused."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from django.utils.functional import Promise
from django.utils.translation import trans_real

from engine import Card, Kind, Ruleset
from tests.tutor.wording.elsewhere import PLACES, said_in
from tests.tutor.wording.rendering import Message, answered, listening, rendered
from tests.tutor.wording.saying import CODES, said
from tutor import wording

# Where words lie that other rooms need as well, so that questions do not use all of them.
SHARED = {"calls", "class_answers", "drills", "hands", "mix_ups", "pictures", "sheet", "table"}
# What is said of no drill's question: where it is (`elsewhere.py`).
ELSEWHERE = {
    "Everyone changes cards and is asked again.": "older questions",
    "How does this score lie on the table?": "older questions",
    "How many more stones would win the game?": "older questions",
    "In front of the couple: {lies}.": "older questions",
    "The couple has just said *dentro*: there’s nothing in front of it.": "older questions",
    "The couple has no stones yet.": "older questions",
    "The couple has said *dentro*, and has {stones} in front of it.": "older questions",
    "The score: {stones}.": "older questions",
    "Only one trio has it, so there’s no betting.": "lessons",
    "Only one trio has juego, so there’s no betting. At once, {stones} to {couple}.": "arbiter",
    "Only one trio has pares, so there’s no betting. At once, {stones} to {couple}.": "arbiter",
    "Only one trio has pares, so there’s no betting. At the count, {stones} to {couple}.": (
        "arbiter"
    ),
    "The trio that wins collects for its juego: {stones} to {couple}.": "arbiter",
    "The trio that wins counts the juego of all its hands, {sum}, and the other nothing: {stones} "
    "to {couple}.": "arbiter",
    "Only one couple has pares, so there’s no betting. At once, {stones} to {couple}.": "arbiter",
    "Only one couple has juego, so there’s no betting. At once, {stones} to {couple}.": "arbiter",
    "Nobody has pares, so the lance is not played.": "arbiter",
    "Pick an answer, then send it.": "forms",
    "That’s two answers at once. Leave just one.": "forms",
    "This takes a number, and it says “{typed}”.": "forms",
    "It can’t add up to {typed}: four cards make anything from 4 to 40.": "forms",
    "It can’t be {typed}: the answer is a number from {least} to {most}.": "forms",
    "“{typed}” isn’t an answer to this question. Pick one of those shown.": "forms",
    "Type the total, then send it.": "forms",
    "The deck has four suits of ten: ace, 2 to 7, sota, caballo, king.": "other rules",
    "From the top: {order}.": "other rules",
    "A juego real comes before any other 31.": "other rules",
    "Court cards add 10, aces 1, the others what they say: here a 3 is a 3.": "other rules",
    "Only cards of one rank count the same; suits don’t matter.": "other rules",
    "Look for cards of one rank: here a 3 is a 3 and a 2 is a 2.": "other rules",
    "A {rank} counts as {face}.": "letters",
    "as {rank}": "letters",
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


@pytest.mark.parametrize("place", PLACES)
def test_what_is_said_elsewhere_is_said_there(place: str) -> None:
    claimed = {text for text, where in ELSEWHERE.items() if where == place}
    assert claimed
    assert claimed <= said_in(place)


def test_what_was_said_before_is_heard_again() -> None:
    """The wording remembers the names of cards, whatever test asked for them first."""
    card, messages = Card.parse("3o"), set[Message]()
    names = [said("es", wording.card_name, card), said("es", wording.rank_caption, card, Ruleset())]
    with listening(messages):
        heard = [
            said("es", wording.card_name, card),
            said("es", wording.rank_caption, card, Ruleset()),
        ]
    assert heard == names
    assert {("mus", "{rank} of {suit}"), ("mus", "{rank} ({face})")} <= messages
