"""The site with one address, whose view does nothing: what its middleware costs alone."""

from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt

from tutor.settings import *  # noqa: F403

ROOT_URLCONF = "bench.real.empty"


@csrf_exempt
def nothing(request: HttpRequest) -> HttpResponse:
    """An empty page."""
    return HttpResponse()


urlpatterns = [path("nothing", nothing)]
