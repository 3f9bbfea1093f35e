"""robots.txt, sitemap.xml and the web manifest."""

from django.contrib.sitemaps.views import sitemap as render_sitemap
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from tutor.signposts.findable import FindablePages, kept_out
from tutor.signposts.homescreen import manifest_of


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What search engines need not ask for, and where the rest is listed."""
    listed = request.build_absolute_uri(reverse("sitemap"))
    lines = ["User-agent: *", *kept_out(), "", f"Sitemap: {listed}", ""]
    return HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8")


@require_safe
def sitemap(request: HttpRequest) -> HttpResponse:
    """Every findable page in every language."""
    return render_sitemap(request, {"pages": FindablePages()})


@require_safe
def manifest(request: HttpRequest) -> JsonResponse:
    """How the site is called and looks on a phone's home screen."""
    return JsonResponse(manifest_of(), content_type="application/manifest+json")
