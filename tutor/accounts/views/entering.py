"""Signing up, signing in, the second factor, and leaving."""

from django.conf import settings
from django.contrib.auth import authenticate
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from tutor.accounts import second
from tutor.accounts.access import (
    HALF,
    address_of,
    carry,
    enter,
    half_of,
    is_of_an_account,
    keep_half,
    leave,
    next_url,
    private,
    prove,
    signed_in,
    to_sign_in,
    user_of,
)
from tutor.accounts.codes import first_seed
from tutor.accounts.entry import proves
from tutor.accounts.forms import CodeForm, ProofForm, SignInForm, SignUpForm
from tutor.accounts.knocks import forgive
from tutor.accounts.letters import send_confirmation
from tutor.accounts.merging import learner_of, successor
from tutor.accounts.names import name_key
from tutor.accounts.services import NameTakenError, leave_everywhere, set_email, sign_up
from tutor.accounts.views.shown import filled, may_try, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Learner, User
from tutor.wording import accounts as words

SEED, AFTER_CODES = "codes_seed", "codes_next"


@takes_forms
@private
def signing_up(request: Request) -> HttpResponse:
    """A name and a password make an account; the codes to recover it by come next."""
    form = filled(SignUpForm, request, takes_email=settings.MAIL_IS_SENT)
    if form.is_bound and form.is_valid() and may_try(request, form, "sign-up", ""):
        user = _signed_up(request, form)
        if user:
            return _to_codes(request, user)
    return show(request, "sign-up", form)


def _signed_up(request: Request, form: SignUpForm) -> User | None:
    typed = form.cleaned_data
    name, password = typed["name"], typed["password"]
    try:
        user = sign_up(visitor=request.visitor, name=name, password=password)
    except NameTakenError:
        mine = _sent_twice(request, name, password)
        if mine is None:
            form.add_error("name", words.NAME_TAKEN)
        return mine
    enter(request, user)
    if email := typed.get("email"):
        set_email(user=user, email=email)
        send_confirmation(request, user, email)
    request.session[SEED] = first_seed(user)
    return user


def _sent_twice(request: Request, name: str, password: str) -> User | None:
    """The account that this very browser has just made by the same form."""
    numbers = (request.visitor, successor(request.visitor))
    mine = Learner.objects.filter(visitor__in=numbers, user__username=name_key(name))
    user = authenticate(request, username=name_key(name), password=password)
    if not isinstance(user, User) or not mine.exists() or second.is_on(user):
        return None
    if not request.user.is_authenticated:
        enter(request, user)
        request.session[SEED] = first_seed(user)
    return user


def _to_codes(request: Request, user: User) -> HttpResponse:
    request.session[AFTER_CODES] = next_url(request, reverse("lessons"))
    return SeeOther(reverse("codes"))


@takes_forms
@private
def signing_in(request: Request) -> HttpResponse:
    """A name and its password; who has a second factor goes on to it."""
    form = filled(SignInForm, request)
    if form.is_bound and form.is_valid():
        key = name_key(form.cleaned_data["name"])
        if may_try(request, form, "sign-in", key):
            user = authenticate(request, username=key, password=form.cleaned_data["password"])
            if isinstance(user, User):
                forgive("sign-in", account=key, address=address_of(request))
                return let_in(request, user)
            form.add_error(None, words.NO_MATCH)
    return show(request, "sign-in", form, mail=settings.MAIL_IS_SENT)


def let_in(request: Request, user: User, otherwise: str = "") -> HttpResponse:
    """Whose password is known: in, or to the second factor."""
    then = next_url(request, otherwise or reverse("lessons"))
    if second.is_on(user):
        request.session.flush()
        keep_half(request, user)
        request.session[AFTER_CODES] = then
        return SeeOther(reverse("second-code"))
    enter(request, user)
    return SeeOther(then)


@takes_forms
@private
def second_code(request: Request) -> HttpResponse:
    """The second factor of somebody who has given the password."""
    user = half_of(request)
    if user is None:
        return to_sign_in(request, request.session.get(AFTER_CODES, "") or reverse("lessons"))
    form = filled(CodeForm, request)
    if form.is_bound and form.is_valid() and may_try(request, form, "second", user.username):
        if second.accepts(user=user, typed=form.cleaned_data["code"]):
            forgive("second", account=user.username, address=address_of(request))
            then = request.session.get(AFTER_CODES) or reverse("lessons")
            enter(request, user)
            request.session.pop(HALF, None)
            return SeeOther(then)
        form.add_error("code", words.CODE_REFUSED)
    return show(request, "second-code", form)


@takes_forms
@signed_in
def proving(request: Request) -> HttpResponse:
    """The password once more, before something that is not to be done by a passer-by."""
    user = user_of(request)
    form = filled(ProofForm, request, user=user)
    if form.is_bound and form.is_valid() and may_try(request, form, "prove", user.username):
        if proves(user, form.cleaned_data["password"]):
            forgive("prove", account=user.username, address=address_of(request))
            prove(request)
            return SeeOther(next_url(request, reverse("account")))
        form.add_error("password", words.NOT_YOUR_PASSWORD)
    return show(request, "prove", form)


@takes_forms
@private
def leaving(request: Request) -> HttpResponse:
    """The browser is nobody's again. A visitor without an account has nowhere to leave to."""
    if request.method != "POST":
        return redirect("account")
    if is_of_an_account(request):
        leave(request)
    return SeeOther(reverse("front"))


@require_POST
@signed_in
def leaving_everywhere(request: Request) -> HttpResponse:
    """Every other browser is nobody's again; this one stays."""
    user = user_of(request)
    leave_everywhere(user=user, but=request.session.session_key)
    carry(request, learner_of(user))
    return SeeOther(reverse("account"))
