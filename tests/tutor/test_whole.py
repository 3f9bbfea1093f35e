"""One transaction, begun again where another came in its way."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from uuid import uuid4

import pytest
from django.db import IntegrityError, OperationalError, connection, transaction

from tutor.models import Learner
from tutor.whole import MOST_TRIES, Overtaken, whole


class Act:
    """Makes a learner, and fails a few times after that."""

    def __init__(self, error: Exception, times: int) -> None:
        self.error, self.times, self.tries = error, times, 0

    def __call__(self) -> int:
        self.tries += 1
        Learner.objects.create(visitor=uuid4())
        if self.tries <= self.times:
            raise self.error
        return self.tries


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("error", [IntegrityError("a key"), Overtaken()])
def test_what_came_in_the_way_is_tried_again_and_kept_once(error: Exception) -> None:
    act = Act(error, MOST_TRIES - 1)
    assert whole(act.__call__)() == MOST_TRIES
    assert Learner.objects.count() == 1


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("error", "tries"),
    [(IntegrityError("a key"), MOST_TRIES), (OperationalError("away"), 1), (KeyError("k"), 1)],
)
def test_what_fails_for_good_leaves_nothing(error: Exception, tries: int) -> None:
    act = Act(error, 99)
    with pytest.raises(type(error)):
        whole(act.__call__)()
    assert act.tries == tries
    assert not Learner.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_within_another_it_is_a_part_of_that() -> None:
    act = Act(IntegrityError("a key"), 99)
    with pytest.raises(IntegrityError), transaction.atomic():
        whole(act.__call__)()
    assert act.tries == 1


@pytest.mark.only_on("postgresql")
@pytest.mark.django_db(transaction=True)
def test_two_that_wait_for_each_other_both_come_through() -> None:
    rows = [Learner.objects.create(visitor=uuid4()) for _ in range(2)]
    of_old = {row.visitor for row in rows}
    both_hold_one, tries = Barrier(2), [0, 0]

    @whole
    def give_each_another_number(number: int) -> None:
        tries[number] += 1
        for place, row in enumerate(rows if number else reversed(rows)):
            Learner.objects.filter(pk=row.pk).update(visitor=uuid4())
            if place == 0 and tries[number] == 1:
                both_hold_one.wait(10)

    def work(number: int) -> None:
        try:
            give_each_another_number(number)
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(work, range(2)))
    assert 1 < max(tries) <= MOST_TRIES
    assert of_old.isdisjoint(Learner.objects.values_list("visitor", flat=True))
