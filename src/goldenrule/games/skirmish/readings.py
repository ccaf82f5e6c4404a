"""Second readings of what the rules leave open, each a named option of a game. Without them the first ones hold."""

from collections.abc import Iterable

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.readings import Reading, by_id, known_names

SHORT_TRACK = "short_track"
LONG_TRACK = "long_track"
TIE_LAST_LOSES = "tie_last_card_loses"
OUT_AT_ONCE = "deck_out_at_once"
OUT_OWN_TURN = "deck_out_own_deck"
HEROES_BEGIN = "heroes_begin"
RETURNED_IS_PLAYED = "put_into_play_is_playing"
REPLACING_IS_NOT_PLAYING = "replacing_is_not_playing"
ANY_TURN = "artifacts_any_turn"
NEEDS_A_PLAY = "artifacts_need_a_play"


READINGS = by_id(
    Reading(SHORT_TRACK, "DA-3", "The Artifact track has 3 spaces on each side.", "It has 2 on each side."),
    Reading(LONG_TRACK, "DA-3", "The Artifact track has 3 spaces on each side.", "It has 4 on each side."),
    Reading(
        TIE_LAST_LOSES,
        "DA-4",
        "When a deck has run out with the Victory Point marker on 0, the game is a draw.",
        "Then whoever drew the last card loses.",
    ),
    Reading(
        OUT_AT_ONCE,
        "DA-5",
        "When a deck runs out, points are compared at the end of that turn.",
        "They are compared at once.",
    ),
    Reading(
        OUT_OWN_TURN,
        "DA-5",
        "A deck that runs out ends the game at the end of that turn, whosever it is.",
        "A deck that runs out ends the game at the end of its owner's next turn, or of this one if it is his.",
    ),
    Reading(HEROES_BEGIN, "DA-6", "The Villains have the first turn.", "The Heroes have the first turn."),
    Reading(
        RETURNED_IS_PLAYED,
        "DA-8",
        "A card that an effect puts into play is not played.",
        "It counts as played for whatever reacts to that.",
    ),
    Reading(
        REPLACING_IS_NOT_PLAYING,
        "DA-9",
        "A card that replaces a copy is played: its immediate effect comes, and others react to it.",
        "It is not: neither comes.",
    ),
    Reading(
        ANY_TURN, "DA-15", "Single-use Artifacts are used in one's own turn.", "They are used in either player's turn."
    ),
    Reading(
        NEEDS_A_PLAY,
        "DA-16",
        "The effects of Artifacts in the Recruitment phase need no card to be played.",
        "They come only after a card has been played in it.",
    ),
)
"""All of them by id."""

CONTRARY = ((SHORT_TRACK, LONG_TRACK), (OUT_AT_ONCE, OUT_OWN_TURN))


def chosen(names: Iterable[str]) -> list[str]:
    """The readings of these names, sorted. Raises BadInput for an unknown one, or for two that contradict."""
    found = list(known_names(tuple(names), READINGS))
    for one, other in CONTRARY:
        if one in found and other in found:
            raise BadInput(f"The readings {one} and {other} contradict each other; choose one of them.")
    return found
