"""What cards are worth to the sensible bot, in points: one point is about one damage on the villain."""

from typing import Final, NamedTuple


class Worth(NamedTuple):
    """What a card does, as far as printed numbers do not say it."""

    now: float = 0.0  # what playing it is worth besides what follows
    damage: int = 0  # dealt to one enemy
    removes: int = 0  # threat removed from one scheme
    each_round: float = 0.0  # what it brings in every round that it lies there
    hold: float = -1.0  # what keeping it in hand is worth, where that does not follow from playing it


NOTHING: Final = Worth()

SPIDER_MAN: Final = {
    "01002": Worth(1.0),  # Black Cat
    "01003": Worth(hold=2.6),  # Backflip
    "01004": Worth(hold=2.2),  # Enhanced Spider-Sense
    "01005": Worth(damage=8),  # Swinging Web Kick
    "01006": Worth(each_round=0.8),  # Aunt May
    "01007": Worth(2.0, removes=3),  # Spider-Tracer
    "01008": Worth(4.5),  # Web-Shooter
    "01009": Worth(5.0),  # Webbed Up
}
CAPTAIN_MARVEL: Final = {
    "01011": Worth(2.5),  # Spider-Woman
    "01012": Worth(removes=2),  # Crisis Interdiction
    "01013": Worth(1.0, damage=5),  # Photonic Blast
    "01014": Worth(hold=2.0),  # Energy Absorption
    "01015": Worth(each_round=0.8),  # Alpha Flight Station
    "01016": Worth(each_round=0.5),  # Captain Marvel's Helmet
    "01017": Worth(3.5),  # Cosmic Flight
    "01018": Worth(4.0),  # Energy Channel
}
SHE_HULK: Final = {
    "01020": Worth(1.0),  # Hellcat
    "01021": Worth(),  # Gamma Slam: the damage on you
    "01022": Worth(),  # Ground Stomp: every enemy
    "01023": Worth(),  # Legal Practice: what is discarded
    "01024": Worth(),  # One-Two Punch: another attack
    "01025": Worth(),  # Split Personality: a hand
    "01026": Worth(each_round=0.7),  # Superhuman Law Division
    "01027": Worth(each_round=0.9),  # Focused Rage
    "01028": Worth(4.5),  # Superhuman Strength
}
IRON_MAN: Final = {
    "01030": Worth(1.0),  # War Machine
    "01031": Worth(damage=4),  # Repulsor Blast, as its cards fall
    "01032": Worth(damage=4),  # Supersonic Punch, doubled in the air
    "01033": Worth(each_round=1.1),  # Pepper Potts
    "01034": Worth(each_round=0.6),  # Stark Tower
    "01035": Worth(1.0, each_round=1.9),  # Arc Reactor
    "01036": Worth(6.0),  # Mark V Armor
    "01037": Worth(1.0, each_round=1.0),  # Mark V Helmet
    "01038": Worth(1.0, each_round=1.2),  # Powered Gauntlets
    "01039": Worth(2.0, each_round=0.4),  # Rocket Boots
}
BLACK_PANTHER: Final = {
    "01041": Worth(3.0),  # Shuri
    "01042": Worth(0.3, hold=0.2),  # Ancestral Knowledge
    "01044": Worth(hold=1.9),  # Vibranium
    "01045": Worth(each_round=0.7),  # The Golden City
    "01046": Worth(each_round=0.9),  # Energy Daggers
    "01047": Worth(each_round=1.3),  # Panther Claws
    "01048": Worth(each_round=0.9),  # Tactical Genius
    "01049": Worth(each_round=1.1),  # Vibranium Suit
}
AGGRESSION: Final = {
    "01050": Worth(-1.0),  # Hulk, who may leave or hurt friends
    "01051": Worth(0.7),  # Tigra
    "01052": Worth(hold=1.6),  # Chase Them Down
    "01053": Worth(damage=5),  # Relentless Assault
    "01054": Worth(damage=5),  # Uppercut
    "01055": Worth(hold=1.6),  # The Power of Aggression
    "01056": Worth(4.5),  # Tac Team
    "01057": Worth(each_round=0.9),  # Combat Training
}
JUSTICE: Final = {
    "01058": Worth(2.0, damage=1),  # Daredevil
    "01059": Worth(1.0),  # Jessica Jones
    "01060": Worth(removes=3),  # For Justice!
    "01061": Worth(hold=1.6),  # Great Responsibility
    "01062": Worth(hold=1.6),  # The Power of Justice
    "01063": Worth(each_round=0.15, removes=1),  # Interrogation Room
    "01064": Worth(4.0, removes=1),  # Surveillance Team
    "01065": Worth(each_round=0.7),  # Heroic Intuition
}
LEADERSHIP: Final = {
    "01066": Worth(3.0, damage=2),  # Hawkeye
    "01067": Worth(1.5),  # Maria Hill
    "01068": Worth(2.0),  # Vision
    "01069": Worth(hold=1.0),  # Get Ready
    "01070": Worth(),  # Lead from the Front
    "01071": Worth(hold=1.0),  # Make the Call
    "01072": Worth(hold=1.6),  # The Power of Leadership
    "01073": Worth(0.5),  # The Triskelion
    "01074": Worth(3.0),  # Inspired
}
PROTECTION: Final = {
    "01075": Worth(1.0),  # Black Widow
    "01076": Worth(3.0),  # Luke Cage
    "01077": Worth(hold=2.0),  # Counter-Punch
    "01078": Worth(hold=1.6),  # Get Behind Me!
    "01079": Worth(hold=1.6),  # The Power of Protection
    "01080": Worth(4.5),  # Med Team
    "01081": Worth(each_round=0.8),  # Armored Vest
    "01082": Worth(2.2),  # Indomitable
}
BASIC: Final = {
    "01083": Worth(3.0),  # Mockingbird
    "01084": Worth(4.5, damage=4, removes=2),  # Nick Fury
    "01085": Worth(hold=1.0),  # Emergency
    "01086": Worth(),  # First Aid: the damage on you
    "01087": Worth(damage=3),  # Haymaker
    "01088": Worth(hold=1.6),  # Energy
    "01089": Worth(hold=1.6),  # Genius
    "01090": Worth(hold=1.6),  # Strength
    "01091": Worth(each_round=1.4),  # Avengers Mansion
    "01092": Worth(each_round=1.0),  # Helicarrier
    "01093": Worth(1.5, hold=0.5),  # Tenacity
}
WORTHS: Final[dict[str, Worth]] = {
    **SPIDER_MAN, **CAPTAIN_MARVEL, **SHE_HULK, **IRON_MAN, **BLACK_PANTHER,
    **AGGRESSION, **JUSTICE, **LEADERSHIP, **PROTECTION, **BASIC,
}  # fmt: skip

HARM: Final[dict[str, float]] = {
    "01104": 3.0, "01105": 2.5, "01106": 4.5, "01111": 2.0, "01112": 1.5, "01186": 3.5, "01187": 4.0, "01188": 3.0,
    "01189": 4.5, "01190": 6.0, "01191": 2.5, "01192": 5.0, "01193": 3.0, "01168": 2.5, "01169": 3.0, "01178": 1.5,
    "01179": 3.0, "01122": 4.0, "01123": 4.0, "01124": 3.5, "01133": 4.0, "01145": 4.5, "01146": 3.0, "01147": 3.0,
    "01154": 2.0, "01158": 3.0, "01159": 3.0, "01164": 4.0, "01173": 3.0, "01174": 2.5,
}  # fmt: skip
"""By code: how bad the When Revealed of a treachery is."""
