"""What somebody typed and others see, names, titles, notes and a list from a file: all is text."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from tests.tutor.classroom.browsers import People, everybody
from tests.tutor.playing import answer, start
from tests.tutor.test_fuzz import pages
from tutor.models import (
    Assignment,
    ClassAct,
    ClassGroup,
    Classroom,
    Doubt,
    LessonSet,
    Pupil,
    User,
    Worksheet,
)

HOSTILE = "\"'><svg onload=x><script>y"  # as long as the shortest name may be
LIVE = ("<script>y", "<svg onload")
ESCAPED = "&lt;svg onload=x&gt;&lt;script&gt;y"
READERS = ("teacher", "co-teacher", "administrator", "pupil")


def spoilt() -> People:
    """A class in which everything that may be typed is that."""
    people = everybody()
    pupil, teacher = people.browsers["pupil"], people.browsers["teacher"]
    asked = start(pupil, "juego-total")
    answer(pupil, asked, asked.right)
    pupil.post(f"{asked.url}doubt/", {"note": HOSTILE})
    teacher.post(reverse("worksheets"), {"subject": "drill:grande-winner"})
    ClassGroup.objects.create(classroom=people.made, name=HOSTILE, key="x")
    ClassAct.objects.update(detail=HOSTILE)
    Assignment.objects.update(note=HOSTILE)
    for kind in (User, Classroom, LessonSet, Pupil):
        kind.objects.update(name=HOSTILE)
    Pupil.objects.update(real_name=HOSTILE)
    Worksheet.objects.update(title=HOSTILE)
    assert Doubt.objects.get().note == HOSTILE
    return people


def shown(people: People) -> list[tuple[str, str, str]]:
    """Each page of everybody who reads there, as far as it is one."""
    found = []
    for who in READERS:
        for url in pages(people):
            page: Any = people.browsers[who].get(url)
            if not page.streaming and "html" in page.headers["Content-Type"]:
                found.append((who, url, page.content.decode()))
    return found


@pytest.mark.django_db
def test_what_was_typed_is_text_wherever_it_is_shown() -> None:
    found = shown(spoilt())
    assert not [(who, url) for who, url, body in found if any(one in body for one in LIVE)]
    as_text = {url for _, url, body in found if ESCAPED in body}
    assert len(as_text) > 15


@pytest.mark.django_db
def test_what_a_file_holds_is_text() -> None:
    people = everybody()
    teacher, url = people.browsers["teacher"], people.urls()["class-add"]
    name = HOSTILE.replace('"', "")  # which would end a cell
    file = SimpleUploadedFile(f"{name}.csv", f"name;group\n{name};{name}\n".encode())
    page: Any = teacher.post(url, {"file": file})
    body = page.content.decode()
    assert ESCAPED in body
    assert not [one for one in LIVE if one in body]
