"""Second readings of what the rules leave open, each a named option of a game. Without them the first ones hold."""

from collections.abc import Iterable

from goldenrule.games.skirmish.clauses import PACKAGE
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.readings import known_names, readings_of

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

READINGS = readings_of(PACKAGE)
"""All of them by id."""

CONTRARY = ((SHORT_TRACK, LONG_TRACK), (OUT_AT_ONCE, OUT_OWN_TURN))


def chosen(names: Iterable[str]) -> list[str]:
    """The readings of these names, sorted. Raises BadInput for an unknown one, or for two that contradict."""
    found = list(known_names(tuple(names), READINGS))
    for one, other in CONTRARY:
        if one in found and other in found:
            raise BadInput("skirmish-bad-readings-contradict-each", one=one, other=other)
    return found
