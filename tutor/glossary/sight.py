"""What the glossary's page shows, as values; every text is in the reader's language."""

from dataclasses import dataclass

from tutor.lessons.sight import LinkSight


@dataclass(frozen=True, slots=True)
class TermSight:
    """One entry. What ends in `_html` is safe: it comes from the glossary's own Markdown."""

    slug: str
    lang: str  # "es" where the Spanish entry stands in, else ""
    term_html: str
    spanish: str  # "" where the term is the Spanish one
    said: str
    ipa: str  # "" where the spelling says enough
    means_html: str
    also_html: tuple[str, ...]
    unlike_html: str  # "" where nothing is like it
    see: tuple[LinkSight, ...]
    lesson: LinkSight | None  # none while there is no such lesson


@dataclass(frozen=True, slots=True)
class LetterSight:
    """The entries under one letter of the alphabet."""

    letter: str
    terms: tuple[TermSight, ...]
