"""Addresses of the room."""

from django.urls import path

from tutor.accounts.views import entering, keeping, owning, recovering

urlpatterns = [
    path("", keeping.account, name="account"),
    path("sign-up/", entering.signing_up, name="sign-up"),
    path("sign-in/", entering.signing_in, name="sign-in"),
    path("sign-in/code/", entering.second_code, name="second-code"),
    path("recover/", recovering.recovering, name="recover"),
    path("recover/letter/", recovering.asking_for_a_letter, name="recover-letter"),
    path(
        "recover/<str:number>/<str:token>/",
        recovering.recovering_by_letter,
        name="recover-by-letter",
    ),
    path("leave/", entering.leaving, name="leave"),
    path("leave-everywhere/", entering.leaving_everywhere, name="leave-everywhere"),
    path("prove/", entering.proving, name="prove"),
    path("codes/", keeping.codes, name="codes"),
    path("own-name/", keeping.own_name, name="own-name"),
    path("password/", keeping.password, name="password"),
    path("second/", keeping.second_factor, name="second"),
    path("email/", keeping.email, name="email"),
    path("email/<str:key>/", keeping.confirming_email, name="confirm-email"),
    path("data/", owning.data, name="data"),
    path("data/json/", owning.data_json, name="data-json"),
    path("data/csv/", owning.data_csv, name="data-csv"),
    path("delete/", owning.deleting, name="delete"),
    path("gone/", owning.gone, name="gone"),
]
