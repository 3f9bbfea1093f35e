"""The address of search."""

from django.urls import path

from tutor.search import views

urlpatterns = [path("", views.search, name="search")]
