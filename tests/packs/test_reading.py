"""Folders: what is read, what is refused, and that nothing outside the folder is ever read."""

import os
import re
from pathlib import Path

import msgspec
import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.pack_template import make_pack
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import GamePacks, Pack, PackPart, check_pack, from_content, read_manifest, read_pack
from goldenrule.packs.schema import schema
from goldenrule.words.phrases import Phrase


class Thing(msgspec.Struct, frozen=True):
    id: str
    n: int = 0


class Deck(msgspec.Struct, frozen=True):
    name: str
    things: tuple[str, ...]


class Small(GamePacks):
    def check(self, pack: Pack, before: object = ()) -> list[Problem]:
        return [
            pack.problem("cards", key, Phrase("as-written", text="13 brings bad luck."))
            for key, thing in pack.part("cards").items()
            if thing.n == 13
        ]


GAME = Small("small", Vocabulary(()), {"cards": PackPart(Thing), "decks": PackPart(Deck, "name")})
ABOUT = "format: 1\nid: mine\ngame: small\nfiles: [cards.yaml]\n"


def folder(tmp_path: Path, about: str = ABOUT, **files: str) -> Path:
    path = tmp_path / "mine"
    path.mkdir()
    (path / "pack.yaml").write_text(about, "utf-8")
    for name, text in files.items():
        (path / f"{name}.yaml").write_text(text, "utf-8")
    return path


def faults(path: Path) -> str:
    return "\n".join(map(str, check_pack(path, GAME)[1]))


def test_a_pack_of_several_files_and_parts(tmp_path: Path) -> None:
    about = 'format: 1\nid: mine\ngame: small\nversion: "2"\nname: Mine\nfiles: [cards.yaml, more.yaml]\n'
    more = "cards:\n  - {id: b, n: 2}\ndecks:\n  - name: d\n    things: [a, b]\n"
    pack = read_pack(folder(tmp_path, about, cards="- id: a\n", more=more), GAME)
    assert pack.part("cards") == {"a": Thing("a"), "b": Thing("b", 2)}
    assert pack.part("decks") == {"d": Deck("d", ("a", "b"))}
    assert (pack.items["cards"]["b"].file, pack.items["cards"]["b"].line) == ("more.yaml", 2)
    assert (pack.manifest.name, pack.manifest.version) == ("Mine", "2")
    again = from_content(pack.content, GAME, "kept")
    assert (again.hash, again.part("cards")) == (pack.hash, pack.part("cards"))
    assert "cards" in schema(GAME)["anyOf"][1]["properties"]


@pytest.mark.parametrize(
    ("about", "text"),
    [
        ("format: 2\nid: mine\ngame: small\nfiles: [cards.yaml]\n", "pack.yaml:1: format: the format 2 is unknown"),
        ("format: 1\nid: My Pack\ngame: small\nfiles: [cards.yaml]\n", "pack.yaml:2: id: 'My Pack' is not a valid id"),
        ("format: 1\nid: mine\ngame: other\nfiles: [cards.yaml]\n", "the pack is for 'other', not for 'small'"),
        ("format: 1\nid: mine\ngame: small\nfiles: []\n", "pack.yaml:4: files: 0 files are listed"),
        ("format: 1\nid: mine\ngame: small\n", "a manifest needs the field 'files'"),
        ("format: 1\nid: mine\ngame: small\nfiles: [cards.yaml]\nrun: x\n", "pack.yaml:5: run: a manifest has no"),
        ("format: 1\nid: mine\ngame: small\nfiles: [gone.yaml]\n", "gone.yaml: does not exist; pack.yaml lists it"),
        ("format: 1\nid: mine\ngame: small\nfiles: [../x.yaml]\n", "'../x.yaml' is not a valid file of a pack"),
        ("format: 1\nid: mine\ngame: small\nfiles: [/etc/x.yaml]\n", "'/etc/x.yaml' is not a valid file of a pack"),
        ("format: 1\nid: mine\ngame: small\nfiles: ['a\\b.yaml']\n", "is not a valid file of a pack"),
        ("format: 1\nid: mine\ngame: small\nfiles: [cards.json]\n", "'cards.json' is not a valid file of a pack"),
        ("format: 1\nid: mine\ngame: small\nfiles: [cards.yaml, cards.yaml]\n", "'cards.yaml' is listed twice"),
        ("[1, 2]", "a list is not a mapping of fields"),
        ("", "missing"),
        ("a: *b\n", "pack.yaml:1: anchors and aliases"),
    ],
)
def test_a_bad_manifest(tmp_path: Path, about: str, text: str) -> None:
    assert text in faults(folder(tmp_path, about, cards="- id: a\n"))


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("- id: a\n- id: a\n", "cards.yaml:2: a: id: this id is already used in cards.yaml, line 1"),
        ("- id: a\n  m: 1\n", "cards.yaml:2: a: m: a thing has no field 'm'"),
        ("- n: 1\n", "cards.yaml:1: cards 1: a thing needs the field 'id'"),
        ("- id: a\n  n: 13\n", "cards.yaml:1: a: 13 brings bad luck."),
        ("- id: a\n  n: x\n- id: b\n  n: y\n", "cards.yaml:2: a: n: 'x' is not a number.\ncards.yaml:4: b: n: 'y'"),
        ("crads: []\n", "cards.yaml:1: crads: a pack has no part 'crads'; did you mean cards?"),
        ("cards: {a: b}\n", "a part must be a list"),
        ("5", "a card file must be a list of cards"),
        ("- [", "not valid YAML"),
    ],
)
def test_bad_cards(tmp_path: Path, cards: str, text: str) -> None:
    path = folder(tmp_path, cards=cards)
    assert text in faults(path)
    with pytest.raises(BadInput, match=re.escape(str(path))) as error:
        read_pack(path, GAME)
    assert "\n" not in str(error.value)


def test_links_out_of_the_folder_are_not_followed(tmp_path: Path) -> None:
    path = folder(tmp_path)
    (tmp_path / "secret.yaml").write_text("- id: secret\n", "utf-8")
    os.symlink(tmp_path / "secret.yaml", path / "cards.yaml")
    assert "links out of the folder are not followed" in faults(path)
    assert "secret" not in faults(path)
    (path / "cards.yaml").unlink()
    (path / "cards.yaml").symlink_to(path / "cards.yaml")
    assert "cards.yaml" in faults(path)
    (path / "cards.yaml").unlink()
    (path / "cards.yaml").mkdir()
    assert "is not a file inside the pack" in faults(path)


def test_links_inside_the_folder_are_fine(tmp_path: Path) -> None:
    path = folder(tmp_path, other="- id: a\n")
    (path / "cards.yaml").symlink_to("other.yaml")
    assert read_pack(path, GAME).part("cards") == {"a": Thing("a")}


def test_what_is_no_pack(tmp_path: Path) -> None:
    assert "does not exist" in faults(tmp_path / "nowhere")
    (tmp_path / "file").write_text("", "utf-8")
    assert "is not a folder" in faults(tmp_path / "file")
    with pytest.raises(BadInput, match=r"pack\.yaml: does not exist"):
        read_manifest(tmp_path)


def test_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"f{i}.yaml" for i in range(20)]
    path = folder(tmp_path, f"format: 1\nid: mine\ngame: small\nfiles: [{', '.join(names)}]\n")
    for name in names:
        (path / name).write_bytes(b" " * 100)
    monkeypatch.setattr("goldenrule.packs.pack_folders.MOST_BYTES", 1000)
    assert "more than 1000 bytes in total" in faults(path)
    monkeypatch.undo()
    (path / "f0.yaml").write_bytes(b" " * 300_000)
    assert "f0.yaml: is larger than 256000 bytes" in faults(path)


def test_content_that_is_damaged() -> None:
    for content in (b"", b"{}", b"[]", b"\xff", b'{"parts": {}}', b'{"format":1,"id":"x","game":"small","parts":3}'):
        with pytest.raises(BadInput, match="kept"):
            from_content(content, GAME, "kept")
    with pytest.raises(BadInput, match="not for 'small'"):
        from_content(b'{"format":1,"id":"x","game":"other","parts":{}}', GAME, "kept")


def test_a_new_pack_is_a_good_one(tmp_path: Path) -> None:
    templates = tmp_path / "templates"
    (templates / "cards").mkdir(parents=True)
    (templates / "cards" / "cards.yaml").write_text("- {id: a, n: 2}\n", "utf-8")
    game = Small(GAME.game, GAME.vocabulary, GAME.parts, templates)
    assert make_pack(tmp_path / "My new-pack", game) == ["pack.yaml", "cards.yaml"]
    assert read_pack(tmp_path / "My new-pack", GAME).manifest.id == "my_new_pack"
    with pytest.raises(BadInput, match="already exists"):
        make_pack(tmp_path / "My new-pack", game)
    with pytest.raises(BadInput, match="A pack cannot be called '123'"):
        make_pack(tmp_path / "123", game)
    assert make_pack(tmp_path / "plain", GAME) == ["pack.yaml", "cards.yaml"]
    for other in (GAME, game):
        with pytest.raises(BadInput, match="no template hero for a new pack of small"):
            make_pack(tmp_path / "other", other, "hero")
