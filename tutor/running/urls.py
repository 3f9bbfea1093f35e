"""Addresses of the room."""

from django.urls import path

from tutor.running import views

urlpatterns = [path("", views.status, name="status")]
