"""The settings, and what there is to choose."""

from django.utils.translation import pgettext_lazy

from tutor.languages import BY_CODE
from tutor.wording.lists import Words
from tutor.wording.quizzes import rules_choice

TITLES: dict[str, Words] = {
    "language": pgettext_lazy("preferences", "Language"),
    "ruleset": pgettext_lazy("preferences", "Rules to practise under"),
    "ranks": pgettext_lazy("preferences", "How cards are written"),
    "theme": pgettext_lazy("preferences", "Colours"),
    "motion": pgettext_lazy("preferences", "Motion"),
    "cards": pgettext_lazy("preferences", "Size of the cards"),
    "sending": pgettext_lazy("preferences", "To answer"),
}
ABOUT: dict[str, Words] = {
    "language": pgettext_lazy("preferences", "The site opens in it."),
    "ruleset": pgettext_lazy(
        "preferences",
        "Drills that don’t fit them keep their own. Beside each question stands which hold.",
    ),
    "ranks": pgettext_lazy(
        "preferences", "In answers, explanations and under the cards. What you type may be any."
    ),
    "sending": pgettext_lazy(
        "preferences", "In a quiz an answer can be changed until it’s handed in, either way."
    ),
}
CHOICES: dict[tuple[str, str], Words] = {
    ("ranks", "names"): pgettext_lazy("preferences", "By name: king, caballo, sota, ace"),
    ("ranks", "letters"): pgettext_lazy("preferences", "Letters: R (for rey), C, S, 1"),
    ("ranks", "figures"): pgettext_lazy("preferences", "Figures: 12, 11, 10, 1"),
    ("theme", "system"): pgettext_lazy("preferences", "As the system has it"),
    ("theme", "light"): pgettext_lazy("preferences", "Light"),
    ("theme", "dark"): pgettext_lazy("preferences", "Dark"),
    ("motion", "system"): pgettext_lazy("preferences", "As the system has it"),
    ("motion", "none"): pgettext_lazy("preferences", "None"),
    ("cards", "usual"): pgettext_lazy("preferences", "Usual"),
    ("cards", "large"): pgettext_lazy("preferences", "Larger"),
    ("sending", "two-steps"): pgettext_lazy("preferences", "In two steps: choose, then send"),
    ("sending", "one-tap"): pgettext_lazy("preferences", "In one tap"),
}


def setting_title(name: str) -> str:
    """What is set."""
    return str(TITLES[name])


def setting_about(name: str) -> str:
    """A line about it, where it needs one."""
    return str(ABOUT.get(name, ""))


def choice_label(name: str, value: str) -> str:
    """One of those to choose among: a language by its own name, rules by theirs."""
    if name == "language":
        return BY_CODE[value].name
    return rules_choice(value) if name == "ruleset" else str(CHOICES[name, value])
