"""Every ability of every face and lasting effect of Champions is written in the notation and read back as it was."""

from __future__ import annotations

import msgspec
import pytest

from goldenrule.games.champions.cards.words import BOOK
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.content import CardAbility, PlayRules
from goldenrule.games.champions.vocabulary import INTERNAL, VOCABULARY
from goldenrule.packs.kinds import snake
from goldenrule.packs.reading import DEEPEST
from goldenrule.packs.yaml_files import load_yaml

yaml = pytest.importorskip("yaml")
load_content()
ABILITIES = {
    **{f"{code}/{i}": ability for code, (found, _) in BOOK.cards.items() for i, ability in enumerate(found)},
    **BOOK.lasting,
}


def test_every_ability_comes_back() -> None:
    assert len(ABILITIES) > 230
    for path, ability in ABILITIES.items():
        plain = VOCABULARY.dump(ability)
        assert VOCABULARY.load(plain, CardAbility, path) == ability


def test_every_rule_of_play_comes_back() -> None:
    assert any(rules != PlayRules() for _, rules in BOOK.cards.values())
    for code, (_, rules) in BOOK.cards.items():
        assert VOCABULARY.load(VOCABULARY.dump(rules), PlayRules, code) == rules


def test_the_notation_survives_json_and_yaml() -> None:
    plain = {path.replace("/", "-"): VOCABULARY.dump(ability) for path, ability in ABILITIES.items()}
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
    some = dict(list(plain.items())[::20])
    found, _ = load_yaml(yaml.safe_dump(some).encode(), "some.yaml", deepest=DEEPEST)
    assert found == some


def test_packs_cannot_name_what_only_the_engine_writes() -> None:
    known = {snake(cls.__name__) for cls in VOCABULARY.classes}
    assert not known & {snake(cls.__name__) for cls in INTERNAL}
    assert "native" not in known


def test_the_notation_is_short() -> None:
    assert VOCABULARY.dump(BOOK.cards["01005"][0][0]) == {
        "kind": "action",
        "effect": {"choose": {"of": "attackable", "body": {"damage": {"to": "var", "amount": 8}}}},
        "form": "hero",
        "label": "attack",
    }
    assert VOCABULARY.dump(BOOK.cards["01003"][0][0]) == {
        "kind": "interrupt",
        "effect": "prevent",
        "when": {
            "event": "damage",
            "timing": "interrupt",
            "test": {"all": [{"targets": "you"}, {"flag": "from_attack"}]},
        },
        "place": "hand",
        "label": "defense",
    }
