"""The glossary's address."""

from django.urls import path

from tutor.glossary import views

urlpatterns = [path("", views.glossary, name="glossary")]
