"""What the parts of the table of Marvel Heroes have in common: names of teams, heroes with their teams, powers."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict, TypeVar

from msgspec.structs import asdict

from goldenrule.gamekit.board import BoardMaker, Fact, Tone
from goldenrule.games.heroes.board_types import CardGroup, GaugeFact, NumberFact, TeamCard
from goldenrule.games.heroes.card_words import HeroesCards
from goldenrule.games.heroes.facts import Facts, Power
from goldenrule.games.heroes.text import facts as printed
from goldenrule.games.heroes.text.names import own_name
from goldenrule.kernel.views import View

F = TypeVar("F", bound=Fact)


class CardNames(TypedDict):
    """What a card is, what it is called, and whose it is, as fields of a `TeamCard`."""

    name: str
    code: str
    id: int
    seat: int
    team: str
    short: NotRequired[str]


MINOR = ("power_ups", "mastermind", "plans_done", "plans_known", "most_wanted", "scenario")
"""The groups that are left out first where there is little room."""
POWERS: dict[str, Tone] = {"red": "red", "orange": "orange", "yellow": "yellow"}


def typed(kind: type[F], said: Fact, **more: object) -> F:
    """Return a fact as one of a narrower type, with its other fields."""
    return kind(**(asdict(said) | more))


class HeroesTable(BoardMaker):
    """The table of Marvel Heroes, with the names of the teams, and whose hero is whose."""

    def __init__(self, view: View, words: HeroesCards) -> None:
        super().__init__(view, words)
        self.texts = words.texts
        index = words.content.index
        self.teams = [words.name(code) if code in index else code for code in self.table["teams"]]
        self.seat_of = {id: seat for seat in range(len(self.teams)) for id in self.seen_cards(f"team{seat}")}

    def name(self, id: int) -> str:
        """The name of a card."""
        called: str = self.words.name(self.faces[id].code)
        return called

    def named(self, id: int) -> CardNames:
        """What a card is, and whose."""
        seat = self.seat_of.get(id, -1)
        team = self.teams[seat] if seat >= 0 else ""
        return {"name": self.name(id), "code": self.faces[id].code, "id": id, "seat": seat, "team": team}

    def titled(self, id: int) -> CardNames:
        """A headline or Story, whose title may be a sentence with commas: in quotation marks where it is read."""
        title = self.name(id)
        return {**self.named(id), "name": self.t("board-heroes-title", title=title), "short": title}

    def card(self, id: int, facts: Sequence[Fact] = (), tone: Tone = "") -> TeamCard:
        return TeamCard(**self.named(id), facts=facts, tone=tone)

    def group(
        self, key: str, cards: Sequence[TeamCard], message: str = "", spaces: int = 0, note: Fact | None = None
    ) -> CardGroup:
        """Cards below the heading of a message, by default that of the key."""
        name, minor = self.t(f"board-heroes-{message or key.replace('_', '-')}"), key in MINOR
        return CardGroup(name=name, items=cards, minor=minor, ordered=key == "story", key=key, spaces=spaces, note=note)

    def number(self, message: str, tone: Tone = "", *, key: str, value: int, detail: bool = False) -> NumberFact:
        return typed(NumberFact, self.say(message, tone, detail=detail, key=key, n=value))

    def tag(self, seat: int) -> str:
        """The shortest beginning of a team's name that no other team has, in capitals and without an article."""
        names = [self.bare(team) for team in self.teams]
        name = names[seat]
        for n in range(1, len(name)):
            if sum(each[:n] == name[:n] for each in names) == 1:
                return name[:n].upper()
        return name.upper()

    def bare(self, team: str) -> str:
        """The name of a team without the article with which it begins in some languages."""
        first, _, rest = team.partition(" ")
        return rest if rest and first in self.texts.attribute("heroes-team", "articles").split() else team

    def team_of(self, seat: int) -> Fact:
        return Fact(self.teams[seat], self.tag(seat), key="team", codes=[self.table["teams"][seat]])

    def scenario(self) -> int:
        return next(id for id in self.seen_cards("scenario") if self.facts(id).type == "scenario")

    def price(self, facts: Facts) -> list[Fact]:
        ko = self.say("board-heroes-ko", key="ko", n=facts.ko)
        return [ko, self.say("board-heroes-cost", detail=True, key="cost", n=facts.cost)]

    def ko(self, id: int) -> GaugeFact:
        taken, most = self.view.cards[id].get("ko", 0), self.facts(id).ko
        said = self.say("board-heroes-ko-of", "bad" if taken else "dim", detail=not taken, n=taken, ko=most)
        return typed(GaugeFact, said, full=most, key="ko")

    def power(self, found: Power, named: bool = False, now: Sequence[int] | None = None) -> Fact:
        """A power and its values, printed or as they are `now`; with its name in short, too, if `named`."""
        attack, defense, outwit = (found.attack, found.defense, found.outwit) if now is None else now
        colour = self.t(f"heroes-colour-{found.colour}")
        short = self.t("board-heroes-power", colour=colour, attack=attack, defense=defense, outwit=outwit)
        said = printed.power(self.texts, found, now=now)
        key = "power" if named else found.colour
        return Fact(
            said, f"{own_name(self.texts, found.name)} {short}" if named else short, tone=POWERS[found.colour], key=key
        )
