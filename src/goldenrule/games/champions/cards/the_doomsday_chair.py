"""The modular set The Doomsday Chair (01183-01185)."""

from goldenrule.games.champions.cards.words import card, forced_interrupt, when_revealed
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import DEFEAT, HP
from goldenrule.games.champions.ops import Discard, FindIntoPlay, Heal, Replace
from goldenrule.games.champions.selectors import (
    Carries,
    DamageOn,
    Encounter,
    Host,
    InPlay,
    Minions,
    MostPrinted,
    Targets,
    This,
)
from goldenrule.kernel.expressions import Exists, Not, Var, Where
from goldenrule.kernel.ops import If, Seq

MODOK = "M.O.D.O.K."
WITHOUT_UPGRADES = Where(Minions(), Not(Carries(Var(), "Biomechanical Upgrades")))

card("01183", when_revealed(If(Not(Exists(InPlay(MODOK))), FindIntoPlay(Encounter(name=MODOK)))))

card("01184")

card(
    "01185",
    forced_interrupt(DEFEAT, Replace(Seq((Heal(Host(), DamageOn(Host())), Discard(This())))), when=Targets(Host())),
    rules=PlayRules(attach=MostPrinted(HP, WITHOUT_UPGRADES)),
)
