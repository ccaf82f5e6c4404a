"""The table of Marvel Heroes drawn with rich, from 60 columns on: the map of New York, the teams, the combat."""

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from goldenrule.cli.boards.heroes import Area, Board, Dice, Fight, Fighter, Figure, Team
from goldenrule.cli.boards.heroes_plain import area_name, badges, counted, heading, kind, place_name, teams
from goldenrule.cli.words import Words
from goldenrule.games.heroes.facts import Facts, Power
from goldenrule.games.heroes.ids import DISTRICTS, SPACES, SYMBOLS

TEAMS = ("cyan", "green", "magenta", "yellow")
"""The styles of the teams by seat; their tags tell them apart, too."""
COLOURS = {"red": "red", "orange": "dark_orange", "yellow": "yellow"}
THREATS = {"crime": "red", "danger": "yellow", "mystery": "blue"}
DIM = "bright_black"
MEDIUM = 72
"""From so many columns on, two areas stand side by side, and heroes have their values in a row."""
ROOMY = 44
"""From so many columns on, an area has blank columns beside its frame."""
WIDE = 84
"""From so many columns on, a card in hand has its text beside it."""


def draw(b: Board, seat: int, w: Words) -> RenderableType:
    """The table for a seat: the map, the tracks, the teams, the action in progress, and the seat's hand."""
    order = teams(b, seat)
    legend = Text(w("cli-heroes-legend"), DIM)
    style = TEAMS[b.active] if b.active >= 0 and not b.winner else DIM
    parts: list[RenderableType] = [
        Panel(
            Group(Map(b, w), *special(b, w), legend, Text(), tracks(b, w)),
            title=Text(heading(b, w), "bold"),
            title_align="left",
            border_style=style,
        ),
        Panel(players(b, order, seat, w), border_style=DIM),
    ]
    if b.mission is not None or b.fight is not None:
        parts.append(action(b, w))
    if seat >= 0 and (b.teams[seat].resources or b.teams[seat].villains):
        parts.append(hand(b.teams[seat], w))
    return Group(*parts)


# -- New York ----------------------------------------------------------------------------------------------------------


@dataclass
class Map:
    """The areas, two side by side where there is room."""

    b: Board
    w: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        across = 2 if options.max_width >= MEDIUM else 1
        table = Table.grid(expand=True)
        for _ in range(across):
            table.add_column(ratio=1)
        roomy = options.max_width // across >= ROOMY
        panels = [area(each, self.b, roomy, self.w) for each in self.b.areas]
        for first in range(0, len(panels), across):
            table.add_row(*panels[first : first + across])
        yield table


def area(each: Area, b: Board, roomy: bool, w: Words) -> Panel:
    """An area: its headline, its four districts with who stands there, its support spaces."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=1)
    rows.add_column(width=max(len(w(f"heroes-district-{DISTRICTS[4 * each.number + i]}")) for i in range(len(SYMBOLS))))
    rows.add_column(overflow="fold")
    at = SYMBOLS.index(each.headline.symbol) if each.headline is not None else -1
    for i, there in enumerate(each.districts):
        style = "bold" if i == at else ""
        glyph = Text(w(f"cli-heroes-glyph-{SYMBOLS[i]}"), style)
        rows.add_row(glyph, Text(w(f"heroes-district-{DISTRICTS[4 * each.number + i]}"), style), figures(there, b, w))
    supporting = figures(each.supporters, b, w)
    free = SPACES - len(each.supporters)
    if free:
        supporting.append(", " if each.supporters else "").append(w("cli-heroes-free-short", n=free), DIM)
    rows.add_row("", Text(w("cli-heroes-support-short"), DIM), supporting)
    return Panel(
        Group(headline(each.headline, each.threat, w), rows),
        title=Text(area_name(each.number, w), "bold"),
        title_align="left",
        border_style=DIM,
        padding=(0, int(roomy)),
    )


def headline(facts: Facts | None, threat: int, w: Words) -> Table:
    """The headline of an area with its district's symbol, then its numbers."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    table.add_column()
    if facts is None:
        table.add_row("", Text(w("cli-heroes-no-headline-short") + "\n", DIM))
        return table
    glyph = w(f"cli-heroes-glyph-{facts.symbol}") if facts.symbol else ""
    type = w(f"heroes-threat-{facts.threat_type}")
    skill = w(f"heroes-skill-{facts.skill}")
    numbers = Text(w("cli-heroes-numbers-short", type=type, threat=threat, skill=skill, vp=facts.vp))
    numbers.stylize(THREATS[facts.threat_type])
    if facts.mastermind:
        numbers.append(" · ").append(w("cli-heroes-mastermind-short"), "bold red")
    table.add_row(Text(glyph, "bold"), Text(facts.name, "bold"))
    table.add_row("", numbers)
    return table


def figures(heroes: list[Figure], b: Board, w: Words) -> Text:
    """Heroes with the tags of their teams, each on a line."""
    out = Text()
    for i, hero in enumerate(heroes):
        out.append("\n" if i else "").append(
            w("cli-heroes-tagged", hero=hero.facts.name, tag=b.teams[hero.seat].tag), f"bold {TEAMS[hero.seat]}"
        )
    return out


def special(b: Board, w: Words) -> list[Panel]:
    """The Special Headline, and who stands on the scenario card."""
    if b.special is None and not b.at_scenario:
        return []
    parts = [headline(b.special, b.special.threat, w)] if b.special is not None else []
    title = Text(w("cli-heroes-special-short"), "bold")
    return [Panel(Group(*parts, figures(b.at_scenario, b, w)), title=title, title_align="left", border_style=DIM)]


# -- tracks ------------------------------------------------------------------------------------------------------------


def tracks(b: Board, w: Words) -> Table:
    """The scenario, the Story track, the Most Wanted."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(Text(w("cli-heroes-goal-short"), DIM), Text(b.scenario.name, "bold"))
    stories = Text()
    names = {each.name: each.seat for each in b.teams}
    for i, facts in enumerate(b.track):
        team = w.name(facts.team)
        stories.append(" → " if i else "", DIM).append(team, TEAMS[names[team]] if team in names else "")
    if b.track:
        stories.append(" → ", DIM).append(w("cli-heroes-leaves-short"), DIM)
    table.add_row(Text(w("cli-heroes-track-short"), DIM), stories)
    wanted = Text()
    for i, facts in enumerate(b.wanted):
        wanted.append(", " if i else "").append(w("cli-heroes-wanted-card", name=facts.name, ko=facts.ko), "bold red")
    table.add_row(Text(w("cli-heroes-wanted-short"), DIM), wanted or Text(w("cli-heroes-none-short"), DIM))
    return table


# -- teams -------------------------------------------------------------------------------------------------------------


def players(b: Board, order: list[Team], seat: int, w: Words) -> RenderableType:
    """The teams, the seat's own with the values of its heroes."""
    parts: list[RenderableType] = []
    for each in order:
        if parts:
            parts.append(Text())
        parts.append(team_head(each, b, seat, w))
        parts += [Roster(each, each.seat == seat, w), in_play(each, w)]
    return Group(*parts, Text(), Text(w("cli-heroes-values-key"), DIM))


def team_head(each: Team, b: Board, seat: int, w: Words) -> Text:
    """A team: tag, badges, VP, plot points, hands, Stories."""
    style = f"bold {TEAMS[each.seat]}"
    out = Text(f"{each.tag} ", style).append(each.name, style)
    for badge in badges(each, b, w, each.seat == seat):
        out.append(f" · {badge}", "bold")
    out.append(f"  {w('cli-heroes-vp-short', n=each.vp, goal=b.scenario.win_vp)}  ", "bold")
    said = w(
        "cli-heroes-team-short",
        points=each.points,
        bonus=each.bonus,
        resources=len(each.resources) + each.hidden_resources,
        villains=len(each.villains) + each.hidden_villains,
        stories=each.stories,
    )
    return out.append(said)


@dataclass
class Roster:
    """The heroes of a team: with their values a row each, or names and statuses side by side."""

    team: Team
    own: bool
    w: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= MEDIUM
        if self.own:
            yield roster(self.team, wide, self.w)
            return
        across = len(self.team.heroes) if wide else 2
        table = Table.grid(padding=(0, 2), expand=True)
        for _ in range(across):
            table.add_column(ratio=1)
        cells = []
        for hero in self.team.heroes:
            name = Text(hero.facts.name, TEAMS[self.team.seat])
            if hero.ko:
                name.append(" " + self.w("cli-heroes-ko-short", taken=hero.ko, ko=hero.facts.ko), "bold red")
            cells.append(name.append("\n").append_text(where(hero, self.w)))
        for first in range(0, len(cells), across):
            table.add_row(*cells[first : first + across])
        yield Padding(table, (0, 0, 0, 2))


def roster(each: Team, wide: bool, w: Words) -> Table:
    """The heroes of a team with their values, a row each; the values below where columns are few."""
    table = Table.grid(padding=(0, 2))
    for _ in range(3 if wide else 1):
        table.add_column(no_wrap=True)
    table.add_column()
    for hero in each.heroes:
        facts = hero.facts
        numbers = w(
            "cli-heroes-hero-numbers",
            level=facts.level,
            skill=w(f"heroes-skill-{facts.skill}"),
            crime=facts.crime,
            danger=facts.danger,
            mystery=facts.mystery,
        )
        ko = Text(w("cli-heroes-ko-short", taken=hero.ko, ko=facts.ko), "bold red" if hero.ko else DIM)
        name = Text("  " + facts.name, TEAMS[each.seat])
        if wide:
            table.add_row(name, numbers, ko, where(hero, w))
        else:
            table.add_row(name, Text("\n").join([where(hero, w), Text(numbers + "  ").append_text(ko)]))
    return table


def where(hero: Figure, w: Words) -> Text:
    """The status and place of a hero, short."""
    if hero.wounded:
        return Text(w("cli-heroes-wounded-short"), "bold red")
    if hero.place < 0:
        return Text(w(f"cli-heroes-is-{hero.status}"), DIM if hero.status == "recovery" else "")
    if hero.status == "supporting":
        return Text(w("cli-heroes-supporting-at", place=area_name(hero.place, w)), "bold")
    return Text(w("cli-heroes-ready-at", place=place_name(hero.place, w)), "bold")


def in_play(each: Team, w: Words) -> Text:
    """Allies with their plot points, power-ups, the mastermind with the Master Plans."""
    out = Text("  ")
    if each.allies:
        said = ", ".join(w("cli-heroes-ally-short", name=a.facts.name, n="●" * a.points or "○") for a in each.allies)
        out.append(w("cli-heroes-allies-short") + " ", DIM).append(said).append(" · ", DIM)
    if each.power_ups:
        out.append(w("cli-heroes-power-ups-short") + " ", DIM)
        out.append(", ".join(facts.name for facts in each.power_ups)).append(" · ", DIM)
    if each.mastermind is not None:
        done = len(each.plans)
        said = w("cli-heroes-mastermind-line", name=each.mastermind.name, done=done, of=done + each.plans_left)
        out.append(w("cli-heroes-mastermind-row") + " ", DIM).append(said)
        if each.plans:
            out.append(f" ({', '.join(plan.name for plan in each.plans)})")
    return out


# -- the action in progress --------------------------------------------------------------------------------------------


def action(b: Board, w: Words) -> Panel:
    """The headline that is being troubleshot, and the combat."""
    parts: list[RenderableType] = []
    title = ""
    found = b.mission
    if found is not None:
        place = place_name(found.place, w)
        title = w("cli-heroes-mission-title", name=found.headline.name, place=place)
        out = Text(w("cli-heroes-trouble-short", n=b.trouble), "bold")
        if found.dice:
            out.append(" · ", DIM).append(w("cli-heroes-rolled-short", dice=dice(found.dice, w)))
        if found.plan is not None:
            out.append(" · ", DIM).append(w("cli-heroes-plan-short", name=found.plan.name), "bold red")
        if b.lead is not None and b.fight is None:
            out.append(" · ", DIM).append(w("cli-heroes-lead-short", name=b.lead.facts.name, ko=b.lead.facts.ko))
        parts.append(out)
    if b.fight is not None:
        said = w("cli-heroes-fight-title", n=b.fight.sequence)
        if title:
            parts.append(Text(said, "bold"))
        title = title or said
        parts.append(fight(b.fight, b, w))
    return Panel(
        Group(*parts, Text(w("cli-heroes-dice-key"), DIM)),
        title=Text(title, "bold"),
        title_align="left",
        border_style="red" if b.fight is not None else DIM,
    )


def dice(found: Dice, w: Words) -> str:
    """Dice in letters: "H HB>T –"."""
    said = []
    for die in found:
        face = w(f"cli-heroes-die-short-{die % 6}")
        said.append(f"{face}>{w(f'cli-heroes-die-short-{die // 6 - 1}')}" if die >= 6 else face)
    return " ".join(said)


def fight(found: Fight, b: Board, w: Words) -> Table:
    """Both fighters: power, KO, last dice."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for i, (side, seat) in enumerate(zip(found.sides, (found.seat, found.runner))):
        name = Text(side.figure.facts.name, f"bold {TEAMS[seat]}")
        name.append(f" {b.teams[seat].tag}", TEAMS[seat])
        ko = w("cli-heroes-ko-short", taken=side.figure.ko, ko=side.figure.facts.ko)
        says = fighter(side, w)
        if found.initiative == i:
            says.append("  ").append(w("cli-heroes-initiative-short"), "italic")
        table.add_row(name, Text(ko, "bold red" if side.figure.ko else DIM), says)
    if found.backups:
        table.add_row(Text("+", DIM), "", Text(", ".join(facts.name for facts in found.backups), "bold"))
    return table


def fighter(side: Fighter, w: Words) -> Text:
    if side.power < 0:
        out = Text(w("cli-heroes-sealed-short"), DIM)
    else:
        power = side.figure.facts.powers[side.power]
        out = Text(f"{power.name} ").append_text(values(power, w))
    if side.dice:
        out.append(f"  {dice(side.dice, w)} {w('cli-heroes-hits-short', n=side.hits)}", "bold")
    return out


def values(power: Power, w: Words) -> Text:
    """The colour of a power and its values: "red A3 D2 W1"."""
    colour = w(f"heroes-colour-{power.colour}")
    said = w(
        "cli-heroes-power-short", colour=colour, attack=power.attack, defense=power.defense, outwit=power.outwit
    )  # fmt: skip
    return Text(said, COLOURS[power.colour])


# -- the hand ----------------------------------------------------------------------------------------------------------


def hand(own: Team, w: Words) -> Panel:
    """The Resource and Villain cards in the seat's hand."""
    title = w("cli-heroes-hand-short", resources=len(own.resources), villains=len(own.villains))
    return Panel(Hand(own, w), title=Text(title, "bold"), title_align="left", border_style=DIM)


@dataclass
class Hand:
    """The cards in a hand: name, numbers and text; the text below the rest where columns are few."""

    own: Team
    w: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        table = Table.grid(padding=(0, 2), expand=True)
        if wide:
            table.add_column(width=34)
        table.add_column(ratio=1)
        for facts, n in counted([*self.own.resources, *self.own.villains]):
            left = named(facts, n, self.w)
            text = Text("\n".join(self.w.game.text(facts.id)))
            if wide:
                table.add_row(left, text)
            else:
                table.add_row(Text("\n").join([left, text]) if text else left)
        yield table


def named(facts: Facts, n: int, w: Words) -> Text:
    """The name of a card, what it is, and its numbers; a power a line."""
    out = Text(w("cli-zone-times", n=n, name=facts.name), "bold red" if facts.type in ("villain", "agent") else "bold")
    out.append("  ").append(kind(facts, w), DIM)
    if facts.type == "villain":
        said = w(
            "cli-heroes-villain-short", need=facts.requirement, cost=facts.cost, ko=facts.ko, backup=facts.backup_cost
        )
        out.append("\n  " + said)
        for power in facts.powers:
            out.append("\n  ").append_text(values(power, w))
    elif facts.type == "agent":
        out.append("\n  " + w("cli-heroes-agent-short", backup=facts.backup_cost))
    return out
