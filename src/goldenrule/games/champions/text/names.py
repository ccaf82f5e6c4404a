"""What heroes, scenarios and sets are called in a language."""

from goldenrule.gamekit.text_lists import Translator, name_in_language, slug
from goldenrule.games.champions.set_entries import EncounterSet, HeroSet, Scenario
from goldenrule.games.champions.sets import Packs, load_facts


def subtitle(texts: Translator, printed: str) -> str:
    """What stands below the name of a card, mostly the name of somebody; "" for nothing."""
    return name_in_language(texts, "champions", f"own-{slug(printed)}", printed) if printed else ""


def printed_name(texts: Translator, code: str, packs: Packs) -> str:
    """The name of a card by its code."""
    return name_in_language(texts, "champions", code, load_facts(packs)[code].name)


def hero_name(texts: Translator, hero: HeroSet, packs: Packs) -> str:
    return printed_name(texts, hero.hero, packs)


def set_code(found: EncounterSet | Scenario) -> str:
    """What a set is asked for by, as cards are by their codes."""
    return f"{'scenario' if isinstance(found, Scenario) else 'set'}-{found.id}"


def set_name(texts: Translator, found: EncounterSet | Scenario) -> str:
    return name_in_language(texts, "champions", set_code(found), found.name)
