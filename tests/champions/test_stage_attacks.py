"""Attacks and schemes step by step: the sum of each step, the sentence of a reader, and what may not be named."""

from typing import Any, Self

from goldenrule.gamekit.story_text import StageStep, Sum
from goldenrule.games.champions.game import Champions
from goldenrule.kernel.events import Event
from goldenrule.kernel.views import SPECTATOR
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.champions.situation import (
    NO_BOOST,
    QUIET,
    Situation,
    Start,
    alter_ego,
    given,
    hero,
    klaw,
    she_hulk,
    spider_man,
    ultron,
)

TEXTS = Texts("en", strict=True)
WORDS: Any = find_game("champions").words(TEXTS)


class Staged(Situation):
    """A situation of which each seat, and a spectator, sees the events."""

    def __init__(self, game: Champions) -> None:
        self.watched: dict[int, list[Any]] = {seat: [] for seat in (*range(game.state.seats), SPECTATOR)}
        super().__init__(game)

    def hear(self, event: Event) -> None:
        super().hear(event)
        for seat, seen in self.watched.items():
            seen.append(self.game.event_view(event, seat))

    def forget(self) -> Self:
        for seen in self.watched.values():
            seen.clear()
        return super().forget()

    def steps(self, *keys: str, eyes: int = 0) -> list[StageStep]:
        """The steps with these keys, as a seat sees them; without keys all."""
        found: list[StageStep] = WORDS.story(self.game, eyes).stage_steps(self.watched[eyes])
        return [step for step in found if not keys or step.key in keys]

    def said(self, *keys: str, eyes: int = 0) -> list[tuple[str, str, str]]:
        """Key, sum and sentence of these steps."""
        return [(step.key, added(step.sum), step.text) for step in self.steps(*keys, eyes=eyes)]


def added(sum: Sum | None) -> str:
    """A sum in words: "atk 2 + boost ? - def 1 = ?"."""
    if sum is None:
        return ""
    parts = [f"{'-' if part.minus else '+'} {part.key} {_known(part.n)}" for part in sum.parts]
    return f"{' '.join(parts)} = {_known(sum.result)}".removeprefix("+ ")


def _known(n: int | None) -> str:
    return "?" if n is None else str(n)


def attacked(start: Start, *players: dict[str, Any], boost: str = "Hydra Mercenary", **more: Any) -> Staged:
    """Rhino (ATK 2, SCH 1) activates against the first player."""
    return Staged(start.game(*players, **{"step": 2, "encounter_top": [boost, QUIET, NO_BOOST], **more}))


ATTACK = ("activate", "defend", "boost", "prevent", "damage", "no_damage", "status_used", "scheme_threat", "defeated")


def test_a_hero_defends_and_takes_the_rest() -> None:
    s = attacked(given, hero(in_play=["Spider-Woman"])).do("defend Captain Marvel")
    assert s.said(*ATTACK) == [
        ("activate", "atk 2 + boost ? = ?", "Rhino attacks you: 2."),
        ("defend", "atk 2 + boost ? - def 1 = ?", "You defend: 1."),
        ("boost", "atk 2 + boost 1 - def 1 = ?", "Boost card Hydra Mercenary: 1 boost icon."),
        ("damage", "atk 2 + boost 1 - def 1 = 2", "You take 2 damage."),
    ]
    activate, defend, boost, damage = s.steps(*ATTACK)
    state = s.game.state
    rhino, me = state.vid[state.villain], state.vid[state.identities[0]]
    assert (activate.card, activate.code, activate.target, activate.place) == (rhino, "01094", me, "attack")
    assert (activate.seat, activate.weight) == (0, 2)
    assert (defend.card, defend.target, defend.n) == (me, rhino, 1)
    assert (boost.card, boost.turned, boost.n, boost.weight) == (rhino, "01101", 1, 1)
    assert (damage.card, damage.target, damage.n) == (rhino, me, 2)


def test_others_read_names() -> None:
    s = attacked(given, hero(in_play=["Spider-Woman"]), hero()).do("defend Captain Marvel")
    for eyes in (1, SPECTATOR):
        assert [text for _, _, text in s.said("activate", "defend", "damage", eyes=eyes)][:3] == [
            "Rhino attacks Captain Marvel: 2.", "Captain Marvel defends: 1.", "Captain Marvel takes 2 damage.",
        ]  # fmt: skip


def test_nobody_defends() -> None:
    s = attacked(given, hero()).do("pass")
    assert s.said("defend", "damage") == [("damage", "atk 2 + boost 1 = 3", "You take 3 damage.")]


def test_an_ally_defends_and_is_defeated() -> None:
    s = attacked(given, hero(in_play=["Spider-Woman"])).do("defend Spider-Woman")
    assert s.said(*ATTACK)[1:] == [
        ("defend", "atk 2 + boost ? = ?", "Spider-Woman defends."),
        ("boost", "atk 2 + boost 1 = ?", "Boost card Hydra Mercenary: 1 boost icon."),
        ("damage", "atk 2 + boost 1 = 3", "Spider-Woman takes 3 damage."),
        ("defeated", "", "Spider-Woman is defeated."),
    ]
    assert not s.steps("leave")


def test_a_defence_that_is_stronger_leaves_nothing() -> None:
    s = attacked(spider_man, hero(), boost=NO_BOOST).do("pass", "defend Spider-Man")
    assert s.said(*ATTACK)[2:] == [
        ("boost", "atk 2 + boost 0 - def 3 = ?", "Boost card Hard to Keep Down: no boost icons."),
        ("no_damage", "atk 2 + boost 0 - def 3 = 0", "You take no damage."),
    ]


def test_damage_is_prevented() -> None:
    s = attacked(spider_man, hero(hand=["Backflip"])).do("pass", "pass", "use Backflip")
    assert s.said(*ATTACK)[2:] == [
        ("defend", "atk 2 + boost 1 = ?", "You defend."),
        ("prevent", "", "Backflip prevents all 3 damage."),
        ("no_damage", "atk 2 + boost 1 - prevented 3 = 0", "You take no damage."),
    ]
    (prevent,) = s.steps("prevent")
    assert (prevent.code, prevent.n) == ("01003", 3)


def test_a_tough_card_takes_the_damage() -> None:
    s = attacked(given, hero(statuses=["tough"])).do("pass")
    assert s.said(*ATTACK)[2:] == [
        ("status_used", "", "You lose the tough card instead of taking 3 damage."),
        ("no_damage", "atk 2 + boost 1 - prevented 3 = 0", "You take no damage."),
    ]
    (used,) = s.steps("status_used")
    assert (used.place, used.n, used.weight) == ("tough", 3, 2)


def test_a_stunned_villain_does_not_attack() -> None:
    s = attacked(given, hero(), villain={"statuses": ["stunned"]})
    assert s.said(*ATTACK)[:2] == [
        ("activate", "atk 2 + boost ? = ?", "Rhino attacks you: 2."),
        ("status_used", "", "Rhino loses the stunned card instead of attacking."),
    ]
    assert not s.steps("boost", "damage")


def test_the_villain_schemes() -> None:
    s = attacked(given, alter_ego())
    assert s.said(*ATTACK) == [
        ("activate", "sch 1 + boost ? = ?", "Rhino schemes: 1."),
        ("boost", "sch 1 + boost 1 = ?", "Boost card Hydra Mercenary: 1 boost icon."),
        ("scheme_threat", "sch 1 + boost 1 = 2", "Rhino places 2 threat on The Break-In!"),
    ]
    threat = s.steps("scheme_threat")[0]
    assert threat.sum is not None and threat.sum.of == "threat"
    assert (threat.target, threat.n, threat.weight) == (s.game.state.vid[s.game.state.main_scheme], 2, 2)
    assert not s.steps("threat")


def test_threat_of_a_scheme_is_prevented() -> None:
    s = attacked(she_hulk, alter_ego(), boost=NO_BOOST).do("use Jennifer Walters")
    assert s.said("prevent", "scheme_threat") == [
        ("prevent", "", "You prevent 1 threat."),
        ("scheme_threat", "sch 1 + boost 0 - prevented 1 = 0", "Rhino places no threat."),
    ]
    assert [step.n for step in s.steps("prevent", "scheme_threat")] == [1, 0]


def test_a_confused_villain_does_not_scheme() -> None:
    s = attacked(given, alter_ego(), villain={"statuses": ["confused"]})
    assert [key for key, _, _ in s.said(*ATTACK)] == ["activate", "status_used"]


def test_minions_have_no_boost_card() -> None:
    s = attacked(given, hero(exhausted=True, engaged=["Shocker"]))
    assert s.said("activate", "damage")[2:] == [
        ("activate", "atk 2 = ?", "Shocker attacks you: 2."),
        ("damage", "atk 2 = 2", "You take 2 damage."),
    ]


def test_boost_cards_add_up_and_abilities_are_never_left_out() -> None:
    top = ["Weapons Runner", "Klaw's Vengeance", "Defense Network", "Illegal Arms Factory"]
    s = Staged(klaw.game(hero(), step=2, encounter_top=top)).do("pass", "pass")
    assert s.said("activate", "boost", "damage") == [
        ("activate", "atk 0 + boost ? = ?", "Klaw attacks you: 0."),
        (
            "boost",
            "atk 0 + boost 0 = ?",
            "Boost card Weapons Runner: no boost icons. Boost: Put Weapons Runner into play engaged with you.",
        ),
        ("boost", "atk 0 + boost 1 = ?", "Boost card Klaw's Vengeance: 1 boost icon."),
        ("damage", "atk 0 + boost 1 = 1", "You take 1 damage."),
        ("activate", "atk 1 = ?", "Weapons Runner attacks you: 1."),
        ("damage", "atk 1 = 1", "You take 1 damage."),
    ]
    assert [step.weight for step in s.steps("boost")] == [2, 1]


def test_an_attack_on_several_players_has_a_sum_for_each() -> None:
    s = attacked(given, hero(exhausted=True, engaged=["Whirlwind"]), hero(exhausted=True))
    s.only("attack_also Whirlwind 1")
    assert s.said("activate", "damage")[2:5] == [
        ("activate", "atk 2 = ?", "Whirlwind attacks you: 2."),
        ("activate", "atk 2 = ?", "Whirlwind attacks Spider-Man as well."),
        ("damage", "atk 2 = 2", "You take 2 damage."),
    ]
    first, second = [step for step in s.steps("damage") if step.text.startswith(("You", "Spider"))][1:3]
    assert (first.n, second.n, added(second.sum)) == (2, 2, "atk 2 = 2")


def test_facedown_cards_are_named_to_nobody() -> None:
    """The top card of a deck becomes a Drone; a card of a hand goes under a scheme; a boost card waits facedown."""
    s = Staged(ultron.game(hero(deck_top=["Mockingbird"], dealt=["Android Efficiency"]), step=4, first=0)).idle(0)
    other = Staged(spider_man.game(hero(hand=["Strength"], dealt=["Highway Robbery"]), step=4)).idle(0)
    asked = attacked(given, hero())
    for situation, codes in ((s, ("01083",)), (other, ("01090",)), (asked, ("01101",))):
        assert situation.steps()
        for eyes in situation.watched:
            for step in situation.steps(eyes=eyes):
                assert not {step.code, step.target_code, step.turned} & {*codes}, step
                assert "Mockingbird" not in step.text and "Strength" not in step.text
    (drone,) = s.steps("enter")
    assert (drone.code, drone.place, drone.seat) == ("drone", "engaged", 0)
    (under,) = [step for step in other.steps("counters") if step.place == "under"]
    assert (under.n, under.target_code) == (1, "01166")
