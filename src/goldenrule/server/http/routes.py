"""HTTP routes without a table."""

from asyncio import to_thread
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.server import api, library_api
from goldenrule.server.http.refusals import NotFound, browser_language
from goldenrule.server.http.route_table import Reply, Visit, reply_json, route, tag_of
from goldenrule.server.network import Network, NetworkChange
from goldenrule.server.protocol import VERSION as PROTOCOL
from goldenrule.server.seating import AccessDenied
from goldenrule.server.visitors import folder_of
from goldenrule.server.worker_answers import Common
from goldenrule.server.worker_calls import BrowseCards, BuildDeck, LookUp, SetupScreen, Subject
from goldenrule.table import settings
from goldenrule.table.auto_answers import Ability
from goldenrule.table.games import deck_builder_of, find_game
from goldenrule.table.lessons import games_to_guide
from goldenrule.version import VERSION

LONGEST: Final = 200
"""The most characters of a search: a longer one would take seconds."""
LONGEST_LIST: Final = 1_500
"""The most characters of a list of codes."""


async def visitor_folder(visit: Visit) -> Path:
    """Return the visitor's own folder, to write to; create it if there is none.

    Raises BadInput if their browser has sent no cookie, and as `GuestFolders.make` does.
    """
    person = visit.person.stored_id
    if not person:
        raise BadInput("server-no-cookie")
    return await visit.server.guest_folders.make(person, visit.requester)


def check_length(word: str, most: int = LONGEST) -> None:
    """Raise BadInput for a search that is too long."""
    if len(word) > most:
        raise BadInput("server-query-long", n=len(word), most=most)


async def look_up(
    visit: Visit, what: Subject, game: str = "", word: str = "", packs: str = "", most: int = LONGEST
) -> Reply:
    """Let a worker look something up, with the content packs of these ids. Raises BadInput for a long word."""
    check_length(word, most)
    server = visit.server
    own = folder_of(visit.person.id)
    asked = LookUp(what, game, word, visit.lang, server.pack_folders(packs.splitlines()), own)
    return reply_json(await server.workers.ask(asked))


def switches_of(wants: settings.Settings) -> api.Settings:
    """The settings that a page shows and changes."""
    return api.Settings(**{name: getattr(wants, name) for name in api.Settings.__struct_fields__})


@route("GET", "/api/start")
async def start(visit: Visit, lang: str = "") -> api.Start:
    """Return the first data of a page in the chosen language.

    Without a choice, it is the browser's language, or else the server's own. The operator chooses one by starting the
    server in it.
    """
    server, person = visit.server, visit.person
    chosen = server.chosen_language if person.is_operator else ""
    tag = tag_of(lang) or chosen or browser_language(visit.scope) or server.texts.lang
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
        langs=same.langs,
        operator=person.is_operator, settings=switches_of(wants), saves=saves,
        tables=await server.list_tables(person, same.lang), packs=[*server.packs.values()],
        art=api.Art(art.version, sorted(art.pictures)) if art and (person.is_operator or art.shared) else None,
        guided=await to_thread(games_to_guide, own), alone=server.alone,
    )  # fmt: skip


@route("POST", "/api/operator", 204)
async def become_operator(visit: Visit, data: api.Secret) -> None:
    """Make this browser the operator's, by the secret in the printed address."""
    if not visit.server.visitors.make_operator(visit.scope, data.secret):
        raise AccessDenied("server-no-operator")


@route("GET", "/api/network")
async def read_network(visit: Visit) -> Network:
    """Return how others reach the server, for its operator."""
    visit.require_operator()
    return visit.server.reach.network


@route("PUT", "/api/network")
async def change_network(visit: Visit, data: NetworkChange) -> Network:
    """Let people in the network reach the server, or not, and use a public name in links; for its operator."""
    visit.require_operator()
    return await visit.server.reach.change(data)


@route("POST", "/api/setup")
async def setup(visit: Visit, data: api.SetupAnswers) -> Reply:
    """Return the first screen of a game with the answers so far."""
    server = visit.server
    asked = msgspec.structs.replace(data, given=server.resolve_packs(data.given))
    return reply_json(await server.workers.ask(SetupScreen(asked, visit.lang, server.alone)))


@route("GET", "/api/cards")
async def cards(visit: Visit, game: str, q: str = "", packs: str = "") -> Reply:
    """Return the faces of the cards that match a query; with packs, of their new or changed cards."""
    return await look_up(visit, "cards", game, q, packs)


@route("GET", "/api/gallery/{game:str}")
async def gallery(
    visit: Visit, game: str, q: str = "", packs: str = "",
    sort: library_api.CardOrder = "", start: int = 0,
) -> Reply:  # fmt: skip
    """Return some of the cards that match a query, with filters for it (`library_api.CardPage`)."""
    server = visit.server
    check_length(q)
    folders = server.pack_folders(packs.splitlines())
    return reply_json(await server.workers.ask(BrowseCards(game, q, sort, start, visit.lang, folders)))


@route("GET", "/api/faces")
async def faces(visit: Visit, game: str, codes: str, packs: str = "") -> Reply:
    """Return the faces of cards by their codes, separated by spaces."""
    return await look_up(visit, "faces", game, codes, packs, most=LONGEST_LIST)


@route("GET", "/api/cards/{game:str}/{code:str}")
async def card(visit: Visit, game: str, code: str, packs: str = "") -> Reply:
    """Return a card (`library_api.CardInfo`) with these packs."""
    return await look_up(visit, "card", game, code, packs)


@route("GET", "/api/art/{code:str}")
async def card_art(visit: Visit, code: str) -> Reply:
    """Return the operator's own picture of a card. Raises AccessDenied for guests, unless pictures are shared."""
    art = visit.server.art
    if art is None or not art.shared:
        visit.require_operator()
    found = await to_thread(art.read, code) if art else None
    if found is None:
        raise NotFound()
    data, kind = found
    return Reply(data, kind, {"cache-control": "private, max-age=31536000, immutable"})


@route("GET", "/api/decks/{game:str}")
async def deck_choices(visit: Visit, game: str, packs: str = "") -> Reply:
    """Return the choices for a deck of a game (`DeckChoices`)."""
    return await look_up(visit, "decks", game, packs=packs)


@route("POST", "/api/decks/{game:str}")
async def build_deck(visit: Visit, game: str, data: library_api.DeckRequest) -> Reply:
    """Read, suggest or check a deck (`DeckReport`)."""
    server = visit.server
    folders = server.pack_folders(data.packs.splitlines())
    return reply_json(await server.workers.ask(BuildDeck(game, data, b"", visit.lang, folders)))


@route("POST", "/api/decks/{game:str}/download")
async def download_deck(visit: Visit, game: str, data: library_api.DeckLink) -> Reply:
    """Read a deck from the public site of its game (`DeckReport`). Only the operator's pages may: it uses the network.

    Raises BadInput if there is none.
    """
    visit.require_operator()
    server = visit.server
    server.require_others()
    kind, lang, folders = find_game(game), visit.lang, server.pack_folders(data.packs.splitlines())
    file = await to_thread(deck_builder_of(kind)(server.texts_in(lang), ()).download, data.link)
    return reply_json(await server.workers.ask(BuildDeck(game, library_api.DeckRequest(), file, lang, folders)))


@route("GET", "/api/rules")
async def rules(visit: Visit, game: str, q: str = "") -> Reply:
    """Search the rulebook for a word of any language (`library_api.RuleSearch`)."""
    return await look_up(visit, "rules", game, q)


@route("GET", "/api/puzzles")
async def puzzles(visit: Visit) -> Reply:
    """Return the puzzles (a list of `library_api.Puzzle`)."""
    return await look_up(visit, "puzzles")


@route("GET", "/api/puzzles/{id:str}")
async def hints(visit: Visit, id: str) -> Reply:
    """Return the hints of a puzzle, from vague to clear."""
    return await look_up(visit, "hints", "", id)


@route("POST", "/api/puzzles/{id:str}/solution")
async def solution(visit: Visit, id: str) -> Reply:
    """Return the solution of a puzzle (`library_api.Solution`). The diary records that, so solving it earns no star."""
    await visitor_folder(visit)
    return await look_up(visit, "solution", "", id)


@route("GET", "/api/lessons")
async def lessons(visit: Visit) -> Reply:
    """Return the lessons (a list of `library_api.Lesson`)."""
    return await look_up(visit, "lessons")


@route("GET", "/api/daily")
async def daily(visit: Visit) -> Reply:
    """Return the game of the day (`library_api.Daily`)."""
    return await look_up(visit, "daily")


@route("GET", "/api/stats")
async def stats(visit: Visit, game: str = "") -> Reply:
    """Return the visitor's statistics."""
    return await look_up(visit, "stats", game)


@route("GET", "/api/settings")
async def read_settings(visit: Visit) -> api.Settings:
    """Return the visitor's settings."""
    wants = await to_thread(settings.read, Path(folder_of(visit.person.id)))
    return switches_of(wants)


@route("PUT", "/api/settings")
async def save_settings(visit: Visit, data: api.Settings) -> api.Settings:
    """Save the visitor's settings."""
    await to_thread(partial(settings.save_switches, await visitor_folder(visit), **msgspec.structs.asdict(data)))
    return data


@route("GET", "/api/standing")
async def standing_answers(visit: Visit) -> Reply:
    """Return the permanent standing answers (a list of `api.SavedStandingAnswer`)."""
    return await look_up(visit, "standing")


@route("POST", "/api/standing/forget")
async def forget_standing_answer(visit: Visit, data: api.StandingKey) -> Reply:
    """Remove a permanent standing answer. Return the others (a list of `api.SavedStandingAnswer`)."""
    own, ability = Path(folder_of(visit.person.id)), Ability(data.code, data.number)
    await to_thread(settings.forget_standing, own, data.game, ability)
    return await look_up(visit, "standing")


ROUTES = [
    start, become_operator, read_network, change_network, setup, cards, faces, gallery, card, card_art,
    deck_choices, build_deck, download_deck, rules, puzzles, hints, solution, lessons, daily, stats, read_settings,
    save_settings, standing_answers, forget_standing_answer,
]  # fmt: skip
