"""Player Phase (MC-PPHASE), its end (MC-ENDPP), hand size and drawing (MC-DRAW)."""

from goldenrule.testing import rule
from tests.champions.situation import QUIET, alter_ego, given, hero

PLAIN = ["Energy", "Genius", "Strength", "First Aid", "Emergency", "Haymaker", "Tenacity"]


@rule("MC-PPHASE-01", "MC-ROUND-01", "MC-ROUND-02", "MC-PORDER-01", "MC-PORDER-02", "D-15")
def test_each_player_takes_one_turn_in_player_order() -> None:
    s = given(hero(), hero(), first=1, active=1).asked(1, "turn").do("1: end turn").asked(0, "turn").do("end turn")
    s.asked(1, "interrupt").then(phase="villain")
    assert s.events("turn") == [(1,), (0,)]


@rule("MC-PPHASE-02", "MC-PPHASE-03", "MC-ENDPP-05", "MC-ROUND-03", "D-08")
def test_nothing_is_drawn_or_readied_before_the_last_turn_is_over() -> None:
    s = given(alter_ego(exhausted=True), alter_ego()).do("end turn").asked(1, "turn").then(exhausted=True, hand=[])
    s.do("1: end turn").then(hand_size=6, exhausted=False).only("draw", "draw", "villain_phase")


@rule("MC-ENDPP-01", "MC-PORDER-01")
def test_each_player_in_order_may_discard_any_number_of_cards() -> None:
    s = given(hero(hand=PLAIN[:3]), hero(hand=PLAIN[:2]), phase="end", first=1).asked(1, "end_discard")
    s.do("1: discard Energy", "1: discard Genius").asked(0, "end_discard").do("done")
    s.then(1, discard=["Genius", "Energy"]).then(discard=[])
    assert s.events("draw") == [(1, 5), (0, 2)]


@rule("MC-ENDPP-02", "MC-DRAW-04", "MC-DRAW-05", "MC-HANDSIZE-01")
def test_too_many_cards_must_be_discarded_down_to_the_hand_size_by_choice() -> None:
    s = given(hero(hand=PLAIN), phase="end").asked(0, "end_discard").not_offered("done")
    s.not_offered("discard Tenacity")  # cards are named in the order of the hand, and one more has to follow
    s.do("discard Genius").not_offered("done").do("discard Haymaker").offered("done").do("done")
    s.then(hand=sorted(c for c in PLAIN if c not in ("Genius", "Haymaker"))).never("draw")


@rule("MC-DRAW-04")
def test_hand_size_does_not_matter_while_drawing() -> None:
    s = given(alter_ego(hand=PLAIN[:6], in_play=["Avengers Mansion"])).do("use Avengers Mansion")
    s.then(hand_size=7).idle(0)


@rule("MC-ENDPP-03", "MC-HANDSIZE-02", "MC-ANATP-14", "D-45")
def test_players_draw_up_to_the_hand_size_of_the_side_that_is_up() -> None:
    s = given(hero(), alter_ego(), phase="end")
    assert [n for n in s.events("draw")] == [(0, 5), (1, 6)]
    s.then(hand_size=5).then(1, hand_size=6)


@rule("MC-HANDSIZE-02", "MC-ENDPP-03")
def test_a_modified_hand_size_counts() -> None:
    s = given.reprinted({"01010a": {"hand_size": 7}}, hero(), phase="end")
    assert s.events("draw") == [(0, 7)]


@rule("MC-ENDPP-04", "MC-EXHAUST-03", "MC-ATTACHTO-05")
def test_all_cards_of_all_players_are_readied() -> None:
    station = {"card": "Alpha Flight Station", "exhausted": True}
    s = given(
        hero(exhausted=True, in_play=[station]),
        hero(exhausted=True, in_play=[{"card": "Web-Shooter", "exhausted": True}]),
        phase="end",
    )
    for card in ("Captain Marvel", "Alpha Flight Station", "Spider-Man", "Web-Shooter"):
        s.then(card, exhausted=False)


@rule("MC-ENDPP-05", "MC-ENDPP-03", "MC-ENDPP-04", "D-41")
def test_discard_then_draw_then_ready() -> None:
    s = given(hero(hand=["Energy"], exhausted=True), phase="end").do("discard Energy")
    s.only("discard", "draw", "ready", "villain_phase")


@rule("MC-DRAW-01", "MC-DRAW-03")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    s = given(alter_ego(deck_top=["Hawkeye", "Vision"])).do("use Carol Danvers")
    s.idle(0).then(hand=["Hawkeye"], deck_top=["Vision"])


@rule("MC-TURN-02", "MC-FORM-02")
def test_the_change_of_form_is_available_again_in_the_next_round() -> None:
    given(hero(changed_form=True, exhausted=True), step=3, encounter_top=[QUIET]).idle(0).offered("form")


@rule("OQ-50", "MC-LASTING-06")
def test_effects_until_the_end_of_the_phase_last_through_drawing_and_readying() -> None:
    s = given(hero(hand=["Lead from the Front", "Genius"])).do("use Lead from the Front").then(ATK=3).do("end turn")
    s.only("draw", "expired", "villain_phase").never("ready").then(ATK=2)
