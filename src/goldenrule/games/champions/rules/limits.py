"""How often abilities have been used, and may be."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def _numbered(game: "Champions", entity: int, index: int) -> int:
    """A number for an ability of the face shown: each side of an identity counts for itself (MC-LIMIT-01)."""
    return game.state.face[entity] << 4 | index


def uses(game: "Champions", entity: int, index: int, period: str) -> int:
    state = game.state
    if not state.uses:
        return 0
    return state.uses.get((state.ref(entity), _numbered(game, entity, index), period), 0)


def max_uses(game: "Champions", entity: int, index: int, period: str) -> int:
    """Uses of all copies, by title (MC-MAX-02, -03)."""
    return game.state.uses.get((-1 - game.state.ident[entity], _numbered(game, entity, index), period), 0)


def count_use(game: "Champions", entity: int, index: int) -> None:
    """Initiating counts, cancelled or not (MC-LIMIT-03, MC-MAX-04)."""
    state = game.state
    ability = game.content.faces[state.face[entity]].abilities[index]
    if ability.limit is None and ability.maximum is None:
        return
    for key, bound in ((state.ref(entity), ability.limit), (-1 - state.ident[entity], ability.maximum)):
        if bound is not None:
            at = (key, _numbered(game, entity, index), bound[1])
            state.uses = {**state.uses, at: state.uses.get(at, 0) + 1}
