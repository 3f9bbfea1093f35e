"""Addresses of worksheets."""

from django.urls import path

from tutor.worksheets import views

urlpatterns = [
    path("", views.worksheets, name="worksheets"),
    path("<str:code>/", views.worksheet, name="worksheet"),
]
