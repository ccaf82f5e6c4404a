"""What can be looked up without a table: cards, terms, puzzles, lessons, the game of the day, and one's own results."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goldenrule.bots import make_bot
from goldenrule.gamekit.card_filters import card_filters
from goldenrule.gamekit.card_search import parts
from goldenrule.gamekit.deck_builder import DeckBuilder, DeckChoices, DeckDraft, DeckReport
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.segments import Segment
from goldenrule.gamekit.text_lists import list_parts, without_full_stop
from goldenrule.kernel.errors import BadInput
from goldenrule.lab import puzzles, solutions
from goldenrule.server import api, library_api
from goldenrule.server.faults import hide_folders
from goldenrule.server.worker_calls import BrowseCards, BuildDeck, LookUp, Subject
from goldenrule.table import player_progress, saves, settings, stats
from goldenrule.table.card_lookup import cards_near, find_cards
from goldenrule.table.first_screen import LEVELS
from goldenrule.table.games import daily_game, deck_builder_of, find_game, game_names, games_of
from goldenrule.table.lessons import TEXTS, games_with_lessons, lessons
from goldenrule.table.packs import compatible_packs, load_packs
from goldenrule.table.rulebook import LookupResult, Rulebook
from goldenrule.table.stats_text import groups
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords

MOST: Final = 60
"""This many cards are found at once."""
KEPT: Final = 24
"""Games with packs, by language, whose cards and rulebooks are remembered: people may ask with any packs together."""

ORDERS: Final[Mapping[library_api.CardOrder, Callable[[Face], tuple[int | str, ...]]]] = {
    "": lambda face: (),
    "name": lambda face: (face.name.casefold(),),
    "cost": lambda face: (face.cost is None, (face.cost and face.cost.value) or 0, face.name.casefold()),
    "type": lambda face: (face.side, face.type, face.name.casefold()),
}
"""Keys for sorting cards; an empty one keeps the order of the search."""


def _words(texts: Texts, game: str, packs: Sequence[str] = ()) -> "GameWords":
    """The words of a game, which know the cards of these content packs, too."""
    kind = find_game(game)
    words = kind.words(texts)
    if fit := compatible_packs(game, packs):
        words.use_cards_of(kind.make({"packs": fit}, "0"))
    return words


@lru_cache(KEPT)
def _all_faces(lang: str, game: str, packs: tuple[str, ...] = ()) -> dict[str, Face]:
    """All cards of a game with these packs."""
    words = _words(Texts(lang), game, packs)
    return {code: words.face(code) for code in words.codes()}


def _faces(lang: str, game: str, packs: tuple[str, ...] = ()) -> dict[str, Face]:
    """The cards of a game; with packs, those that these bring or change."""
    printed = _all_faces(lang, game) if packs else {}
    return {code: face for code, face in _all_faces(lang, game, packs).items() if printed.get(code) != face}


@lru_cache(KEPT)
def _book(lang: str, game: str, packs: tuple[str, ...] = ()) -> Rulebook:
    """The rulebook of a game, whose cards are read once. Raises BadInput for a game without one."""
    texts = Texts(lang)
    return Rulebook(_words(texts, game, packs), texts)


def cards(texts: Texts, asked: LookUp) -> list[Face]:
    """The cards that a query finds; those that are called so come first. Raises BadInput for a query that is none."""
    packs = tuple(asked.packs)
    known, words = _faces(texts.lang, asked.game, packs), _words(texts, asked.game, packs)
    ruled = words.rulebook is not None
    find = _book(texts.lang, asked.game, packs).search.find if ruled else partial(find_cards, words, texts)
    return [known[code] for code in find(asked.word) if code in known][:MOST]


def browse(texts: Texts, call: BrowseCards) -> library_api.CardPage:
    """Some of the cards that a query finds, in an order. Raises BadInput for an unknown game."""
    packs = tuple(call.packs)
    known, words = _all_faces(texts.lang, call.game, packs), _words(texts, call.game, packs)
    book = _book(texts.lang, call.game, packs) if words.rulebook is not None else None
    found, wrong = list[Face](), ""
    try:
        codes = book.search.find(call.query) if book else find_cards(words, texts, call.query)
        found = sorted([known[code] for code in codes], key=ORDERS[call.sort])
        if not found:
            near = list_parts(texts, cards_near(words, texts, call.query))
            wrong = texts.t("search-nothing", query=call.query, near=near or "none")
    except BadInput as error:
        wrong = texts.tell(error.phrase)
    filters = card_filters(book.search, call.query) if book else []
    start = max(call.start, 0)
    return library_api.CardPage(len(found), found[start : start + MOST], filters, wrong)


def build_deck(texts: Texts, call: BuildDeck) -> DeckReport:
    """A deck that is read, suggested or checked. Raises BadInput for a bad file, or anything unknown."""
    builder, asked = _deck_builder(texts, call.game, call.packs), call.asked
    if call.file or asked.text:
        return builder.read(call.file or asked.text.encode())
    draft = asked.draft or DeckDraft()
    return builder.suggest(draft, asked.size) if asked.size else builder.report(draft, asked.format)


def deck_choices(texts: Texts, asked: LookUp) -> DeckChoices:
    """What can be chosen for a deck of a game. Raises BadInput for a game without decks."""
    return _deck_builder(texts, asked.game, asked.packs).choices()


def _deck_builder(texts: Texts, game: str, packs: Sequence[str]) -> DeckBuilder:
    kind = find_game(game)
    return deck_builder_of(kind)(texts, load_packs(kind, compatible_packs(game, packs)))


def card(texts: Texts, asked: LookUp) -> library_api.CardInfo:
    """A card with its keywords explained, and all that is known of it in lines. Raises BadInput for an unknown one."""
    packs = tuple(asked.packs)
    brought = _faces(texts.lang, asked.game, packs)
    known = brought if asked.word in brought else _faces(texts.lang, asked.game)
    if asked.word not in known:
        raise BadInput("server-no-code", code=asked.word)
    words, face = _words(texts, asked.game, packs), known[asked.word]
    if words.rulebook is None:
        return library_api.CardInfo(face, [[Segment(each)] for each in face.text], [], [], words.card(asked.word))
    book = _book(texts.lang, asked.game, packs)
    return library_api.CardInfo(
        face,
        book.text(asked.word, face.text),
        _terms(book, face),
        book.entries_on_card(asked.word),
        words.card(asked.word),
    )


def _terms(book: Rulebook, face: Face) -> list[library_api.Term]:
    """The keywords of a card, then its icons (lines of its text that name an entry) and resources, explained."""
    called = book.glossary.entries_called
    terms = {word: [each.text for each in called(word)[:1]] for word in face.keywords}
    also = [*map(without_full_stop, face.text), *(each.text for each in face.resources)]
    known = {each.key for word in terms for each in called(word)[:1]}
    for entry in (entry for word in also for entry in called(word)[:1]):
        if entry.key not in known:
            terms.setdefault(entry.name, [entry.text])
    return [library_api.Term(word, lines) for word, lines in terms.items()]


def faces(texts: Texts, asked: LookUp) -> list[Face]:
    """The faces of cards by their codes, one on each line. Raises BadInput for an unknown one."""
    packs = tuple(asked.packs)
    known = {**_faces(texts.lang, asked.game), **_faces(texts.lang, asked.game, packs)}
    codes = asked.word.split()[:MOST]
    unknown = next((code for code in codes if code not in known), "")
    if unknown:
        raise BadInput("server-no-code", code=unknown)
    return [known[code] for code in codes]


def rules(texts: Texts, asked: LookUp) -> library_api.RuleSearch:
    """What the rulebook has on a word; nothing on a search for cards by their fields."""
    book = _book(texts.lang, asked.game, tuple(asked.packs))
    if any(part.field for part in parts(asked.word)):
        return library_api.RuleSearch(LookupResult(asked.game, asked.word))
    found = book.look_up(asked.word)
    return library_api.RuleSearch(found, texts.t("explain-unknown", word=asked.word) if found.empty else "")


def all_puzzles(texts: Texts, asked: LookUp) -> list[library_api.Puzzle]:
    """The puzzles, from easy to hard, and which have been solved."""
    solved = player_progress.read(Path(asked.folder)).solved
    return [
        library_api.Puzzle(
            each.id, each.game, each.name, each.level, each.about,
            puzzles.puzzle_game(each.game).facing(each.given, texts), each.id in solved,
        )
        for each in (puzzles.translated(puzzle, texts.language) for puzzle in puzzles.puzzles().values())
    ]  # fmt: skip


def puzzle(id: str) -> puzzles.Puzzle:
    """A puzzle. Raises BadInput for an unknown one."""
    found = puzzles.puzzles().get(id)
    if found is None:
        raise BadInput("server-no-puzzle", id=id)
    return found


def hints(texts: Texts, asked: LookUp) -> Sequence[str]:
    """The hints of a puzzle, from slight to plain. Raises BadInput for an unknown one."""
    return puzzles.translated(puzzle(asked.word), texts.language).hints


def solution(texts: Texts, asked: LookUp) -> library_api.Solution:
    """The solution of a puzzle, which gets no star after that. Raises BadInput for an unknown one."""
    found, problem = puzzle(asked.word), ""
    try:
        player_progress.note_shown(Path(asked.folder), found.id)
    except BadInput as error:  # it is told nevertheless, as in the terminal
        problem = texts.tell(hide_folders(error.phrase))
    return library_api.Solution("; ".join(solutions.typed_lines(found, texts)), problem)


def all_lessons(texts: Texts, asked: LookUp) -> list[library_api.Lesson]:
    """The lessons of all games, and which are done."""
    known, own = player_progress.read(Path(asked.folder)), Texts(texts.lang)
    own.add(TEXTS)
    return [
        library_api.Lesson(
            each.id, each.game, each.number, own.t(each.key()), each.minutes, len(each.steps),
            each.id in known.learned, known.lessons.get(each.id, 0),
        )
        for name in games_with_lessons() for each in lessons(name)
    ]  # fmt: skip


def daily(texts: Texts, asked: LookUp) -> library_api.Daily:
    """The game of the day, and how the days before went."""
    day = datetime.now(UTC).date()
    game, dealt = daily_game()
    results = player_progress.read(Path(asked.folder)).daily
    days = [library_api.Day(date, found.won, found.rounds) for date, found in sorted(results.items())[-60:]]
    facing = dealt.facing(dealt.deal(day)[0], texts)
    return library_api.Daily(day.isoformat(), game, facing, days)


def own_stats(texts: Texts, asked: LookUp) -> library_api.Statistics:
    """One's own finished games in numbers."""
    found = stats.games(Path(asked.folder), asked.game)
    summary = stats.summarize(found)
    return library_api.Statistics(summary.all, summary.rounds, groups(found, texts))


def standing_answers(texts: Texts, asked: LookUp) -> list[api.SavedStandingAnswer]:
    """The standing answers that are kept for later games, of the games that are installed."""
    kept, out = settings.read(Path(asked.folder)).standing, []
    for kind in games_of(tuple(name for name in game_names() if name in kept)):
        words = kind.words(texts)
        for code, number, answer in kept[kind.name]:
            name = words.name(code) if code in words.codes() else code  # it may be of a pack
            line = texts.t("cli-standing-line", card=name, n=number + 1, answer=answer)
            out.append(api.SavedStandingAnswer(kind.name, code, number, line))
    return out


def all_saves(texts: Texts, asked: LookUp) -> list[api.SaveSummary]:
    """The saves of the terminal, without those that cannot be read."""
    out = []
    for save in saves.saves()[:MOST]:
        with suppress(BadInput):
            record, _, _ = saves.read(save, game_names())
            over = not save.running and saves.is_over(record)
            out.append(api.SaveSummary(save.name, record.game, save.changed, len(record.entries), over))
    return out


def check_bot(texts: Texts, asked: LookUp) -> None:
    """Raises BadInput for a bot that there is not, or one that would think for as long as somebody likes."""
    level = asked.word.partition(":")[2]
    if level and level not in LEVELS:
        raise BadInput("bad-no-budget", word=level, levels=list(LEVELS), most=0)
    make_bot(asked.game, asked.word, "0")


LOOKUPS: Final[dict[Subject, Callable[[Texts, LookUp], object]]] = {
    "cards": cards, "faces": faces, "card": card, "rules": rules, "puzzles": all_puzzles, "hints": hints,
    "solution": solution, "lessons": all_lessons, "daily": daily, "stats": own_stats, "standing": standing_answers,
    "saves": all_saves, "bot": check_bot, "decks": deck_choices,
}  # fmt: skip


def look_up(texts: Texts, call: LookUp) -> object:
    """What a page asks to look up. Raises BadInput for anything unknown."""
    return LOOKUPS[call.what](texts, call)
