"""Tables whose numbers the tests know, and questions about them."""

from engine import Question, options, truth

# Pares: par, duples, medias, par; totals 29, 28, 10, 24: no juego. The mano wins grande and punto,
# his partner chica, the second seat pares.
PARES = "RoRc4e5b.4o4cCeCb.1o1c1e7b.6o6c7o5e"
# Juego: 40, 31, 32, none; the second seat wins it.
JUEGO = "RoRcReSo.7o7c7eSb.ScSe6o6c.4o4c5o5c"
# Juego: 40, none, 32, none; the first couple is alone with it.
SOLO = "RoRcReSo.4e4b5e5b.ScSe6o6c.4o4c5o5c"


def about(kind: str, lance: str, hands: str = "-", rules: str = "classic", **facts: str) -> str:
    """A question's text, seen from the mano where nothing else is said."""
    told = ";".join(f"{name}={value}" for name, value in sorted({"view": "0", **facts}.items()))
    return f"1|{kind}|{lance}|{rules}|{hands}|{told}"


def betting(kind: str, calls: str, players: str = "0,1,2,3", **facts: str) -> str:
    """A question about the betting of grande, or of pares where not all speak."""
    lance = "grande" if players in ("0,1,2,3", "0,1,2,3,4,5") else "pares"
    rules = facts.pop("rules", "classic")
    return about(kind, lance, "-", rules, calls=calls, players=players, **facts)


def begun_with(first: str, offered: tuple[str, ...]) -> tuple[str, ...]:
    """Answers that go round as in a ring, from that one on."""
    at = offered.index(first)
    return (*offered[at:], *offered[:at])


def right(text: str) -> str:
    """The right answer, which is one of those that may be given."""
    question = Question.parse(text)
    assert truth(question) in options(question)
    return truth(question)
