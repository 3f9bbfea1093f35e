"""What the pages of classes say: labels, what is wrong with what was typed, lists and the trace."""

from collections.abc import Iterable
from datetime import datetime

from babel.dates import format_date, format_time
from django.utils.timezone import localtime
from django.utils.translation import npgettext, pgettext, pgettext_lazy

from tutor.clocks import clock
from tutor.wording.clocks import city
from tutor.wording.lists import Words, active_locale, joined, said

CLASS_NAME = pgettext_lazy("classroom", "Name of the class")
LANGUAGE = pgettext_lazy("classroom", "Language of its sheets")
TIME_ZONE = pgettext_lazy("classroom", "Time zone")
RULESET = pgettext_lazy("classroom", "Rules")
RULESET_HELP = pgettext_lazy(
    "classroom", "They hold in its students’ drills, unless a lesson or a student has others."
)
YOUR_NAME = pgettext_lazy("classroom", "Your name in the class")
YOUR_NAME_HELP = pgettext_lazy(
    "classroom", "Your classmates see it. A first name or a nickname is enough."
)
SHOWN_NAME = pgettext_lazy("classroom", "Name that classmates see")
REAL_NAME = pgettext_lazy("classroom", "Real name (you can leave it empty)")
REAL_NAME_HELP = pgettext_lazy("classroom", "Only those who teach the class see it.")
GROUP_NAME = pgettext_lazy("classroom", "Name of the group")
NAMES = pgettext_lazy("classroom", "The list")
NAMES_HELP = pgettext_lazy(
    "classroom",
    "One name a line. For more, put semicolons between: name; real name; group.",
)
FILE = pgettext_lazy("classroom", "Or a file")
FILE_HELP = pgettext_lazy(
    "classroom", "CSV or XLSX, 200 kB at most. Its first row may say what the columns are."
)
AGAIN = pgettext_lazy("classroom", "Names that are there already are other people")
FORGET_ON = pgettext_lazy("classroom", "Forget it on")
FORGET_HELP = pgettext_lazy(
    "classroom", "That day the class goes, and with it the accounts that it made."
)
CODE = pgettext_lazy("classroom", "Code")
CODE_HELP = pgettext_lazy(
    "classroom", "Of the class, or of your card. Capitals and spaces don’t matter."
)

NO_CLASS_NAME = pgettext_lazy("classroom", "Write a name for the class.")
LONG_CLASS_NAME = pgettext_lazy("classroom", "That name is too long: 60 characters at most.")
LONG_GROUP_NAME = pgettext_lazy("classroom", "That name is too long: 30 characters at most.")
LONG_REAL_NAME = pgettext_lazy("classroom", "That name is too long: 80 characters at most.")
NO_CHOICE = pgettext_lazy("classroom", "Choose one of those in the list.")
NO_CODE = pgettext_lazy("classroom", "Write the code.")
NO_SUCH_CODE = pgettext_lazy(
    "classroom",
    "No class has the code “{typed}”. It’s eight letters and digits: have another look.",
)
NO_SUCH_ENTRY = pgettext_lazy(
    "classroom", "That code opens nothing. It may be an old one: ask your teacher for another."
)
CLOSED = pgettext_lazy("classroom", "This class isn’t taking anyone else. Ask for a new code.")
TAKEN = pgettext_lazy("classroom", "That name is taken. How about “{suggestion}”?")
FULL = pgettext_lazy("classroom", "The class is full: it holds 80.")
NOBODY_CHOSEN = pgettext_lazy("classroom", "Choose at least one student first.")
NO_GROUP = pgettext_lazy("classroom", "Choose a group, or write the name of a new one.")
TOO_MANY_GROUPS = pgettext_lazy("classroom", "A class has 20 groups at most.")
NO_TARGET = pgettext_lazy("classroom", "Choose the class to move them to.")
BAD_DATE = pgettext_lazy("classroom", "It takes a day from tomorrow on, five years ahead at most.")
TOO_MANY_INVITATIONS = pgettext_lazy(
    "classroom", "Twenty invitations are waiting already. Withdraw one first."
)
LAST_TEACHER = pgettext_lazy(
    "classroom", "Nobody else teaches this class. Invite someone first, or archive it."
)
NOT_MERGED = pgettext_lazy(
    "classroom",
    "These two can’t be made one: the first has an account of their own, or is in other classes.",
)
LINE_FAULTS: dict[str, Words] = {
    "no_name": pgettext_lazy("classroom", "There’s no name in this line."),
    "long_name": pgettext_lazy("classroom", "Too long: 40 characters at most."),
    "no_letter": pgettext_lazy("classroom", "A name needs at least one letter or digit."),
    "hidden_sign": pgettext_lazy("classroom", "It has a character that can’t be seen."),
    "there": pgettext_lazy("classroom", "In the class already, so left as it is."),
    "full": pgettext_lazy("classroom", "No room: a class holds 80."),
}
FILE_FAULTS: dict[str, Words] = {
    "unreadable": pgettext_lazy(
        "classroom",
        "The file couldn’t be read, and nothing was changed. "
        "Save it as CSV in UTF-8 and send it again.",
    ),
    "too_long": pgettext_lazy(
        "classroom", "That’s too much for one list: 200 lines at most. Nothing was changed."
    ),
    "empty": pgettext_lazy("classroom", "There’s nothing in that list."),
}
COMES = pgettext_lazy("classroom", "Will be made")
COMES_AS = pgettext_lazy("classroom", "Will be made as “{name}”: another one has that name")
LEFT_OUT = pgettext_lazy("classroom", "Not kept: {columns}. The site wants names and groups alone.")
ACTS: dict[str, Words] = {
    "made": pgettext_lazy("classroom", "Made the student’s account"),
    "renamed": pgettext_lazy("classroom", "Changed the name"),
    "hid_name": pgettext_lazy("classroom", "Hid the name from classmates"),
    "showed_name": pgettext_lazy("classroom", "Showed the name again"),
    "reset": pgettext_lazy("classroom", "Made a new card; the old way in no longer works"),
    "quick_codes": pgettext_lazy("classroom", "Made a one-hour code"),
    "removed": pgettext_lazy("classroom", "Took out of the class"),
    "readded": pgettext_lazy("classroom", "Took back into the class"),
    "moved": pgettext_lazy("classroom", "Moved to another class"),
    "merged": pgettext_lazy("classroom", "Joined two records of one student"),
    "grouped": pgettext_lazy("classroom", "Put into a group"),
    "ungrouped": pgettext_lazy("classroom", "Took out of a group"),
    "group_dropped": pgettext_lazy("classroom", "Dropped a group"),
    "code_closed": pgettext_lazy("classroom", "Closed the code"),
    "code_opened": pgettext_lazy("classroom", "Opened the code again"),
    "code_renewed": pgettext_lazy("classroom", "Made a new code for the class"),
    "settings": pgettext_lazy("classroom", "Changed the settings"),
    "invited": pgettext_lazy("classroom", "Made an invitation to teach"),
    "withdrew": pgettext_lazy("classroom", "Withdrew an invitation"),
    "teacher_came": pgettext_lazy("classroom", "Began to teach the class"),
    "teacher_left": pgettext_lazy("classroom", "No longer teaches the class"),
    "archived": pgettext_lazy("classroom", "Archived the class"),
    "reopened": pgettext_lazy("classroom", "Reopened the class"),
    "assigned": pgettext_lazy("classroom", "Assigned a set"),
    "due_moved": pgettext_lazy("classroom", "Changed when an assignment is due"),
    "extended": pgettext_lazy("classroom", "Gave more time"),
    "unextended": pgettext_lazy("classroom", "Took back the extra time"),
    "unassigned": pgettext_lazy("classroom", "Withdrew an assignment"),
    "reassigned": pgettext_lazy("classroom", "Gave a withdrawn assignment again"),
    "voided": pgettext_lazy("classroom", "Let a question count nowhere in the class"),
    "unvoided": pgettext_lazy("classroom", "Let a void question count again"),
    "overrode": pgettext_lazy("classroom", "Set a result by hand"),
    "override_ended": pgettext_lazy("classroom", "Took back a result set by hand"),
}
ON_STUDENTS = (
    *("made", "renamed", "hid_name", "showed_name", "reset", "quick_codes", "removed", "readded"),
    *("moved", "merged", "grouped", "ungrouped", "extended", "unextended"),
    *("overrode", "override_ended"),
)
GONE = pgettext_lazy("classroom", "a student who has gone")
NO_LONGER = pgettext_lazy("classroom", "somebody who no longer has an account")
HIDDEN = pgettext_lazy("classroom", "(name hidden)")
OWN_ACCOUNT = pgettext_lazy("classroom", "account of their own")
NAME_HIDDEN = pgettext_lazy("classroom", "name hidden")
IN_ZONE = pgettext_lazy("classroom", "{day}, {time}, {city} time")


def nav_teach() -> str:
    """The menu's way to the classes."""
    return pgettext("classroom", "Teach")


def suggested_name(count: int) -> str:
    """A name for a class, where the teacher has so many already."""
    name = pgettext("classroom", "Mus class")
    return name if count == 0 else said(pgettext("classroom", "Mus class {n}"), n=count + 1)


def next_year(name: str) -> str:
    """A name for a copy."""
    return said(pgettext("classroom", "{name} (copy)"), name=name)


def students(count: int) -> str:
    """How many there are in a class; zero in words."""
    if count == 0:
        return pgettext("classroom", "No students yet")
    return said(npgettext("classroom", "{n} student", "{n} students", count), n=count)


def made(count: int) -> str:
    """How many would be made of a list."""
    if count == 0:
        return pgettext("classroom", "Nobody would be made of this list")
    return said(
        npgettext("classroom", "To be made: {n} student", "To be made: {n} students", count),
        n=count,
    )


def comes_as(name: str) -> str:
    """What somebody will be called whose name is another's."""
    return said(COMES_AS, name=name)


def quick_minutes(count: int) -> str:
    """How long codes for one lesson work."""
    return said(
        npgettext(
            "classroom",
            "Each works once, for {n} minute at most.",
            "Each works once, for {n} minutes at most.",
            count,
        ),
        n=count,
    )


def left_out(columns: Iterable[str]) -> str:
    """Which columns of a file are not kept."""
    return said(LEFT_OUT, columns=joined(columns))


def moment(at: datetime, zone: str) -> str:
    """A moment by the class's clock: «9 mar 2027, 18:00, hora de Madrid»."""
    there, locale = localtime(at, clock(zone)), active_locale()
    day = format_date(there.date(), "medium", locale=locale)
    time = format_time(there.time(), "short", locale=locale)
    return said(IN_ZONE, day=day, time=time, city=city(zone))
