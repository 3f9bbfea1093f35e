"""What is typed about lesson sets, and what is wrong with it."""

from collections.abc import Collection
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from tutor.classroom.forms import PlainNameField
from tutor.codes import read_code
from tutor.drills.seeing import drill_link
from tutor.lessons.curriculum import paths
from tutor.lessons.links import lesson_link
from tutor.models import Goal, ItemKind, Quiz, User
from tutor.models.sets import MOST_COUNTED, MOST_SCORED, SET_NAME_LENGTH
from tutor.quizzes.plans import ready_made
from tutor.sets.items import USUAL_COUNT, USUAL_SCORE, BadItemError, Item, ItemFault, check_item
from tutor.sets.ready import PARTED, key_of, ready_items
from tutor.sets.seeing import own_lines, ready_lines, ready_title
from tutor.wording import path_title
from tutor.wording import sets as words
from tutor.wording.lists import Words
from tutor.wording.quizzes import quiz_title

type Choices = list[tuple[str, str]]
type Groups = list[tuple[str, Choices]]
MOST_TYPED = 40


class SetNameForm(forms.Form):
    """What a set is called."""

    name = PlainNameField(
        words.SET_NAME,
        SET_NAME_LENGTH,
        {"required": words.NO_NAME, "max_length": words.LONG_NAME},
    )


def number_field(label: Words, most: int, fault: Words, **more: Any) -> forms.Field:
    """A whole number from 1 on."""
    given = {"min_value": 1, "max_value": most, "label": label} | more
    errors = dict.fromkeys(("required", "invalid", "min_value", "max_value"), fault)
    attrs = {"inputmode": "numeric", "autocomplete": "off"}
    return forms.IntegerField(error_messages=errors, widget=forms.NumberInput(attrs), **given)


def offer(form: forms.Form, name: str, choices: Choices | Groups, fault: Words) -> None:
    """Let a field offer these; anything else, or nothing where it wants one, has this fault."""
    field = form.fields[name]
    assert isinstance(field, forms.ChoiceField)
    field.choices = choices
    field.error_messages |= dict.fromkeys(("required", "invalid_choice"), fault)


class PractiseForm(forms.Form):
    """A lesson or a drill, and its goal."""

    prefix = "practise"
    thing = forms.ChoiceField(label=words.THING)
    goal = forms.ChoiceField(label=words.GOAL)
    count = number_field(
        words.COUNT, MOST_COUNTED, words.FAULTS["count"], required=False, initial=USUAL_COUNT
    )

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        fault = words.FAULTS["no_such_thing"]
        offer(self, "thing", things(), fault)
        offer(self, "goal", [(one, str(told)) for one, told in words.GOALS.items()], fault)

    def clean(self) -> dict[str, Any]:
        """The goal fits the thing."""
        cleaned = super().clean() or {}
        if not self.errors:
            check(self.item)
        return cleaned

    @property
    def item(self) -> Item:
        """What was chosen."""
        kind, _, slug = self.cleaned_data["thing"].partition(PARTED)
        goal = Goal(self.cleaned_data["goal"])
        count = self.cleaned_data["count"] if goal is Goal.COUNT else None
        return Item(ItemKind(kind), slug, None, goal, count)


def check(item: Item) -> None:
    """Raises `ValidationError` with the sentence for what is wrong."""
    try:
        check_item(item)
    except BadItemError as error:
        raise ValidationError(words.FAULTS[error.fault]) from error


def things() -> Groups:
    """The lessons that can be practised, by path, each followed by its drills."""
    return [
        (
            path_title(path),
            [
                one
                for entry in of
                if entry.drills
                for one in (
                    (key_of(ItemKind.LESSON, entry.slug), lesson_link(entry.slug).label),
                    *(
                        (key_of(ItemKind.DRILL, slug), f"– {drill_link(slug).label}")
                        for slug in entry.drills
                    ),
                )
            ],
        )
        for path, of in paths().items()
    ]


def set_choices(
    user: User, what: str, ready: Words, own: Words, offered: Collection[str] = ()
) -> Groups:
    """The sets of the course, and the teacher's own that are published, under these headings.

    One that `what` names comes first, unless it is among the paths or is `offered` elsewhere.
    """
    of_course = [(one.what, one.title) for one in ready_lines()]
    if what not in {*offered, *dict(of_course)} and ready_items(what):
        of_course.insert(0, (what, ready_title(what)))
    of_own = [(one.what, one.title) for one in own_lines(user) if one.what]
    return [(str(ready), of_course), *([(str(own), of_own)] if of_own else [])]


class QuizForm(forms.Form):
    """A ready-made quiz or one by its code, and the score that is wanted."""

    prefix = "quiz"
    plan = forms.ChoiceField(label=words.PLAN, required=False, help_text=words.PLAN_HELP)
    code = forms.CharField(
        label=words.CODE,
        required=False,
        max_length=MOST_TYPED,
        error_messages={"max_length": words.NO_SUCH_QUIZ},
        help_text=words.CODE_HELP,
        widget=forms.TextInput(
            {"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}
        ),
    )
    score = number_field(words.SCORE, MOST_SCORED, words.FAULTS["score"], initial=USUAL_SCORE)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        plans = [("", "—"), *((name, quiz_title(name, 0)) for name in ready_made())]
        offer(self, "plan", plans, words.FAULTS["no_such_thing"])

    def clean_code(self) -> Quiz | None:
        """The quiz that has it."""
        typed = self.cleaned_data["code"]
        found = Quiz.objects.filter(code=read_code(typed) or "").first()
        if typed and found is None:
            raise ValidationError(words.NO_SUCH_QUIZ)
        return found

    def clean(self) -> dict[str, Any]:
        """One of the two."""
        cleaned = super().clean() or {}
        if not self.errors:
            if bool(cleaned["plan"]) is bool(cleaned["code"]):
                raise ValidationError(words.ONE_QUIZ)
            check(self.item)
        return cleaned

    @property
    def item(self) -> Item:
        """What was chosen."""
        quiz, score = self.cleaned_data["code"], self.cleaned_data["score"]
        if quiz:
            return Item(ItemKind.QUIZ, "", quiz, Goal.SCORE, score)
        return Item(ItemKind.PLAN, self.cleaned_data["plan"], None, Goal.SCORE, score)


def fault_words(fault: ItemFault) -> str:
    """What is wrong with a thing, as a sentence."""
    return str(words.FAULTS[fault])
