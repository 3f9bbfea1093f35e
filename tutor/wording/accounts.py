"""What the pages of an account say: labels, what is wrong with what was typed, and letters."""

from django.utils.translation import npgettext, pgettext, pgettext_lazy

from tutor.wording.lists import Words, said

NAME = pgettext_lazy("accounts", "Name")
PASSWORD = pgettext_lazy("accounts", "Password")
NEW_PASSWORD = pgettext_lazy("accounts", "New password")
AGAIN = pgettext_lazy("accounts", "The same password again")
EMAIL = pgettext_lazy("accounts", "E-mail")
EMAIL_OPTIONAL = pgettext_lazy("accounts", "E-mail (you can leave it empty)")
CARD_CODE = pgettext_lazy("accounts", "Your code")
RECOVERY_CODE = pgettext_lazy("accounts", "Recovery code")
CODE = pgettext_lazy("accounts", "Code")

NAME_HELP = pgettext_lazy(
    "accounts", "You sign in with it, and only you see it. Capitals and accents don’t matter."
)
PASSWORD_HELP = pgettext_lazy("accounts", "At least 8 characters. A short sentence is a good one.")
EMAIL_HELP = pgettext_lazy(
    "accounts", "Only for getting back in if you forget the password. Nothing else is ever sent."
)
CODE_HELP = pgettext_lazy(
    "accounts", "The six digits in the app on your phone, or one of your recovery codes."
)
SIX_DIGITS = pgettext_lazy("accounts", "The six digits that the app shows now")
RECOVERY_CODE_HELP = pgettext_lazy("accounts", "One of the ten that you kept. Each works once.")

NO_NAME = pgettext_lazy("accounts", "Write a name.")
LONG_NAME = pgettext_lazy("accounts", "That name is too long: 40 characters at most.")
NO_LETTER = pgettext_lazy("accounts", "The name needs at least one letter or digit.")
HIDDEN_SIGN = pgettext_lazy(
    "accounts", "That name has a character that can’t be seen. Write it by hand."
)
NAME_TAKEN = pgettext_lazy(
    "accounts", "Somebody already has that name. Add something: a surname, a number, your town."
)
NO_PASSWORD = pgettext_lazy("accounts", "Write a password.")
SHORT_PASSWORD = pgettext_lazy("accounts", "That password is too short: it needs 8 characters.")
LONG_PASSWORD = pgettext_lazy("accounts", "That password is too long: 200 characters at most.")
COMMON_PASSWORD = pgettext_lazy(
    "accounts", "Too many people use that password. Choose one that nobody guesses."
)
NAME_AS_PASSWORD = pgettext_lazy("accounts", "The password can’t be the name itself.")
NOT_THE_SAME = pgettext_lazy("accounts", "The two passwords aren’t the same.")
NO_EMAIL = pgettext_lazy("accounts", "Write your e-mail address.")
BAD_EMAIL = pgettext_lazy(
    "accounts", "That isn’t an e-mail address: it needs a name, an @ and a domain."
)
NO_CODE = pgettext_lazy("accounts", "Write the code.")
NO_MATCH = pgettext_lazy(
    "accounts", "That name and that password don’t go together. Check them and try again."
)
NOT_YOUR_PASSWORD = pgettext_lazy("accounts", "That isn’t your password.")
CODE_REFUSED = pgettext_lazy(
    "accounts", "That code doesn’t work. It may be old, or used already: try the next one."
)
NO_RECOVERY = pgettext_lazy(
    "accounts", "That name and that code don’t go together, or the code was used before."
)
NO_MAIL_NOW = pgettext_lazy("accounts", "The letter couldn’t be sent just now. Try again later.")
CONFIRM_SUBJECT = pgettext_lazy("accounts", "Lance a lance: is this your address?")
RECOVER_SUBJECT = pgettext_lazy("accounts", "Lance a lance: a new password")


def wait(minutes: int) -> str:
    """When somebody who has tried too often may try again."""
    return said(
        npgettext(
            "accounts",
            "Too many tries. You can try again in {n} minute.",
            "Too many tries. You can try again in {n} minutes.",
            minutes,
        ),
        n=minutes,
    )


def confirm_letter(name: str, url: str) -> str:
    """The letter to an address that is to be confirmed."""
    text = pgettext(
        "accounts",
        "Hello, {name}:\n\nopen this page to confirm that this is your address:\n\n{url}\n\n"
        "If you didn’t ask for this, do nothing: your address is used for nothing else.\n",
    )
    return said(text, name=name, url=url)


def recover_letter(name: str, url: str) -> str:
    """The letter that lets somebody set another password."""
    text = pgettext(
        "accounts",
        "Hello, {name}:\n\nchoose a new password on this page, within the hour:\n\n{url}\n\n"
        "If you didn’t ask for this, do nothing: your password stays as it is.\n",
    )
    return said(text, name=name, url=url)


def operator(name: str) -> Words:
    """Who runs the site, or what to say where its settings do not tell."""
    return name or pgettext(
        "accounts", "whoever set this copy up, who hasn’t written their name in its settings"
    )
