"""Setting up a game (MC-SETUP), encounter decks (MC-EDECK), starter decks (MC-DECK)."""

from collections import Counter
from typing import Any

import pytest

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.content import Content
from goldenrule.games.champions.ids import NEMESIS, zone
from goldenrule.games.champions.ops import Draw, PlaceThreat
from goldenrule.games.champions.rules.setup import _TEMPLATES, MOST_TEMPLATES, GameSetup, deck_list, new_game
from goldenrule.games.champions.selectors import MainScheme
from goldenrule.games.champions.sets import encounter_deck, heroes, load_facts
from goldenrule.kernel.expressions import Const
from goldenrule.testing import rule
from tests.champions.situation import Situation, remade
from tests.champions.words import setup as setup_text
from tests.champions.words import when_revealed

BOTH = ("captain_marvel", "spider_man")


def begin(changes: dict[str, dict[str, Any]] | None = None, **wanted: Any) -> Situation:
    """A new game at its first question."""
    content = load_content()
    if changes:
        faces = list(content.faces)
        for code, change in changes.items():
            face = content.face(code)
            faces[face.index] = remade(face, *change["abilities"])
        content = Content(faces, content.lasting, "reprinted " + " ".join(changes), content.rules)
    return Situation(new_game(GameSetup(**wanted), content))


def names(script: Situation, seat: int, part: int) -> list[str]:
    g = script.game
    return sorted(g.ident(e).name for e in g.state.zones[zone(seat, part)])


@rule("MC-SETUP-01", "MC-SETUP-02", "MC-IDENT-03", "MC-DECK-01")
def test_every_identity_begins_alter_ego_side_up_with_all_its_hit_points() -> None:
    s = begin(heroes=BOTH)
    assert [s.form(seat) for seat in (0, 1)] == ["alter_ego", "alter_ego"]
    s.then(hp=12).then(1, hp=10)


@rule("MC-SETUP-03", "MC-FIRST-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_chosen(first: int) -> None:
    s = begin(heroes=BOTH, first_player=first)
    s.then(first=first).asked(first, "mulligan").do(f"{first}: done", f"{1 - first}: done").idle(first)


@rule("MC-SETUP-04", "MC-SETUP-11", "MC-OBLIG-03", "MC-OBLIG-02", "D-39")
def test_the_obligations_of_all_heroes_are_shuffled_into_the_encounter_deck() -> None:
    plain = encounter_deck("rhino", None, False)
    s = begin(heroes=BOTH)
    expected = Counter({load_facts()[code].name: n for code, n in plain.items()})
    expected.update(["Family Emergency", "Eviction Notice"])
    assert Counter(s.encounter_deck()) == expected
    assert "Eviction Notice" not in begin(heroes=("captain_marvel",)).encounter_deck()


@rule("MC-SETUP-05", "MC-NEMESIS-02", "D-39")
def test_nemesis_sets_are_set_aside() -> None:
    s = begin(heroes=BOTH)
    assert names(s, 0, NEMESIS) == sorted(
        ["The Psyche-Magnitron", "Yon-Rogg", "Kree Manipulator", "Kree Manipulator", "Yon-Rogg's Treason"]
    )
    assert not set(names(s, 0, NEMESIS) + names(s, 1, NEMESIS)) & set(s.encounter_deck())


@rule("MC-SETUP-06", "MC-SETUP-11", "OQ-69")
def test_decks_are_shuffled_by_the_seed() -> None:
    one, same, other = begin(seed="1"), begin(seed="1"), begin(seed="2")
    one.then(deck=same.deck(), encounter_deck=same.encounter_deck())
    assert one.deck() != other.deck()
    assert one.encounter_deck() != other.encounter_deck()


@rule("MC-SETUP-08", "MC-SETUP-09", "MC-SETUP-10", "MC-INPLAY-02", "OQ-01")
def test_the_villain_and_the_flipped_main_scheme_are_in_play() -> None:
    begin(heroes=BOTH).then("villain", hp=28, code="01094").then(threat=0).then("main scheme", code="01097b")


@rule("MC-SETUP-10", "MC-SETUP-16", "MC-WREV-03", "OQ-01", "OQ-03", "MC-SETUP-15")
def test_setup_text_then_the_flip_then_when_revealed_of_scheme_and_villain() -> None:
    told = PlaceThreat(MainScheme(), Const(1))
    s = begin(
        {
            "01097a": {"abilities": (setup_text(told),)},
            "01097b": {"abilities": (when_revealed(told),)},
            "01094": {"abilities": (when_revealed(told),)},
        },
        heroes=("captain_marvel",),
    )
    s.then(threat=3).asked(0, "mulligan")


@rule("MC-SETUP-12", "MC-HANDSIZE-02")
def test_starting_hands_have_the_size_of_the_alter_ego() -> None:
    begin(heroes=BOTH).then(hand_size=6).then(1, hand_size=6)


@rule("MC-SETUP-13", "MC-SETUP-17")
def test_a_mulligan_replaces_any_number_of_cards_which_stay_discarded() -> None:
    s = begin(heroes=("captain_marvel",), seed="5").asked(0, "mulligan").offered("done")
    before = s.hand()
    gone = [option.removeprefix("discard ") for option in s.options() if option != "done"][:2]
    for name in gone:
        s.do(f"discard {name}")
    s.do("done").idle(0)
    assert sorted(s.discard()) == sorted(gone)
    s.then(hand_size=6)
    kept = Counter(before) - Counter(gone)
    assert not kept - Counter(s.hand())
    s.then(deck_size=40 - 6 - 2)


@rule("MC-SETUP-13")
def test_a_mulligan_may_be_declined() -> None:
    s = begin(heroes=("captain_marvel",))
    before = s.hand()
    s.do("done").idle(0).then(hand=before, discard=[])


@rule("MC-SETUP-14", "MC-SETUP-15", "OQ-04")
def test_setup_text_of_identities_comes_last() -> None:
    s = begin({"01010b": {"abilities": (setup_text(Draw(Const(2))),)}}, heroes=("captain_marvel",))
    s.asked(0, "mulligan").then(hand_size=6).do("done").idle(0).then(hand_size=8, round=1).only("round")


# -- encounter decks ---------------------------------------------------------------------------------------------------
@rule("MC-EDECK-01", "MC-EDECK-04")
def test_the_default_encounter_deck_is_scenario_standard_and_modular() -> None:
    sets = {load_facts()[code].set for code in encounter_deck("rhino", None, False)}
    assert sets == {"rhino", "standard", "bomb_scare"}
    assert sum(encounter_deck("rhino", None, False).values()) == 17 + 7 + 6


@rule("MC-EDECK-02", "MC-EDECK-03", "OQ-34")
def test_expert_mode_has_other_stages_and_the_expert_set() -> None:
    s = begin(heroes=("captain_marvel",), expert=True).then("villain", hp=15)
    assert {"Exhaustion", "Masterplan", "Under Fire"} <= set(s.encounter_deck())
    normal = begin(heroes=("captain_marvel",))
    assert not {"Exhaustion", "Masterplan", "Under Fire"} & set(normal.encounter_deck())
    normal.then("villain", hp=14)


@rule("MC-EDECK-05", "MC-EDECK-06")
def test_modular_sets_may_be_left_out_or_added() -> None:
    assert {load_facts()[c].set for c in encounter_deck("rhino", (), False)} == {"rhino", "standard"}
    more = {load_facts()[c].set for c in encounter_deck("rhino", ("bomb_scare", "legions_of_hydra"), False)}
    assert more == {"rhino", "standard", "bomb_scare", "legions_of_hydra"}


# -- starter decks -----------------------------------------------------------------------------------------------------
@rule("MC-DECK-02", "MC-DECK-03", "MC-DECK-04")
@pytest.mark.parametrize("hero", list(heroes()))
def test_starter_decks_have_between_40_and_50_cards_without_the_identity(hero: str) -> None:
    codes = deck_list(GameSetup(heroes=(hero,)), 0)
    assert 40 <= len(codes) <= 50
    assert not {heroes()[hero].hero, heroes()[hero].alter_ego} & set(codes)


@rule("MC-DECK-05", "MC-DECK-06", "D-53")
@pytest.mark.parametrize("hero", list(heroes()))
def test_starter_decks_are_the_hero_set_one_aspect_and_basic_cards(hero: str) -> None:
    codes = Counter(deck_list(GameSetup(heroes=(hero,)), 0))
    own = heroes()[hero].cards
    assert {code: codes[code] for code in own} == dict(own)
    rest = {load_facts()[code].classification for code in codes if code not in own}
    assert "basic" in rest
    assert len(rest - {"basic"}) == 1


@rule("MC-DECK-07", "MC-DECK-08", "MC-DECK-11", "MC-MAX-05", "MC-UNIQUE-03", "MC-SAMPLE-07")
@pytest.mark.parametrize("hero", list(heroes()))
def test_starter_decks_keep_to_the_numbers_of_copies(hero: str) -> None:
    facts = load_facts()
    codes = deck_list(GameSetup(heroes=(hero,)), 0)
    titles = Counter(facts[code].name for code in codes)
    for code in codes:
        if facts[code].unique:
            assert titles[facts[code].name] == 1
        elif code not in heroes()[hero].cards:  # a hero's own cards come in the printed number
            assert titles[facts[code].name] <= (facts[code].max_per_deck or 3), facts[code].name


def test_few_tables_are_kept_however_many_decks_a_process_sees() -> None:
    before = dict(_TEMPLATES)
    _TEMPLATES.clear()
    for n in range(MOST_TEMPLATES + 3):
        new_game(GameSetup(decks={0: ("01088",) * (n + 10)}, any_deck=True), load_content())
        assert len(_TEMPLATES) <= MOST_TEMPLATES
    assert len(_TEMPLATES) == 3
    _TEMPLATES.clear()
    _TEMPLATES.update(before)
