"""Names of accounts, compared as people compare them: Íñigo is INIGO."""

import unicodedata

LONGEST_KEY = 150  # what the column of usernames holds


def name_key(name: str) -> str:
    """The name without capitals, accents and needless blanks; no two accounts share one."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(unicodedata.normalize("NFKC", bare.casefold()).split())


def tidy_name(name: str) -> str:
    """As it is shown: composed, with single blanks."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def can_be_shown(name: str) -> bool:
    """No signs that are invisible or that turn the text round."""
    return not any(unicodedata.category(sign).startswith("C") for sign in name)


def has_letter(name: str) -> bool:
    """Whether there is something to call somebody by."""
    return any(sign.isalnum() for sign in name_key(name))
