"""Whole rounds as text, compared line by line: deal, talk, bets, awards and what is open."""

from pathlib import Path

import pytest

from engine import PRESETS, Dealing, EncajePhase, EncajeRules, Phase, read_encaje, read_round
from tests.engine.playthroughs import ENCAJE, REMARK, files, retold, rules_of


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_playthrough_plays_as_it_tells(file: Path) -> None:
    told = file.read_text()
    assert retold(told).splitlines() == told.splitlines()


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_playthrough_is_played_to_its_end_and_says_what_it_shows(file: Path) -> None:
    told = file.read_text()
    assert told.startswith(REMARK)
    if rules_of(told).startswith(ENCAJE):
        assert read_encaje(told).phase is EncajePhase.OVER
    else:
        assert read_round(told).phase is Phase.OVER


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_playthrough(preset: str) -> None:
    assert preset in {rules_of(file.read_text()) for file in files()}, (
        f"no round of {preset} in tests/playthroughs: write one, with remarks on what it shows"
    )


@pytest.mark.parametrize("dealing", Dealing)
def test_encaje_has_a_playthrough_for_each_way_of_dealing(dealing: Dealing) -> None:
    texts = [rules_of(file.read_text()) for file in files()]
    played = [EncajeRules.parse(text) for text in texts if text.startswith(ENCAJE)]
    assert dealing in {rules.dealing for rules in played}
