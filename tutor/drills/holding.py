"""Which rules hold for a drill: its lesson's own, else the learner's, else the usual ones."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path

from engine import Ruleset, Spec
from tutor.drills.catalogue import Drill
from tutor.lessons.curriculum import lesson_of_drill
from tutor.preferences.values import USUAL_RULES

FILE = Path(__file__).with_name("rulesets.toml")
USUAL = Ruleset.parse(USUAL_RULES)
PATHS_OF_OTHER_RULES = ("variants", "encaje")  # what they ask is about their own rules
RULES_TO_PRACTISE = (USUAL_RULES, "four_kings", "thirty", "real")
KEPT = 256  # drills under rules that are not their own

type Specs = Mapping[int, Spec]


def ruleset_held(drill: Drill, wanted: str) -> str:
    """The rules under which a drill is asked of who wants these; its own where it does not fit."""
    own = str(drill.ruleset)
    takes_over = wanted in _never() and _is_of_the_usual_game(drill) and specs_under(drill, wanted)
    return wanted if takes_over else own


def specs_asked(drill: Drill, ruleset: str) -> Specs:
    """What a drill asks in a sitting under these rules, each spec by its place."""
    is_own = ruleset == str(drill.ruleset) or ruleset not in _never()
    return (not is_own and _taken_over(drill, ruleset)) or dict(enumerate(drill.specs))


def beliefs_asked(drill: Drill, ruleset: str) -> tuple[str, ...]:
    """Which beliefs a drill can bring to light under these rules; others no answer would clear."""
    if ruleset == str(drill.ruleset) or ruleset not in _never():
        return drill.misconceptions
    exposed = {name for spec in specs_asked(drill, ruleset).values() for name in spec.exposes}
    return tuple(name for name in drill.misconceptions if name in exposed)


@lru_cache(KEPT)
def _taken_over(drill: Drill, ruleset: str) -> Specs:
    rules = Ruleset.parse(ruleset)
    places = specs_under(drill, ruleset)
    return {place: replace(drill.specs[place], ruleset=rules) for place in places}


def specs_under(drill: Drill, ruleset: str) -> tuple[int, ...]:
    """The places of the specs that can be asked under these rules, gentle ones first."""
    if not ruleset:
        return tuple(range(len(drill.specs)))
    wanted = Ruleset.parse(ruleset)
    taken_over = ruleset in _never() and _is_of_the_usual_game(drill)
    never = _never().get(ruleset, {}).get(drill.slug, ())
    return tuple(
        place
        for place, spec in enumerate(drill.specs)
        if spec.ruleset == wanted or (taken_over and spec.ruleset == USUAL and place not in never)
    )


def _is_of_the_usual_game(drill: Drill) -> bool:
    entry = lesson_of_drill().get(drill.slug)
    return entry is not None and entry.path not in PATHS_OF_OTHER_RULES


@cache
def _never() -> Mapping[str, Mapping[str, tuple[int, ...]]]:
    """By preset and drill, the specs that cannot be asked under it."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))
