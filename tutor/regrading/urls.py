"""Where a verdict is doubted."""

from django.urls import path

from tutor.regrading import views

urlpatterns = [
    path("runs/<number:run_id>/<number:position>/doubt/", views.doubt, name="doubt"),
]
