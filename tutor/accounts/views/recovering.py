"""Getting back in without the password: by a recovery code, or by a letter."""

from http import HTTPStatus

from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse

from tutor.accounts.access import address_of, private
from tutor.accounts.forms import MailForm, NewPasswordForm, RecoverForm
from tutor.accounts.knocks import forgive
from tutor.accounts.letters import send_recovery
from tutor.accounts.mail import accounts_of, read_recovery_key
from tutor.accounts.names import name_key
from tutor.accounts.services import recover_by_code, set_password
from tutor.accounts.views.entering import let_in
from tutor.accounts.views.shown import filled, may_try, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import User
from tutor.wording import accounts as words


@takes_forms
@private
def recovering(request: Request) -> HttpResponse:
    """A recovery code sets another password."""
    form = filled(RecoverForm, request)
    if form.is_bound and form.is_valid():
        key = name_key(form.cleaned_data["name"])
        if may_try(request, form, "recover", key):
            if user := _recovered(key, form):
                forgive("recover", account=key, address=address_of(request))
                return let_in(request, user)
            form.add_error(None, words.NO_RECOVERY)
    return show(request, "recover", form, mail=settings.MAIL_IS_SENT)


def _recovered(key: str, form: RecoverForm) -> User | None:
    """An unknown name takes as long as a known one."""
    user = User.objects.filter(username=key, is_active=True).first()
    code, password = form.cleaned_data["code"], form.cleaned_data["password"]
    if user and recover_by_code(user=user, code=code, password=password):
        return user
    make_password(password)
    return None


@takes_forms
@private
def asking_for_a_letter(request: Request) -> HttpResponse:
    """A letter to an address that was confirmed; the page says the same where there is none."""
    if not settings.MAIL_IS_SENT:
        return SeeOther(reverse("recover"))
    form = filled(MailForm, request)
    if form.is_bound and form.is_valid():
        email = form.cleaned_data["email"]
        if may_try(request, form, "mail", email.lower()):
            for user in accounts_of(email):
                send_recovery(request, user)
            return render(request, "accounts/letter-sent.html", {"email": email})
    return show(request, "letter", form)


@takes_forms
@private
def recovering_by_letter(request: Request, number: str, token: str) -> HttpResponse:
    """What a letter leads to: another password."""
    user = read_recovery_key(number, token)
    if user is None:
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        return render(request, "accounts/stale-letter.html", status=status)
    form = filled(NewPasswordForm, request, name=user.name)
    if form.is_bound and form.is_valid():
        set_password(user=user, password=form.cleaned_data["password"])
        return let_in(request, user)
    return show(request, "new-password", form, whose=user.name)
