"""One's own data: taken along whole, deleted whole."""

import csv
import json
from collections.abc import Iterator
from io import BytesIO, StringIO
from typing import Any
from zipfile import ZipFile

import pytest
from django.apps import apps
from django.db.models import ForeignKey, Model
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from pytest_django import Settings

from tests.tutor.accounts.entering import (
    PHRASE,
    codes_shown,
    learner_of,
    member,
    number_of,
    sign_up,
)
from tests.tutor.playing import finish, start
from tutor.accounts.knocks import knock
from tutor.languages import LANGUAGES
from tutor.models import (
    Attempt,
    Doubt,
    Learner,
    Regrading,
    Reset,
    Run,
    TakenMastery,
    User,
)

# What tells nothing of what somebody has done: keys, secrets, and tries that are dropped in hours.
KEYS = {"session", "recoverycode", "authenticator", "emailaddress", "emailconfirmation", "logentry"}
KEYS |= {"entrycode", "pupilaccount", "invitation"}
SHARED = {
    "classroom",
    "classgroup",
    "tally",
    "assignment",
    "voidedquestion",
}  # what people are in together is nobody's own


def pointing(*targets: type[Model]) -> set[type[Model]]:
    """Every model whose rows hang on these, at whatever distance."""
    found: set[type[Model]] = set(targets)
    for _ in range(9):
        for model in apps.get_models():
            links = [one for one in model._meta.get_fields() if isinstance(one, ForeignKey)]
            if any(one.related_model in found and one.model is model for one in links):
                found.add(model)
    return found


def owned() -> Iterator[type[Model]]:
    """What is somebody's: a quiz is what sittings point at, and not the other way round."""
    yield from pointing(Learner, User)


@pytest.fixture
def ane(client: Client) -> User:
    """Somebody with one of everything."""
    finish(client, start(client, "grande-winner"))
    start(client, "pares-kind")
    user = member(client)
    attempt = Attempt.objects.filter(answered_at__isnull=False).first()
    assert attempt
    Doubt.objects.create(attempt=attempt, cause="learner", note="¿Seguro?", engine_revision="1")
    Regrading.objects.create(
        attempt=attempt, old_verdict="right", new_verdict="right", new_revision="1"
    )
    reset = Reset.objects.create(
        learner=learner_of(client), lesson="grande", reset_at=timezone.now()
    )
    TakenMastery.objects.create(
        reset=reset, drill="grande-winner", mastered_at=timezone.now(), criterion="shown"
    )
    Run.objects.filter(pk=attempt.run_id).update(reset=reset)
    client.post(reverse("second"), {"act": "begin"})
    return user


def downloaded(client: Client) -> dict[str, list[dict[str, Any]]]:
    page = client.get(reverse("data-json"))
    assert page.headers["Content-Disposition"] == 'attachment; filename="lance-a-lance.json"'
    found: dict[str, list[dict[str, Any]]] = json.loads(page.content)
    return found


@pytest.mark.django_db
def test_the_json_has_every_row_that_hangs_on_the_learner(client: Client, ane: User) -> None:
    data = downloaded(client)
    learner = learner_of(client)
    assert [row["name"] for row in data["account"]] == ["Ane"]
    assert {row["id"] for row in data["run"]} == set(
        Run.objects.filter(learner=learner).values_list("pk", flat=True)
    )
    assert len(data["attempt"]) == Attempt.objects.count()
    assert data["doubt"][0]["note"] == "¿Seguro?"
    names = {model._meta.model_name for model in owned()} - KEYS - SHARED - {"user"}
    assert names <= data.keys()


@pytest.mark.django_db
def test_keys_stay_out(client: Client, ane: User) -> None:
    text = client.get(reverse("data-json")).content.decode()
    assert str(number_of(client)) not in text
    assert ane.password not in text
    assert not KEYS & downloaded(client).keys()


@pytest.mark.django_db
def test_the_tables_say_the_same_as_the_json(client: Client, ane: User) -> None:
    data = downloaded(client)
    page = client.get(reverse("data-csv"))
    with ZipFile(BytesIO(page.content)) as archive:
        tables = {
            name.removesuffix(".csv"): archive.read(name).decode("utf-8-sig")
            for name in archive.namelist()
        }
    assert tables.keys() == data.keys()
    for name, text in tables.items():
        rows = list(csv.DictReader(StringIO(text)))
        assert len(rows) == len(data[name])
        assert not rows or rows[0].keys() == data[name][0].keys()


@pytest.mark.django_db
def test_nobodys_rows_are_among_them_but_ones_own(client: Client, ane: User) -> None:
    other = Client()
    finish(other, start(other, "juego-total"))
    assert {row["drill"] for row in downloaded(other)["run"]} == {"juego-total"}
    assert "account" not in downloaded(other)
    assert "juego-total" not in {row["drill"] for row in downloaded(client)["run"]}


@pytest.mark.django_db
def test_of_somebody_who_has_done_nothing_there_is_nothing(client: Client) -> None:
    assert downloaded(client) == {}
    assert client.get(reverse("data-csv")).status_code == 200
    assert not Learner.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_deleting_the_account_leaves_no_row_that_points_at_it(
    client: Client, ane: User, language: str
) -> None:
    other = Client()
    finish(other, start(other, "grande-winner"))
    codes_shown(client)
    before = {model: model._default_manager.count() for model in owned()}
    assert before[Doubt] == before[Regrading] == before[User] == 1
    url = f"/{language}/account/delete/"
    assert client.post(url, {"password": PHRASE + "!"}).status_code == 422
    assert client.get(url).status_code == 200
    assert User.objects.exists()
    page = client.post(url, {"password": PHRASE})
    assert page.headers["Location"] == f"/{language}/account/gone/"
    assert client.get(page.headers["Location"]).status_code == 200
    others = set(Run.objects.values_list("learner__visitor", flat=True))
    assert others == {number_of(other)}
    assert Learner.objects.count() == 1
    for model in owned():
        for link in model._meta.get_fields():
            if isinstance(link, ForeignKey) and link.related_model in (Learner, User):
                rows = model._default_manager.exclude(**{link.name: None})
                pks = set(rows.values_list(link.attname, flat=True))
                assert pks <= {learner_of(other).pk if link.related_model is Learner else None}
    assert not Attempt.objects.exclude(run__learner=learner_of(other)).exists()


@pytest.mark.django_db
def test_a_visitor_is_forgotten_by_a_button_and_nobody_else(client: Client, ane: User) -> None:
    visitor = Client()
    asked = start(visitor, "juego-total")
    assert visitor.get(reverse("delete")).status_code == 200
    assert Run.objects.filter(drill="juego-total").exists()
    assert visitor.post(reverse("delete")).status_code == 200
    assert visitor.get(asked.url).status_code == 200
    visitor.post(reverse("delete"), {"sure": "yes"})
    assert visitor.get(asked.url).status_code == 404
    assert not Run.objects.filter(drill="juego-total").exists()
    assert Run.objects.filter(learner__user=ane).count() == 2


@pytest.mark.django_db
def test_an_account_is_not_deleted_by_its_cookie_alone(client: Client, ane: User) -> None:
    ane.sessions.all().delete()
    page = client.post(reverse("delete"))
    assert page.headers["Location"].startswith(reverse("sign-in"))
    assert Learner.objects.filter(user=ane).exists()


@pytest.mark.django_db
def test_the_name_is_free_again(client: Client, ane: User) -> None:
    client.post(reverse("delete"), {"password": PHRASE})
    assert sign_up(Client()).status_code == 303


@pytest.mark.django_db
@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_the_page_on_privacy_names_who_runs_the_site(
    client: Client, settings: Settings, language: str
) -> None:
    url = f"/{language}/privacy/"
    assert f'href="{url}"' in client.get(f"/{language}/").content.decode()
    unset = client.get(url).content.decode()
    settings.OPERATOR, settings.CONTACT = "Peña <El 31>", "mus@example.org"
    text = client.get(url).content.decode()
    assert "Peña &lt;El 31&gt;" in text
    assert "mus@example.org" in text
    assert len(unset) > len(text) - 200


@pytest.mark.django_db
def test_tries_do_not_name_anybody(client: Client) -> None:
    knock("sign-in", account="ane", address="x")
    member(client)
    client.post(reverse("delete"), {"password": PHRASE})
    assert not User.objects.exists()
