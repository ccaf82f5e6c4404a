"""The commands for content packs: `goldenrule pack check | new | show | keep | schema`."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from goldenrule.cli.options import path
from goldenrule.packs.pack_template import CARDS
from goldenrule.table.games import usual_game
from goldenrule.table.language_choice import current_language
from goldenrule.table.packs import game_packs, pack_in
from goldenrule.words.phrases import Help

if TYPE_CHECKING:
    from pathlib import Path

    from goldenrule.cli.client_texts import Words
    from goldenrule.gamekit.game_kind import GameKind
    from goldenrule.packs.reading import GamePacks

Add = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]


def add_commands(add: Add) -> None:
    """Add the commands; `add` makes the parser of one from its name, function and help."""
    one = add("check", check, Help("help-check-packs"))
    one.add_argument("folders", type=path, nargs="+", metavar="FOLDER", help=Help("help-packs-order-use"))
    one = add("new", new, Help("help-make-new-pack"))
    one.add_argument("folder", type=path, metavar="FOLDER", help=Help("help-folder-not-yet"))
    one.add_argument("--game", default=usual_game(), metavar="GAME", help=Help("help-game-pack"))
    one.add_argument("--template", default=CARDS, metavar="NAME", help=Help("help-pack-template"))
    one = add("migrate", migrate, Help("help-migrate-pack"))
    one.add_argument("folder", type=path, metavar="FOLDER", help=Help("help-pack"))
    one = add("show", show, Help("help-show-what-pack"))
    one.add_argument("folder", type=path, metavar="FOLDER", help=Help("help-pack"))
    one = add("keep", keep, Help("help-keep-pack"))
    one.add_argument("folder", type=path, metavar="FOLDER", help=Help("help-pack"))
    one = add("schema", schema, Help("help-print-json-schema"))
    one.add_argument("game", metavar="GAME", help=Help("help-game-manifest-schema"))


def name_cards(words: "Words", kind: "GameKind", folders: Sequence[str]) -> None:
    """From now on the words know the cards of these packs, too. Raises BadInput for a bad pack."""
    if folders:
        game_packs(kind.name)
        words.use_cards_of(kind.make({"packs": list(folders)}, "0"))


def check(given: argparse.Namespace) -> int:
    from goldenrule.kernel.errors import BadInput
    from goldenrule.packs.pack_folders import MANIFEST
    from goldenrule.packs.problems import Problem
    from goldenrule.packs.reading import Pack, check_pack, game_of, read_manifest
    from goldenrule.words.plain import in_line
    from goldenrule.words.texts import Texts

    texts = Texts(current_language())
    t = texts.t
    status = 0
    before: list[Pack] = []
    for folder in given.folders:
        problems: list[Problem] = []
        manifest = read_manifest(folder, problems)
        pack, named = None, game_of(folder)
        said = ""
        try:
            game = game_packs(named)
        except BadInput as error:
            if manifest is not None:
                problems.append(Problem(MANIFEST, 0, error.phrase))
        else:
            pack, problems = check_pack(folder, game, [each for each in before if each.manifest.game == named])
            said = _migrates(folder, game, t) if problems and manifest is not None else ""
        for problem in problems:
            print(in_line(str(folder / texts.tell(problem.phrase))))
        if said:
            print(in_line(said))
        if problems or pack is None:
            status = 1
            print(t("packs-problems", name=str(folder), n=len(problems)), file=sys.stderr)
            continue
        before.append(pack)
        n = sum(len(items) for items in pack.items.values())
        print(t("packs-fine", name=pack.manifest.name or pack.manifest.id, n=n, hash=pack.hash))
    return status


def _migrates(folder: "Path", game: "GamePacks", text: Callable[..., str]) -> str:
    """Whether `pack migrate` can rewrite a pack: a sentence, or "" if there is nothing to rewrite."""
    from goldenrule.kernel.errors import BadInput
    from goldenrule.packs.migrating import plan

    try:
        found, unsure = plan(folder, game)
    except BadInput:
        return ""
    if unsure:
        places = ", ".join(dict.fromkeys(f"{each.file}:{each.line}" for each in unsure))
        return text("packs-migrate-not", name=str(folder), places=places)
    return text("packs-migrate-can", name=str(folder), n=sum(each.places for each in found)) if found else ""


def migrate(given: argparse.Namespace) -> int:
    from goldenrule.packs.migrating import OLD_FILE
    from goldenrule.packs.migrating import migrate as rewrite
    from goldenrule.packs.reading import read_manifest
    from goldenrule.words.texts import Texts

    t = Texts(current_language()).t
    manifest = read_manifest(given.folder)
    assert manifest is not None
    done = rewrite(given.folder, game_packs(manifest.game))
    for name, n in done:
        print(t("packs-migrated", file=str(given.folder / name), n=n, old=name + OLD_FILE))
    if not done:
        print(t("packs-nothing-old", name=str(given.folder)))
    return 0


def new(given: argparse.Namespace) -> int:
    from goldenrule.packs.pack_template import TEST, make_pack
    from goldenrule.words.texts import Texts

    files = make_pack(given.folder, game_packs(given.game), given.template)
    t = Texts(current_language()).t
    print(t("packs-made", path=str(given.folder), files=", ".join(files)))
    if TEST in files:
        print(t("packs-made-test", file=str(given.folder / TEST)))
    return 0


def show(given: argparse.Namespace) -> int:
    from goldenrule.words.texts import Texts

    pack, game = pack_in(given.folder)
    texts = Texts(current_language())
    about = pack.manifest
    print(texts.t("packs-head", name=about.name or about.id, id=about.id, version=about.version, game=about.game))
    for key, value in (("author", about.author), ("license", about.license), ("hash", pack.hash)):
        if value:
            print(texts.t(f"packs-{key}", **{key: value}))
    if about.description:
        print(about.description)
    for part, items in pack.items.items():
        if items:
            print()
            print(texts.t("packs-part", n=len(items), part=part.replace("_", " ")))
            for key in items:
                print("\n".join(["", *game.describe(pack, part, key, texts)]))
    return 0


def keep(given: argparse.Namespace) -> int:
    from goldenrule.packs import pack_store
    from goldenrule.words.texts import Texts

    pack, _ = pack_in(given.folder)
    pack_store.keep(pack)
    about = pack.manifest
    print(Texts(current_language()).t("packs-kept", name=about.name or about.id, version=about.version, hash=pack.hash))
    return 0


def schema(given: argparse.Namespace) -> int:
    from goldenrule.packs.schema import manifest_schema
    from goldenrule.packs.schema import schema as card_schema

    found: dict[str, object] = manifest_schema() if given.game == "manifest" else card_schema(game_packs(given.game))
    print(json.dumps(found, indent=1, ensure_ascii=False))
    return 0
