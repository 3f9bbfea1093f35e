"""The address of the sheet."""

from django.urls import path

from tutor.sheet import views

urlpatterns = [path("", views.sheet, name="sheet")]
