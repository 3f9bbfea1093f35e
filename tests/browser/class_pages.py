"""The pages of classes, furnished for somebody who teaches one and is in another."""

from collections.abc import Iterator
from datetime import timedelta

from django.utils.timezone import now

from engine import MISCONCEPTIONS, Answered, Mind, Question, shown, store_mind
from tests.browser.person import Person
from tutor.accounts.entry import make_codes
from tutor.classroom import inviting
from tutor.classroom.assigning import Terms, addressees, assign, extend, withdraw
from tutor.classroom.inviting import invite
from tutor.classroom.joining import join
from tutor.classroom.overriding import override
from tutor.classroom.roster import NewPupil, hide_name, make_pupils, make_quick_codes, remove
from tutor.classroom.services import ClassSettings, archive, start_class
from tutor.classroom.voiding import void_question
from tutor.codes import fresh_code
from tutor.drills.catalogue import catalogue
from tutor.models import (
    Assignment,
    Attempt,
    Classroom,
    EntryKind,
    ItemKind,
    Pupil,
    Run,
    SetVersion,
    User,
)
from tutor.models import Mind as MindRow
from tutor.sets.items import Item
from tutor.sets.ready import ready_items
from tutor.sets.services import drop_item, publish, ready_version, share, start_set, token_of
from tutor.worksheets.dealing import WorksheetPlan
from tutor.worksheets.services import make_worksheet
from tutor.worksheets.subjects import subject_of
from tutor.worksheets.values import Subject

WIDE = "W" * 30
HANDS_OF_THREES = ("3o3c3e1b", "3o3c7e1b", "3b6e1c1o")
OTHER_THREES = ("3o3b4e1b", "3o3c6e2b")
ON_PAPER = ("one-card", "encaje-sheds", "juego-holders", "cards-same", "juego-total")
OWN = {
    "class": "",
    "class settings": "settings/",
    "class code": "code/",
    "class add": "add/",
    "class cards": "cards/",
    "class quick": "quick/",
    "class teachers": "teachers/",
    "class archive": "archive/",
    "class copy": "copy/",
    "class trace": "trace/",
    "class assign": "assign/",
    "class assignments": "assignments/",
    "class export": "export/",
    "class beliefs": "beliefs/",
}


def class_pages(person: Person, name: str) -> Iterator[tuple[str, str]]:
    """Each by its name and its path, for the account of this name, which has just signed up."""
    user = User.objects.get(name=name)
    make_codes([user], EntryKind.CARD)
    taught, empty, old, inside = (_class(user, person, one) for one in ("A", "B", "C", "D"))
    number, pupil = taught.pk, _furnish(taught, user)
    archive(classroom=old, by=user, forget_at=now() + timedelta(days=400))
    _learns(inside, user)
    of_sets = list(_sets(taught, user))
    invitation = invite(classroom=taught, by=user)
    assert invitation
    yield "classes", "/classes/"
    yield "class new", "/classes/new/"
    yield from ((name, f"/classes/{number}/{path}") for name, path in OWN.items())
    yield "class pupil", f"/classes/{number}/pupils/{pupil}/"
    yield from of_sets
    yield "class empty", f"/classes/{empty.pk}/"
    yield "class archived", f"/classes/{old.pk}/"
    yield "class reopen", f"/classes/{old.pk}/archive/"
    yield "class inside", f"/classes/{inside.pk}/"
    yield "class name", f"/classes/{inside.pk}/name/"
    yield "class leave", f"/classes/{inside.pk}/leave/"
    yield "invitation", f"/classes/teach/{inviting.token_of(invitation)}/"
    yield "worksheets", "/worksheets/"
    yield from ((f"worksheet {drill}", _worksheet(user, person, drill)) for drill in ON_PAPER)
    yield "worksheet of a set", _worksheet_of_set(user, person)
    yield "join", "/join/"
    yield "join class", f"/join/{_other(person).code}/"
    yield "entry code", "/join/kept/"


def _sets(taught: Classroom, user: User) -> Iterator[tuple[str, str]]:
    """A set that is shared and has a draft, and what was assigned of it."""
    items = [*ready_items("path:first-evening"), Item(ItemKind.DRILL, "juego-total")]
    made = start_set(owner=user, name=f"S {WIDE}", items=items)
    assert made
    version = publish(lesson_set=made)
    assert version
    share(lesson_set=made)
    made.refresh_from_db()
    drop_item(lesson_set=made, position=1)
    withdrawn, given = (_assigned(taught, user, version, days) for days in (1, 2))
    withdraw(assignment=withdrawn, by=user, title=made.name)
    yield "class assignment", f"/classes/{taught.pk}/assignments/{given.pk}/"
    yield "class grid", f"/classes/{taught.pk}/assignments/{given.pk}/grid/"
    yield from _looked_at(given, user)
    yield "class withdrawn", f"/classes/{taught.pk}/assignments/{withdrawn.pk}/"
    yield "sets", "/sets/"
    yield "set", f"/sets/{made.pk}/"
    yield "set ready", "/sets/ready/path:scoring/"
    yield "set shared", f"/sets/shared/{token_of(made)}/"
    yield "set preview", "/sets/preview/grande-winner/"


def _looked_at(given: Assignment, user: User) -> Iterator[tuple[str, str]]:
    """A thing that was answered, one answer to it, a void one and a result set by hand."""
    pupil, item = addressees(given).order_by("pk")[0], given.version.items.last()
    assert item
    answers = list(_answers(pupil, OTHER_THREES))
    asked, of = answers[0].question, given.classroom
    void_question(classroom=of, by=user, question=asked, title=WIDE)
    override(
        assignment=given, item=item, pupil=pupil, by=user, value=1, reason=WIDE * 3, title=WIDE
    )
    of_class = f"/classes/{given.classroom_id}/"
    thing = f"{of_class}assignments/{given.pk}/items/{item.position}/"
    yield "class item", thing
    yield "class result", f"{thing}pupils/{pupil.pk}/"
    yield "class answers", f"{of_class}pupils/{pupil.pk}/answers/"
    yield "class seen", f"{of_class}pupils/{pupil.pk}/seen/"
    for name, answer in (("void", answers[0]), ("wrong", answers[1])):
        yield f"class answer {name}", f"{of_class}pupils/{pupil.pk}/answers/{answer.pk}/"


def _assigned(of: Classroom, user: User, version: SetVersion, days: int) -> Assignment:
    """Due in so many days, with more time for one pupil."""
    at = now()
    terms = Terms(opens_at=at, due_at=at + timedelta(days=days), note=WIDE)
    made = assign(classroom=of, by=user, version=version, terms=terms, title="S")
    later = at + timedelta(days=days + 3)
    extend(assignment=made, by=user, pupils=list(addressees(made)[:1]), due_at=later, title="S")
    return made


def _worksheet(user: User, person: Person, drill: str) -> str:
    plan = WorksheetPlan(Subject.of_drill(catalogue()[drill]), 5, 1, "classic", fresh_code())
    return f"/worksheets/{make_worksheet(user=user, plan=plan, language=person.language).code}/"


def _worksheet_of_set(user: User, person: Person) -> str:
    subject = subject_of("path:first-evening", user)
    assert subject
    plan = WorksheetPlan(subject, 5, 1, "classic", fresh_code())
    return f"/worksheets/{make_worksheet(user=user, plan=plan, language=person.language).code}/"


def _class(user: User, person: Person, name: str) -> Classroom:
    chosen = ClassSettings(f"{name} {WIDE}", person.language, "America/Sao_Paulo", "four_kings")
    return start_class(user=user, chosen=chosen)


def _other(person: Person) -> Classroom:
    """One that is no business of theirs yet."""
    teacher = User.objects.create(username=f"other {person.language} {now()}", name="Eli")
    return _class(teacher, person, "E")


def _furnish(taught: Classroom, user: User) -> int:
    new = [NewPupil(name, f"{name} Etxeberria", "Martes") for name in ("Ane", "Bruno", "Caio")]
    pupils = make_pupils(classroom=taught, by=user, new=[*new, NewPupil(WIDE), NewPupil("Dora")])
    hide_name(pupil=pupils[3], by=user, hidden=True)
    make_quick_codes(classroom=taught, by=user, pupils=pupils)
    remove(classroom=taught, by=user, pupils=pupils[4:])
    _believes(pupils[0])
    return pupils[0].pk


def _believes(pupil: Pupil) -> None:
    """A three is just a three, as three answers tell."""
    mind = Mind()
    for attempt in _answers(pupil, HANDS_OF_THREES):
        seen = shown(Question.parse(attempt.question))
        mind = mind.answered(Answered(seen, attempt.answer, attempt.pk))
    MindRow.objects.create(learner=pupil.learner, state=store_mind(mind), told_at=now())


def _answers(pupil: Pupil, hands: tuple[str, ...]) -> Iterator[Attempt]:
    """A sitting in which a three is just a three."""
    belief = next(one for one in MISCONCEPTIONS if one.id == "three-is-three")
    run = Run.objects.create(
        learner=pupil.learner,
        drill="juego-total",
        version=1,
        ruleset="classic",
        finished_at=now(),
    )
    for position, hand in enumerate(hands, 1):
        question = Question.parse(f"1|juego-total|-|classic|{hand}|-")
        yield Attempt.objects.create(
            run=run,
            position=position,
            question=str(question),
            answer=belief.answer(question) or "",
            verdict="wrong",
            misconception=belief.id,
            answered_at=now(),
        )


def _learns(inside: Classroom, user: User) -> None:
    """A class that another teaches, with classmates."""
    teacher = User.objects.create(username=f"teacher {inside.pk}", name="Fran")
    inside.teachings.update(user=teacher)
    join(classroom=inside, learner=user.learner, name="Gil")
    make_pupils(classroom=inside, by=teacher, new=[NewPupil(WIDE), NewPupil("Hugo")])
    version = ready_version("path:first-evening")
    assert version
    _assigned(inside, teacher, version, 3)
