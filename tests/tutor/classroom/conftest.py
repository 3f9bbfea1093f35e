"""A class for every test of classes: its teacher Ane, who has a browser, and its pupil Caio."""

import pytest
from django.test import Client

from tests.tutor.accounts.entering import member
from tests.tutor.classroom.people import classroom, pupil
from tutor.models import Classroom, Pupil, User


@pytest.fixture
def ane(client: Client) -> User:
    return member(client)


@pytest.fixture
def made(ane: User) -> Classroom:
    return classroom(ane)


@pytest.fixture
def caio(made: Classroom) -> Pupil:
    return pupil(made)
