"""Words that keys are put together from: classes of nodes, refusals, abilities, logs, arguments of commands."""

import argparse
import ast
from collections.abc import Iterable
from types import ModuleType

from goldenrule.cli.help_text import WORDS
from goldenrule.gamekit.card_text import key_of
from goldenrule.gamekit.log_text import LogWriter
from goldenrule.games.champions import abilities as champions_abilities
from goldenrule.games.champions import triggers as champions_triggers
from goldenrule.games.champions.abilities import CostOp
from goldenrule.games.champions.catalogue import load_content as champions_content
from goldenrule.games.champions.text.log import Log as ChampionsLog
from goldenrule.games.heroes.text.log import Log as HeroesLog
from goldenrule.games.skirmish.selectors.conditions import AboutIt
from goldenrule.games.skirmish.text.log import Log as SkirmishLog
from tests.table.source import dashed, said, strings
from tests.vocabulary import nodes

LOGS: dict[str, type[LogWriter]] = {"champions": ChampionsLog, "heroes": HeroesLog, "skirmish": SkirmishLog}
STORIES = ("story.py", "changes.py")


def refusals() -> set[str]:
    """The second of every ("MC-...", key) in the rules of Champions, and what parts of costs lack."""
    found = {CostOp.LACKS, *(cls.LACKS for cls in CostOp.__subclasses__())}
    for node in nodes("champions"):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            clause, key = (each.value if isinstance(each, ast.Constant) else "" for each in node.elts)
            if str(clause).startswith("MC-") and key:
                found.add(str(key))
    return found


def abilities() -> set[str]:
    out = set()
    for face in champions_content().faces:
        for ability in face.abilities:
            kind = getattr(ability, "kind", "").replace("_", "-")
            out.add(f"forced-{kind}" if getattr(ability, "forced", False) else kind)
    return out - {"", "constant", "delayed", "boost-star"}


def families_of_classes() -> set[str]:
    """What classes are called in the errors of packs."""
    modules = (champions_abilities, champions_triggers)
    return {each.FAMILY for module in modules for each in vars(module).values() if hasattr(each, "FAMILY")}


def classes(kinds: Iterable[type]) -> list[str]:
    return [key_of(kind) for kind in kinds]


def combined(*parts: Iterable[str]) -> list[str]:
    out = [""]
    for part in parts:
        out = [f"{head}-{each}".strip("-") for head in out for each in part]
    return out


def metavars(one: argparse.ArgumentParser) -> set[str]:
    """What stands for the arguments of a command, and of those behind it."""
    found = {word.lower() for word in WORDS.findall(one.format_usage())}
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            found |= {word for each in action.choices.values() for word in metavars(each)}
    return found


def classes_of(base: type | tuple[type, ...], *modules: ModuleType) -> list[str]:
    """The nodes of a kind that modules define."""
    return classes(each for module in modules for each in vars(module).values() if is_node(each, base))


def is_node(each: object, base: type | tuple[type, ...]) -> bool:
    return isinstance(each, type) and issubclass(each, base)


def about_it(kind: type) -> bool:
    return issubclass(kind, AboutIt)


def logged(game: str) -> set[str]:
    """The lines of a log, without the beginning of their keys."""
    written_out = said(f"games/{game}/text/log.py", 0, "say")
    return {*dashed(LOGS[game].messages()), *written_out}


def narrated(game: str) -> set[str]:
    """The clauses of stories and of changes, without the beginning of their keys."""
    strings_of = {each for file in STORIES for each in strings(f"games/{game}/text/{file}")}
    return {*dashed(LOGS[game].messages()), *dashed(LOGS[game].EVENTS), *dashed(strings_of)}


def endings() -> set[str]:
    """The ways in which games end, as the kinds and the rules write them."""
    return {word.replace(" ", "-") for game in ("champions", "heroes", "skirmish") for word in strings(f"games/{game}")}
