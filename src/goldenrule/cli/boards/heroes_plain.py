"""The table of Marvel Heroes as lines: every fact in words, no boxes, no colour, nothing that depends on columns."""

from collections.abc import Iterable

from goldenrule.cli.boards.heroes import Area, Board, Dice, Fight, Fighter, Figure, Team
from goldenrule.cli.words import Words
from goldenrule.games.heroes.facts import Facts, Power
from goldenrule.games.heroes.ids import ACTION_ROUNDS, AREAS, DISTRICTS, SCENARIO_PLACE, SYMBOLS


def lines(b: Board, seat: int, w: Words) -> list[str]:
    """The table for a seat: round, tracks, areas, teams, then the seat's hand."""
    out = [heading(b, w), scenario(b, w)]
    out += [area(each, b, w) for each in b.areas]
    out += special(b, w)
    out += [story_track(b, w), most_wanted(b, w)]
    for each in teams(b, seat):
        out += team(each, b, w, each.seat == seat)
    out += mission(b, w)
    if b.fight is not None:
        out += fight(b.fight, b, w)
    if seat >= 0:
        out += hand(b.teams[seat], w)
    return out


def teams(b: Board, seat: int) -> list[Team]:
    """All teams in the order of play, the seat's own first."""
    start = max(seat, 0)
    return [*b.teams[start:], *b.teams[:start]]


def heading(b: Board, w: Words) -> str:
    """Rounds, and whose turn it is."""
    if b.winner:
        return w("cli-heading-over", round=b.round)
    if b.phase == "missions" and b.active >= 0:
        who = b.teams[b.active].name
        return w("cli-heroes-missions", round=b.round, of=b.rounds, n=b.action_round, actions=ACTION_ROUNDS, who=who)
    return w(f"cli-heroes-phase-{b.phase}", round=b.round, of=b.rounds)


def scenario(b: Board, w: Words) -> str:
    return w("cli-heroes-scenario", name=b.scenario.name)


def at(place: int, w: Words) -> str:
    """ "in Midtown", "on the scenario card"."""
    return w("heroes-at-scenario") if place == SCENARIO_PLACE else w("heroes-at", district=place_name(place, w))


def place_name(place: int, w: Words) -> str:
    return w("heroes-scenario-place") if place == SCENARIO_PLACE else w(f"heroes-district-{DISTRICTS[place]}")


def area_name(number: int, w: Words) -> str:
    return w(f"heroes-area-{AREAS[number]}")


def tagged(hero: Figure, b: Board, w: Words) -> str:
    """A hero with the name of his team."""
    return w("cli-heroes-of", hero=hero.facts.name, team=b.teams[hero.seat].name)


def headline(facts: Facts, threat: int, w: Words) -> str:
    """A headline: type, Threat token, skill, VP, mastermind icon."""
    return w(
        "cli-heroes-headline",
        name=facts.name,
        type=w(f"heroes-threat-{facts.threat_type}"),
        threat=threat,
        skill=w(f"heroes-skill-{facts.skill}"),
        vp=facts.vp,
        mastermind="yes" if facts.mastermind else "no",
    )


def area(each: Area, b: Board, w: Words) -> str:
    """An area: its headline and where that is, who stands in its districts, who supports."""
    name = area_name(each.number, w)
    parts = []
    if each.headline is None:
        parts.append(w("cli-heroes-no-headline", area=name))
    else:
        symbol = SYMBOLS.index(each.headline.symbol)
        place = place_name(4 * each.number + symbol, w)
        says = headline(each.headline, each.threat, w)
        glyph = w(f"heroes-symbol-{SYMBOLS[symbol]}")
        parts.append(w("cli-heroes-area", area=name, symbol=glyph, place=place, says=says))
    for i, there in enumerate(each.districts):
        if there:
            heroes = ", ".join(tagged(hero, b, w) for hero in there)
            parts.append(w("cli-heroes-there", place=place_name(4 * each.number + i, w), heroes=heroes))
    if each.supporters:
        parts.append(w("cli-heroes-supporters", heroes=", ".join(tagged(hero, b, w) for hero in each.supporters)))
    return " ".join(parts)


def special(b: Board, w: Words) -> list[str]:
    """The Special Headline, and who stands on the scenario card."""
    out = []
    if b.special is not None:
        out.append(w("cli-heroes-special", says=headline(b.special, b.special.threat, w)))
    if b.at_scenario:
        heroes = ", ".join(tagged(hero, b, w) for hero in b.at_scenario)
        out.append(w("cli-heroes-there-scenario", heroes=heroes))
    return out


def story_track(b: Board, w: Words) -> str:
    """The Story track from the story that came last to the one that leaves next."""
    said = [w("cli-heroes-story", name=each.name, team=w.name(each.team)) for each in b.track]
    return w("cli-heroes-track", stories="; ".join(said) or "-")


def most_wanted(b: Board, w: Words) -> str:
    return w("cli-heroes-wanted", villains=", ".join(villain_line(each, w) for each in b.wanted) or "-")


def villain_line(facts: Facts, w: Words) -> str:
    return w("cli-heroes-villain", name=facts.name, ko=facts.ko, cost=facts.cost)


def where(hero: Figure, w: Words) -> str:
    """The status of a hero, and his place: "Ready in Midtown", "in Recovery, Wounded"."""
    if hero.wounded:
        return w("cli-heroes-wounded")
    if hero.place < 0:
        return w(f"heroes-on-card-{hero.status}")
    if hero.status == "supporting":
        return w("heroes-supporting-in", area=area_name(hero.place, w))
    return w("heroes-ready-at", where=at(hero.place, w))


def badges(each: Team, b: Board, w: Words, you: bool) -> list[str]:
    """What distinguishes a player: yourself, First Player, Archnemesis."""
    out = [w("cli-heroes-you")] if you else []
    out += [w("cli-heroes-first")] if b.first == each.seat else []
    return out + ([w("cli-heroes-archnemesis")] if b.archnemesis == each.seat else [])


def team(each: Team, b: Board, w: Words, you: bool) -> list[str]:
    """A player: VP, plot points, hands; heroes; what is in play; the mastermind."""
    marks = badges(each, b, w, you)
    who = w("cli-heroes-badges", name=each.name, badges=", ".join(marks)) if marks else each.name
    out = [
        w(
            "cli-heroes-team",
            who=who,
            vp=each.vp,
            bonus=each.bonus,
            points=each.points,
            resources=len(each.resources) + each.hidden_resources,
            villains=len(each.villains) + each.hidden_villains,
            stories=each.stories,
            won=each.won,
        )
    ]
    if not you:
        known = [facts.name for facts in (*each.resources, *each.villains)]
        out += ["  " + w("cli-heroes-known", cards=", ".join(known))] if known else []
    out += [f"  {hero_line(hero, w)}" for hero in each.heroes]
    if each.allies:
        said = [w("cli-heroes-ally", name=ally.facts.name, n=ally.points) for ally in each.allies]
        out.append("  " + w("cli-heroes-allies", allies=", ".join(said)))
    if each.power_ups:
        out.append("  " + w("cli-heroes-power-ups", names=", ".join(facts.name for facts in each.power_ups)))
    out.append("  " + mastermind(each, w))
    return out


def hero_line(hero: Figure, w: Words) -> str:
    """A hero: values, status, KO in this action."""
    facts = hero.facts
    return w(
        "cli-heroes-hero",
        name=facts.name,
        level=facts.level,
        skill=w(f"heroes-skill-{facts.skill}"),
        crime=facts.crime,
        danger=facts.danger,
        mystery=facts.mystery,
        ko=facts.ko,
        taken=hero.ko,
        place=where(hero, w),
    )


def mastermind(each: Team, w: Words) -> str:
    """The mastermind of a player and the Master Plans."""
    if each.mastermind is None:
        return w("cli-heroes-no-mastermind")
    shown = [w("cli-heroes-plan", name=plan.name, stage=w(f"heroes-stage-{plan.stage}")) for plan in each.shown]
    return w(
        "cli-heroes-mastermind",
        name=each.mastermind.name,
        followers=each.mastermind.followers,
        done=", ".join(plan.name for plan in each.plans) or "-",
        left=each.plans_left,
        shown=", ".join(shown) or "none",
    )


def mission(b: Board, w: Words) -> list[str]:
    """The headline that is being troubleshot."""
    found = b.mission
    if found is None:
        return []
    out = [
        w(
            "cli-heroes-mission",
            who=b.teams[found.seat].name,
            name=found.headline.name,
            where=at(found.place, w),
            trouble=b.trouble,
            dice=dice_words(found.dice, w),
        )
    ]
    if found.plan is not None:
        out.append(w("cli-heroes-mission-plan", name=found.plan.name))
    if b.lead is not None and b.fight is None:
        out.append(w("cli-heroes-lead", name=b.lead.facts.name, ko=b.lead.facts.ko))
    return out


def dice_words(dice: Dice, w: Words) -> str:
    """Dice in words."""
    words = []
    for die in dice:
        word = w(f"heroes-die-{die % 6}")
        words.append(w("heroes-die-again", die=word, again=w(f"heroes-die-{die // 6 - 1}")) if die >= 6 else word)
    return ", ".join(words) or w("heroes-no-dice")


def fight(found: Fight, b: Board, w: Words) -> list[str]:
    """The combat: who fights, the initiative, powers, last dice, KO, backups."""
    names = [side.figure.facts.name for side in found.sides]
    starts = names[found.initiative]
    runner = b.teams[found.runner].name
    out = [w("cli-heroes-fight", hero=names[0], villain=names[1], runner=runner, n=found.sequence, starts=starts)]
    out += [f"  {fighter(side, w)}" for side in found.sides]
    if found.backups:
        out.append("  " + w("cli-heroes-backups", names=", ".join(facts.name for facts in found.backups)))
    return out


def fighter(side: Fighter, w: Words) -> str:
    """One side of a combat."""
    facts = side.figure.facts
    said = w("cli-heroes-sealed")
    if side.power >= 0:
        said = power(facts.powers[side.power], w)
    return w(
        "cli-heroes-fighter",
        name=facts.name,
        taken=side.figure.ko,
        ko=facts.ko,
        power=said,
        dice=dice_words(side.dice, w),
        n=side.hits,
        rolled="yes" if side.dice else "no",
    )


def power(found: Power, w: Words) -> str:
    return w(
        "heroes-power",
        name=found.name,
        colour=w(f"heroes-colour-{found.colour}"),
        attack=found.attack,
        defense=found.defense,
        outwit=found.outwit,
    )


def status(b: Board, seat: int, w: Words) -> str:
    """The numbers that matter most, and the hand, in a line."""
    own = b.teams[seat]
    vp = ", ".join(w("cli-heroes-vp-of", name=each.name, n=each.vp) for each in teams(b, seat))
    cards = ", ".join(facts.name for facts in (*own.resources, *own.villains)) or "-"
    return w("cli-heroes-status", vp=vp, points=own.points, cards=cards)


def hand(own: Team, w: Words) -> list[str]:
    """The Resource and Villain cards in the seat's hand."""
    out = []
    for key, cards in (("resources", own.resources), ("villains", own.villains)):
        out.append(w(f"cli-heroes-hand-{key}", n=len(cards)))
        out += [f"  {card(facts, n, w)}" for facts, n in counted(cards)]
    return out


def counted(cards: Iterable[Facts]) -> list[tuple[Facts, int]]:
    """The cards, copies once with how many there are."""
    found: dict[str, list[Facts]] = {}
    for facts in cards:
        found.setdefault(facts.id, []).append(facts)
    return [(copies[0], len(copies)) for copies in found.values()]


def card(facts: Facts, n: int, w: Words) -> str:
    """A card in hand: name, kind, numbers, powers, and what it does."""
    parts = [w("cli-zone-times", n=n, name=facts.name), kind(facts, w)]
    if facts.type == "villain":
        parts.append(w("cli-heroes-villain-numbers", need=facts.requirement, cost=facts.cost, ko=facts.ko))
    if facts.type in ("villain", "agent"):
        parts.append(w("cli-heroes-backup-cost", n=facts.backup_cost))
    said = ", ".join(parts) + "."
    texts = [*(power(each, w) + "." for each in facts.powers), *w.game.text(facts.id)]
    return " ".join([said, *texts])


def kind(facts: Facts, w: Words) -> str:
    """What a card in hand is: "ally, Avengers"."""
    team = w.name(facts.team) if facts.team else ""
    return w(f"heroes-type-{facts.type}", of=team, has="yes" if team else "no")
