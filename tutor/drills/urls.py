"""Addresses of the drills and their sittings."""

from django.urls import path, register_converter

from tutor.drills import views


class NumberConverter:
    """A number as the database can hold it, written in one way only."""

    regex = "[1-9][0-9]{0,17}"

    def to_python(self, value: str) -> int:
        return int(value)

    def to_url(self, value: int) -> str:
        return str(value)


register_converter(NumberConverter, "number")

urlpatterns = [
    path("", views.front, name="front"),
    path("question/", views.front_answer, name="front-answer"),
    path("drills/<slug:slug>/", views.drill, name="drill"),
    path("runs/<number:run_id>/", views.run, name="run"),
    path("runs/<number:run_id>/<number:position>/", views.attempt, name="attempt"),
    path("runs/<number:run_id>/<number:position>/nearest/", views.nearest, name="nearest"),
]
