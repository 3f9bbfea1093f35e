"""Fills what the pages of lesson sets show out of sets and the course."""

from collections.abc import Iterable, Sequence

from django.db.models import Count, Max, Q
from django.urls import reverse

from tutor.codes import spaced
from tutor.drills.seeing import drill_link
from tutor.lessons.links import lesson_link
from tutor.lessons.sight import LinkSight
from tutor.models import ItemKind, LessonSet, SetItem, User
from tutor.sets.items import Item, drills_of, is_gone
from tutor.sets.ready import OWN, PARTED, PATH, key_of, ready_items, ready_paths
from tutor.sets.services import items_of, latest_of, published_of
from tutor.sets.sight import ItemSight, SetLine, SetSight
from tutor.wording import path_title
from tutor.wording import sets as words
from tutor.wording.quizzes import quiz_title


def title_of(lesson_set: LessonSet) -> str:
    """What a set is called: as its owner said, or what it is of the course."""
    return ready_title(lesson_set.ready) if lesson_set.ready else lesson_set.name


def ready_title(key: str) -> str:
    """What a ready-made set is called."""
    kind, _, slug = key.partition(PARTED)
    if kind == PATH:
        return path_title(slug)
    if kind == ItemKind.LESSON:
        return lesson_link(slug).label
    return drill_link(slug).label if kind == ItemKind.DRILL else words.plan(quiz_title(slug, 0))


def item_link(item: SetItem | Item) -> LinkSight:
    """Where a thing is done, and what it is called."""
    if item.kind == ItemKind.QUIZ and item.quiz:
        return LinkSight(reverse("quiz", args=[item.quiz.code]), words.quiz(spaced(item.quiz.code)))
    if is_gone(item):
        return LinkSight(reverse("lessons"), str(words.GONE))
    if item.kind == ItemKind.LESSON:
        return lesson_link(item.slug)
    if item.kind == ItemKind.DRILL:
        return drill_link(item.slug)
    title = words.plan(quiz_title(item.slug, 0))
    return LinkSight(f"{reverse('quizzes')}#quiz-{item.slug}", title)


def item_sight(item: Item, position: int) -> ItemSight:
    """A thing in a set."""
    return ItemSight(
        position=position,
        link=item_link(item),
        kind=str(words.KINDS.get(item.kind, "")),
        goal=words.goal(item.goal, item.threshold),
        previews=tuple(
            LinkSight(reverse("set-preview", args=[slug]), drill_link(slug).label)
            for slug in drills_of(item)
        ),
    )


def _items(items: Iterable[Item]) -> tuple[ItemSight, ...]:
    return tuple(item_sight(item, position) for position, item in enumerate(items, 1))


def about(items: Sequence[Item]) -> str:
    """How much there is in a set."""
    return words.things(len(items))


def ready_lines() -> tuple[SetLine, ...]:
    """A ready-made set for each path."""
    return tuple(
        SetLine(
            url=reverse("set-ready", args=[key]),
            title=ready_title(key),
            about=about(ready_items(key)),
            state="",
            what=key,
        )
        for key in ready_paths()
    )


def own_lines(user: User) -> tuple[SetLine, ...]:
    """The sets of a teacher, in one query."""
    rows = (
        LessonSet.objects.owned_by(user.pk)
        .annotate(
            published=Max("versions__number", filter=Q(versions__published_at__isnull=False)),
            drafts=Count("versions", filter=Q(versions__published_at__isnull=True)),
        )
        .values_list("pk", "name", "share_number", "published", "drafts")
    )
    return tuple(
        SetLine(
            url=reverse("set", args=[pk]),
            title=name,
            about="",
            state=words.state(published, is_draft=drafts > 0, is_shared=shared is not None),
            what=key_of(OWN, str(pk)) if published else "",
        )
        for pk, name, shared, published, drafts in rows
    )


def own_sight(lesson_set: LessonSet, share_url: str) -> SetSight:
    """A set for its owner: the draft, or what was published last."""
    latest, published = latest_of(lesson_set), published_of(lesson_set)
    items, is_draft = items_of(latest), latest.published_at is None
    return SetSight(
        number=lesson_set.pk,
        title=lesson_set.name,
        about=about(items),
        state=words.state(
            published.number if published else None,
            is_draft=is_draft,
            is_shared=lesson_set.share_number is not None,
        ),
        items=_items(items),
        is_draft=is_draft,
        can_be_assigned=published is not None,
        what=key_of(OWN, str(lesson_set.pk)),
        share_url=share_url,
    )


def looked_at(title: str, items: Sequence[Item], what: str = "") -> SetSight:
    """A set that is not one's own: ready-made, or somebody's who shares it."""
    return SetSight(
        number=0,
        title=title,
        about=about(items),
        state="",
        items=_items(items),
        is_draft=False,
        can_be_assigned=bool(what),
        what=what,
        share_url="",
    )
