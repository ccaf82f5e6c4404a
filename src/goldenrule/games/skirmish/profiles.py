"""What to know before choosing a side of the duel."""

from statistics import mean
from typing import TYPE_CHECKING

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.profiles import Profile, ProfileCards, count, measured, own_sentence, with_bars
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.clauses import PACKAGE
from goldenrule.games.skirmish.ids import FACTIONS
from goldenrule.games.skirmish.text.table import side

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Content
    from goldenrule.packs.reading import Pack


def profile(texts: Translator, packs: "tuple[Pack, ...]", seat: int) -> Profile:
    """Return the profile of a side."""
    content = load_content(packs)
    groups = {
        key: {face.key: face.facts.copies for face in content.decks[seat] if face.facts.kind == kind}
        for key, kind in (("main", "main"), ("agents", "side"))
    }
    groups["artifacts"] = {face.key: face.facts.copies for face in content.artifacts}
    return Profile(
        strengths=own_sentence(texts, "skirmish", "side", FACTIONS[seat]),
        why=measured(PACKAGE, f"side:{FACTIONS[seat]}", ()).why(texts, "profile-why-side", side=side(texts, seat)),
        facts=with_bars(_numbers(texts, content, seat), [_numbers(texts, content, each) for each in (0, 1)]),
        cards=[ProfileCards(texts.t(f"profile-group-{key}"), [*cards.items()]) for key, cards in groups.items()],
    )


def _numbers(texts: Translator, content: "Content", seat: int) -> list[Fact]:
    """Means of Strength, Life and cost over a deck, in tenths, and how many cards cost a single symbol."""
    deck = content.decks[seat]
    out = []
    for key, values in (
        ("strength", [face.facts.strength for face in deck]),
        ("life", [face.facts.life for face in deck]),
        ("cost", [len(face.facts.cost) for face in deck]),
    ):
        tenths = round(10 * mean(values))
        said = f"profile-mean-{key}"
        short, name = f"{tenths / 10:.1f}", texts.attribute(said, "name")
        out.append(Fact(texts.t(said, n=short), short, name, value=tenths, key=key))
    return [*out, count(texts, "cheap", sum(len(face.facts.cost) <= 1 for face in deck))]
