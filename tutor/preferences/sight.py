"""What the page of settings shows."""

from dataclasses import dataclass

from tutor.quizzes.sight import ChoiceSight


@dataclass(frozen=True, slots=True)
class SettingSight:
    """One thing to set: its name in the form, what it is called, and what there is to choose."""

    name: str
    title: str
    about: str
    choices: tuple[ChoiceSight, ...]
