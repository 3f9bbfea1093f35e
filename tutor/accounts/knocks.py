"""How often somebody may try: by account and by address, in rows that all processes share."""

from dataclasses import dataclass
from datetime import timedelta
from math import ceil

from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutor.models import Knock


@dataclass(frozen=True, slots=True)
class Limit:
    """So many tries within the window. A whole class may share one address.

    `by_account` counts those at one account from one address, `anywhere` from all of them: it is
    larger where a stranger, who tries from elsewhere, must not keep the owner out.
    """

    by_account: int
    anywhere: int
    by_address: int
    window_min: int


LIMITS = {
    "sign-in": Limit(by_account=10, anywhere=60, by_address=100, window_min=15),
    "sign-up": Limit(by_account=100, anywhere=100, by_address=100, window_min=60),
    "second": Limit(by_account=6, anywhere=6, by_address=60, window_min=15),
    "recover": Limit(by_account=6, anywhere=60, by_address=30, window_min=60),
    "mail": Limit(by_account=4, anywhere=4, by_address=30, window_min=60),
    "prove": Limit(by_account=10, anywhere=10, by_address=100, window_min=15),
}


@dataclass(frozen=True, slots=True)
class CodeLimit:
    """So many tries within the window by one person, a browser, and at one code, by anybody.

    Addresses are not counted: a school has one.
    """

    by_person: int
    at_code: int
    window_min: int


CODE_LIMITS = {
    "join": CodeLimit(by_person=20, at_code=300, window_min=15),
    "enter": CodeLimit(by_person=20, at_code=20, window_min=15),
}


def knock(act: str, *, account: str, address: str) -> int:
    """Count a try; the minutes to wait, or 0 where it is granted. One refused is not counted.

    Where there is no account yet, the address alone is counted. Each is written before any is
    counted, so that of several at once never more are granted than may be; it may be fewer.
    """
    limit = LIMITS[act]
    doors = [(_at(address), limit.by_address)]
    if account:
        here, anywhere = _doors(account, address)
        doors += [(here, limit.by_account), (anywhere, limit.anywhere)]
    return _knock(act, doors, limit.window_min)


def knock_with_code(act: str, *, person: str, code: str) -> int:
    """Count a try to get in by a code; the minutes to wait, or 0 where it is granted."""
    limit = CODE_LIMITS[act]
    doors = [(f"person {person}", limit.by_person), (f"code {code}", limit.at_code)]
    return _knock(act, doors, limit.window_min)


def _knock(act: str, doors: list[tuple[str, int]], window_min: int) -> int:
    made = [Knock.objects.create(act=act, who=_digest(who)) for who, _ in doors]
    waits = [_wait(one, most, window_min) for one, (_, most) in zip(made, doors, strict=True)]
    if any(waits):
        Knock.objects.filter(pk__in=[one.pk for one in made]).delete()
    return max(waits)


def forgive(act: str, *, account: str, address: str) -> None:
    """The tries at an account from here, which ended well, no longer count; others' do.

    So a whole school that signs in at nine behind one address is not kept out.
    """
    here, anywhere = map(_digest, _doors(account, address))
    gone, _ = Knock.objects.filter(act=act, who=here).delete()
    for who in (anywhere, _digest(_at(address))):
        mine = Knock.objects.filter(act=act, who=who).order_by("-pk")[:gone]
        Knock.objects.filter(pk__in=list(mine.values_list("pk", flat=True))).delete()


def _doors(account: str, address: str) -> tuple[str, str]:
    return f"account {account} from {address}", f"account {account}"


def _at(address: str) -> str:
    return f"address {address}"


def forget_knocks() -> int:
    """Drop those that no limit looks back to."""
    windows = [one.window_min for one in LIMITS.values()]
    windows += [one.window_min for one in CODE_LIMITS.values()]
    longest = timedelta(minutes=max(windows))
    return Knock.objects.filter(at__lt=timezone.now() - longest).delete()[0]


def _wait(made: Knock, most: int, window_min: int) -> int:
    window = timedelta(minutes=window_min)
    tries = Knock.objects.filter(act=made.act, who=made.who, at__gt=made.at - window)
    others = tries.exclude(pk=made.pk).order_by("-at").values_list("at", flat=True)
    times = list(others[:most])  # asked once: others come and go meanwhile
    if len(times) < most:
        return 0
    oldest = times[-1]
    return max(1, ceil((oldest + window - made.at) / timedelta(minutes=1)))


def _digest(who: str) -> str:
    return salted_hmac("tutor.knock", who, algorithm="sha256").hexdigest()
