"""What is chosen for a worksheet."""

from collections.abc import Iterable
from typing import Any

from django import forms

from engine import Ruleset
from tutor.codes import fresh_code, read_code
from tutor.drills.catalogue import catalogue
from tutor.drills.holding import RULES_TO_PRACTISE
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import paths
from tutor.wording import drill_title, path_title, ruleset_name
from tutor.wording import worksheets as words
from tutor.wording.lists import Words, opening
from tutor.wording.quizzes import question_count
from tutor.worksheets.dealing import FORMS, LENGTHS, WorksheetPlan

LENGTH = 10


def _choice(label: Words, values: Iterable[object], help_text: Words = "") -> forms.ChoiceField:
    errors = {"required": words.NO_CHOICE, "invalid_choice": words.NO_CHOICE}
    choices = [(str(one), str(one)) for one in values]
    return forms.ChoiceField(
        label=label, choices=choices, help_text=help_text, error_messages=errors
    )


class WorksheetForm(forms.Form):
    """Which drill, how much of it, in which language. The seed comes with the page."""

    drill = _choice(words.DRILL, catalogue())
    length = _choice(words.LENGTH, LENGTHS)
    form_count = _choice(words.FORMS, range(1, len(FORMS) + 1), words.FORMS_HELP)
    ruleset = _choice(words.RULESET, RULES_TO_PRACTISE, words.RULESET_HELP)
    language = _choice(words.LANGUAGE, (one.code for one in LANGUAGES))
    seed = forms.CharField(required=False, widget=forms.HiddenInput)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        labels = {
            "drill": _drills(),
            "length": [(n, question_count(n)) for n in LENGTHS],
            "form_count": [(n, words.forms_choice(FORMS[:n])) for n in range(1, len(FORMS) + 1)],
            "ruleset": [
                (one, opening(ruleset_name(Ruleset.parse(one)))) for one in RULES_TO_PRACTISE
            ],
            "language": [(one.code, one.name) for one in LANGUAGES],
        }
        for name, choices in labels.items():
            self.fields[name].widget.choices = choices

    def clean_seed(self) -> str:
        """What came with the page, else another."""
        return read_code(self.cleaned_data["seed"]) or fresh_code()

    @property
    def plan(self) -> WorksheetPlan:
        """What is to be dealt."""
        chosen = self.cleaned_data
        return WorksheetPlan(
            drill=catalogue()[chosen["drill"]],
            length=int(chosen["length"]),
            forms=int(chosen["form_count"]),
            ruleset=chosen["ruleset"],
            seed=chosen["seed"],
        )


def _drills() -> list[tuple[str, list[tuple[str, str]]]]:
    """Every drill, path by path, in the course's order."""
    return [
        (path_title(path), [(slug, drill_title(slug)) for entry in of for slug in entry.drills])
        for path, of in paths().items()
        if any(entry.drills for entry in of)
    ]


def suggested(wanted: dict[str, str], language: str, ruleset: str) -> dict[str, object]:
    """What stands in the form at first: what an address asks for, where there is such a thing."""
    usual = {
        "drill": next(iter(catalogue())),
        "length": LENGTH,
        "form_count": len(FORMS),
        "ruleset": ruleset,
        "language": language,
    }
    offered = {
        "drill": catalogue(),
        "ruleset": RULES_TO_PRACTISE,
        "language": [one.code for one in LANGUAGES],
    }
    known = {name: wanted[name] for name, of in offered.items() if wanted.get(name) in of}
    return usual | known | {"seed": fresh_code()}
