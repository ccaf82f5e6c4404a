"""The first screen of any game: what the game asks, or else its options that want to be; and who plays."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goldenrule.gamekit.first_screen import Answers, Choice, FirstScreen, Step
from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.profiles import Profile, own_sentence
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.packs.reading import Pack

SEVERAL = "A,B"
"""The `GameOption.metavar` of an option that takes several values."""
PLAYERS, SEAT = "players", "seat"
"""The keys of the steps that every game may have."""
PEOPLE, BOT = "people", "bot"
LEVELS = ("easy", "normal", "hard", "expert")
"""How long bots think that do (`goldenrule.bots.search`), each an answer to who plays."""


class OptionScreen:
    """The options that ask to be asked. What is not answered is left out, so that the game takes what is usual."""

    def __init__(self, kind: GameKind, texts: Texts, given: Mapping[str, str], packs: "Sequence[Pack]") -> None:
        self.kind = kind
        self.texts = texts
        self.given = given
        self.packs = packs

    def steps(self, answers: Answers) -> list[Step]:
        out = []
        for option in self.kind.options:
            if option.asked and option.name not in self.given:
                own = f"setup-{self.kind.name}-{option.name}"
                key, said = (
                    own if self.texts.has(own) else "setup-option",
                    {"what": option.help, **self.settled_words()},
                )
                name, about = (self.texts.attribute(key, each, **said) for each in ("name", "about"))
                found = [
                    (each.id, each.called(self.texts, self.kind.name))
                    for each in self.kind.choices(option.name, self.packs)
                ]
                choices = [Choice(id, called, called) for id, called in found]
                many, title = option.metavar == SEVERAL, self.texts.t(key, **said)
                out.append(Step(option.name, title, choices, many=many, name=name, about=about))
        return out

    def settled_words(self) -> dict[str, str | int]:
        """What has been said before, for questions that depend on it: "" for what is open."""
        words = {option.name: self.given.get(option.name, "") for option in self.kind.options}
        return {name: word if (n := number(word)) is None else n for name, word in words.items()}

    def words(self, answers: Answers) -> dict[str, str]:
        return {**self.given, **{name: ",".join(ids) for name, ids in answers.items() if ids}}

    def summary(self, answers: Answers) -> list[tuple[str, list[str]]]:
        return self.kind.contents(self.kind.parse_options(self.words(answers)), self.texts)


class TableScreen:
    """The game's own questions, then who plays and which seat is whose; a `goldenrule.gamekit.first_screen`.

    `given` are the words of options; `players` and `seat` say whether these are still open, and `links` whether people
    can join by a link. In a game in which all are
    on one side, people play all seats if nothing else is said, and a single player is asked neither.
    """

    def __init__(
        self,
        kind: GameKind,
        texts: Texts,
        given: Mapping[str, str],
        packs: "Sequence[Pack]",
        *,
        players: bool = True,
        seat: bool = True,
        links: bool = True,
    ) -> None:
        self.kind = kind
        self.texts = texts
        self.packs = packs
        own = kind.first_screen(texts, given, packs)
        self.game: FirstScreen = own or OptionScreen(kind, texts, given, packs)
        self.together = own is not None and not kind.hidden_hands
        self.asks_players = players
        self.asks_seat = seat
        self.links = links

    def steps(self, answers: Answers) -> list[Step]:
        out = self.game.steps(answers)
        seats: list[str] = []
        if self.together and all(step.key in answers for step in out):
            seats = self.names(answers)
        if self.asks_players and (len(seats) > 1 or not self.together):
            out.append(self.players_step())
        if self.asks_seat and not self.people(answers) and all(step.key in answers for step in out):
            seats = seats or self.names(answers)
            if len(seats) > 1:
                out.append(self.seat_step(seats))
        return out

    def players_step(self) -> Step:
        """Who plays the other seats."""
        t, name, together = self.texts.t, self.texts.attribute, "yes" if self.together else "no"
        choices = [
            Choice(id, t(key, bot=self.kind.bot, together=together), name(key, "name"))
            for id, key in ((BOT, "setup-bot"), (PEOPLE, "setup-people"))
        ]
        usual = PEOPLE if self.together else BOT
        if self.kind.thinks:
            for level in LEVELS:
                said = {"level": t("setup-level", level=level), "together": together}
                choices.insert(-1, Choice(level, t("setup-thinks", **said), name("setup-thinks", "name", **said)))
        choices.sort(key=lambda choice: choice.id != usual)
        title = t("setup-players", together=together)
        return Step(PLAYERS, title, choices, (usual,), name=name("setup-players", "name"))

    def seat_step(self, names: Sequence[str]) -> Step:
        """Which seat is whose."""
        choices = [Choice(f"{SEAT}-{seat}", name, name) for seat, name in enumerate(names)]
        said = {"own": names[0], "together": "yes" if self.together else "no"}
        name = self.texts.attribute("setup-seat", "name", **said)
        return Step(SEAT, self.texts.t("setup-seat", **said), choices, (choices[0].id,), name=name)

    def with_profiles(self, steps: Sequence[Step], answers: Answers) -> list[Step]:
        """Return steps with what to know before each choice, for clients that show it."""
        return [
            replace(step, choices=[replace(each, profile=self.profile(step, each, answers)) for each in step.choices])
            for step in steps
        ]

    def profile(self, step: Step, choice: Choice, answers: Answers) -> Profile | None:
        """Return what to know before a choice; None for nothing."""
        if step.key == PLAYERS:
            here = choice.id == PEOPLE and not self.links
            return Profile(strengths=own_sentence(self.texts, PLAYERS, choice.id, *(["here"] if here else [])))
        return self.kind.profile(self.texts, self.packs, step.key, choice.id, answers)

    def names(self, answers: Answers) -> list[str]:
        """The names that the game has for the seats. Raises BadInput if no game can be made."""
        game = self.kind.make(self.kind.parse_options(self.words(answers)), "0")
        words = self.kind.words(self.texts)
        return [words.player(game, seat) for seat in range(game.state.seats)]

    def people(self, answers: Answers) -> bool:
        """Do people sit at all seats?"""
        if self.together and self.asks_players and PLAYERS not in answers:
            return True  # there is no other
        return list(answers.get(PLAYERS, ())) == [PEOPLE]

    def bot(self, answers: Answers) -> str:
        """The bot that plays where nobody does."""
        (id,) = answers.get(PLAYERS, (BOT,))
        return bot_of(id) if id in LEVELS else self.kind.bot

    def seat(self, answers: Answers, usual: int | None) -> int | None:
        """The seat that was chosen, `usual` if none was."""
        return int(answers[SEAT][0].removeprefix(f"{SEAT}-")) if SEAT in answers else usual

    def words(self, answers: Answers) -> dict[str, str]:
        return self.game.words(_game_answers(answers))

    def summary(self, answers: Answers) -> list[tuple[str, list[str]]]:
        return self.game.summary(_game_answers(answers))


def bot_of(level: str) -> str:
    """The name of the bot that thinks so long."""
    return f"thinks:{level}"


def bots_of(kind: GameKind, texts: Texts) -> list[Choice]:
    """The bots that a player chooses from, the usual one first."""
    name = texts.attribute
    found = [Choice(kind.bot, name("setup-bot", "name"), "")]
    if kind.thinks:
        said = [(level, texts.t("setup-level", level=level)) for level in LEVELS]
        found += [Choice(bot_of(level), name("setup-thinks", "name", level=word), "") for level, word in said]
    return found


def _game_answers(answers: Answers) -> Answers:
    """The answers to a game's own questions."""
    return {key: ids for key, ids in answers.items() if key not in (PLAYERS, SEAT)}
