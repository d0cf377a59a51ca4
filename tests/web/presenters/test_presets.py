"""The words of variants."""

import pytest

from scorer.rules.presets import PRESETS
from scorer.web.presenters.presets import GROUPS, about_preset, preset_name
from tests.web.presenters.conftest import Speak


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_every_variant_has_a_name_and_a_line_of_its_own(speak: Speak, language: str) -> None:
    with speak(language):
        assert len({preset_name(name) for name in PRESETS}) == len(PRESETS)
        assert len({about_preset(name) for name in PRESETS}) == len(PRESETS)


def test_every_variant_is_offered_once() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(PRESETS)
