"""Every number, trait, keyword and name of the published set is what was verified: a change has to be meant."""

from hashlib import blake2b
from typing import Any

import msgspec

from goldenrule.games.champions import sets
from goldenrule.games.champions.sets import load_facts
from tests.champions.test_facts import FACTS as PUBLISHED

FACTS = "8026de67def57ca2c34d120fc2e490b9"
SETS = "ba0dcf24b19153ff1ade0f673827aaf5"


def pinned(value: object) -> str:
    return blake2b(msgspec.json.encode(value, order="deterministic"), digest_size=16).hexdigest()


def test_the_facts_are_the_verified_ones() -> None:
    """After a deliberate correction: compare the changed faces with their source, then put the new hash here."""
    assert pinned(PUBLISHED) == FACTS


def test_the_sets_are_the_verified_ones() -> None:
    parts = ("heroes", "starter_decks", "scenarios", "encounter_sets", "pools")
    assert pinned(without_added(msgspec.to_builtins({part: getattr(sets, part)() for part in parts}))) == SETS


def without_added(value: Any) -> Any:
    """Plain data without the cards that have been added to the published set."""
    if not isinstance(value, dict):
        return value
    added = load_facts().keys() - PUBLISHED.keys()
    return {key: without_added(each) for key, each in value.items() if key not in added}
