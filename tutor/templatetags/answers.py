"""An answer to choose: a button that sends it at once, or one of those from which one is sent."""

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from tutor.drills.sight import QuestionSight

register = template.Library()

BUTTON = '<button class="{}" name="answer" value="{}"{}{}{}>{}</button>'
FIELD = '<label class="{}"><input type="{}" name="answer" value="{}"{}{}{}>{}</label>'
LABEL = ' aria-label="{}"'
PAPER = '<span class="{}"{}><b class="box">{}</b>{}</span>'
SPOKEN = ' role="img" aria-label="{}: {}"'
BUTTON_LOOK = "btn btn--plate"  # which paper has not


@register.simple_block_tag(takes_context=True)
def choice(
    context: template.Context,
    content: str,
    value: str,
    look: str,
    label: str = "",
    is_numbered: bool = True,
) -> SafeString:
    """What is between the tags, as an answer; `is_numbered` where a key chooses it too."""
    question: QuestionSight = context["question"]
    if question.is_paper:
        return _on_paper(question.letter_of(value), content, look, label)
    named = format_html(LABEL, label) if label else ""
    key = mark_safe(" data-answer") if is_numbered else ""
    inside = mark_safe(content.strip())  # noqa: S308  # what the template has drawn
    is_chosen = question.has_chosen(value)
    if question.is_one_tap:
        mark = mark_safe(' aria-current="true"') if is_chosen else ""
        return format_html(BUTTON, look, value, mark, named, key, inside)
    mark = mark_safe(" checked") if is_chosen else ""
    return format_html(FIELD, look, question.instead, value, mark, named, key, inside)


def _on_paper(letter: str, content: str, look: str, label: str) -> SafeString:
    """The same with the box to be marked."""
    inside = mark_safe(content.strip())  # noqa: S308  # what the template has drawn
    spoken = format_html(SPOKEN, letter, label) if label else ""
    return format_html(PAPER, look.replace(BUTTON_LOOK, "boxed"), spoken, letter, inside)
