"""Selectors as noun phrases."""

from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.text.phrases import (
    Bound,
    Noun,
    Thing,
    Writer,
    noun,
    slug,
    stat_name,
    trait_name,
)
from goldenrule.kernel import expressions as e
from goldenrule.kernel.expressions import Sel

SINGLE = (s.TheVillain, s.MainScheme, s.This, s.Host, s.You, s.YourHero, s.YourAlterEgo, s.InPlay)
"""Selectors of at most one card, which need no "a" or "each"."""


@noun(Thing)
def _thing(w: Writer, sel: Thing, number: str, case: str) -> Noun:
    return w.np(sel.key, number, case)


# -- players and identities ------------------------------------------------------------------------


@noun(s.You)
def _you(w: Writer, sel: s.You, number: str, case: str) -> Noun:
    return w.np("you", number, case)


@noun(s.YourHero)
def _your_hero(w: Writer, sel: s.YourHero, number: str, case: str) -> Noun:
    return _named(w, sel.name) if sel.name else w.np("your-hero", number, case)


@noun(s.YourAlterEgo)
def _your_alter_ego(w: Writer, sel: s.YourAlterEgo, number: str, case: str) -> Noun:
    return _named(w, sel.name) if sel.name else w.np("your-alter-ego", number, case)


def _named(w: Writer, name: str) -> Noun:
    """A card that a text names."""
    return Noun(w.name(next(face.code for face in w.content.faces if face.name == name)), "one")


@noun(s.Players)
def _players(w: Writer, sel: s.Players, number: str, case: str) -> Noun:
    return w.np("player", number, case)


@noun(s.Heroes)
def _heroes(w: Writer, sel: s.Heroes, number: str, case: str) -> Noun:
    return w.np("hero", _other(number) if sel.others else number, case)


# -- characters and cards in play ------------------------------------------------------------------


@noun(s.TheVillain)
def _villain(w: Writer, sel: s.TheVillain, number: str, case: str) -> Noun:
    return w.np("the-villain", number, case)


@noun(s.Minions)
def _minions(w: Writer, sel: s.Minions, number: str, case: str) -> Noun:
    return w.np("minion-engaged" if sel.engaged_with_you else "minion", number, case)


@noun(s.Enemies)
def _enemies(w: Writer, sel: s.Enemies, number: str, case: str) -> Noun:
    return w.np("enemy", number, case)


@noun(s.Attackable)
def _attackable(w: Writer, sel: s.Attackable, number: str, case: str) -> Noun:
    if sel.among is not None:
        return w.noun(sel.among, number, case)
    return w.np("minion" if sel.minions_only else "enemy", number, case)


@noun(s.Allies)
def _allies(w: Writer, sel: s.Allies, number: str, case: str) -> Noun:
    return w.np("ally-yours" if sel.yours else "ally", number, case)


@noun(s.Friendly)
def _friendly(w: Writer, sel: s.Friendly, number: str, case: str) -> Noun:
    return w.np("character-yours" if sel.yours else "friendly", number, case)


@noun(s.Characters)
def _characters(w: Writer, sel: s.Characters, number: str, case: str) -> Noun:
    return w.np("character", number, case)


@noun(s.CharactersOf)
def _characters_of(w: Writer, sel: s.CharactersOf, number: str, case: str) -> Noun:
    who = w.noun(sel.who, "that", "subject")
    return w.np("character-of", number, case, who=who.text, whoform=who.form)


@noun(s.CardsOf)
def _cards_of(w: Writer, sel: s.CardsOf, number: str, case: str) -> Noun:
    who = w.noun(sel.who, "that", "subject")
    return w.np("card-of", number, case, who=who.text, whoform=who.form)


@noun(s.YourCards)
def _your_cards(w: Writer, sel: s.YourCards, number: str, case: str) -> Noun:
    kinds = w.join([w.np(slug(each), number, case).text for each in sel.types], "join-or")
    if number == "that":
        return w.np(slug(sel.types[0]) if len(sel.types) == 1 else "card", number, case)
    if sel.trait:
        return w.np("yours-trait", number, case, kinds=kinds, trait=trait_name(w.texts, sel.trait))
    return w.np("yours", number, case, kinds=kinds)


@noun(s.InPlay)
def _in_play(w: Writer, sel: s.InPlay, number: str, case: str) -> Noun:
    return _named(w, sel.name)


@noun(s.MainScheme)
def _main_scheme(w: Writer, sel: s.MainScheme, number: str, case: str) -> Noun:
    return w.np("the-main-scheme", number, case)


@noun(s.SideSchemes)
def _side_schemes(w: Writer, sel: s.SideSchemes, number: str, case: str) -> Noun:
    return w.np("side-scheme", number, case)


@noun(s.Schemes)
def _schemes(w: Writer, sel: s.Schemes, number: str, case: str) -> Noun:
    return w.np("scheme", number, case)


@noun(s.AllSchemes)
def _all_schemes(w: Writer, sel: s.AllSchemes, number: str, case: str) -> Noun:
    return w.np("scheme", number, case)


@noun(s.This)
def _this(w: Writer, sel: s.This, number: str, case: str) -> Noun:
    return w.np("this", number, case, name=w.name(w.face.code))


@noun(s.Host)
def _host(w: Writer, sel: s.Host, number: str, case: str) -> Noun:
    attach = w.face.rules.attach
    if isinstance(attach, SINGLE):
        return w.noun(attach, "that", case)
    head = w.bare(attach) if attach is not None else w.np("card", "bare", case).text
    return w.np("host", number, case, head=head)


# -- out of play -----------------------------------------------------------------------------------


@noun(s.InHand)
def _in_hand(w: Writer, sel: s.InHand, number: str, case: str) -> Noun:
    return w.np("card-in-hand", number, case)


@noun(s.InDiscard)
def _in_discard(w: Writer, sel: s.InDiscard, number: str, case: str) -> Noun:
    head = w.np(slug(sel.type) if sel.type else "card", number, case)
    if number in ("that", "bare"):
        return head
    return w.np("in-any-discard" if sel.anyone else "in-discard", number, case, head=head.text)


@noun(s.EngagedWith)
def _engaged_with(w: Writer, sel: s.EngagedWith, number: str, case: str) -> Noun:
    who = w.noun(sel.who, "that", "subject")
    return w.np("engaged-with", number, case, who=who.text)


@noun(s.FirstPlayer)
def _first_player(w: Writer, sel: s.FirstPlayer, number: str, case: str) -> Noun:
    return w.np("first-player", number, case)


@noun(s.AttackedPlayer)
def _attacked_player(w: Writer, sel: s.AttackedPlayer, number: str, case: str) -> Noun:
    return w.np("attacked-player", number, case)


@noun(s.EveryTarget)
def _every_target(w: Writer, sel: s.EveryTarget, number: str, case: str) -> Noun:
    return w.np("every-target", number, case)


@noun(s.WithTrait)
def _with_trait(w: Writer, sel: s.WithTrait, number: str, case: str) -> Noun:
    of = w.noun(sel.of, number, case)
    if number == "that":
        return of
    return w.np("having-trait", number, case, of=of.text, trait=trait_name(w.texts, sel.trait))


@noun(s.FacedownMinions)
def _facedown_minions(w: Writer, sel: s.FacedownMinions, number: str, case: str) -> Noun:
    return w.np("facedown-minion", number, case)


@noun(s.MostPrinted)
def _most_printed(w: Writer, sel: s.MostPrinted, number: str, case: str) -> Noun:
    if number in ("that", "bare"):
        return w.noun(sel.of, number, case)
    head = w.noun(sel.of, "unit" if isinstance(sel.of, e.Where) else "bare").text
    return w.np("most-printed", number, case, head=head, stat=stat_name(w.texts, sel.stat))


@noun(s.DiscardPile)
def _discard_pile(w: Writer, sel: s.DiscardPile, number: str, case: str) -> Noun:
    head = w.np(slug(sel.type) if sel.type else "card", number, case).text
    if sel.trait:
        head = w.texts.t("np-with-trait", head=head, trait=trait_name(w.texts, sel.trait))
    if isinstance(sel.who, s.You):
        return w.np("in-discard", number, case, head=head)
    return w.np("in-discard-of", number, case, head=head, who=w.noun(sel.who, "that", "owner").text)


@noun(s.Uppermost)
def _uppermost(w: Writer, sel: s.Uppermost, number: str, case: str) -> Noun:
    return w.noun(sel.of, "top", case)


@noun(s.DifferentTitles)
def _different_titles(w: Writer, sel: s.DifferentTitles, number: str, case: str) -> Noun:
    return w.np("different-titles", number, case, of=w.noun(sel.of, number, case).text)


@noun(s.JustDiscarded)
def _just_discarded(w: Writer, sel: s.JustDiscarded, number: str, case: str) -> Noun:
    return w.np("those-cards", number, case)


@noun(s.InDeck)
def _in_deck(w: Writer, sel: s.InDeck, number: str, case: str) -> Noun:
    head = w.np(slug(sel.type) if sel.type else "card", number, case)
    if number in ("that", "bare"):
        return head
    if sel.trait:
        return w.np("in-deck-trait", number, case, head=head.text, trait=trait_name(w.texts, sel.trait))
    return w.np("in-deck", number, case, head=head.text)


@noun(s.Encounter)
def _encounter(w: Writer, sel: s.Encounter, number: str, case: str) -> Noun:
    if sel.name:
        head = _named(w, sel.name)
    else:
        head = w.np(slug(sel.type) if sel.type else "card", number, case)
    if number in ("that", "bare"):
        return head
    if sel.trait:
        return w.np("in-encounter-trait", number, case, head=head.text, trait=trait_name(w.texts, sel.trait))
    return w.np("in-encounter", number, case, head=head.text)


# -- what the effect has named ---------------------------------------------------------------------


@noun(s.EventTarget)
def _event_target(w: Writer, sel: s.EventTarget, number: str, case: str) -> Noun:
    return _of_event(w, w.event.get("target", Thing("card")), case)


@noun(s.EventSource)
def _event_source(w: Writer, sel: s.EventSource, number: str, case: str) -> Noun:
    return _of_event(w, w.event.get("source", Thing("card")), case)


def _of_event(w: Writer, sel: Sel, case: str) -> Noun:
    """What a trigger has named, named again."""
    attach = w.face.rules.attach
    return w.noun(attach if isinstance(sel, s.Host) and attach is not None else sel, "that", case)


@noun(e.Var)
def _var(w: Writer, sel: e.Var, number: str, case: str) -> Noun:
    bound = w.names.get(sel.name)
    if bound is None:
        bound = w.names[sel.name] = Bound(Thing("those-cards" if sel.name == "discarded" else "card"), True)
    if not bound.mentioned:
        bound.mentioned = True
        return w.noun(bound.of, "one", case)
    return w.noun(bound.of, "bare" if number == "bare" else "that", case)


@noun(e.Union)
def _union(w: Writer, sel: e.Union, number: str, case: str) -> Noun:
    if number == "that":
        return w.np("character", number, case)
    key = "join-costs" if number in ("any", "each") else "join-or"
    return Noun(w.join([w.noun(part, number, case).text for part in sel.parts], key), "one")


@noun(e.Except)
def _except(w: Writer, sel: e.Except, number: str, case: str) -> Noun:
    if number in ("that", "bare"):
        return w.noun(sel.of, number, case)
    if isinstance(sel.without, e.Var | s.This | s.You):
        return w.noun(sel.of, _other(number), case)
    of = w.noun(sel.of, number, case)
    return w.np("except", number, case, of=of.text, without=w.noun(sel.without, "each", case).text)


@noun(e.Where)
def _where(w: Writer, sel: e.Where, number: str, case: str) -> Noun:
    of = w.noun(sel.of, "bare" if number == "unit" else number, case)
    if number in ("that", "bare"):
        return of
    before = w.names.get("it")
    w.bind("it", _inner(sel.of), True)
    test = w.test(sel.cond, "that")
    if before is not None:
        w.names["it"] = before
    return Noun(w.texts.t("np-where", of=of.text, cond=test, number=number, case=case), of.form)


def _inner(sel: Sel) -> Sel:
    return Thing("card") if isinstance(sel, e.Var | s.JustDiscarded) else sel


def _other(number: str) -> str:
    return {"one": "other", "each": "other-each"}.get(number, number)
