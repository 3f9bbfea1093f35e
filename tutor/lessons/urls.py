"""Addresses of the lessons."""

from django.urls import path

from tutor.lessons import views

urlpatterns = [
    path("", views.contents, name="lessons"),
    path("<slug:slug>/", views.lesson, name="lesson"),
    path("<slug:slug>/reset/", views.reset, name="reset"),
]
