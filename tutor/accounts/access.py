"""Who may see a page of an account, and how a browser enters and leaves one."""

from collections.abc import Callable
from functools import wraps
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import time
from typing import Any, Concatenate, cast
from urllib.parse import urlencode
from uuid import UUID, uuid4

from django.conf import settings
from django.contrib.auth import login, logout
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

from tutor.accounts.merging import merge_visitor
from tutor.http import Request, SeeOther
from tutor.models import Learner, User

BACKEND = "django.contrib.auth.backends.ModelBackend"
PROVED = "proved_at"
HALF = "half"
NEXT = "next"
HOST_BITS = 64  # of an IPv6 address, what is given out within one network

type View[**P] = Callable[Concatenate[Request, P], HttpResponse]


def private[**P](view: View[P]) -> View[P]:
    """A page that no search engine lists and no browser keeps."""

    @wraps(view)
    def shown(request: Request, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        response = view(request, *args, **kwargs)
        response["X-Robots-Tag"] = "noindex"
        response["Cache-Control"] = "private, no-store"
        return response

    return shown


def signed_in[**P](view: View[P]) -> View[P]:
    """For who has signed in. A cookie that has fallen behind the session is mended.

    Where the account is deleted in another window meanwhile, the browser is nobody's.
    """

    @wraps(view)
    def shown(request: Request, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if not request.user.is_authenticated:
            return to_sign_in(request)
        user = user_of(request)
        try:
            if not Learner.objects.filter(user=user, visitor=request.visitor).exists():
                carry(request, merge_visitor(visitor=request.visitor, user=user))
            return view(request, *args, **kwargs)
        except (DatabaseError, User.DoesNotExist):
            if user.pk and User.objects.filter(pk=user.pk).exists():
                raise
        leave(request)
        return to_sign_in(request)

    return private(shown)


def proved[**P](view: View[P]) -> View[P]:
    """For who has given the password a short while ago."""

    @wraps(view)
    def shown(request: Request, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if not is_proved(request):
            return to_prove(request)
        return view(request, *args, **kwargs)

    return signed_in(shown)


def named[**P](view: View[P]) -> View[P]:
    """For who signs in by name; whose account a code opens chooses a name and a password first."""

    @wraps(view)
    def shown(request: Request, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if not user_of(request).signs_in_by_name:
            return SeeOther(reverse("own-name"))
        return view(request, *args, **kwargs)

    return shown


def is_proved(request: Request) -> bool:
    """Whether the password was given a short while ago."""
    return time() - float(request.session.get(PROVED, 0)) < settings.PROOF_AGE_S


def prove(request: Request) -> None:
    """The password was given now."""
    request.session[PROVED] = time()


def user_of(request: HttpRequest) -> User:
    """Who has signed in."""
    return cast(User, request.user)


def is_of_an_account(request: Request) -> bool:
    """Whether what the browser's learner has done belongs to an account."""
    return request.has_account or request.user.is_authenticated


def to_sign_in(request: HttpRequest, then: str = "") -> HttpResponse:
    """First sign in, then go on."""
    return SeeOther(f"{reverse('sign-in')}?{urlencode({NEXT: then or request.path})}")


def to_prove(request: HttpRequest, then: str = "") -> HttpResponse:
    """First the password once more, then go on."""
    return SeeOther(f"{reverse('prove')}?{urlencode({NEXT: then or request.get_full_path()})}")


def next_url(request: Request, otherwise: str) -> str:
    """Where to go on, if that is a page of this site."""
    wanted = request.POST.get(NEXT) or request.GET.get(NEXT) or ""
    is_ours = wanted.startswith("/") and url_has_allowed_host_and_scheme(
        wanted, {request.get_host()}, require_https=request.is_secure()
    )
    return wanted if is_ours else otherwise


def address_of(request: HttpRequest) -> str:
    """Whence a request comes; behind a proxy, which is there with HTTPS, as the proxy says.

    Each proxy adds whom it heard it from: what stands before those that are ours, anybody wrote.

    Of IPv6 the network: each house has as many addresses of its own as it likes.
    """
    if settings.HTTPS and (passed := request.headers.get("X-Forwarded-For")):
        return _network(passed.split(",")[-settings.PROXIES :][0].strip())
    return _network(str(request.META.get("REMOTE_ADDR", "")))


def _network(address: str) -> str:
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    mapped = known.ipv4_mapped
    return str(mapped or IPv6Address(int(known) >> HOST_BITS << HOST_BITS))


def enter(request: Request, user: User) -> None:
    """The browser is this account's from now on; what it did as a visitor comes along."""
    learner = merge_visitor(visitor=request.visitor, user=user)
    login(request, user, backend=BACKEND)
    prove(request)
    carry(request, learner)


def carry(request: Request, learner: Learner) -> None:
    """The browser gets the account's number."""
    _become(request, cast(UUID, learner.visitor), has_account=True)
    request.has_chosen = learner.preferred_at is not None


def leave(request: Request) -> None:
    """The browser is nobody's again."""
    logout(request)
    _become(request, uuid4(), has_account=False)


def _become(request: Request, visitor: UUID, *, has_account: bool) -> None:
    request.visitor = visitor
    request.has_account, request.has_chosen = has_account, False


def keep_half(request: Request, user: User) -> None:
    """The password was right, the second factor is still to come."""
    request.session[HALF] = {"user": user.pk, "at": time(), "hash": user.get_session_auth_hash()}


def half_of(request: Request) -> User | None:
    """Who has given the password a short while ago, and it has not changed since."""
    kept: dict[str, Any] = request.session.get(HALF) or {}
    if time() - float(kept.get("at", 0)) > settings.PROOF_AGE_S:
        return None
    user = User.objects.filter(pk=kept["user"], is_active=True).first()
    return user if user and user.get_session_auth_hash() == kept["hash"] else None
