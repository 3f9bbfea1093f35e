"""The pages of accounts, furnished: as a visitor sees them, then as an account's owner."""

from collections.abc import Callable, Iterator
from functools import partial

from django.test import override_settings

from tests.browser.class_pages import class_pages
from tests.browser.person import Person
from tutor.models import User

NAME = "María Begoña Goikoetxeaundia-Etxebarria"
PHRASE = "cuatro reyes y un as"
VISITING = {
    "without account": "/account/",
    "sign up": "/account/sign-up/",
    "sign in": "/account/sign-in/?next=/es/lessons/",
    "recover": "/account/recover/",
    "own data": "/account/data/",
    "forget me": "/account/delete/",
    "gone": "/account/gone/",
    "privacy": "/privacy/",
    "settings": "/settings/?saved=1",
}
OWNING = {
    "account": "/account/",
    "codes left": "/account/codes/",
    "password": "/account/password/",
    "no mail": "/account/email/",
    "second lock": "/account/second/",
    "own data of an account": "/account/data/",
    "delete account": "/account/delete/",
    "settings of an account": "/settings/",
    "prove": "/account/prove/",
    "drill of an account": "/drills/chica-winner/",
}

type Pages = Iterator[tuple[str, Callable[[], None]]]


def account_pages(person: Person) -> Pages:
    """Each by its name, in an order in which they can be opened; the last leaves the account."""
    for name, path in VISITING.items():
        yield name, partial(person.opens, path)
    yield "sign up amiss", partial(refused, person)
    yield "letter", partial(with_mail, person, "/account/recover/letter/")
    yield "sign up with mail", partial(with_mail, person, "/account/sign-up/")
    yield "stale letter", partial(stale_letter, person)
    yield "codes", partial(sign_up, person)
    yield "codes kept", partial(keeps_codes, person)
    for name, path in class_pages(person, NAME):
        yield name, partial(person.opens, path)
    for name, path in OWNING.items():
        yield name, partial(person.opens, path)
    yield "state of the site", partial(runs_the_site, person)
    yield "mail", partial(with_mail, person, "/account/email/")
    yield "second lock picture", partial(begins_second, person)
    yield "too many tries", partial(tries_too_often, person)


def fills(person: Person, **fields: str) -> None:
    """Fill in the page's form and send it."""
    for name, value in fields.items():
        person.page.locator(f"main [name={name}]").fill(value)
    person.page.locator("main .form button").click()


def sign_up(person: Person, name: str = NAME) -> None:
    person.opens("/account/sign-up/")
    fills(person, name=name, password=PHRASE, again=PHRASE)
    person.page.wait_for_url("**/account/codes/")


def keeps_codes(person: Person) -> None:
    person.page.locator("main .form button").click()
    person.page.wait_for_url("**/lessons/")


def sign_in(person: Person, name: str = NAME) -> None:
    person.opens("/account/sign-in/")
    fills(person, name=name, password=PHRASE)


def refused(person: Person) -> None:
    person.console.grant_status(422)
    person.opens("/account/sign-up/")
    fills(person, name="W" * 40, password="corta", again="corta")  # noqa: S106
    person.page.locator("main .error").first.wait_for()


def with_mail(person: Person, path: str) -> None:
    with override_settings(MAIL_IS_SENT=True):
        person.opens(path)


def runs_the_site(person: Person) -> None:
    User.objects.update(is_superuser=True)
    person.opens("/status/")


def stale_letter(person: Person) -> None:
    person.console.grant_status(422)
    person.opens("/account/email/x/")


def begins_second(person: Person) -> None:
    person.opens("/account/second/")
    person.page.locator("main .form button").click()
    person.page.locator("main svg").wait_for()


def tries_too_often(person: Person) -> None:
    person.console.grant_status(422)
    person.console.grant_status(429)
    person.opens("/account/prove/")
    for _ in range(11):
        fills(person, password="x")  # noqa: S106
        person.page.wait_for_load_state()
