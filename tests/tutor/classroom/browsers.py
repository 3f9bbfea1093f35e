"""Browsers of everybody who may come to a class's page."""

from dataclasses import dataclass
from typing import Any

from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from tests.tutor.accounts.entering import member
from tests.tutor.classroom.people import classroom
from tests.tutor.classroom.working import answers, assigned
from tutor.classroom.inviting import invite, take_up
from tutor.models import Assignment, Attempt, Classroom, ItemKind, Pupil, User
from tutor.sets.items import Item

type Page = Any


@dataclass
class People:
    """A class, its pupil Caio, what he has to do, and a browser of each who may come or not."""

    made: Classroom
    caio: Pupil
    given: Assignment
    browsers: dict[str, Client]

    def urls(self) -> dict[str, str]:
        """The address of each page of the class, by its name."""
        number = [self.made.pk]
        names = (
            *("class", "class-settings", "class-code", "class-add", "class-cards", "class-quick"),
            *("class-acts", "class-teachers", "class-archive", "class-copy", "class-trace"),
            *("class-name", "class-leave", "class-assign", "class-assignments", "class-export"),
            "class-beliefs",
        )
        found = {name: reverse(name, args=number) for name in names}
        found["class-table"] = reverse("class-table", args=[*number, "answers", "csv"])
        found["class-pupil"] = reverse("class-pupil", args=[*number, self.caio.pk])
        found["class-assignment"] = reverse("class-assignment", args=[*number, self.given.pk])
        found["class-grid"] = reverse("class-grid", args=[*number, self.given.pk])
        found["class-item"] = reverse("class-item", args=[*number, self.given.pk, 1])
        result = [*number, self.given.pk, 1, self.caio.pk]
        found["class-result"] = reverse("class-result", args=result)
        found["class-seen"] = reverse("class-seen", args=[*number, self.caio.pk])
        found["class-answers"] = reverse("class-answers", args=[*number, self.caio.pk])
        answer = Attempt.objects.filter(run__learner=self.caio.learner_id).earliest("pk")
        found["class-answer"] = reverse("class-answer", args=[*number, self.caio.pk, answer.pk])
        return found


def joins(client: Client, made: Classroom, name: str) -> Page:
    """A visitor comes in by the link."""
    return client.post(reverse("join-class", args=[made.code]), {"name": name})


def answering(client: Client) -> Client:
    """One whose browser has been here: it has a number."""
    client.get("/en/lessons/")
    return client


def everybody() -> People:
    """One of each."""
    browsers = {name: answering(Client()) for name in WHO}
    ane = member(browsers["teacher"], "Ane")
    made = classroom(ane)
    other = classroom(member(browsers["other teacher"], "Eli"), code="22222222")
    bruno = member(browsers["co-teacher"], "Bruno")
    invitation = invite(classroom=made, by=ane)
    assert invitation
    take_up(invitation=invitation, user=bruno)
    fran = member(browsers["administrator"], "Fran")
    User.objects.filter(pk=fran.pk).update(is_superuser=True)
    browsers["visitor"].post("/en/", {})
    joins(browsers["pupil"], made, "Caio")
    joins(browsers["other pupil"], other, "Dora")
    joins(browsers["former pupil"], made, "Gil")
    Pupil.objects.filter(name="Gil").update(left_at=now(), left_by=ane)
    caio = Pupil.objects.get(name="Caio")
    given = assigned(made, ane, Item(ItemKind.LESSON, "grande"))
    answers(caio, "grande-winner", 1)
    return People(made, caio, given, browsers)


WHO = (
    *("stranger", "visitor", "pupil", "other pupil", "former pupil"),
    *("other teacher", "co-teacher", "teacher", "administrator"),
)
