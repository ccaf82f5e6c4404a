"""The facts and set lists of the published core set against its counts, and single values against the cards."""

from collections import Counter
from collections.abc import Mapping

import msgspec
import pytest

from goldenrule.games.champions import sets
from goldenrule.games.champions.facts import DASH, TYPES, VARIABLE, Facts, fault, is_back
from goldenrule.games.champions.sets import load_facts
from goldenrule.words.texts import english

FACTS = {code: face for code, face in load_facts().items() if "01001" <= code < "01194"}
"""The faces of the published box; cards that have been added to it do not count."""
FRONTS = [face for face in FACTS.values() if not is_back(face)]

BOX_BY_SET = {
    "spider_man": 17, "captain_marvel": 17, "she_hulk": 17, "iron_man": 17, "black_panther": 17, "aggression": 19,
    "justice": 19, "leadership": 18, "protection": 19, "basic": 44, "rhino": 21, "bomb_scare": 6, "klaw": 21,
    "masters_of_evil": 7, "ultron": 25, "under_attack": 5, "black_panther_nemesis": 5, "she_hulk_nemesis": 5,
    "spider_man_nemesis": 5, "iron_man_nemesis": 5, "captain_marvel_nemesis": 5, "legions_of_hydra": 6,
    "the_doomsday_chair": 6, "standard": 7, "expert": 3,
}  # fmt: skip
TITLES_BY_SET = {
    "spider_man": 10, "captain_marvel": 10, "she_hulk": 11, "iron_man": 12, "black_panther": 14, "aggression": 8,
    "justice": 8, "leadership": 9, "protection": 8, "basic": 11, "rhino": 15, "bomb_scare": 4, "klaw": 15,
    "masters_of_evil": 6, "ultron": 19, "under_attack": 4, "black_panther_nemesis": 4, "she_hulk_nemesis": 4,
    "spider_man_nemesis": 4, "iron_man_nemesis": 4, "captain_marvel_nemesis": 4, "legions_of_hydra": 3,
    "the_doomsday_chair": 3, "standard": 5, "expert": 3,
}  # fmt: skip
BOX_BY_TYPE = {
    "ally": 22, "attachment": 15, "environment": 1, "event": 75, "hero": 5, "main_scheme": 6, "minion": 28,
    "obligation": 5, "resource": 25, "side_scheme": 20, "support": 27, "treachery": 53, "upgrade": 45, "villain": 9,
}  # fmt: skip
HERO_RESOURCES = {  # energy, mental, physical, wild in the 15 cards of the set
    "spider_man": (4, 5, 6, 0), "captain_marvel": (11, 3, 4, 1), "she_hulk": (3, 5, 6, 1), "iron_man": (5, 4, 5, 1),
    "black_panther": (3, 4, 3, 8),
}  # fmt: skip
ENCOUNTER_DECKS = {  # cards, boost icons, cards with a boost star in the default standard deck
    "rhino": (30, 31, 0),
    "klaw": (30, 29, 8),
    "ultron": (31, 32, 7),
}
TRAITS = {  # on all 209 faces
    "Aerial": 1, "Android": 4, "Armor": 9, "Assassin": 1, "Attack": 9, "Attorney": 1, "Avenger": 12, "Black Panther": 4,
    "Brute": 4, "Condition": 7, "Criminal": 7, "Cyborg": 1, "Defender": 3, "Defense": 1, "Drone": 1, "Elite": 7,
    "Gamma": 3, "Genius": 3, "Hero for Hire": 1, "Hydra": 4, "Item": 4, "King": 1, "Kree": 1, "Location": 8,
    "Masters of Evil": 7, "Mercenary": 3, "Persona": 2, "S.H.I.E.L.D.": 12, "Skill": 7, "Soldier": 3, "Spy": 4,
    "Superpower": 9, "Tactic": 5, "Tech": 10, "Thwart": 5, "Wakanda": 4, "Weapon": 5,
}  # fmt: skip

TOTALS = {  # over all 209 faces, a dash and an X left out
    "cost": 157, "atk": 92, "thw": 29, "defense": 9, "rec": 19, "sch": 38, "hp": 413, "hand_size": 50, "atk_cons": 15,
    "thw_cons": 15, "atk_mod": 6, "sch_mod": 1, "boost": 126, "boost_star": 16, "start": 55, "start_per_player": 7,
    "accel": 6, "target": 39, "max_per_deck": 11, "quantity": 347,
}  # fmt: skip

SPOT_CHECKS: list[tuple[str, dict[str, object]]] = [
    ("01001a", {"name": "Spider-Man", "atk": 2, "thw": 1, "defense": 3, "hp": 10, "hand_size": 5, "back": "01001b"}),
    ("01001b", {"name": "Peter Parker", "rec": 3, "hand_size": 6, "traits": ("Genius",), "back": "01001a"}),
    ("01002", {"subname": "Felicia Hardy", "atk_cons": 0, "thw_cons": 1, "traits": ("Hero for Hire",)}),
    ("01005", {"cost": 3, "resources": "M", "quantity": 3, "traits": ("Aerial", "Attack", "Superpower")}),
    ("01006", {"resources": "E", "cost": 1, "unique": True}),
    ("01008", {"keywords": ("uses 3 web",), "traits": ("Item", "Tech"), "set": "spider_man"}),
    ("01010a", {"hp": 12, "atk": 2, "thw": 2, "defense": 1, "rec": None}),
    ("01014", {"type": "resource", "resources": "EEE", "cost": None, "quantity": 2}),
    ("01019a", {"atk": 3, "thw": 1, "defense": 2, "hp": 15, "hand_size": 4, "traits": ("Avenger", "Gamma")}),
    ("01019b", {"rec": 5, "hand_size": 6, "atk": None, "traits": ("Attorney", "Gamma")}),
    ("01029a", {"atk": 1, "thw": 2, "defense": 1, "hp": 9, "hand_size": 1}),
    ("01030", {"cost": 4, "atk": 2, "thw": 1, "hp": 4, "atk_cons": 1, "thw_cons": 1, "resources": "W"}),
    ("01040a", {"keywords": ("retaliate 1",), "hp": 11, "traits": ("Avenger", "Wakanda")}),
    ("01043d", {"name": "Wakanda Forever!", "resources": "W", "quantity": 2, "back": ""}),
    ("01044", {"resources": "WW", "quantity": 3, "type": "resource"}),
    ("01050", {"atk": 3, "thw": DASH, "atk_cons": 1, "thw_cons": 0, "cost": 2, "hp": 5, "resources": "E"}),
    ("01055", {"resources": "W", "max_per_deck": 2, "classification": "aggression"}),
    ("01064", {"keywords": ("uses 3 snoop",), "cost": 2, "set": "justice"}),
    ("01066", {"subname": "Clint Barton", "keywords": (), "cost": 3, "hp": 3}),
    ("01076", {"keywords": ("toughness",), "cost": 4, "hp": 5, "subname": ""}),
    ("01084", {"cost": 4, "atk": 2, "thw": 2, "resources": "M", "quantity": 4}),
    ("01089", {"name": "Genius", "resources": "MM", "max_per_deck": 1, "quantity": 4, "classification": "basic"}),
    ("01091", {"cost": 4, "unique": False, "traits": ("Avenger", "Location")}),
    ("01094", {"stage": "I", "atk": 2, "sch": 1, "hp": 14, "hp_per_player": True, "keywords": ()}),
    ("01096", {"stage": "III", "atk": 4, "hp": 16, "keywords": ("toughness",)}),
    ("01097b", {"stage": "1B", "start": 0, "accel": 1, "accel_per_player": True, "target": 7, "icons": ()}),
    ("01098", {"boost": 0, "atk_mod": 0, "traits": ("Armor",)}),
    ("01099", {"atk_mod": 3, "atk_star": True, "traits": (), "boost": 2}),
    ("01101", {"atk": 1, "sch": 0, "hp": 3, "hp_per_player": False, "keywords": ("guard",), "quantity": 2}),
    ("01105", {"name": '"I\'m Tough"', "boost": 0}),
    ("01108", {"icons": ("crisis",), "start": 2, "start_per_player": True, "target": 0}),
    ("01113", {"atk": 0, "atk_star": True, "sch": 2, "hp": 12, "sch_star": False}),
    ("01115", {"atk": 2, "sch": 3, "hp": 22, "keywords": ("toughness",)}),
    ("01118", {"unique": True, "atk_mod": 1, "atk_star": True, "boost": 3, "type": "attachment"}),
    ("01120", {"keywords": ("guard", "toughness"), "quantity": 3, "traits": ("Mercenary",)}),
    ("01121", {"keywords": ("surge",), "boost": 0, "boost_star": True}),
    ("01127", {"name": 'The "Immortal" Klaw', "icons": ("acceleration",), "start": 3, "boost": 0}),
    ("01130", {"atk": 2, "sch": 1, "hp": 6, "atk_star": True, "boost_star": True, "unique": True}),
    ("01135", {"stage": "II", "atk": 2, "sch": 2, "hp": 22, "atk_star": True}),
    ("01136", {"stage": "III", "atk": 4, "sch": 2, "hp": 27, "atk_star": False}),
    ("01138b", {"target": 10, "target_per_player": True, "stage": "2B", "back": "01138a"}),
    ("01139b", {"target": 5, "accel": 1, "stage": "3B"}),
    ("01140", {"type": "environment", "traits": (), "boost": 0}),
    ("01141", {"sch_mod": 1, "sch_star": True, "atk_star": False, "boost": 1}),
    ("01148", {"icons": ("acceleration",), "start": 4, "start_per_player": False, "boost": 2}),
    ("01153", {"atk_mod": 1, "traits": ("Weapon",), "atk_star": False, "boost": 1}),
    ("01155", {"type": "obligation", "obligation_for": "T'Challa", "set": "black_panther", "boost": 2}),
    ("01156", {"icons": ("hazard",), "start": 3, "start_per_player": True, "nemesis_of": "black_panther"}),
    ("01158", {"keywords": ("surge",), "boost": 1, "boost_star": True}),
    ("01162", {"atk": VARIABLE, "sch": 1, "hp": 6, "nemesis_of": "she_hulk"}),
    ("01167", {"keywords": ("quickstrike",), "atk": 3, "sch": 1, "hp": 4, "nemesis_of": "spider_man"}),
    ("01172", {"traits": ("Criminal",), "keywords": ("retaliate 1",), "atk": 3, "sch": 2, "hp": 4}),
    ("01177", {"traits": ("Elite", "Kree"), "atk_star": True, "hp": 5}),
    ("01181", {"atk_star": True, "sch_star": True, "hp": 6, "traits": ("Elite", "Hydra")}),
    ("01182", {"boost": 1, "atk": 2, "sch": 1, "hp": 4, "quantity": 3}),
    ("01183", {"start": 8, "start_per_player": False, "quantity": 2, "set": "the_doomsday_chair"}),
    ("01184", {"name": "M.O.D.O.K.", "keywords": ("retaliate 2",), "hp": 8, "atk": 2, "sch": 2}),
    ("01186", {"boost": 0, "quantity": 2, "set": "standard", "classification": "encounter"}),
    ("01193", {"boost": 3, "keywords": ("surge",), "set": "expert"}),
]


def core(cards: Mapping[str, int]) -> dict[str, int]:
    """Those cards of a list that are in the published box."""
    return {code: copies for code, copies in cards.items() if code in FACTS}


def icons_of(deck: dict[str, int], letter: str) -> int:
    return sum(FACTS[code].resources.count(letter) * copies for code, copies in deck.items())


# Counts


def test_faces_positions_and_order() -> None:
    assert len(FACTS) == 209
    assert len(FRONTS) == 198
    assert list(FACTS) == sorted(FACTS)
    assert all(code == face.code for code, face in FACTS.items())
    assert {int(code[2:5]) for code in FACTS} == set(range(1, 194))
    assert len({face.name for face in FRONTS}) == 187
    assert len({face.name for face in FACTS.values()}) == 192


def test_backs_are_the_alter_egos_and_the_b_sides() -> None:
    backs = [face for face in FACTS.values() if is_back(face)]
    assert Counter(face.type for face in backs) == {"alter_ego": 5, "main_scheme": 6}
    assert sum(1 for face in FACTS.values() if face.back) == 22
    for face in backs:
        assert FACTS[face.back].back == face.code
        assert FACTS[face.back].quantity == face.quantity == 1
        assert FACTS[face.back].set == face.set


def test_box_quantities() -> None:
    per_set: Counter[str] = Counter()
    per_type: Counter[str] = Counter()
    for face in FRONTS:
        per_set[face.set] += face.quantity
        per_type[face.type] += face.quantity
    assert per_set == BOX_BY_SET
    assert Counter(face.set for face in FRONTS) == TITLES_BY_SET
    assert per_type == BOX_BY_TYPE
    assert sum(face.quantity for face in FRONTS if face.classification != "encounter") == 199
    assert sum(face.quantity for face in FRONTS if face.classification == "encounter") == 137


def test_unique_keywords_and_traits() -> None:
    assert sum(face.unique for face in FRONTS) == 54
    keywords = Counter(keyword.split()[0] for face in FACTS.values() for keyword in face.keywords)
    assert keywords == {"guard": 4, "quickstrike": 1, "retaliate": 3, "surge": 6, "toughness": 5, "uses": 4}
    assert len(TRAITS) == 37
    assert Counter(trait for face in FACTS.values() for trait in face.traits) == TRAITS


def test_every_face_has_the_fields_of_its_type_and_no_others() -> None:
    assert {face.type for face in FACTS.values()} == TYPES
    for face in FACTS.values():
        player = face.classification != "encounter"
        kind = face.type
        has = {stat for stat in ("atk", "thw", "defense", "rec", "sch") if getattr(face, stat) is not None}
        wanted = {
            "hero": {"atk", "thw", "defense"},
            "alter_ego": {"rec"},
            "ally": {"atk", "thw"},
            "villain": {"atk", "sch"},
            "minion": {"atk", "sch"},
        }
        assert has == wanted.get(kind, set()), face.code
        assert (face.hp is not None) == (kind in wanted), face.code
        assert face.hp_per_player == (kind == "villain"), face.code
        assert (face.hand_size > 0) == (kind in ("hero", "alter_ego")), face.code
        assert (face.cost is not None) == (kind in ("ally", "event", "support", "upgrade")), face.code
        assert bool(face.resources) == (player and kind not in ("hero", "alter_ego")), face.code
        assert bool(face.stage) == (kind in ("villain", "main_scheme")), face.code
        assert (face.target > 0) == (kind == "main_scheme" and face.stage.endswith("B")), face.code
        assert (face.accel > 0) == (face.target > 0) == face.target_per_player == face.accel_per_player, face.code
        assert (face.start > 0) == (kind == "side_scheme"), face.code
        assert not face.icons or kind == "side_scheme", face.code
        assert not (face.atk_mod or face.sch_mod) or kind == "attachment", face.code
        assert not (face.atk_cons or face.thw_cons) or kind == "ally", face.code
        if player or kind in ("villain", "main_scheme"):
            assert not face.boost and not face.boost_star, face.code
        assert (kind == "obligation") == bool(face.obligation_for), face.code
        assert face.source == "printed", face.code


@pytest.mark.parametrize("field", TOTALS)
def test_totals_of_number_fields(field: str) -> None:
    values = [getattr(face, field) for face in FACTS.values()]
    assert sum(value for value in values if value is not None and value > 0) == TOTALS[field]


def test_dash_and_variable_stats_are_one_each() -> None:
    stats = Counter(value for f in FACTS.values() for value in (f.atk, f.thw, f.defense, f.rec, f.sch))
    assert (stats[DASH], stats[VARIABLE]) == (1, 1)


def test_scheme_icons() -> None:
    icons = Counter(icon for face in FACTS.values() for icon in face.icons)
    assert icons == {"acceleration": 7, "hazard": 7, "crisis": 4}
    assert all(len(face.icons) == 1 for face in FACTS.values() if face.type == "side_scheme")


def test_star_fields() -> None:
    stars = Counter(face.type for face in FACTS.values() if face.atk_star or face.sch_star)
    assert stars == {"villain": 5, "minion": 6, "attachment": 3}


# Sets


def test_hero_sets() -> None:
    assert list(sets.heroes()) == ["spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"]
    for hero in sets.heroes().values():
        assert FACTS[hero.hero].back == hero.alter_ego
        assert (FACTS[hero.hero].type, FACTS[hero.alter_ego].type) == ("hero", "alter_ego")
        assert sum(hero.cards.values()) == 15
        assert sum(hero.nemesis.values()) == 5
        assert FACTS[hero.obligation].obligation_for == FACTS[hero.alter_ego].name
        assert FACTS[hero.nemesis_minion].type == "minion"
        assert FACTS[hero.nemesis_side_scheme].type == "side_scheme"
        named = {code for code, face in FACTS.items() if face.nemesis_of == hero.id}
        assert named == {hero.nemesis_minion, hero.nemesis_side_scheme} <= set(hero.nemesis)
        assert {FACTS[code].set for code in hero.cards} == {hero.id}
        assert {FACTS[code].set for code in hero.nemesis} == {f"{hero.id}_nemesis"}
        for code, copies in {**hero.cards, **hero.nemesis}.items():
            assert FACTS[code].quantity == copies


@pytest.mark.parametrize("hero", HERO_RESOURCES)
def test_resource_icons_of_hero_sets(hero: str) -> None:
    cards = dict(sets.heroes()[hero].cards)
    assert tuple(icons_of(cards, letter) for letter in "EMPW") == HERO_RESOURCES[hero]


def test_pools_hold_the_whole_box() -> None:
    sizes = {name: sum(core(pool).values()) for name, pool in sets.pools().items()}
    assert sizes == {"aggression": 19, "justice": 19, "leadership": 18, "protection": 19, "basic": 44}
    for name, pool in sets.pools().items():
        assert core(pool) == {f.code: f.quantity for f in FRONTS if f.classification == name}


def test_starter_decks() -> None:
    aspects = {hero: deck.aspect for hero, deck in sets.starter_decks().items()}
    assert aspects == {
        "spider_man": "justice",
        "captain_marvel": "leadership",
        "she_hulk": "aggression",
        "iron_man": "aggression",
        "black_panther": "protection",
    }
    for hero, deck in sets.starter_decks().items():
        assert sets.heroes()[hero].starter_aspect == deck.aspect
        assert sum(deck.cards.values()) == 40
        parts: Counter[str] = Counter()
        titles: Counter[str] = Counter()
        for code, copies in deck.cards.items():
            parts[FACTS[code].classification] += copies
            if FACTS[code].classification != "identity":
                titles[FACTS[code].name] += copies
                assert copies <= min(FACTS[code].quantity, 2)
        assert parts == {"identity": 15, deck.aspect: 14, "basic": 11}
        assert {c: n for c, n in deck.cards.items() if c in sets.heroes()[hero].cards} == sets.heroes()[hero].cards
        assert {n for c, n in deck.cards.items() if FACTS[c].classification == "basic"} == {1}
    assert sets.starter_decks()["spider_man"].cards["01060"] == 2
    assert sets.starter_decks()["captain_marvel"].cards["01073"] == 1


def test_scenarios() -> None:
    assert list(sets.scenarios()) == ["rhino", "klaw", "ultron"]
    for scenario in sets.scenarios().values():
        assert [FACTS[code].stage for code in scenario.villain.values()] == ["I", "II", "III"] == list(scenario.villain)
        assert [FACTS[code].stage for code in scenario.villain_deck()] == ["I", "II"]
        assert [FACTS[code].stage for code in scenario.villain_deck(expert=True)] == ["II", "III"]
        for number, (front, back) in enumerate(scenario.main_schemes, start=1):
            assert (FACTS[front].stage, FACTS[back].stage) == (f"{number}A", f"{number}B")
            assert FACTS[front].back == back
        assert not {"villain", "main_scheme"} & {FACTS[code].type for code in scenario.cards}
    assert sets.scenarios()["rhino"].main_schemes == (("01097a", "01097b"),)
    assert [FACTS[back].target for _, back in sets.scenarios()["klaw"].main_schemes] == [6, 8]
    assert [FACTS[back].target for _, back in sets.scenarios()["ultron"].main_schemes] == [3, 10, 5]
    assert {s.id: s.default_modular for s in sets.scenarios().values()} == {
        "rhino": "bomb_scare",
        "klaw": "masters_of_evil",
        "ultron": "under_attack",
    }


@pytest.mark.parametrize("scenario", ENCOUNTER_DECKS)
def test_default_encounter_decks(scenario: str) -> None:
    size, boost, stars = ENCOUNTER_DECKS[scenario]
    deck = core(sets.encounter_deck(scenario))
    expert = core(sets.encounter_deck(scenario, expert=True))
    assert sum(deck.values()) == size
    assert sum(FACTS[code].boost * copies for code, copies in deck.items()) == boost
    assert sum(FACTS[code].boost_star * copies for code, copies in deck.items()) == stars
    assert sum(expert.values()) == size + 3
    assert sum(FACTS[code].boost * copies for code, copies in expert.items()) == boost + 7


def test_encounter_deck_with_other_modulars() -> None:
    assert sum(core(sets.encounter_deck("rhino", ())).values()) == 24
    both = core(sets.encounter_deck("rhino", ("bomb_scare", "legions_of_hydra")))
    assert sum(both.values()) == 36
    assert (both["01110"], both["01182"], both["01186"]) == (2, 3, 2)


def test_modulars() -> None:
    assert {s.id: (s.difficulty, sum(core(s.cards).values())) for s in sets.modulars().values()} == {
        "bomb_scare": (1, 6),
        "masters_of_evil": (2, 7),
        "under_attack": (3, 5),
        "legions_of_hydra": (4, 6),
        "the_doomsday_chair": (5, 6),
    }
    kinds = {s.id: s.kind for s in sets.encounter_sets().values() if s.kind != "modular"}
    assert kinds == {"standard": "standard", "expert": "expert"}


def test_sets_hold_every_card_of_the_box_once() -> None:
    found: Counter[str] = Counter()
    for hero in sets.heroes().values():
        found.update({hero.hero: 1, hero.obligation: 1})
        found.update(hero.cards)
        found.update(hero.nemesis)
    for pool in sets.pools().values():
        found.update(pool)
    for scenario in sets.scenarios().values():
        found.update(scenario.villain.values())
        found.update(front for front, _ in scenario.main_schemes)
        found.update(scenario.cards)
    for entry in sets.encounter_sets().values():
        found.update(entry.cards)
    assert core(found) == {face.code: face.quantity for face in FRONTS}
    assert sum(core(found).values()) == 336


# Single values


@pytest.mark.parametrize(("code", "values"), SPOT_CHECKS, ids=[code for code, _ in SPOT_CHECKS])
def test_single_values(code: str, values: dict[str, object]) -> None:
    assert {field: getattr(FACTS[code], field) for field in values} == values


# Bad input


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"type": "trap"}, "unknown type 'trap', expected one of ally"),
        ({"classification": "pool"}, "unknown classification 'pool', expected one of aggression"),
        ({"resources": "EX"}, "unknown resource in 'EX'"),
        ({"icons": ("boost",)}, "unknown scheme icon in boost"),
        ({"back": "01004"}, "its other face '01004' is missing"),
        ({}, ""),
    ],
)
def test_what_is_wrong_with_a_face_is_told(changes: dict[str, object], wrong: str) -> None:
    face = msgspec.structs.replace(FACTS["01003"], **changes)
    found = fault(face, FACTS)
    assert ("" if found is None else english(found)).startswith(wrong)
    assert (found is not None) == bool(wrong)


def test_what_a_card_does_not_say_of_itself_follows_from_its_type() -> None:
    kinds = {"hero": "identity", "alter_ego": "identity", "minion": "encounter", "obligation": "encounter", "event": ""}
    for kind, classification in kinds.items():
        assert Facts(code="x", name="X", type=kind, set="x").classification == classification


def test_the_facts_are_made_once() -> None:
    assert load_facts() is load_facts()
