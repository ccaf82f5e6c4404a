"""Random decks for property tests."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from goldenrule.games.champions.deck_building import most
from goldenrule.games.champions.decks import ASPECTS, LARGEST, SMALLEST, Deck, card_base

NAMES = st.text(st.sampled_from("abcXYZ 0129:#&<>\"'éшж中-"), min_size=1, max_size=30).map(
    lambda s: f"Deck {s}".strip()
)


@st.composite
def legal_decks(draw: Any) -> Deck:
    """Any legal deck from one core set that has cards of its aspect."""
    hero = draw(st.sampled_from(sorted(card_base().heroes)))
    aspect = draw(st.sampled_from(ASPECTS))
    pool = [face for face in card_base().faces.values() if face.classification in (aspect, "basic")]
    lots = draw(st.permutations([face.code for face in pool for _ in range(most(face))]))
    size = draw(st.integers(SMALLEST, LARGEST))
    own = card_base().heroes[hero].cards
    cards = Counter({**own, **Counter(lots[: size - sum(own.values())])})
    name = " ".join(draw(NAMES | st.sampled_from(["", "Spider-Man", "Iron Man"])).split())
    return Deck((hero,), {code: cards[code] for code in sorted(cards)}, aspect, name)
