"""What is believed of Eibar's wild sotas (VAR-5) and of Encaje (ENC-5, ENC-6, ENC-13)."""

from engine.misconceptions.misconception import Misconception, Rule
from engine.questions.encaje import best_takes, refusers_too, without_limit
from engine.questions.kinds import Kind
from engine.questions.wild import declares_afresh


def _of(kind: Kind, id: str, lesson: str, rule: Rule) -> Misconception:
    return Misconception(id, lesson, (kind,), rules={kind: rule})


VARIANTS = (
    _of(Kind.WILD_DECLARES, "wild-changes", "eibar", declares_afresh),
    _of(Kind.ENCAJE_MAY, "short-purse-calls", "encaje-bets", without_limit),
    _of(Kind.ENCAJE_MAY, "refuser-speaks-again", "encaje-bets", refusers_too),
    _of(Kind.ENCAJE_POT, "best-takes-pot", "encaje-count", best_takes),
)
