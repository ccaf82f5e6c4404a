"""Look for English in what another language shows: run everything, and list the words that are not of the language.

    python scripts/english_left.py [--games N] [TAG ...]     every command, its help and what it refuses, whole games
                                                             between bots, cards, rules, and what the server sends

The exit status is 1 if there is a word. In a language that has another script such a word is one in Latin letters, in
one that has the same it is one that the English texts have and its own have not. What is typed, and names that are the
same everywhere, are no such words.
"""

import argparse
import contextlib
import io
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest import mock

import msgspec
import yaml

from goldenrule.bots import make_bot
from goldenrule.cli import main as command
from goldenrule.cli.boards.plain import lines, status
from goldenrule.cli.client_texts import Words
from goldenrule.cli.lesson_play import LESSON_COMMANDS
from goldenrule.cli.options import kinds_for
from goldenrule.cli.parser import parser
from goldenrule.cli.play import COMMANDS
from goldenrule.cli.puzzles import PUZZLE_COMMANDS
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.readings import readings_of
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.lab import puzzles
from goldenrule.languages import FIRST, all_languages, complete_languages, language
from goldenrule.packs.pack_template import template_files, template_names
from goldenrule.server import api, table_calls, worker_answers, worker_calls
from goldenrule.server.page_requests import Choose
from goldenrule.server.worker.host import WorkerHost
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, games_of, own_games
from goldenrule.table.lessons import games_with_lessons, lessons
from goldenrule.table.packs import game_packs
from goldenrule.table.rulebook import LookupResult, Rulebook
from goldenrule.table.rulebook_text import lines as entry_lines
from goldenrule.table.session import Session
from goldenrule.table.story import Teller
from goldenrule.words.fluent import Message
from goldenrule.words.phrases import phrase_of
from goldenrule.words.texts import Texts
from scripts.languages import TYPED, messages, seen
from scripts.languages import shown as patterns

Said = Iterator[tuple[str, str]]
"""Texts, each with where it was shown."""

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "champions": (
        {"heroes": ["spider_man"], "scenario": "rhino"},
        {"heroes": ["she_hulk", "iron_man"], "scenario": "ultron", "expert": True},
        {"heroes": ["captain_marvel", "black_panther"], "scenario": "klaw"},
    ),
    "heroes": (
        {"teams": ["avengers", "x_men"], "scenario": "born_again"},
        {"teams": ["fantastic_four", "marvel_knights"], "scenario": "house_of_m"},
    ),
    "skirmish": ({}, {"readings": ["heroes_begin"]}),
}
_TYPED: Final = yaml.safe_load((ROOT / "scripts" / "english_left.yaml").read_text("utf-8"))
PROMPTS: Final[dict[str, str]] = _TYPED["prompts"]
COMMAND_LINES: Final[str] = _TYPED["commands"]
"""Commands, and what is typed at them; the later ones need what the earlier ones leave behind."""


def ran(lang: str, home: Path, arguments: Iterable[str], typed: Iterable[str] = ()) -> str:
    """What a command says in a language, with lines typed at it."""
    out, words = io.StringIO(), [*arguments]
    given = io.StringIO("".join(f"{line}\n" for line in typed))
    env = {**os.environ, "GOLDENRULE_HOME": str(home), "GOLDENRULE_LANG": lang, "COLUMNS": "100", "LINES": "60"}
    with (
        mock.patch.dict(os.environ, env),
        mock.patch.object(sys, "stdin", given),
        contextlib.chdir(home),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(out),
    ):
        command.run(words)
    return out.getvalue()


def helped(one: argparse.ArgumentParser) -> list[list[str]]:
    """Every command with those behind it, as they are typed."""
    found: list[list[str]] = [[]]
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, each in action.choices.items():
                found += [[name, *rest] for rest in helped(each)]
    return found


def typed_at(home: Path) -> Iterator[tuple[list[str], list[str]]]:
    """Every command with its help and what it cannot mean, then those above."""
    for words in helped(parser(kinds_for([]))):
        more = [["--help"], ["--nothing"]]
        if words and words[0] not in ("bench", "play", "serve", "watch", "simulate", "daily", "learn"):
            more += [[], ["nothing"], ["nothing", "more"]]
        yield from (([*words, *each], []) for each in more)
    (home / "bad.yaml").write_text("name: x\nlevel: 9\n", encoding="utf-8")
    (home / "deck.txt").write_text("1x Xyzzy\n3x Energy\n", encoding="utf-8")
    meant = {
        "{game}": [*GAMES],
        "{puzzle}": [*puzzles.puzzles()],
        "{lesson}": [f"{each.game} {each.number}" for game in games_with_lessons() for each in lessons(game)],
    }
    for line in COMMAND_LINES.strip().split("\n"):
        stands = next((each for each in meant if each in line), "")
        for one in meant[stands] if stands else [""]:
            said, *typed = line.replace(stands or "\n", one).split("|")
            yield (
                shlex.split(said),
                "|".join(PROMPTS.get(each.strip(), each.strip()) for each in typed).split("|"),
            )


def commands(lang: str) -> Said:
    """What every command says, without the words that were typed at it."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        for words, typed in typed_at(home):
            typed_words = "|".join(LATIN.findall(" ".join([*words, *typed])))
            echoed = re.compile(rf"(?<![A-Za-z-])(?:{typed_words})(?![A-Za-z-])", re.IGNORECASE)
            yield "goldenrule " + " ".join(words), echoed.sub("", ran(lang, home, words, typed).replace(place, ""))


def games(lang: str, every: int) -> Said:
    """What whole games between bots show: boards, questions, refusals, reasons, logs and stories."""
    for name, tables in GAMES.items():
        for options in tables:
            w = Words(name)
            w.speak(lang)
            bots = dict.fromkeys(range(find_game(name).make(options, "0").state.seats), "sensible")
            session = new_session(name, options, "english", bots=bots, make_player=make_bot)
            while not session.game.over:
                if session.recorder.standing_count % every == 0:
                    yield from ((f"a game of {name}", text) for text in looked(w, session))
                session.step_bot()
            for seat in (0, SPECTATOR):
                yield from ((f"the log of {name}", text) for text in w.log(session.game, session.log, seat))
                teller = Teller(session.game, w.texts, w.game, seat, seat)
                teller.hear(session.log, 0)
                for section in teller.story().sections:
                    yield f"the story of {name}", section.heading
                    yield from ((f"the story of {name}", line.text) for line in section.lines)


def looked(w: Words, session: Session) -> Iterator[str]:
    """Everything that is to be seen at the question that is open."""
    decision = session.game.pending[0]
    prompt, board = w.ask(session, decision).prompt, w.board(view(session.game, decision.seat))
    yield "\n".join(shown([msgspec.to_builtins(prompt), msgspec.to_builtins(board)]))
    yield from (*lines(board, w), status(board, w))
    yield from (each.text for each in w.game.refusals(session.game, decision))


KEYS: Final = re.compile(
    "key|codes?|verb|kind|tone|place|type|side|suit|stage|seed|game|id|origin|is|target_code|turned_up|table|lang|words|badge|case|query"
    "|usual|bot|card|word"
)
"""Fields that hold no words."""


def shown(data: Any) -> Iterator[str]:
    """The texts among what a page is sent, or what a board is made of."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, each in data.items():
            if not KEYS.fullmatch(key):
                yield from shown(each)
    elif isinstance(data, list | tuple):
        for each in data:
            yield from shown(each)


def looked_up(lang: str) -> Said:
    """All cards, terms, clauses, decisions and readings."""
    for kind in games_of(own_games()):
        texts = Texts(lang)
        words = kind.words(texts)
        for code in words.codes():
            face = words.face(code)
            yield f"card {code}", "\n".join([face.kind, *shown(msgspec.to_builtins(face))])
        book = Rulebook(words, texts)
        said = book.words.statements
        for entry in book.glossary.entries.values():
            found = LookupResult(kind.name, entry.key, True, [book.entry(entry)])
            yield f"entry {entry.key}", "\n".join(entry_lines(found, texts))
        for id in clauses_of(words.package):
            yield f"clause {id}", f"{said.section(id)}: {said.clause(id)}"
        for id in decisions_of(words.package):
            yield f"decision {id}", f"{said.question(id)} {said.decision(id)}"
        for id in readings_of(words.package):
            yield f"reading {id}", f"{said.default_text(id)} {said.later_text(id)}"


def sent(lang: str) -> Said:
    """What the server sends to a page of the language."""
    host = WorkerHost()

    def asked(call: Any) -> Said:
        found = host.handle(call)
        data = (
            [found.data]
            if isinstance(found, worker_answers.JsonAnswer)
            else [each for _, each in getattr(found, "sent", ())]
        )
        if isinstance(found, worker_answers.InputRefused):
            yield f"the server, refusing {type(call).__name__}", Texts(lang).tell(phrase_of(found.phrase))
        for each in data:
            yield (
                f"the server, asked for {type(call).__name__} {getattr(call, 'what', '')}",
                "\n".join(shown(msgspec.json.decode(each))),
            )

    yield from asked(worker_calls.CommonData(lang))
    for game in GAMES:
        yield from asked(worker_calls.SetupScreen(api.SetupAnswers(game=game), lang))
        yield from asked(worker_calls.LookUp("cards", game, "", lang))
        for word in ("guard", "hero", "xyzzy"):
            yield from (
                (where, text.replace(word, "")) for where, text in asked(worker_calls.LookUp("rules", game, word, lang))
            )
    for what in ("puzzles", "lessons", "daily", "stats", "standing", "saves"):
        yield from asked(worker_calls.LookUp(what, "", "", lang))
    for id in puzzles.puzzles():
        yield from asked(worker_calls.LookUp("hints", "", id, lang))
        yield from asked(worker_calls.LookUp("solution", "", id, lang))
    tables = [api.NewTable(game=game, quick=True, seed="1") for game in GAMES]
    tables += [api.NewTable(puzzle=id) for id in puzzles.puzzles()]
    tables += [api.NewTable(lesson=each.id) for game in games_with_lessons() for each in lessons(game)]
    for number, new in enumerate(tables):
        begun = host.handle(worker_calls.CreateGame(new))
        assert isinstance(begun, worker_answers.NewGame), begun
        table = str(number)
        host.handle(table_calls.OpenTable(table, begun.record, begun.kept, begun.seats, begun.kind))
        yield from asked(table_calls.JoinPages(table, [table_calls.PageJoins(1, (0,), lang=lang)]))
        for n in range(24):
            yield from asked(table_calls.PageRequest(table, 1, Choose(1, n, 0, [1])))
            for _ in range(9):
                yield from asked(table_calls.RunBots(table))
        yield from asked(table_calls.ListMoments(table, 0, lang))
        yield from asked(table_calls.ShowMoment(table, 0, 3, lang))
        yield from asked(table_calls.JoinPages(table, [table_calls.PageJoins(2, (), lang=lang)]))


LATIN: Final = re.compile(r"(?<![\w/.~-])[A-Za-z]+(?:['’]?[A-Za-z]+)+(?![\w/])")
PLAIN: Final = re.compile(r"[^\W\d_]{3,}")
TYPED_SO: Final = re.compile(
    r"`[^`]*`|https?:\S+|\b[\w-]+\.(?:yaml|json|txt|csv|md|py|ftl|sqlite|jsonl?)\b|--[a-z][\w-]*|\b[a-z]+(?:-[a-z]+)+\b|\b[a-z]+(?:_[a-z0-9]+)+\b"
    r"|\b(?:MC|MH|SK|OQ|DA|D|H)-[\w.-]+|goldenrule(?: [a-z_]+)*|\[[^\]]*\|[^\]]*\]|\b[A-Z](?:,[A-Z])+\b|\b[IVX]+\b"
)
"""What is typed or cited, in whatever language."""


@cache
def allowed(tag: str) -> frozenset[str]:
    """Words that stand as they are in every language: names, and what is typed."""
    found = {*TYPED.split(), *COMMANDS, *PUZZLE_COMMANDS, *LESSON_COMMANDS, *own_games(), *puzzles.puzzles(), *SAME}
    for words in helped(parser(kinds_for([]))):
        found |= {*words}
    for kind in games_of(own_games()):
        found |= {*kind.words(Texts(tag)).codes(), *LATIN.findall(kind.title)}
        packs = game_packs(kind.name)
        for template in template_names(packs):  # with what a new pack begins is its author's
            found |= {*LATIN.findall(" ".join(template_files(packs, template).values()))}
    for each in all_languages():
        found |= {*LATIN.findall(f"{each.name} {each.tag}")}
    found |= language(tag).like_english
    found |= {*LATIN.findall(written(tag))}  # what bundles say is looked at by scripts/languages.py
    return frozenset(word.lower() for word in found)


SAME: Final = frozenset(
    re.findall(
        r"\w+",
        """goldenrule marvel utc ctrl enter manhattan sanctum tower table first system reports
        acceleration boost rec sch start target not xyzzy oracle""",
    )
)
"""Names, the keys of the places of the duel, and what is typed: names of a save and a bot, a setting, search words."""


@cache
def written(tag: str) -> str:
    """All that the bundles of a language show."""
    every = [each for each in messages(tag).values() if isinstance(each, Message)]
    return "\n".join(seen(*patterns(each)).words for each in every)


@cache
def english_words(tag: str) -> frozenset[str]:
    """Words that English texts have, and those of the language have not."""
    own, english = ({*map(str.lower, PLAIN.findall(written(each)))} for each in (tag, FIRST))
    return frozenset(english - own)


def left(tag: str, said: Said) -> dict[str, tuple[str, str]]:
    """Words that are not of the language, each with where it was shown first, and the line in which it stands."""
    latin = not re.search(r"[A-Za-z]", language(tag).name)
    found: dict[str, tuple[str, str]] = {}
    printed = Texts(tag).t("card-in-english", name="", own="no").strip()
    for where, text in said:
        for line in text.split("\n"):
            if line.strip().startswith(printed):
                continue
            rest = TYPED_SO.sub(" ", line)
            words = LATIN.findall(rest) if latin else PLAIN.findall(rest)
            for word in words:
                small = word.lower()
                if small in allowed(tag) or (not latin and small not in english_words(tag)):
                    continue
                found.setdefault(word, (where, line.strip()))
    return found


def everything(tag: str, every: int) -> Said:
    yield from looked_up(tag)
    yield from commands(tag)
    yield from games(tag, every)
    yield from sent(tag)


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("tags", nargs="*", default=[each.tag for each in complete_languages() if each.tag != FIRST])
    given.add_argument("--every", type=int, default=5, help="look at one of so many questions of a game")
    wanted = given.parse_args()
    found = 0
    for tag in wanted.tags:
        words = left(tag, everything(tag, wanted.every))
        found += len(words)
        print(f"{tag}: {len(words)} words")
        for word, (where, line) in sorted(words.items(), key=lambda each: each[1]):
            print(f"  {word}   [{where}]  {line[:160]}")
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
