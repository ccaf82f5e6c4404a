"""Type variables of games: `class Own(Game[Table, Content])` has a state and a content of its own types.

A plain `Game` is a game of any kind. In the compiled build `state` is a typed attribute of the kernel, and this module
stays interpreted.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any, TypeAlias

    from typing_extensions import TypeVar

    from goldenrule.kernel.state import State

    Unknown: TypeAlias = Any
    StateT = TypeVar("StateT", bound=State, default=Unknown, covariant=True)
    ContentT = TypeVar("ContentT", bound=Unknown, default=Unknown, covariant=True)
else:  # only type checkers know defaults before Python 3.13
    from typing import TypeVar

    StateT = TypeVar("StateT", covariant=True)
    ContentT = TypeVar("ContentT", covariant=True)

__all__ = ["ContentT", "StateT"]
