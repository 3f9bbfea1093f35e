"""Classes and those in them, as rows."""

from uuid import uuid4

from tutor.accounts.names import name_key
from tutor.models import Classroom, Learner, Pupil, Teaching, User

CODE = "k7mw3fh2"


def account(name: str = "Ane") -> User:
    """Somebody with an account, and what she learns."""
    user = User.objects.create(username=name_key(name), name=name)
    Learner.objects.create(user=user, visitor=uuid4())
    return user


def classroom(*teachers: User, name: str = "3º B", code: str = CODE, **more: object) -> Classroom:
    """A class, the first of its teachers first."""
    made = Classroom.objects.create(
        **{"name": name, "language": "es", "time_zone": "Europe/Madrid", "code": code} | more
    )
    for user in teachers:
        Teaching.objects.create(classroom=made, user=user)
    return made


def pupil(of: Classroom, name: str = "Caio", learner: Learner | None = None) -> Pupil:
    """Somebody in a class, a visitor unless a learner is given."""
    learner = learner or Learner.objects.create(visitor=uuid4())
    return Pupil.objects.create(classroom=of, learner=learner, name=name, key=name_key(name))
