"""What is chosen for a worksheet."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from engine import Ruleset
from tutor.codes import fresh_code, read_code
from tutor.drills.catalogue import catalogue
from tutor.drills.holding import RULES_TO_PRACTISE
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import paths
from tutor.models import ItemKind, User
from tutor.models.sets import READY_LENGTH
from tutor.sets.forms import Groups, set_choices
from tutor.sets.ready import key_of
from tutor.wording import drill_title, path_title, ruleset_name
from tutor.wording import worksheets as words
from tutor.wording.lists import Words, opening
from tutor.wording.quizzes import question_count
from tutor.worksheets.dealing import FORMS, LENGTHS, WorksheetPlan
from tutor.worksheets.subjects import subject_of
from tutor.worksheets.values import Subject

LENGTH = 10


def _choice(label: Words, values: Iterable[object], help_text: Words = "") -> forms.ChoiceField:
    errors = {"required": words.NO_CHOICE, "invalid_choice": words.NO_CHOICE}
    choices = [(str(one), str(one)) for one in values]
    return forms.ChoiceField(
        label=label, choices=choices, help_text=help_text, error_messages=errors
    )


class WorksheetForm(forms.Form):
    """Which drill or set, how much of it, in which language. The seed comes with the page."""

    what = forms.CharField(
        label=words.WHAT,
        help_text=words.WHAT_HELP,
        max_length=READY_LENGTH,
        widget=forms.Select,
        error_messages={"required": words.NO_CHOICE, "max_length": words.NO_CHOICE},
    )
    length = _choice(words.LENGTH, LENGTHS)
    form_count = _choice(words.FORMS, range(1, len(FORMS) + 1), words.FORMS_HELP)
    ruleset = _choice(words.RULESET, RULES_TO_PRACTISE, words.RULESET_HELP)
    language = _choice(words.LANGUAGE, (one.code for one in LANGUAGES))
    seed = forms.CharField(required=False, widget=forms.HiddenInput)

    def __init__(self, *args: Any, user: User, **options: Any) -> None:
        super().__init__(*args, **options)
        self.user = user
        labels = {
            "what": _subjects(user, str(self["what"].value())),
            "length": [(n, question_count(n)) for n in LENGTHS],
            "form_count": [(n, words.forms_choice(FORMS[:n])) for n in range(1, len(FORMS) + 1)],
            "ruleset": [
                (one, opening(ruleset_name(Ruleset.parse(one)))) for one in RULES_TO_PRACTISE
            ],
            "language": [(one.code, one.name) for one in LANGUAGES],
        }
        for name, choices in labels.items():
            self.fields[name].widget.choices = choices

    def clean_what(self) -> Subject:
        """What there is, with a drill in it."""
        found = subject_of(self.cleaned_data["what"], self.user)
        if found is None:
            raise ValidationError(words.NO_CHOICE)
        if not found.drills:
            raise ValidationError(words.NO_DRILL)
        return found

    def clean_seed(self) -> str:
        """What came with the page, else another."""
        return read_code(self.cleaned_data["seed"]) or fresh_code()

    @property
    def plan(self) -> WorksheetPlan:
        """What is to be dealt."""
        chosen = self.cleaned_data
        return WorksheetPlan(
            subject=chosen["what"],
            length=int(chosen["length"]),
            forms=int(chosen["form_count"]),
            ruleset=chosen["ruleset"],
            seed=chosen["seed"],
        )


def _subjects(user: User, what: str) -> Groups:
    """Every drill, path by path in the course's order; then ready-made sets and the teacher's own.

    A lesson stands first where `what` names it.
    """
    drills = _drills()
    offered = [key for _, of in drills for key, _ in of]
    return [*drills, *set_choices(user, what, words.READY_SETS, words.OWN_SETS, offered)]


def _drills() -> Groups:
    return [
        (
            path_title(path),
            [
                (key_of(ItemKind.DRILL, slug), drill_title(slug))
                for entry in of
                for slug in entry.drills
            ],
        )
        for path, of in paths().items()
        if any(entry.drills for entry in of)
    ]


def suggested(wanted: dict[str, str], user: User, language: str, ruleset: str) -> dict[str, object]:
    """What stands in the form at first: what an address asks for, where there is such a thing."""
    what = wanted.get("what", "")
    usual = {
        "what": what if subject_of(what, user) else key_of(ItemKind.DRILL, next(iter(catalogue()))),
        "length": LENGTH,
        "form_count": len(FORMS),
        "ruleset": ruleset,
        "language": language,
    }
    offered = {
        "ruleset": RULES_TO_PRACTISE,
        "language": [one.code for one in LANGUAGES],
    }
    known = {name: wanted[name] for name, of in offered.items() if wanted.get(name) in of}
    return usual | known | {"seed": fresh_code()}
