"""Words of the page's frame."""

from django import template

register = template.Library()


@register.simple_block_tag
def words(content: str) -> str:
    """What is between the tags, to be kept by `as` and said more than once."""
    return content
