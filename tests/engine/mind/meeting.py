"""Questions as the model sees them, made up, and learners who answer them."""

from collections.abc import Iterable

from engine import Answered, Chance, Mind, Shown
from engine.mind.shown import PLACE_OF

ONE, TWO, THREE = "grande-by-sum", "chica-by-sum", "forty-is-best"
SOME = (
    *(ONE, TWO, THREE, "three-is-three", "two-is-two", "nearest-31", "mano-wins-all"),
    *("postre-wins-ties", "ace-eleven", "refusal-always-1", "count-goes-on", "plays-clockwise"),
)
TRUTH = "truth"


def asked(key: int, choices: int = 4, **answers: str) -> Shown:
    """A question with the answers of those who err; `one="a"` is what believers in ONE say."""
    names = {"one": ONE, "two": TWO, "three": THREE}
    given = {PLACE_OF[names[name]]: answer for name, answer in answers.items()}
    return Shown(key, TRUTH, choices, given)


def any_question(chance: Chance, key: int) -> Shown:
    """A question on which some beliefs err, chance says which and how."""
    wrong = [PLACE_OF[name] for name in SOME if chance.below(4) == 0]
    answers = {place: chance.pick("ab") for place in wrong}
    return Shown(key, TRUTH, 3 + chance.below(5), answers)


def after(*answers: tuple[Shown, str], mind: Mind | None = None) -> Mind:
    """The mind of somebody who gave these answers."""
    mind = mind or Mind()
    for number, (seen, answer) in enumerate(answers, mind.count):
        mind = mind.answered(Answered(seen, answer, number, "chapter"))
    return mind


def erring(count: int, first: int = 0) -> Iterable[tuple[Shown, str]]:
    """Errors that believers in ONE make, each on a question of its own."""
    return [(asked(first + key, one="a", two="b"), "a") for key in range(count)]


def believer(errors: int) -> Mind:
    """Somebody who is right four times where nobody errs, and then errs as believers in ONE do."""
    return after(*[(asked(300 + key), TRUTH) for key in range(4)], *erring(errors))


def knowing(count: int, first: int = 100) -> Iterable[tuple[Shown, str]]:
    """Right answers where believers in ONE err."""
    return [(asked(first + key, one="a", two="b"), TRUTH) for key in range(count)]
