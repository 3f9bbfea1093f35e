"""What a class believes: on what the learner model says, on answers in class, and what mends it."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils.timezone import now

from engine import MISCONCEPTIONS, store_mind
from tests.engine.mind.meeting import after, asked
from tests.tutor.classroom.browsers import answering, joins
from tests.tutor.classroom.people import pupil
from tests.tutor.classroom.working import answers
from tests.tutor.learner.test_statements import BELIEF, DRILL, NAME, said, sit
from tutor.classroom.beliefs import mending
from tutor.classroom.voiding import void_question
from tutor.classroom.watched import BeliefsSight
from tutor.drills.catalogue import catalogue
from tutor.models import Attempt, Classroom, Mind, Pupil, Run, User
from tutor.preferences.values import USUAL_RULES

pytestmark = pytest.mark.django_db
MENDS = "cards-order"  # of the lesson on cards, which is where it is told
MOST_QUERIES = 12


@pytest.fixture
def believer(made: Classroom) -> Client:
    """The browser of Caio, to whom a three is just a three, as his answers in class tell."""
    browser = answering(Client())
    joins(browser, made, "Caio")
    for _ in range(3):
        sit(browser, believes=True)
    return browser


def found(client: Client, made: Classroom) -> BeliefsSight:
    page = client.get(reverse("class-beliefs", args=[made.pk]))
    assert page.status_code == 200
    sight: BeliefsSight = page.context["found"]
    return sight


def guesses(one: Pupil, count: int = 8) -> None:
    """So many answers that no belief explains."""
    answers(one, DRILL, count)
    mind = after(*((asked(key, one="a"), "other") for key in range(8)))
    Mind.objects.create(learner=one.learner, state=store_mind(mind), told_at=now())


def test_where_nothing_is_said_that_is_told(client: Client, made: Classroom) -> None:
    pupil(made)
    page = client.get(reverse("class-beliefs", args=[made.pk])).content.decode()
    assert "No mix-up so far." in page
    assert "guessing" not in page


def test_what_a_pupil_reads_of_himself_is_told_with_the_questions_that_it_rests_on(
    client: Client, made: Classroom, believer: Client
) -> None:
    (one,) = found(client, made).beliefs
    assert [one.mix_up.name] == said(believer) == [NAME]
    (holder,) = one.holders
    assert (holder.link.label, one.students) == ("Caio", "1\u00a0student")
    mine = believer.get("/en/progress/").context["progress"].said[0]
    assert holder.fitting == mine.fitting
    told = [(each.question, each.drill, each.when) for each in mine.fits]
    assert [(each.question, each.drill, each.when) for each in holder.answers] == told[-3:]
    assert all(each.cards and each.given for each in holder.answers)
    for each in holder.answers:
        seen = client.get(each.url).context["feedback"]
        assert (seen.question, seen.state) == (each.question, each.state)


def test_one_press_leads_to_assigning_the_drill_that_mends_it_to_who_holds_it(
    client: Client, made: Classroom, believer: Client
) -> None:
    pupil(made, "Dora")
    caio = Pupil.objects.get(name="Caio")
    (one,) = found(client, made).beliefs
    assert one.assign_url.endswith(f"/assign/?what=drill%3A{MENDS}&pupil={caio.pk}")
    form = client.get(one.assign_url).context["form"]
    assert form["what"].value() == f"drill:{MENDS}"
    assert [each.pk for each in form.pupils] == [caio.pk]


def test_what_rests_on_answers_from_before_he_came_is_not_told(
    client: Client, made: Classroom, believer: Client
) -> None:
    Run.objects.filter(pk=Run.objects.earliest("pk").pk).update(started_at=now())
    Pupil.objects.filter(name="Caio").update(joined_at=now())
    assert said(believer) == [NAME]
    assert found(client, made).beliefs == ()


def test_what_is_void_in_the_class_is_no_evidence_there(
    client: Client, ane: User, made: Classroom, believer: Client
) -> None:
    (holder,) = found(client, made).beliefs[0].holders
    for each in Attempt.objects.filter(misconception=BELIEF):
        void_question(classroom=made, by=ane, question=each.question, title="Total")
    assert holder.answers
    assert found(client, made).beliefs == ()
    assert said(believer) == [NAME]


def test_who_has_left_is_told_of_no_more(client: Client, made: Classroom, believer: Client) -> None:
    Pupil.objects.filter(name="Caio").update(left_at=now())
    assert found(client, made) == BeliefsSight((), ())


def test_who_rather_guesses_is_named_as_that_on_enough_answers_in_class(
    client: Client, made: Classroom
) -> None:
    guesses(pupil(made, "Gil"))
    guesses(pupil(made, "Hugo"), 7)
    sight = found(client, made)
    assert [one.label for one in sight.guessers] == ["Gil"]
    assert sight.beliefs == ()
    Pupil.objects.update(joined_at=now())
    assert found(client, made).guessers == ()


def test_an_archived_class_assigns_nothing(
    client: Client, made: Classroom, believer: Client
) -> None:
    Classroom.objects.update(archived_at=now(), forget_at=now())
    (one,) = found(client, made).beliefs
    assert (one.assign_url, bool(one.drill)) == ("", True)


def test_every_mix_up_has_a_drill_that_brings_it_to_light() -> None:
    for cause in {one.cause for one in MISCONCEPTIONS}:
        drill = mending(cause, USUAL_RULES)
        assert cause in catalogue()[drill].misconceptions, cause
    assert mending(BELIEF, USUAL_RULES) == MENDS
    assert mending("canasta", USUAL_RULES) == ""


def test_it_takes_as_many_queries_for_a_class_as_for_one(
    client: Client, made: Classroom, believer: Client
) -> None:
    url, state = reverse("class-beliefs", args=[made.pk]), Mind.objects.get().state
    with CaptureQueriesContext(connection) as few:
        client.get(url)
    for number in range(11):
        one = pupil(made, f"Pupil {number}")
        Mind.objects.create(learner=one.learner, state=state)
    guesses(pupil(made, "Gil"))
    with CaptureQueriesContext(connection) as many:
        assert len(client.get(url).context["found"].guessers) == 1
    assert len(many) == len(few) <= MOST_QUERIES
