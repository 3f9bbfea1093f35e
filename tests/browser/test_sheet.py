"""The sheet for the table, printed: one A4 page in every language and by every rules offered."""

import re

from tests.browser.conftest import Newcomer
from tutor.sheet.seeing import OFFERED

PAGES = re.compile(rb"/Type\s*/Page\b")
A4_POINTS = re.compile(rb"/MediaBox\s*\[\s*0 0 (\d+)[\d.]* (\d+)")


def test_the_sheet_fills_one_page_of_a4(newcomer: Newcomer, language: str) -> None:
    person = newcomer(language)
    for rules in OFFERED:
        person.opens(f"/sheet/?rules={rules}")
        person.page.wait_for_load_state("networkidle")
        pdf = person.page.pdf(prefer_css_page_size=True)
        assert len(PAGES.findall(pdf)) == 1, rules
        size = A4_POINTS.search(pdf)
        assert size is not None
        assert [int(side) for side in size.groups()] in ([594, 841], [595, 841], [595, 842])
