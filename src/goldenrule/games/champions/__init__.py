"""Marvel Champions: The Card Game, core set. `GAME` is what the table knows of it; nothing costly is imported here."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.input_parsing import names, number
from goldenrule.gamekit.setup_options import Offer
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.options import GameOption
from goldenrule.words.phrases import Help, Phrase, quote, show_value

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from importlib.resources.abc import Traversable

    from goldenrule.gamekit.benchmark import Suite
    from goldenrule.gamekit.deck_swaps import DeckTuning
    from goldenrule.gamekit.first_screen import Answers, OwnDeck
    from goldenrule.gamekit.profiles import Profile
    from goldenrule.gamekit.puzzles import PuzzlePositions
    from goldenrule.gamekit.statements import OfferedReading
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.games.champions.client import ChampionsWords
    from goldenrule.games.champions.companion.table import ChampionsCompanion
    from goldenrule.games.champions.daily import ChampionsDaily
    from goldenrule.games.champions.deck_builder import ChampionsDecks
    from goldenrule.games.champions.decks import DeckOptions
    from goldenrule.games.champions.first_screen import ChampionsScreen
    from goldenrule.games.champions.game import Champions
    from goldenrule.games.champions.multi_select import ChampionsMultiSelect
    from goldenrule.games.champions.packs import ChampionsPacks
    from goldenrule.games.champions.rules.setup import GameSetup
    from goldenrule.games.champions.situations.cases import ChampionsCases
    from goldenrule.games.champions.tally import ChampionsTally
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.packs.reading import Pack
    from goldenrule.words.texts import Texts

OPTIONS = (
    "heroes", "aspects", "boxes", "scenario", "expert", "modular", "decks", "any_deck", "readings", "first_player",
    "packs",
)  # fmt: skip


class ChampionsKind(GameKind["Champions"]):
    """How the table makes games of Champions."""

    name = "champions"
    title = "Marvel Champions: The Card Game"
    bot = "sensible"
    thinks = True
    hidden_hands = False  # the players are on one side
    stats_options = {"hero": "heroes", "scenario": "scenario"}
    options = (
        GameOption("heroes", "help-heroes-one-seat", "A,B", enough=True),
        GameOption("decks", "help-decks-one-seat", "A,B", flag="deck", enough=True),
        GameOption("any_deck", "help-decks-may-break"),
        GameOption("scenario", "help-scenario-rhino-klaw", "SCENARIO"),
        GameOption("expert", "help-expert-mode"),
        GameOption("modular", "help-modular-or-random", "A,B"),
        GameOption("first_player", "help-player-first", "N", seat=True),
        GameOption("readings", "help-default-later-later", "A,B", flag="rules"),
        GameOption("packs", "help-folder-content-pack", "FOLDER", flag="pack", many=True),
    )

    companion_options = (
        GameOption("heroes", "help-begin-new-table", "A,B", enough=True),
        GameOption("scenario", "help-scenario-rhino-klaw", "SCENARIO"),
        GameOption("expert", "help-expert-mode"),
        GameOption("modular", "help-modular-sets", "A,B"),
    )

    def setup(self, options: Mapping[str, object], seed: str) -> "GameSetup":
        """The options of a record as a `GameSetup`. Raises BadInput for one that there is not, or of a wrong kind."""
        from goldenrule.games.champions.decks import MOST_CARDS
        from goldenrule.games.champions.rules.setup import GameSetup

        for key in options:
            if key not in OPTIONS and key != "seed":
                raise BadInput("champions-bad-champions-no-option", key=show_value(key), options=OPTIONS)
        lists = {
            key: names(key, options[key])
            for key in ("heroes", "modular", "aspects", "readings")
            if key in options and not (key == "modular" and options[key] is None)
        }
        if any(":" in name for name in lists.get("heroes", ())):
            pairs = [name.partition(":") for name in lists["heroes"]]  # "iron_man:protection" names an aspect, too
            lists["heroes"] = tuple([hero for hero, _, _ in pairs])
            lists["aspects"] = tuple([aspect for _, _, aspect in pairs])
        packs: tuple[Pack, ...] = ()
        if "packs" in options:
            from goldenrule.games.champions.packs import PACKS
            from goldenrule.packs.pack_store import resolve

            packs = resolve(options["packs"], PACKS)
        usual = GameSetup()
        expert, any_deck = _flag(options, "expert"), _flag(options, "any_deck")
        scenario, boxes = _text(options, "scenario", usual.scenario), _text(options, "boxes", usual.boxes)
        first_player = options.get("first_player", usual.first_player)
        if type(first_player) is not int:
            raise BadInput("champions-bad-option-first-player", given=show_value(first_player))
        decks = options.get("decks", {})
        if not isinstance(decks, Mapping) or any(number(str(seat)) is None for seat in decks):
            raise BadInput("champions-bad-option-decks-maps", decks=show_value(decks))
        heroes = lists.get("heroes", usual.heroes)
        if len(decks) > len(heroes):
            raise BadInput("champions-bad-decks-more-players", n=len(decks))
        return GameSetup(
            heroes=heroes,
            scenario=scenario,
            expert=expert,
            modular=lists.get("modular"),
            seed=seed,
            decks={int(seat): names(f"decks of seat {seat}", codes, MOST_CARDS) for seat, codes in decks.items()},
            first_player=first_player,
            aspects=lists.get("aspects", ()),
            boxes=boxes,
            readings=lists.get("readings", ()),
            packs=packs,
            any_deck=any_deck,
        )

    def make(self, options: Mapping[str, object], seed: str) -> "Champions":
        from goldenrule.games.champions.catalogue import load_content
        from goldenrule.games.champions.rules.setup import new_game

        setup = self.setup(options, seed)
        return new_game(setup, load_content(setup.packs))

    def content_hash(self) -> str:
        from goldenrule.games.champions.catalogue import load_content

        return load_content().hash

    def parse_options(self, words: Mapping[str, str]) -> dict[str, object]:
        out: dict[str, object] = {}
        for key, word in words.items():
            if key in ("heroes", "modular", "aspects", "readings"):
                out[key] = [part.strip() for part in word.split(",") if part.strip()]
            elif key in ("expert", "any_deck"):
                if word not in ("yes", "no"):
                    raise BadInput("champions-bad-option-yes-no", key=key, word=word)
                out[key] = word == "yes"
            elif key == "first_player":
                out[key] = number(word)
                if out[key] is None:
                    raise BadInput("champions-bad-option-first-player-number", word=quote(word))
            elif key in ("scenario", "boxes"):
                out[key] = word
            elif key == "packs":
                from goldenrule.games.champions.packs import PACKS
                from goldenrule.packs.pack_store import plain, resolve

                out[key] = plain(resolve(word.splitlines(), PACKS))
            elif key == "decks":
                out |= _load_decks(words)
            elif key == "own_decks":
                pass  # they stand among the heroes
            else:
                raise BadInput("champions-bad-champions-no-option", key=quote(key), options=OPTIONS)
        if "own_decks" in words:
            from goldenrule.games.champions.own_decks import seated

            return seated(out, words, _packs_of(words))
        return out

    def profile(
        self, texts: "Texts", packs: "Sequence[Pack]", step: str, id: str, answers: "Answers"
    ) -> "Profile | None":
        from goldenrule.games.champions.profiles import Profiles

        return Profiles(texts, tuple(packs)).of(step, id, answers)

    def own_decks(self, texts: "Translator", words: Mapping[str, str]) -> "Sequence[OwnDeck]":
        from goldenrule.games.champions.own_decks import about_all

        return about_all(texts, words, _packs_of(words))

    def deck_builder(self, texts: "Translator", packs: "tuple[Pack, ...]") -> "ChampionsDecks":
        from goldenrule.games.champions.deck_builder import ChampionsDecks

        return ChampionsDecks(texts, packs)

    def choices(self, option: str, packs: "Sequence[Pack]" = ()) -> "Sequence[Offer | OfferedReading]":
        """Heroes, scenarios and modular sets, those of packs among them, and readings."""
        from goldenrule.games.champions.sets import heroes, load_facts, modulars, scenarios
        from goldenrule.games.champions.text.names import set_code

        every = tuple(packs)
        if option == "heroes":
            return [Offer(h.id, load_facts(every)[h.hero].name, h.hero) for h in heroes(every).values()]
        if option == "scenario":
            return [Offer(s.id, s.name, set_code(s)) for s in scenarios(every).values()]
        if option == "modular":
            return [Offer(m.id, m.name, set_code(m)) for m in modulars(every).values()]
        if option == "readings":
            from goldenrule.gamekit.statements import OfferedReading
            from goldenrule.games.champions.clauses import PACKAGE

            return OfferedReading.every(PACKAGE)
        raise BadInput("champions-bad-champions-offers-nothing", option=option)

    def first_screen(
        self, texts: "Translator", given: Mapping[str, str], packs: "Sequence[Pack]" = ()
    ) -> "ChampionsScreen":
        from goldenrule.games.champions.first_screen import ChampionsScreen

        return ChampionsScreen(texts, given, tuple(packs))

    def add_commands(
        self,
        add: "Callable[[str, str], ArgumentParser]",
        texts: "Callable[[], Translator]",
        tools: "Mapping[str, Callable[[Namespace], int]]",
    ) -> None:
        from goldenrule.games.champions.deck_commands import arguments

        arguments(add("deck", Help("help-decks")), texts, tools["tune"])

    def option_notes(self, words: Mapping[str, str]) -> list[Phrase]:
        if "decks" not in words:
            return []
        from goldenrule.games.champions.deck_commands import notes

        return notes(words)

    def tuning(self, options: Mapping[str, object]) -> "DeckTuning":
        from goldenrule.games.champions.deck_swaps import tuning
        from goldenrule.games.champions.decks import card_base

        return tuning(options, card_base(self.setup(options, "0").packs))

    def lessons(self) -> "Traversable":
        from importlib.resources import files

        return files(__name__) / "lessons"

    def benchmark(self) -> "Suite":
        from goldenrule.games.champions.benchmark import SUITE

        return SUITE

    def cases(self) -> "ChampionsCases":
        from goldenrule.games.champions.situations.cases import ChampionsCases

        return ChampionsCases()

    def packs(self) -> "ChampionsPacks":
        from goldenrule.games.champions.packs import PACKS

        return PACKS

    def puzzles(self) -> "PuzzlePositions[Champions]":
        from goldenrule.games.champions.situations.puzzles import ChampionsPuzzles

        return ChampionsPuzzles()

    def daily_game(self) -> "ChampionsDaily":
        from goldenrule.games.champions.daily import ChampionsDaily

        return ChampionsDaily()

    def companion(
        self, options: Mapping[str, object], seed: str, typed: bool, texts: "Translator"
    ) -> "ChampionsCompanion":
        from goldenrule.games.champions.companion.table import ChampionsCompanion

        return ChampionsCompanion.begin(self.setup(options, seed), typed, texts)

    def multi_select(self) -> "ChampionsMultiSelect":
        from goldenrule.games.champions.multi_select import ChampionsMultiSelect

        return ChampionsMultiSelect()

    def words(self, texts: "Translator") -> "ChampionsWords":
        from goldenrule.games.champions.client import ChampionsWords

        return ChampionsWords(texts)

    def winners(self, game: "Champions") -> tuple[int, ...]:
        return tuple(range(game.state.seats)) if game.state.winner == "players" else ()

    def tally(self) -> "type[ChampionsTally]":
        from goldenrule.games.champions.tally import ChampionsTally

        return ChampionsTally

    def stats_facts(self, game: "Champions") -> dict[str, str | list[str]]:
        from goldenrule.games.champions.tally import facts

        return facts(game)

    def is_free(self, game: "Champions", decision: "Decision", option: "Option") -> bool:
        from goldenrule.gamekit.free_abilities import may_is_free
        from goldenrule.games.champions.rules.benefits import is_free

        return may_is_free(game, decision, option) or is_free(game, decision, option)

    def ending(self, game: "Champions") -> str:
        state = game.state
        if state.winner != "villain":
            return "villain defeated" if state.winner else ""
        if not state.alive:
            return "all eliminated"
        threat, target = game.card_facts(state.main_scheme)["threat"], game.table_facts(0)["target"]
        return "scheme completed" if threat >= target else "no cards left"


def _flag(options: Mapping[str, object], key: str) -> bool:
    """An option that is true or false, usually false. Raises BadInput for anything else."""
    found = options.get(key, False)
    if not isinstance(found, bool):
        raise BadInput("champions-bad-option-true-false", key=key, given=show_value(found))
    return found


def _text(options: Mapping[str, object], key: str, usual: str) -> str:
    """An option that is a text. Raises BadInput for anything else."""
    found = options.get(key, usual)
    if not isinstance(found, str):
        raise BadInput("champions-bad-option-text", key=key, given=show_value(found))
    return found


def _packs_of(words: Mapping[str, str]) -> "tuple[Pack, ...]":
    """The packs among the words of options. Raises BadInput for a bad one."""
    from goldenrule.games.champions.packs import PACKS
    from goldenrule.packs.pack_store import resolve

    return resolve(words.get("packs", "").splitlines(), PACKS)


def _load_decks(words: Mapping[str, str]) -> "DeckOptions":
    """The options for the deck files (or decks at MarvelCDB) that somebody at this computer has named."""
    from goldenrule.games.champions.deck_files import load_deck
    from goldenrule.games.champions.decks import card_base, deck_options

    if "heroes" in words or "aspects" in words:
        raise BadInput("champions-bad-deck-says-hero")
    names = [name.strip() for name in words["decks"].split(",") if name.strip()]
    if not names:
        raise BadInput("champions-bad-no-deck-named")
    base = card_base(_packs_of(words))
    decks = [load_deck(name, base=base).deck for name in names]
    return deck_options(decks, words.get("any_deck") == "yes", base)


GAME = ChampionsKind()
