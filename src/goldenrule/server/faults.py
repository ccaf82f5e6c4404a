"""Faults: unexpected errors. Each is logged once, with its traceback and an id, which the page shows.

Only the operator reads the log and the reports: the text of an error may name hidden cards, so pages never get it.
"""

import logging
import secrets
from typing import Final

FORMAT: Final = "%(asctime)s %(message)s"
"""How lines of the log begin, in the server and in its workers."""
LOG: Final = logging.getLogger("goldenrule.server")


def fault(error: Exception, where: str) -> str:
    """Log an error with its traceback, unless that has been done, and return its id. `where` holds no token."""
    found = vars(error).get("fault")
    if found is None:
        found = vars(error)["fault"] = secrets.token_hex(4)
        LOG.error("Error %s: %s", found, where, exc_info=error)
    return str(found)
