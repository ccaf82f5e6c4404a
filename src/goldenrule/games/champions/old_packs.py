"""The words of earlier notations of Champions' packs, for `pack check` and `pack migrate`."""

from typing import Final

_TRIGGERS: Final = {
    "damage interrupt": "would_take_damage",
    "damage response": "takes_damage",
    "dealt_damage response": "is_dealt_damage",
    "hurt response": "attacks_and_damages",
    "defeat interrupt": "would_be_defeated",
    "defeat response": "is_defeated",
    "enemy_attack interrupt": "would_attack",
    "enemy_attack response": "has_attacked",
    "enemy_scheme interrupt": "would_scheme",
    "enemy_scheme response": "has_schemed",
    "attack interrupt": "would_make_attack",
    "attack response": "makes_attack",
    "thwart interrupt": "would_thwart",
    "thwart response": "thwarts",
    "defend response": "defends",
    "threat interrupt": "threat_would_be_placed",
    "threat response": "threat_is_placed",
    "reveal interrupt": "would_be_revealed",
    "reveal response": "is_revealed",
    "enter interrupt": "would_enter_play",
    "enter response": "enters_play",
    "play interrupt": "would_be_played",
    "play response": "is_played",
}
"""Events with their timing, and the triggers that have taken their place. A change of form is not among them: its
trigger is always one's own today, and was anybody's."""
OLD: Final[dict[str, tuple[str, ...]]] = {
    "the_villain": ("villain",),
    "rules": ("play",),
    "deck_limit": ("max_per_deck",),
    "id": ("code",),
    "kind": ("type",),  # of a card; an ability had its kind in a field, too
    "event": (),  # a trigger of event and timing
    **{event: (trigger,) for event, trigger in _TRIGGERS.items()},
}
"""Old words and fields with those that have taken their place."""

_DAMAGE: Final = {"targets": "to", "flag from_attack": "by attack", "of_this_attack": "by this_attack"}
_CARD: Final = {"targets": "card", "target_type": "type", "by_you": "by you"}
_THREAT: Final = {"targets": "on", "of_this_scheme": "during this_scheme", "flag scheming": "during scheme"}
_ENEMY: Final = {"caused_by": "enemy", "against_you": "against you"}
_ATTACK: Final = {"caused_by": "who", "targets": "enemy", "flag basic": "basic true"}
_FIELDS: Final = {
    "would_take_damage": _DAMAGE,
    "takes_damage": _DAMAGE,
    "is_dealt_damage": {"targets": "to", "of_this_attack": "by this_attack"},
    "attacks_and_damages": {"caused_by": "enemy"},
    "would_be_defeated": {"targets": "card", "target_type": "type"},
    "is_defeated": {"target_type": "type", "caused_by_you": "by you"},
    "would_attack": _ENEMY,
    "has_attacked": _ENEMY,
    "would_scheme": {"caused_by": "enemy"},
    "has_schemed": {"caused_by": "enemy"},
    "would_make_attack": _ATTACK,
    "makes_attack": _ATTACK,
    "would_thwart": {"caused_by": "who", "flag basic": "basic true"},
    "thwarts": {"caused_by": "who", "flag basic": "basic true"},
    "defends": {"targets": "who", "caused_by": "enemy"},
    "threat_would_be_placed": {**_THREAT, "some_amount": ""},
    "threat_is_placed": _THREAT,
    "would_be_revealed": {**_CARD, "flag from_deck": "from encounter_deck"},
    "is_revealed": {**_CARD, "flag from_deck": "from encounter_deck"},
    "would_enter_play": {"targets": "card", "target_type": "type", "flag from_hand": "from hand"},
    "enters_play": {"targets": "card", "target_type": "type", "flag from_hand": "from hand"},
    "would_be_played": _CARD,
    "is_played": _CARD,
}
TESTS: Final = {(word, test): field for word, fields in _FIELDS.items() for test, field in fields.items()}
"""For each trigger the conditions of its old form, with its field and the value that it has; "" for one that holds."""
ONLY_IN_TRIGGERS: Final = frozenset({
    "targets", "caused_by", "caused_by_you", "target_type", "flag", "against_you", "by_you", "some_amount",
    "of_this_attack", "of_this_scheme",
})  # fmt: skip
"""Conditions that there are no more: a trigger has them as fields."""
