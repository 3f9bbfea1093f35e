"""What is typed of an assignment: what, to whom, until when; by the clock of the class."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from django import forms
from django.core.exceptions import ValidationError
from django.http import QueryDict
from django.utils import timezone

from tutor.classroom.assigning import Terms
from tutor.classroom.forms import FURTHEST
from tutor.classroom.seeing import in_order
from tutor.clocks import NOBODYS, clock
from tutor.models import Classroom, Pupil, Target, User
from tutor.models.assignments import MINUTE, MOST_TRIES_AT_QUIZ, NOTE_LENGTH
from tutor.models.rulings import REASON_LENGTH
from tutor.models.sets import MOST_SCORED
from tutor.sets.forms import Choices, number_field, offer, set_choices
from tutor.sets.ready import PARTED, key_of
from tutor.wording import assignments as words
from tutor.wording.lists import Words

TYPED = ("%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M")
SHOWN = TYPED[0]
USUAL = timedelta(days=7)
LAST_MINUTE = {"hour": 23, "minute": 59}


class MomentField(forms.Field):
    """A minute of a day, by the clock `zone`."""

    zone: ZoneInfo = clock(NOBODYS)

    def __init__(self, label: Words) -> None:
        super().__init__(
            label=label,
            error_messages={"required": words.BAD_TIME},
            widget=forms.DateTimeInput(
                {"type": "datetime-local", "autocomplete": "off"}, format=SHOWN
            ),
        )

    def prepare_value(self, value: Any) -> Any:
        """As the browser's field takes it."""
        return value.astimezone(self.zone).strftime(SHOWN) if hasattr(value, "tzinfo") else value

    def to_python(self, value: Any) -> datetime | None:
        """The moment, to the minute."""
        typed = str(value or "").strip()
        if not typed:
            return None
        at = next((found for form in TYPED if (found := self._read(typed, form))), None)
        if at is None:
            raise ValidationError(words.BAD_TIME)
        if abs(at - timezone.now()) > FURTHEST:
            raise ValidationError(words.FAR_TIME)
        return at.astimezone(clock(NOBODYS))

    def _read(self, typed: str, form: str) -> datetime | None:
        try:
            return datetime.strptime(typed, form).replace(second=0, tzinfo=self.zone)
        except ValueError:
            return None


def still_to_come(at: datetime) -> datetime:
    """Raises `ValidationError` for a due time that has passed."""
    if at + MINUTE <= timezone.now():
        raise ValidationError(words.PAST_TIME)
    return at


class UntilForm(forms.Form):
    """Another due time."""

    due_at = MomentField(words.UNTIL)

    def __init__(self, *args: Any, zone: str, **options: Any) -> None:
        super().__init__(*args, **options)
        set_clock(self, zone, "due_at")

    def clean_due_at(self) -> datetime:
        """It is still to come."""
        return still_to_come(self.cleaned_data["due_at"])


def set_clock(form: forms.Form, zone: str, *names: str) -> None:
    """Let these fields go by a clock, and say so."""
    for name in names:
        field = form.fields[name]
        assert isinstance(field, MomentField)
        field.zone = clock(zone)
    form.fields[names[-1]].help_text = words.due_help(zone)


class AssignForm(forms.Form):
    """What is assigned, to whom and until when; all of it is suggested."""

    what = forms.ChoiceField(label=words.WHAT)
    whom = forms.ChoiceField(label=words.WHOM)
    opens_at = MomentField(words.OPENS)
    due_at = MomentField(words.DUE_FIELD)
    takes_late = forms.BooleanField(label=words.TAKES_LATE, required=False)
    attempts = number_field(words.TRIES, MOST_TRIES_AT_QUIZ, words.BAD_TRIES, required=False)
    pass_mark = number_field(words.PASS_MARK, MOST_SCORED, words.BAD_SCORE, required=False)
    note = forms.CharField(
        label=words.NOTE,
        required=False,
        max_length=NOTE_LENGTH,
        error_messages={"max_length": words.LONG_NOTE},
        widget=forms.TextInput({"autocomplete": "off"}),
    )

    def __init__(
        self,
        data: QueryDict | None,
        *,
        classroom: Classroom,
        user: User,
        pupils: Sequence[Pupil] = (),
        what: str = "",
    ) -> None:
        super().__init__(data, initial=_suggested(classroom, pupils, what))
        self.classroom, self.pupils = classroom, pupils
        offer(self, "what", set_choices(user, what, words.READY, words.OWN), words.NO_WHAT)
        offer(self, "whom", _targets(classroom, pupils), words.NO_WHOM)
        set_clock(self, classroom.time_zone, "opens_at", "due_at")

    def clean_due_at(self) -> datetime:
        """It is still to come, and after it opens."""
        due_at = still_to_come(self.cleaned_data["due_at"])
        opens_at = self.cleaned_data.get("opens_at")
        if opens_at and due_at < opens_at:
            raise ValidationError(words.BEFORE_OPEN)
        return due_at

    @property
    def terms(self) -> Terms:
        """What was chosen, but for what."""
        given = {name: self.cleaned_data[name] for name in TERMS}
        target, _, number = self.cleaned_data["whom"].partition(PARTED)
        group = self.classroom.groups.get(pk=number) if target == Target.GROUP else None
        pupils = self.pupils if target == Target.PUPILS else ()
        return Terms(**given, group=group, pupils=pupils)


class ResultForm(forms.Form):
    """A result that is set by hand, and why; `most` is all that there is to reach."""

    value = forms.IntegerField()
    reason = forms.CharField(
        label=words.REASON,
        max_length=REASON_LENGTH,
        help_text=words.REASON_HELP,
        error_messages={"required": words.NO_REASON, "max_length": words.LONG_NOTE},
        widget=forms.TextInput({"autocomplete": "off"}),
    )

    def __init__(self, data: QueryDict | None, *, most: int, unit: str, **options: Any) -> None:
        super().__init__(data, **options)
        field = number_field(words.RESULT, most, words.bad_result(most), min_value=0)
        field.help_text = unit
        self.fields["value"] = field


TERMS = ("opens_at", "due_at", "takes_late", "attempts", "pass_mark", "note")


def _suggested(classroom: Classroom, pupils: Sequence[Pupil], what: str) -> dict[str, object]:
    """All of the class, from now on, until the last minute of the day in a week."""
    opens_at = timezone.now().astimezone(clock(classroom.time_zone))
    return {
        "what": what,
        "whom": Target.PUPILS if pupils else Target.CLASS,
        "opens_at": opens_at,
        "due_at": (opens_at + USUAL).replace(**LAST_MINUTE),  # type: ignore[arg-type]
        "takes_late": True,
    }


def _targets(classroom: Classroom, pupils: Sequence[Pupil]) -> Choices:
    chosen = words.some(in_order(one.name for one in pupils))
    groups = [
        (key_of(Target.GROUP, str(one.pk)), words.group(one.name)) for one in classroom.groups.all()
    ]
    return [
        *([(str(Target.PUPILS), chosen)] if pupils else []),
        (str(Target.CLASS), str(words.WHOLE_CLASS)),
        *groups,
    ]
