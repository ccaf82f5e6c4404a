"""The events of a line of the story in the order in which they are told, and what can be told at once."""

from collections.abc import Container, Sequence

from goldenrule.gamekit.story_text import SeenValue

_STRIKES = ("attack_damage", "scheme_threat")
"""How an activation is told, once its value is known."""


def strikes_first(line: Sequence[SeenValue], attacked: SeenValue | None) -> list[SeenValue]:
    """Tell an enemy's attack or scheme before the answers to it, although its value is known only after them.

    An attack of which nothing is left is told to deal no damage. `attacked` is the identity of the attacked player, if
    the line names it.
    """
    out: list[SeenValue] = []
    start, target, left = 0, [0, ""], -1
    for seen in line:
        if seen[0] in _STRIKES:
            at = next((i for i in range(start, len(out)) if _answers(out[i], seen[1])), len(out))
            out.insert(at, _strike(seen, line, attacked))
            start = len(out)
        else:
            out.append([*seen])
        if seen[0] == "attack_damage":
            target, left = seen[2], seen[3]
        elif seen[0] == "prevent" and seen[1][0] == target[0]:
            left -= seen[2]
            out[-1].append(left == 0)
        if left == 0 and seen[0] == "attack_damage":
            out.append(["no_damage", target])
    struck = {seen[1][0] for seen in out if seen[0] in _STRIKES}
    told = [seen for seen in out if seen[0] not in ("activate", "attack_also") or seen[1][0] not in struck]
    return sorted(told, key=lambda seen: seen[0] == "acceleration")  # it interrupts what is told


def _strike(seen: SeenValue, line: Sequence[SeenValue], attacked: SeenValue | None) -> SeenValue:
    """Return an attack as one on the attacked player, where another character defends."""
    single = sum(each[:2] == seen[:2] for each in line) == 1
    defended = any(each[0] == "defend" and each[1] == seen[2] for each in line)
    if seen[0] == "attack_damage" and single and defended and attacked is not None:
        return [*seen[:2], attacked, *seen[3:]]
    return [*seen]


def attacks_with_damage(line: Sequence[SeenValue]) -> list[SeenValue]:
    """Add to an attack of a character on one enemy the damage that it deals, or that a tough card stops."""
    out: list[SeenValue] = []
    for seen in line:
        last = next((each for each in reversed(out) if each[0] == "attack"), None)
        aimed = last is not None and len(last) == 4 and [seen[1]] == last[3]
        if last and aimed and seen[0] == "damage" and seen[3] == last[2]:
            last.append(seen[2])
            continue
        if last and aimed and seen[0] == "tough":
            last.append(seen[2])
        out.append([*seen])
    return out


def threat_at_once(line: Sequence[SeenValue], quiet: Container[str]) -> list[SeenValue]:
    """Tell threat that is placed on a scheme twice in a row as one number; `quiet` are the events that are not told."""
    out: list[SeenValue] = []
    for seen in line:
        last = next((each for each in reversed(out) if each[0] not in quiet), ["", [0, ""]])
        if seen[0] == last[0] == "threat" and seen[1] == last[1]:
            last[2] += seen[2]
        else:
            out.append([*seen])
    return out


def damage_at_once(line: Sequence[SeenValue], reader: int) -> list[SeenValue]:
    """Tell damage of the same amount to several characters at once, but that to the reader's identity for itself."""
    out: list[SeenValue] = []
    for seen in line:
        last: SeenValue = out[-1] if out else [""]
        if seen[0] != "damage" or seen[1][0] == reader or seen[1] == seen[3]:  # consequential damage comes later
            out.append(seen)
        elif last[0] == "damage" and last[2] == seen[2] and seen[1] != last[1] and last[1][0] != reader:
            out[-1] = ["damage_each", [last[1], seen[1]], seen[2]]
        elif last[0] == "damage_each" and last[2] == seen[2] and seen[1] not in last[1]:
            last[1].append(seen[1])
        else:
            out.append(seen)
    return out


def without(line: Sequence[SeenValue], event: str, after: str) -> list[SeenValue]:
    """Return the events of a line without the first of a name that follows one that tells the same."""
    out: list[SeenValue] = []
    due = False
    for seen in line:
        due = due or seen[0] == after
        if due and seen[0] == event:
            due = False
        else:
            out.append(seen)
    return out


def _answers(seen: SeenValue, enemy: SeenValue) -> bool:
    """Does an event belong to what an activation of an enemy has brought about?"""
    return bool(
        seen[0] == "use"
        or (seen[0] in ("activate", "boost_dealt") and seen[1] == enemy)
        or (seen[0] == "defend" and seen[2] == enemy)
    )
