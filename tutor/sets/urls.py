"""Addresses of lesson sets."""

from django.urls import path

from tutor.sets import views

urlpatterns = [
    path("", views.sets, name="sets"),
    path("<number:number>/", views.own_set, name="set"),
    path("ready/<str:key>/", views.ready_set, name="set-ready"),
    path("shared/<str:token>/", views.shared, name="set-shared"),
    path("preview/<slug:slug>/", views.preview, name="set-preview"),
]
