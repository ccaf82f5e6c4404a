"""The auditor's own arithmetic: statistics, costs and resources from printed facts and its own list of modifiers."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import Modifier
from goldenrule.games.champions.audit.ledger import AuditError
from goldenrule.games.champions.facts import FACEDOWN_MINION
from goldenrule.games.champions.ids import AREA, DISCARD, ENGAGED, zone
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.selectors import Host
from goldenrule.kernel.state import ENTITY_BITS

if TYPE_CHECKING:
    from goldenrule.games.champions.audit.ledger import Ledger

SUPERHUMAN_STRENGTH = "01028"
IRON_MAN = "01029a"
PEPPER_POTTS = "01033"
EXTRA_HIT_POINTS = {"01036": 6, "01039": 1}  # Mark V Armor, Rocket Boots
COMBAT_TRAINING = "01057"
TITANIA = "01162"
GENETICALLY_ENHANCED = "01163"
HELMET = "01016"
COSMIC_FLIGHT = "01017"
JESSICA_JONES = "01059"
HEROIC_INTUITION = "01065"
TRISKELION = "01073"
INSPIRED = "01074"
ARMORED_VEST = "01081"
VISION_THWART = "01068:thwart"
VISION_ATTACK = "01068:attack"
LEAD_FROM_THE_FRONT = "01070:lead"
HELICARRIER = "01092:discount"
IMMORTAL_KLAW = "01127"
LEGIONS_OF_HYDRA = "01180"
MADAME_HYDRA = "01181"
ULTRON_III = "01136"
ULTRON_SWARM = "01135:swarm"
ULTRON_DRONES = "01140"
UPGRADED_DRONES = "01142"

DOUBLING = {"01055": "aggression", "01062": "justice", "01072": "leadership", "01079": "protection"}
"""Resource cards that count twice for cards of an aspect (MC-RESCARD-03)."""

GENERATORS = {"01001b": "M", "01008": "W", PEPPER_POTTS: ""}
"""Resource abilities: the face that has one, and what it makes ("": what lies on the discard pile)."""

ABILITY_COSTS = {
    "01010a": "E", "01026": "M", "01039": "M", "01068": "E", "01075": "M", "01093": "P", "01100": "PPP",
    "01118": "EMP", "01119": "EMP", "01141": "MM", "01142": "EMP", "01152": "PP", "01153": "EE",
}  # fmt: skip
"""Resources that abilities of cards in play cost; `ANY_NUMBER` for those of which any number may be spent."""

ANY_NUMBER = {"01018": "E"}

AS_MUCH_AS_POSSIBLE = {"01123": "EMP", "01144a": "E", "01144b": "M", "01144c": "P"}
"""Resources that an effect makes a player spend: all of them, or as many as they can."""

EXTRA_BOOST = ("01113", "01114", "01115")
"""Villains who get one more boost card when they attack."""


def modified(book: "Ledger", stat: int, entity: int, n: int) -> int:
    """A value as the cards of content packs change it, of which nothing is known here but what they say themselves."""
    if not book.from_packs:
        return n
    g = book.game
    s = g.state
    sources = [e for e, card in enumerate(s.cards) if card is not None and book.shown(e).code in book.from_packs]
    sources += [e for e, each in s.lasting.items() if each.path.partition(":")[0] in book.from_packs]
    found: list[values.Part] = []
    for e in sources:
        facts = book.shown(e) if e < len(s.cards) else None
        on_host = (facts.atk_mod, facts.sch_mod) if facts is not None else (0, 0)  # counted as printed on attachments
        for index, ability in enumerate(g.definition(e).abilities):
            f = g.env(e, index, g.speaker(e))
            mods: tuple[Modifier, ...] = getattr(ability, "mods", ())
            for mod in mods:
                printed = isinstance(mod.to, Host) and {ids.ATK: on_host[0], ids.SCH: on_host[1]}.get(stat, 0) != 0
                if mod.stat == stat and not printed and mod.to.has(g, f, entity):
                    if mod.test is None or mod.test.test(g, f):
                        found.append((e, mod.how, mod.amount.eval(g, f)))
    return values.combine(n, found)


def on_table(book: "Ledger", code: str) -> int:
    """How many cards with a code the scenario has in play, minions aside."""
    return sum(book.printed(e).code == code for e in book.game.state.zones[ids.TABLE])


def immune(book: "Ledger", character: int) -> bool:
    """Is it Madame Hydra while Legions of Hydra is in play, or Ultron III while a Drone is? Nothing damages them."""
    code = book.shown(character).code
    if code == ULTRON_III:
        return any(drones(book, seat) for seat in range(book.game.state.seats))
    return code == MADAME_HYDRA and on_table(book, LEGIONS_OF_HYDRA) > 0


def drones(book: "Ledger", seat: int) -> list[int]:
    """Drones that are engaged with a seat, facedown or not."""
    return [e for e in book.game.state.zones[zone(seat, ENGAGED)] if "Drone" in book.shown(e).traits]


def drone_extra(book: "Ledger", minion: int) -> int:
    """What a Drone has in ATK and hit points beyond what is printed on its face."""
    shown = book.shown(minion)
    if "Drone" not in shown.traits:
        return 0
    n = on_table(book, UPGRADED_DRONES) + on_table(book, ULTRON_DRONES) if shown.code == FACEDOWN_MINION.code else 0
    return n + (book.shown(book.game.state.villain).code == ULTRON_III)


def swarm(book: "Ledger", enemy: int) -> int:
    """What Ultron II has gained for the Drones of the players whom he attacks."""
    s = book.game.state
    if enemy != s.villain:
        return 0
    return sum(len(drones(book, each.seat)) for each in s.lasting.values() if each.path == ULTRON_SWARM)


def in_area(book: "Ledger", seat: int, code: str) -> list[int]:
    """Cards with a code in a seat's area."""
    return [e for e in book.game.state.zones[zone(seat, AREA)] if book.printed(e).code == code]


def _lasting(book: "Ledger", path: str, entity: int) -> int:
    """How many lasting effects of a kind come from this card as it is now."""
    s = book.game.state
    ref = entity | s.inc[entity] << ENTITY_BITS
    return sum(each.path == path and each.source == ref for each in s.lasting.values())


def _led(book: "Ledger", seat: int) -> int:
    """How often Lead from the Front is on a player."""
    s = book.game.state
    chosen = s.identities[seat]
    return sum(
        each.path == LEAD_FROM_THE_FRONT and dict(each.vars).get("it", 0) == chosen | s.inc[chosen] << ENTITY_BITS
        for each in s.lasting.values()
    )


def _printed(value: int | None) -> int:
    return value if value is not None and value > 0 else 0


def enemy_atk(book: "Ledger", enemy: int) -> int:
    """ATK of an enemy: printed (Titania's is what she has left), and that of its attachments (MC-EATTACK-16)."""
    if book.shown(enemy).code == TITANIA:
        n = max(0, max_hp(book, enemy) - book.damage[enemy])
    else:
        n = _printed(book.shown(enemy).atk)
    n += drone_extra(book, enemy) + swarm(book, enemy)
    return modified(book, ids.ATK, enemy, n + sum(book.shown(a).atk_mod or 0 for a in book.attached(enemy)))


def enemy_sch(book: "Ledger", enemy: int) -> int:
    """SCH of an enemy: printed, and what is printed on its attachments (MC-ESCHEME-06)."""
    n = on_table(book, ULTRON_DRONES) if book.shown(enemy).code == FACEDOWN_MINION.code else 0
    n += _printed(book.shown(enemy).sch)
    return modified(book, ids.SCH, enemy, n + sum(book.shown(a).sch_mod or 0 for a in book.attached(enemy)))


def hero_def(book: "Ledger", hero: int) -> int:
    """DEF of a hero."""
    seat = book.game.state.identities.index(hero)
    shown = book.shown(hero)
    n = _printed(shown.defense) + len(in_area(book, seat, ARMORED_VEST))
    if shown.name == "Captain Marvel":
        aerial = bool(in_area(book, seat, COSMIC_FLIGHT))
        n += len(in_area(book, seat, HELMET)) * (2 if aerial else 1)
    return modified(book, ids.DEF, hero, n)


def power(book: "Ledger", character: int, attack: bool) -> int:
    """ATK or THW of a hero or ally."""
    s = book.game.state
    card = s.cards[character]
    assert card is not None
    shown = book.shown(character)
    n = _printed(shown.atk if attack else shown.thw)
    n += _led(book, card.controller)
    n += sum(book.printed(a).code == INSPIRED for a in book.attached(character))
    if shown.type == "hero":
        n += len(in_area(book, card.controller, COMBAT_TRAINING if attack else HEROIC_INTUITION))
    if shown.name == "She-Hulk" and attack:
        n += 2 * len(in_area(book, card.controller, SUPERHUMAN_STRENGTH))
    if not attack and shown.code == JESSICA_JONES:
        n += sum(book.shown(e).type == "side_scheme" for e in s.zones[ids.TABLE])
    n += 2 * _lasting(book, VISION_ATTACK if attack else VISION_THWART, character)
    return modified(book, ids.ATK if attack else ids.THW, character, n)


def max_hp(book: "Ledger", character: int) -> int:
    """Hit points that a character can have."""
    s = book.game.state
    shown = book.shown(character)
    n = _printed(shown.hp) * (s.seats if shown.hp_per_player else 1)
    if character in s.identities:
        seat = s.identities.index(character)
        n += sum(EXTRA_HIT_POINTS.get(book.printed(e).code, 0) for e in s.zones[zone(seat, AREA)])
    elif shown.type == "minion":
        n += 3 * sum(book.printed(a).code == GENETICALLY_ENHANCED for a in book.attached(character))
        n += drone_extra(book, character)
    elif shown.type == "villain":
        n += 10 * on_table(book, IMMORTAL_KLAW)
    return modified(book, ids.HP, character, n)


def hand_size(book: "Ledger", seat: int) -> int:
    """Printed; for Iron Man one more for each Tech upgrade, six more at most."""
    s = book.game.state
    shown = book.shown(s.identities[seat])
    n = shown.hand_size or 0
    if shown.code == IRON_MAN:
        cards = [book.printed(e) for e in s.zones[zone(seat, AREA)]]
        n += min(6, sum(card.type == "upgrade" and "Tech" in card.traits for card in cards))
    return modified(book, ids.HAND_SIZE, s.identities[seat], n)


def ally_limit(book: "Ledger", seat: int) -> int:
    """Three, and one more for The Triskelion (MC-ALLYLIM-01)."""
    return modified(book, ids.ALLY_LIMIT, book.game.state.identities[seat], 3 + len(in_area(book, seat, TRISKELION)))


def icons(book: "Ledger", icon: str) -> int:
    """Icons of a kind on the scenario's cards in play."""
    return sum(book.shown(e).icons.count(icon) for e in book.game.state.zones[ids.TABLE])


def card_cost(book: "Ledger", seat: int, card: int) -> int:
    """What playing a card costs its player now: printed, less what Helicarriers take off (MC-INIT-05)."""
    s = book.game.state
    identity = s.identities[seat]
    ref = identity | s.inc[identity] << ENTITY_BITS
    off = sum(each.path == HELICARRIER and dict(each.vars).get("it", 0) == ref for each in s.lasting.values())
    return modified(book, ids.COST, card, max(0, (book.printed(card).cost or 0) - off))


def resources(book: "Ledger", card: int, target: int) -> str:
    """What a card in hand generates towards a card."""
    printed = book.printed(card)
    twice = DOUBLING.get(printed.code) == book.printed(target).classification
    return printed.resources * (2 if twice else 1)


def generated(book: "Ledger", seat: int, card: int, spent: list[int]) -> str:
    """What a resource ability makes in a payment that spends cards too.

    Raises AuditError for an ability that is not known here.
    """
    code = book.shown(card).code
    if code not in GENERATORS:
        raise AuditError("MC-RESAB-01", "a resource ability", f"one of {sorted(GENERATORS)}", code)
    if code == PEPPER_POTTS:
        pile = [e for e in book.game.state.zones[zone(seat, DISCARD)] if e not in spent]
        return book.printed(pile[0]).resources if pile else ""
    return GENERATORS[code]


def pays(need: str, units: str) -> bool:
    """Do resources pay a cost of typed letters and of "1" for any type? Wild stands for any type."""
    wild = units.count("W")
    missing = 0
    for letter in "EMP":
        missing += max(0, need.count(letter) - units.count(letter))
    return len(units) >= len(need) and missing <= wild
