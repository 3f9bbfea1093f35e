"""The page of whoever runs the site, as values."""

from dataclasses import dataclass

from tutor.wording.lists import Words


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that is told; `note` says what is to be done about it, if anything."""

    label: Words
    value: Words
    note: Words = ""
