"""The catalogue: every question dealt is what its spec says, by the readable rules."""

import pytest

from engine import MISCONCEPTIONS, BadNotation, Kind, Lance, Ruleset, Spec, deal_question, truth
from engine.questions.kinds import WITH_WILD
from tests.engine.quiz.dealt import DRILLS, SEEDS, SPECS, questions
from tutor.drills.catalogue import Drill

# No score is as far from the target in amarracos, no hand the best and the worst in a pot, and no
# mus leaves as many cards in the stock as there were, but by a rare chance.
ALWAYS_WRONG = {"forty-amarracos", "best-takes-pot", "discards-return"}
BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}
every_spec = pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
every_drill = pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.slug)


@every_spec
def test_questions_are_of_their_kind_lance_and_rules(spec: Spec) -> None:
    for question in questions(spec):
        asked = question.kind, question.lance, question.ruleset
        assert asked == (spec.kind, spec.lance, spec.ruleset)


@every_spec
def test_exposed_beliefs_err_each_in_its_own_way(spec: Spec) -> None:
    for question in questions(spec):
        given = [BELIEFS[name].answer(question) for name in spec.exposes]
        assert None not in given
        assert len({truth(question), *given}) == 1 + len(given)


@every_spec
def test_spared_beliefs_do_not_err(spec: Spec) -> None:
    for question in questions(spec):
        given = {BELIEFS[name].answer(question) for name in spec.spares}
        assert given <= {truth(question), None}


@every_drill
def test_at_least_150_of_200_questions_in_a_row_differ(drill: Drill) -> None:
    """As sittings take them: of one spec after another."""
    specs = drill.specs
    assert len({deal_question(specs[seed % len(specs)], seed) for seed in range(SEEDS)}) >= 150


@every_spec
def test_at_least_150_of_200_questions_of_a_spec_differ_or_most_of_few(spec: Spec) -> None:
    differ = len(set(questions(spec)))
    if differ < 150:
        every = {deal_question(spec, seed) for seed in range(1000)}
        assert len(every) < 200
        assert differ >= 0.9 * len(every)


@every_spec
def test_a_seed_gives_the_same_question_again(spec: Spec) -> None:
    for seed in (0, 7, 199):
        assert deal_question(spec, seed) == questions(spec)[seed]


@every_spec
def test_any_whole_number_is_a_seed(spec: Spec) -> None:
    dealt = {deal_question(spec, seed) for seed in (-1, 2**63, 10**30)}
    assert len(dealt) == 3 or len(set(questions(spec))) < 150


@every_drill
def test_a_drill_has_four_specs_that_differ(drill: Drill) -> None:
    assert len(set(drill.specs)) == len(drill.specs) >= 4


def is_silent(name: str, spec: Spec) -> bool:
    """Whether a belief has nothing to say in the spec's lance."""
    return not BELIEFS[name].speaks_to(spec.kind, spec.lance)


@every_drill
def test_one_spec_spares_all_beliefs_of_its_drill(drill: Drill) -> None:
    named = set(drill.misconceptions) - ALWAYS_WRONG
    assert any(
        all(name in spec.spares or is_silent(name, spec) for name in named) for spec in drill.specs
    )


@every_drill
def test_some_spec_exposes_each_belief_of_its_drill(drill: Drill) -> None:
    exposed = {BELIEFS[name].cause for spec in drill.specs for name in spec.exposes}
    assert {BELIEFS[name].cause for name in drill.misconceptions} == exposed


@every_drill
def test_the_first_spec_is_the_gentlest(drill: Drill) -> None:
    assert set(drill.specs[0].exposes) <= ALWAYS_WRONG


@pytest.mark.parametrize(
    ("code", "spec"),
    [
        ("unknown_need", Spec(Kind.WHO_WINS, Lance.GRANDE, needs=("lucky",))),
        ("unknown_need", Spec(Kind.WHICH_PARES, needs=("tie",))),
        ("unknown_misconception", Spec(Kind.WHICH_PARES, exposes=("the-moon",))),
        ("misconception_is_silent", Spec(Kind.WHICH_PARES, spares=("mano-wins-all",))),
        ("misconception_is_silent", Spec(Kind.WHO_WINS, Lance.CHICA, exposes=("nearest-31",))),
        ("no_deal", Spec(Kind.WHICH_PARES, exposes=("three-is-three",), answers=("none",))),
        ("no_deal", Spec(Kind.JUEGO_TOTAL, spares=("three-is-three",), needs=("with-tres",))),
        ("no_deal", Spec(Kind.WHO_WINS, Lance.GRANDE, needs=("tie", "no-tie"))),
        (
            "no_deal",
            Spec(Kind.TOP_CARD, None, Ruleset.parse("four_kings"), exposes=("three-is-three",)),
        ),
    ],
)
def test_a_spec_that_cannot_be_dealt_is_refused(code: str, spec: Spec) -> None:
    with pytest.raises(BadNotation) as refusal:
        deal_question(spec, SEEDS)
    assert refusal.value.code == code


@pytest.mark.parametrize("rules", ["four_kings", "eibar", "real", "classic+juego_real=oros"])
@every_spec
def test_specs_are_dealt_under_other_rules_or_refused(spec: Spec, rules: str) -> None:
    needs = ("under-classic",) if spec.kind is Kind.TWO_RULES else ()
    other = Spec(spec.kind, spec.lance, Ruleset.parse(rules), needs, seats=spec.seats)
    if spec.kind in WITH_WILD and not other.ruleset.wildcards:
        with pytest.raises(BadNotation, match="no_deal"):
            deal_question(other, 3)
        return
    question = deal_question(other, 3)
    assert str(question.ruleset) == rules
    assert truth(question)
