"""Families of keys that are put together ("heroes-skill-{...}"): what may stand in each, from the vocabulary."""

import re
from collections.abc import Callable, Iterable

from goldenrule.cli.lookup_commands import HELP
from goldenrule.cli.parser import parser
from goldenrule.cli.settings import SETTINGS
from goldenrule.gamekit.balance import FAILS, OPEN
from goldenrule.gamekit.card_search import NAMED
from goldenrule.gamekit.glossary import Row
from goldenrule.gamekit.text_lists import slug
from goldenrule.games.champions import ids as champions
from goldenrule.games.champions import ops as champions_ops
from goldenrule.games.champions import profiles
from goldenrule.games.champions import selectors as champions_selectors
from goldenrule.games.champions import tips as champions_tips
from goldenrule.games.champions.board_more import GOING_ON
from goldenrule.games.champions.catalogue import load_content as champions_content
from goldenrule.games.champions.clauses import PACKAGE as CHAMPIONS
from goldenrule.games.champions.companion.game import STOPS
from goldenrule.games.champions.deck_files import FORMATS as DECK_FORMATS
from goldenrule.games.champions.decks import ASPECTS
from goldenrule.games.champions.facts import CLASSIFICATIONS, ICONS
from goldenrule.games.champions.facts import TYPES as CHAMPIONS_TYPES
from goldenrule.games.champions.pack_checks import _KEYWORD
from goldenrule.games.champions.sets import box, load_facts
from goldenrule.games.champions.triggers import TRIGGERS
from goldenrule.games.heroes import ids as heroes
from goldenrule.games.heroes import ops as heroes_ops
from goldenrule.games.heroes import tips as heroes_tips
from goldenrule.games.heroes.board import TERMS
from goldenrule.games.heroes.catalogue import load_content as heroes_content
from goldenrule.games.heroes.content import Cost
from goldenrule.games.heroes.facts import TYPES as HEROES_TYPES
from goldenrule.games.heroes.selectors import conditions as heroes_conditions
from goldenrule.games.heroes.selectors import numbers as heroes_numbers
from goldenrule.games.heroes.selectors import sets as heroes_sets
from goldenrule.games.heroes.text.facts import GOALS
from goldenrule.games.skirmish import SIDES
from goldenrule.games.skirmish import abilities as duel
from goldenrule.games.skirmish import ids as skirmish
from goldenrule.games.skirmish import ops as skirmish_ops
from goldenrule.games.skirmish import tips as skirmish_tips
from goldenrule.games.skirmish.catalogue import load_content as skirmish_content
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.selectors.cards import SELECTORS
from goldenrule.games.skirmish.selectors.conditions import CONDITIONS
from goldenrule.games.skirmish.selectors.numbers import NUMBERS
from goldenrule.kernel import choices, expressions
from goldenrule.kernel import ops as kernel_ops
from goldenrule.kernel.clauses import decisions_of, rows
from goldenrule.kernel.codec import registered
from goldenrule.kernel.event_windows import TriggeringEvent
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.ops import Op
from goldenrule.kernel.validation_messages import KINDS, SIGNS
from goldenrule.lab import bench, prompt_count, review_page
from goldenrule.lab.result_statistics import MEASURES
from goldenrule.lab.results import columns
from goldenrule.packs import field_types
from goldenrule.table.first_screen import BOT, LEVELS, PEOPLE
from goldenrule.table.games import games_of, own_games
from goldenrule.table.lessons import LEARNED, games_with_lessons, lessons
from goldenrule.table.stats_text import GROUPS
from goldenrule.words.phrases import SYSTEM
from tests.table.key_words import (
    abilities,
    about_it,
    classes,
    classes_of,
    combined,
    endings,
    families_of_classes,
    logged,
    metavars,
    narrated,
    refusals,
)
from tests.table.source import dashed, said, strings
from tests.vocabulary import asked, offered


def profiled() -> set[str]:
    """What is said about every choice of the printed games."""
    sets = box()
    of_champions = {
        "hero": sets.heroes, "aspect": ASPECTS, "scenario": sets.scenarios, "mode": ("standard", "expert"),
        "modular": [id for id, each in sets.encounter_sets.items() if each.kind == "modular"],
    }  # fmt: skip
    found = {f"champions-{kind}-{slug(id)}" for kind, ids in of_champions.items() for id in ids}
    found |= {f"heroes-{kind}-{slug(face.code)}" for kind in ("team", "scenario") for face in heroes_content().of(kind)}
    found |= {f"players-{id}" for id in (BOT, PEOPLE, f"{PEOPLE}-here", *LEVELS)}
    return found | {f"skirmish-side-{side}" for side in SIDES}


def terms() -> list[str]:
    packages = {game: f"goldenrule.games.{game}" for game in QUESTIONS}
    return [f"{game}-{row[0]}" for game, package in packages.items() for row in rows(package, "terms.csv", Row)]


FACTS = list(load_facts().values())
SEEN_PHASES = ("setup", "player", "villain")
WINDOW = ("interrupt", "response")
RESOURCES = tuple(champions.RESOURCE_TYPES.lower())
QUESTIONS = {game: dashed(asked(game)) for game in ("champions", "heroes", "skirmish")}
VERBS = {game: offered(game) for game in ("champions", "heroes", "skirmish")}
TIPS = {"champions": champions_tips, "heroes": heroes_tips, "skirmish": skirmish_tips}
LESSONS = [lesson for game in games_with_lessons() for lesson in lessons(game)]
MOMENTS = dashed(heroes.MOMENTS)
FAMILIES: dict[str, Callable[[], Iterable[str]]] = {
    # Marvel Champions
    "ability-{}": abilities,
    "aspect-{}": lambda: CLASSIFICATIONS,
    "board-heading-{}": lambda: (*SEEN_PHASES, "over"),
    "board-icon-{}": lambda: ICONS,
    "board-number-{}": lambda: dashed(champions.STAT_NAMES[:6]),
    "board-status-{}": lambda: ("villain", "last-villain", "scheme", "last-scheme"),
    "board-step-{}": lambda: (*SEEN_PHASES[::2], "yours", "theirs", "end", "over", *GOING_ON.values()),
    "board-{}": lambda: (
        *("allies", "upgrades", "supports", "obligations", "engaged", "side-schemes", "resolving", "boost-cards"),
        *("your-turn", "their-turn"),
        *("hand", "deck", "discard", "dealt", "encounter-deck", "encounter-discard", "boost"),
    ),
    "champions-when-{}": lambda: classes(TRIGGERS),
    "companion-{}": lambda: set(said("games/champions/companion", 0, "Said")) - {"text"},  # the text of a card itself
    "companion-ask-{}": lambda: ("enter", "card", "amount", "defend", "which", "happens", "do"),
    "companion-step-{}": lambda: (
        *dashed(each.__name__ for each in STOPS),
        *("take-turns", "declare-defender", "place-threat", "deal-attack-damage"),
    ),
    "companion-which-{}": lambda: ("minion-order", "attach", "order"),
    "counter-{}": lambda: {
        *re.findall(r"AddCounters\(name='(\w+)'", "".join(repr(face.abilities) for face in champions_content().faces)),
        *(word.split()[2] for face in FACTS for word in face.keywords if word.startswith("uses")),
        *(face.rules.counters[0] for face in champions_content().faces if face.rules.counters is not None),
    },
    "deck-format-{}": lambda: DECK_FORMATS,
    "deck-chosen-{}": lambda: ("identity", "allies", "resources", "aspect", "basic", "more"),
    "event-{}": lambda: dashed({event.key for event in registered("champions", TriggeringEvent)}),
    "form-{}": lambda: ("hero", "alter-ego"),
    "icon-{}": lambda: ICONS,
    "keyword-{}": lambda: re.findall(r"(?:^|\|)([a-z]+)", _KEYWORD.pattern),
    "label-{}": lambda: {a.label for f in champions_content().faces for a in f.abilities if getattr(a, "label", "")},
    "prompt-{}": lambda: QUESTIONS["champions"],
    "refusal-{}": refusals,
    "refusal-waits-{}": lambda: WINDOW,
    "resource-{}": lambda: (*RESOURCES, "1"),
    "stat-{}": lambda: dashed(champions.STAT_NAMES),
    "resource-letter-{}": lambda: RESOURCES,
    "scheme-side-{}": lambda: ("a", "b"),
    "status-{}": lambda: (champions.STUNNED, champions.CONFUSED, champions.TOUGH),
    "term-{}-{}": terms,
    "term-heroes-{}": lambda: TERMS,
    "trait-{}": lambda: {slug(trait) for face in FACTS for trait in face.traits},
    "type-{}": lambda: dashed(CHAMPIONS_TYPES),
    "what-{}": lambda: ("attack", "thwart", "attack-thwart", "recover"),
    # Marvel Heroes
    "board-heroes-die-{}": lambda: map(str, range(6)),
    "board-heroes-glyph-{}": lambda: heroes.SYMBOLS,
    "board-heroes-hand-{}": lambda: ("resources", "villains"),
    "board-heroes-is-{}": lambda: heroes.STATUSES,
    "board-heroes-phase-{}": lambda: ("setup", "deployment", "planning", "missions", "finale"),
    "board-heroes-step-{}": lambda: ("deployment", "planning", "missions"),
    "board-heroes-{}": lambda: (
        *("you", "first", "archnemesis", *heroes.THREATS),
        *("known", "allies", "power-ups", "mastermind", "plans-done", "plans-known"),
        *("track", "wanted", "scenario", "support", "plan", "lead", "backups"),
    ),
    "board-heroes-at-{}": lambda: ("ready", "supporting"),
    "board-heroes-status-{}": lambda: ("yours", "theirs", "rounds", "finale", *dashed(GOALS)),
    "heroes-area-{}": lambda: heroes.AREAS,
    "heroes-colour-{}": lambda: heroes.COLOURS,
    "heroes-cost-{}": lambda: dashed(Cost.FIELDS),
    "heroes-dice-{}": lambda: ("all", "some"),
    "heroes-die-{}": lambda: map(str, range(6)),
    "heroes-district-{}": lambda: heroes.DISTRICTS,
    "heroes-fact-{}": lambda: heroes.THREATS,
    "heroes-fighter-this-{}": lambda: ("hero", "villain", "mastermind"),
    "heroes-goal-{}": lambda: dashed(goal.removeprefix("win_") for goal in GOALS),
    "heroes-if-{}": lambda: (*classes(heroes_conditions.CONDITIONS), "exists", "at-least", "kos", "hand-size"),
    "heroes-op-{}": lambda: (*classes(heroes_ops.OPS), "repeat"),
    "heroes-np-{}": lambda: (*classes(heroes_sets.SETS), "where"),
    "heroes-num-{}": lambda: classes(heroes_numbers.NUMBERS),
    "heroes-mod-{}": lambda: dashed(heroes.STATS),
    "heroes-moment-{}": lambda: MOMENTS,
    "heroes-now-{}": lambda: dashed(heroes.QUESTIONS),
    "heroes-on-card-{}": lambda: heroes.STATUSES,
    "heroes-option-scheme-{}": lambda: heroes.SCHEMES,
    "heroes-player-{}": lambda: ("mine", "opponent", "all", "others", "each", "hero-player"),
    "heroes-prompt-{}": lambda: set(QUESTIONS["heroes"]) - set(dashed(heroes.QUESTIONS)) | {"action"},
    "heroes-plan-{}": lambda: ("ally", "keep", "ready", "recall", "rest", "support"),
    "heroes-scheme-{}": lambda: heroes.SCHEMES,
    "search-field-{}": lambda: NAMED,
    "heroes-skill-{}": lambda: heroes.SKILLS,
    "heroes-stat-{}": lambda: ("level", "ko", "followers", *heroes.THREATS, "requirement", "threat", *heroes.ROLLS),
    "heroes-stage-{}": lambda: heroes.STAGES,
    "heroes-stat-change-{}": lambda: heroes.ROLLS,
    "heroes-symbol-{}": lambda: heroes.SYMBOLS,
    "heroes-threat-{}": lambda: heroes.THREATS,
    "heroes-filter-{}": lambda: (*dashed(HEROES_TYPES), "special-headline"),
    "heroes-type-{}": lambda: (*dashed(HEROES_TYPES), "special-headline"),
    "heroes-why-{}": lambda: {
        *said("games/heroes", 1, "Reason"),
        *(f"cost-{each}" for each in ("resources", "villains", "points", "hero")),
    },
    "heroes-{}": lambda: (*combined(("skill",), heroes.SKILLS), *combined(("colour",), heroes.COLOURS)),
    "heroes-{}-{}": lambda: (*combined(("area",), heroes.AREAS), *combined(("district",), heroes.DISTRICTS)),
    # the duel
    "board-skirmish-letter-{}": lambda: (*skirmish.COLOURS, "any"),
    "board-skirmish-phase-{}": lambda: ("setup", "start", "recruitment", "attack", "draw"),
    "board-skirmish-yours-{}": lambda: ("setup", "start", "recruitment", "attack", "draw"),
    "board-skirmish-step-{}": lambda: ("recruitment", "attack", "draw"),
    "board-skirmish-attack-{}": lambda: ("damage", "civilian", "point", "marker", "battlefield"),
    "board-skirmish-{}": lambda: [
        *("any", "points", "marker", "hand", "deck", "discard"),
        *("battlefields", "owned", "known", "more", "stage"),
    ],
    "skirmish-colour-{}": lambda: skirmish.COLOURS,
    "skirmish-civilian-{}": lambda: skirmish.COLOURS,
    "skirmish-if-{}": lambda: (*classes(kind for kind in CONDITIONS if not about_it(kind)), *("exists", "at-least")),
    "skirmish-op-{}": lambda: (*classes(skirmish_ops.OPS), "repeat"),
    "skirmish-np-{}": lambda: (*classes(SELECTORS), "subject", "where"),
    "skirmish-num-{}": lambda: classes(NUMBERS),
    "skirmish-is-{}": lambda: classes(kind for kind in CONDITIONS if about_it(kind)),
    "skirmish-option-{}": lambda: {
        *(VERBS["skirmish"] - {"slot", "mode", *Skirmish.EVENTS}),
        *("play", "use", "ignore", "done-recruit", "replace", "slot"),
    },
    "skirmish-prompt-{}": lambda: QUESTIONS["skirmish"],
    "skirmish-filter-{}": lambda: ("main", "side", "battlefield", "artifact"),
    "skirmish-side-{}": lambda: ("0", "1"),
    "skirmish-slot-{}": lambda: skirmish.LOCATIONS,
    "skirmish-text-{}": lambda: classes(duel.ABILITIES),
    "skirmish-waits-{}": lambda: said("games/skirmish", 1, "Waits"),
    "skirmish-when-{}": lambda: classes(duel.WHENS),
    "skirmish-why-{}": lambda: said("games/skirmish", 1, "Reason"),
    # choosing
    "profile-{}": profiled,
    "profile-count-{}": lambda: (
        *dashed((*profiles.LABELS, *profiles.PLAYED, *profiles.ENCOUNTERED)),
        *("life", "threat", "level", "rounds", "vp", "cheap", *heroes.THREATS),
    ),
    "profile-group-{}": lambda: (
        *("identity", "own", "nemesis", "aspect", "basic", "villain", "scheme", "encounter"),
        *("heroes", "allies", "power-ups", "opponent", "scenario", "main", "agents", "artifacts"),
    ),
    "profile-mean-{}": lambda: ("strength", "life", "cost"),
    "tip-{}-{}": lambda: {f"{game}-{key}" for game, tips in TIPS.items() for key in tips.SITUATIONS},
    "hold-on-{}-{}": lambda: {f"{game}-{key}" for game, tips in TIPS.items() for key in tips.DANGERS},
    # lessons
    "lesson-{}": lambda: [each.id for each in LESSONS],
    "lesson-{}-{}": lambda: {
        f"{each.id}-{end}"
        for each in LESSONS
        for end in (LEARNED, *(end for step in each.steps for end in (step.say, *step.instead.values())))
    },
    # errors
    "data-{}": lambda: SIGNS.values(),
    "data-kind-{}": lambda: (*KINDS, "other"),
    "pack-kind-{}": lambda: {*field_types.FAMILIES.values(), *field_types.PLAIN.values(), *families_of_classes()},
    "system-{}": lambda: dashed(SYSTEM),
    # the command line
    "cli-help-{}": lambda: {
        *(word for topic in HELP for word in (topic, *HELP[topic]) if word),
        *(name for kind in games_of(own_games()) for name, each in kind.prompt_commands().items() if each.listed),
    },
    "server-stopped-{}": lambda: ("late", "ended", "broken"),
    "server-page-{}": lambda: ("403", "404", "421", "429", "other"),
    "server-status-{}": lambda: ("400", "404", "405"),
    "settings-{}": lambda: SETTINGS,
    "cli-set-{}": lambda: ("quick", "sure", "hold-on"),
    "cli-undo-{}": lambda: said("table", 0, "NoUndo"),
    "server-undo-{}": lambda: said("table", 0, "NoUndo"),
    "setup-mode-{}": lambda: ("standard", "expert"),
    "packs-{}": lambda: ("author", "license", "hash"),
    "balance-{}": lambda: (FAILS, OPEN),
    "balance-said-{}": lambda: (FAILS, OPEN),
    "balance-heroes-bound-{}": lambda: ("wins", "second", "lost", "plans", "plans-of", "concluded"),
    "balance-heroes-way-{}": lambda: (
        *("finale", "lost", "round", "action_round"),
        *(goal.removeprefix("win_") for goal in GOALS),
    ),
    "balance-skirmish-ended-{}": lambda: ("heroes", "villains", "civilians", "deck"),
    "balance-skirmish-idle-{}": lambda: skirmish.FACTIONS,
    "results-about-{}": lambda: ("matrix", "ways", "first", "length", "endings", "progress", "cards"),
    "results-matrix-{}": lambda: ("heroes", "teams", "sides"),
    "results-measure-{}": lambda: dashed(
        name.removesuffix(MEASURES) for game in QUESTIONS for name in columns(game) if name.endswith(MEASURES)
    ),
    "results-tip-{}": lambda: ("what", "said", "interval", "games", "length"),
    "advice-{}": lambda: ("because", "close-because", "adds-up", "close"),
    "review-box-{}": lambda: ("best", "better", "decided", "luck"),
    "review-col-{}": lambda: ("when", "answer", *review_page.NUMBERS),
    "bench-asked-{}": lambda: prompt_count.COUNTED,
    "bench-kind-{}": lambda: {kind for kinds in QUESTIONS.values() for kind in kinds},
    "bench-row-{}": lambda: [*said("lab", 1, "Row"), *["clone", "view", "determinize", "save", "digest"]],
    "bench-table-{}": lambda: (table.name for game in bench.measured_games() for table in bench.suite_of(game).tables),
    "bench-unit-{}": lambda: ("rate", "thousand", "s", "ms", "us"),
    "stats-by-{}": lambda: GROUPS,
    "stats-{}-{}": lambda: (
        *combined(("aspect",), ASPECTS),
        *combined(("mode",), ("standard", "expert")),
        *combined(("side",), SIDES),
    ),
}
JOINS = ("clauses", "otherwise", "modes", "sentences", "names", "and", "or", "and-clauses", "or-clauses", "plus")
CHAMPIONS_NODES = (champions_selectors, champions_ops, expressions, kernel_ops, choices)


TOGETHER = (
    "mulligan", "end_discard", "discard_cost", "pay", "discard", "lead", "backup", "keep", "assign", "destination",
)  # fmt: skip
"""The kinds of questions in which several things are chosen."""


OPTIONAL: dict[str, Callable[[], Iterable[str]]] = {
    # those that are asked for only if they exist, or that have tests of their own (tests/champions/text)
    "rule-{}-{}": lambda: terms(),
    "rule-divergence-{}": lambda: (id.removeprefix("D-") for id in decisions_of(CHAMPIONS) if id.startswith("D-")),
    "field-{}": lambda: dashed(
        part
        for content in (heroes_content(), skirmish_content())
        for face in content.faces
        for field in face.facts.marks
        for part in field.split(".")
    ),
    "flavour-heroes-{}": lambda: (),
    "metavar-{}": lambda: metavars(parser(games_of(own_games()))),
    "name-{}-{}": lambda: (),  # what only other languages call otherwise than it is printed
    "clause-{}": lambda: (),  # what the data say in English
    "section-{}-{}": lambda: (),
    "decision-{}-{}": lambda: (),
    "reading-{}-{}": lambda: (),
    "puzzle-{}-{}": lambda: (),
    "setup-{}-{}": lambda: combined(("champions", "heroes", "skirmish"), ("teams", "scenario", "heroes")),
    "cli-ending-{}-{}": lambda: combined(("champions", "heroes", "skirmish"), endings()),
    "cli-result-{}-{}": lambda: combined(
        ("champions", "heroes", "skirmish"), ("players", "villain", "villains", "heroes")
    ),
    "cli-by-{}": lambda: ("heroes", "skirmish"),
    "cli-scenario-{}": lambda: ("champions", "heroes", "skirmish"),
    "why-{}-{}": lambda: combined(("champions", "heroes", "skirmish"), dashed(TOGETHER)),
    "option-{}-{}": lambda: combined(dashed(VERBS["champions"]), QUESTIONS["champions"]),
    "option-{}": lambda: dashed(VERBS["champions"]),
    "log-{}": lambda: logged("champions"),
    "heroes-option-{}": lambda: (
        *dashed(VERBS["heroes"]),
        *combined(("pass", "yes", "no"), (*QUESTIONS["heroes"], "moment")),
        *("yes", "no", "support", "space"),
    ),
    "heroes-aim-later-{}": lambda: QUESTIONS["heroes"],
    "heroes-aim-{}-{}": lambda: combined((*dashed(VERBS["heroes"]), "pass", "done"), QUESTIONS["heroes"]),
    "champions-op-{}": lambda: (*classes_of(Op, *CHAMPIONS_NODES), "heal-all", "players-choose", "mode", "otherwise"),
    "champions-np-{}": lambda: (
        *classes_of(Sel, *CHAMPIONS_NODES),
        *dashed(CHAMPIONS_TYPES),
        *strings("games/champions/text"),
    ),
    "champions-num-{}": lambda: classes_of(Num, *CHAMPIONS_NODES),
    "champions-if-{}": lambda: combined(
        classes_of(Cond, *CHAMPIONS_NODES), ("", *classes_of((Sel, Num), *CHAMPIONS_NODES))
    ),
    "tree-{}": lambda: (*classes_of((Op, Sel, Num), expressions, kernel_ops, choices), "mode", "otherwise"),
    "join-{}": lambda: (*JOINS, "help"),
    "champions-join-{}": lambda: JOINS,
    "heroes-join-{}": lambda: JOINS,
    "skirmish-join-{}": lambda: JOINS,
    "champions-story-{}": lambda: narrated("champions"),
    "heroes-story-{}": lambda: narrated("heroes"),
    "skirmish-story-{}": lambda: narrated("skirmish"),
    "champions-change-{}": lambda: narrated("champions"),
    "heroes-change-{}": lambda: narrated("heroes"),
    "skirmish-change-{}": lambda: narrated("skirmish"),
    "heroes-log-{}": lambda: logged("heroes"),
    "skirmish-log-{}": lambda: logged("skirmish"),
}


PARTS = {"cost-{}", "daily-{}", "forced-{}", "goldenrule-{}", "own-{}", "progress-{}"}
"""What other keys are made of, and what is none."""
COMPUTED = {f"{game}-{kind}-{{}}" for game in QUESTIONS for kind in ("op", "np", "num", "if", "join")}
COMPUTED |= {f"{game}{kind}-{{}}" for game in ("", "heroes-", "skirmish-") for kind in ("prompt", "option", "log")}
COMPUTED |= {"field-{}", "option-{}-{}", *(f"{game}-story-{{}}" for game in QUESTIONS)}
COMPUTED -= {"heroes-if-{}"}  # written out, too
"""What `gamekit.card_text` puts together: from the prefix of a game, the kind of a node and its class."""
