"""The address of a learner's own page."""

from django.urls import path

from tutor.learner import views

urlpatterns = [
    path("", views.progress, name="progress"),
    path("clock/", views.choose_clock, name="clock"),
]
