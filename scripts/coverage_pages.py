"""The pages of the coverage of the rules: an index with counts, a page for every few chapters, one for decisions.

They are for people: what each rule says, which entry of the rulebook explains it, where the code cites it, which tests
and cases are about it, and which cards its entries find.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from goldenrule.testing.citations import Citations, Clause, Decision

INDEX = Path("docs/rule_coverage.md")
FOLDER = Path("docs/rules")
GAMES = {"MC": "Marvel Champions", "H": "Marvel Heroes", "D": "The duel"}
"""The games by what the ids of their clauses begin with."""
KINDS = {"open_question": "Open questions", "divergence": "Where translations disagree", "example": "Examples"}
FULL = 45
"""A page with so many clauses takes no further chapter."""
CARDS = 12
"""So many cards of an entry are named."""
CITED = re.compile(r"\b(?:MC-[A-Z]+(?:-[A-Z]+)?-\d\d|H-\d+\.\d+|DA?-\d+(?:\.\d+)?|OQ-\d\d|A-\d+)\b")
MADE = "Made by `scripts/rule_coverage.py`; do not edit."


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the rulebook: its name, the rules that it names, and the cards that its query finds."""

    name: str
    rules: frozenset[str]
    query: str = ""
    cards: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that is known of rules beside their own words, by id."""

    tests: Mapping[str, Sequence[str]]
    code: Mapping[str, Sequence[str]] = field(default_factory=dict)
    entries: Sequence[Entry] = ()
    reasons: Mapping[str, str] = field(default_factory=dict)

    def naming(self, id: str) -> list[Entry]:
        """The entries that name a rule, those that name fewest first."""
        return sorted((each for each in self.entries if id in each.rules), key=lambda each: len(each.rules))


@dataclass(frozen=True, slots=True)
class Chapter:
    """Chapters of a rulebook that share a page."""

    game: str
    name: str
    sections: Mapping[str, Sequence[Clause]]

    @property
    def title(self) -> str:
        first, *_, last = [*self.sections, *self.sections]
        return first if first == last else f"{first} to {last}"


# --- the code ---------------------------------------------------------------------------------------------------------


def cited_in(root: Path) -> dict[str, list[str]]:
    """Where the program cites rules: by id, a file and the function or class that the citation stands in."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        source = path.read_text("utf-8")
        places = [*_places(ast.parse(source))] if CITED.search(source) else []
        for number, line in enumerate(source.splitlines(), 1):
            for id in CITED.findall(line):
                inner = [name for name, first, last in places if first <= number <= last]
                where = f"{path.relative_to(root).as_posix()}{f' {inner[-1]}' if inner else ''}"
                if where not in found.setdefault(id, []):
                    found[id].append(where)
    return found


def _places(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, int, int]]:
    """The functions and classes of a module with their lines, outer ones first."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.FunctionDef | ast.ClassDef):
            yield f"{prefix}{each.name}", each.lineno, each.end_lineno or each.lineno
            yield from _places(each, f"{prefix}{each.name}.")


# --- pages ------------------------------------------------------------------------------------------------------------


def pages(citations: Citations, facts: Facts) -> dict[Path, str]:
    """All pages by their paths."""
    parts = chapters(citations.clauses.values())
    out = {INDEX: index(citations, parts, facts)}
    out |= {FOLDER / f"{each.name}.md": chapter_page(each, facts) for each in parts}
    return out | {FOLDER / f"{key}.md": decisions_page(found, facts) for key, found in decided(citations).items()}


def decided(citations: Citations) -> dict[str, list[Decision]]:
    """The decisions by their pages: those whose ids begin alike."""
    found: dict[str, list[Decision]] = {}
    for each in citations.decisions.values():
        found.setdefault(f"decisions-{slug(each.id.partition('-')[0])}", []).append(each)
    return found


def chapters(clauses: Iterable[Clause]) -> list[Chapter]:
    """The chapters in the order of the rulebooks, as many on a page as it takes."""
    sections: dict[tuple[str, str], list[Clause]] = {}
    for clause in clauses:
        sections.setdefault((clause.id.partition("-")[0], clause.section), []).append(clause)
    groups: list[tuple[str, dict[str, list[Clause]]]] = []
    for (game, section), found in sections.items():
        last = groups[-1] if groups else None
        if last is None or last[0] != game or sum(map(len, last[1].values())) + len(found) > FULL:
            groups.append((game, {}))
        groups[-1][1][section] = found
    return [Chapter(game, f"{slug(game)}-{slug(next(iter(held)))}", held) for game, held in groups]


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def summary(citations: Citations, cited: Iterable[str]) -> str:
    """One sentence: how many of the testable clauses are among the `cited` ids."""
    known = {*cited}
    testable = [clause.id for clause in citations.clauses.values() if clause.testable]
    return f"{sum(each in known for each in testable)} of {len(testable)} testable clauses are cited."


def index(citations: Citations, parts: Sequence[Chapter], facts: Facts) -> str:
    """The index: counts for every chapter, with a link to its page."""
    lines = [
        "# Coverage of the rules",
        "",
        "Every clause of the rules, with the entry of the rulebook that explains it, the code that cites it, and",
        f"its tests and cases. The statements are in our own words. {MADE}",
        "",
        summary(citations, facts.tests),
    ]
    for game in dict.fromkeys(each.game for each in parts):
        lines += [
            "",
            f"## {GAMES.get(game, game)}",
            "",
            "| Chapter | Clauses | Testable | Tested | In code | Entries |",
        ]
        lines.append("|---|--:|--:|--:|--:|--:|")
        for part in (each for each in parts if each.game == game):
            lines += [_counts(name, part, clauses, facts) for name, clauses in part.sections.items()]
    if citations.decisions:
        lines += ["", "## Open questions in the rules", ""]
        lines += ["| Decisions | Count | Tested | In code | In an entry |", "|---|--:|--:|--:|--:|"]
    for key, found in decided(citations).items():
        ids = [each.id for each in found]
        counts = (
            len(ids),
            _among(ids, facts.tests),
            _among(ids, facts.code),
            sum(bool(facts.naming(id)) for id in ids),
        )
        lines.append(f"| [{heading(found)}](rules/{key}.md) | {' | '.join(map(str, counts))} |")
    return "\n".join(lines) + "\n"


def heading(decisions: Sequence[Decision]) -> str:
    """What a page of decisions is called."""
    return f"{KINDS.get(decisions[0].kind, decisions[0].kind)}, {decisions[0].id} to {decisions[-1].id}"


def _among(ids: Iterable[str], known: Mapping[str, object]) -> int:
    return sum(id in known for id in ids)


def _counts(name: str, part: Chapter, clauses: Sequence[Clause], facts: Facts) -> str:
    ids = [each.id for each in clauses]
    testable = [each.id for each in clauses if each.testable]
    entries = {entry.name for id in ids for entry in facts.naming(id)}
    link = f"[{_cell(name)}](rules/{part.name}.md#{slug(name)})"
    counts = (len(ids), len(testable), _among(testable, facts.tests), _among(ids, facts.code), len(entries))
    return f"| {link} | {' | '.join(map(str, counts))} |"


def chapter_page(part: Chapter, facts: Facts) -> str:
    """Every clause of some chapters."""
    lines = [f"# {GAMES.get(part.game, part.game)}: {part.title}", "", f"[All chapters](../rule_coverage.md). {MADE}"]
    for name, clauses in part.sections.items():
        lines += ["", f'<a id="{slug(name)}"></a>', "", f"## {name}", ""]
        for clause in clauses:
            without = facts.reasons.get(clause.id, "no test") if clause.testable else "not testable"
            lines += _rule(clause.id, clause.statement, "", without, facts)
        entries = {each.name: each for clause in clauses for each in facts.naming(clause.id) if each.cards}
        lines += ["", *(f"- {_cards(each)}" for each in entries.values())] if entries else []
    return "\n".join(lines) + "\n"


def decisions_page(decisions: Sequence[Decision], facts: Facts) -> str:
    """Every open question and disagreement with what was decided."""
    lines = [f"# {heading(decisions)}", "", f"[All chapters](../rule_coverage.md). {MADE}", ""]
    for each in decisions:
        lines += _rule(each.id, each.question, each.decision, facts.reasons.get(each.id, "no test"), facts)
    return "\n".join(lines) + "\n"


def _rule(id: str, statement: str, decision: str, without: str, facts: Facts) -> list[str]:
    """A clause or decision, and below it everything that is about it."""
    lines = [f"**{id}** {_cell(statement)}{f' *{_cell(decision)}*' if decision else ''}", ""]
    if entries := facts.naming(id):
        lines.append(f"- Rulebook: {', '.join(each.name for each in entries)}")
    if code := facts.code.get(id):
        lines.append(f"- Code: {', '.join(f'`{each}`' for each in code)}")
    tests = facts.tests.get(id, ())
    lines.append(f"- Tests: {'; '.join(_tests(tests)) if tests else without}")
    return [*lines, ""]


def _tests(tests: Sequence[str]) -> Iterator[str]:
    """Tests and case files, those of a file together, their names as the sentences that they are."""
    by_file: dict[str, list[str]] = {}
    for each in tests:
        path, _, name = each.removeprefix("tests/").partition("::")
        by_file.setdefault(path, []).extend([name.rpartition("test_")[2].replace("_", " ")] if name else [])
    for path, names in by_file.items():
        said = _cell(", ".join(names))
        yield f"`{path}` ({said})" if names else f"`{path}`"


def _cards(entry: Entry) -> str:
    named = ", ".join(entry.cards[:CARDS])
    more = f" and {len(entry.cards) - CARDS} more" if len(entry.cards) > CARDS else ""
    return f"{len(entry.cards)} cards of **{entry.name}** (`{entry.query}`): {named}{more}"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("*", "\\*").replace("<", "&lt;")
