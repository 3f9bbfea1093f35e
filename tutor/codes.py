"""Short codes: easy to say, to write down and to type again."""

from secrets import choice

from tutor.models.quizzes import CODE_LENGTH

# No vowels, so that no word comes up, and of signs that are taken for each other one alone.
ALPHABET = "23456789cdfghjkmnpqrtvwxy"
MEANT = str.maketrans({"s": "5", "z": "2", "b": "8", "-": "", "·": "", ".": ""})
GROUP = 4


def fresh_code() -> str:
    """A code that nobody guesses: one of some hundred and fifty thousand million."""
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def code_from(digest: bytes, length: int) -> str:
    """The code that a digest stands for, the same each time."""
    number, signs = int.from_bytes(digest), ""
    for _ in range(length):
        number, place = divmod(number, len(ALPHABET))
        signs += ALPHABET[place]
    return signs


def read_code(text: str, length: int = CODE_LENGTH) -> str | None:
    """The code that somebody typed, however spaced and whether in capitals; none if it is none."""
    code = "".join(text.split()).lower().translate(MEANT)
    is_one = len(code) == length and set(code) <= set(ALPHABET)
    return code if is_one else None


def spaced(code: str, group: int = GROUP) -> str:
    """A code as it is shown: in groups of four signs, or of so many."""
    return " ".join(code[start : start + group] for start in range(0, len(code), group))
