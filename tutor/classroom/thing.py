"""Fills the page of one thing of an assignment: how often it was right at once, and what was not.

Part by part: the drills of a lesson or of a quiz that is dealt anew to each, else each question.
What is void in the class counts nowhere. Of very many answers only the latest are gone through for
what was got wrong and what a guess would get right; all are counted.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from django.db.models import F, Max, Min, QuerySet
from django.urls import reverse

from tutor.classroom.answer_lines import answer_line, answer_told, answer_url, asked
from tutor.classroom.assigned import goal_told, standings_in_order, title
from tutor.classroom.bars import bar
from tutor.classroom.figures import Figures, figures_by
from tutor.classroom.grid import cell_sight
from tutor.classroom.roles import Room
from tutor.classroom.seeing import assignment_url, grid_url
from tutor.classroom.standing import PupilStanding
from tutor.classroom.voiding import counted_in, questions_voided
from tutor.classroom.watched import AnswerLine, CellSight, PartSight, ThingSight, WrongSight
from tutor.classroom.work import given_for
from tutor.drills.catalogue import in_order
from tutor.drills.seeing import drill_link, mix_up_sight
from tutor.drills.stored import choices_of
from tutor.lessons.sight import LinkSight
from tutor.models import Assignment, Attempt, ItemKind, Pupil, SetItem
from tutor.models.drills import DEALT_BY, Mark
from tutor.sets.items import Item
from tutor.sets.seeing import item_link
from tutor.wording import class_answers as words

MOST_READ = 1_000
MOST_WRONG, MOST_VOIDED = 8, 20
COLUMNS = (
    *("part", "pk", "run__learner", "question", "answer", "verdict"),
    *("misconception", "is_first_try", "is_aided"),
)

type Wrong = tuple[str, str, str]  # what was asked, the answer, the mix-up that gives it


@dataclass(slots=True)
class Gone:
    """What the latest answers to one part tell: wrong ones, who gave them, and luck."""

    wrong: Counter[Wrong] = field(default_factory=Counter)
    given_by: dict[Wrong, tuple[int, int]] = field(default_factory=dict)
    lucky: list[float] = field(default_factory=list)
    latest: tuple[int, int] = (0, 0)  # of whom, and which answer; 0: it was not read

    @property
    def chance(self) -> int | None:
        """What share of them a guess gets right, in whole per cent."""
        return round(100 * sum(self.lucky) / len(self.lucky)) if self.lucky else None


def thing_sight(room: Room, one: Assignment, item: SetItem) -> ThingSight:
    """One thing of an assignment; as many queries however many there are in the class."""
    standings = standings_in_order(one)
    pupils = {his.pupil.learner_id: his.pupil for his in standings}
    given = given_for(one, pupils, item)
    counted = counted_in(room.classroom.pk, given)
    by_question = item.kind == ItemKind.QUIZ
    by = F("question") if by_question else DEALT_BY
    figures = figures_by(counted, by)
    read = _read(counted.annotate(part=by))
    are_more = sum(found.answers for found in figures.values()) > MOST_READ
    return ThingSight(
        link=item_link(item),
        goal=goal_told(one, Item.of(item)),
        assignment=LinkSight(assignment_url(one), title(one)),
        grid_url=grid_url(one),
        parts=tuple(
            _questions(counted, figures, read, pupils)
            if by_question
            else _drills(figures, read, pupils)
        ),
        latest=words.of_latest(MOST_READ) if are_more else "",
        voided=tuple(_voided(one, pupils, given)),
        pupils=tuple(_results(one, item, standings)),
    )


def result_url(assignment: Assignment, item: SetItem, pupil: Pupil) -> str:
    """Where what one pupil reached with one thing is set by hand."""
    place = [assignment.classroom_id, assignment.pk, item.position]
    return reverse("class-result", args=[*place, pupil.pk])


def _results(
    one: Assignment, item: SetItem, standings: Iterable[PupilStanding]
) -> Iterator[tuple[LinkSight, CellSight]]:
    for his in standings:
        link = LinkSight(result_url(one, item, his.pupil), his.pupil.name)
        yield link, cell_sight(one, his.pupil.pk, his.of(item))


def _drills(
    figures: Mapping[str, Figures], read: Mapping[str, Gone], pupils: Mapping[int, Pupil]
) -> Iterator[PartSight]:
    for slug in in_order(figures):
        yield _part(drill_link(slug), figures[slug], read[slug], pupils)


def _questions(
    counted: QuerySet[Attempt],
    figures: Mapping[str, Figures],
    read: Mapping[str, Gone],
    pupils: Mapping[int, Pupil],
) -> Iterator[PartSight]:
    """Each question of a quiz, those too of which no answer is among the latest."""
    places = counted.order_by().values_list("question").annotate(place=Min("position"))
    for text, place in places.order_by("place"):
        if text in figures:
            title, cards = asked(text)
            link = LinkSight(_url(read[text].latest, pupils), words.in_quiz(place, title))
            yield _part(link, figures[text], read[text], pupils, cards)


def _read(counted: QuerySet[Attempt]) -> Mapping[str, Gone]:
    """The latest answers, by part."""
    found = defaultdict[str, Gone](Gone)
    latest = counted.order_by("-answered_at", "-pk").values_list(*COLUMNS)[:MOST_READ]
    for part, pk, learner, text, *answered in latest:
        answer, verdict, mix_up, is_first, is_aided = answered
        here, choices = found[part], choices_of(text)
        here.latest = here.latest if any(here.latest) else (learner, pk)
        if choices and is_first and not is_aided:
            here.lucky.append(1 / choices)
        if verdict == Mark.WRONG:
            wrong = text, answer, mix_up
            here.wrong[wrong] += 1
            here.given_by.setdefault(wrong, (learner, pk))
    return found


def _part(
    link: LinkSight, found: Figures, gone: Gone, pupils: Mapping[int, Pupil], cards: str = ""
) -> PartSight:
    told = bar(link, found)
    if gone.chance is not None:
        told = replace(told, chance=gone.chance, by_chance=words.chance(gone.chance))
    wrong = _wrong(gone, pupils)
    others = sum(one.count for one in wrong[MOST_WRONG:])
    return PartSight(
        bar=told,
        cards=cards,
        wrong=tuple(wrong[:MOST_WRONG]),
        others=words.other_answers(others) if others else "",
    )


def _wrong(gone: Gone, pupils: Mapping[int, Pupil]) -> list[WrongSight]:
    """Wrong answers in words, those that are told alike as one, the most frequent first."""
    told, given_by = Counter[Wrong](), dict[Wrong, tuple[int, int]]()
    for (text, answer, mix_up), count in gone.wrong.items():
        one = asked(text)[0], answer_told(text, answer), mix_up
        told[one] += count
        given_by.setdefault(one, gone.given_by[text, answer, mix_up])
    return [
        WrongSight(
            count=count,
            times=words.times(count),
            question=question,
            given=words.given(given),
            fits=words.fits(mix_up_sight(mix_up).name if mix_up else ""),
            url=_url(given_by[question, given, mix_up], pupils),
        )
        for (question, given, mix_up), count in told.most_common()
    ]


def _url(given: tuple[int, int], pupils: Mapping[int, Pupil]) -> str:
    learner, attempt = given
    if not attempt:
        return ""
    return answer_url(pupils[learner].classroom_id, pupils[learner].pk, attempt)


def _voided(
    one: Assignment, pupils: Mapping[int, Pupil], given: QuerySet[Attempt]
) -> Iterator[AnswerLine]:
    """Each question of it that is void in the class, by the latest who answered it."""
    voided = set(questions_voided(one.classroom_id))
    if voided:
        theirs = given.filter(question__in=voided).order_by().values("question")
        latest = Attempt.objects.filter(pk__in=theirs.annotate(last=Max("pk")).values("last"))
        for each in latest.select_related("run").order_by("-answered_at", "-pk")[:MOST_VOIDED]:
            yield answer_line(pupils[each.run.learner_id], each, voided)
