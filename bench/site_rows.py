"""The site's rows: what an answer costs, what a page weighs, on a database of its own."""

from collections.abc import Callable, Iterator
from statistics import median
from uuid import uuid4
from wsgiref.types import WSGIEnvironment

from django.core.handlers.wsgi import WSGIHandler
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext, override_settings
from django.utils import timezone

from bench import least
from bench.measure import Row, processor_ns
from bench.visiting import Asked, Visitor, size
from tutor.drills.catalogue import catalogue
from tutor.models import Attempt, Learner, Run, Skill

DRILL = "grande-winner"
KB = 1000
SITTINGS = 2_000  # of five questions
# So that no other number is taken for an id.
FIRST_RUN, FIRST_ATTEMPT, FIRST_LEARNER, FIRST_SKILL = 1_000_000, 2_000_000, 3_000_000, 4_000_000
ANSWERS = 60


def site_rows() -> Iterator[Row]:
    """The rows of an answer, the next question and a drill's first page."""
    for command in ("migrate", "compilemessages"):
        call_command(command, verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    _number_from_far()
    yield Row("answer-cpu", _answer_cpu(), "×", 3)
    yield from _queries()
    yield from _weights()


def _number_from_far() -> None:
    learner = Learner.objects.create(pk=FIRST_LEARNER, visitor=uuid4())
    Skill.objects.create(pk=FIRST_SKILL, learner=learner, drill=DRILL)
    run = Run.objects.create(
        pk=FIRST_RUN, learner=learner, drill=DRILL, version=1, ruleset="classic"
    )
    Attempt.objects.create(pk=FIRST_ATTEMPT, run=run, position=1, question="-")


def _answer_cpu() -> float:
    """An answer against the least work with its effects, by turns: the median of the pairs."""
    site, visitor = WSGIHandler(), Visitor()
    first = visitor.starts(DRILL)
    least.recorded = least.Recorded(_ids(first))
    with least.recorded.recording():
        least.recorded.fragment = _served(site, visitor.answering(first, first.url))
    return median(_answered(site) for _ in range(ANSWERS))


def _answered(site: WSGIHandler) -> float:
    ours, theirs = Visitor(), Visitor()
    asked, other = ours.starts(DRILL), theirs.starts(DRILL)
    ids = "/".join(map(str, _ids(other)[:-1]))
    answer = ours.answering(asked, asked.url)
    least_answer = theirs.answering(other, f"/least/{ids}/")
    took = processor_ns(lambda: _served(site, answer))
    with override_settings(ROOT_URLCONF="bench.least"):
        return took / processor_ns(lambda: _served(site, least_answer))


def _ids(asked: Asked) -> tuple[object, ...]:
    """By what the statements of an answer name it: attempt, run, learner, skill and visitor."""
    run = asked.attempt.run
    skill = Skill.objects.get(learner=run.learner_id, drill=run.drill)
    return asked.attempt.pk, run.pk, run.learner_id, skill.pk, asked.visitor.hex


def _served(site: WSGIHandler, environ: WSGIEnvironment) -> bytes:
    """What a server sends of a request's answer."""
    started: list[object] = []

    def start(status: str, *_: object) -> Callable[[bytes], object]:
        started.append(status)
        return started.append

    response = site(environ, start)
    body = b"".join(response)
    response.close()
    assert started == ["200 OK"], started
    return body


def _queries() -> Iterator[Row]:
    """Statements of an answer and of the next question, with and without a long past."""
    visitor = Visitor()
    fresh = _said(visitor)
    _remember(visitor.starts("punto-winner").attempt.run.learner)
    answer, following = map(max, zip(fresh, _said(visitor), strict=True))
    yield Row("answer-queries", answer, "queries", 7)
    yield Row("next-queries", following, "queries", 6)


def _said(visitor: Visitor) -> tuple[int, int]:
    asked = visitor.starts(DRILL)
    with CaptureQueriesContext(connection) as of_answer:
        size(visitor.answers(asked, asked.right))
    with CaptureQueriesContext(connection) as of_next:
        size(visitor.goes_on(f"/es/runs/{asked.attempt.run_id}/2/"))
    return len(of_answer), len(of_next)


def _remember(learner: Learner) -> None:
    """Sittings of the past, all finished, every question answered."""
    now = timezone.now()
    past = {"drill": DRILL, "version": 1, "ruleset": "classic", "finished_at": now}
    runs = Run.objects.bulk_create(Run(learner=learner, **past) for _ in range(SITTINGS))
    told = {"question": "-", "answer": "0", "verdict": "right", "answered_at": now}
    Attempt.objects.bulk_create(
        Attempt(run=run, position=position, **told) for run in runs for position in range(1, 6)
    )


def _weights() -> Iterator[Row]:
    """A drill's first page with all that it loads, and the heaviest fragment of an answer."""
    visitor = Visitor()
    pages = [visitor.loads(visitor.starts(drill).url) for drill in catalogue()]
    yield Row("first-page-kb", max(sum(page.values()) for page in pages) / KB, "kB", 60)
    yield Row("first-page-requests", max(map(len, pages)), "requests", 7)
    fragments = [visitor.answers(visitor.starts(drill), "skip") for drill in catalogue()]
    yield Row("answer-kb", max(map(size, fragments)) / KB, "kB", 2)
