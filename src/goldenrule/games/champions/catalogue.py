"""All faces with their behaviour, joined by code. A face that has text but no behaviour is listed as missing."""

from hashlib import blake2b
from importlib import import_module
from importlib.resources import files

from goldenrule.games.champions import ids
from goldenrule.games.champions.cards.words import BOOK, constant, gets
from goldenrule.games.champions.content import CardAbility, Content, Face, PlayRules, modifier_rows
from goldenrule.games.champions.facts import FACEDOWN_MINION, Facts, load_facts
from goldenrule.games.champions.selectors import Host
from goldenrule.kernel.abilities import Definition
from goldenrule.kernel.errors import Unimplemented
from goldenrule.packs.reading import Pack, by_packs, combine

SETS = (
    "spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther", "aggression", "justice", "leadership",
    "protection", "basic", "rhino", "bomb_scare", "klaw", "masters_of_evil", "ultron", "under_attack",
    "black_panther_nemesis", "she_hulk_nemesis", "spider_man_nemesis", "iron_man_nemesis", "captain_marvel_nemesis",
    "legions_of_hydra", "the_doomsday_chair", "standard", "expert",
)  # fmt: skip
"""The card modules, in the order of the printed box."""


@by_packs
def load_content(packs: tuple[Pack, ...] = ()) -> Content:
    """Faces, programs and lasting effects of the core set and of packs, a later pack replacing cards of earlier ones.

    Raises Unimplemented for behaviour of an unknown card.
    """
    import_module("goldenrule.games.champions.saving")
    for name in SETS:
        import_module(f"goldenrule.games.champions.cards.{name}")
    facts = load_facts(packs)
    cards = dict(BOOK.cards)
    lasts = dict(BOOK.lasting)
    for code, card in combine(packs, "cards").items():
        cards[code] = (card.abilities, card.rules)
        lasts = {path: ability for path, ability in lasts.items() if path.split(":")[0] != code}
        lasts.update({f"{code}:{name}": ability for name, ability in card.lasting.items()})
    unknown = sorted(set(cards) - set(facts))
    if unknown:
        raise Unimplemented(f"Behaviour is written for cards that have no facts: {', '.join(unknown)}.")
    faces: list[Face] = []
    missing: dict[str, str] = {}
    for index, (code, fact) in enumerate(facts.items()):
        if code in cards:
            abilities, rules = cards[code]
        else:
            abilities, rules = (), PlayRules()
            missing[code] = fact.name
        faces.append(Face(index, fact, (*abilities, *_printed_modifiers(fact)), rules))
    faces.append(Face(len(faces), FACEDOWN_MINION, (), PlayRules()))
    lasting = {path: Definition(path, (ability,), modifier_rows((ability,))) for path, ability in sorted(lasts.items())}
    return Content(faces, lasting, missing, _hash(packs), packs)


def _printed_modifiers(fact: Facts) -> tuple[CardAbility, ...]:
    """The +ATK and +SCH printed on attachments (MC-ATTACHMENT-03)."""
    mods = [gets(stat, n, Host()) for stat, n in ((ids.ATK, fact.atk_mod), (ids.SCH, fact.sch_mod)) if n]
    return (constant(*mods),) if mods else ()


def _hash(packs: tuple[Pack, ...]) -> str:
    """A hash of the facts and of all behaviour, for records."""
    h = blake2b(digest_size=8)
    h.update(files("goldenrule.games.champions").joinpath("data/cards.json").read_bytes())
    for code, written in sorted(BOOK.cards.items()):
        h.update(f"{code}{written!r}".encode())
    for path, ability in sorted(BOOK.lasting.items()):
        h.update(f"{path}{ability!r}".encode())
    for pack in packs:
        h.update(pack.hash.encode())
    return h.hexdigest()
