"""The pages of classes, furnished for somebody who teaches one and is in another."""

from collections.abc import Iterator
from datetime import timedelta

from django.utils.timezone import now

from tests.browser.person import Person
from tutor.accounts.entry import make_codes
from tutor.classroom.inviting import invite, token_of
from tutor.classroom.joining import join
from tutor.classroom.roster import NewPupil, hide_name, make_pupils, make_quick_codes, remove
from tutor.classroom.services import ClassSettings, archive, start_class
from tutor.models import Classroom, EntryKind, User

WIDE = "W" * 30
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
}


def class_pages(person: Person, name: str) -> Iterator[tuple[str, str]]:
    """Each by its name and its path, for the account of this name, which has just signed up."""
    user = User.objects.get(name=name)
    make_codes([user], EntryKind.CARD)
    taught, empty, old, inside = (_class(user, person, one) for one in ("A", "B", "C", "D"))
    number, pupil = taught.pk, _furnish(taught, user)
    archive(classroom=old, by=user, forget_at=now() + timedelta(days=400))
    _learns(inside, user)
    invitation = invite(classroom=taught, by=user)
    assert invitation
    yield "classes", "/classes/"
    yield "class new", "/classes/new/"
    yield from ((name, f"/classes/{number}/{path}") for name, path in OWN.items())
    yield "class pupil", f"/classes/{number}/pupils/{pupil}/"
    yield "class empty", f"/classes/{empty.pk}/"
    yield "class archived", f"/classes/{old.pk}/"
    yield "class reopen", f"/classes/{old.pk}/archive/"
    yield "class inside", f"/classes/{inside.pk}/"
    yield "class name", f"/classes/{inside.pk}/name/"
    yield "class leave", f"/classes/{inside.pk}/leave/"
    yield "invitation", f"/classes/teach/{token_of(invitation)}/"
    yield "join", "/join/"
    yield "join class", f"/join/{_other(person).code}/"
    yield "entry code", "/join/kept/"


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
    return pupils[0].pk


def _learns(inside: Classroom, user: User) -> None:
    """A class that another teaches, with classmates."""
    teacher = User.objects.create(username=f"teacher {inside.pk}", name="Fran")
    inside.teachings.update(user=teacher)
    join(classroom=inside, learner=user.learner, name="Gil")
    make_pupils(classroom=inside, by=teacher, new=[NewPupil(WIDE), NewPupil("Hugo")])
