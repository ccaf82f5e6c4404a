"""A decorator for mypyc: compiled classes that allow interpreted subclasses. Without mypyc it does nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:  # it comes with mypy, and is not needed to run

        def mypyc_attr(*names: str, **values: object) -> object:
            return lambda cls: cls


__all__ = ["mypyc_attr"]
