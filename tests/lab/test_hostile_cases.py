"""Misspelt and empty-handed cases: each fails with one sentence that names what is wrong, and where."""

import pytest

from goldenrule.lab.cases import run_data

CHAMPIONS = """
- name: x
  given: {players: [{form: hero, hand: [Swinging Web Kick, Genius, Energy], engaged: [Sandman]}]}
"""
HEROES = """
- name: x
  game: heroes
  given:
    teams: [marvel_knights, x_men]
    headlines: {the_village: you_cant_beat_me}
    heroes: {daredevil: {status: ready, place: east_side}}
    seats: [{hand: []}, {villains: [viper]}]
    dice: [hit, hit, trouble, blank, hit]
"""
DUEL = """
- name: x
  game: skirmish
  given:
    phase: attack
    villains: {hand: [], slots: {2: {card: zola, damage: 2}}}
    heroes: {hand: [thor_boosted]}
"""


def when(*steps: str) -> str:
    return "  when:\n" + "".join(f"    - {step}\n" for step in steps) + "  then: {}\n"


def then(facts: str) -> str:
    return f"  then: {{{facts}}}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            when("not_offered: use Bckflip"),
            "when[0].not_offered: There is no card 'Bckflip' in this game; did you mean 'Backf",
        ),
        (
            when("offered: attack Spiderman"),
            "when[0].offered: There is no card 'Spiderman' in this game; did you mean 'Spider-",
        ),
        (
            when("not_offered: [attack Spider-Man (2), thwart Nobody At All]"),
            "There is no card 'Nobody At All' in this game.",
        ),
        (when("not_offered: atack Spider-Man"), "There is no verb 'atack'; did you mean 'attack'?"),
        (when("not_offered: end turns"), "There is no verb 'end turns'; did you mean 'end turn'?"),
        (when('not_offered: "7: pass"'), "'7: pass': there is no seat '7'; the seats are 0."),
        (when('not_offered: "one: pass"'), "there is no seat 'one'"),
        (when("not_offered: amount two"), "'amount two' needs a number after 'amount'."),
        (when("not_offered: declare maybe"), "'declare maybe': write declare yes or declare no."),
        (when("not_offered: play Hulk"), "There is no card 'Hulk' in this game"),
        (when("refused: {use Bckflip: MC-COST-01}"), "when[0].refused: There is no card 'Bckflip'"),
        (when("refused: {use Swinging Web Kick: MC-COST-01}"), "'use Swinging Web Kick' should not be offered"),
        (when("asked: trun"), "when[0].asked: There is no question 'trun'; did you mean 'turn'?"),
        (when('asked: "3: turn"'), "there is no seat '3'"),
        (when("asked: defend"), "should be asked 'defend'"),
        (when("attack Spiderman"), "when[0]: There is no card 'Spiderman' in this game; did you mean 'Spider-Man'?"),
        (when("7: pass"), "when[0]: '7: pass': there is no seat '7'"),
        (
            when("attack Spider-Man", "pick Rhyno"),
            "when[1]: There is no card 'Rhyno' in this game; did you mean 'Rhino'?",
        ),
        (when("now: {fired: {Spiderman: 0}}"), "when[0].now: There is no card 'Spiderman' in this game"),
        (when("now: {events: {suge: 0}}"), "when[0].now: There is no event 'suge'; did you mean 'surge'?"),
        (then("fired: {Spiderman: 0}"), "then: There is no card 'Spiderman' in this game; did you mean 'Spider-Man'?"),
        (then("not_in_play: [Rhin]"), "then: There is no card 'Rhin' in this game; did you mean 'Rhino'?"),
        (then("not_in_play: [Klaw]"), "then: There is no card 'Klaw' in this game"),
        (then("in_play: [Rhinoo]"), "then: There is no card 'Rhinoo' in this game"),
        (then("events: {damge: 0}"), "then: There is no event 'damge'; did you mean 'damage'?"),
        (then("order: [damge, heal]"), "then: There is no event 'damge'; did you mean 'damage'?"),
        (then("order: [damage Rhino]"), "order is [], not ['damage Rhino']."),
        (then("asked: turnn"), "then: There is no question 'turnn'"),
        (then("players: [{}, {hand: []}]"), "then: players[1]: there is no seat 1; the game has 1 heroes."),
        (then("cards: {Rhinno: {hp: 14}}"), "then: There is no card 'Rhinno' in this game; did you mean 'Rhino'?"),
        (then("cards: {Sandman: {counters: {wbe: 0}}}"), "counters is {}, not {'wbe': 0}."),
        (then("winner: nobody"), "winner"),
    ],
)
def test_champions(text: str, message: str) -> None:
    fails(CHAMPIONS + text, message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (when("not_offered: power green"), "There is no power 'green'; choose from red, orange, yellow."),
        (
            when("not_offered: troubleshot you_cant_beat_me"),
            "There is no verb 'troubleshot'; did you mean 'troubleshoot'?",
        ),
        (
            when("not_offered: troubleshoot you_cant_beat_em"),
            "There is no card 'you_cant_beat_em' in this game; did you mean",
        ),
        (when("not_offered: go chelsee"), "There is no place 'chelsee'; did you mean 'chelsea'?"),
        (when("not_offered: support_at the_vilage"), "There is no area 'the_vilage'; did you mean 'the_village'?"),
        (when("not_offered: scheme thret"), "There is no scheming option 'thret'; did you mean 'threat'?"),
        (when("not_offered: assign many"), "'assign many' needs a number after 'assign'."),
        (when("not_offered: move thor"), "There is no card 'thor' in this game"),
        (when("not_offered: story daredevil"), "there are too many words after 'story'."),
        (when('not_offered: "1: story"'), "'1: story': seat 1 is not asked. Seat 0 is asked 'turn'"),
        (when('not_offered: "4: story"'), "there is no seat '4'; the seats are 0, 1."),
        (when("refused: {story: H-7.13}"), "Marvel Heroes gives no reasons; write not_offered: 'story'"),
        (when("asked: leed"), "There is no question 'leed'; did you mean 'lead'?"),
        (when('asked: "1: lead"'), "seat 1 is not asked."),
        (then("fired: {dardevil: 0}"), "then: There is no card 'dardevil' in this game; did you mean 'daredevil'?"),
        (
            then('headlines: {the_vilage: ""}'),
            "There is no area 'the_vilage' in this game; did you mean 'the_village'?",
        ),
        (then("threats: {queens: 0}"), "There is no area 'queens' in this game"),
        (then("heroes: {thor: {ko: 0}}"), "There is no hero 'thor' in this game; did you mean 'storm'?"),
        (then("events: {trouble_: 0}"), "There is no event 'trouble_'; did you mean 'trouble'?"),
        (then("seats: [{}, {}, {hand: []}]"), "then: seats[2]: there is no seat 2; the game has 2 players."),
        (then(""), "5 of the dice were not rolled; leave them out, or say dice_left."),
    ],
)
def test_heroes(text: str, message: str) -> None:
    fails(HEROES + text, message)


def test_dice_that_run_out_fail() -> None:
    played = "  when: [troubleshoot you_cant_beat_me, pass]\n  then: {asked: turn}\n"
    assert run_data((HEROES + played).encode(), "x.yaml")[0].passed
    fails(HEROES.replace(", blank, hit]", "]") + played, "the dice of the case have run out")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (when("not_offered: play zolla"), "There is no card 'zolla' in this game; did you mean 'zola'?"),
        (when("not_offered: pley zola"), "There is no verb 'pley'; did you mean 'play'?"),
        (when("not_offered: slot 7"), "'slot 7' needs a number from 1 to 6 after 'slot'."),
        (when("not_offered: slot"), "'slot' needs a number after 'slot'."),
        (
            when("not_offered: pick zola at 9"),
            "'pick zola at 9' is not an answer: the last word must be a number from 1 to 6.",
        ),
        (when("not_offered: free purple 2"), "There is no colour 'purple'"),
        (when("not_offered: free red 4"), "'free red 4' is not an answer: the last word must be a number from 1 to 3."),
        (when("not_offered: done now"), "'done now' is not an answer: type nothing after 'done'."),
        (when('not_offered: "heros: done"'), "there is no seat 'heros'; the seats are heroes, villains, 0, 1."),
        (when('not_offered: "villains: done"'), "'villains: done': seat 1 is not asked."),
        (when("refused: {play zolla: D-5.2}"), "There is no card 'zolla' in this game"),
        (when('asked: "heroes: recruitt"'), "There is no question 'recruitt'; did you mean 'recruit'?"),
        (then("events: {atack: 0}"), "There is no event 'atack'; did you mean 'attack'?"),
        (
            then("order: [heal zola, attack zola]"),
            "order is ['attack zola', 'heal zola'], not ['heal zola', 'attack zola'].",
        ),
        (then("villains: {hand: [zolla]}"), "There is no card 'zolla' in this game; did you mean 'zola'?"),
        (then("heroes: {slots: {1: hulc}}"), "There is no card 'hulc' in this game; did you mean 'hulk'?"),
    ],
)
def test_the_duel(text: str, message: str) -> None:
    fails(DUEL + text, message)


def fails(case: str, message: str) -> None:
    (result,) = run_data(case.encode(), "x.yaml")
    assert not result.passed and message in result.message, result.message
    assert "\n" not in str(result) and "Error" not in str(result)
