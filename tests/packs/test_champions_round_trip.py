"""Every ability of every face and lasting effect of Champions is written in the notation and read back as it was."""

import msgspec
import pytest

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.pack_cards import PackCard, core
from goldenrule.games.champions.vocabulary import INTERNAL, VOCABULARY
from goldenrule.packs.field_types import snake
from goldenrule.packs.pack_folders import DEEPEST
from goldenrule.packs.yaml_files import load_yaml

yaml = pytest.importorskip("yaml")
CARDS: dict[str, PackCard] = core().part("cards")
ABILITIES = {
    **{f"{code}/{i}": ability for code, card in CARDS.items() for i, ability in enumerate(card.abilities)},
    **{f"{code}:{name}": ability for code, card in CARDS.items() for name, ability in card.lasting.items()},
}


def test_every_ability_comes_back() -> None:
    assert len(ABILITIES) > 230
    for path, ability in ABILITIES.items():
        plain = VOCABULARY.dump(ability, CardAbility)
        assert VOCABULARY.load(plain, CardAbility, path) == ability


def test_every_rule_of_play_comes_back() -> None:
    assert any(card.play != PlayRules() for card in CARDS.values())
    for code, card in CARDS.items():
        assert VOCABULARY.load(VOCABULARY.dump(card.play), PlayRules, code) == card.play


def test_the_notation_survives_json_and_yaml() -> None:
    plain = {path.replace("/", "-"): VOCABULARY.dump(ability, CardAbility) for path, ability in ABILITIES.items()}
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
    some = dict(list(plain.items())[::20])
    found, _ = load_yaml(yaml.safe_dump(some).encode(), "some.yaml", deepest=DEEPEST)
    assert found == some


def test_packs_cannot_name_what_only_the_engine_writes() -> None:
    known = {snake(cls.__name__) for cls in VOCABULARY.classes}
    assert not known & {snake(cls.__name__) for cls in INTERNAL}
    assert "native" not in known


def test_the_notation_is_short() -> None:
    assert VOCABULARY.dump(CARDS["01005"].abilities[0]) == {
        "action": {"choose": {"of": "attackable", "do": {"damage": {"to": "it", "amount": 8}}}},
        "form": "hero",
        "label": "attack",
    }
    assert VOCABULARY.dump(CARDS["01003"].abilities[0]) == {
        "interrupt": {"would_take_damage": {"to": "you", "by": "attack"}},
        "effect": "prevent",
        "label": "defense",
    }
