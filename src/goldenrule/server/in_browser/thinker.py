"""The second Python of a page, which searches: hints, bots that search, reviews."""

import os

import msgspec

from goldenrule.server.in_browser.workers import Data, as_bytes
from goldenrule.server.worker.host import WorkerHost
from goldenrule.server.worker_rpc import AnyCall


class Thinker:
    """Carries out searches, one after the other."""

    def __init__(self, folder: str) -> None:
        """Use an empty data folder: searches read and write no files."""
        os.environ["GOLDENRULE_HOME"] = folder
        self.host = WorkerHost()
        self._decoder = msgspec.msgpack.Decoder(AnyCall)

    def search(self, data: Data) -> bytes:
        """Return the answer to a call, both in msgpack."""
        return msgspec.msgpack.encode(self.host.handle(self._decoder.decode(as_bytes(data))))
