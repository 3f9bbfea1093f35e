"""The front page's question: a live one, carried by the page itself as signed text."""

from dataclasses import dataclass
from secrets import randbits, token_urlsafe

from django.conf import settings
from django.core import signing

from engine import Question, deal_question
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.dealing import SEED_BITS
from tutor.drills.holding import ruleset_held, specs_asked
from tutor.drills.stored import read_question
from tutor.preferences.values import USUAL_RULES

SALT = "tutor.front"
DRILL = "grande-winner"
HANDS = 2


@dataclass(frozen=True, slots=True)
class Carried:
    """A question that no row holds yet; `nonce` tells it from every other that was dealt."""

    nonce: str
    question: Question

    def signed(self) -> str:
        """The text for the form."""
        return signing.dumps([self.nonce, str(self.question)], salt=SALT)


def front_drill() -> Drill:
    """The drill that the front page's question begins."""
    return catalogue()[DRILL]


def deal_front(wanted: str = USUAL_RULES) -> Carried:
    """A fresh question between two hands, under the learner's rules where they fit."""
    specs = specs_asked(front_drill(), ruleset_held(front_drill(), wanted))
    spec = specs.get(front_place(), front_drill().specs[front_place()])
    return Carried(token_urlsafe(12), deal_question(spec, randbits(SEED_BITS)))


def front_place() -> int:
    """Which of the drill's specs it is dealt to: the first with two hands."""
    return next(place for place, spec in enumerate(front_drill().specs) if spec.seats == HANDS)


def read_token(token: str) -> Carried | None:
    """The question in a form's text, or none where that is not ours, a day old or unreadable."""
    try:
        kept = signing.loads(token, salt=SALT, max_age=settings.FRONT_TOKEN_AGE_S)
    except signing.BadSignature:
        return None
    match kept:
        case [str(nonce), str(text)] if question := read_question(text):
            return Carried(nonce, question)
    return None
