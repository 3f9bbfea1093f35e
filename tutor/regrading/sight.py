"""What is shown of doubts, as values: the door between views and templates."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DoubtSight:
    """Under a verdict: the way to doubt it, or what came of that."""

    url: str = ""  # where it can be doubted, "" where that has been done or makes no sense
    lines: tuple[str, ...] = ()
    answer: str = ""  # what whoever runs the site wrote, in no language that is known


@dataclass(frozen=True, slots=True)
class DoubtFormSight:
    """The page on which a verdict is doubted."""

    action: str
    back_url: str
    question: str
    help: str
    most: int
    note: str = ""
    error: str = ""
