"""The command `deck tune`: what one swap of a card is worth."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.cli.client_texts import Words
from goldenrule.cli.packs import name_cards
from goldenrule.cli.progress import Progress
from goldenrule.gamekit.glossary import plain_words
from goldenrule.gamekit.text_lists import list_parts
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import must_be_writable
from goldenrule.lab import tune as lab
from goldenrule.lab.single_game import check_game_count
from goldenrule.languages import FIRST
from goldenrule.table.card_lookup import cards_near
from goldenrule.table.games import find_game
from goldenrule.words.columns import columns, pad, wrap
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.deck_swaps import Swap

WIDTH = 80


def run(given: argparse.Namespace, game: str) -> int:
    """Play games with swaps in a deck, and report the values of the best swaps."""
    check_game_count(given.games)
    if given.jobs < 0:
        raise BadInput("bad-number-jobs", jobs=given.jobs)
    kind = find_game(game)
    assert kind.tuning is not None, "a game that adds this command has decks to tune"
    w = Words(kind.name)
    name_cards(w, kind, given.pack)
    words = {"decks": given.deck, "scenario": given.scenario, "expert": "yes" if given.expert else "no"}
    words |= {"packs": "\n".join(given.pack)} if given.pack else {}
    words |= {"modular": given.modular} if given.modular else {}
    options = kind.parse_options(words)
    tuning = kind.tuning(options)
    swaps = [*tuning.swaps]
    if given.take_out:
        swaps = _only(swaps, 0, given.take_out, w)
    if given.put_in:
        swaps = _only(swaps, 1, given.put_in, w)
    if not swaps:
        raise BadInput("bad-tune-no-swap")
    if given.resume is not None:
        must_be_writable(given.resume)
    table = lab.SwapTable(kind.name, tuning, given.bot, given.seed, given.jobs, given.resume)
    total = lab.cost(len(swaps), given.games)
    with Progress(w, kept=given.resume) as step:
        found = lab.tune(table, swaps, given.games, lambda done: step(done, total))
    if given.json:
        print_json(found)
        return 0
    scenario = next(each.called(w.texts, game) for each in kind.choices("scenario") if each.id == given.scenario)
    for line in lines(found, scenario, given.bot, w):
        print(line)
    return 0


def _only(swaps: "Sequence[Swap]", field: int, word: str, words: Words) -> "list[Swap]":
    """The swaps in which a card goes (field 0) or comes (1). Raises BadInput if there is none."""
    printed = find_game(words.game_name).words(Texts(FIRST))
    named = [
        code for code in words.game.codes()
        if word == code or plain_words(word) in (plain_words(words.game.name(code)), plain_words(printed.name(code)))
    ]  # fmt: skip
    if not named:
        near = list_parts(words.texts, cards_near(words.game, words.texts, word))
        raise BadInput("bad-tune-no-card", card=word, near=near or "none")
    found = [swap for swap in swaps if swap[field] in named]
    if not found:
        raise BadInput("bad-tune-not-out" if field == 0 else "bad-tune-not-in", card=words.game.name(named[0]))
    return found


def lines(found: lab.TuningResult, scenario: str, bot: str, words: Words) -> list[str]:
    """The table, in words."""
    percent, low, high = (_percent(value, words) for value in (found.won / found.games, *found.interval))
    as_is = words("tune-as-is", scenario=scenario, bot=bot, percent=percent, low=low, high=high, n=found.games)
    out = [*wrap(as_is, WIDTH), *wrap(words("tune-worth-is", games=found.games), WIDTH), ""]
    names = [
        words("tune-swap", out=words.game.name(each.swap.out), into=words.game.name(each.swap.into))
        for each in found.worths
    ]
    width = max(map(columns, names))
    for name, worth in zip(names, found.worths):
        share, low, high = (_signed(value, words) for value in worth.interval)
        verdict = (
            words("tune-close") if worth.close else words("tune-better" if worth.better > worth.worse else "tune-worse")
        )
        out.append(f"{pad(name, width)}  {words('tune-worth', share=share, low=low, high=high)}  {verdict}")
    out.append("")
    rest = found.swaps - len(found.worths)
    out += wrap(words("tune-rest", rest=rest, n=found.swaps), WIDTH) if rest else []
    return [*out, *wrap(words("tune-about"), WIDTH)]


def _percent(share: float, words: Words) -> str:
    return words.texts.language.number(100 * share, 0) + words.texts.language.percent


def _signed(share: float, words: Words) -> str:
    sign = "+" if round(1000 * share) > 0 else "-" if round(1000 * share) < 0 else ""
    return (sign + words.texts.language.number(100 * abs(share), 1)).rjust(5)


def print_json(found: lab.TuningResult) -> None:
    """Shares from -1 to 1."""
    import msgspec

    rows: list[dict[str, object]] = []
    for each in found.worths:
        difference, low, high = each.interval
        rows.append({
            "out": each.swap.out, "in": each.swap.into, "difference": difference, "low": low, "high": high,
            "better": each.better, "worse": each.worse, "games": each.games, "close": each.close,
        })  # fmt: skip
    plain = {"won": found.won, "games": found.games, "swaps": found.swaps, "finalists": rows}
    print(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())
