"""A worker process: reads calls from its standard input, carries them out, and writes the answers to its output.

It ends when its input does, so that none is left behind when the server is killed. Its argument is its niceness.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from goldenrule.server.faults import begin_log
from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.worker.host import WorkerHost
from goldenrule.server.worker_calls import Call
from goldenrule.server.worker_rpc import HEAD, READY, AnyAnswer, AnyCall, frame_message


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message, None at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    size = int.from_bytes(head, "big")
    data = stream.read(size)
    return data if len(data) == size else None


def main() -> None:
    """Work until there is nothing more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to obey
    if sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    begin_log()
    sys.stdout = sys.stderr  # whatever a card prints is not an answer
    host = WorkerHost()
    decoder: msgspec.msgpack.Decoder[tuple[int, Call[AnyAnswer]]] = msgspec.msgpack.Decoder(tuple[int, AnyCall])
    encoder = msgspec.msgpack.Encoder()
    answer: AnyAnswer = TableUpdate()
    number = READY
    while True:
        left = memoryview(frame_message(encoder.encode((number, answer))))
        with suppress(BrokenPipeError):  # the server has ended, and so has what is read
            while left:
                left = left[sink.write(left) :]
        data = read_message(source)
        if data is None:
            return
        number, call = decoder.decode(data)
        answer = host.handle(call)


if __name__ == "__main__":
    main()
