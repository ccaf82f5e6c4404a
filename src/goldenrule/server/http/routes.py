"""HTTP routes without a table."""

from asyncio import to_thread
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from litestar import get, post, put
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from goldenrule.kernel.errors import BadInput
from goldenrule.languages import language_meant, offered_languages
from goldenrule.server import api, library_api
from goldenrule.server.http.access_control import AnyRequest, person_of, scope_of
from goldenrule.server.http.refusals import browser_language
from goldenrule.server.limits import requester_of
from goldenrule.server.network import Network, NetworkChange
from goldenrule.server.protocol import VERSION as PROTOCOL
from goldenrule.server.seating import AccessDenied
from goldenrule.server.server_state import ServerState
from goldenrule.server.visitors import folder_of
from goldenrule.server.worker_answers import Common, JsonAnswer
from goldenrule.server.worker_rpc import BrowseCards, BuildDeck, LookUp, SetupScreen, Subject
from goldenrule.table import settings
from goldenrule.table.auto_answers import Ability
from goldenrule.table.games import deck_builder_of, find_game
from goldenrule.table.language_progress import percent_shown
from goldenrule.table.lessons import games_to_guide
from goldenrule.version import VERSION

LONGEST: Final = 200
"""The most characters of a search: a longer one would take seconds."""
LONGEST_LIST: Final = 1_500
"""The most characters of a list of codes."""


def server_of(request: AnyRequest) -> ServerState:
    server: ServerState = request.app.state.server
    return server


def require_operator(request: AnyRequest) -> None:
    """Raise AccessDenied for a guest."""
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
    """Return the language of a page, "" for the server's own."""
    return tag_of(request.headers.get("x-lang", ""))


def tag_of(lang: str) -> str:
    """Return the language of a tag, "" if there is none."""
    found = language_meant(lang)
    return found.tag if found is not None else ""


def check_length(word: str, most: int = LONGEST) -> None:
    """Raise BadInput for a search that is too long."""
    if len(word) > most:
        raise BadInput("server-query-long", n=len(word), most=most)


async def look_up(
    request: AnyRequest, what: Subject, game: str = "", word: str = "", packs: str = "", most: int = LONGEST
) -> Response[bytes]:
    """Let a worker look something up, with the content packs of these ids. Raises BadInput for a long word."""
    check_length(word, most)
    server = server_of(request)
    own = folder_of(person_of(request).id)
    asked = LookUp(what, game, word, lang_of(request), server.pack_folders(packs.splitlines()), own)
    return json_response(await server.workers.ask(asked))


def json_response(found: JsonAnswer) -> Response[bytes]:
    return Response(found.data, media_type=MediaType.JSON)


def switches_of(wants: settings.Settings) -> api.Settings:
    """The settings that a page shows and changes."""
    return api.Settings(**{name: getattr(wants, name) for name in api.Settings.__struct_fields__})


@get("/api/start")
async def start(request: AnyRequest, lang: FromQuery[str] = "") -> api.Start:
    """Return the first data of a page in the chosen language.

    Without a choice, it is the browser's language, or else the server's own. The operator chooses one by starting the
    server in it.
    """
    server, person = server_of(request), person_of(request)
    chosen = server.chosen_language if person.is_operator else ""
    tag = tag_of(lang) or chosen or browser_language(scope_of(request)) or server.texts.lang
    same = msgspec.json.decode(await server.common_data(tag), type=Common)
    await server.guest_folders.note_visit(person.id)
    own, art = Path(folder_of(person.id)), server.art
    wants = await to_thread(settings.read_or_default, own)  # a damaged file is reported when the settings are changed
    saves: list[api.SaveSummary] = []
    if person.is_operator:
        found = await server.workers.ask(LookUp("saves"))
        saves = msgspec.json.decode(found.data, type=list[api.SaveSummary])
    return api.Start(
        version=VERSION, protocol=PROTOCOL, lang=same.lang, words=same.words, english=same.english, games=same.games,
        address=server.reach.address if person.is_operator else "",
        langs=[api.Lang(each.tag, each.name, percent_shown(each)) for each in offered_languages()],
        operator=person.is_operator, settings=switches_of(wants), saves=saves,
        tables=await server.list_tables(person, same.lang), packs=[*server.packs.values()],
        art=api.Art(art.version, sorted(art.pictures)) if art and (person.is_operator or art.shared) else None,
        guided=await to_thread(games_to_guide, own),
    )  # fmt: skip


@post("/api/operator", status_code=204)
async def become_operator(request: AnyRequest, data: JSONBody[api.Secret]) -> None:
    """Make this browser the operator's, by the secret in the printed address."""
    if not server_of(request).visitors.make_operator(scope_of(request), data.secret):
        raise AccessDenied("server-no-operator")


@get("/api/network")
async def read_network(request: AnyRequest) -> Network:
    """Return how others reach the server, for its operator."""
    require_operator(request)
    return server_of(request).reach.network


@put("/api/network")
async def change_network(request: AnyRequest, data: JSONBody[NetworkChange]) -> Network:
    """Let people in the network reach the server, or not, and use a public name in links; for its operator."""
    require_operator(request)
    return await server_of(request).reach.change(data)


@post("/api/setup", status_code=200)
async def setup(request: AnyRequest, data: JSONBody[api.SetupAnswers]) -> Response[bytes]:
    """Return the first screen of a game with the answers so far."""
    server = server_of(request)
    asked = msgspec.structs.replace(data, given=server.resolve_packs(data.given))
    return json_response(await server.workers.ask(SetupScreen(asked, lang_of(request))))


@get("/api/cards")
async def cards(
    request: AnyRequest, game: FromQuery[str], q: FromQuery[str] = "", packs: FromQuery[str] = ""
) -> Response[bytes]:
    """Return the faces of the cards that match a query; with packs, of their new or changed cards."""
    return await look_up(request, "cards", game, q, packs)


@get("/api/gallery/{game:str}")
async def gallery(
    request: AnyRequest, game: FromPath[str], q: FromQuery[str] = "", packs: FromQuery[str] = "",
    sort: FromQuery[library_api.CardOrder] = "", start: FromQuery[int] = 0,
) -> Response[bytes]:  # fmt: skip
    """Return some of the cards that match a query, with filters for it (`library_api.CardPage`)."""
    server = server_of(request)
    check_length(q)
    folders = server.pack_folders(packs.splitlines())
    return json_response(await server.workers.ask(BrowseCards(game, q, sort, start, lang_of(request), folders)))


@get("/api/faces")
async def faces(
    request: AnyRequest, game: FromQuery[str], codes: FromQuery[str], packs: FromQuery[str] = ""
) -> Response[bytes]:
    """Return the faces of cards by their codes, separated by spaces."""
    return await look_up(request, "faces", game, codes, packs, most=LONGEST_LIST)


@get("/api/cards/{game:str}/{code:str}")
async def card(
    request: AnyRequest, game: FromPath[str], code: FromPath[str], packs: FromQuery[str] = ""
) -> Response[bytes]:
    """Return a card (`library_api.CardInfo`) with these packs."""
    return await look_up(request, "card", game, code, packs)


@get("/api/art/{code:str}")
async def card_art(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """Return the operator's own picture of a card. Raises AccessDenied for guests, unless pictures are shared."""
    art = server_of(request).art
    if art is None or not art.shared:
        require_operator(request)
    found = await to_thread(art.read, code) if art else None
    if found is None:
        raise NotFoundException("There is no such picture")
    data, kind = found
    return Response(data, media_type=kind, headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/api/decks/{game:str}")
async def deck_choices(request: AnyRequest, game: FromPath[str], packs: FromQuery[str] = "") -> Response[bytes]:
    """Return the choices for a deck of a game (`DeckChoices`)."""
    return await look_up(request, "decks", game, packs=packs)


@post("/api/decks/{game:str}", status_code=200)
async def build_deck(
    request: AnyRequest, game: FromPath[str], data: JSONBody[library_api.DeckRequest]
) -> Response[bytes]:
    """Read, suggest or check a deck (`DeckReport`)."""
    server = server_of(request)
    folders = server.pack_folders(data.packs.splitlines())
    return json_response(await server.workers.ask(BuildDeck(game, data, b"", lang_of(request), folders)))


@post("/api/decks/{game:str}/download", status_code=200)
async def download_deck(
    request: AnyRequest, game: FromPath[str], data: JSONBody[library_api.DeckLink]
) -> Response[bytes]:
    """Read a deck from the public site of its game (`DeckReport`). Only the operator's pages may: it uses the network.

    Raises BadInput if there is none.
    """
    require_operator(request)
    server = server_of(request)
    kind, lang, folders = find_game(game), lang_of(request), server.pack_folders(data.packs.splitlines())
    file = await to_thread(deck_builder_of(kind)(server.texts_in(lang), ()).download, data.link)
    return json_response(await server.workers.ask(BuildDeck(game, library_api.DeckRequest(), file, lang, folders)))


@get("/api/rules")
async def rules(request: AnyRequest, game: FromQuery[str], q: FromQuery[str] = "") -> Response[bytes]:
    """Search the rulebook for a word of any language (`library_api.RuleSearch`)."""
    return await look_up(request, "rules", game, q)


@get("/api/puzzles")
async def puzzles(request: AnyRequest) -> Response[bytes]:
    """Return the puzzles (a list of `library_api.Puzzle`)."""
    return await look_up(request, "puzzles")


@get("/api/puzzles/{id:str}")
async def hints(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Return the hints of a puzzle, from vague to clear."""
    return await look_up(request, "hints", "", id)


@post("/api/puzzles/{id:str}/solution", status_code=200)
async def solution(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Return the solution of a puzzle (`library_api.Solution`). The diary records that, so solving it earns no star."""
    await visitor_folder(request)
    return await look_up(request, "solution", "", id)


@get("/api/lessons")
async def lessons(request: AnyRequest) -> Response[bytes]:
    """Return the lessons (a list of `library_api.Lesson`)."""
    return await look_up(request, "lessons")


@get("/api/daily")
async def daily(request: AnyRequest) -> Response[bytes]:
    """Return the game of the day (`library_api.Daily`)."""
    return await look_up(request, "daily")


@get("/api/stats")
async def stats(request: AnyRequest, game: FromQuery[str] = "") -> Response[bytes]:
    """Return the visitor's statistics."""
    return await look_up(request, "stats", game)


@get("/api/settings")
async def read_settings(request: AnyRequest) -> api.Settings:
    """Return the visitor's settings."""
    wants = await to_thread(settings.read, Path(folder_of(person_of(request).id)))
    return switches_of(wants)


@put("/api/settings")
async def save_settings(request: AnyRequest, data: JSONBody[api.Settings]) -> api.Settings:
    """Save the visitor's settings."""
    await to_thread(partial(settings.save_switches, await visitor_folder(request), **msgspec.structs.asdict(data)))
    return data


@get("/api/standing")
async def standing_answers(request: AnyRequest) -> Response[bytes]:
    """Return the permanent standing answers (a list of `api.SavedStandingAnswer`)."""
    return await look_up(request, "standing")


@post("/api/standing/forget", status_code=200)
async def forget_standing_answer(request: AnyRequest, data: JSONBody[api.StandingKey]) -> Response[bytes]:
    """Remove a permanent standing answer. Return the others (a list of `api.SavedStandingAnswer`)."""
    own, ability = Path(folder_of(person_of(request).id)), Ability(data.code, data.number)
    await to_thread(settings.forget_standing, own, data.game, ability)
    return await look_up(request, "standing")


ROUTES = [
    start, become_operator, read_network, change_network, setup, cards, faces, gallery, card, card_art,
    deck_choices, build_deck, download_deck, rules, puzzles, hints, solution, lessons, daily, stats, read_settings,
    save_settings, standing_answers, forget_standing_answer,
]  # fmt: skip
