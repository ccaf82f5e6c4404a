"""The operator's own pictures: only they see them, unless they share them, and nothing else leaves the folder."""

import os
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.art import LARGEST, CardArt
from goldenrule.words.texts import english
from tests.cli.helpers import run
from tests.server.helpers import PATIENCE, Server, running

PNG = b"\x89PNG\r\n\x1a\n" + bytes(24)
JPEG = b"\xff\xd8\xff\xe0" + bytes(24)
WEBP = b"RIFF\x10\x00\x00\x00WEBPVP8 " + bytes(24)
ODD = [
    "..",
    "../secret",
    "..%2fsecret",
    "%2e%2e%2fsecret",
    "%2fetc%2fpasswd",
    "01001a.png",
    "01001a%00",
    "~",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Good pictures, and files that are none."""
    there = tmp_path_factory.mktemp("art") / "pictures"
    there.mkdir()
    (there.parent / "secret.png").write_bytes(PNG)
    for name, data in {"01001a.png": PNG, "01060.JPG": JPEG, "iron_man.webp": WEBP}.items():
        (there / name).write_bytes(data)
    (there / "01002.png").write_bytes(b"<script>alert(1)</script>")
    (there / "01003.jpg").write_bytes(JPEG + bytes(LARGEST))
    (there / "01004.svg").write_text("<svg/>")
    (there / "a b.png").write_bytes(PNG)
    (there / ".hidden.png").write_bytes(PNG)
    (there / "01060.png").write_bytes(PNG)
    (there / "01005.png").symlink_to(there.parent / "secret.png")
    (there / "01006.png").symlink_to(there / "01006.png")
    (there / "01007.png").mkdir()
    return there


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("home"), "--art", str(folder)) as found:
        yield found


def get(server: Server, path: str, cookie: str) -> tuple[int, str, bytes]:
    """The status, the media type and the body of an answer."""
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", headers={"cookie": cookie})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "private" in answer.headers["cache-control"]
            return answer.status, answer.headers["content-type"], answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers["content-type"], error.read()


def test_the_operator_sees_the_pictures_with_their_types(server: Server) -> None:
    assert get(server, "/api/art/01001a?v=1", server.cookie) == (200, "image/png", PNG)
    assert get(server, "/api/art/01060", server.cookie) == (200, "image/jpeg", JPEG)
    assert get(server, "/api/art/iron_man", server.cookie) == (200, "image/webp", WEBP)
    art = server.ask("/api/start")["art"]
    assert art["codes"] == ["01001a", "01060", "iron_man"] and art["version"]


def test_a_guest_sees_none_and_is_not_told_which_there_are(server: Server) -> None:
    guest = server.guest()
    for code in ("01001a", "nothing"):
        assert get(server, f"/api/art/{code}", guest)[:2] == (403, "application/problem+json")
    assert get(server, "/api/art/01001a", "")[0] == 403
    assert server.ask("/api/start", headers={"cookie": guest})["art"] is None


def test_guests_see_pictures_that_are_shared(folder: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--art", str(folder), "--share-art") as shared:
        guest = shared.guest()
        assert get(shared, "/api/art/01001a", guest) == (200, "image/png", PNG)
        assert shared.ask("/api/start", headers={"cookie": guest})["art"]["codes"]


@pytest.mark.parametrize(
    "code", ["01002", "01003", "01004", "01005", "01006", "01007", ".hidden", "a%20b", "secret", *ODD]
)
def test_nothing_but_the_pictures_leaves_the_folder(server: Server, code: str) -> None:
    status, kind, data = get(server, f"/api/art/{code}", server.cookie)
    assert status in (400, 404) and kind == "application/problem+json" and PNG not in data, (code, status)


def test_the_server_says_which_pictures_it_shows_and_which_it_leaves_out(folder: Path) -> None:
    own, left_out = map(english, CardArt(folder).summary())
    assert own == f"Own pictures of 3 cards from {folder}; only your own page shows them."
    for why in (
        "01002.png (it is not a png picture)", "01003.jpg (it is larger than 8 MB)", "01005.png (it is not a file in",
        "01060.png (another file has the same code)", "a b.png (its name is not the code of a card)",
    ):  # fmt: skip
        assert why in left_out
    assert "01004.svg" not in left_out and ".hidden" not in left_out
    assert "everybody who visits" in english(CardArt(folder, shared=True).summary()[0])


def test_a_picture_that_was_replaced_by_something_else_is_sent_no_longer(tmp_path: Path) -> None:
    (tmp_path / "01001a.png").write_bytes(PNG)
    art = CardArt(tmp_path)
    assert art.read("01001a") == (PNG, "image/png")
    (tmp_path / "01002.png").write_bytes(PNG)
    assert art.read("01002") is None
    (tmp_path / "01001a.png").write_bytes(b"%PDF-1.7 something else")
    assert art.read("01001a") is None
    os.remove(tmp_path / "01001a.png")
    assert art.read("01001a") is None


def test_a_folder_without_pictures_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read; name an existing folder"):
        CardArt(tmp_path / "nothing")
    with pytest.raises(BadInput, match=r"no file there ends with `.jpg`"):
        CardArt(tmp_path)
    (tmp_path / "01001a.png").write_bytes(b"no picture")
    with pytest.raises(BadInput) as found:
        CardArt(tmp_path)
    assert "01001a.png (it is not a png picture)" in english(found.value.phrase)


def test_the_command_line_names_what_is_missing(tmp_path: Path) -> None:
    for arguments in (["--art", str(tmp_path / "nothing")], ["--share-art"]):
        done = run(tmp_path, "serve", "--port", "0", *arguments)
        assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1, done
        assert "Traceback" not in done.stderr
