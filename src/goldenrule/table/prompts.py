"""Questions as clients show them: plain data with texts, which a terminal draws and a browser gets as JSON."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from goldenrule.gamekit.wording import joined
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.table.games import Places, Warns
from goldenrule.table.standing import ability_of
from goldenrule.table.together import ENDS, Looking, chooses_several, kinds, places

if TYPE_CHECKING:
    from goldenrule.gamekit.wording import Translator
    from goldenrule.kernel.game import Game
    from goldenrule.table.games import Combines, GameWords
    from goldenrule.table.session import Session


class Item(Struct, frozen=True, omit_defaults=True):
    """Something that may be answered. It is called by its number: its place among the items, from 1.

    `verb` says what kind of thing it is ("play", "pass"), `card` is the id of its card in the seat's view (0: none or a
    hidden one) and `code` the face of the card, "" if the seat does not know it. `place` is the key of the piece of the
    board that it is about, if that is no card: a district, a slot, a power. `standing` is the answer for the ability
    that it uses. With what `ends`, nothing more is done or chosen. `warning` says what else would come of it.
    """

    text: str
    verb: str
    card: int = 0
    code: str = ""
    place: str = ""
    standing: str = ""
    ends: bool = False
    warning: str = ""


class Prompt(Struct, frozen=True, omit_defaults=True):
    """A question to a seat, and what may be answered: by number, or by words of its text.

    `who` is asked where several people share the screen, "" if that is clear. `code` is the card that it is about,
    whose rules text `says` repeats. Enter answers with the numbers in `default` and does what `enter` says; without it
    Enter does nothing. Of `several` things any that may go together can be chosen in one answer, in any order, and what
    is chosen is all. With `cancel` the decision that led to the question can be taken back. `stop` is the number of an
    ability about which the seat need not be asked each time (0: of none), for it may have a standing answer.
    """

    seat: int
    kind: str
    question: str
    items: Sequence[Item]
    who: str = ""
    code: str = ""
    says: Sequence[str] = ()
    default: Sequence[int] = ()
    enter: str = ""
    several: bool = False
    cancel: bool = False
    stop: int = 0


class Bundle(NamedTuple):
    """Items that are the same in words, which stand one after the other: so many from a number on."""

    first: int
    many: int
    item: Item


def bundles(items: Sequence[Item]) -> Iterator[Bundle]:
    """The items of a prompt, those that are the same together. Any number of a bundle means one of them."""
    first = 1
    for _, run in groupby(items, lambda item: (item.text, item.standing, item.warning)):
        same = list(run)
        yield Bundle(first, len(same), same[0])
        first += len(same)


class Asked(NamedTuple):
    """A question that is open: the engine's, how clients show it, and the option behind each item."""

    decision: Decision
    prompt: Prompt
    options: Sequence[Option]


def ask(session: "Session", decision: Decision, words: "GameWords", texts: "Translator") -> Asked:
    """The question of a decision that is open at a table, as it is put to its seat. Pure."""
    game, seat = session.game, decision.seat
    standing = session.standing.of(seat)
    found, proposed = offered(game, decision)
    own = kinds(game)
    said = {option: option_text(game, decision, option, words, texts) for option in found}
    options = listed(found, said, own)
    warns = words.warning if isinstance(words, Warns) else None
    place = words.place if isinstance(words, Places) else None
    items: list[Item] = []
    stop = 0
    for option in options:
        verb, entity, _ = option
        ability = ability_of(game, decision, option)
        if not stop and ability is not None and ability not in standing:
            stop = len(items) + 1
        items.append(
            Item(
                said[option],
                verb,
                game.shown_id(entity, seat),
                code_of(game, entity, seat),
                "" if place is None else place(game, decision, option),
                "" if ability is None else standing.get(ability, ""),
                ends(option, own),
                "" if warns is None or not (entity <= 0 or game.sees(entity, seat)) else warns(game, decision, option),
            )
        )
    default = sorted(place + 1 for place in places(options, proposed))
    code, question = code_of(game, decision.source, seat), words.prompt(game, decision)
    says = words.text(code) if code else []
    # the question has the text already, or its card is one of several that may be chosen
    repeated = any(text in question for text in says) or any(item.code == code for item in items)
    prompt = Prompt(
        seat=seat,
        kind=decision.kind,
        question=question,
        items=items,
        who=words.player(game, seat) if len(session.people) > 1 else "",
        code=code,
        says=() if repeated else says,
        default=default,
        enter=joined(texts, [short(items[n - 1], words) for n in default], "prompt-and") if default else "",
        several=chooses_several(game, decision),
        cancel=session.can_cancel(decision),
        stop=stop,
    )
    return Asked(decision, prompt, options)


def offered(game: "Game", decision: Decision) -> tuple[Sequence[Option], Sequence[Option]]:
    """What may be chosen in a question, and what of it is proposed: nothing if nothing is usual."""
    own = kinds(game)
    ends = [option for option in decision.options if option in ENDS]
    usual = [] if own is not None and decision.kind in own.turns else ends
    if not chooses_several(game, decision):
        return decision.options, usual
    looking = Looking(game, decision)
    options = [*looking.items(), *ends]
    if usual or own is None or not own.owes(game, decision):
        return options, usual
    cheapest = looking.cheapest(own)
    listed = not Counter(cheapest) - Counter(options)  # of very many things not all are looked for
    return options, cheapest if listed else ()


def listed(options: Sequence[Option], said: Mapping[Option, str], own: "Combines | None") -> list[Option]:
    """Options as people find them: by what is done with them, what ends something last, the same one after the other.

    In questions and records they stand in the order of the rules.
    """
    verbs = list(own.verbs) if own is not None else []
    ranks = {verb: n for n, verb in enumerate(verbs)}
    first: dict[str, int] = {}
    for n, option in enumerate(options):
        first.setdefault(said[option], n)

    def place(option: Option) -> tuple[bool, int, int]:
        return ends(option, own), ranks.get(option[0], len(verbs)), first[said[option]]

    return sorted(options, key=place)


def ends(option: Option, own: "Combines | None") -> bool:
    """Is nothing more done or chosen with an option?"""
    return option in ENDS or (own is not None and option[0] in own.ends)


def short(item: Item, words: "GameWords") -> str:
    """What is proposed, in a word or two."""
    return words.name(item.code) if item.code else item.text


def code_of(game: "Game", entity: int, seat: int) -> str:
    """The code of a card, "" if there is none or the seat does not know it."""
    return game.code(entity) if entity > 0 and game.knows(entity, seat) else ""


def option_text(game: "Game", decision: Decision, option: Option, words: "GameWords", texts: "Translator") -> str:
    """An option of a decision in words. A card that the seat does not see is not named."""
    if option[1] > 0 and not game.sees(option[1], decision.seat):
        return texts.t("prompt-hidden-option")
    return words.option(game, decision, option)
