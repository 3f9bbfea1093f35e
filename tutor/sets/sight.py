"""What the pages of lesson sets show, as values, every text in the reader's language."""

from dataclasses import dataclass

from tutor.lessons.sight import LinkSight


@dataclass(frozen=True, slots=True)
class SetLine:
    """A set among others; `what` names it in the form that assigns, empty where none can be."""

    url: str
    title: str
    about: str
    state: str
    what: str


@dataclass(frozen=True, slots=True)
class ItemSight:
    """One thing of a set: what it is, its goal, and the drills whose questions can be looked at."""

    position: int
    link: LinkSight
    kind: str
    goal: str
    previews: tuple[LinkSight, ...]


@dataclass(frozen=True, slots=True)
class SetSight:
    """A set as its owner sees it, or one that is only looked at."""

    number: int
    title: str
    about: str
    state: str
    items: tuple[ItemSight, ...]
    is_draft: bool
    can_be_assigned: bool
    what: str
    share_url: str

    @property
    def has_drills(self) -> bool:
        """Whether there are questions in it that can go on paper."""
        return any(one.previews for one in self.items)
