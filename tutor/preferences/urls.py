"""The address of the settings."""

from django.urls import path

from tutor.preferences import views

urlpatterns = [path("", views.settings, name="settings")]
