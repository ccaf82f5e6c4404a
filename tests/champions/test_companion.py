"""The companion: villain, schemes and encounter deck beside a printed game."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.games.champions.clauses import clauses
from goldenrule.games.champions.companion import steps
from goldenrule.games.champions.companion import table as t
from goldenrule.games.champions.companion.commands import COMMANDS, obey
from goldenrule.games.champions.companion.reading import check_kept, read_table
from goldenrule.games.champions.companion.table import Table, new_table
from goldenrule.games.champions.sets import load_facts, modulars, scenarios
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule


def begin(*heroes: str, scenario: str = "rhino", typed: bool = False, expert: bool = False, seed: str = "1") -> Table:
    table = new_table(list(heroes or ("spider_man",)), scenario, expert, None, typed, seed)
    steps.new_round(table)
    return table


def go(table: Table, kind: str, *answers: str) -> Table:
    """Go on with Enter until a step of this kind is to be carried out; then give the answers."""
    for _ in range(60):
        if steps.present(table).kind == kind:
            break
        steps.proceed(table)
    assert steps.present(table).kind == kind
    for answer in answers:
        steps.proceed(table, answer)
    return table


def keys(said: list[t.Said]) -> list[str]:
    return [one.key for one in said]


def cards(table: Table) -> Counter[str]:
    """Every encounter card that the table holds."""
    dealt = [code for player in table.players for code in player.dealt]
    return Counter([*table.deck, *table.discard, *dealt, *table.removed, *(thing.code for thing in table.things)])


def test_a_new_table_has_the_numbers_of_the_cards() -> None:
    table = begin("spider_man", "iron_man", scenario="klaw")
    assert t.most(table, table.villain) == 24  # 12 for each player
    assert (table.threat, t.target(table)) == (0, 12)  # 6 for each player
    assert [(p.name, p.hp, p.form) for p in table.players] == [
        ("Spider-Man", 10, "alter_ego"),
        ("Iron Man", 9, "alter_ego"),
    ]
    assert {"01165", "01170"} <= set(table.deck)  # both obligations are shuffled in
    assert begin(seed="1").deck == begin(seed="1").deck != begin(seed="2").deck


def test_every_clause_that_is_told_exists() -> None:
    assert set(steps.CLAUSES.values()) <= set(clauses())
    table = begin("spider_man")
    told = set()
    for line in (
        "tough villain",
        "damage villain 3",
        "stun villain",
        "form",
        "enter Sandman",
        "reveal Advance",
        "token 2",
    ):
        told |= {one.clause for one in obey(table, line) or []}
    assert told - {""} <= set(clauses())


def test_step_one_counts_tokens_and_icons() -> None:
    table = begin("spider_man", "iron_man")
    obey(table, "token 2")
    obey(table, "enter Breakin' & Takin'")
    assert t.icons(table, "hazard") == 1
    obey(table, "enter Drone Factory")
    go(table, "threat")
    assert steps.accelerated(table) == 2 + 2 + 1
    steps.proceed(table)
    assert table.threat == 5


def test_the_villain_attacks_a_hero_with_his_boost_card() -> None:
    table = begin()
    obey(table, "form 1")
    table.deck[:0] = ["01101"]  # Hydra Mercenary: one boost icon
    go(table, "boost", "")
    assert steps.prompt(table).args["n"] == 3  # ATK 2 and the icon
    assert table.discard == ["01101"]
    steps.proceed(table, "def 3")
    assert table.players[0].hp == 10
    other = begin()
    obey(other, "form 1")
    other.deck[:0] = ["01101"]
    go(other, "attack", "")
    assert other.players[0].hp == 7


def test_the_villain_schemes_against_an_alter_ego_and_a_status_stops_him() -> None:
    table = begin()
    table.deck[:0] = ["01101"]
    go(table, "scheme", "")
    assert table.threat == 1 + 1 + 1  # step one, SCH, the icon
    table = begin()
    obey(table, "confuse villain")
    go(table, "deal")
    assert table.threat == 1 and table.villain.statuses == []
    table = begin()
    obey(table, "stun villain")  # stunned does not stop a scheme
    go(table, "deal")
    assert table.threat > 1 and table.villain.statuses == ["stunned"]


def test_engaged_minions_act_after_the_villain_without_boost_cards() -> None:
    table = begin()
    obey(table, "form 1")
    obey(table, "enter Sandman")
    go(table, "attack")
    steps.proceed(table, "ally")
    assert steps.present(table).kind == "minion"
    steps.proceed(table)
    assert steps.prompt(table).args["n"] == load_facts()["01102"].atk
    steps.proceed(table, "")
    assert table.players[0].hp == 10 - (load_facts()["01102"].atk or 0)


def test_hazard_icons_deal_more_cards_in_player_order() -> None:
    table = begin("spider_man", "iron_man")
    obey(table, "enter Breakin' & Takin'")
    go(table, "deal", "")
    assert [len(player.dealt) for player in table.players] == [2, 1]


def test_revealed_cards_go_where_their_type_belongs() -> None:
    table = begin()
    obey(table, "form 1")
    assert "enters-minion" in keys(obey(table, "reveal Sandman") or [])
    assert "enters-side_scheme" in keys(obey(table, "reveal Breakin' & Takin'") or [])
    assert "enters-attachment" in keys(obey(table, "reveal Charge") or [])
    assert t.power(table, table.villain, "atk") == 2 + 3  # Charge
    said = obey(table, "reveal Hard to Keep Down") or []
    assert "treachery" in keys(said) and table.discard[0] == "01104"
    assert [t.facts_of(x).name for x in table.things] == ["Sandman", "Breakin' & Takin'", "Charge"]


def test_an_obligation_goes_to_its_player_and_leaves_by_word() -> None:
    table = begin("spider_man", "iron_man")
    obey(table, "reveal Business Problems 1")
    assert table.things[0].seat == 1
    obey(table, "remove Business Problems")
    assert (table.things, table.removed) == ([], ["01170"])
    obey(table, "reveal Eviction Notice 2")
    assert table.things[0].seat == 0
    obey(table, "discard Eviction Notice")
    assert table.discard[0] == "01165"


def test_surge_brings_one_more_card_to_be_revealed() -> None:
    table = begin()
    before = steps.present(table)
    obey(table, "reveal Exhaustion")
    assert len(table.players[0].dealt) == 1
    assert steps.present(table).kind == "reveal"
    steps.proceed(table)
    while steps.present(table).kind == "reveal":
        steps.proceed(table)
    assert steps.present(table) == before


def test_quickstrike_attacks_a_hero_at_once_and_no_alter_ego() -> None:
    table = begin()
    obey(table, "reveal Vulture")
    assert steps.present(table).kind == "turn"
    table = begin()
    obey(table, "form 1")
    obey(table, "reveal Vulture")
    assert steps.present(table).kind == "minion"
    go(table, "attack", "")
    assert table.players[0].hp == 7


def test_stages_follow_one_another_and_the_last_one_wins() -> None:
    table = begin(expert=True)
    obey(table, "stun villain")
    assert keys(obey(table, "damage villain 14") or [])[0] == "damaged" or table.villain.damage == 0
    obey(table, "damage villain 99")
    assert table.villain.code == "01096" and table.villain.damage == 0  # Rhino III
    assert "stunned" in table.villain.statuses  # it stays through the stages
    for _ in range(3):
        obey(table, "damage villain 99")
        if table.winner:
            break
    assert table.winner == "players"


def test_the_last_stage_of_the_scheme_loses_and_crisis_protects_it() -> None:
    table = begin(scenario="klaw")
    obey(table, "threat main 99")
    assert (len(table.schemes), table.winner) == (1, "")
    obey(table, "threat main 2")
    obey(table, "enter Under Attack")
    before = table.threat
    assert keys(obey(table, "thwart main 1") or []) == ["crisis"] and table.threat == before
    obey(table, "discard Under Attack")
    obey(table, "thwart main 1")
    assert table.threat == before - 1
    obey(table, "threat main 99")
    assert table.winner == "villain"


def test_an_eliminated_player_leaves_minions_and_the_first_player_token() -> None:
    table = begin("spider_man", "iron_man")
    obey(table, "enter Sandman 1")
    obey(table, "damage 1 99")
    assert [p.alive for p in table.players] == [False, True]
    assert (table.things[0].seat, table.first) == (1, 1)
    assert all(step.seat != 0 for step in table.ahead)
    obey(table, "damage Iron Man 99")
    assert table.winner == "villain"


def test_tough_takes_the_damage_of_enemies_and_identities() -> None:
    table = begin()
    obey(table, "tough 1")
    obey(table, "damage 1 5")
    assert (table.players[0].hp, table.players[0].statuses) == (10, [])
    obey(table, "tough villain")
    obey(table, "damage villain 5")
    assert (table.villain.damage, table.villain.statuses) == (0, [])
    obey(table, "damage villain 0")
    obey(table, "damage villain 5")
    assert table.villain.damage == 5


def test_an_empty_encounter_deck_is_made_anew_with_a_token() -> None:
    table = begin()
    while len(table.deck) > 1:
        table.discard.append(table.deck.pop())
    before = cards(table)
    code, said = t.next_card(table)
    assert keys(said) == ["emptied"] and table.acceleration == 1 and not table.discard
    assert cards(table) + Counter([code]) == before


@pytest.mark.parametrize("scenario", list(scenarios()))
@pytest.mark.parametrize("typed", [False, True])
def test_random_tables_end_and_lose_no_card(scenario: str, typed: bool, tmp_path: Path) -> None:
    kept = tmp_path / "table.json"
    rng = random.Random(scenario)
    table = begin("spider_man", "she_hulk", "black_panther", scenario=scenario, typed=typed)
    every = cards(table)
    encounter = [code for code, facts in load_facts().items() if facts.type in steps.ENCOUNTER]
    for _ in range(3000):
        if table.winner:
            break
        asks = steps.asks(table)
        if steps.present(table).kind == "turn" and rng.random() < 0.7:
            obey(table, rng.choice(["form 1", "form 2", "form 3", "damage villain 2", "thwart main 1", "heal 1 2"]))
        try:
            steps.proceed(table, load_facts()[rng.choice(encounter)].name if asks == "card" else "")
        except BadInput as error:
            assert "prints no number" in str(error)
            steps.proceed(table, "2")
        kept.write_bytes(msgspec.json.encode(table))
        assert read_table(kept) == table
        if not typed:
            assert cards(table) == every
    assert table.winner


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("damage villain", "names nothing, or no number"),
        ("damage Ultron 3", "no such card"),
        ("thwart Sandman 2", "is no scheme"),
        ("damage Hydra Mercenary 5", "There are 2 of Hydra Mercenary"),
        ("discard villain", "leaves play when a stage is defeated"),
        ("form 7", "is no player"),
        ("stun Breakin' & Takin'", "is no character"),
        ("attach Charge villain", "does not say to what"),
        ("token x", "is no number of tokens"),
        ("maximum 1 0", "at least 1 hit point"),
        ("engage Charge 1", "is no minion"),
        ("enter Backflip", "no such card"),
        ("damage villain ²", "names nothing, or no number"),
        ("damage ² 1", "no such card as '²'"),
        ("token ²", "is no number of tokens"),
        ("deal ²", "'²' is no player"),
        ("reveal ²", "no such card"),
        ("engage Hydra Mercenary ²", "names nothing"),
        pytest.param(f"damage villain {'9' * 5000}", "names nothing, or no number", id="5000 digits"),
        pytest.param(f"form {'1' * 5000}", "is no player", id="player with 5000 digits"),
        pytest.param(f"token {'1' * 5000}", "is no number of tokens", id="5000 digits of tokens"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(line: str, says: str) -> None:
    table = begin()
    for card in ("Hydra Mercenary", "Hydra Mercenary", "Sandman", "Charge", "Breakin' & Takin'"):
        obey(table, f"enter {card}")
    before = msgspec.to_builtins(table)
    with pytest.raises(BadInput, match=says) as refused:
        obey(table, line)
    assert msgspec.to_builtins(table) == before and len(str(refused.value)) < 250


def test_more_threat_than_is_counted_is_refused_before_it_is_kept(tmp_path: Path) -> None:
    table = begin()
    obey(table, "enter Breakin' & Takin'")
    [scheme] = table.things
    for _ in range(10):
        obey(table, "threat Breakin' & Takin' 99")
    before = scheme.threat
    assert 900 < before <= 999
    obey(table, f"threat Breakin' & Takin' {999 - before}")
    with pytest.raises(BadInput, match="cannot have 1000 threat; a companion counts to 999"):
        obey(table, "threat Breakin' & Takin' 1")
    kept = tmp_path / "table.json"
    kept.write_bytes(msgspec.json.encode(table))
    assert read_table(kept).things[0].threat == 999


def test_what_would_be_refused_as_damaged_is_not_kept() -> None:
    table = begin()
    for _ in range(500):
        obey(table, "enter Charge")
    check_kept(table)
    obey(table, "enter Charge")
    with pytest.raises(BadInput, match=r"not done, .* \(it has too many cards in play\)"):
        check_kept(table)


@rule("MC-NEMESIS-02")
def test_a_nemesis_set_comes_once() -> None:
    table = begin()
    obey(table, "nemesis 1")
    before = msgspec.to_builtins(table)
    with pytest.raises(BadInput, match="The nemesis set of Spider-Man has come already"):
        obey(table, "nemesis 1")
    assert msgspec.to_builtins(table) == before
    assert len([thing for thing in table.things if load_facts()[thing.code].name == "Vulture"]) == 1


def test_tokens_come_and_go() -> None:
    table = begin()
    for line, tokens in (("token", 1), ("token 3", 4), ("token -2", 2), ("token -9", 0)):
        obey(table, line)
        assert table.acceleration == tokens


@pytest.mark.parametrize("answer", ["²", "def ²", "9" * 5000, f"def {'9' * 5000}"])
def test_an_attack_is_answered_with_a_number_or_asked_about_again(answer: str) -> None:
    table = begin()
    obey(table, "form 1")
    while steps.asks(table) != "damage":
        steps.proceed(table, "")
    before = msgspec.to_builtins(table)
    with pytest.raises(BadInput, match="is no answer to an attack") as refused:
        steps.proceed(table, answer)
    assert msgspec.to_builtins(table) == before and len(str(refused.value)) < 250


def test_nothing_is_attached_in_a_circle() -> None:
    table = begin()
    for card in ("Charge", "Armored Rhino Suit"):
        obey(table, f"enter {card}")
    obey(table, "attach Charge to Armored Rhino Suit")
    for line in ("attach Charge to Charge", "attach Armored Rhino Suit to Charge"):
        with pytest.raises(BadInput, match="cannot be attached to itself, or to what is attached to it"):
            obey(table, line)
    obey(table, "discard Armored Rhino Suit")
    assert not table.things


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("scenario", "galactus", "no scenario 'galactus'"),
        ("modular", ["x"], "no such modular set"),
        ("players", [], "not one to four heroes"),
        ("players.0.name", "Galactus", "not one to four heroes"),
        ("players.0.form", "giant", "Spider-Man is in no possible state"),
        ("players.0.hp", 0, "Spider-Man is in no possible state"),
        ("players.0.hp", 99, "Spider-Man is in no possible state"),
        ("players.0.statuses", ["asleep"], "statuses that do not exist"),
        ("players.0.dealt", ["01005"], "'01005' is no encounter card"),
        ("players.0.dealt", [""], "'' is no encounter card"),
        ("first", 1, "first player does not play"),
        ("round", 0, "its round or its winner"),
        ("winner", "nobody", "its round or its winner"),
        ("stages", [], "no such stages"),
        ("stages", ["01095", "01094"], "no such stages"),
        ("schemes", [], "no such main schemes"),
        ("schemes", ["x"], "no such main schemes"),
        ("villain.code", "01095", "not the present stage"),
        ("villain.id", 3, "not the present stage"),
        ("deck", ["x"], "'x' is no encounter card"),
        ("discard", ["01101"] * 501, "too many cards"),
        ("boosts", ["x"], "no encounter card"),
        ("things.0.code", "x", "'x' cannot be in play"),
        ("things.0.id", 0, "Charge is in play in no possible way"),
        ("things.1.id", 1, "Armored Rhino Suit is in play in no possible way"),
        ("things.0.id", 77, "Charge is in play in no possible way"),
        ("things.0.seat", 1, "Charge is in play in no possible way"),
        ("things.0.host", 1, "Charge is attached to nothing"),
        ("things.0.host", 77, "Charge is attached to nothing"),
        ("ahead", [], "what comes next"),
        ("ahead", [{"kind": "sleep"}], "no step 'sleep'"),
        ("ahead", [{"kind": "turn", "seat": 1}], "no step 'turn' of such a player"),
        ("ahead", [{"kind": "turn"}], "no step 'turn' of such a player"),
        ("shuffles", -1, "shuffled in no possible way"),
        ("seed", "x" * 10_001, "shuffled in no possible way"),
        ("typed", "yes", "it is no table"),
    ],
)
def test_a_damaged_table_is_refused(path: str, value: Any, says: str, tmp_path: Path) -> None:
    table = begin()
    for card in ("Charge", "Armored Rhino Suit"):
        obey(table, f"enter {card}")
    data = msgspec.to_builtins(table)
    kept = tmp_path / "table.json"
    kept.write_bytes(msgspec.json.encode(data))
    assert read_table(kept) == table
    *way, last = path.split(".")
    at = data
    for part in way:
        at = at[int(part) if isinstance(at, list) else part]
    at[last] = value
    kept.write_bytes(msgspec.json.encode(data))
    with pytest.raises(BadInput, match=rf"table\.json is damaged \(.*{says}.*\); move it away") as refused:
        read_table(kept)
    assert len(str(refused.value)) < 300


def test_impossible_tables_are_refused() -> None:
    for heroes, scenario, modular, says in (
        (["nobody"], "rhino", None, "no hero"),
        (["spider_man", "spider_man"], "rhino", None, "different heroes"),
        ([], "rhino", None, "different heroes"),
        (["spider_man"], "galactus", None, "no scenario"),
        (["spider_man"], "rhino", ["x"], "no modular set"),
    ):
        with pytest.raises(BadInput, match=says):
            new_table(heroes, scenario, modular=modular)
    assert new_table(["spider_man"], "rhino", modular=list(modulars())).deck


def test_every_command_is_explained_in_the_help() -> None:
    from goldenrule.table.texts import Texts

    text = Texts("en", strict=True).t("companion-help")
    assert not [word for word in COMMANDS if word not in text]
