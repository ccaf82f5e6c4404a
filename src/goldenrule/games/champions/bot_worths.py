"""What cards are worth to the sensible bot, in points: one point is about one damage on the villain."""

from typing import Final

DAMAGE_OF: Final = {"01005": 8, "01013": 5, "01058": 1, "01084": 4, "01087": 3, "01066": 2}
"""Damage that a card's ability deals."""

ATTACKS: Final = frozenset({"01005", "01013", "01087"})
"""Events whose worth is the damage that they deal."""

REMOVES: Final = {"01012": 2, "01060": 3, "01063": 1, "01064": 1, "01007": 3, "01084": 2}
"""Threat that a card's ability removes."""

THWARTS: Final = frozenset({"01012", "01060"})
"""Events whose worth is the threat that they remove."""

PASSIVE: Final = frozenset({"01006", "01015", "01016", "01065", "01073", "01091", "01092", "01063", "01064"})
"""Permanents that pay off over many rounds: worth more early."""

WORTH: Final[dict[str, float]] = {
    "01005": 0.0, "01012": 0.0, "01060": 0.0, "01070": 0.0, "01086": 0.0, "01087": 0.0,
    "01002": 4.5, "01006": 4.0, "01007": 2.0, "01008": 4.5, "01009": 5.0, "01013": 1.0,
    "01011": 6.0, "01015": 4.0, "01016": 3.0, "01017": 3.5, "01018": 4.0,
    "01058": 6.5, "01059": 5.0, "01063": 1.0, "01064": 4.0, "01065": 3.0,
    "01066": 6.0, "01067": 5.0, "01068": 6.5, "01073": 0.5, "01074": 3.0,
    "01083": 6.0, "01084": 7.5, "01091": 6.0, "01092": 4.5, "01093": 1.5,
}  # fmt: skip
"""By code: what playing a card is worth. Events that attack or thwart get what they deal on top of it."""

HOLD: Final[dict[str, float]] = {
    "01003": 1.8, "01004": 1.5, "01061": 1.0, "01085": 0.6, "01062": 0.9, "01072": 0.9,
    "01014": 1.0, "01088": 0.8, "01089": 0.8, "01090": 0.8, "01069": 0.6, "01071": 0.7, "01093": 0.7,
}  # fmt: skip
"""By code: what keeping a card in hand is worth, where that does not follow from playing it."""

HARM: Final[dict[str, float]] = {
    "01104": 3.0, "01105": 2.5, "01106": 4.5, "01111": 2.0, "01112": 1.5, "01186": 3.5, "01187": 4.0, "01188": 3.0,
    "01189": 4.5, "01190": 6.0, "01191": 2.5, "01192": 5.0, "01193": 3.0, "01168": 2.5, "01169": 3.0, "01178": 1.5,
    "01179": 3.0,
}  # fmt: skip
"""By code: how bad the When Revealed of a treachery is."""
