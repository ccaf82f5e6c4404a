"""Marvel Heroes, the board game. `GAME` is what the table knows of it; nothing costly is imported here."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from goldenrule.gamekit.input_parsing import names, number
from goldenrule.gamekit.setup_options import Offer
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.options import GameOption
from goldenrule.words.phrases import quoted, shown

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from goldenrule.gamekit.statements import OfferedReading
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.games.heroes.balance import HeroesBalance
    from goldenrule.games.heroes.client import HeroesWords
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.games.heroes.packs import HeroesPacks
    from goldenrule.games.heroes.situations.cases import HeroesCases
    from goldenrule.games.heroes.tally import HeroesTally
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.visibility import Event
    from goldenrule.packs.reading import Pack

OPTIONS = ("teams", "scenario", "first_player", "readings", "packs")


class HeroesKind:
    """How the table makes games of Marvel Heroes; a `goldenrule.table.games.GameKind`."""

    name = "heroes"
    title = "Marvel Heroes"
    bot = "sensible"
    thinks = True
    hidden_hands = True
    together = ("pay", "discard", "lead", "backup", "keep", "assign", "destination")
    onward: Mapping[str, Sequence[str]] = {
        "keep": ("assign", "ally"), "assign": ("ally",), "lead": ("backup",), "destination": ("escort", "travel"),
    }  # fmt: skip
    targets = ("choose", "mode", "destination", "scheme", "scheme_use", "pay", "discard")
    after_target = ("escort", "discard")
    after_passing = ("power", "scheme")
    whatever_comes: Mapping[str, Collection[str]] = {"story": ("story",)}
    turns = ("turn",)
    verbs = ("troubleshoot", "special", "event", "use", "move", "treat", "story")
    ends = ()
    stays = ("rest",)
    options = (
        GameOption("teams", "help-two-four-teams", "A,B", asked=True),
        GameOption("players", "help-how-many-players", "N"),
        GameOption("scenario", "help-scenario-random-born", "SCENARIO", asked=True),
        GameOption("first_player", "help-player-first", "N", seat=True),
        GameOption("readings", "help-other-readings-rules", "A,B", flag="rules"),
        GameOption("packs", "help-folder-content-pack", "FOLDER", flag="pack", many=True),
    )

    def make(self, options: dict[str, Any], seed: str) -> "Heroes":
        """Raises BadInput for an option that there is not, or of a wrong kind."""
        from goldenrule.games.heroes.catalogue import load_content
        from goldenrule.games.heroes.rules.setup import Setup, new_game

        for key in options:
            if key not in OPTIONS:
                raise BadInput("heroes-bad-marvel-heroes-no", key=shown(key), options=OPTIONS)
        given = {key: value for key, value in options.items() if key != "packs"}
        for key in ("teams", "readings"):
            if key in given:
                given[key] = names(key, given[key])
        if not isinstance(given.get("scenario", ""), str):
            raise BadInput("heroes-bad-option-scenario-text", given=shown(given["scenario"]))
        if type(given.get("first_player", 0)) not in (int, type(None)):
            raise BadInput("heroes-bad-option-first-player", given=shown(given["first_player"]))
        if not options.get("packs"):
            return new_game(Setup(**given, seed=seed), load_content())
        from goldenrule.games.heroes.packs import PACKS
        from goldenrule.packs.pack_store import plain, resolve

        packs = resolve(options["packs"], PACKS)
        return new_game(Setup(**given, seed=seed), load_content(packs), {"packs": plain(packs)})

    def content_hash(self) -> str:
        from goldenrule.games.heroes.catalogue import load_content

        return load_content().hash

    def parse_options(self, words: Mapping[str, str]) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for key, word in words.items():
            if key == "players":
                usual = self._usual_teams(word)
                teams = [part for part in words.get("teams", "").split(",") if part.strip()]
                if teams and len(teams) != len(usual):
                    raise BadInput("heroes-bad-teams-play", word=word, n=len(teams))
                if not teams:
                    out["teams"] = usual
            elif key in ("teams", "readings"):
                out[key] = [part.strip() for part in word.split(",") if part.strip()]
            elif key == "packs":
                out[key] = [line for line in word.splitlines() if line]
            elif key == "first_player":
                out[key] = number(word)
                if out[key] is None:
                    raise BadInput("heroes-bad-option-first-player-number", word=quoted(word))
            elif key == "scenario":
                out[key] = word
            else:
                raise BadInput("heroes-bad-marvel-heroes-no", key=quoted(key), options=OPTIONS)
        return out

    def _usual_teams(self, players: str) -> list[str]:
        """Teams for so many players, the usual two first."""
        from goldenrule.games.heroes.rules.setup import Setup

        if players not in ("2", "3", "4"):
            raise BadInput("heroes-bad-option-players", players=players)
        every = [*Setup().teams, *(each.id for each in self.choices("teams"))]
        return list(dict.fromkeys(every))[: int(players)]

    def choices(self, option: str, packs: "Sequence[Pack]" = ()) -> "Sequence[Offer | OfferedReading]":
        """Teams and scenarios, those of packs among them, and readings."""
        from goldenrule.games.heroes.catalogue import load_content

        if option == "readings":
            from goldenrule.gamekit.statements import OfferedReading
            from goldenrule.games.heroes.clauses import PACKAGE

            return OfferedReading.every(PACKAGE)
        types = {"teams": "team", "scenario": "scenario"}
        if option not in types:
            raise BadInput("heroes-bad-marvel-heroes-offers", option=option)
        return [Offer(face.code, face.facts.name, face.code) for face in load_content(packs).of(types[option])]

    def contents(self, options: dict[str, Any], texts: "Translator") -> list[tuple[str, list[str]]]:
        """Every set of cards of a game: a `goldenrule.table.games.Lists`."""
        from goldenrule.games.heroes.contents import contents

        return contents(self.make(options, "0"), texts)

    def words(self, texts: "Translator") -> "HeroesWords":
        from goldenrule.games.heroes.client import HeroesWords

        return HeroesWords(texts)

    def owes(self, game: "Heroes", decision: "Decision") -> int:
        from goldenrule.games.heroes import spending

        return spending.owes(game, decision)

    def spends(self, game: "Heroes", decision: "Decision", option: "Option") -> int:
        return 1

    def paid(self, event: "Event", seat: int) -> "Sequence[Option]":
        """Cards from the hand: a `goldenrule.table.target_prompts.TellsPayments`."""
        return (event[2],) if event[:2] == ("paid", seat) else ()

    def kept(self, game: "Heroes", decision: "Decision") -> "Callable[[Option], float]":
        """What is given up: with `owes` and the kinds above, a `goldenrule.table.games.Combines`."""
        from goldenrule.games.heroes import spending

        return lambda option: spending.kept(game, option)

    def notable(self, game: "Heroes", decision: "Decision") -> "list[Option]":
        """Where heroes mostly go: with the kinds above, a `goldenrule.table.games.Foresees`."""
        from goldenrule.games.heroes.ids import SCENARIO_PLACE
        from goldenrule.games.heroes.rules.moves import HOME

        places = {SCENARIO_PLACE, *(game.district(headline) for headline in game.state.headlines if headline)}
        return [each for each in decision.options if each == HOME or each[2] in places]

    def estimate(self, game: "Heroes", seat: int) -> float:
        """How a game stands: a `goldenrule.table.review.Estimates`."""
        from goldenrule.games.heroes.bots.estimate import estimate

        return estimate(game, seat)

    def winners(self, game: "Heroes") -> tuple[int, ...]:
        return tuple(int(word) for word in game.state.winner.split("+") if word.isdigit())

    def free(self, game: "Heroes", decision: "Decision", option: "Option") -> bool:
        from goldenrule.gamekit.free_abilities import may_is_free
        from goldenrule.games.heroes.rules.benefits import is_free

        return may_is_free(game, decision, option) or is_free(game, decision, option)

    def tally(self) -> "type[HeroesTally]":
        """What the lab counts: a `goldenrule.lab.results.Counts`."""
        from goldenrule.games.heroes.tally import HeroesTally

        return HeroesTally

    def facts(self, game: "Heroes") -> dict[str, str | list[str]]:
        """What a game was, for statistics: `goldenrule.table.stats.Telling`."""
        return {"team": list(game.setup["teams"]), "scenario": game.setup["scenario"]}

    def ending(self, game: "Heroes") -> str:
        from goldenrule.games.heroes.rules.endings import how

        return how(game) if game.state.winner else ""

    def packs(self) -> "HeroesPacks":
        """What packs of this game may hold: a `goldenrule.packs.reading.GamePacks`."""
        from goldenrule.games.heroes.packs import PACKS

        return PACKS

    def balance(self, packs: "tuple[Pack, ...]" = ()) -> "HeroesBalance":
        """How fair the game should be: a `goldenrule.lab.balance.Fair`."""
        from goldenrule.games.heroes.balance import HeroesBalance

        return HeroesBalance(packs)

    def lessons(self) -> "Traversable":
        """The folder of the lessons: a `goldenrule.table.games.Teaches`."""
        from importlib.resources import files

        return files(__name__) / "lessons"

    def cases(self) -> "HeroesCases":
        """What the lab needs to run case files: a `goldenrule.lab.cases.CaseGame`."""
        from goldenrule.games.heroes.situations.cases import HeroesCases

        return HeroesCases()


GAME = HeroesKind()
