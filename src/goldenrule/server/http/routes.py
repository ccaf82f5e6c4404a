"""What pages ask over HTTP without a table."""

from asyncio import to_thread
from pathlib import Path
from typing import Final

import msgspec
from litestar import get, post, put
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from goldenrule.kernel.errors import BadInput
from goldenrule.languages import language_meant, offered_languages
from goldenrule.server import api
from goldenrule.server.http.refusals import browser_language
from goldenrule.server.limits import requester_of
from goldenrule.server.protocol import VERSION as PROTOCOL
from goldenrule.server.seating import AccessDenied
from goldenrule.server.server_state import ServerState
from goldenrule.server.visitors import AnyRequest, folder_of, person_of, scope_of
from goldenrule.server.worker_answers import Common, JsonAnswer
from goldenrule.server.worker_rpc import LookUp, SetupScreen, Subject
from goldenrule.table import settings
from goldenrule.table.auto_answers import Ability
from goldenrule.table.language_progress import percent_shown
from goldenrule.version import VERSION

LONGEST: Final = 200
"""The most characters of a search: a longer one would take seconds."""


def server_of(request: AnyRequest) -> ServerState:
    server: ServerState = request.app.state.server
    return server


def require_operator(request: AnyRequest) -> None:
    """Raises AccessDenied for a guest: what they ask for belongs to the operator."""
    if not person_of(request).is_operator:
        raise AccessDenied("server-only-operator")


async def visitor_folder(request: AnyRequest) -> Path:
    """Return the visitor's own folder, to write to; create it if there is none.

    Raises BadInput if their browser has sent no cookie, and as `GuestFolders.make` does.
    """
    person = person_of(request).stored_id
    if not person:
        raise BadInput("server-no-cookie")
    return await server_of(request).guest_folders.make(person, requester_of(scope_of(request)))


def lang_of(request: AnyRequest) -> str:
    """The language that a page says it is in, "" for the server's own."""
    return tag_of(request.headers.get("x-lang", ""))


def tag_of(lang: str) -> str:
    """The language that a tag means, "" if there is none."""
    found = language_meant(lang)
    return found.tag if found is not None else ""


async def look_up(
    request: AnyRequest, what: Subject, game: str = "", word: str = "", packs: str = ""
) -> Response[bytes]:
    """What a worker looks up, with the content packs of these ids. Raises BadInput for a word that is too long."""
    if len(word) > LONGEST:
        raise BadInput("server-query-long", n=len(word), most=LONGEST)
    server = server_of(request)
    own = folder_of(person_of(request).id)
    asked = LookUp(what, game, word, lang_of(request), server.pack_folders(packs.splitlines()), own)
    return json_response(await server.workers.ask(asked))


def json_response(found: JsonAnswer) -> Response[bytes]:
    return Response(found.data, media_type=MediaType.JSON)


@get("/api/start")
async def start(request: AnyRequest, lang: FromQuery[str] = "") -> api.Start:
    """What a page needs before it shows anything, in the language that its reader has chosen.

    Somebody who has chosen none reads the browser's language, or else the server's own. The operator has chosen one by
    starting the server in it.
    """
    server, person = server_of(request), person_of(request)
    chosen = server.chosen_language if person.is_operator else ""
    tag = tag_of(lang) or chosen or browser_language(scope_of(request)) or server.texts.lang
    same = msgspec.json.decode(await server.common_data(tag), type=Common)
    await server.guest_folders.note_visit(person.id)
    own = Path(folder_of(person.id))
    wants = await to_thread(settings.read_or_default, own)  # a damaged file is reported when the settings are changed
    saves: list[api.SaveSummary] = []
    if person.is_operator:
        found = await server.workers.ask(LookUp("saves"))
        saves = msgspec.json.decode(found.data, type=list[api.SaveSummary])
    return api.Start(
        version=VERSION, protocol=PROTOCOL, lang=same.lang, words=same.words, english=same.english, games=same.games,
        address=server.address if person.is_operator else "",
        langs=[api.Lang(each.tag, each.name, percent_shown(each)) for each in offered_languages()],
        operator=person.is_operator, settings=api.Settings(wants.free, wants.sure, wants.quick), saves=saves,
        tables=await server.list_tables(person, same.lang), packs=[*server.packs.values()],
    )  # fmt: skip


@post("/api/operator", status_code=204)
async def become_operator(request: AnyRequest, data: JSONBody[api.Secret]) -> None:
    """Make this browser the operator's, by the secret of the address that the server printed."""
    if not server_of(request).visitors.make_operator(request, data.secret):
        raise AccessDenied("server-no-operator")


@post("/api/setup", status_code=200)
async def setup(request: AnyRequest, data: JSONBody[api.SetupAnswers]) -> Response[bytes]:
    """The first screen of a game, as far as it has been answered."""
    server = server_of(request)
    asked = msgspec.structs.replace(data, given=server.resolve_packs(data.given))
    return json_response(await server.workers.ask(SetupScreen(asked, lang_of(request))))


@get("/api/cards")
async def cards(
    request: AnyRequest, game: FromQuery[str], q: FromQuery[str] = "", packs: FromQuery[str] = ""
) -> Response[bytes]:
    """The faces of the cards that a query finds; with packs, of those that these bring or change."""
    return await look_up(request, "cards", game, q, packs)


@get("/api/cards/{game:str}/{code:str}")
async def card(
    request: AnyRequest, game: FromPath[str], code: FromPath[str], packs: FromQuery[str] = ""
) -> Response[bytes]:
    """A card (`api.CardInfo`), as it is with these packs."""
    return await look_up(request, "card", game, code, packs)


@get("/api/rules")
async def rules(request: AnyRequest, game: FromQuery[str], q: FromQuery[str] = "") -> Response[bytes]:
    """What the rulebook has on a word of any language (`api.RuleSearch`)."""
    return await look_up(request, "rules", game, q)


@get("/api/puzzles")
async def puzzles(request: AnyRequest) -> Response[bytes]:
    """The puzzles (a list of `api.Puzzle`)."""
    return await look_up(request, "puzzles")


@get("/api/puzzles/{id:str}")
async def hints(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """The hints of a puzzle, from slight to plain."""
    return await look_up(request, "hints", "", id)


@post("/api/puzzles/{id:str}/solution", status_code=200)
async def solution(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """The solution of a puzzle (`api.Solution`). The diary notes that: whoever solves it then gets no star."""
    await visitor_folder(request)
    return await look_up(request, "solution", "", id)


@get("/api/lessons")
async def lessons(request: AnyRequest) -> Response[bytes]:
    """The lessons (a list of `api.Lesson`)."""
    return await look_up(request, "lessons")


@get("/api/daily")
async def daily(request: AnyRequest) -> Response[bytes]:
    """The game of the day (`api.Daily`)."""
    return await look_up(request, "daily")


@get("/api/stats")
async def stats(request: AnyRequest, game: FromQuery[str] = "") -> Response[bytes]:
    """One's own finished games in numbers."""
    return await look_up(request, "stats", game)


@get("/api/settings")
async def read_settings(request: AnyRequest) -> api.Settings:
    """What the visitor wants in every game."""
    wants = await to_thread(settings.read, Path(folder_of(person_of(request).id)))
    return api.Settings(wants.free, wants.sure, wants.quick)


@put("/api/settings")
async def save_settings(request: AnyRequest, data: JSONBody[api.Settings]) -> api.Settings:
    """Save the settings."""
    await to_thread(settings.save_switches, await visitor_folder(request), data.free, data.sure, data.quick)
    return data


@get("/api/standing")
async def standing_answers(request: AnyRequest) -> Response[bytes]:
    """Standing answers that are kept for later games (a list of `api.SavedStandingAnswer`)."""
    return await look_up(request, "standing")


@post("/api/standing/forget", status_code=200)
async def forget_standing_answer(request: AnyRequest, data: JSONBody[api.StandingKey]) -> Response[bytes]:
    """Be asked again in later games. Those that are left (a list of `api.SavedStandingAnswer`)."""
    own, ability = Path(folder_of(person_of(request).id)), Ability(data.code, data.number)
    await to_thread(settings.forget_standing, own, data.game, ability)
    return await look_up(request, "standing")


ROUTES = [
    start, become_operator, setup, cards, card, rules, puzzles, hints, solution, lessons, daily, stats, read_settings,
    save_settings, standing_answers, forget_standing_answer,
]  # fmt: skip
