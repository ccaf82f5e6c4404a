"""Black Panther: identity set and obligation (01040-01049, 01155)."""

from goldenrule.games.champions.cards.words import (
    ALTER_EGO,
    ATTACK,
    EXHAUST_THIS,
    HERO,
    THWART,
    alter_ego_action,
    card,
    cost,
    hero_action,
    n,
    obligation,
    response,
    setup,
    special,
)
from goldenrule.games.champions.ids import ENTER
from goldenrule.games.champions.ops import (
    ChangeForm,
    Damage,
    Discard,
    Draw,
    Exhaust,
    MoveDamage,
    RemoveFromGame,
    RemoveThreat,
    SearchDeck,
    ShuffleIntoDeck,
    UseSpecials,
)
from goldenrule.games.champions.selectors import (
    Attackable,
    DifferentTitles,
    EngagedWith,
    InDeck,
    InDiscard,
    InForm,
    IsReady,
    LastStep,
    Players,
    Schemes,
    Targets,
    TheVillain,
    This,
    YourAlterEgo,
    YourCards,
    YourHero,
)
from goldenrule.kernel.expressions import Either, Exists, Union, Var
from goldenrule.kernel.ops import Choose, ChooseMode, ChooseSome, If, May, Mode, Seq

T_CHALLA = YourAlterEgo("T'Challa")
PANTHER_UPGRADES = YourCards(("upgrade",), "Black Panther")
ONE_OR_TWO = Either(LastStep(), n(2), n(1))

card("01040a")

card("01040b", setup(SearchDeck(InDeck("upgrade", "Black Panther"))))

card("01041", response(ENTER, SearchDeck(InDeck("upgrade")), when=Targets(This())))

card("01042", alter_ego_action(ChooseSome(DifferentTitles(InDiscard()), n(1), n(3), ShuffleIntoDeck(Var("them")))))

for printing in "abcd":
    card(f"01043{printing}", hero_action(UseSpecials(PANTHER_UPGRADES)))

card("01044")

card("01045", alter_ego_action(Draw(n(2)), cost=cost(EXHAUST_THIS)))

card("01046", special(Choose(Players(), Damage(Union((TheVillain(), EngagedWith(Var()))), ONE_OR_TWO))))

card("01047", special(Choose(Attackable(), Damage(Var(), Either(LastStep(), n(4), n(2)))), label=ATTACK))

card("01048", special(Choose(Schemes(), RemoveThreat(Var(), ONE_OR_TWO)), label=THWART))

card("01049", special(Choose(Attackable(), MoveDamage(YourHero(), Var(), ONE_OR_TWO)), label=ATTACK))

card(
    "01155",
    obligation(
        If(InForm(HERO), May(ChangeForm(ALTER_EGO))),
        ChooseMode(
            (
                Mode(If(IsReady(T_CHALLA), Seq((Exhaust(T_CHALLA), RemoveFromGame(This())))), IsReady(T_CHALLA)),
                Mode(Seq((Choose(PANTHER_UPGRADES, Discard(Var())), Discard(This()))), Exists(PANTHER_UPGRADES)),
            )
        ),
    ),
)
