"""Addresses of the quizzes and their sittings."""

from django.urls import path

from tutor.quizzes import views

urlpatterns = [
    path("", views.quizzes, name="quizzes"),
    path("own/", views.own, name="own-quiz"),
    path("<str:code>/", views.quiz, name="quiz"),
    path("<str:code>/<number:run_id>/", views.sitting, name="sitting"),
    path("<str:code>/<number:run_id>/hand-in/", views.handing_in, name="hand-in"),
    path("<str:code>/<number:run_id>/<number:position>/", views.question, name="sitting-question"),
    path(
        "<str:code>/<number:run_id>/<number:position>/nearest/",
        views.nearest,
        name="sitting-nearest",
    ),
]
