"""Why: what is going on, why nothing can be done with a card, what makes its values; in pieces to be looked up."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.segments import Segment, names_in_texts, segments
from goldenrule.gamekit.text_lists import join_parts, list_parts, without_full_stop
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.errors import BadInput
from goldenrule.table.auto_answers import ASK, FREE
from goldenrule.table.event_log import STANDING
from goldenrule.table.session import Session
from goldenrule.table.story import standing_text
from goldenrule.table.target_prompts import sole_targets

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.glossary import Entry
    from goldenrule.gamekit.refusals import Refusal
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.gamekit.value_text import Value
    from goldenrule.kernel.decisions import Decision
    from goldenrule.kernel.game import Game
    from goldenrule.table.prompts import Asked

MOST_ENTRIES: Final = 5
"""This many entries are named after an answer."""
Lines = list[list[Segment]]

_CLAUSE = re.compile(r"[A-Z]{1,3}-[A-Z0-9.-]*[0-9]", re.ASCII)


def as_segments(said: Iterable[str], words: "GameWords", codes: Iterable[str] = ()) -> Lines:
    """Texts in pieces: with the names of these cards, and the clauses that they name; last, the entries on these."""
    names = names_in_texts(words, filter(None, codes))
    named = [(text, cited_clauses(words, text)) for text in said]
    out = [segments(text, names, ids) for text, ids in named]
    entries = entries_about(words, [id for _, ids in named for id in ids])
    if words.rulebook is not None and entries:
        found, texts = {each.name: each.key for each in entries}, words.rulebook.texts
        out.append(segments(texts.t("rules-more", names=list_parts(texts, found)), {}, found))
    return out


def cited_clauses(words: "GameWords", text: str) -> list[str]:
    """The clauses and decisions that a text names."""
    known = {**clauses_of(words.package), **decisions_of(words.package)} if words.package else {}
    return [id for id in _CLAUSE.findall(text) if id in known]


def entries_about(words: "GameWords", ids: Iterable[str]) -> "list[Entry]":
    """The entries of the rulebook that say more of clauses: for each the one that is about it most of all."""
    if words.rulebook is None:
        return []
    found = {each.key: each for id in ids for each in words.rulebook.glossary.entries_about(id)[:1]}
    return [*found.values()][:MOST_ENTRIES]


def more_line(words: "GameWords", texts: "Translator", said: Iterable[str]) -> str:
    """A line that names the entries to continue with after an answer, as they are typed; "" if there are none."""
    entries = entries_about(words, [id for text in said for id in cited_clauses(words, text)])
    typed = [texts.t("rules-ask", name=each.name) for each in entries]
    return texts.t("rules-more", names=list_parts(texts, typed)) if typed else ""


def describe_question(game: "Game", decision: "Decision", texts: "Translator") -> str:
    """What is going on in a question in which something is given up or chosen; "" in others."""
    key = f"why-{game.name}-{decision.kind.replace('_', '-')}"
    return texts.t(key) if texts.has(key) else ""


def entity_of(game: "Game", seat: int, id: int) -> int:
    """The card that has an id in the view of a seat; 0 if there is none."""
    return next((e for e in range(1, len(game.state.ident)) if id and game.shown_id(e, seat) == id), 0)


def why_not(session: "Session", asked: "Asked", words: "GameWords", texts: "Translator", card: int = 0) -> Lines:
    """What the seat may not do now, and why; with a card, an id of its view, what is about that card."""
    game, decision = session.game, asked.decision
    seat = decision.seat
    if not card:
        if what := describe_question(game, decision, texts):
            return as_segments([what], words)
        found = words.refusals(game, decision)
        said = dict.fromkeys(each.text for each in found)
        return as_segments(said or [texts.t("cli-why-none")], words, _codes(game, seat, found))
    entity = entity_of(game, seat, card)
    if not entity or not game.knows(entity, seat):
        return as_segments([texts.t("why-unknown")], words)
    refused = words.refusals(game, decision)
    if about_it := about_card(session, asked, words, texts, entity, refused):
        return as_segments(about_it, words, [game.code(entity), *_codes(game, seat, refused)])
    return no_answer(game, asked, words, texts, card, ())


def about_card(
    session: "Session", asked: "Asked", words: "GameWords", texts: "Translator", entity: int, refused: "list[Refusal]"
) -> list[str]:
    """That a card can be chosen now, what is `refused` with it, what it waits for, and what always stands for it."""
    game, seat, items = session.game, asked.decision.seat, asked.prompt.items
    card, code = game.shown_id(entity, seat), game.code(entity)
    said: list[str] = []
    if any(item.card and is_copy(game, entity_of(game, seat, item.card), entity) for item in items):
        said.append(texts.t("why-offered", name=words.name(code)))
    elif aimed := dict.fromkeys(
        without_full_stop(item.action or item.text)
        for item, way in zip(items, asked.answers)
        if (item.target and item.target == card) or entity in sole_targets(game, asked.decision, way)
    ):
        said.append(texts.t("why-target", name=words.name(code), actions=join_parts(texts, aimed, "preview-join")))
    stands = standing_answers(session, seat, words, texts, code)
    own = [each for each in refused if each.card and is_copy(game, each.card, entity)]
    waits = [] if stands else words.waiting(game, seat, entity)
    clauses = {each.clause for each in own}
    said += [each.text for each in (*own, *(each for each in waits if each.clause not in clauses))]
    return [*dict.fromkeys((*said, *stands))]


def about_cards(session: "Session", asked: "Asked", words: "GameWords", texts: "Translator", word: str) -> list[str]:
    """The values of the cards of a name, and what is about them now. Raises BadInput if there is none, or no answer."""
    game, decision = session.game, asked.decision
    missing: BadInput | None = None
    said: list[str] = []
    try:
        said = words.values(game, decision.seat, word)
    except BadInput as error:
        missing = error
    refused = words.refusals(game, decision)
    found = known_cards_named(game, decision.seat, words, word)
    for entity in found:
        said += about_card(session, asked, words, texts, entity, refused)
    if not said and missing is not None and not found:
        raise missing
    plain = [texts.t("explain-plain", name=words.name(game.code(found[0])))] if found else []
    return [*dict.fromkeys(said)] or plain


def known_cards_named(game: "Game", seat: int, words: "GameWords", word: str) -> list[int]:
    """The cards of a name that lie where a seat knows them; by a part of the name if only one has it."""
    wanted = word.strip().casefold()
    names = {e: words.name(game.code(e)).casefold() for e in known_cards(game, seat)}
    exact = [e for e, name in names.items() if name == wanted]
    part = [e for e, name in names.items() if wanted and wanted in name]
    return exact or (part if len({names[e] for e in part}) == 1 else [])


def known_cards(game: "Game", seat: int) -> list[int]:
    """The cards that a seat knows, wherever they lie."""
    return [e for e in range(1, len(game.state.ident)) if game.state.zone[e] >= 0 and game.knows(e, seat)]


def is_copy(game: "Game", one: int, other: int) -> bool:
    """Is a card another one, or a copy that might as well be it?"""
    return len(game.distinct([one, other])) == 1 if one != other else True


def standing_answers(
    session: "Session", seat: int, words: "GameWords", texts: "Translator", code: str = ""
) -> list[str]:
    """What is always answered for a seat that is therefore not asked: about one card, or about all."""
    game = session.game
    said = [
        texts.t("why-standing", name=words.name(ability.code), answer=answer)
        for ability, answer in session.standing.answers_of(seat).items()
        if answer != ASK and code in ("", ability.code)
    ]
    seen = [line.seen[seat] for line in session.log if seat in line.seen]
    given = [each for each in seen if each[0] == STANDING and each[1] == seat and each[2] == FREE]
    said += [standing_text(texts, words, game, each, seat) for each in given if not code or code in each[3]]
    return [*dict.fromkeys(said)]


def no_answer(
    game: "Game",
    asked: "Asked",
    words: "GameWords",
    texts: "Translator",
    card: int,
    found: "Sequence[Value] | None" = None,
) -> Lines:
    """That a card has nothing to do with a question: what is asked instead, by which clause, and what the card is.

    `found` are its values to tell; None for all of them. A page shows them with the card itself.
    """
    decision, seat = asked.decision, asked.decision.seat
    code = game.code(entity_of(game, seat, card))
    clause = words.clause_asked(decision)
    said = texts.t(
        "why-nothing", name=words.name(code), question=asked.prompt.question, clause=clause or "none",
    )  # fmt: skip
    what = describe_question(game, decision, texts)
    found = values(game, seat, words, card) if found is None else found
    return [*as_segments([said, *([what] if what else [])], words, [code]), *value_lines(found, words, code)]


def values(game: "Game", seat: int, words: "GameWords", card: int) -> "list[Value]":
    """What makes the values of a card what they are; `card` is an id of the view of a seat."""
    entity = entity_of(game, seat, card)
    return words.values_of(game, seat, entity) if entity and game.knows(entity, seat) else []


def value_lines(found: "Iterable[Value]", words: "GameWords", code: str) -> Lines:
    """Values in words, with the cards that change them."""
    codes = [change.code for value in found for change in value.changes]
    return as_segments([value.text for value in found], words, [code, *codes])


def _codes(game: "Game", seat: int, refusals: Iterable[object]) -> list[str]:
    """The cards that refusals are about, as far as the seat knows them."""
    cards = dict.fromkeys(getattr(each, "card", 0) for each in refusals)
    return [game.code(card) for card in cards if card and game.knows(card, seat)]
