"""Sets that stand ready: each path with its quiz, and any one lesson, drill or quiz alone.

They come out of the course; a row is made of one when it is assigned, and a version of it when the
course has changed since.
"""

from tutor.lessons.curriculum import paths
from tutor.models import Goal, ItemKind
from tutor.quizzes.plans import ready_made
from tutor.sets.items import USUAL_SCORE, BadItemError, Item, check_item

PATH = "path"
OWN = "set"  # begins what names a teacher's own set beside ready-made ones
PARTED = ":"


def key_of(kind: str, slug: str) -> str:
    """The name of a ready-made set: `path:first-evening`, `drill:grande-winner`."""
    return f"{kind}{PARTED}{slug}"


def ready_paths() -> tuple[str, ...]:
    """The names of those that are a whole path, in the course's order."""
    return tuple(key_of(PATH, path) for path in paths() if ready_items(key_of(PATH, path)))


def ready_items(key: str) -> tuple[Item, ...]:
    """What a ready-made set holds today; nothing where there is none of that name."""
    kind, _, slug = key.partition(PARTED)
    if kind == PATH:
        return _of_path(slug)
    single = (ItemKind.LESSON, ItemKind.DRILL, ItemKind.PLAN)
    found = next((_usual(one, slug) for one in single if one == kind), None)
    return (found,) if found and _is_sound(found) else ()


def _of_path(path: str) -> tuple[Item, ...]:
    lessons = [entry.slug for entry in paths().get(path, ()) if entry.drills]
    quiz = [_usual(ItemKind.PLAN, path)] if path in ready_made() else []
    return (*(_usual(ItemKind.LESSON, slug) for slug in lessons), *quiz) if lessons else ()


def _usual(kind: ItemKind, slug: str) -> Item:
    """With the goal that it has unless another is chosen."""
    if kind is ItemKind.PLAN:
        return Item(kind, slug, goal=Goal.SCORE, threshold=USUAL_SCORE)
    return Item(kind, slug)


def _is_sound(item: Item) -> bool:
    try:
        check_item(item)
    except BadItemError:
        return False
    return True
