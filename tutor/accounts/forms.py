"""What people type about their accounts, and what is wrong with it."""

from typing import Any

from django import forms
from django.contrib.auth.password_validation import CommonPasswordValidator
from django.core.exceptions import ValidationError

from tutor.accounts.names import LONGEST_KEY, can_be_shown, has_letter, name_key, tidy_name
from tutor.models import User
from tutor.models.accounts import NAME_LENGTH
from tutor.wording import accounts as words
from tutor.wording.lists import Words

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_EMAIL = 254


class NameField(forms.CharField):
    """A name as somebody signs in with it."""

    def __init__(self, **options: Any) -> None:
        errors = {"required": words.NO_NAME, "max_length": words.LONG_NAME}
        attrs = {"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}
        super().__init__(
            label=words.NAME,
            max_length=NAME_LENGTH,
            error_messages=errors,
            widget=forms.TextInput(attrs),
            **options,
        )

    def to_python(self, value: Any) -> str:
        """With single blanks."""
        return tidy_name(super().to_python(value) or "")


class NewNameField(NameField):
    """A name that somebody chooses."""

    def validate(self, value: Any) -> None:
        """It can be read, and called out."""
        super().validate(value)
        if not can_be_shown(value):
            raise ValidationError(words.HIDDEN_SIGN)
        if not has_letter(value):
            raise ValidationError(words.NO_LETTER)
        if len(name_key(value)) > LONGEST_KEY:
            raise ValidationError(words.LONG_NAME)


class PasswordField(forms.CharField):
    """A password, blanks and all. A new one stays in a form that is shown again."""

    def __init__(self, label: Words = words.PASSWORD, *, is_new: bool = False) -> None:
        kind = "new-password" if is_new else "current-password"
        super().__init__(
            label=label,
            strip=False,
            max_length=LONGEST_PASSWORD,
            error_messages={"required": words.NO_PASSWORD, "max_length": words.LONG_PASSWORD},
            widget=forms.PasswordInput({"autocomplete": kind}, render_value=is_new),
        )


class CodeField(forms.CharField):
    """A code of either kind."""

    def __init__(self, label: Words, help_text: Words = "", *, is_digits: bool = False) -> None:
        attrs = {"autocomplete": "one-time-code", "spellcheck": "false"}
        digits = {"inputmode": "numeric"} if is_digits else {"autocapitalize": "characters"}
        super().__init__(
            label=label,
            max_length=40,
            help_text=help_text,
            error_messages={"required": words.NO_CODE, "max_length": words.CODE_REFUSED},
            widget=forms.TextInput(attrs | digits),
        )


class EmailField(forms.EmailField):
    """An address."""

    def __init__(self, **options: Any) -> None:
        errors = {"required": words.NO_EMAIL}
        errors |= dict.fromkeys(("invalid", "max_length"), words.BAD_EMAIL)
        super().__init__(
            max_length=LONGEST_EMAIL,
            error_messages=errors,
            widget=forms.EmailInput({"autocomplete": "email"}),
            **options,
        )


def password_fault(password: str, name: str) -> Words | None:
    """Why a password is not to be taken."""
    if len(password) < SHORTEST_PASSWORD:
        return words.SHORT_PASSWORD
    if name_key(password) == name_key(name):
        return words.NAME_AS_PASSWORD
    try:
        CommonPasswordValidator().validate(password)
    except ValidationError:
        return words.COMMON_PASSWORD
    return None


class NewPasswordForm(forms.Form):
    """A password chosen, twice."""

    password = PasswordField(words.NEW_PASSWORD, is_new=True)
    again = PasswordField(words.AGAIN, is_new=True)

    def __init__(self, *args: Any, name: str = "", **options: Any) -> None:
        super().__init__(*args, **options)
        self.whose = name
        self.fields["password"].help_text = words.PASSWORD_HELP

    def clean(self) -> dict[str, Any]:
        """Both are the same, and hard to guess."""
        typed = self.cleaned_data
        password, again = typed.get("password"), typed.get("again")
        fault = password and password_fault(password, typed.get("name") or self.whose)
        if fault:
            self.add_error("password", fault)
        elif password and again and password != again:
            self.add_error("again", words.NOT_THE_SAME)
        return typed


class SignUpForm(NewPasswordForm):
    """A name and a password; an address where the site sends mail."""

    name = NewNameField(help_text=words.NAME_HELP)
    password = PasswordField(is_new=True)
    email = EmailField(label=words.EMAIL_OPTIONAL, required=False, help_text=words.EMAIL_HELP)
    field_order = ("name", "password", "again", "email")

    def __init__(self, *args: Any, takes_email: bool, **options: Any) -> None:
        super().__init__(*args, **options)
        if not takes_email:
            del self.fields["email"]


class OwnNameForm(NewPasswordForm):
    """A name and a password for an account that a code has opened so far."""

    name = NewNameField(help_text=words.NAME_HELP)
    password = PasswordField(is_new=True)
    field_order = ("name", "password", "again")


class SignInForm(forms.Form):
    """A name and its password."""

    name = NameField()
    password = PasswordField()


class ProofForm(forms.Form):
    """The password once more, or the code where an account has no password."""

    password = PasswordField()

    def __init__(self, *args: Any, user: User, **options: Any) -> None:
        super().__init__(*args, **options)
        if not user.signs_in_by_name:
            self.fields["password"].label = words.CARD_CODE


class CodeForm(forms.Form):
    """The second factor."""

    code = CodeField(words.CODE, words.CODE_HELP)


class DigitsForm(forms.Form):
    """A code of the telephone alone."""

    code = CodeField(words.SIX_DIGITS, is_digits=True)


class RecoverForm(NewPasswordForm):
    """A name, a recovery code and another password."""

    name = NameField()
    code = CodeField(words.RECOVERY_CODE, words.RECOVERY_CODE_HELP)
    field_order = ("name", "code", "password", "again")


class MailForm(forms.Form):
    """An address that was confirmed before."""

    email = EmailField(label=words.EMAIL)


class EmailForm(forms.Form):
    """Another address, or none."""

    email = EmailField(label=words.EMAIL_OPTIONAL, required=False, help_text=words.EMAIL_HELP)
