"""The short codes of quizzes: easy to say, to write down and to type again."""

from secrets import choice

from tutor.models.quizzes import CODE_LENGTH

# No vowels, so that no word comes up, and of signs that are taken for each other one alone.
ALPHABET = "23456789cdfghjkmnpqrtvwxy"
MEANT = str.maketrans({"s": "5", "z": "2", "b": "8", "-": "", "·": "", ".": ""})


def fresh_code() -> str:
    """A code that nobody guesses: one of some hundred and fifty thousand million."""
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed, however spaced and whether in capitals; none if it is none."""
    code = "".join(text.split()).lower().translate(MEANT)
    is_one = len(code) == CODE_LENGTH and set(code) <= set(ALPHABET)
    return code if is_one else None


def spaced(code: str) -> str:
    """A code as it is shown: in two halves."""
    half = len(code) // 2
    return f"{code[:half]} {code[half:]}"
