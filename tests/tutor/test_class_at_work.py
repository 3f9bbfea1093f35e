"""Forty pupils join a class and answer at once while its teacher's grid fills, as the site runs.

Nothing here is timed.
"""

import re
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from html import unescape

from bench.real.browser import Browser
from engine import Question, truth
from tests.tutor.accounts.entering import PHRASE
from tests.tutor.classroom.people import classroom
from tests.tutor.classroom.working import assigned
from tests.tutor.playing import HTMX
from tutor.classroom.standing import Reached, standing
from tutor.models import Assignment, Attempt, Goal, ItemKind, Pupil, Run, User
from tutor.sets.items import Item

PUPILS, QUESTIONS, ROUND_S = 40, 2, 1
DRILL = "juego-total"
FILL = re.compile(r'hx-get="([^"]+)"')
FIGURE = re.compile(r'id="cell-(\d+)-\d+"[^>]*>.*?aria-hidden="true">(\d+)/2<', re.DOTALL)


def teaching(port: int) -> tuple[Browser, Assignment]:
    """A teacher's browser, and what her class is given to do."""
    browser = Browser(port)
    browser.get("/en/account/sign-up/")
    browser.post("/en/account/sign-up/", name="Ane", password=PHRASE, again=PHRASE)
    ane = User.objects.get(name="Ane")
    item = Item(ItemKind.DRILL, DRILL, goal=Goal.COUNT, threshold=QUESTIONS)
    return browser, assigned(classroom(ane), ane, item)


def work(port: int, number: int, code: str) -> None:
    """All that one pupil does, the beginning of it from two windows at once."""
    browser = Browser(port)
    browser.get(f"/en/join/{code}/")
    browser.post(f"/en/join/{code}/", name=f"Pupil {number}")
    browser.get(f"/en/drills/{DRILL}/")
    url = browser.twice(f"/en/drills/{DRILL}/").rsplit("/", 2)[0]
    for position in range(1, QUESTIONS + 1):
        send = browser.twice if position == 1 else browser.post
        send(f"{url}/{position}/", answer=_answer(number, position))


def _answer(number: int, position: int) -> str:
    return str(4 + (number + position) % 37)


def polls(browser: Browser, url: str, sent: list[Future[None]]) -> Iterator[str]:
    """What the grid is sent while they work, and once more when all have done."""
    _, text = browser.get(url)
    browser.headers |= HTMX
    is_over, fill = False, FILL.search(text)
    while not is_over:
        yield text
        is_over = not wait(sent, ROUND_S).not_done
        fill = FILL.search(text) or fill
        assert fill
        status, text = browser.get(unescape(fill[1]))
        assert status in (200, 204)
    yield text


def test_forty_work_while_the_grid_fills_and_nothing_is_lost_or_doubled(port: int) -> None:
    teacher, given = teaching(port)
    made, shown = given.classroom, dict[int, int]()
    grid = f"/en/classes/{made.pk}/assignments/{given.pk}/grid/"
    with ThreadPoolExecutor(PUPILS) as class_:
        sent = [class_.submit(work, port, number, made.code) for number in range(PUPILS)]
        for text in polls(teacher, grid, sent):
            for pupil, count in FIGURE.findall(text):
                assert shown.get(int(pupil), 0) <= int(count), "an answer that was shown is gone"
                shown[int(pupil)] = int(count)
    for one in sent:
        one.result()
    pupils = list(Pupil.objects.filter(classroom=made))
    assert sorted(one.name for one in pupils) == sorted(f"Pupil {n}" for n in range(PUPILS))
    assert shown == dict.fromkeys((one.pk for one in pupils), QUESTIONS)
    assert Run.objects.count() == PUPILS
    assert Attempt.objects.judged().count() == PUPILS * QUESTIONS
    for his in standing(given, pupils).values():
        assert (his.items[0].on_time, his.reached) == (QUESTIONS, Reached.DONE)
        _has_all(his.pupil)


def _has_all(pupil: Pupil) -> None:
    number = int(pupil.name.split()[1])
    answered = pupil.learner.runs.get().attempts.judged()
    for position, one in enumerate(answered.order_by("position"), 1):
        assert (one.position, one.answer) == (position, _answer(number, position))
        is_right = one.answer == truth(Question.parse(one.question))
        assert one.verdict == ("right" if is_right else "wrong")
