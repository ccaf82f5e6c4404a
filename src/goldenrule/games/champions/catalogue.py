"""All faces with their behaviour: the core set, and whatever packs replace or add."""

from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility, Constant, Modifier
from goldenrule.games.champions.content import DEFAULT_RULES, Content, Face, LastingEffect, PlayRules, modifier_rows
from goldenrule.games.champions.facts import FACEDOWN_MINION, Facts
from goldenrule.games.champions.ops.initiation import whole
from goldenrule.games.champions.pack_cards import core
from goldenrule.games.champions.programs import RULES
from goldenrule.games.champions.selectors import Host
from goldenrule.games.champions.sets import load_facts
from goldenrule.kernel.effects import Program
from goldenrule.kernel.expressions import Const
from goldenrule.packs.pack_folders import MANIFEST
from goldenrule.packs.reading import Pack, by_packs, combine


@by_packs
def load_content(packs: tuple[Pack, ...] = ()) -> Content:
    """Faces, programs and lasting effects of the core set and of packs; a later pack replaces cards of earlier ones."""
    import_module("goldenrule.games.champions.saving")  # a game that can be made can be saved
    facts = load_facts(packs)
    cards = combine((core(), *packs), "cards")
    faces = [
        face(index, facts[code], (*card.abilities, *_printed_modifiers(facts[code])), card.play)
        for index, (code, card) in enumerate(cards.items())
    ]
    faces.append(face(len(faces), FACEDOWN_MINION, (), DEFAULT_RULES))
    lasts = {f"{code}:{name}": ability for code, card in cards.items() for name, ability in card.lasting.items()}
    lasting = {path: LastingEffect(path, (each,), modifier_rows((each,))) for path, each in sorted(lasts.items())}
    return Content(faces, lasting, _hash(packs), RULES, packs)


def face(index: int, facts: Facts, abilities: tuple[CardAbility, ...], rules: PlayRules) -> Face:
    """A face with the programs of its abilities."""
    programs = tuple(Program(f"{facts.code}/{i}", whole(ability)) for i, ability in enumerate(abilities))
    return Face(index, facts, abilities, rules, programs)


def _printed_modifiers(fact: Facts) -> tuple[CardAbility, ...]:
    """The +ATK and +SCH printed on attachments (MC-ATTACHMENT-03)."""
    mods = [Modifier(stat, Const(n), Host()) for stat, n in ((ids.ATK, fact.atk_mod), (ids.SCH, fact.sch_mod)) if n]
    return (Constant(tuple(mods)),) if mods else ()


def _hash(packs: tuple[Pack, ...]) -> str:
    """A hash of the facts and of all behaviour, for records."""
    h = blake2b(digest_size=8)
    folder = Path(core().folder)
    for name in (MANIFEST, *core().manifest.files):
        h.update((folder / name).read_bytes())
    for pack in packs:
        h.update(pack.hash.encode())
    return h.hexdigest()
