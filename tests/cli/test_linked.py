"""Records behind links: whatever stands there or answers, it is one sentence."""

from http.client import BadStatusLine, IncompleteRead
from pathlib import Path
from types import TracebackType

import pytest

from tests.cli.helpers import run


class Answer:
    """What a server answers that breaks off."""

    def __enter__(self) -> "Answer":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def read(self, most: int) -> bytes:
        raise IncompleteRead(b"{")


def garbage(address: str, timeout: float) -> Answer:
    raise BadStatusLine("garbage")


def broken_off(address: str, timeout: float) -> Answer:
    return Answer()


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("http://[::1/#/t/a?token=b", "is not a link to a moment of a game"),
        ("http://a b/#/t/a?token=b", "There is no record"),
    ],
)
def test_links_that_lead_nowhere(link: str, said: str, tmp_path: Path) -> None:
    found = run(tmp_path, "review", link)
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
    assert said in found.stderr


@pytest.mark.parametrize("answer", [garbage, broken_off])
def test_servers_that_answer_garbage(answer: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("urllib.request.urlopen", answer)
    found = run(tmp_path, "review", "http://localhost/#/t/a?token=b")
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
    assert "There is no record" in found.stderr
