"""How many cards may be changed: after a card seen, with 4-5-6-7, and after a mus."""

import pytest

from engine import BadNotation, Question, truth
from tests.engine.misconceptions.believing import believed
from tests.engine.questions.tables import right

BOTH = "mus_visto+renew_4567=true"
RUN, LATE_RUN, OTHER = "7o6c5e4b", "5o6c7eSb", "RoRc5e4b"


def may(rules: str, hand: str, stage: str, seen: str = "no") -> str:
    return f"1|may-change|-|{rules}|{hand}|seen={seen};stage={stage}"


@pytest.mark.parametrize(
    ("rules", "hand", "stage", "seen", "expected"),
    [
        ("mus_visto", OTHER, "dealt", "yes", "any"),
        ("mus_visto", OTHER, "dealt", "no", "talk"),
        ("mus_visto", OTHER, "all-mus", "yes", "some"),
        ("mus_visto", OTHER, "drawn", "yes", "talk"),
        ("mus_visto", RUN, "dealt", "yes", "any"),
        ("classic", OTHER, "dealt", "yes", "talk"),
        ("classic", RUN, "dealt", "no", "talk"),
        ("classic", OTHER, "all-mus", "no", "some"),
        ("renewal", RUN, "dealt", "no", "all"),
        ("renewal", "4o5o6o7o", "dealt", "yes", "all"),
        ("renewal", RUN, "all-mus", "no", "some"),
        ("renewal", RUN, "drawn", "no", "talk"),
        ("renewal", RUN, "taken", "no", "talk"),
        ("renewal", LATE_RUN, "dealt", "no", "talk"),
        ("renewal", "3o4c5e6b", "dealt", "no", "talk"),
        ("renewal", "4o4c6e7b", "dealt", "no", "talk"),
        (BOTH, RUN, "dealt", "yes", "all"),
        (BOTH, RUN, "taken", "yes", "any"),
        (BOTH, OTHER, "taken", "no", "talk"),
        ("six+renew_4567=true", "5o5c6e6b", "taken", "no", "talk"),
        ("six+mus_visto=true", OTHER, "drawn", "yes", "talk"),
    ],
)
def test_how_many_cards_may_be_changed(
    rules: str, hand: str, stage: str, seen: str, expected: str
) -> None:
    assert right(may(rules, hand, stage, seen)) == expected


@pytest.mark.parametrize(
    ("belief", "rules", "hand", "stage", "seen", "wrong"),
    [
        ("visto-asks-mus", "mus_visto", OTHER, "dealt", "yes", "talk"),
        ("visto-asks-mus", "mus_visto", OTHER, "all-mus", "yes", "some"),
        ("visto-throws-one", "mus_visto", OTHER, "dealt", "yes", "some"),
        ("visto-throws-one", BOTH, RUN, "dealt", "yes", "all"),
        ("any-run-renews", "renewal", LATE_RUN, "dealt", "no", "all"),
        ("any-run-renews", "renewal", LATE_RUN, "drawn", "no", "talk"),
        ("any-run-renews", "classic", LATE_RUN, "dealt", "no", "talk"),
        ("any-run-renews", "renewal", OTHER, "dealt", "no", "talk"),
        ("renews-any-time", "renewal", RUN, "drawn", "no", "all"),
        ("renews-any-time", "renewal", RUN, "taken", "no", "all"),
        ("renews-any-time", "classic", RUN, "drawn", "no", "talk"),
        ("renews-any-time", "renewal", LATE_RUN, "drawn", "no", "talk"),
    ],
)
def test_believers_change_otherwise(
    belief: str, rules: str, hand: str, stage: str, seen: str, wrong: str
) -> None:
    assert believed(belief, may(rules, hand, stage, seen)) == wrong


@pytest.mark.parametrize(
    ("rules", "hand"), [("classic", OTHER), ("mus_visto", RUN), ("renewal", "4o4c4e4b")]
)
def test_a_hand_that_was_not_taken_for_another_is_no_question(rules: str, hand: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(may(rules, hand, "taken")))
    assert refused.value.code == "no_single_answer"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bad_seen", may("mus_visto", RUN, "dealt", "perhaps")),
        ("bad_stage", may("mus_visto", RUN, "later")),
        ("bad_hands", may("mus_visto", f"{RUN}.{OTHER}", "dealt")),
    ],
)
def test_what_cannot_be_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Question.parse(text)
    assert refusal.value.code == code
