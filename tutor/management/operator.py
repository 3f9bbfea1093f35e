"""Who runs a command, for the record of what it did."""

from getpass import getuser

from tutor.models.regrading import NAME_LENGTH

UNKNOWN = "somebody"


def operator(name: str) -> str:
    """The name that was given, else that of the account on this machine."""
    return (name.strip() or _account())[:NAME_LENGTH]


def _account() -> str:
    try:
        return getuser()
    except (KeyError, OSError):  # a process in a container may have no name
        return UNKNOWN
