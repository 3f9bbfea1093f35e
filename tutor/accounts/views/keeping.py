"""What an account keeps: its page, codes, password, address and second factor."""

from django.conf import settings
from django.contrib.auth import login
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from tutor.accounts import second
from tutor.accounts.access import (
    BACKEND,
    carry,
    is_proved,
    named,
    private,
    prove,
    proved,
    signed_in,
    to_prove,
    to_sign_in,
    user_of,
)
from tutor.accounts.adapters import SecondFactorAdapter
from tutor.accounts.codes import codes_left, new_seed, replace_codes, standing_codes
from tutor.accounts.forms import DigitsForm, EmailForm, NewPasswordForm, OwnNameForm
from tutor.accounts.letters import send_confirmation
from tutor.accounts.mail import read_email_key
from tutor.accounts.merging import learner_of
from tutor.accounts.services import (
    NameTakenError,
    choose_name,
    confirm_email,
    set_email,
    set_password,
)
from tutor.accounts.views.entering import AFTER_CODES, SEED
from tutor.accounts.views.shown import filled, may_try, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import User
from tutor.wording import accounts as words

AGREED = "second_agreed"  # in the session: what the telephone is to share, encrypted
vault = SecondFactorAdapter()


@require_safe
@private
def account(request: Request) -> HttpResponse:
    """What an account holds, or what one would be good for."""
    if not request.user.is_authenticated:
        return to_sign_in(request) if request.has_account else show(request, "without")
    user = user_of(request)
    context = {
        "user": user,
        "codes_left": codes_left(user),
        "second": second.is_on(user),
        "mail": settings.MAIL_IS_SENT,
    }
    return render(request, "accounts/account.html", context)


@takes_forms
@signed_in
@named
def codes(request: Request) -> HttpResponse:
    """The recovery codes until their owner has kept them; then how many are left."""
    user, seed = user_of(request), request.session.get(SEED)
    if request.method == "POST":
        return _codes_answered(request, user)
    shown = standing_codes(user, seed) if seed else ()
    return show(request, "codes", codes=shown, left=codes_left(user))


def _codes_answered(request: Request, user: User) -> HttpResponse:
    if request.POST.get("act") == "kept":
        request.session.pop(SEED, None)
        return SeeOther(request.session.pop(AFTER_CODES, None) or reverse("account"))
    if not is_proved(request):
        return to_prove(request)
    seed = new_seed()
    replace_codes(user=user, seed=seed)
    request.session[SEED] = seed
    return SeeOther(reverse("codes"))


@takes_forms
@proved
def own_name(request: Request) -> HttpResponse:
    """A name and a password for an account that a code has opened so far; recovery codes next."""
    user = user_of(request)
    if user.signs_in_by_name:
        return SeeOther(reverse("account"))
    form = filled(OwnNameForm, request, initial={"name": user.name})
    if form.is_bound and form.is_valid() and _named(user, form):
        _stay(request, user)
        seed = new_seed()
        replace_codes(user=user, seed=seed)
        request.session[SEED] = seed
        return SeeOther(reverse("codes"))
    return show(request, "own-name", form)


def _named(user: User, form: OwnNameForm) -> bool:
    before = user.username, user.name
    try:
        choose_name(
            user=user, name=form.cleaned_data["name"], password=form.cleaned_data["password"]
        )
    except NameTakenError:
        user.username, user.name = before
        form.add_error("name", words.NAME_TAKEN)
        return False
    return True


def _stay(request: Request, user: User) -> None:
    """All browsers are out; this one is let in again."""
    login(request, user, backend=BACKEND)
    prove(request)
    carry(request, learner_of(user))


@takes_forms
@proved
@named
def password(request: Request) -> HttpResponse:
    """Another password; every other browser is out."""
    user = user_of(request)
    form = filled(NewPasswordForm, request, name=user.name)
    if form.is_bound and form.is_valid():
        set_password(user=user, password=form.cleaned_data["password"])
        _stay(request, user)
        return SeeOther(reverse("account"))
    return show(request, "password", form)


@takes_forms
@proved
@named
def email(request: Request) -> HttpResponse:
    """An address to recover the account by, another one, or none."""
    user = user_of(request)
    if not settings.MAIL_IS_SENT:
        return show(request, "email")
    form = filled(EmailForm, request, initial={"email": user.email})
    if form.is_bound and form.is_valid() and may_try(request, form, "mail", user.username):
        typed = form.cleaned_data["email"]
        set_email(user=user, email=typed)
        if not typed or send_confirmation(request, user, typed):
            return SeeOther(reverse("email"))
        form.add_error("email", words.NO_MAIL_NOW)
    return show(request, "email", form, user=user)


@takes_forms
@private
def confirming_email(request: Request, key: str) -> HttpResponse:
    """What the letter leads to; the button confirms, for programs that look at links press none."""
    read = read_email_key(key)
    if read is None:
        return render(request, "accounts/stale-letter.html", status=422)
    user_id, address = read
    is_done = request.method == "POST" and confirm_email(user_id=user_id, email=address)
    return show(request, "confirm-email", address=address, done=is_done)


@takes_forms
@proved
@named
def second_factor(request: Request) -> HttpResponse:
    """Begin, finish or end to ask for a code from the telephone."""
    user, kept = user_of(request), request.session.get(AGREED)
    secret = vault.decrypt(kept) if kept else ""
    form = DigitsForm()
    if request.method == "POST":
        act = request.POST.get("act")
        if act == "on" and secret:
            form = filled(DigitsForm, request)
            if form.is_valid() and _switched_on(request, user, secret, form):
                return SeeOther(reverse("second"))
        else:
            _begin_or_end(request, user, act)
            return SeeOther(reverse("second"))
    drawing = second.drawing_of(user, secret) if secret else None
    return show(request, "second", form, is_on=second.is_on(user), drawing=drawing)


def _switched_on(request: Request, user: User, secret: str, form: DigitsForm) -> bool:
    if not may_try(request, form, "second", user.username):
        return False
    if not second.switch_on(user=user, secret=secret, typed=form.cleaned_data["code"]):
        form.add_error("code", words.CODE_REFUSED)
        return False
    request.session.pop(AGREED, None)
    return True


def _begin_or_end(request: Request, user: User, act: str | None) -> None:
    if act == "begin" and not second.is_on(user):
        request.session[AGREED] = vault.encrypt(second.new_secret())
    elif act == "off":
        second.switch_off(user=user)
        request.session.pop(AGREED, None)
