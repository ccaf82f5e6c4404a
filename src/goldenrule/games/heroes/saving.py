"""What a saved position of Marvel Heroes may consist of."""

from goldenrule.games.heroes.rules.combat import ChooseHero, ChooseOpenly, ChoosePowers, Combat, RollOff, TakeKO
from goldenrule.games.heroes.rules.missions import Action, PlayEvent
from goldenrule.games.heroes.rules.moves import Move, PlaceHero, Travel
from goldenrule.games.heroes.rules.planning import Planning, PlanSeat, SealedPlans
from goldenrule.games.heroes.rules.plans import Confront, DeclarePlan, TakePowerUp
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.scenarios import Finale
from goldenrule.games.heroes.rules.scheming import Scheme
from goldenrule.games.heroes.rules.stories import StoryAction
from goldenrule.games.heroes.rules.troubleshoot import Troubleshoot
from goldenrule.games.heroes.rules.villains import DrawVillains, MostWanted, PlayBackups, PlayLead, PlayOneBackup
from goldenrule.games.heroes.rules.windows import Window
from goldenrule.games.heroes.state import Fight, Mission, Piece
from goldenrule.kernel.codec import register

FRAMES = (
    Action, ChooseHero, ChooseOpenly, ChoosePowers, Combat, Confront, DeclarePlan, DrawVillains, Finale, MostWanted,
    Move, PlaceHero, PlanSeat, Planning, PlayBackups, PlayEvent, PlayLead, PlayOneBackup, RollOff, Round, Scheme,
    SealedPlans,
    StoryAction, TakeKO, TakePowerUp, Travel, Troubleshoot, Window,
)  # fmt: skip
register(Piece, Mission, Fight, *FRAMES, game="heroes")
