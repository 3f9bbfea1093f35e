"""What a worksheet shows, as values, every text in the language of the sheet."""

from dataclasses import dataclass

from tutor.drills.sight import QuestionSight


@dataclass(frozen=True, slots=True)
class PaperQuestion:
    """One question; `question` is none, and `told` says so, where this engine cannot read it.

    `rules` are empty where they hold for the whole sheet.
    """

    number: str
    question: QuestionSight | None
    rules: str
    told: str = ""


@dataclass(frozen=True, slots=True)
class FormSight:
    """One form of a worksheet."""

    letter: str
    heading: str
    questions: tuple[PaperQuestion, ...]


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What is right and why; `letters` of what is to be marked, none where it is written."""

    number: str
    letters: tuple[str, ...]
    right: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeySight:
    """The key of one form."""

    heading: str
    lines: tuple[KeyLine, ...]


@dataclass(frozen=True, slots=True)
class PartLink:
    """A part of the sheet that can be shown, and so printed, alone."""

    url: str
    label: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class WorksheetSight:
    """A worksheet: its forms, then the key; `lang` as HTML writes it."""

    title: str
    lang: str
    language: str
    code: str
    rules: str
    forms: tuple[FormSight, ...]
    keys: tuple[KeySight, ...]


@dataclass(frozen=True, slots=True)
class WorksheetLine:
    """One of those that were made."""

    url: str
    title: str
    told: str
