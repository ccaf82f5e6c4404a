"""Tables that are broken off."""

from goldenrule.table.session import Session


def break_off(session: Session) -> None:
    """As by a kill: nothing is closed, and the system lets others have the name."""
    assert session.hold is not None
    session.hold.release()
