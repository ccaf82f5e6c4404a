"""How often abilities have been used, and may be."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def _numbered(g: "Champions", entity: int, index: int) -> int:
    """A number for an ability of the face shown: each side of an identity counts for itself (MC-LIMIT-01)."""
    return g.state.face[entity] << 4 | index


def uses(g: "Champions", entity: int, index: int, period: str) -> int:
    s = g.state
    if not s.uses:
        return 0
    return s.uses.get((s.ref(entity), _numbered(g, entity, index), period), 0)


def max_uses(g: "Champions", entity: int, index: int, period: str) -> int:
    """Uses of all copies, by title (MC-MAX-02, -03)."""
    return g.state.uses.get((-1 - g.state.ident[entity], _numbered(g, entity, index), period), 0)


def count_use(g: "Champions", entity: int, index: int) -> None:
    """Initiating counts, cancelled or not (MC-LIMIT-03, MC-MAX-04)."""
    s = g.state
    ability = g.content.faces[s.face[entity]].abilities[index]
    if ability.limit is None and ability.maximum is None:
        return
    for key, bound in ((s.ref(entity), ability.limit), (-1 - s.ident[entity], ability.maximum)):
        if bound is not None:
            at = (key, _numbered(g, entity, index), bound[1])
            s.uses = {**s.uses, at: s.uses.get(at, 0) + 1}
