"""A small set of cards for tests of the rules: the cards of the rulebook's examples, and plain ones beside them."""

from functools import cache

from goldenrule.games.heroes.content import FREE, CardAbility, Content, Cost, Modifier
from goldenrule.games.heroes.facts import Facts, Finale, Power, Special
from goldenrule.games.heroes.ids import SYMBOLS
from goldenrule.games.heroes.ops import board, fights, players, rolls, trouble
from goldenrule.games.heroes.selectors.conditions import Using
from goldenrule.games.heroes.selectors.sets import Headlines, Heroes, Mastermind
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import Const, It
from goldenrule.kernel.ops import Op, Seq

Card = tuple[Facts, tuple[CardAbility, ...]]
TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")
PLAIN = (Power("Fist", "red", 3, 2, 1), Power("Guard", "orange", 1, 3, 2), Power("Wit", "yellow", 1, 1, 4))


def n(number: int) -> Const:
    return Const(number)


def hero(
    id: str,
    team: str,
    level: int = 1,
    skill: str = "rescue",
    values: tuple[int, int, int] = (1, 1, 1),
    ko: int = 2,
    powers: tuple[Power, ...] = PLAIN,
    abilities: tuple[CardAbility, ...] = (),
) -> Card:
    crime, danger, mystery = values
    facts = Facts(
        id=id, name=id, type="hero", team=team, level=level, skill=skill, crime=crime, danger=danger, mystery=mystery,
        ko=ko, powers=powers,
    )  # fmt: skip
    return facts, abilities


def mastermind(id: str, team: str, followers: int, values: tuple[int, int, int], *abilities: CardAbility) -> Card:
    crime, danger, mystery = values
    facts = Facts(
        id=id, name=id, type="mastermind", team=team, followers=followers, crime=crime, danger=danger, mystery=mystery,
        ko=2, powers=PLAIN,
    )  # fmt: skip
    return facts, abilities


def ally(id: str, team: str, effect: Op, rolls_: tuple[str, ...] = ("outwit",), copies: int = 1) -> Card:
    ability = CardAbility(kind="ally", moment="before_roll", rolls=rolls_, effect=effect)
    return Facts(id=id, name=id, type="ally", team=team, copies=copies), (ability,)


def event(id: str, effect: Op) -> Card:
    return Facts(id=id, name=id, type="event"), (CardAbility(kind="event", moment="action", effect=effect),)


def villain(
    id: str,
    requirement: int,
    cost: int,
    *abilities: CardAbility,
    ko: int = 1,
    powers: tuple[Power, ...] = (Power("Claws", "red", 2, 1, 1),),
    backup_cost: int = 1,
    most_wanted: bool = False,
    copies: int = 1,
) -> Card:
    facts = Facts(
        id=id, name=id, type="villain", requirement=requirement, cost=cost, ko=ko, powers=powers,
        backup_cost=backup_cost, most_wanted=most_wanted, copies=copies,
    )  # fmt: skip
    return facts, abilities


def headline(id: str, type: str, skill: str, threat: int, symbol: str, vp: int, mastermind: bool = False) -> Card:
    facts = Facts(
        id=id, name=id, type="headline", threat_type=type, skill=skill, threat=threat, symbol=symbol, vp=vp,
        mastermind=mastermind,
    )  # fmt: skip
    return facts, ()


def combat(moment: str, effect: Op, rolls_: tuple[str, ...] = ("attack", "defense", "outwit"), whose: str = "mine",
           kind: str = "combat", cost: Cost = FREE) -> CardAbility:  # fmt: skip
    assert whose in ("mine", "theirs", "any")
    return CardAbility(kind=kind, moment=moment, rolls=rolls_, whose=whose, effect=effect, cost=cost)  # type: ignore[arg-type]  # asserted above


RESOURCE = Cost(resources=1)
VILLAIN = Cost(villains=1)
IT = It("it")


def teams() -> list[Card]:
    fields = combat("after_roll", rolls.RemoveDice(face="boost"), whose="theirs", kind="support", cost=RESOURCE)
    cerebro = CardAbility(
        kind="support", moment="action", cost=Cost(recovery=True), effect=Seq((players.StoryAction(),) * 2)
    )
    fury = CardAbility(
        kind="support", moment="action", cost=Cost(recovery=True),
        effect=Seq((players.DrawResources(n(2)), players.DiscardStories(n(2)))),
    )  # fmt: skip
    storm = CardAbility(kind="support", moment="troubleshoot", effect=trouble.ReduceTrouble(n(1)))
    uru = CardAbility(
        kind="combat", moment="before_roll", rolls=("attack", "defense"), test=Using("orange"), cost=RESOURCE,
        effect=rolls.AddDice(n(1)),
    )  # fmt: skip
    healing = CardAbility(kind="combat", moment="ko", effect=fights.PreventKo(), cost=RESOURCE)
    torch = (Power("Flame Blast", "red", 4, 2, 2), Power("Flame Shield", "orange", 2, 4, 1))
    return [
        *((Facts(id=team, name=team, type="team"), ()) for team in TEAMS),
        hero("captain_america", "avengers"),
        hero("hulk", "avengers", 3, "fight", (0, 2, 0), abilities=(fury,)),
        hero("iron_man", "avengers", 2, "science"),
        hero("thor", "avengers", 3, "mystic", (1, 2, 2), 3, abilities=(uru, storm)),
        hero("human_torch", "fantastic_four", 2, "protection", (2, 1, 1), powers=torch),
        hero("invisible_woman", "fantastic_four", 1, "investigation", abilities=(fields,)),
        hero("mr_fantastic", "fantastic_four", 2, "science", (0, 1, 3)),
        hero("the_thing", "fantastic_four", 3, "fight", (2, 3, 0), 3),
        *(hero(id, "marvel_knights") for id in ("daredevil", "doctor_strange", "elektra", "spider_man")),
        hero("cyclops", "x_men", 2),
        hero("jean_grey", "x_men", 2, "investigation", abilities=(cerebro,)),
        hero("storm", "x_men", 2, "rescue"),
        hero("wolverine", "x_men", 2, "fight", abilities=(healing,)),
    ]


def masterminds() -> list[Card]:
    more = CardAbility(kind="scheming", moment="scheme", cost=VILLAIN, effect=trouble.RaiseTrouble(n(1)))
    resist = combat("after_roll", rolls.AddHits(n(2)), ("defense",), cost=VILLAIN)
    stages = ("prologue", "development", "conclusion")
    out = [
        mastermind("red_skull", "avengers", 2, (1, 2, 1)),
        mastermind("doctor_doom", "fantastic_four", 1, (1, 1, 2)),
        mastermind("kingpin", "marvel_knights", 3, (2, 1, 1), resist, more),
        mastermind("magneto", "x_men", 1, (1, 2, 0)),
    ]
    for facts, _ in list(out):
        for stage in stages:
            effect: tuple[CardAbility, ...] = ()
            if facts.id == "magneto" and stage == "prologue":
                mod = Modifier("scheme_draw", n(1), Mastermind())
                effect = (CardAbility(kind="constant", mods=(mod,)),)
            plan = Facts(id=f"{facts.id}_{stage}", name=stage, type="plan", mastermind=facts.id, stage=stage)
            out.append((plan, effect))
    return out


def resources() -> list[Card]:
    return [
        ally("namor", "avengers", rolls.UseRating(n(5)), ("attack",)),
        ally("black_widow", "", rolls.UseRating(n(4))),
        ally("spider_woman", "", rolls.UseRating(n(4)), ("defense",)),
        ally("vision", "avengers", rolls.AddDice(n(1)), copies=12),
        event("shield_intervention", Seq((trouble.MoveThreat(Headlines(), n(-1)), board.TakeAction("troubleshoot")))),
        event("heroes_assemble", Choose(
            Heroes("mine", "supporting"),
            Choose(Heroes("mine", "ready", "district"), board.Join(IT, It("there")), "there"),
        )),
        *(event(f"supplies_{i}", players.GainPlotPoints(n(1))) for i in range(4)),
    ]  # fmt: skip


def villains() -> list[Card]:
    dodge = CardAbility(kind="backup", moment="before_roll", rolls=("defense",), effect=rolls.UseRating(n(3)))
    bystanders = CardAbility(kind="backup", moment="result", whose="any", effect=rolls.HalveDoubles(n(1)))
    magnetic = combat("sequence_start", Seq((fights.SkipOutwit(), fights.KeepInitiative())), cost=VILLAIN)
    return [
        villain("viper", 1, 0, dodge, powers=(Power("Ring", "orange", 1, 3, 1), Power("Darts", "red", 2, 1, 2))),
        villain("avalanche", 3, 2, powers=(Power("Shatter", "orange", 1, 2, 5),)),
        villain("crimson_dynamo", 2, 1, bystanders),
        villain("mysterio", 1, 1, magnetic, ko=2, powers=PLAIN),
        villain("brute", 1, 1, ko=2, powers=PLAIN),
        villain("sabretooth", 2, 2, most_wanted=True, copies=5),
        villain("thug", 0, 1, copies=12, backup_cost=2),
        (Facts(id="ninjas", name="ninjas", type="agent", backup_cost=1, outwit=-1, copies=2), ()),
    ]


def headlines() -> list[Card]:
    out = [
        headline("cant_beat_me", "crime", "fight", 5, "circle", 4),
        headline("manuscript", "danger", "mystic", 5, "circle", 4),
        headline("justice", "crime", "protection", 5, "cross", 5, True),
    ]
    types, skills = ("crime", "danger", "mystery"), ("science", "rescue", "investigation")
    out += [headline(f"news_{i}", types[i % 3], skills[i % 3], 4, SYMBOLS[i % 4], 3, i % 3 == 0) for i in range(33)]
    return out


def rest() -> list[Card]:
    power_up = CardAbility(kind="power_up", moment="planning", forced=True, effect=players.GainPlotPoints(n(1)))
    car = CardAbility(kind="power_up", moment="action", effect=board.Travel())
    spoils = CardAbility(kind="power_up", moment="resolved", effect=players.GainVp(n(1)))
    envy = CardAbility(kind="power_up", moment="resolved", whose="theirs", effect=players.GainPlotPoints(n(1)))
    out: list[Card] = []
    for team in TEAMS:
        out.append((Facts(id=f"{team}_story", name=team, type="story", team=team, copies=6), ()))
        for i in range(3):
            own = ((car,), (power_up,), (spoils, envy))[i]
            out.append((Facts(id=f"{team}_power_up_{i}", name=team, type="power_up", team=team), own))
    special = Special("crime", "fight", 8, 6, False, 15, 0)
    early = Special("danger", "rescue", 1, 6, True, 0, 2)
    danger = CardAbility(kind="constant", mods=(Modifier("threat", n(1), Headlines("crime")),))
    gift = CardAbility(kind="scenario", moment="deployment", forced=True, effect=players.GainVp(n(1), "each"))
    return [
        *out,
        (Facts(id="born_again", name="", type="scenario", win_vp=15), ()),
        (Facts(id="plain", name="", type="scenario"), ()),
        (Facts(id="short", name="", type="scenario", rounds=1), ()),
        (Facts(id="gifts", name="", type="scenario", rounds=3), (gift,)),
        (Facts(id="maximum_carnage", name="", type="scenario", special=special), (danger,)),
        (Facts(id="early_news", name="", type="scenario", special=early), ()),
        (Facts(id="acts_of_vengeance", name="", type="scenario", win_plans=3, nemeses="random", schemes=2), ()),
        (Facts(id="house_of_m", name="", type="scenario", rounds=4, finale=Finale("magneto", 4, 4)), ()),
        (Facts(id="arms_race", name="", type="scenario", win_power_ups=1), ()),
        (Facts(id="press", name="", type="scenario", win_stories=1), ()),
    ]


def content(*more: Card) -> Content:
    """The set, with further cards of a test, or some in place of those of the same id."""
    new = {facts.id for facts, _ in more}
    return Content([*(card for card in _cards() if card[0].id not in new), *more]) if more else _content()


@cache
def _content() -> Content:
    return Content(_cards())


def _cards() -> list[Card]:
    return [*teams(), *masterminds(), *resources(), *villains(), *headlines(), *rest()]
