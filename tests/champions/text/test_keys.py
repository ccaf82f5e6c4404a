"""Every key that the texts of Champions use is defined, and no words hide in the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import goldenrule
from goldenrule.games.champions.clauses import PACKAGE, glossary
from goldenrule.games.champions.text import explain, refusals
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.options import Question
from goldenrule.kernel.clauses import clauses_of
from goldenrule.words.texts import FluentError, Texts, sources

ROOT = Path(goldenrule.__file__).parent
TEXT = ROOT / "games" / "champions" / "text"
TEXTS = Texts("en", strict=True)
STORIES = ("story.py", "changes.py")
"""What these say begins with words of their own; `tests/table/test_keys.py` knows them."""


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))}


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
            yield node


def pattern(node: ast.JoinedStr) -> str:
    """An f-string as a regular expression."""
    parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
    return "".join(parts)


def strings(tree: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def test_every_key_is_defined() -> None:
    undefined = []
    for path, tree in trees().items():
        says = path.parent == TEXT and path.name not in STORIES
        for call in calls(tree, *(("t", "say") if says else ("t",))):
            if not call.args:
                continue
            key = call.args[0]
            prefix = "log-" if path == TEXT / "log.py" and "texts" not in ast.unparse(call.func) else ""
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and not TEXTS.has(prefix + key.value):
                undefined.append((path.name, prefix + key.value))
            elif isinstance(key, ast.JoinedStr) and not prefix:
                found = any(re.fullmatch(pattern(key), each) for each in sources("en"))
                if not found and pattern(key) != "card\\-.+":
                    undefined.append((path.name, pattern(key)))
    assert undefined == []


# -- what the rules emit, ask and refuse -----------------------------------------------------------


def rules() -> Iterator[tuple[Path, ast.Module]]:
    for path, tree in trees().items():
        parts = path.relative_to(ROOT).parts
        inside = "champions" in parts and not {"text", "situations"} & set(parts)
        if "kernel" in parts or inside:
            yield path, tree


def first_string(call: ast.Call) -> str:
    """Of ask(frame, "draw", ...)."""
    return next((a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)), "")


def test_every_event_has_a_line_or_is_silent_on_purpose() -> None:
    assert len(Log.EVENTS) > 60
    assert [key for key in sorted(Log.EVENTS) if Log.has_line(key) == (key in Log.SILENT)] == []


def test_every_kind_of_decision_has_a_prompt() -> None:
    asked = {first_string(call) for _, tree in rules() for call in calls(tree, "ask")} - {"", "interrupt"}
    assert {"turn", "pay", "defend", "choose"} <= asked
    missing = [kind for kind in sorted(asked) if not TEXTS.has(f"prompt-{kind.replace('_', '-')}")]
    assert missing == []


VERBS = {
    "play", "use", "attack", "thwart", "recover", "form", "request", "end_turn", "decline", "pay", "generate",
    "declare", "pick", "attach", "area", "defend", "pass", "order", "mode", "amount", "discard", "done", "yes", "no",
}  # fmt: skip


def test_every_verb_has_a_text() -> None:
    """Options are tuples (verb, entity, detail) somewhere in the rules; what is no verb known here needs a text too."""
    made: set[str] = set()
    for path, tree in rules():
        if path.parent.name in ("rules", "kernel") or path.name == "ops.py":
            for node in ast.walk(tree):
                if isinstance(node, ast.Tuple) and len(node.elts) == 3 and isinstance(node.elts[0], ast.Constant):
                    if isinstance(node.elts[0].value, str) and not isinstance(node.elts[1], ast.Tuple):
                        made.add(node.elts[0].value)
    assert len(made & VERBS) >= 18
    for verb in VERBS:
        assert hasattr(Question, f"option_{verb}") or TEXTS.has(f"option-{verb}".replace("_", "-")), verb


def test_every_refusal_has_a_text() -> None:
    keys: set[str] = set()
    for _, tree in rules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                clause, key = node.elts
                if isinstance(clause, ast.Constant) and str(clause.value).startswith("MC-"):
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        keys.add(key.value)
    assert "cannot-pay" in keys
    for word in sorted(keys):
        assert refusals.refusal_text(TEXTS, word, form="hero", cost=2, where="hand")


def test_every_cited_clause_exists() -> None:
    cited = {*explain.OPTION_CLAUSES.values(), *explain.STAT_CLAUSES.values()}
    for name in ("refusals.py", "explain.py"):
        cited |= {s for s in strings(trees()[TEXT / name]) if re.fullmatch(r"MC-[A-Z-]+-\d+", s)}
    assert sorted(cited - set(clauses_of(PACKAGE))) == []


# -- no words in the code --------------------------------------------------------------------------

WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


def docstrings(tree: ast.AST) -> set[int]:
    """Strings that stand alone, by id."""
    return {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}


@pytest.mark.parametrize("path", sorted(TEXT.glob("*.py")), ids=lambda path: path.name)
def test_no_sentence_is_written_in_the_code(path: Path) -> None:
    tree = trees()[path]
    quiet = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise):
            quiet |= {id(n) for n in ast.walk(node)}
    known = glossary()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            assert not WORDS.search(node.value) or node.value in known, node.value


# -- missing things raise --------------------------------------------------------------------------


def test_a_missing_key_raises() -> None:
    with pytest.raises(FluentError, match="no message nonsense"):
        TEXTS.t("nonsense")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(FluentError, match=r"log-round needs \$n"):
        TEXTS.t("log-round")


def test_a_program_shows_the_key_instead() -> None:
    assert Texts("en").t("nonsense") == "nonsense"
    assert Texts("en").t("log-round") == "log-round"


def test_an_unknown_language_raises() -> None:
    with pytest.raises(LookupError, match="no language 'xx'"):
        Texts("xx")
