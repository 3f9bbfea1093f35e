"""What is typed about classes, and what is wrong with it."""

from datetime import date, timedelta
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils import timezone

from engine import Ruleset
from tutor.accounts.forms import NewNameField
from tutor.accounts.names import can_be_shown, has_letter, tidy_name
from tutor.classroom.services import ClassSettings
from tutor.clocks import CLOCKS
from tutor.languages import LANGUAGES
from tutor.models.classes import CLASS_NAME_LENGTH, GROUP_NAME_LENGTH
from tutor.models.pupils import REAL_NAME_LENGTH
from tutor.quizzes.plans import OWN_RULES
from tutor.wording import accounts, ruleset_name
from tutor.wording import classroom as words
from tutor.wording.clocks import cities
from tutor.wording.lists import Words, opening

FURTHEST = timedelta(days=5 * 365)
USUAL = timedelta(days=365)
MOST_TYPED = 40_000  # a list of names


class PlainNameField(forms.CharField):
    """A name of something, in one line."""

    def __init__(self, label: Words, most: int, errors: dict[str, Any], **options: Any) -> None:
        attrs = {"autocomplete": "off"}
        super().__init__(
            label=label,
            max_length=most,
            error_messages=errors,
            widget=forms.TextInput(attrs),
            **options,
        )

    def to_python(self, value: Any) -> str:
        """With single blanks."""
        return tidy_name(super().to_python(value) or "")

    def validate(self, value: Any) -> None:
        """It can be read, and called out."""
        super().validate(value)
        if value and not can_be_shown(value):
            raise ValidationError(accounts.HIDDEN_SIGN)
        if value and not has_letter(value):
            raise ValidationError(accounts.NO_LETTER)


def class_name_field() -> PlainNameField:
    """What a class is called."""
    errors = {"required": words.NO_CLASS_NAME, "max_length": words.LONG_CLASS_NAME}
    return PlainNameField(words.CLASS_NAME, CLASS_NAME_LENGTH, errors)


def _choice(label: Words, **options: Any) -> forms.ChoiceField:
    errors = {"required": words.NO_CHOICE, "invalid_choice": words.NO_CHOICE}
    return forms.ChoiceField(label=label, error_messages=errors, **options)


class ClassForm(forms.Form):
    """The settings of a class."""

    name = class_name_field()
    language = _choice(words.LANGUAGE, choices=[(one.code, one.name) for one in LANGUAGES])
    time_zone = _choice(words.TIME_ZONE, choices=[(one, one) for one in CLOCKS])
    ruleset = _choice(words.RULESET, choices=[(one, one) for one in OWN_RULES])

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.fields["time_zone"].widget.choices = cities()
        named = [(one, opening(ruleset_name(Ruleset.parse(one)))) for one in OWN_RULES]
        self.fields["ruleset"].widget.choices = named
        self.fields["ruleset"].help_text = words.RULESET_HELP

    @property
    def chosen(self) -> ClassSettings:
        """What was chosen."""
        return ClassSettings(**self.cleaned_data)


class CopyForm(forms.Form):
    """The name of a copy."""

    name = class_name_field()


class YourNameForm(forms.Form):
    """What classmates are to call one."""

    name = NewNameField(help_text=words.YOUR_NAME_HELP)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.fields["name"].label = words.YOUR_NAME
        self.fields["name"].widget.attrs |= {"autocomplete": "nickname", "autocapitalize": "words"}


class PupilForm(forms.Form):
    """What classmates and teachers call a pupil."""

    name = NewNameField()
    real_name = PlainNameField(
        words.REAL_NAME,
        REAL_NAME_LENGTH,
        {"max_length": words.LONG_REAL_NAME},
        required=False,
        help_text=words.REAL_NAME_HELP,
    )

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.fields["name"].label = words.SHOWN_NAME
        self.fields["name"].widget.attrs |= {"autocomplete": "off", "autocapitalize": "words"}


class GroupForm(forms.Form):
    """The name of a group."""

    name = PlainNameField(
        words.GROUP_NAME,
        GROUP_NAME_LENGTH,
        {"required": words.NO_GROUP, "max_length": words.LONG_GROUP_NAME},
    )


class ListForm(forms.Form):
    """A list of names, pasted or in a file."""

    text = forms.CharField(
        label=words.NAMES,
        help_text=words.NAMES_HELP,
        required=False,
        strip=False,
        max_length=MOST_TYPED,
        error_messages={"max_length": words.FILE_FAULTS["too_long"]},
        widget=forms.Textarea({"rows": 8, "autocomplete": "off", "spellcheck": "false"}),
    )
    file = forms.FileField(
        label=words.FILE,
        help_text=words.FILE_HELP,
        required=False,
        allow_empty_file=True,
        error_messages={"invalid": words.FILE_FAULTS["unreadable"]},
        widget=forms.FileInput({"accept": ".csv,.txt,.xlsx"}),
    )
    again = forms.BooleanField(label=words.AGAIN, required=False)


class DayField(forms.DateField):
    """A day to come."""

    def __init__(self, label: Words, help_text: Words) -> None:
        super().__init__(
            label=label,
            help_text=help_text,
            input_formats=["%Y-%m-%d"],
            error_messages={"required": words.BAD_DATE, "invalid": words.BAD_DATE},
            widget=forms.DateInput({"type": "date", "autocomplete": "off"}, format="%Y-%m-%d"),
        )

    def validate(self, value: Any) -> None:
        """Not today, and not in another life."""
        super().validate(value)
        today = timezone.localdate()
        if not today < value <= today + FURTHEST:
            raise ValidationError(words.BAD_DATE)


class ArchiveForm(forms.Form):
    """When an archived class is forgotten."""

    forget_on = DayField(words.FORGET_ON, words.FORGET_HELP)


def usual_day() -> date:
    """The day that is suggested: in a year."""
    return timezone.localdate() + USUAL


class CodeForm(forms.Form):
    """A code of a class, or of a card."""

    code = forms.CharField(
        label=words.CODE,
        help_text=words.CODE_HELP,
        max_length=40,
        error_messages={"required": words.NO_CODE, "max_length": words.NO_SUCH_ENTRY},
        widget=forms.TextInput(
            {"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}
        ),
    )
