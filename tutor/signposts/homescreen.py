"""The web manifest: what a phone shows of a site that is put on its home screen."""

from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language

from tutor.deck.icons import ICONS
from tutor.deck.palette import FELT
from tutor.languages import BY_CODE
from tutor.wording.site import site_in_short


def manifest_of() -> dict[str, object]:
    """The members of the manifest, in the language that is active."""
    front = reverse("front")
    return {
        "id": front,
        "start_url": front,
        "scope": "/",
        "lang": BY_CODE[get_language() or ""].tag,
        "name": "Lance a lance",
        "short_name": "Lance a lance",
        "description": site_in_short(),
        "display": "minimal-ui",
        "background_color": FELT,
        "theme_color": FELT,
        "icons": [
            {
                "src": static(f"tutor/{name}"),
                "sizes": f"{icon.side}x{icon.side}",
                "type": "image/png",
                "purpose": icon.purpose,
            }
            for name, icon in ICONS.items()
        ],
    }
