"""Statements written once say what querysets say."""

from uuid import UUID, uuid4

import pytest
from django.db.models import UUIDField
from django.forms import model_to_dict
from django.utils import timezone

from tutor.drills.sitting import WITH_KNOWN, sitting_of, sitting_to_answer
from tutor.models import Attempt, Learner, Mind, Run, Skill
from tutor.prepared import Prepared, insert, update

pytestmark = pytest.mark.django_db
QUESTION = "1|which-pares|-|classic|RoRc3e4b|-"
NOBODY = UUID(int=0)


@pytest.fixture
def run() -> Run:
    learner = Learner.objects.create(visitor=uuid4())
    run = Run.objects.create(learner=learner, drill="pares-kind", version=1, ruleset="classic")
    for position in (1, 2):
        Attempt.objects.create(run=run, position=position, question=QUESTION, spec=position)
    return run


def visitor_of(run: Run) -> UUID:
    assert run.learner.visitor
    return run.learner.visitor


def test_a_prepared_query_takes_other_values_each_time(run: Run) -> None:
    rows = Learner.objects.filter(visitor=NOBODY).values_list("pk", "visitor")
    prepared, other = (
        Prepared(rows, [(UUIDField(), NOBODY)]),
        Learner.objects.create(visitor=uuid4()),
    )
    assert prepared.rows(visitor_of(run)) == [(run.learner_id, visitor_of(run))]
    assert prepared.rows(other.visitor) == [(other.pk, other.visitor)]
    assert prepared.rows(uuid4()) == []


def test_a_sitting_to_answer_is_the_sitting(run: Run) -> None:
    plain, whole = (read(visitor_of(run), run.pk, 1) for read in (sitting_of, sitting_to_answer))
    assert plain
    assert whole
    assert [model_to_dict(one) for one in plain.rows] == [model_to_dict(one) for one in whole.rows]
    assert model_to_dict(plain.run) == model_to_dict(whole.run)
    assert [one.asked_at for one in plain.rows] == [one.asked_at for one in whole.rows]
    assert plain.run.started_at == whole.run.started_at


def test_what_is_known_comes_with_it_and_of_this_drill_alone(run: Run) -> None:
    now = timezone.now()
    Mind.objects.create(learner=run.learner, state={"a": [1.5]}, answers=3, told_at=now)
    Skill.objects.create(learner=run.learner, drill="pares-kind", tries=[[1, 2, 1, 4]])
    Skill.objects.create(learner=run.learner, drill="juego-total", tries=[])
    sitting = sitting_to_answer(visitor_of(run), run.pk, 2)
    assert sitting
    known = sitting.known
    assert (known.state, known.answers, known.told_at) == ({"a": [1.5]}, 3, now)
    assert known.skill == Skill.objects.get(drill="pares-kind")
    assert known.skill.tries == [[1, 2, 1, 4]]
    assert len(WITH_KNOWN.rows(visitor_of(run), run.pk)) == 2


def test_a_sitting_of_somebody_else_is_none(run: Run) -> None:
    assert sitting_to_answer(uuid4(), run.pk, 1) is None
    assert sitting_to_answer(visitor_of(run), run.pk, 3) is None


def test_an_update_finds_by_all_that_it_is_told(run: Run) -> None:
    first, second = run.attempts.order_by("position")
    now = timezone.now()
    assert update(Attempt, {"pk": first.pk, "hints": 1, "answered_at": None}, hints=2) == 0
    given = {"answer": "par", "verdict": "right", "answered_at": now}
    assert update(Attempt, {"pk": first.pk, "answered_at": None}, **given) == 1
    assert update(Attempt, {"pk": first.pk, "answered_at": None}, **given) == 0
    first.refresh_from_db()
    second.refresh_from_db()
    assert (first.answer, first.answered_at, second.answer) == ("par", now, "")


def test_an_inserted_row_is_one_that_was_created(run: Run) -> None:
    insert(Attempt(run=run, position=3, question=QUESTION, spec=2))
    Attempt.objects.create(run=run, position=4, question=QUESTION, spec=2)
    third, fourth = run.attempts.filter(position__gt=2).order_by("position")
    left = {"id", "position"}
    assert {k: v for k, v in model_to_dict(third).items() if k not in left} == {
        k: v for k, v in model_to_dict(fourth).items() if k not in left
    }
    assert third.asked_at
