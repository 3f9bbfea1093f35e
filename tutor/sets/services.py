"""What is done with lesson sets: made, filled, published, shared, copied, dropped.

A published version never changes. Whatever is done to a set whose latest version is published makes
a draft first, which is that version again.
"""

from collections.abc import Callable, Iterable
from secrets import token_urlsafe

from django.core.signing import BadSignature, Signer
from django.utils import timezone

from tutor.models import LessonSet, SetItem, SetVersion, User
from tutor.sets.items import BadItemError, Item, ItemFault, check_item
from tutor.sets.ready import OWN, PARTED, ready_items
from tutor.whole import whole

MOST_ITEMS = 30
MOST_SETS = 200
MOST_DIGITS = 18  # of a row's number
BYTES = 24
_signer = Signer(salt="tutor.lesson_set", sep=".")


def items_of(version: SetVersion) -> list[Item]:
    """What a version holds, in order, in one query."""
    return [Item.of(row) for row in version.items.select_related("quiz")]


def latest_of(lesson_set: LessonSet) -> SetVersion:
    """The version that its owner sees: the draft, or what was published last."""
    return lesson_set.versions.order_by("-number")[0]


def published_of(lesson_set: LessonSet) -> SetVersion | None:
    """The version that can be assigned, and that others copy."""
    return lesson_set.versions.filter(published_at__isnull=False).order_by("-number").first()


@whole
def start_set(*, owner: User, name: str, items: Iterable[Item] = ()) -> LessonSet | None:
    """A set of somebody's own, a draft; None where there are as many as one may have."""
    if owner.lesson_sets.count() >= MOST_SETS:
        return None
    made = LessonSet.objects.create(owner=owner, name=name)
    draft = SetVersion.objects.create(lesson_set=made, number=1)
    _fill(draft, items)
    return made


def _fill(version: SetVersion, items: Iterable[Item]) -> None:
    SetItem.objects.filter(version=version).delete()
    SetItem.objects.bulk_create(
        one.row(version.pk, position) for position, one in enumerate(items, 1)
    )


@whole
def rename_set(*, lesson_set: LessonSet, name: str) -> None:
    """Another name, for all its versions."""
    LessonSet.objects.filter(pk=lesson_set.pk).update(name=name)


def add_item(*, lesson_set: LessonSet, item: Item) -> None:
    """One more, at the end; what is there already gets this goal. Raises `BadItemError`."""
    check_item(item)

    def added(items: list[Item]) -> list[Item]:
        if item.thing in {one.thing for one in items}:
            return [item if one.thing == item.thing else one for one in items]
        if len(items) >= MOST_ITEMS:
            raise BadItemError(ItemFault.FULL)
        return [*items, item]

    _change(lesson_set, added)


def move_item(*, lesson_set: LessonSet, position: int, by: int) -> None:
    """Up or down by so many places; at an end it stays."""

    def moved(items: list[Item]) -> list[Item]:
        if 1 <= position <= len(items):
            one = items.pop(position - 1)
            items.insert(max(0, position - 1 + by), one)
        return items

    _change(lesson_set, moved)


def drop_item(*, lesson_set: LessonSet, position: int) -> None:
    """One less."""
    _change(
        lesson_set,
        lambda items: [one for place, one in enumerate(items, 1) if place != position],
    )


@whole
def _change(lesson_set: LessonSet, change: Callable[[list[Item]], list[Item]]) -> None:
    """The draft is what `change` makes of it; what two windows send is taken one by one."""
    LessonSet.objects.select_for_update().get(pk=lesson_set.pk)
    latest = latest_of(lesson_set)
    before = items_of(latest)
    after = change([*before])
    if after == before:
        return
    if latest.published_at:
        latest = SetVersion.objects.create(lesson_set=lesson_set, number=latest.number + 1)
    _fill(latest, after)


@whole
def publish(*, lesson_set: LessonSet) -> SetVersion | None:
    """The draft is frozen and can be assigned; None where there is nothing in it."""
    LessonSet.objects.select_for_update().get(pk=lesson_set.pk)
    latest = latest_of(lesson_set)
    if not latest.items.exists():
        return None
    drafts = SetVersion.objects.filter(pk=latest.pk, published_at=None)
    drafts.update(published_at=timezone.now())
    return published_of(lesson_set)


@whole
def share(*, lesson_set: LessonSet) -> None:
    """Let whoever has the link copy it; asked twice, the link stays."""
    unshared = LessonSet.objects.filter(pk=lesson_set.pk, share_number=None)
    unshared.update(share_number=token_urlsafe(BYTES))


@whole
def stop_sharing(*, lesson_set: LessonSet) -> None:
    """The link leads nowhere any more; copies stay."""
    LessonSet.objects.filter(pk=lesson_set.pk).update(share_number=None)


def token_of(lesson_set: LessonSet) -> str:
    """What stands in the link of a set that is shared."""
    return _signer.sign(lesson_set.share_number or "")


def shared_set(token: str) -> LessonSet | None:
    """The set of a link, if it is still shared and something of it is published."""
    try:
        number = _signer.unsign(token)
    except BadSignature:
        return None
    shared = LessonSet.objects.filter(share_number=number, owner__isnull=False)
    return shared.filter(versions__published_at__isnull=False).distinct().first()


def copy_set(*, version: SetVersion, owner: User, name: str) -> LessonSet | None:
    """A draft of one's own with the same in it; None where one has too many."""
    return start_set(owner=owner, name=name, items=items_of(version))


def copy_ready(*, key: str, owner: User, name: str) -> LessonSet | None:
    """The same of a ready-made one."""
    return start_set(owner=owner, name=name, items=ready_items(key))


@whole
def drop_set(*, lesson_set: LessonSet) -> None:
    """No longer its owner's, nor shared; what was assigned of it goes on."""
    mine = LessonSet.objects.filter(pk=lesson_set.pk)
    mine.update(owner=None, share_number=None)
    forget_left_over()


@whole
def forget_left_over() -> None:
    """Delete the sets that are nobody's and that were assigned nowhere."""
    numbers = list(LessonSet.objects.left_over().values_list("pk", flat=True))
    LessonSet.objects.filter(pk__in=numbers).delete()


def version_to_assign(what: str, user: User) -> SetVersion | None:
    """What a form calls `set:12`, a set of the teacher's own, or by a ready-made one's name."""
    if not what.startswith(OWN + PARTED):
        return ready_version(what)
    own = own_set(what, user)
    return published_of(own) if own else None


def own_set(what: str, user: User) -> LessonSet | None:
    """The set of a teacher's own that a form calls `set:12`; None where it is none of hers."""
    kind, _, number = what.partition(PARTED)
    if kind != OWN or not number.isdecimal() or len(number) > MOST_DIGITS:
        return None
    return user.lesson_sets.filter(pk=int(number)).first()


@whole
def ready_version(key: str) -> SetVersion | None:
    """The row of a ready-made set as it is today; None where there is none of that name."""
    wanted = list(ready_items(key))
    if not wanted:
        return None
    row, _ = LessonSet.objects.get_or_create(ready=key)
    LessonSet.objects.select_for_update().get(pk=row.pk)
    published = published_of(row)
    if published and items_of(published) == wanted:
        return published
    number = published.number + 1 if published else 1
    at = timezone.now()
    made = SetVersion.objects.create(lesson_set=row, number=number, published_at=at)
    _fill(made, wanted)
    return made
