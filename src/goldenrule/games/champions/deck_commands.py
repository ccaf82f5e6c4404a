"""The command `deck`: check, show, build, convert and tune decks of Champions."""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from goldenrule.words.phrases import Help, Phrase

if TYPE_CHECKING:
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.games.champions.deck_files import DeckFile
    from goldenrule.games.champions.decks import CardBase, Deck, Finding

    Run = Callable[[Translator, argparse.Namespace], int]

WIDTH = 80


def arguments(
    one: argparse.ArgumentParser, texts: "Callable[[], Translator]", tune: Callable[[argparse.Namespace], int]
) -> None:
    """The commands below `deck`, with their options; `tune` plays games with the swaps of a deck."""
    commands = one.add_subparsers(metavar="COMMAND", required=True)
    where = Help("help-deck")

    def command(name: str, run: "Run", help: str) -> argparse.ArgumentParser:
        found: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        found.set_defaults(run=lambda given: run(texts(), given))
        return found

    check = command("check", run_check, Help("help-say-every-rule"))
    check.add_argument("decks", nargs="+", metavar="DECK", help=where)
    check.add_argument("--json", action="store_true", help=Help("help-print-one-json"))

    show = command("show", run_show, Help("help-show-deck-numbers"))
    show.add_argument("deck", metavar="DECK", help=where)
    show.add_argument("--json", action="store_true", help=Help("help-print-one-json"))

    new = command("new", run_new, Help("help-build-legal-deck"))
    new.add_argument("hero", metavar="HERO", help=Help("help-hero-spider-man"))
    new.add_argument("aspect", metavar="ASPECT", help=Help("help-aggression-justice-leadership"))
    new.add_argument("--size", type=int, default=40, metavar="N", help=Help("help-how-many-cards"))
    new.add_argument("--name", default="", help=Help("help-decks-name"))

    convert = command("convert", run_convert, Help("help-write-deck-another"))
    convert.add_argument("deck", metavar="DECK", help=where)
    convert.add_argument("--from", dest="source", default="", metavar="FORMAT", help=Help("help-decks-format"))
    convert.add_argument("--drop-unknown", action="store_true", help=Help("help-leave-out-cards"))

    tuned = command("tune", lambda _, given: tune(given), Help("help-deck-tune"))
    tuned.add_argument("deck", metavar="DECK", help=where)
    tuned.add_argument("--scenario", default="rhino", metavar="SCENARIO", help=Help("help-scenario-rhino-klaw"))
    tuned.add_argument("--expert", action="store_true", help=Help("help-expert-mode"))
    tuned.add_argument("--modular", default="", metavar="A,B", help=Help("help-modular-or-random"))
    tuned.add_argument("--take-out", default="", metavar="CARD", help=Help("help-tune-out"))
    tuned.add_argument("--put-in", default="", metavar="CARD", help=Help("help-tune-in"))
    tuned.add_argument("--bot", default="sensible", metavar="NAME", help=Help("help-tune-bot"))
    tuned.add_argument("--games", type=int, default=10_000, metavar="N", help=Help("help-tune-games"))
    tuned.add_argument("--jobs", type=int, default=0, metavar="J", help=Help("help-processes-or-all"))
    tuned.add_argument("--seed", default="1", help=Help("help-number-text"))
    tuned.add_argument("--resume", type=Path, metavar="FILE", help=Help("help-tune-resume"))
    tuned.add_argument("--json", action="store_true", help=Help("help-print-one-json"))

    for each in (check, show, new, convert, tuned):
        each.add_argument(
            "--pack", action="append", default=[], metavar="FOLDER", help=Help("help-content-pack-more-cards")
        )
    for each in (new, convert):
        each.add_argument("--to", default="", metavar="FORMAT", help=Help("help-deck-to"))
        each.add_argument("-o", "--output", default="", metavar="FILE", help=Help("help-new-file"))


def run_check(texts: "Translator", given: argparse.Namespace) -> int:
    """0 if every deck is legal, 1 if one is not."""
    from goldenrule.games.champions.deck_files import load_deck
    from goldenrule.games.champions.decks import check_deck

    base = _base(given.pack)
    found = []
    for word in given.decks:
        read = load_deck(word, base=base)
        found.append((word, read, check_deck(read.deck, base)))
    if given.json:
        _print_json({"decks": [_plain(word, read, findings, texts) for word, read, findings in found]})
    else:
        for word, read, findings in found:
            _say(_title(read.deck, word, texts, base))
            _verdict(read, findings, texts)
    return int(any(findings for _, _, findings in found))


def run_show(texts: "Translator", given: argparse.Namespace) -> int:
    """0 also for a deck that is not legal: it is shown, and its faults are named."""
    from goldenrule.gamekit.text_lists import word_name
    from goldenrule.games.champions.deck_files import load_deck
    from goldenrule.games.champions.deck_summary import summarize
    from goldenrule.games.champions.decks import check_deck
    from goldenrule.words.columns import columns

    base = _base(given.pack)
    read = load_deck(given.deck, base=base)
    findings = check_deck(read.deck, base)
    numbers = summarize(read.deck, base)
    if given.json:
        _print_json({**_plain(given.deck, read, findings, texts), "summary": numbers.plain()})
        return 0
    _say(_title(read.deck, given.deck, texts, base))
    _verdict(read, findings, texts)
    print()
    _cards(read.deck, texts, base)
    print()
    for cost, n in numbers.costs.items():
        said = texts.t("deck-cost", cost=cost)
        print(f"{' ' * (9 - columns(said))}{said} {n:3} {'#' * n}")
    _say(texts.t("deck-average", average=texts.language.number(numbers.average, 2), n=sum(numbers.costs.values())))
    resources = {texts.t(f"resource-{letter.lower()}"): n for letter, n in numbers.resources.items()}
    types = {texts.t(f"type-{kind}"): n for kind, n in numbers.types.items()}
    _say(texts.t("deck-resources", list=_counted(resources, texts)))
    _say(texts.t("deck-types", list=_counted(types, texts)))
    traits = {word_name(texts, "trait", trait): n for trait, n in numbers.traits.items()}
    _say(texts.t("deck-traits", list=_counted(traits, texts) or "-"))
    _say(texts.t("deck-boxes", n=numbers.boxes))
    return 0


def run_new(texts: "Translator", given: argparse.Namespace) -> int:
    from dataclasses import replace

    from goldenrule.games.champions.deck_building import new_deck

    base = _base(given.pack)
    deck, groups = new_deck(given.hero, given.aspect, given.size, base)
    deck = replace(deck, name=given.name)
    _write(deck, given.to, given.output, base)
    aside = sys.stdout if given.output else sys.stderr
    aspect = texts.t(f"aspect-{given.aspect}")
    for group in groups:
        print(texts.t(f"deck-chosen-{group.reason}", n=sum(group.cards.values()), aspect=aspect), file=aside)
    return 0


def run_convert(texts: "Translator", given: argparse.Namespace) -> int:
    from dataclasses import replace

    from goldenrule.gamekit.text_lists import list_parts
    from goldenrule.games.champions.deck_files import load_deck
    from goldenrule.games.champions.decks import check_deck

    base = _base(given.pack)
    deck, notes = load_deck(given.deck, given.source, base)
    for note in notes:
        print(texts.tell(note), file=sys.stderr)
    if given.drop_unknown and deck.strangers:
        print(texts.t("deck-dropped", cards=list_parts(texts, map(str, deck.strangers))), file=sys.stderr)
        deck = replace(deck, strangers=())
    _write(deck, given.to, given.output, base)
    findings = check_deck(deck, base)
    if findings:
        said = [texts.tell(each.cited) for each in findings]
        print(texts.t("deck-illegal", n=len(findings)), *said, sep="\n- ", file=sys.stderr)
    return 0


def notes(words: Mapping[str, str]) -> list[Phrase]:
    """What was added to the decks that a game is made with, or left out of them."""
    from goldenrule.games.champions.deck_files import load_deck

    base = _base(words.get("packs", "").splitlines())
    decks = [each.strip() for each in words.get("decks", "").split(",") if each.strip()]
    return [Phrase("deck-note", deck=deck, note=note) for deck in decks for note in load_deck(deck, base=base).notes]


# -- writing -----------------------------------------------------------------------------------------------------------


def _say(text: str) -> None:
    from goldenrule.words.columns import wrap

    print("\n".join(wrap(text, WIDTH, later="  ")))


def _print_json(found: object) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def _base(packs: list[str]) -> "CardBase":
    """The cards of the core set and of the content packs in these folders."""
    from goldenrule.games.champions.decks import card_base
    from goldenrule.games.champions.packs import PACKS
    from goldenrule.packs.pack_store import resolve

    return card_base(resolve(packs, PACKS))


def _title(deck: "Deck", word: str, texts: "Translator", base: "CardBase") -> str:
    unknown = next((each.name or each.code for each in deck.strangers if each.identity), "?")
    name = texts.tell(base.hero_named(deck.hero)) if deck.hero in base.heroes else unknown
    aspect = texts.t(f"aspect-{deck.aspect}") if deck.aspect else texts.t("deck-no-aspect")
    return texts.t("deck-summary", name=deck.name or word, hero=name, aspect=aspect, n=deck.size)


def _verdict(read: "DeckFile", findings: "tuple[Finding, ...]", texts: "Translator") -> None:
    for note in read.notes:
        _say(texts.tell(note))
    if not findings:
        _say(texts.t("deck-legal"))
        return
    _say(texts.t("deck-illegal", n=len(findings)))
    for each in findings:
        _say(f"- {texts.tell(each.cited)}")


def _cards(deck: "Deck", texts: "Translator", base: "CardBase") -> None:
    """The cards by type, the identity's own first."""
    from goldenrule.games.champions.deck_names import PLAYER_TYPES
    from goldenrule.words.columns import pad

    faces = base.faces
    kinds = [*PLAYER_TYPES, *sorted({faces[code].type for code in deck.cards} - {*PLAYER_TYPES})]
    for kind in kinds:
        codes = [code for code in deck.cards if faces[code].type == kind]
        if codes:
            count = sum(deck.cards[code] for code in codes)
            print(f"{texts.t(f'type-{kind}'.replace('_', '-')).capitalize()} ({count})")
        for code in codes:
            face = faces[code]
            cost = "-" if face.cost is None else str(face.cost)
            belongs = texts.t(f"aspect-{face.classification}")
            name = pad(texts.tell(base.named(code)), 28)
            marks = pad("".join(texts.t(f"resource-letter-{each.lower()}") for each in face.resources), 6)
            print(f"  {deck.cards[code]} x {name} {code:<7} {cost:>2}  {marks} {belongs}")


def _counted(counts: Mapping[str, int], texts: "Translator") -> str:
    from goldenrule.gamekit.text_lists import list_parts

    return list_parts(texts, [f"{name} {n}" for name, n in counts.items()])


def _plain(word: str, read: "DeckFile", findings: "tuple[Finding, ...]", texts: "Translator") -> dict[str, object]:
    """A deck and what was found, as JSON-able data."""
    deck = read.deck
    return {
        "deck": word,
        "name": deck.name,
        "heroes": list(deck.heroes),
        "aspect": deck.aspect,
        "size": deck.size,
        "legal": not findings,
        "findings": [
            {"clause": each.clause, "text": texts.tell(each.sentence), "cards": list(each.cards)} for each in findings
        ],
        "notes": [texts.tell(note) for note in read.notes],
        "cards": dict(deck.cards),
        "unknown": [each._asdict() for each in deck.strangers],
    }


def _write(deck: "Deck", format: str, output: str, base: "CardBase") -> None:
    """Write a deck to a new file, or to standard output. Raises BadInput if the file is there or cannot be written."""
    from goldenrule.games.champions.deck_files import FORMATS, write_deck
    from goldenrule.kernel.files import write_new

    if not format:
        format = next((each.name for each in FORMATS.values() if output.lower().endswith(each.endings)), "yaml")
    text = write_deck(deck, format, base)
    if not output:
        print(text, end="")
        return
    write_new(Path(output), text.encode())
