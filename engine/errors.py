"""What the engine refuses, as codes and facts; sentences are made elsewhere."""


class MusError(ValueError):
    """A refusal: `code` says which, `facts` hold what was given and what would be right."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({listed})"


class BadNotation(MusError):
    """Malformed: text that names no card, hand, ruleset, call or question."""


class BadRuleset(MusError):
    """House rules that do not exist or exclude each other."""


class IllegalCall(MusError):
    """Well written, but not open to that seat now."""


class BadAnswer(MusError):
    """An answer that cannot be read as one of those that the question takes."""
