"""Every page of the site, furnished for one person: each kind of question, and each verdict."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from uuid import UUID

from django.conf import settings
from django.utils.timezone import now
from playwright.sync_api import expect

from engine import MISCONCEPTIONS, Kind, Question, deal_question, grade, options, truth
from tests.browser.account_pages import account_pages
from tests.browser.person import Person
from tests.browser.quizzes import quiz_pages
from tutor.drills.answering import answer_attempt
from tutor.drills.catalogue import catalogue
from tutor.drills.services import start_run
from tutor.drills.sitting import sitting_to_answer
from tutor.learner.resetting import reset_lesson
from tutor.lessons.curriculum import curriculum, entries
from tutor.models import Attempt, Run, Skill
from tutor.models.regrading import Outcome
from tutor.regrading.failing import EngineFailed, replace_failed
from tutor.regrading.services import raise_doubt, settle_doubt

# For each kind of question a drill that asks it.
DRILLS = {
    Kind.TOP_CARD: "cards-order",
    Kind.SAME_CARD: "cards-same",
    Kind.WHO_WINS: "grande-winner",
    Kind.WHAT_DECIDES: "grande-decides",
    Kind.WHICH_PARES: "pares-kind",
    Kind.JUEGO_TOTAL: "juego-total",
    Kind.WHICH_LAST_LANCE: "punto-or-juego",
    Kind.WHO_SITS: "deal-seats",
    Kind.MUS_NEXT: "mus-talk",
    Kind.WHO_SPEAKS: "answers-speak",
    Kind.MAY_NOT_SAY: "raises-legal",
    Kind.REFUSAL_PAYS: "dejes-pay",
    Kind.LANCE_PAYS: "bonus-pays",
    Kind.ORDAGO_WINS: "ordago-wins",
    Kind.GAME_ENDS: "count-ends",
    Kind.STONES_LIE: "stones-lie",
    Kind.STONES_LEFT: "stones-left",
    Kind.TRUE_SIGNAL: "signals-true",
    Kind.TWO_RULES: "four-kings-both",
    Kind.ORDER_HANDS: "hands-order",
    Kind.HAS_JUEGO: "juego-holders",
    Kind.CHANGE_CARD: "one-card",
    Kind.WILD_CHOICE: "wild-choice",
    Kind.WILD_DECLARES: "wild-declares",
    Kind.ENCAJE_MAY: "encaje-may",
    Kind.ENCAJE_SHEDS: "encaje-sheds",
    Kind.ENCAJE_POT: "encaje-pot",
    Kind.MAY_CHANGE: "visto-changes",
    Kind.ENCAJE_NEXT: "encaje-begins",
    Kind.ENCAJE_MOST: "encaje-most",
    Kind.ENCAJE_PLAYED: "encaje-played",
    Kind.ENCAJE_ENDS: "encaje-ends",
    Kind.SIDE_WINS: "side-wins",
    Kind.MATCH_STANDS: "match-stands",
    Kind.MAY_DO: "table-talk",
    Kind.CARDS_LEFT: "cards-left",
    Kind.CARD_GOES: "deal-cards",
    Kind.STOCK_LEFT: "mus-stock",
    Kind.LANCE_NEXT: "pares-next",
    Kind.WHICH_LANCE: "bet-lance",
    Kind.WHO_KEEPS: "dejes-taken",
    Kind.SIGNAL_TELLS: "regional-means",
    Kind.ROUND_COUNTS: "round-counts",
}


# The arbiter at each of its tables: empty, half filled, judged, with bets, and with wild cards.
FOUR = "/arbiter/?rules=classic&hands=RoRc5b4e.Co7c6e1b.5c5e4b3o.SoSc6o2b"
WILD = "/arbiter/?rules=eibar&hands=RoSoSc4e.Co7c6e1b.5c5e4b3o.RcSb6o2b"
ARBITER = {
    "arbiter": "/arbiter/",
    "arbiter filling": "/arbiter/?rules=six&hands=RoRc5b4e.Co7c6e1b.5c5e..So.&at=4",
    "arbiter full hand": "/arbiter/?rules=classic&hands=4o4c4e4b.5o5c2o2c&at=1",
    "arbiter two": "/arbiter/?rules=classic&hands=4o4c4e4b.5o5c2o2c",
    "arbiter count": f"{FOUR}&scores=27-28&grande=0+envido,1+reenvido+6,0+quiero&pares=0+envido",
    "arbiter stop": f"{FOUR}&scores=37-38&grande=0+envido,1+reenvido+6,0+quiero",
    "arbiter six": f"{FOUR}.Cc7o6b4c.Re3b2o1c".replace("classic", "six"),
    "arbiter wild": f"{WILD}&wild=Sc=1,So=R",
}


@dataclass(frozen=True, slots=True)
class Place:
    """One page, and how a person gets to see it."""

    name: str
    open: Callable[[], None]


def every_page(person: Person) -> Iterator[Place]:
    """Each page, with all that a page may hold."""
    visitor = _visitor(person)
    paths = {
        "front": "/",
        "lessons": "/lessons/",
        "glossary": "/glossary/#mano",
        "search": "/search/",
        "search found": "/search/?q=pares",
        "search not found": "/search/?q=" + "xyzzy" * 12,
        "sheet": "/sheet/",
        "drill": "/drills/chica-winner/",
    }
    paths |= {f"lesson {entry.slug}": f"/lessons/{entry.slug}/" for entry in curriculum()}
    paths |= ARBITER | _questions(visitor) | _result(visitor) | _doubts(visitor)
    paths |= _progress(visitor) | _course(visitor)
    paths |= quiz_pages(visitor)
    for name, path in paths.items():
        yield Place(name, partial(person.opens, path))
    yield Place("not found", partial(_open_nowhere, person))
    yield Place("stale form", partial(_send_a_stale_form, person))
    yield Place("unread total", partial(_type_nonsense, person))
    yield Place("unread cards", partial(_lay_nonsense, person))
    yield from (Place(name, open_it) for name, open_it in account_pages(person))


def _visitor(person: Person) -> UUID:
    """Whom the person's cookie, given with the first page, names."""
    person.opens("/lessons/")
    cookies = {cookie["name"]: cookie["value"] for cookie in person.context.cookies()}
    return UUID(cookies[settings.VISITOR_COOKIE].split(":")[0])


def _questions(visitor: UUID) -> dict[str, str]:
    """Each kind asked and answered wrong, and one right, one not at all."""
    paths: dict[str, str] = {}
    for kind, drill in DRILLS.items():
        run = start_run(visitor=visitor, drill=catalogue()[drill])
        for choose in (truth, _mixed_up, _skip):
            _answer(run, choose)
        _deal(run, seats=4)
        paths |= {f"{kind} wrong": f"/runs/{run.pk}/2/", f"{kind} asked": f"/runs/{run.pk}/4/"}
        if kind is Kind.WHO_WINS:
            paths |= {"right": f"/runs/{run.pk}/1/", "skipped": f"/runs/{run.pk}/3/"}
    pair = start_run(visitor=visitor, drill=catalogue()["chica-winner"])
    _deal(pair, seats=2)
    paths["begun"] = f"/drills/{DRILLS[Kind.TOP_CARD]}/"
    return paths | {"pair asked": f"/runs/{pair.pk}/1/"}


def _deal(run: Run, seats: int) -> None:
    """A question for so many seats in place of the one that was chosen, where the drill has any."""
    specs = [spec for spec in catalogue()[run.drill].specs if spec.seats == seats]
    for spec in specs[-1:]:
        run.attempts.open().update(question=str(deal_question(spec, 1)))


def _progress(visitor: UUID) -> dict[str, str]:
    """A drill mastered, and a mix-up that answers fit, with the result of that sitting."""
    for _ in range(3):
        run = start_run(visitor=visitor, drill=catalogue()["pares-kind"])
        for _ in range(5):
            _answer(run, truth)
    for _ in range(3):
        run = start_run(visitor=visitor, drill=catalogue()["juego-total"])
        for _ in range(5):
            _answer(run, _as_a_three)
    return {"progress": "/progress/", "result with a mix-up": f"/runs/{run.pk}/"}


def _course(visitor: UUID) -> dict[str, str]:
    """What is due, more than a day's, and a lesson that was begun again and one that may be."""
    for drill in ("cards-same", "envido-legal"):
        run = start_run(visitor=visitor, drill=catalogue()[drill])
        for _ in range(5):
            _answer(run, truth)
    reset_lesson(visitor=visitor, entry=entries()["envido"])
    mine, at = Skill.objects.of_visitor(visitor), now() - timedelta(days=1)
    mine.filter(due_at__isnull=False).update(due_at=at)
    return {"lesson reset": "/lessons/envido/reset/", "lesson to reset": "/lessons/pares/reset/"}


def _as_a_three(question: Question) -> str:
    """What somebody answers to whom a three is just a three."""
    return next(one.answer(question) for one in MISCONCEPTIONS) or truth(question)


def _result(visitor: UUID) -> dict[str, str]:
    """A sitting that is over."""
    run = start_run(visitor=visitor, drill=catalogue()["punto-winner"])
    for choose in (truth, _mixed_up, _skip, truth, _mixed_up):
        _answer(run, choose)
    return {"result": f"/runs/{run.pk}/"}


def _doubts(visitor: UUID) -> dict[str, str]:
    """A verdict to doubt, one that was settled, and a question in a failed one's place."""
    run = start_run(visitor=visitor, drill=catalogue()["punto-winner"])
    for choose in (_mixed_up, truth):
        _answer(run, choose)
    doubted, failed = run.attempts.get(position=1), run.attempts.get(position=3)
    number = raise_doubt(attempt=doubted, note="").pk
    settle_doubt(number=number, outcome=Outcome.VOID, note="W" * 500, by="-")
    replace_failed(attempt=failed, answer="-", failure=EngineFailed(KeyError()))
    here = f"/runs/{run.pk}"
    return {"doubt": f"{here}/2/doubt/", "doubted": f"{here}/1/", "instead": f"{here}/3/"}


def _answer(run: Run, choose: Callable[[Question], str]) -> None:
    visitor, attempt = run.learner.visitor, Attempt.objects.open().get(run=run)
    assert visitor
    sitting = sitting_to_answer(visitor, run.pk, attempt.position)
    assert sitting
    answer_attempt(sitting=sitting, answer=choose(Question.parse(attempt.question)))


def _mixed_up(question: Question) -> str:
    """A wrong answer, and where there is one, one that a mix-up explains."""
    wrong = [code for code in options(question) if code != truth(question)]
    return next((code for code in wrong if grade(question, code).explained_by), wrong[0])


def _skip(question: Question) -> str:
    return "skip"


def _open_nowhere(person: Person) -> None:
    person.console.grant_status(404)
    person.opens("/nowhere/")


def _send_a_stale_form(person: Person) -> None:
    person.console.grant_status(403)
    person.opens("/drills/grande-winner/")
    person.context.clear_cookies(name="csrftoken")
    person.page.locator("main form button").click()
    expect(person.page.locator("main form")).to_have_count(0)


def _type_nonsense(person: Person) -> None:
    person.console.grant_status(422)
    person.starts("juego-total")
    person.types("thirty")
    expect(person.alert).to_be_visible()


def _lay_nonsense(person: Person) -> None:
    person.console.grant_status(422)
    person.opens("/arbiter/?hands=Ro.Ro&typed=Q")
