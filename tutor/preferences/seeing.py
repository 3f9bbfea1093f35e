"""Fills the page of settings."""

from dataclasses import asdict

from tutor.preferences.forms import OFFERED
from tutor.preferences.sight import SettingSight
from tutor.preferences.values import Preferences
from tutor.quizzes.sight import ChoiceSight
from tutor.wording import preferences as words


def setting_sights(preferences: Preferences, language: str) -> tuple[SettingSight, ...]:
    """Each setting with what holds; of the languages that in which the page is read."""
    holds = asdict(preferences) | {"language": language}
    return tuple(
        SettingSight(
            name=name,
            title=words.setting_title(name),
            about=words.setting_about(name),
            choices=tuple(
                ChoiceSight(value, words.choice_label(name, value), value == holds[name])
                for value in values
            ),
        )
        for name, values in OFFERED.items()
    )
