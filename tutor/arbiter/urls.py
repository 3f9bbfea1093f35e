"""The arbiter's address."""

from django.urls import path

from tutor.arbiter import views

urlpatterns = [path("", views.arbiter, name="arbiter")]
