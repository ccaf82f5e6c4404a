"""Questions and options of Marvel Heroes in words, with what they cost and where things are."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.wording import NONE, Translator, capital
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import CARD, READY, SCENARIO_PLACE, SUPPORTING
from goldenrule.games.heroes.rules import planning, scheming, villains
from goldenrule.games.heroes.rules.combat import RollOff
from goldenrule.games.heroes.rules.dice import hits
from goldenrule.games.heroes.state import Piece
from goldenrule.games.heroes.text.cards import Writer
from goldenrule.games.heroes.text.facts import agent, card_text, power
from goldenrule.kernel.choices import AskMode
from goldenrule.kernel.decisions import NO, PASS, YES
from goldenrule.kernel.effects import Effect

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Face
    from goldenrule.games.heroes.facts import Power
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.kernel.decisions import Decision, Option

_ANSWERED = {"confront", "draw_villain", "may"}
"""Questions whose yes and no have words of their own."""
_NAMED = {
    "escort": "escort", "champion": "pick", "fight": "fight", "pick": "pick", "treat": "treat", "last": "last",
    "power_up": "power-up", "plan": "plan", "discard": "discard", "wanted": "wanted",
}  # fmt: skip
"""Verbs of options that need nothing but the name of their card, and their messages."""


# -- names -------------------------------------------------------------------------------------------------------------


def player(g: "Heroes", texts: Translator, seat: int) -> str:
    """A player is called after the team."""
    if not 0 <= seat < g.state.seats:
        return texts.t("heroes-nobody")
    code = g.state.teams[seat]
    return g.content.face(code).facts.name if code in g.content.index else code


def area_name(texts: Translator, area: int) -> str:
    return texts.t(f"heroes-area-{ids.AREAS[area]}") if area < len(ids.AREAS) else texts.t("heroes-scenario-place")


def district_name(texts: Translator, place: int) -> str:
    """The scenario card is a place of its own."""
    if place == SCENARIO_PLACE:
        return texts.t("heroes-scenario-place")
    return texts.t(f"heroes-district-{ids.DISTRICTS[place]}")


def at(texts: Translator, place: int) -> str:
    """ "in Midtown", "on the scenario card"."""
    if place == SCENARIO_PLACE:
        return texts.t("heroes-at-scenario")
    return texts.t("heroes-at", district=district_name(texts, place))


def place_name(texts: Translator, status: int, place: int) -> str:
    """Where a hero is: "Ready in Midtown", "Supporting in Queens", "in Recovery"."""
    word = ids.STATUSES[status]
    if place == CARD:
        return texts.t(f"heroes-on-card-{word}")
    if status == SUPPORTING:
        return texts.t("heroes-supporting-in", area=area_name(texts, place))
    return texts.t("heroes-ready-at", where=at(texts, place))


def name(g: "Heroes", entity: int) -> str:
    return g.face(entity).facts.name


def where(g: "Heroes", texts: Translator, hero: int) -> str:
    piece = g.piece(hero)
    return place_name(texts, piece.status, piece.place)


def printed_power(texts: Translator, face: "Face", colour: int) -> str:
    """The power of a colour with its printed values."""
    return power(texts, next(p for p in face.facts.powers if p.colour == ids.COLOURS[colour]))


# -- questions ---------------------------------------------------------------------------------------------------------


def prompt_text(g: "Heroes", d: "Decision", texts: Translator) -> str:
    """The question of a decision."""
    s = g.state
    t = texts.t
    source = name(g, d.source) if d.source else t("heroes-the-rules")
    key = f"heroes-prompt-{d.kind.replace('_', '-')}"
    points = s.points[d.seat]
    if d.kind == "turn":
        return t(key, n=s.action_round, of=ids.ACTION_ROUNDS)
    if d.kind in ("assign", "keep"):
        place = where(g, texts, d.source)
        return t(key, card=source, level=g.level(d.source), points=points, place=place)
    if d.kind in ("ally", "plan_heroes"):
        return t(key, points=points)
    if d.kind == "backup" and free_backups(g):
        return t("heroes-prompt-backup-free")
    if d.kind in ("lead", "backup"):
        return t(key, n=s.trouble)
    if d.kind == "scheme":
        return t(key, card=source, option=t(f"heroes-scheme-{ids.SCHEMES[d.options[0][2]]}"))
    if d.kind == "power":
        fight = g.fight()
        own = fighter_of(g, d.seat)
        other = fight.lead if own == fight.hero else fight.hero
        return t(key, card=name(g, own), other=name(g, other), n=fight.sequence)
    if d.kind == "fighter":
        return t(key, n=g.fight().sequence, card=name(g, g.fight().lead))
    if d.kind == "confront":
        nemesis = g.mastermind(g.mission().nemesis)
        return t(key, card=source, name=name(g, nemesis), n=g.followers(nemesis), ko=g.ko_value(nemesis))
    if d.kind == "champions":
        chosen = getattr(g.stack[-1], "chosen", ())
        return t(key, card=name(g, chosen[0]) if chosen else NONE)
    if d.kind == "most_wanted":
        return t(key, card=source, full="yes" if len(s.zones[ids.MOST_WANTED]) >= ids.WANTED_SPACES else "no")
    if d.kind == "destination" and not d.source:
        return t("heroes-prompt-destination-all")
    if d.kind in ("choose_some", "discard", "choose"):
        return t(key, card=source, n=d.args[0] if d.args else 0)
    if is_moment(d):
        return t("heroes-prompt-use", when=moment_now(g, texts, d))
    return t(key, card=source)


def free_backups(g: "Heroes") -> bool:
    """Are the backups and agents that are asked about played without paying: Followers, or by an ability?"""
    frame = g.stack[-1]
    return not isinstance(frame, villains.PlayBackups) or frame.free


def is_moment(d: "Decision") -> bool:
    """Does a question ask for the use of abilities at a moment? An action is named alike."""
    return d.kind in ids.QUESTIONS and d.kind != "action"


def fighter_of(g: "Heroes", seat: int) -> int:
    """The fighter whose power a seat chooses."""
    fight = g.fight()
    return fight.hero if seat == fight.seat else fight.lead


def moment_now(g: "Heroes", texts: Translator, d: "Decision") -> str:
    """The moment of a question, with what lies on the table: the dice just rolled, the Trouble Level."""
    fight = g.state.fight
    key = f"heroes-now-{d.kind.replace('_', '-')}"
    if fight is None:
        return texts.t(key, n=g.state.trouble)
    mine = 0 if d.seat == fight.seat else 1
    side = fight.roll
    args = {
        "whose": "mine" if side == mine else "theirs",
        "dice": dice_text(texts, fight.dice[side]) if side >= 0 else "",
        "count": min(fight.count, ids.MAX_DICE),
        "own": dice_text(texts, fight.dice[mine]),
        "other": dice_text(texts, fight.dice[1 - mine]),
        "worth": hits(fight, mine),
        "otherworth": hits(fight, 1 - mine),
        "compared": "yes" if side >= 0 and fight.dice[1 - side] else "no",
        "ko": "mine" if fight.ko == mine else "theirs",
        "n": fight.sequence,
        "roll": roll_word(g),
    }
    return texts.t(key, **args)


def roll_word(g: "Heroes") -> str:
    """What kind of roll is being made."""
    fight = g.fight()
    frame = next((f for f in reversed(g.stack) if isinstance(f, RollOff)), None)
    return ids.ROLLS[frame.roll(fight.roll)] if frame is not None and fight.roll >= 0 else "attack"


def dice_text(texts: Translator, dice: tuple[int, ...] | list[int]) -> str:
    """Dice in words: "HIT, BOOST (again: blank), TROUBLE"."""
    words = []
    for die in dice:
        word = texts.t(f"heroes-die-{die % 6}")
        words.append(
            texts.t("heroes-die-again", die=word, again=texts.t(f"heroes-die-{die // 6 - 1}")) if die >= 6 else word
        )
    return texts.t("heroes-comma").join(words) or texts.t("heroes-no-dice")


# -- options -----------------------------------------------------------------------------------------------------------


def option_text(g: "Heroes", d: "Decision", option: "Option", texts: Translator) -> str:
    """What an option does, with its cost."""
    verb, entity, detail = option
    t = texts.t
    if option == PASS or verb == "done":
        return t("heroes-pass-moment" if is_moment(d) else f"heroes-pass-{d.kind.replace('_', '-')}")
    if option in (YES, NO):
        return t(f"heroes-{verb}-{d.kind.replace('_', '-')}" if d.kind in _ANSWERED else f"heroes-{verb}")
    if d.kind == "plan_heroes":
        return team_plan(g, d.seat, detail, texts)
    if verb in ("go", "support_at", "home"):
        return destination(g, d, option, texts)
    if verb in ("ready", "support", "keep"):
        cost = planning.support_cost(g, entity) if verb == "support" else g.level(entity)
        return t(f"heroes-option-{verb}", card=name(g, entity), n=cost)
    if verb in ("rest", "recall"):
        return t(f"heroes-option-{verb}", card=name(g, entity))
    if verb == "move":
        return t("heroes-option-move", card=name(g, entity), place=where(g, texts, entity))
    if verb == "troubleshoot":
        return troubleshoot(g, entity, texts)
    if verb in ("story", "advance"):
        return t(f"heroes-option-{verb}")
    if verb in ("use", "special", "event"):
        return use(g, texts, verb, entity, detail)
    if verb == "ally":
        loyal = int(g.face(entity).team == g.state.teams[d.seat])
        says = " ".join(card_text(texts, g.face(entity), g.content))
        return t("heroes-option-ally", card=name(g, entity), cost=1 + detail, n=detail + loyal, says=says)
    if verb in ("plan", "power_up"):
        says = " ".join(card_text(texts, g.face(entity), g.content))
        return t(f"heroes-option-{_NAMED[verb]}", card=name(g, entity), says=says)
    if verb == "lead":
        return lead(g, entity, texts)
    if verb == "backup":
        return backup(g, entity, texts)
    if verb == "scheme":
        return scheme(g, detail, texts)
    if verb == "power":
        return printed_power(texts, g.face(fighter_of(g, d.seat)), detail)
    if verb == "mode":
        return t("heroes-option-mode", says=capital(mode(g, detail, texts)), n=detail + 1)
    said = name(g, entity)
    card = g.state.cards[entity]
    if verb in ("pick", "fight", "escort") and isinstance(card, Piece) and g.face(entity).type == "hero":
        if verb == "fight":
            return t("heroes-option-fight", card=said, ko=card.ko, of=g.ko_value(entity))
        if d.kind != "escort":
            said = t("heroes-card-at", card=said, place=where(g, texts, entity))
    elif verb == "pick" and entity in g.state.headlines:
        said = t("heroes-card-at", card=said, place=area_name(texts, g.state.headlines.index(entity)))
    return t(f"heroes-option-{_NAMED[verb]}", card=said, kind=d.kind)


def team_plan(g: "Heroes", seat: int, code: int, texts: Translator) -> str:
    """All heroes of a team with the statuses they are to have, and what that costs."""
    parts = []
    cost = 0
    for e in g.team(seat):
        code, status = divmod(code, 3)
        parts.append(texts.t("heroes-assigned", card=name(g, e), status=ids.STATUSES[status]))
        cost += g.level(e) if status == READY else planning.support_cost(g, e) if status == SUPPORTING else 0
    return texts.t("heroes-option-plan-heroes", heroes=texts.t("heroes-comma").join(parts), n=cost)


def destination(g: "Heroes", d: "Decision", option: "Option", texts: Translator) -> str:
    """A place to go to, with the headline there."""
    verb, _, place = option
    status = g.piece(d.source).status if d.source and d.source in g.team(d.seat) else READY
    if verb == "home":
        return texts.t("heroes-option-home", status=ids.STATUSES[status])
    if verb == "support_at" or (status == SUPPORTING and ("support_at" not in [o[0] for o in d.options])):
        return texts.t("heroes-option-space", area=area_name(texts, place))
    if place == SCENARIO_PLACE:
        said = capital(texts.t("heroes-scenario-place"))
        return texts.t("heroes-option-go", district=said, area=NONE, headline=name(g, g.state.special))
    symbol = texts.t(f"heroes-symbol-{ids.SYMBOLS[place % 4]}")
    said = texts.t("heroes-district", name=district_name(texts, place), symbol=symbol)
    area = place >> 2
    headline = g.state.headlines[area]
    there = name(g, headline) if headline and g.face(headline).symbol == place % 4 else NONE
    return texts.t("heroes-option-go", district=said, area=area_name(texts, area), headline=there)


def troubleshoot(g: "Heroes", headline: int, texts: Translator) -> str:
    face = g.face(headline)
    return texts.t(
        "heroes-option-troubleshoot",
        card=face.facts.name,
        where=at(texts, g.district(headline)),
        type=texts.t(f"heroes-threat-{ids.THREATS[face.threat_type]}"),
        threat=g.threat(headline),
        skill=texts.t(f"heroes-skill-{face.skill}"),
        vp=face.facts.vp,
        mastermind="yes" if face.facts.mastermind else "no",
    )


def use(g: "Heroes", texts: Translator, verb: str, entity: int, index: int) -> str:
    """An ability with its cost and what it does."""
    face = g.face(entity)
    ability = face.listed[index].ability
    does = Writer(texts, face, g.content).body(ability)
    card = face.facts.name
    if verb == "event":
        return texts.t("heroes-option-event", card=card, does=does)
    points = g.piece(entity).points if face.type == "ally" else -1
    return texts.t(
        "heroes-option-use", ability=ability.name or card, card=card if ability.name else NONE, does=does, points=points
    )


def lead(g: "Heroes", entity: int, texts: Translator) -> str:
    return texts.t(
        "heroes-option-lead",
        card=name(g, entity),
        need=villains.requirement(g, entity),
        cost=villains.cost(g, entity, False),
        ko=g.ko_value(entity),
        wanted="yes" if g.state.zone[entity] == ids.MOST_WANTED else "no",
        powers=texts.t("heroes-comma").join([_brief(texts, each) for each in g.face(entity).facts.powers]),
    )


def _brief(texts: Translator, found: "Power") -> str:
    colour = texts.t(f"heroes-colour-{found.colour}")
    return texts.t("heroes-power-brief", colour=colour, attack=found.attack, defense=found.defense, outwit=found.outwit)


def backup(g: "Heroes", entity: int, texts: Translator) -> str:
    """A card as a backup or agent, with its cost where one is paid, and what it can do."""
    face = g.face(entity)
    if face.type == "agent":
        does = agent(texts, face)
    else:
        found = [each.ability for each in face.listed if each.kind == "backup"]
        writer = Writer(texts, face, g.content)
        does = " ".join(writer.ability(each) for each in found)
    cost = -1 if free_backups(g) else villains.cost(g, entity, True)
    return texts.t("heroes-option-backup", card=face.facts.name, cost=cost, type=face.type, does=does)


def scheme(g: "Heroes", option: int, texts: Translator) -> str:
    """What a scheming option would do now."""
    mission = g.mission()
    mastermind = g.mastermind(mission.nemesis)
    n = 0
    if option == ids.RAISE:
        n = g.threat_value(mastermind, g.face(mission.headline).threat_type)
    elif option == ids.DRAW:
        n = scheming.villains_drawn(g)
    return texts.t(f"heroes-option-scheme-{ids.SCHEMES[option]}", n=n)


def mode(g: "Heroes", index: int, texts: Translator) -> str:
    """One of the things that the effect in progress lets its player choose from."""
    frame = g.stack[-1]
    assert isinstance(frame, Effect)
    op = next(each for each in frame.program.ops[frame.pc :: -1] if isinstance(each, AskMode))
    face = g.face(g.state.live(frame.source) or 0)
    writer = Writer(texts, face, g.content)
    path = frame.program.path.rpartition("/")[2]
    writer.ability_now = face.listed[int(path)].ability
    return writer.tailed(writer.clause(op.modes[index].op))
