"""What a saved position of Marvel Heroes may consist of."""

from typing import Final

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules.combat import ChooseOpenly, ChoosePowers, Combat, RollOff, TakeKO
from goldenrule.games.heroes.rules.missions import Action, PlayEvent
from goldenrule.games.heroes.rules.moves import Escort, Move, PlaceHero, Travel
from goldenrule.games.heroes.rules.planning import Planning, PlanSeat, SealedPlans
from goldenrule.games.heroes.rules.plans import Confront, DeclarePlan, TakePowerUp
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.scenarios import Finale
from goldenrule.games.heroes.rules.scheming import Scheme
from goldenrule.games.heroes.rules.stories import ChangeTrack
from goldenrule.games.heroes.rules.troubleshoot import Troubleshoot
from goldenrule.games.heroes.rules.villains import DrawVillains, MostWanted, PlayBackups, PlayLead, PlayOneBackup
from goldenrule.games.heroes.rules.windows import Window
from goldenrule.games.heroes.state import Fight, Mission, Piece
from goldenrule.kernel import checks as may
from goldenrule.kernel.codec import register
from goldenrule.kernel.game import Game
from goldenrule.kernel.shapes import Shape, declare
from goldenrule.words.phrases import Phrase

FRAMES = (
    Action, ChangeTrack, ChooseOpenly, ChoosePowers, Combat, Confront, DeclarePlan, DrawVillains, Escort, Finale,
    MostWanted, Move, PlaceHero, PlanSeat, Planning, PlayBackups, PlayEvent, PlayLead, PlayOneBackup, RollOff, Round,
    Scheme, SealedPlans, TakeKO, TakePowerUp, Travel, Troubleshoot, Window,
)  # fmt: skip
register(Piece, Mission, Fight, *FRAMES, game="heroes")

_seats: Final = may.tuple_of(may.seat, 16)
_refs: Final = may.tuple_of(may.ref)
_side: Final = may.number(0, 1)
_side_or_none: Final = may.number(-1, 1)
_roll: Final = may.number(-1, len(ids.ROLLS) - 1)
_colour: Final = may.number(-1, len(ids.COLOURS) - 1)
_place: Final = may.number(ids.CARD, ids.SCENARIO_PLACE)
_dice: Final = may.tuple_of(may.number(0, 6 * 7), 100)
_areas: Final = len(ids.AREAS)
_used: Final = may.tuple_of(may.parts(may.number(-may.MOST_PARTS, may.MOST), may.step))
SHAPE_OF_MISSION: Final[dict[str, may.Check]] = {
    "seat": may.seat, "nemesis": may.seat, "place": _place, "headline": may.entity, "plan": may.entity,
    "schemed": may.number(0, (1 << len(ids.SCHEMES)) - 1), "boost": may.flag, "threat": may.amount,
    "pending": may.amount, "ignore_boost": may.flag, "dice": _dice, "success": _side_or_none,
}  # fmt: skip
SHAPE_OF_FIGHT: Final[dict[str, may.Check]] = {
    "seat": may.seat, "runner": may.seat, "place": _place, "hero": may.entity, "lead": may.entity,
    "confrontation": may.flag, "team": may.tuple_of(may.entity, 100), "sequence": may.count, "initiative": _side,
    "powers": may.parts(_colour, _colour), "last_powers": may.parts(_colour, _colour), "roll": _side_or_none,
    "count": may.number(-999, 999), "boost": may.flag, "dice": may.parts(_dice, _dice),
    "hits": may.parts(may.amount, may.amount),
    "mods": may.tuple_of(may.parts(may.text, may.text, _side, may.amount), 1_000), "next_initiative": _side_or_none,
    "limits": may.parts(may.step, may.step), "skips": may.tuple_of(may.text, 100), "ko": _side_or_none,
    "over": may.flag, "stopped": may.flag, "won": _side_or_none, "open_choice": _side_or_none,
}  # fmt: skip
FIELDS: Final[dict[str, may.Check]] = {
    # cards
    "status": may.number(0, len(ids.STATUSES) - 1), "place": _place, "wounded": may.flag, "ko": may.count,
    "Piece.points": may.count,
    # the table
    "teams": may.by_seat(may.text), "nemeses": may.by_seat(may.seat), "points": may.by_seat(may.amount),
    "vp": may.by_seat(may.amount), "first": may.seat, "archnemesis": may.seat_or_none, "round": may.count,
    "action_round": may.number(0, ids.ACTION_ROUNDS), "active": may.seat_or_none,
    "phase": may.one_of("setup", "deployment", "planning", "missions", "finale"),
    "areas": may.tuple_of(may.number(0, _areas), _areas + 1), "headlines": may.parts(*[may.entity] * _areas),
    "threats": may.parts(*[may.count] * _areas), "special": may.entity, "resolver": may.seat_or_none,
    "ending": may.text, "foiled": may.seat_bits, "trouble": may.amount,
    "mission": may.maybe(may.part(Mission, SHAPE_OF_MISSION)), "fight": may.maybe(may.part(Fight, SHAPE_OF_FIGHT)),
    "scenario": may.entity,
    # what is being done
    "seat": may.seat, "seats": _seats, "order": _seats, "side": _side, "hero": may.entity, "event": may.ref,
    "lead": may.entity, "left": _refs, "chosen": may.tuple_of(may.entity), "only": _refs, "free": may.flag,
    "kinds": may.tuple_of(may.text, 100), "heroes": may.tuple_of(may.number(-may.MOST_PARTS, may.MOST)),
    "allies": may.count, "turn": may.step,
    "Window.turn": may.seat_or_none, "passes": may.step, "option": may.number(0, len(ids.SCHEMES) - 1),
    "kind": may.number(0, len(ids.ROLLS) - 1), "RollOff.first": _side, "moment": may.number(0, len(ids.MOMENTS) - 1),
    "roll": _roll, "roller": _side_or_none, "used": _used,
}  # fmt: skip
_OF_FIGHT: Final = (ChooseOpenly, ChoosePowers, Combat, RollOff, TakeKO)
_OF_MISSION: Final = (Scheme, Troubleshoot)
_PLAYED: Final = frozenset({ids.TEAM, ids.MASTERMIND, ids.ALLIES})


def _in_play(zone: int) -> bool:
    shared = zone < ids.FIRST_SEAT_ZONE
    return zone == ids.LEAD if shared else (zone - ids.FIRST_SEAT_ZONE) % ids.SEAT_ZONES in _PLAYED


def _odd(g: Game) -> Phrase | None:
    """What is done in a combat or a troubleshoot action needs one, with fighters in play."""
    s = g.state
    for frame in g.stack:
        if isinstance(frame, _OF_FIGHT) and s.fight is None:
            return Phrase("heroes-torn-combat")
        if isinstance(frame, _OF_MISSION) and s.mission is None:
            return Phrase("heroes-torn-troubleshoot")
    if s.fight is not None and (s.cards[s.fight.hero] is None or s.cards[s.fight.lead] is None):
        return Phrase("heroes-torn-fighter")
    if g.content.faces[s.ident[s.scenario]].type != "scenario":
        return Phrase("heroes-torn-scenario")
    return None


declare("heroes", Shape(Piece, FIELDS, _in_play, odd=_odd))
