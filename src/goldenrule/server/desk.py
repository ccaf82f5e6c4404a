"""What is asked of games without a table: which there are, their first screens, and new games."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from goldenrule.bots import make_bot
from goldenrule.gamekit.first_screen import Answers
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Recorder, dump
from goldenrule.server import api
from goldenrule.server.calls import Begun
from goldenrule.table.first_screen import TableScreen
from goldenrule.table.games import Daily, GameKind, find_game, game_names, games_of
from goldenrule.table.opening import NOBODY, seat_bots
from goldenrule.table.saves import Seats
from goldenrule.table.session import Player
from goldenrule.table.settings import Settings, standing_of
from goldenrule.table.texts import Texts

FILES = ("packs", "decks")
"""Options whose words name files of the server's machine."""


def games() -> list[api.Game]:
    """The games that can be played."""
    return [api.Game(kind.name, kind.title, kind.hidden_hands, kind.bot) for kind in games_of(game_names())]


def player(game: str, name: str, seed: str) -> Player:
    """A bot by name. Raises BadInput for an unknown one."""
    return make_bot(game, name, seed)


def screen_of(kind: GameKind, given: Mapping[str, str], texts: Texts) -> TableScreen:
    """The first screen of a game. Raises BadInput for options that name files."""
    for name in FILES:
        if given.get(name):
            raise BadInput(texts.t("server-no-files", name=name))
    return TableScreen(kind, texts, given, ())


def setup(asked: api.SetupAsked, texts: Texts) -> api.Setup:
    """The first screen of a game, as far as it has been answered."""
    screen = screen_of(find_game(asked.game), asked.given, texts)
    answers = fitting(screen, asked.answers)
    steps = screen.steps(answers)
    ready, wrong, summary = all(step.usual is not None for step in steps if step.key not in answers), "", []
    if ready:
        every = whole(screen, answers)
        steps = screen.steps(every)
        try:
            _made(screen, every, "0")
            summary = [api.Summary(*each) for each in screen.summary(every)]
        except BadInput as error:
            ready, wrong = False, str(error)
    return api.Setup(steps, answers, summary, ready, wrong)


def fitting(screen: TableScreen, answers: Answers) -> dict[str, list[str]]:
    """The answers to steps that there still are, as far as they are still offered: an earlier one may have changed."""
    out: dict[str, list[str]] = {}
    seen: set[str] = set()
    while step := next((each for each in screen.steps(out) if each.key in answers and each.key not in seen), None):
        seen.add(step.key)
        known = {choice.id for choice in step.choices}
        ids = [id for id in answers[step.key] if id in known]
        if ids or (step.usual is not None and not answers[step.key]):
            out[step.key] = ids
    return out


def check(screen: TableScreen, answers: Answers, texts: Texts) -> None:
    """Raises BadInput for an answer to no step, or one that its step does not offer."""
    checked: dict[str, Sequence[str]] = {}
    while len(checked) < len(answers):
        steps = {step.key: step for step in screen.steps(checked)}
        step = next((step for key, step in steps.items() if key in answers and key not in checked), None)
        if step is None:
            key = next(key for key in answers if key not in checked)
            raise BadInput(texts.t("server-no-step", key=key, keys=", ".join(steps)))
        ids = answers[step.key]
        known = {choice.id for choice in step.choices}
        wrong = next((id for id in ids if id not in known), "")
        if wrong:
            raise BadInput(texts.t("server-no-choice", id=wrong, title=step.title))
        if (not ids and step.usual is None) or (len(ids) > 1 and not step.many):
            raise BadInput(texts.t("cli-choose-one"))
        checked[step.key] = ids


def whole(screen: TableScreen, answers: Answers) -> dict[str, Any]:
    """The answers, with what is usual where nothing was chosen. Raises BadInput where something has to be."""
    out = dict(answers)
    while True:
        step = next((step for step in screen.steps(out) if step.key not in out), None)
        if step is None:
            return out
        if step.usual is None:
            raise BadInput(screen.texts.t("server-choose-first", title=step.title))
        out[step.key] = list(step.usual)


def _made(screen: TableScreen, answers: Answers, seed: str) -> Any:
    return screen.kind.make(screen.kind.parse_options(screen.words(answers)), seed)


def begin(new: api.NewTable, texts: Texts, wants: Settings) -> Begun:
    """A new game. Raises BadInput for anything unknown."""
    kind = find_game(new.game)
    seed = new.seed or str(secrets.randbelow(10**9))
    if new.daily:
        raise BadInput(texts.t("server-not-yet"))
    if new.quick:
        game = kind.make(kind.parse_options(dict(new.given)), seed)
        bots = seat_bots(kind.bot if kind.hidden_hands else NOBODY, game.state.seats)
    else:
        screen = screen_of(kind, new.given, texts)
        check(screen, new.answers, texts)
        answers = whole(screen, new.answers)
        game = _made(screen, answers, seed)
        people = screen.people(answers)
        mine = None if people else screen.seat(answers, None)
        bots = seat_bots(NOBODY if people else kind.bot, game.state.seats, mine=mine)
    words = kind.words(texts)
    words.playing(game)
    people_at = [seat for seat in range(game.state.seats) if seat not in bots]
    standing = standing_of(kind.name, people_at, wants)
    record = Recorder(game, seed, practice=new.practice).record(with_snapshot=False)
    names = [words.player(game, seat) for seat in range(game.state.seats)]
    return Begun(
        game=kind.name,
        record=dump(record),
        seats=Seats(bots, standing.kept(), free=sorted(standing.free)),
        names=names,
        about=", ".join(names),
    )


def start(texts: Texts) -> bytes:
    """What is the same for every page: the games, and the texts of the page in Fluent."""
    from importlib.resources import files

    folder = files("goldenrule").joinpath("locale", texts.lang)
    pages = sorted((file for file in folder.iterdir() if file.name.startswith("page")), key=lambda file: file.name)
    words = "\n".join(file.read_text("utf-8") for file in pages)
    has_daily = [kind.name for kind in games_of(game_names()) if isinstance(kind, Daily)]
    return msgspec.json.encode({"games": games(), "words": words, "lang": texts.lang, "daily": has_daily})
