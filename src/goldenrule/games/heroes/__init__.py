"""Marvel Heroes, the board game. `GAME` is what the table knows of it; nothing costly is imported here."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.input_parsing import names, number
from goldenrule.gamekit.setup_options import Offer
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.options import GameOption
from goldenrule.words.phrases import quote, show_value

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from goldenrule.gamekit.benchmark import Suite
    from goldenrule.gamekit.first_screen import Answers
    from goldenrule.gamekit.profiles import Profile
    from goldenrule.gamekit.prompt_commands import PromptCommand
    from goldenrule.gamekit.statements import OfferedReading
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.games.heroes.balance import HeroesBalance
    from goldenrule.games.heroes.client import HeroesWords
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.games.heroes.multi_select import HeroesMultiSelect
    from goldenrule.games.heroes.packs import HeroesPacks
    from goldenrule.games.heroes.situations.cases import HeroesCases
    from goldenrule.games.heroes.tally import HeroesTally
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.packs.reading import Pack
    from goldenrule.words.texts import Texts

OPTIONS = ("teams", "scenario", "first_player", "readings", "packs")


class HeroesKind(GameKind["Heroes"]):
    """How the table makes games of Marvel Heroes."""

    name = "heroes"
    title = "Marvel Heroes"
    bot = "sensible"
    thinks = True
    hidden_hands = True
    stats_options = {"team": "teams", "scenario": "scenario"}
    options = (
        GameOption("teams", "help-two-four-teams", "A,B", asked=True),
        GameOption("players", "help-how-many-players", "N"),
        GameOption("scenario", "help-scenario-random-born", "SCENARIO", asked=True),
        GameOption("first_player", "help-player-first", "N", seat=True),
        GameOption("readings", "help-other-readings-rules", "A,B", flag="rules"),
        GameOption("packs", "help-folder-content-pack", "FOLDER", flag="pack", many=True),
    )

    def make(self, options: Mapping[str, object], seed: str) -> "Heroes":
        """Raises BadInput for an option that there is not, or of a wrong kind."""
        from goldenrule.games.heroes.catalogue import load_content
        from goldenrule.games.heroes.rules.setup import Setup, new_game

        for key in options:
            if key not in OPTIONS:
                raise BadInput("heroes-bad-marvel-heroes-no", key=show_value(key), options=OPTIONS)
        usual = Setup()
        teams, readings = (
            names(key, options[key]) if key in options else otherwise
            for key, otherwise in (("teams", usual.teams), ("readings", usual.readings))
        )
        scenario, first_player = options.get("scenario", usual.scenario), options.get("first_player")
        if not isinstance(scenario, str):
            raise BadInput("heroes-bad-option-scenario-text", given=show_value(scenario))
        if type(first_player) is not int and first_player is not None:
            raise BadInput("heroes-bad-option-first-player", given=show_value(first_player))
        setup = Setup(teams=teams, scenario=scenario, first_player=first_player, readings=readings, seed=seed)
        if not options.get("packs"):
            return new_game(setup, load_content())
        from goldenrule.games.heroes.packs import PACKS
        from goldenrule.packs.pack_store import plain, resolve

        packs = resolve(options["packs"], PACKS)
        return new_game(setup, load_content(packs), {"packs": plain(packs)})

    def content_hash(self) -> str:
        from goldenrule.games.heroes.catalogue import load_content

        return load_content().hash

    def parse_options(self, words: Mapping[str, str]) -> dict[str, object]:
        out: dict[str, object] = {}
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
                    raise BadInput("heroes-bad-option-first-player-number", word=quote(word))
            elif key == "scenario":
                out[key] = word
            else:
                raise BadInput("heroes-bad-marvel-heroes-no", key=quote(key), options=OPTIONS)
        return out

    def _usual_teams(self, players: str) -> list[str]:
        """Teams for this many players, the usual two first."""
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

    def profile(
        self, texts: "Texts", packs: "Sequence[Pack]", step: str, id: str, answers: "Answers"
    ) -> "Profile | None":
        from goldenrule.games.heroes.profiles import profile

        return profile(texts, tuple(packs), step, id)

    def contents(self, options: dict[str, object], texts: "Translator") -> list[tuple[str, list[str]]]:
        from goldenrule.games.heroes.contents import contents

        return contents(self.make(options, "0"), texts)

    def multi_select(self) -> "HeroesMultiSelect":
        from goldenrule.games.heroes.multi_select import HeroesMultiSelect

        return HeroesMultiSelect()

    def prompt_commands(self) -> "Mapping[str, PromptCommand]":
        from goldenrule.gamekit.prompt_commands import DICE, DISTRICTS

        return {**DISTRICTS, **DICE}

    def words(self, texts: "Translator") -> "HeroesWords":
        from goldenrule.games.heroes.client import HeroesWords

        return HeroesWords(texts)

    def winners(self, game: "Heroes") -> tuple[int, ...]:
        return tuple(int(word) for word in game.state.winner.split("+") if word.isdigit())

    def is_free(self, game: "Heroes", decision: "Decision", option: "Option") -> bool:
        from goldenrule.gamekit.free_abilities import may_is_free
        from goldenrule.games.heroes.rules.benefits import is_free

        return may_is_free(game, decision, option) or is_free(game, decision, option)

    def tally(self) -> "type[HeroesTally]":
        from goldenrule.games.heroes.tally import HeroesTally

        return HeroesTally

    def stats_facts(self, game: "Heroes") -> dict[str, str | list[str]]:
        return {"team": list(game.setup["teams"]), "scenario": game.setup["scenario"]}

    def ending(self, game: "Heroes") -> str:
        from goldenrule.games.heroes.rules.endings import ending_of

        return ending_of(game) if game.state.winner else ""

    def packs(self) -> "HeroesPacks":
        from goldenrule.games.heroes.packs import PACKS

        return PACKS

    def balance(self, packs: "tuple[Pack, ...]" = ()) -> "HeroesBalance":
        from goldenrule.games.heroes.balance import HeroesBalance

        return HeroesBalance(packs)

    def lessons(self) -> "Traversable":
        from importlib.resources import files

        return files(__name__) / "lessons"

    def benchmark(self) -> "Suite":
        from goldenrule.games.heroes.benchmark import SUITE

        return SUITE

    def cases(self) -> "HeroesCases":
        from goldenrule.games.heroes.situations.cases import HeroesCases

        return HeroesCases()


GAME = HeroesKind()
