"""What is believed of Eibar's wild sotas (VAR-5), of exchanges (VAR-3, VAR-4) and of Encaje."""

from engine.misconceptions.misconception import by_rule
from engine.questions.encaje import best_takes, refusers_too, without_limit
from engine.questions.kinds import Kind
from engine.questions.renewing import any_run, any_time, one_at_least, without_right
from engine.questions.wild import declares_afresh

VARIANTS = (
    by_rule(Kind.WILD_DECLARES, "wild-changes", "eibar", declares_afresh),
    by_rule(Kind.ENCAJE_MAY, "short-purse-calls", "encaje-bets", without_limit),
    by_rule(Kind.ENCAJE_MAY, "refuser-speaks-again", "encaje-bets", refusers_too),
    by_rule(Kind.ENCAJE_POT, "best-takes-pot", "encaje-count", best_takes),
    by_rule(Kind.MAY_CHANGE, "visto-asks-mus", "mus-visto", without_right),
    by_rule(Kind.MAY_CHANGE, "visto-throws-one", "mus-visto", one_at_least),
    by_rule(Kind.MAY_CHANGE, "any-run-renews", "four-five-six-seven", any_run),
    by_rule(Kind.MAY_CHANGE, "renews-any-time", "four-five-six-seven", any_time),
)
