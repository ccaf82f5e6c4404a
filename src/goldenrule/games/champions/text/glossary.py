"""Terms of the game with a short explanation and the clauses that say more."""

from dataclasses import dataclass

from goldenrule.gamekit.wording import Translator
from goldenrule.games.champions.clauses import PACKAGE, Term, glossary
from goldenrule.kernel.clauses import clauses_of

ENTRIES: dict[str, tuple[str, str]] = {
    "ability": ("Ability, Card Ability", "MC-ABILITY"), "acceleration-icon": ("Acceleration Icon", "MC-ACCICON"),
    "acceleration-token": ("Acceleration Token", "MC-ACCTOK"), "action": ("Action", "MC-ACTION"),
    "activation": ("Activation", "MC-ACTIV"), "ally": ("Ally", "MC-ALLY"), "ally-limit": ("Ally Limit", "MC-ALLYLIM"),
    "attachment": ("Attachment", "MC-ATTACHMENT"), "attack": ("Attack", "MC-ATTACK"),
    "atk": ("ATK (attack)", "MC-ATTACK"), "boost": ("Boost", "MC-BOOST"), "boost-icon": ("boost icon", "MC-BOOST"),
    "cancel": ("Cancel", "MC-CANCEL"), "character": ("Character", "MC-CHAR"),
    "confused": ("Confuse, Confused", "MC-STATUS"), "consequential-damage": ("Consequential Damage", "MC-CONSEQ"),
    "constant": ("Constant Ability", "MC-CONSTANT"), "control": ("Ownership and Control", "MC-OWN"),
    "cost": ("Cost", "MC-COST"), "counter": ("All-Purpose Counter", "MC-COUNTER"),
    "crisis-icon": ("Crisis Icon", "MC-CRISIS"), "damage": ("Damage", "MC-DAMAGE"), "dash": ("Dash", "MC-DASH"),
    "deal": ("Deal, Deal an Encounter Card", "MC-DEAL"), "def": ("DEF (defense)", "MC-DEFEND"),
    "defeat": ("Defeat", "MC-DEFEAT"), "defend": ("Defend, Defense", "MC-DEFEND"),
    "delayed": ("Delayed Effects", "MC-DELAYED"), "empty-encounter-deck": ("Empty Encounter Deck", "MC-EMPTYENC"),
    "empty-player-deck": ("Empty Player Deck", "MC-EMPTYPL"),
    "end-of-player-phase": ("End of Player Phase", "MC-ENDPP"), "enemy": ("Enemy", "MC-ENEMY"),
    "enemy-attack": ("Enemy Attack", "MC-EATTACK"), "enemy-scheme": ("Enemy Scheme", "MC-ESCHEME"),
    "engage": ("Engage", "MC-ENGAGE"), "event": ("Event", "MC-EVENT"), "exhaust": ("Exhaust", "MC-EXHAUST"),
    "first-player": ("First Player", "MC-FIRST"), "forced": ("Forced", "MC-FORCED"),
    "form": ("Form, Change Form", "MC-FORM"), "friendly": ("Friendly", "MC-FRIENDLY"),
    "guard": ("Guard", "MC-KW-GUARD"), "hand-size": ("Hand Size", "MC-HANDSIZE"),
    "hazard-icon": ("Hazard Icon", "MC-HAZARD"), "heal": ("Heal", "MC-HEAL"), "hit-points": ("Hit Points", "MC-HP"),
    "identity": ("Identity (card)", "MC-IDENT"), "indirect-damage": ("Indirect Damage", "MC-INDIRECT"),
    "interrupt": ("Interrupt", "MC-INTERRUPT"), "keyword": ("Keywords", "MC-KW"),
    "lasting": ("Lasting Effects", "MC-LASTING"), "limit": ("Limit", "MC-LIMIT"),
    "main-scheme": ("Main Scheme", "MC-MAIN"), "max": ("Max", "MC-MAX"), "minion": ("Minion", "MC-MINION"),
    "modifiers": ("Modifiers", "MC-MOD"), "mulligan": ("mulligan", "MC-SETUP"), "nemesis": ("Nemesis", "MC-NEMESIS"),
    "obligation": ("Obligation", "MC-OBLIG"), "overkill": ("Overkill", "MC-KW-OVERKILL"),
    "per-player": ("Per Player", "MC-PERPL"), "peril": ("Peril", "MC-KW-PERIL"),
    "player-elimination": ("Player Elimination", "MC-ELIM"), "player-phase": ("Player Phase", "MC-PPHASE"),
    "player-turn": ("Player Turn", "MC-TURN"), "prevent": ("Prevent", "MC-PREVENT"),
    "put-into-play": ("Put into Play", "MC-PLAY"), "quickstrike": ("Quickstrike", "MC-KW-QUICK"),
    "ready": ("Ready", "MC-READY"), "rec": ("REC (recover)", "MC-RECOVER"), "recover": ("Recover", "MC-RECOVER"),
    "replacement": ("Replacement Effects", "MC-REPLACE"), "resource": ("Resource", "MC-RES"),
    "resource-ability": ("Resource Ability", "MC-RESAB"), "resource-card": ("Resource Card", "MC-RESCARD"),
    "response": ("Response", "MC-RESPONSE"), "restricted": ("Restricted", "MC-KW-RESTR"),
    "retaliate": ("Retaliate X", "MC-KW-RETAL"), "reveal": ("Reveal", "MC-REVEAL"),
    "round": ("Round Overview", "MC-ROUND"), "sch": ("SCH (scheme)", "MC-ESCHEME"), "search": ("Search", "MC-SEARCH"),
    "side-scheme": ("Side Scheme", "MC-SIDE"), "stunned": ("Stun, Stunned", "MC-STATUS"),
    "status-cards": ("Status Cards", "MC-STATUS"), "support": ("Support", "MC-SUPPORT"),
    "surge": ("Surge", "MC-KW-SURGE"), "target-threat": ("Target Threat", "MC-TARGET"), "then": ("Then", "MC-THEN"),
    "threat": ("Threat", "MC-THREAT"), "thw": ("THW (thwart)", "MC-THWART"), "thwart": ("Thwart", "MC-THWART"),
    "tough": ("Tough, Toughness", "MC-STATUS"), "toughness": ("Toughness (keyword)", "MC-KW-TOUGH"),
    "traits": ("Traits", "MC-TRAITS"), "treachery": ("Treachery", "MC-TREACH"),
    "undefended": ("Undefended", "MC-UNDEF"), "unique": ("Unique", "MC-UNIQUE"), "upgrade": ("Upgrade", "MC-UPGRADE"),
    "uses": ('Uses (X "type")', "MC-KW-USES"), "villain": ("Villain, Villain Deck", "MC-VILLAIN"),
    "villain-defeat": ("Villain Defeat", "MC-VDEFEAT"), "villain-phase": ("Villain Phase", "MC-VPHASE"),
    "when-defeated": ("When Defeated", "MC-WDEF"), "when-revealed": ("When Revealed", "MC-WREV"),
    "wild": ("Wild (resource)", "MC-WILD"), "winning": ("Winning the Game", "MC-WIN"),
}  # fmt: skip
"""Explained terms: message -> the term in the glossary, and the prefix of its clauses."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A term as it is called in the language, what it means in short, and the clauses that say more."""

    name: str
    text: str
    clauses: tuple[str, ...]


def look_up(word: str, texts: Translator) -> list[Entry]:
    """What a word means, the best match first; empty if it is no term. Any of the four languages is understood."""
    wanted = word.strip().casefold()
    if not wanted:
        return []
    exact: list[str] = []
    close: list[str] = []
    for key, (name, _) in ENTRIES.items():
        called = [key.replace("-", " "), *_names(glossary()[name])]
        if wanted in called:
            exact.append(key)
        elif len(wanted) > 2 and any(each.startswith(wanted) for each in called):
            close.append(key)
    found = [entry(key, texts) for key in exact or close]
    return found or _from_clauses(wanted, texts)


def entry(key: str, texts: Translator) -> Entry:
    """An explained term."""
    name, prefix = ENTRIES[key]
    return Entry(_shown(glossary()[name], texts.lang), texts.t(f"term-{key}"), clause_ids(prefix))


def clause_ids(prefix: str) -> tuple[str, ...]:
    """The clauses of a section, in the order of the reference."""
    return tuple(id_ for id_ in clauses_of(PACKAGE) if id_.rpartition("-")[0] == prefix)


def term_names(texts: Translator) -> list[str]:
    """Every explained term, as it is called in the language."""
    return sorted({_shown(glossary()[name], texts.lang) for name, _ in ENTRIES.values()}, key=str.casefold)


def _from_clauses(wanted: str, texts: Translator) -> list[Entry]:
    """A term without an explanation of its own: the section of the reference that bears its name."""
    for term in glossary().values():
        if wanted in _names(term):
            named = [c for c in clauses_of(PACKAGE).values() if c.section.casefold() == term.en.casefold()]
            if named:
                return [Entry(_shown(term, texts.lang), named[0].statement, tuple(c.id for c in named))]
    return []


def _shown(term: Term, lang: str) -> str:
    text = {"es": term.es, "uk": term.uk, "zh": term.zh}.get(lang.split("-")[0], term.en)
    if text in ("", "-"):
        text = term.en
    return text.partition(" (")[0]


def _names(term: Term) -> list[str]:
    """Everything that a term is called, in all languages."""
    out: list[str] = []
    for text in (term.en, term.es, term.uk, term.zh):
        for part in text.replace(" / ", ",").replace("，", ",").split(","):
            plain = part.partition("(")[0].strip().casefold()
            if plain and plain != "-":
                out.append(plain)
    return out
